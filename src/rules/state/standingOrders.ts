/**
 * What a side has said beforehand that a unit answers: to a kind of question, always one thing, or never anything but the
 * refusal. It is of the game, not of its rules: an answer so given is recorded as any other, and marked.
 */
import type { Choice, Question } from './answers.ts';
import { whoIsMeant } from './meant.ts';
import { REACTIONS } from './vocabulary.ts';

/** The kinds of questions that come again and again, and are answered alike. */
export const STANDING_KINDS = [
  'reaction',
  'friendReaction',
  'returnFire',
  'gunReturnFire',
  'strikeBack',
  'stayOrFlee',
  'attack',
  'attackAfterFire',
  'pursue',
  'fireAfterMarch',
  'fireAfterFormation',
] as const satisfies readonly Question['ask'][];
export type StandingKind = (typeof STANDING_KINDS)[number];

/** What can be ordered: a reaction, or an answer by what it chooses. */
export const STANDING_ANSWERS = [
  ...REACTIONS,
  'friendCounterCharge',
  'friendDefensiveFire',
  'noFriend',
  'returnFire',
  'gunReturnFire',
  'strikeBack',
  'attack',
  'breakOff',
  'decline',
  'stay',
  'flee',
  'pursue',
  'shootAt',
  'holdFire',
] as const;
export type StandingAnswer = (typeof STANDING_ANSWERS)[number];

/** The answer by which a unit does not do what it is asked. */
export const NEVER: Readonly<Record<StandingKind, StandingAnswer>> = {
  reaction: 'nothing',
  friendReaction: 'noFriend',
  returnFire: 'decline',
  gunReturnFire: 'decline',
  strikeBack: 'decline',
  stayOrFlee: 'flee',
  attack: 'decline',
  attackAfterFire: 'decline',
  pursue: 'decline',
  fireAfterMarch: 'holdFire',
  fireAfterFormation: 'holdFire',
};

export interface StandingOrder {
  readonly unit: string;
  readonly ask: StandingKind;
  readonly answer: StandingAnswer;
}

/** Whom a question asks in a way that can be answered beforehand. */
export type StandingAsked = Pick<StandingOrder, 'unit' | 'ask'>;

/** The unit and the kind of a question that may be answered by standing order; nothing of any other. */
export function standingAsked(question: Question): StandingAsked | null {
  const ask = STANDING_KINDS.find((kind) => kind === question.ask);
  const { unit } = whoIsMeant(question);
  return ask !== undefined && unit !== null ? { unit, ask } : null;
}

/** What of standing orders a choice would fulfil. */
export function standingAnswer(choice: Choice): StandingAnswer | null {
  const said = choice.choose === 'reaction' ? choice.reaction : choice.choose;
  return STANDING_ANSWERS.find((answer) => answer === said) ?? null;
}

/** The order that holds for a question, if there is one. */
export function orderFor(
  orders: readonly StandingOrder[],
  { unit, ask }: StandingAsked,
): StandingOrder | null {
  return orders.find((order) => order.unit === unit && order.ask === ask) ?? null;
}

/** The one legal answer that fulfils the order; where there is none, or several, the player is asked. */
export function ordered(order: StandingOrder, legal: readonly Choice[]): Choice | null {
  const [only, ...others] = legal.filter((choice) => standingAnswer(choice) === order.answer);
  return only && others.length === 0 ? only : null;
}
