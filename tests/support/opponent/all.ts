/** All known positions. */
import { EXAMINED_ATTACKS } from './examined/first/attacks.ts';
import { EXAMINED_ANSWERS } from './examined/first/midst.ts';
import { EXAMINED_ORDERS } from './examined/first/orders.ts';
import { EXAMINED_PLACES } from './examined/first/places.ts';
import { EXAMINED_REACTIONS } from './examined/first/reactions.ts';
import { SECOND_ANSWERS } from './examined/second/answers.ts';
import { SECOND_BLOWS } from './examined/second/blows.ts';
import { SECOND_ORDERS } from './examined/second/orders.ts';
import { SECOND_PLACES } from './examined/second/places.ts';
import { SECOND_SHOTS } from './examined/second/shots.ts';
import { THIRD_ACTIONS } from './examined/third/actions.ts';
import { THIRD_ANSWERS } from './examined/third/answers.ts';
import { THIRD_ORDERS } from './examined/third/orders.ts';
import { THIRD_PLACES } from './examined/third/places.ts';
import type { Known } from './known.ts';
import { ATTACKS } from './positions/attacks.ts';
import { BLOWS } from './positions/blows.ts';
import { MOVES } from './positions/moves.ts';
import { ORDERS } from './positions/orders.ts';
import { REACTIONS } from './positions/reactions.ts';
import { SHOTS } from './positions/shots.ts';

/** Those written down with the mind at hand. */
export const OWN: readonly Known[] = [...REACTIONS, ...BLOWS, ...SHOTS, ...ATTACKS, ...MOVES, ...ORDERS];

/** The third examiner's: of more than half of them no figure decides. */
export const THIRD: readonly Known[] = [...THIRD_ACTIONS, ...THIRD_ANSWERS, ...THIRD_ORDERS, ...THIRD_PLACES];

export const KNOWN: readonly Known[] = [
  ...OWN,
  ...EXAMINED_REACTIONS,
  ...EXAMINED_ANSWERS,
  ...EXAMINED_ATTACKS,
  ...EXAMINED_PLACES,
  ...EXAMINED_ORDERS,
  ...SECOND_ANSWERS,
  ...SECOND_BLOWS,
  ...SECOND_ORDERS,
  ...SECOND_PLACES,
  ...SECOND_SHOTS,
  ...THIRD,
];
