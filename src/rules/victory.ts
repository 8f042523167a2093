/** VIC: what losses are worth, and when a battle is over. Values and limits are house rules: R-151. */
import { enemyOf, type Game, type Outcome, type Unit } from './state/game.ts';
import { breakPoint, vpUnitValue } from './state/houseRules.ts';
import type { BySide, Side } from './state/vocabulary.ts';

/** What the whole unit is worth: its cost, or by the option its initial strength or what the scenario says. R-151. */
function worthOf(g: Game, u: Unit): number {
  switch (vpUnitValue(g)) {
    case 'cost':
      return u.cost;
    case 'initial_strength':
      return u.initialStrength;
    case 'scenario':
      return u.worth ?? u.cost;
  }
}

/** The victory points a unit has given its enemy by its fate: VIC-02; half, rounded up, off the map: VIC-03. */
export function victoryValue(g: Game, u: Unit): number {
  if (u.fate === 'present') return 0;
  const worth = worthOf(g, u);
  return u.fate === 'fledOffMap' ? Math.ceil(worth / 2) : worth;
}

/** The points each side has earned: the values of the units its enemy has lost. VIC-02, VIC-03, R-151. */
export function victoryPoints(g: Game): BySide<number> {
  const points = { blue: 0, red: 0 };
  for (const unit of g.units) points[enemyOf(unit.side)] += victoryValue(g, unit);
  return points;
}

/** What a side's whole army is worth, units lost included: its cost in army points, unless the option says otherwise. */
export function armyValue(g: Game, side: Side): number {
  return g.units.reduce((sum, unit) => (unit.side === side ? sum + worthOf(g, unit) : sum), 0);
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

/** A battle that ran its time needs a lead of the stakes divided by this, in points, to be won. R-151. */
const DRAW_PARTS = 10;

/** What both sides play for: the format, or the stronger army's strength if strength is what counts. R-151. */
function stakes(g: Game): number {
  return vpUnitValue(g) === 'initial_strength'
    ? Math.max(armyValue(g, 'blue'), armyValue(g, 'red'))
    : g.battle.format;
}

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
  const close = DRAW_PARTS * Math.abs(points.blue - points.red) < stakes(g);
  return { winner: close ? 'draw' : leader(points), by: 'turnLimit', points };
}
