import { useId } from 'react';
import { useExplanations } from '../account/words.ts';
import { setPreference } from '../store/game/actions.ts';
import { LONGEST_SEED } from '../store/saving/begin.ts';
import { useStore } from '../store/store.ts';
import './diceChoice.css';

interface Props {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** Where the dice of the battle come from: from the seed drawn or given here, or from a real table. */
export function DiceChoice({ seed, onSeed }: Props) {
  const { agreements: words } = useExplanations();
  const realDice = useStore((state) => state.preferences.realDice);
  const id = useId();
  return (
    <div className="dice-choice">
      <label>
        <span>{words.seed}</span>
        <input
          type="text"
          maxLength={LONGEST_SEED}
          value={seed}
          placeholder={words.seedDrawn}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={id}
          data-testid="seed"
          onChange={(event) => onSeed(event.target.value)}
        />
      </label>
      <p id={id} className="quiet">
        {words.seedMeans}
      </p>
      <label className="real-dice">
        <input
          type="checkbox"
          checked={realDice}
          data-testid="real-dice"
          onChange={(event) => setPreference('realDice', event.target.checked)}
        />
        <span>{words.realDiceMeans}</span>
      </label>
    </div>
  );
}
