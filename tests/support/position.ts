/** A game in the middle, for tests: an open map, the units that matter, everything else at its usual value. */
import type { Facing } from '../../src/geometry/facing.ts';
import type { Hex } from '../../src/geometry/hex.ts';
import { edgeHexes, type MapShape } from '../../src/geometry/shape.ts';
import { lineFrom } from '../../src/rules/ground/halves.ts';
import { freshUnit } from '../../src/rules/state/freshUnit.ts';
import type { Battle, Game, GroundHex, GroundSide, Unit } from '../../src/rules/state/game.ts';
import type { HouseRules } from '../../src/rules/state/houseRuleKeys.ts';
import { completeHouseRules } from '../../src/rules/state/houseRuleKeys.ts';
import type { BySide, Formation, Side, UnitType } from '../../src/rules/state/vocabulary.ts';
import { NORM_COMMAND_VALUE, unitCost } from '../../src/rules/units/price.ts';
import { isInfantry, UNIT_TABLE } from '../../src/rules/units/units.ts';

/** A unit by what differs from the usual: full strength, ordinary, the norm of command, looking at the enemy's edge. */
export interface UnitSpec extends Partial<Omit<Unit, 'hexes'>> {
  readonly id: string;
  readonly side: Side;
  readonly type: UnitType;
  /** Axial q and r, row 0 at the top; q of the leftmost hex of row r is −⌊r / 2⌋. Of an extended line its left half. */
  readonly at: readonly [q: number, r: number];
}

export interface PositionSpec {
  readonly columns?: number;
  readonly rows?: number;
  readonly hexes?: readonly GroundHex[];
  readonly sides?: readonly GroundSide[];
  readonly units: readonly UnitSpec[];
  readonly side?: Side;
  readonly turn?: number;
  readonly orderPoints?: number;
  readonly format?: number;
  /** What differs from the defaults. */
  readonly houseRules?: Partial<HouseRules>;
  /** What a scenario adds: objectives, reinforcements, night. */
  readonly scenario?: Pick<Battle, 'objectives' | 'reinforcements' | 'night'>;
}

const TOWARDS_ENEMY: BySide<Facing> = { blue: 5, red: 2 };

function formationOf(spec: UnitSpec): Formation {
  if (spec.formation) return spec.formation;
  if (spec.panicked) return 'horde';
  return isInfantry(spec) ? 'line' : 'none';
}

function unitFrom(spec: UnitSpec): Unit {
  const { at, ...given } = spec;
  const quality = spec.quality ?? 'ordinary';
  const commandValue = spec.commandValue ?? NORM_COMMAND_VALUE[quality];
  const skills = spec.skills ?? [];
  const strength = spec.strength ?? UNIT_TABLE[spec.type].strength.maximum;
  const initialStrength = spec.initialStrength ?? Math.max(strength, UNIT_TABLE[spec.type].strength.maximum);
  const formation = formationOf(spec);
  const hex: Hex = { q: at[0], r: at[1] };
  const facing = formation === 'square' || formation === 'closedColumn' ? 0 : TOWARDS_ENEMY[spec.side];
  return freshUnit({
    name: spec.id,
    quality,
    commandValue,
    skills,
    initialStrength,
    cost: unitCost({ type: spec.type, quality, commandValue, skills, strength: initialStrength }).total,
    strength,
    hexes: formation === 'extendedLine' ? lineFrom(hex, spec.facing ?? facing) : [hex],
    facing,
    formation,
    ...given,
  });
}

/** Blue's home edge is the bottom row, red's the top row; no frames, nothing counted. */
export function position(spec: PositionSpec): Game {
  const shape: MapShape = { kind: 'rectangle', columns: spec.columns ?? 12, rows: spec.rows ?? 12 };
  const battle: Battle = {
    map: { shape, hexes: spec.hexes ?? [], sides: spec.sides ?? [] },
    homeEdges: { blue: edgeHexes(shape, 'south'), red: edgeHexes(shape, 'north') },
    format: spec.format ?? 1500,
    firstSide: 'blue',
    houseRules: completeHouseRules(spec.houseRules ?? {}),
    ...spec.scenario,
  };
  return {
    battle,
    units: spec.units.map(unitFrom),
    side: spec.side ?? 'blue',
    turn: spec.turn ?? 1,
    orderPoints: spec.orderPoints ?? 0,
    outcome: null,
    frames: [],
    count: { answers: 0, draws: 0 },
  };
}
