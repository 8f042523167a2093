/**
 * Answers about places that are chosen beforehand. Each is kept by the place itself, not by where it stands among the
 * answers: so it is the same place in another position, and nothing where it is not offered.
 */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Choice, Question } from '../../rules/state/answers.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { isChosenPlace } from '../places.ts';
import type { Places } from './asked.ts';

/** The name of a question about a place: whom it is asked about, and for what. */
export function placeKey(question: Question): string {
  const unit = whoIsMeant(question).actor ?? '';
  const kind = question.ask === 'move' ? question.manoeuvre : '';
  const length = 'length' in question ? question.length : '';
  return `${question.ask} ${unit} ${kind}${length}`.trim();
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
