import type { Roll } from '../../rules/state/frames.ts';
import { whoIsRolledFor } from '../../rules/state/meant.ts';
import { rollDice } from '../../store/game/actions.ts';
import { useStore } from '../../store/store.ts';
import { RollAccount, RollChance } from '../shell/later.ts';
import { useSpeaker } from '../shell/words.ts';
import './rollAsk.css';

/** One button says what will be rolled. It is the only confirmation before dice. */
export function RollAsk({ roll, live }: { readonly roll: Roll; readonly live: boolean }) {
  const { language, name, side } = useSpeaker();
  // before the first throws of a battle the page has other things to fetch
  const hasRulebook = useStore((state) => state.rulebook === 'here');
  return (
    <>
      <button
        type="button"
        className="press chief roll-button"
        data-testid="roll"
        disabled={!live}
        onClick={() => rollDice()}
      >
        {language.rollSentence(roll.about, roll.dice, name, side)} <kbd>↵</kbd>
      </button>
      {hasRulebook ? <RollChance roll={roll} /> : null}
      {whoIsRolledFor(roll.about).unit === null ? null : <RollAccount roll={roll} />}
    </>
  );
}
