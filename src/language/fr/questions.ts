import type { Question } from '../../rules/state/answers.ts';
import type { questions as english } from '../en/questions.ts';
import type { Names } from '../sentences.ts';
import { openingWords } from './opening.ts';
import { words } from './words.ts';
import { french, of, to } from './writing.ts';

function questionTitle(question: Question, names: Names): string {
  switch (question.ask) {
    case 'orderDice':
    case 'orders':
      return openingWords.questionTitle(question);
    case 'unitToDeploy':
      return 'Quelle unité déployez-vous ?';
    case 'deployment':
      return `Où se déploie ${names(question.unit)} ?`;
    case 'actingUnit':
      return 'Quelle unité agit maintenant ?';
    case 'action':
      return `Que fait ${names(question.unit)} ?`;
    case 'move':
      return moveTitle(question, names);
    case 'fireAfterMarch':
      return `${names(question.unit)} : un tir après la marche ?`;
    case 'fireAfterFormation':
      return `${names(question.unit)} : un tir maintenant ?`;
    case 'secondShot':
      return `${names(question.unit)} : un second tir, par la ${words.halves[question.half]} ?`;
    case 'half':
      return halfTitle(question, names);
    case 'formationAfterMarch':
      return `${names(question.unit)} : quelle formation après la marche ?`;
    case 'facing':
      return question.purpose === 'flight'
        ? `${names(question.unit)} : fuir de quel côté ?`
        : `${names(question.unit)} : quelle orientation ?`;
    case 'rallied':
      return `Comment se reforme ${names(question.unit)} ?`;
    case 'reaction':
      return question.attack === 'charge'
        ? `Comment réagit ${names(question.unit)} à la charge ${of(names(question.attacker))} ?`
        : `Comment réagit ${names(question.unit)} à l’assaut ${of(names(question.attacker))} ?`;
    case 'friendReaction':
      return `Un ami vient-il en aide ${to(names(question.target))} contre ${names(question.attacker)} ?`;
    case 'transfer':
      return `${names(question.unit)} va perdre ${french.count(question.losses, 'point de force', 'points de force')} : un ami sur son flanc en prend-il à son compte ?`;
    case 'putBack':
      return `${names(question.unit)} laisse la place ${to(names(question.mover))} : quelle place prendre derrière ?`;
    case 'stayOrFlee':
      return `${names(question.unit)} chancelle : rester et perdre ${french.count(question.losses, 'point de force', 'points de force')}, ou fuir ?`;
    case 'flightEnd':
      return `Où s’arrête la fuite ${of(names(question.unit))}, longue de ${french.count(question.length, 'case', 'cases')} ?`;
    case 'attack':
      return `${names(question.unit)} : attaquer ${names(question.target)} ?`;
    case 'attackAfterFire':
      return `${names(question.unit)} a tiré : ${question.attack === 'charge' ? 'charger' : 'assaillir'} maintenant ${names(question.target)} ?`;
    case 'strikeBack':
      return `${names(question.unit)} : rendre les coups ${to(names(question.attacker))} ?`;
    case 'returnFire':
      return `${names(question.unit)} : riposter au tir ${of(names(question.firer))} ?`;
    case 'gunReturnFire':
      return `Une pièce régimentaire riposte-t-elle au tir ${of(names(question.firer))} sur ${names(question.target)} ?`;
    case 'secondPursuer':
      return `Un ami poursuit-il à côté ${of(names(question.unit))} ?`;
    case 'impetuousAttack':
      return `${names(question.unit)} : quel ennemi attaquer aussitôt ?`;
    case 'initiative':
      return 'Les ordres sont donnés : qui agit sans ordre ?';
    case 'pursue':
      return `${names(question.unit)} : poursuivre ?`;
    case 'pursuitEnd':
      return `Où s’arrête la poursuite ${of(names(question.unit))}, longue de ${french.count(question.length, 'case', 'cases')} ?`;
    case 'pursuitAttack':
      return `${names(question.unit)} : quel ennemi attaquer au bout de la poursuite ?`;
  }
}

function halfTitle(question: Extract<Question, { ask: 'half' }>, names: Names): string {
  const unit = names(question.unit);
  switch (question.role) {
    case 'extend':
      return `${unit} : étendre la ligne de quel côté ?`;
    case 'keep':
      return `${unit} : garder laquelle de ses deux cases ?`;
    case 'fire':
      return `Quelle moitié ${of(unit)} tire ?`;
    case 'aim':
      return `Sur quelle moitié ${of(unit)} tirer ?`;
  }
}

function moveTitle(question: Question & { ask: 'move' }, names: Names): string {
  const unit = names(question.unit);
  const target = question.target === null ? '' : ` pour atteindre ${names(question.target)}`;
  switch (question.manoeuvre) {
    case 'evade':
      return `Jusqu’où recule ${unit} ?`;
    case 'breakOff':
      return `Où se dérobe ${unit} ?`;
    case 'wheel':
      return `Dans quel sens tourner la ligne ${of(unit)} ?`;
    case 'charge':
    case 'assault':
    case 'counterCharge':
      return `Où va ${unit}${target} ?`;
    case 'frontalMarch':
    case 'indirectMarch':
      return `Jusqu’où marche ${unit} ?`;
  }
}

export const questions: typeof english = { questionTitle };
