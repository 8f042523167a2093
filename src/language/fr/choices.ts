import type { Choice } from '../../rules/state/answers.ts';
import type { choices as english } from '../en/choices.ts';
import { capital, type HexNames, type Names } from '../sentences.ts';
import { openingWords } from './opening.ts';
import { words } from './words.ts';
import { french, of } from './writing.ts';

/** A formation, and the facing of those that have one. */
function standing({
  formation,
  facing,
}: Pick<Extract<Choice, { choose: 'rallied' }>, 'formation' | 'facing'>) {
  const formed = words.formed[formation];
  return formation === 'square' || formation === 'closedColumn'
    ? formed
    : [formed, words.facings[facing]].filter((word) => word !== '').join(', ');
}

function choiceLabel(choice: Choice, names: Names, hexName: HexNames): string {
  switch (choice.choose) {
    case 'orderDice':
    case 'fleeWithoutOrder':
    case 'refaceWithoutOrder':
    case 'endOrders':
      return openingWords.choiceLabel(choice, names);
    case 'deploy':
      return `${hexName(choice.to)} : ${standing(choice)}`;
    case 'group':
      return choice.riders === undefined
        ? `Activer ${french.all(choice.units.map(names))}`
        : `Activer ${french.all(choice.units.map(names))}, avec ${french.all(choice.riders.map(names))} à côté`;
    case 'letLoose':
      return `Laisser attaquer ${names(choice.unit)}`;
    case 'holdBack':
      return `Tenter de retenir ${names(choice.unit)}`;
    case 'tacticalSense':
      return `Tester le sens tactique ${of(names(choice.unit))}`;
    case 'endInitiative':
      return 'Terminer le tour';
    case 'unit':
      return names(choice.unit);
    case 'action':
      return actionLabel(choice, names);
    case 'pass':
      return 'Passer';
    case 'move':
      if (choice.right)
        return `Ligne en ${hexName(choice.to)} et ${hexName(choice.right)}, ${words.facings[choice.facing]}`;
      return choice.route.length === 0
        ? `Rester en ${hexName(choice.to)}, ${words.facings[choice.facing]}`
        : `Vers ${hexName(choice.to)}, ${words.facings[choice.facing]}`;
    case 'leave':
      return `Quitter la carte depuis ${hexName(choice.to)}`;
    case 'shootAt':
      return `Tirer sur ${names(choice.target)}`;
    case 'holdFire':
      return 'Ne pas tirer';
    case 'formation':
      return `Se mettre ${words.formed[choice.formation]}`;
    case 'keepFormation':
      return 'Garder la formation';
    case 'half':
      return `${capital(words.halves[choice.half])} : ${hexName(choice.hex)}`;
    case 'facing':
      return capital(words.facings[choice.facing]);
    case 'rallied':
      return capital(standing(choice));
    case 'reaction':
      return words.reactions[choice.reaction];
    case 'friendCounterCharge':
      return `Contre-charge ${of(names(choice.unit))}`;
    case 'friendDefensiveFire':
      return `Tir défensif ${of(names(choice.unit))}`;
    case 'noFriend':
      return 'Pas de secours';
    case 'transfer':
      return `${names(choice.unit)} prend ${french.count(choice.points, 'point', 'points')}`;
    case 'keepLosses':
      return 'Garder toutes les pertes';
    case 'putBack':
      return `En ${hexName(choice.to)}, ${words.facings[choice.facing]}`;
    case 'stay':
      return 'Rester et subir les pertes';
    case 'flee':
      return 'Fuir';
    case 'attack':
      return 'Attaquer';
    case 'decline':
      return 'Renoncer';
    case 'breakOff':
      return 'Se dérober devant le carré';
    case 'strikeBack':
      return 'Rendre les coups';
    case 'returnFire':
      return 'Riposter';
    case 'gunReturnFire':
      return `Tir de riposte ${of(names(choice.unit))}`;
    case 'secondPursuer':
      return `${names(choice.unit)} se joint à la poursuite`;
    case 'pursue':
      return 'Poursuivre';
    case 'runEnd':
      return runEndLabel(choice, names, hexName);
    case 'attackTarget':
      return `Attaquer ${names(choice.target)}`;
  }
}

function actionLabel(choice: Choice & { choose: 'action' }, names: Names): string {
  switch (choice.action) {
    case 'charge':
      return `Charger ${names(choice.target)}`;
    case 'assault':
      return `Assaillir ${names(choice.target)}`;
    case 'fire':
      return `Tirer sur ${names(choice.target)}`;
    case 'fireThenAttack':
      return `Tirer sur ${names(choice.target)}, puis ${choice.attack === 'charge' ? 'charger' : 'assaillir'}`;
    case 'formation':
      return `Se mettre ${words.formed[choice.formation]}`;
    case 'doubleFire':
      return `Tir double, d’abord sur ${names(choice.target)}`;
    case 'formationThenFire':
      return `Se mettre ${words.formed[choice.formation]}, puis tirer`;
    case 'marchThenFire':
      return `${words.actions[choice.march]}, puis tir`;
    case 'marchThenFormation':
      return `${words.actions[choice.march]}, puis changement de formation`;
    case 'frontalMarch':
    case 'indirectMarch':
    case 'evade':
    case 'flight':
    case 'rally':
      return words.actions[choice.action];
  }
}

function runEndLabel(choice: Choice & { choose: 'runEnd' }, names: Names, hexName: HexNames): string {
  const end = choice.offMap ? `Hors de la carte depuis ${hexName(choice.to)}` : `Vers ${hexName(choice.to)}`;
  return choice.crossed.length === 0 ? end : `${end}, à travers ${french.all(choice.crossed.map(names))}`;
}

export const choices: typeof english = { choiceLabel };
