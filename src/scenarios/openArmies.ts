/** Armies that are chosen or raised when the battle is begun: a scenario with one is no battle yet. */
import { enemyOf } from '../rules/state/game.ts';
import { SIDES, type Side } from '../rules/state/vocabulary.ts';
import { LONGEST_ID } from './armyLimits.ts';
import type { Army, BoughtUnit, Scenario, ScenarioUnit } from './scenario.ts';

/** The sides that have yet to choose their army. */
export function openSides({ armies }: Pick<Scenario, 'armies'>): readonly Side[] {
  return SIDES.filter((side) => armies[side].free === true || (armies[side].others ?? []).length > 0);
}

/** The army with ids that nobody among the others has: those that are taken get a word in front. */
export function withOwnIds<U extends BoughtUnit>(
  army: Army<U>,
  side: Side,
  taken: ReadonlySet<string>,
): Army<U> {
  const known = new Set([...taken, ...army.units.map(({ id }) => id)]);
  const units = army.units.map((unit) => {
    if (!taken.has(unit.id)) return unit;
    let id = `${side}-${unit.id}`.slice(-LONGEST_ID);
    for (let n = 2; known.has(id); n++) id = `${side}-${n}-${unit.id}`.slice(0, LONGEST_ID);
    known.add(id);
    // whoever has no name of his own is called by his id
    return { ...unit, id, name: unit.name === unit.id ? id : unit.name };
  });
  return { ...army, units };
}

/** The ids of every army that side may come with. */
export function idsOf({ armies }: Pick<Scenario, 'armies'>, side: Side): ReadonlySet<string> {
  const { units, others = [] } = armies[side];
  return new Set([...units, ...others.flatMap((other) => other.units)].map(({ id }) => id));
}

/** The scenario in which that side has this army, and no choice any more. */
export function settledWith(scenario: Scenario, side: Side, army: Army<ScenarioUnit>): Scenario {
  const { name, nation, units } = withOwnIds(army, side, idsOf(scenario, enemyOf(side)));
  return { ...scenario, armies: { ...scenario.armies, [side]: { name, nation, units } } };
}
