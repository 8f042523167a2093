/** VIC: what losses are worth, and when a battle is over. Values and limits are house rules: R-151. */
import { enemyOf, type Game, type Outcome, type Unit } from './game.ts';
import { breakPoint } from './houseRules.ts';
import type { BySide, Side } from './vocabulary.ts';

/** The victory points a unit has given its enemy by its fate: VIC-02; half, rounded up, off the map: VIC-03. */
export function victoryValue(u: Pick<Unit, 'fate' | 'cost'>): number {
  if (u.fate === 'present') return 0;
  return u.fate === 'fledOffMap' ? Math.ceil(u.cost / 2) : u.cost;
}

/** The points each side has earned: the values of the units its enemy has lost. VIC-02, VIC-03, R-151. */
export function victoryPoints(g: Game): BySide<number> {
  const points = { blue: 0, red: 0 };
  for (const unit of g.units) points[enemyOf(unit.side)] += victoryValue(unit);
  return points;
}

/** What a side's whole army cost, units lost included, in army points. */
export function armyValue(g: Game, side: Side): number {
  return g.units.reduce((sum, unit) => (unit.side === side ? sum + unit.cost : sum), 0);
}

function isBroken(g: Game, side: Side, points: BySide<number>): boolean {
  const limit = breakPoint(g);
  const value = armyValue(g, side);
  return limit !== 'none' && value > 0 && 100 * points[enemyOf(side)] >= limit * value;
}

function leader(points: BySide<number>): Outcome['winner'] {
  if (points.blue === points.red) return 'draw';
  return points.blue > points.red ? 'blue' : 'red';
}

/** A battle that ran its time needs a lead of the format divided by this, in points, to be won. R-151. */
const DRAW_PARTS = 10;

/**
 * How the battle ends in this victory phase, or nothing if it goes on: a side broken by its losses loses, both broken the
 * higher score wins; after the last turn the higher score wins, a small lead being a draw. SEQ-05, VIC-01, VIC-04, R-151.
 */
export function battleOutcome(g: Game, lastTurnDone: boolean): Outcome | null {
  const points = victoryPoints(g);
  const [blueBroken, redBroken] = [isBroken(g, 'blue', points), isBroken(g, 'red', points)];
  if (blueBroken && redBroken) return { winner: leader(points), by: 'breakPoint', points };
  if (blueBroken || redBroken) return { winner: blueBroken ? 'red' : 'blue', by: 'breakPoint', points };
  if (!lastTurnDone) return null;
  const close = DRAW_PARTS * Math.abs(points.blue - points.red) < g.battle.format;
  return { winner: close ? 'draw' : leader(points), by: 'turnLimit', points };
}
