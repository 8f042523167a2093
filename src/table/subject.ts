/** Which units a question or a roll is about: where to look, and what the fixed panel explains. */
import type { Question } from '../rules/answers.ts';
import type { RollAbout } from '../rules/facts.ts';

/** The unit that answers, or null when the whole side does. */
export function subjectOf(question: Question): string | null {
  switch (question.ask) {
    case 'orderDice':
    case 'orders':
    case 'actingUnit':
      return null;
    case 'friendReaction':
      return question.target;
    default:
      return question.unit;
  }
}

/** Questions put to a side while the other one acts, asked beside the unit. */
export function isReaction(question: Question): boolean {
  return (
    question.ask === 'reaction' ||
    question.ask === 'friendReaction' ||
    question.ask === 'stayOrFlee' ||
    question.ask === 'strikeBack' ||
    question.ask === 'returnFire'
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
