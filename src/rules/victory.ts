/** VIC: what losses are worth. Values are house rules: R-151. */
import { objectivesOf } from './objectiveStates.ts';
import { enemyOf, type Game, type Unit } from './state/game.ts';
import { vpUnitValue } from './state/houseRules.ts';
import { type BySide, SIDES, type Side } from './state/vocabulary.ts';

/** What the whole unit is worth: its cost, or by the option its initial strength or what the scenario says. R-151. */
export function wholeWorth(g: Game, u: Unit): number {
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
  if (u.fate !== 'eliminated' && u.fate !== 'fledOffMap') return 0;
  const worth = wholeWorth(g, u);
  return u.fate === 'fledOffMap' ? Math.ceil(worth / 2) : worth;
}

/** The values of the units each side's enemy has lost: what may break that enemy. VIC-02, VIC-03, R-151. */
export function lossPoints(g: Game): BySide<number> {
  const points = { blue: 0, red: 0 };
  for (const unit of g.units) points[enemyOf(unit.side)] += victoryValue(g, unit);
  return points;
}

/** The points each side has earned, by its enemy's losses and by the scenario's objectives. VIC-02, VIC-03, R-151. */
export function victoryPoints(g: Game): BySide<number> {
  const points = { ...lossPoints(g) };
  for (const { state } of objectivesOf(g)) for (const side of SIDES) points[side] += state.points[side];
  return points;
}

/** What a side's whole army is worth, units lost included: its cost in army points, unless the option says otherwise. */
export function armyValue(g: Game, side: Side): number {
  return g.units.reduce((sum, unit) => (unit.side === side ? sum + wholeWorth(g, unit) : sum), 0);
}
