import type { Roll } from '../../rules/state/frames.ts';
import { whoIsRolledFor } from '../../rules/state/meant.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow } from '../../store/view/knowledge.ts';
import { RollAccount } from './RollAccount.tsx';
import { RollChance } from './RollChance.tsx';

/** What is told of a roll before it: what may be expected of it, and what it is reckoned from. */
export function RollTold({ roll }: { readonly roll: Roll }) {
  // the chance of a test tells the command value it is rolled against
  const kept = useStore(hiddenNow) === roll.side && roll.about.about === 'morale';
  return (
    <>
      {kept ? null : <RollChance roll={roll} />}
      {whoIsRolledFor(roll.about).unit === null ? null : <RollAccount roll={roll} />}
    </>
  );
}
