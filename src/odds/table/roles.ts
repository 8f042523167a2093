/** Who stands against whom in what is asked, and by which policy both decide. */

import type { Decision, GameFrame } from '../../rules/state/frames.ts';
import { enemyOf, findUnit, type Game } from '../../rules/state/game.ts';
import { whoIsBetween, whoIsMeant } from '../../rules/state/meant.ts';
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import type { Aim } from '../aims.ts';

/**
 * The aims of every figure at the table, and of the laboratory until others are chosen there: both sides play for the
 * ground, and whoever fails a test flees (failedTests.ts). The screens say so beside the figures. No policy is told in
 * fewer words, whoever attacks; and if failed tests were left to that aim, whoever fails would stay to the last man, and
 * nearly every charge would read <1 %.
 */
export const TABLE_AIMS: BySide<Aim> = { blue: 'keepGround', red: 'keepGround' };

export interface Roles {
  readonly attacker: string;
  /** None for a rally, a flight or a change of formation. */
  readonly target: string | null;
}

type Procedures = readonly GameFrame['procedure'][];
const ATTACKS: Procedures = ['charge', 'assault', 'shot'];
const ACTS: Procedures = ['action', 'flight'];

/** Whom the procedure under way is between: the first frame that names an attack, else whoever acts or flees. */
export function rolesUnderWay({ frames }: Game): Roles | null {
  const first = (of: Procedures) => frames.find(({ procedure }) => of.includes(procedure));
  const frame = first(ATTACKS) ?? first(ACTS);
  const between = frame && whoIsBetween(frame);
  return between?.unit ? { attacker: between.unit, target: between.target } : null;
}

/** The units that the figures of a decision speak of. */
export interface Parties {
  readonly own: string;
  readonly enemy: string | null;
}

function first(game: Game, side: Side, names: readonly (string | null)[]): string | null {
  return names.find((name) => name !== null && findUnit(game, name)?.side === side) ?? null;
}

/** The side's own unit and its enemy: those the question names, else those of the procedure. */
export function partiesOf(game: Game, { side, question }: Decision, roles: Roles): Parties | null {
  const { unit, enemy, enemies } = whoIsMeant(question);
  const all = [unit, enemy, roles.target, roles.attacker];
  const own = first(game, side, all);
  if (own === null) return null;
  // whoever chooses among several enemies is done with the one he came for
  if (enemies.length > 0) return { own, enemy: enemies.length === 1 ? (enemies[0] ?? null) : null };
  return { own, enemy: first(game, enemyOf(side), all) };
}
