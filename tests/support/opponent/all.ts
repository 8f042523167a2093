/** All known positions. */
import type { Known } from './known.ts';
import { ATTACKS } from './positions/attacks.ts';
import { BLOWS } from './positions/blows.ts';
import { MOVES } from './positions/moves.ts';
import { ORDERS } from './positions/orders.ts';
import { REACTIONS } from './positions/reactions.ts';
import { SHOTS } from './positions/shots.ts';

export const KNOWN: readonly Known[] = [...REACTIONS, ...BLOWS, ...SHOTS, ...ATTACKS, ...MOVES, ...ORDERS];
