import type { Roll } from '../../rules/state/frames.ts';
import { whoIsRolledFor } from '../../rules/state/meant.ts';
import { rollDice } from '../../store/game/actions.ts';
import { RollAccount } from '../shell/later.ts';
import { useSpeaker } from '../shell/words.ts';
import './rollAsk.css';

/** One button says what will be rolled. It is the only confirmation before dice. */
export function RollAsk({ roll, live }: { readonly roll: Roll; readonly live: boolean }) {
  const { language, name, side } = useSpeaker();
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
      {whoIsRolledFor(roll.about).unit === null ? null : <RollAccount roll={roll} />}
    </>
  );
}
