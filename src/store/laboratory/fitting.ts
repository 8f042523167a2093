/**
 * What a battle with objectives, reinforcements and zones loses when its field is edited: whatever no longer goes with the
 * units and the ground, which no file could be read with..
 */
import { contains } from '../../geometry/shape.ts';
import { goneBy, isCountedRight, objectivesOf } from '../../rules/objectives.ts';
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

/** The game without what no longer goes with its units and its ground; the same where it never had any of that. */
export function fitting(game: Game): Game {
  const { objectives: _objectives, reinforcements = [], zones: _zones, ...plain } = game.battle;
  const { objectives: _states, ...rest } = game;
  if (!game.battle.objectives && !game.battle.reinforcements && !game.battle.zones) return game;
  const { objectives, states } = fittingObjectives(game);
  const arrivals = reinforcements.filter((one) => isArrivalPossible(game, one));
  const battle: Battle = {
    ...plain,
    ...fittingZones(game.battle),
    ...(objectives ? { objectives } : {}),
    ...(arrivals.length > 0 ? { reinforcements: arrivals } : {}),
  };
  const units = game.units.filter((unit) => isAccountedFor(game, battle, unit));
  return { ...rest, battle, units, ...(states ? { objectives: states } : {}) };
}
