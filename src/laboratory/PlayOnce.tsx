import { useEffect, useMemo, useState } from 'react';
import { canonicalText } from '../engine/interpreter.ts';
import { playerCalled } from '../language/playerCalled.ts';
import type { Matter } from '../odds/laboratory/asked.ts';
import type { Given } from '../scenarios/answerShapes.ts';
import { beginPlay, type PlayStep, stepOn } from '../store/laboratory/playing.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { Die } from './Die.tsx';
import { PlayDecision, PlayRoll } from './PlayAnswer.tsx';
import { useShown } from './shown.ts';
import { useLabSpeaker } from './words.ts';
import './playOnce.css';

function Log({ steps }: { readonly steps: readonly PlayStep[] }) {
  const { language, name, hex } = useLabSpeaker();
  const nations = useLaboratory((state) => state.setup.sandbox.nations);
  const side = (one: 'blue' | 'red') => playerCalled(language, nations, one);
  return (
    <ol className="lab-log">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
        <li key={at}>
          {step.done === '' ? null : <strong>{step.done}</strong>}
          {step.faces.length === 0 ? null : (
            <span className="lab-dice">
              {step.faces.map((face, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll do not move
                <Die key={n} face={face} />
              ))}
            </span>
          )}
          {step.facts.map((fact, n) => {
            const sentence = language.factSentence(fact, name, hex, side);
            // biome-ignore lint/suspicious/noArrayIndexKey: facts of a step do not move
            return sentence ? <p key={n}>{sentence}</p> : null;
          })}
        </li>
      ))}
    </ol>
  );
}

interface Props {
  readonly matter: Matter;
  readonly fixed: readonly number[];
  readonly onFixed: (left: readonly number[]) => void;
}

/** The act played out on the board, step by step, with dice rolled, fixed beforehand or typed. */
export function PlayOnce({ matter, fixed, onFixed }: Props) {
  const { say } = useLabSpeaker();
  const [steps, setSteps] = useState<readonly PlayStep[]>([]);
  const key = useMemo(() => canonicalText([matter.game, matter.action]), [matter]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another set-up ends the play
  useEffect(() => setSteps([]), [key]);
  const now = steps.at(-1);
  useEffect(() => {
    useShown.setState({ playing: now ? now.game.units : null });
    return () => useShown.setState({ playing: null });
  }, [now]);
  if (!now)
    return (
      <p className="lab-inline">
        <button
          type="button"
          className="press chief"
          data-testid="play-once"
          onClick={() => setSteps(beginPlay(matter))}
        >
          {say.rollOnce}
        </button>
        <span className="lab-note">{say.playNote}</span>
      </p>
    );
  const { pending, legal } = now;
  const take = (given: Given, done: string): boolean => {
    const next = stepOn(now, given, done);
    if (next) setSteps([...steps, next]);
    return next !== null;
  };
  return (
    <div className="lab-play" data-testid="play">
      <Log steps={steps} />
      {pending.wait === 'over' ? <p className="lab-note">{say.ended}</p> : null}
      {pending.wait === 'decision' ? (
        <PlayDecision
          key={steps.length}
          decision={pending.decision}
          legal={legal}
          onChoice={(choice, text) => take({ choice }, text)}
        />
      ) : null}
      {pending.wait === 'roll' ? (
        <PlayRoll
          key={steps.length}
          roll={pending.roll}
          fixed={fixed}
          onFixed={onFixed}
          onFaces={(faces, source) => take({ faces, source }, '')}
        />
      ) : null}
      <div className="lab-inline">
        <button
          type="button"
          className="press small"
          disabled={steps.length < 2}
          onClick={() => setSteps(steps.slice(0, -1))}
        >
          {say.stepBack}
        </button>
        <button type="button" className="press small" onClick={() => setSteps([])}>
          {say.again}
        </button>
      </div>
    </div>
  );
}
