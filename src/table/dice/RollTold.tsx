import type { Roll } from '../../rules/state/frames.ts';
import { whoIsRolledFor } from '../../rules/state/meant.ts';
import { RollAccount } from './RollAccount.tsx';
import { RollChance } from './RollChance.tsx';

/** What is told of a roll before it: what may be expected of it, and what it is reckoned from. */
export function RollTold({ roll }: { readonly roll: Roll }) {
  return (
    <>
      <RollChance roll={roll} />
      {whoIsRolledFor(roll.about).unit === null ? null : <RollAccount roll={roll} />}
    </>
  );
}
