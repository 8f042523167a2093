import type { Question } from '../../rules/state/answers.ts';
import type { Names } from '../sentences.ts';
import { openingWords } from './opening.ts';
import { words } from './words.ts';
import { english } from './writing.ts';

/** What a side is asked. */
function questionTitle(question: Question, names: Names): string {
  switch (question.ask) {
    case 'orderDice':
    case 'orders':
      return openingWords.questionTitle(question);
    case 'unitToDeploy':
      return 'Which unit do you set up?';
    case 'deployment':
      return `Where is ${names(question.unit)} set up?`;
    case 'actingUnit':
      return 'Which unit acts next?';
    case 'action':
      return `What does ${names(question.unit)} do?`;
    case 'move':
      return moveTitle(question, names);
    case 'fireAfterMarch':
      return `Does ${names(question.unit)} fire after its march?`;
    case 'fireAfterFormation':
      return `Does ${names(question.unit)} fire now?`;
    case 'secondShot':
      return `Does the ${words.halves[question.half]} of ${names(question.unit)} fire too?`;
    case 'half':
      return halfTitle(question, names);
    case 'formationAfterMarch':
      return `Which formation does ${names(question.unit)} take after its march?`;
    case 'facing':
      return question.purpose === 'flight'
        ? `Which way does ${names(question.unit)} flee?`
        : `Which way does ${names(question.unit)} face?`;
    case 'rallied':
      return `How does ${names(question.unit)} form up again?`;
    case 'reaction':
      return `How does ${names(question.unit)} react to the ${question.attack} of ${names(question.attacker)}?`;
    case 'friendReaction':
      return `Does a friend help ${names(question.target)} against ${names(question.attacker)}?`;
    case 'transfer':
      return `${names(question.unit)} is about to lose ${english.count(question.losses, 'strength point', 'strength points')}: does a friend on its flank bear some of them?`;
    case 'putBack':
      return `${names(question.unit)} makes way for ${names(question.mover)}: where does it go?`;
    case 'stayOrFlee':
      return `${names(question.unit)} wavers: stay and lose ${english.count(question.losses, 'strength point', 'strength points')}, or flee?`;
    case 'flightEnd':
      return `Where does the flight of ${names(question.unit)} end, after ${english.count(question.length, 'hex', 'hexes')}?`;
    case 'attack':
      return `Does ${names(question.unit)} attack ${names(question.target)}?`;
    case 'attackAfterFire':
      return `${names(question.unit)} has fired. Does its ${question.attack} on ${names(question.target)} follow?`;
    case 'strikeBack':
      return `Does ${names(question.unit)} strike back at ${names(question.attacker)}?`;
    case 'returnFire':
      return `Does ${names(question.unit)} return the fire of ${names(question.firer)}?`;
    case 'gunReturnFire':
      return `Does a regimental gun answer ${names(question.firer)} for ${names(question.target)}?`;
    case 'secondPursuer':
      return `Does a friend pursue beside ${names(question.unit)}?`;
    case 'impetuousAttack':
      return `Whom does ${names(question.unit)} attack at once?`;
    case 'initiative':
      return 'The orders are given: who acts without one?';
    case 'pursue':
      return `Does ${names(question.unit)} pursue?`;
    case 'pursuitEnd':
      return `Where does the pursuit of ${names(question.unit)} end, after ${english.count(question.length, 'hex', 'hexes')}?`;
    case 'pursuitAttack':
      return `Whom does ${names(question.unit)} attack at the end of its pursuit?`;
  }
}

function halfTitle(question: Extract<Question, { ask: 'half' }>, names: Names): string {
  const unit = names(question.unit);
  switch (question.role) {
    case 'extend':
      return `To which side does ${unit} extend its line?`;
    case 'keep':
      return `Which of its two hexes does ${unit} keep?`;
    case 'fire':
      return `Which half of ${unit} fires?`;
    case 'aim':
      return `Which half of ${unit} is fired at?`;
  }
}

function moveTitle(question: Question & { ask: 'move' }, names: Names): string {
  const unit = names(question.unit);
  const target = question.target === null ? '' : ` to reach ${names(question.target)}`;
  switch (question.manoeuvre) {
    case 'evade':
      return `Where does ${unit} evade to?`;
    case 'breakOff':
      return `Where does ${unit} break off to?`;
    case 'wheel':
      return `How does ${unit} turn its line?`;
    case 'charge':
    case 'assault':
    case 'counterCharge':
      return `Where does ${unit} go${target}?`;
    case 'frontalMarch':
    case 'indirectMarch':
      return `Where does ${unit} march?`;
  }
}

export const questions = { questionTitle };
