/**
 * Answers about places that are chosen beforehand. Each is kept by the place itself, not by where it stands among the
 * answers: so it is the same place in another position, and nothing where it is not offered.
 */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Choice, Question } from '../../rules/state/answers.ts';
import type { Game } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { isChosenPlace } from '../places.ts';
import type { Places } from './asked.ts';

/** What a unit is asked for, where it may be asked for a place of that sort for more than one thing. */
function kindOf(question: Question): string {
  switch (question.ask) {
    case 'move':
      return question.manoeuvre;
    case 'half':
      return question.role;
    case 'facing':
      return question.purpose;
    default:
      return 'length' in question ? String(question.length) : '';
  }
}

/** The name of a question about a place: whom it is asked about, and for what. */
export function placeKey(question: Question): string {
  const unit = whoIsMeant(question).actor ?? '';
  return `${question.ask} ${unit} ${kindOf(question)}`.trim();
}

/** Those of the places that are chosen for units that are there: whoever is put there later may have the id of one gone. */
export function placesOn({ units }: Game, places: Places): Places {
  const all = Object.entries(places);
  const kept = all.filter(([key]) => units.some(({ id }) => id === key.split(' ')[1]));
  return kept.length === all.length ? places : Object.fromEntries(kept);
}

/** Whether that was the name of a question when halves and facings were named without what they are asked for. */
export function isOlderKey(key: string): boolean {
  return /^(half|facing) \S+$/.test(key);
}

function bareText(choice: Choice): string {
  return canonicalText('route' in choice ? { ...choice, route: undefined } : choice);
}

/** The place an answer leads to, as it is kept, and by which way: a charge may have an open one there, and another. CHG-11. */
export function placeText(choice: Choice): string {
  return 'route' in choice ? `${bareText(choice)} ${canonicalText(choice.route)}` : bareText(choice);
}

/** Where the place chosen for the question stands among its answers; null where none is chosen, or is not offered. */
export function chosenAmong(places: Places, question: Question, legal: readonly Choice[]): number | null {
  const key = placeKey(question);
  if (!isChosenPlace(question) || !Object.hasOwn(places, key)) return null;
  const kept = places[key] ?? '';
  const exact = legal.findIndex((choice) => placeText(choice) === kept);
  // elsewhere another way may lead there
  const at = exact < 0 ? legal.findIndex((choice) => kept.startsWith(`${bareText(choice)} `)) : exact;
  return at < 0 ? null : at;
}
