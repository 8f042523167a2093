/** Armies that are still to be set up, written as tables. */
import type { Words } from '../../contract/system.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { RaisedRow } from '../muster.ts';
import type { Army, AwaitedUnit } from '../scenario.ts';

/** The army of these lines, which its owner sets up himself. R-150. */
export function raised(nation: Nation, name: Words, rows: readonly RaisedRow[]): Army<AwaitedUnit> {
  const units = rows.map(
    ([id, called, type, quality, commandValue, skills, strength]): AwaitedUnit => ({
      id,
      name: called,
      type,
      quality,
      commandValue,
      skills,
      strength,
    }),
  );
  return { name, nation, units };
}
