/** Which units a question or a roll is about: where to look, and what the fixed panel explains. */
import type { Question } from '../../rules/state/answers.ts';
import type { RollAbout } from '../../rules/state/facts.ts';

/** The unit that answers, or null when the whole side does. */
export function subjectOf(question: Question): string | null {
  switch (question.ask) {
    case 'orderDice':
    case 'orders':
    case 'actingUnit':
    case 'initiative':
      return null;
    case 'friendReaction':
    case 'gunReturnFire':
      return question.target;
    default:
      return question.unit;
  }
}

/** The unit whose place must be in sight to answer: the one asked, or the first of those that may act. */
export function placeAsked(question: Question): string | null {
  if (question.ask === 'actingUnit' || question.ask === 'initiative') return question.units[0] ?? null;
  return subjectOf(question);
}

/** Questions put to a side while the other one acts, asked beside the unit. */
export function isReaction(question: Question): boolean {
  return (
    question.ask === 'reaction' ||
    question.ask === 'friendReaction' ||
    question.ask === 'stayOrFlee' ||
    question.ask === 'transfer' ||
    question.ask === 'strikeBack' ||
    question.ask === 'returnFire' ||
    question.ask === 'gunReturnFire'
  );
}

/** The unit the dice are thrown for. */
export function rollSubject(about: RollAbout): string | null {
  switch (about.about) {
    case 'firstTurn':
    case 'orderPoints':
      return null;
    case 'fire':
      return about.firer;
    case 'strike':
      return about.attacker;
    default:
      return about.unit;
  }
}
