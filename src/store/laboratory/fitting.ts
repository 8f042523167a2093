/**
 * What a battle with objectives, reinforcements and zones loses when its field is edited: whatever no longer goes with the
 * units and the ground, which no file could be read with..
 */
import { contains } from '../../geometry/shape.ts';
import { objectivesOf } from '../../rules/objectiveStates.ts';
import { goneBy, isCountedRight } from '../../rules/objectives.ts';
import type { Battle, Game, ObjectiveState, Unit } from '../../rules/state/game.ts';
import { SIDES } from '../../rules/state/vocabulary.ts';
import { isArrivalPossible, isObjectivePossible } from '../../scenarios/objectiveChecks.ts';

function fittingZones({ zones, map: { shape } }: Battle): Pick<Battle, 'zones'> {
  return zones && SIDES.every((side) => zones[side].every((hex) => contains(shape, hex))) ? { zones } : {};
}

/** Whoever comes is expected, and whoever has left left by an exit. */
function isAccountedFor(game: Game, { reinforcements = [], objectives = [] }: Battle, unit: Unit): boolean {
  if (unit.fate === 'coming') return reinforcements.some(({ units }) => units.includes(unit.id));
  if (unit.fate !== 'exited') return true;
  return objectives.some((one) => one.kind === 'exit' && goneBy(game, one).includes(unit));
}

/** The objectives that still can be, each with how it stands. */
function fittingObjectives(game: Game): Pick<Battle, 'objectives'> & {
  readonly states?: readonly ObjectiveState[];
} {
  const kept = objectivesOf(game).filter(
    ({ one, state }) => isObjectivePossible(game, one) && isCountedRight(game, one, state),
  );
  if (kept.length === 0) return {};
  return {
    objectives: kept.map(({ one }) => one),
    ...(game.objectives ? { states: kept.map(({ state }) => state) } : {}),
  };
}

/** The groups that can still come, each without those who are gone. */
function fittingArrivals(game: Game): Pick<Battle, 'reinforcements'> {
  const known = new Set(game.units.map(({ id }) => id));
  const reinforcements = (game.battle.reinforcements ?? [])
    .map((one) => ({ ...one, units: one.units.filter((id) => known.has(id)) }))
    .filter((one) => one.units.length > 0 && isArrivalPossible(game, one));
  return reinforcements.length > 0 ? { reinforcements } : {};
}

/** The game without what no longer goes with its units and its ground; the same where it never had any of that. */
export function fitting(game: Game): Game {
  const { objectives: _objectives, reinforcements: _reinforcements, zones: _zones, ...plain } = game.battle;
  const { objectives: _states, ...rest } = game;
  if (!game.battle.objectives && !game.battle.reinforcements && !game.battle.zones) return game;
  const { objectives, states } = fittingObjectives(game);
  const battle: Battle = {
    ...plain,
    ...fittingZones(game.battle),
    ...(objectives ? { objectives } : {}),
    ...fittingArrivals(game),
  };
  const units = game.units.filter((unit) => isAccountedFor(game, battle, unit));
  const fitted = { ...rest, battle, units, ...(states ? { objectives: states } : {}) };
  // what was kept may name somebody who goes only now
  return units.length < game.units.length ? fitting(fitted) : fitted;
}
