import { useState } from 'react';
import seedrandom from 'seedrandom';
import { facesOf } from '../engine/dice.ts';
import { canonicalText } from '../engine/interpreter.ts';
import { playerCalled } from '../language/playerCalled.ts';
import type { Choice } from '../rules/state/answers.ts';
import type { Decision, Roll } from '../rules/state/frames.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { labelsOf } from './labels.ts';
import { drawn, facesIn } from './nextDice.ts';
import { useLabSpeaker } from './words.ts';

/** More answers than this are chosen from a list. */
const BUTTONS = 12;

interface DecisionProps {
  readonly decision: Decision;
  readonly legal: readonly Choice[];
  readonly onChoice: (choice: Choice, text: string) => void;
}

/** A decision of the play, for whichever side takes it. */
export function PlayDecision({ decision, legal, onChoice }: DecisionProps) {
  const speaker = useLabSpeaker();
  const { say, language, name } = speaker;
  const nations = useLaboratory((state) => state.setup.sandbox.nations);
  const [at, setAt] = useState(0);
  const labels = labelsOf(speaker, legal);
  const title = language.questionTitle(decision.question, name);
  const chosen = legal[at];
  return (
    <fieldset className="lab-acts">
      <legend>
        {title} <small>{say.decides(playerCalled(language, nations, decision.side))}</small>
      </legend>
      {legal.length <= BUTTONS ? (
        legal.map((choice, n) => (
          <button
            key={canonicalText(choice)}
            type="button"
            className="press small"
            data-testid="play-choice"
            onClick={() => onChoice(choice, labels[n] ?? '')}
          >
            {labels[n]}
          </button>
        ))
      ) : (
        <>
          <select
            aria-label={say.otherAnswers(legal.length)}
            value={at}
            onChange={(event) => setAt(Number(event.target.value))}
          >
            {legal.map((choice, n) => (
              <option key={canonicalText(choice)} value={n}>
                {labels[n]}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="press small"
            data-testid="play-choice"
            onClick={() => chosen && onChoice(chosen, labels[at] ?? '')}
          >
            {say.take}
          </button>
        </>
      )}
    </fieldset>
  );
}

interface RollProps {
  readonly roll: Roll;
  readonly fixed: readonly number[];
  readonly onFixed: (left: readonly number[]) => void;
  /** Whether these are faces such a roll can show. */
  readonly onFaces: (faces: readonly number[], source: 'seed' | 'typed') => boolean;
}

/** A roll of the play: by chance, with the dice fixed for it, or with real dice typed in. */
export function PlayRoll({ roll, fixed, onFixed, onFaces }: RollProps) {
  const { say, language, name } = useLabSpeaker();
  const nations = useLaboratory((state) => state.setup.sandbox.nations);
  const [typed, setTyped] = useState('');
  const [bad, setBad] = useState(false);
  const dice = facesOf(roll.dice);
  const side = (one: 'blue' | 'red') => playerCalled(language, nations, one);
  const throwDice = () => {
    const { faces, left } = drawn(dice, fixed, seedrandom());
    onFixed(left);
    onFaces(faces, fixed.length > 0 ? 'typed' : 'seed');
  };
  return (
    <div className="lab-acts">
      <p>
        {language.rollTitle(roll.about, name)}. {language.rollSentence(roll.about, roll.dice, name, side)}
      </p>
      <button type="button" className="press small chief" data-testid="play-roll" onClick={throwDice}>
        {say.rollDice}
      </button>
      <form
        className="lab-inline"
        onSubmit={(event) => {
          event.preventDefault();
          const taken = onFaces(facesIn(typed) ?? [], 'typed');
          setBad(!taken);
          if (taken) setTyped('');
        }}
      >
        <label>
          {say.typeDice(dice.count)}{' '}
          <input
            className="lab-seed"
            value={typed}
            inputMode="numeric"
            data-testid="typed-faces"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit" className="press small" data-testid="take-faces">
          {say.useDice}
        </button>
      </form>
      {bad ? (
        <p className="lab-bad" role="alert">
          {say.badFaces}
        </p>
      ) : null}
    </div>
  );
}
