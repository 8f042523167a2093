import type { Roll } from '../../rules/state/frames.ts';
import { rollDice } from '../../store/game/actions.ts';
import { canBeThrown } from '../../store/input/typedFaces.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow } from '../../store/view/knowledge.ts';
import { RollTold, TypeDice } from '../shell/later.ts';
import { useSpeaker } from '../shell/words.ts';
import './rollAsk.css';

/** One button says what will be rolled. It is the only confirmation before dice. */
export function RollAsk({ roll, live }: { readonly roll: Roll; readonly live: boolean }) {
  const { language, name, side } = useSpeaker();
  const real = useStore((state) => state.preferences.realDice) && canBeThrown(roll.dice);
  // of a roll that is the other side's own matter it is not told what passes
  const kept = useStore(hiddenNow) === roll.side;
  // before the first throws of a battle the page has other things to fetch
  const hasRulebook = useStore((state) => state.rulebook === 'here');
  return (
    <>
      {real && live ? <TypeDice roll={roll} /> : null}
      <button
        type="button"
        className={real ? 'press' : 'press chief roll-button'}
        data-testid="roll"
        disabled={!live}
        onClick={rollDice}
      >
        {real ? language.table.programRolls : language.rollSentence(roll.about, roll.dice, name, side, kept)}{' '}
        {real ? null : <kbd>↵</kbd>}
      </button>
      {hasRulebook ? <RollTold roll={roll} /> : null}
    </>
  );
}
