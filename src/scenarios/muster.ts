/** Armies written as tables: one line for each unit. */

import type { Words } from '../contract/system.ts';
import type { Facing } from '../geometry/facing.ts';
import { hexAt } from '../geometry/shape.ts';
import { lineFrom } from '../rules/ground/halves.ts';
import type { Nation } from '../rules/state/nations.ts';
import type { Formation, Quality, Skill, UnitType } from '../rules/state/vocabulary.ts';
import type { Army, DeployedUnit } from './scenario.ts';

/** One line of an army: id, name, type, quality, command value, skills, strength. */
export type RaisedRow = readonly [string, string, UnitType, Quality, number, readonly Skill[], number];

/** The same of a deployment: column, row, formation besides. An extended line stands with its left half there. */
export type MusterRow = readonly [...RaisedRow, number, number, Formation];

/** The army of these lines, every unit facing the same way. */
export function armyOf(
  nation: Nation,
  name: Words,
  facing: Facing,
  rows: readonly MusterRow[],
): Army<DeployedUnit> {
  const units = rows.map(
    ([id, called, type, quality, commandValue, skills, strength, column, row, formation]): DeployedUnit => ({
      id,
      name: called,
      type,
      quality,
      commandValue,
      skills,
      strength,
      hexes: formation === 'extendedLine' ? lineFrom(hexAt(column, row), facing) : [hexAt(column, row)],
      facing,
      formation,
    }),
  );
  return { name, nation, units };
}
