import { useEffect, useMemo, useState } from 'react';
import { canonicalText } from '../engine/interpreter.ts';
import type { Matter } from '../odds/laboratory/asked.ts';
import { startOf } from '../odds/laboratory/graphs.ts';
import { engine } from '../rules/rulebook.ts';
import type { Fact } from '../rules/state/facts.ts';
import type { Game } from '../rules/state/game.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { Die } from './Die.tsx';
import { PlayDecision, PlayRoll } from './PlayAnswer.tsx';
import { useShown } from './shown.ts';
import { useLabSpeaker } from './words.ts';
import './playOnce.css';

interface Step {
  readonly game: Game;
  /** What was answered to come here. */
  readonly done: string;
  /** What was rolled to come here. */
  readonly faces: readonly number[];
  readonly facts: readonly Fact[];
}

function begun(matter: Matter): Step[] {
  const start = startOf(matter);
  if (!start) return [];
  const { game, facts } = engine.settle({ ...start, count: { answers: 0, draws: 0 } });
  return [{ game, done: '', faces: [], facts }];
}

function Log({ steps }: { readonly steps: readonly Step[] }) {
  const { language, name, hex } = useLabSpeaker();
  const nations = useLaboratory((state) => state.setup.sandbox.nations);
  const side = (one: 'blue' | 'red') => language.words.nations[nations[one]];
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
  const [steps, setSteps] = useState<readonly Step[]>([]);
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
          onClick={() => setSteps(begun(matter))}
        >
          {say.rollOnce}
        </button>
        <span className="lab-note">{say.playNote}</span>
      </p>
    );
  const pending = engine.pending(now.game);
  const take = (answer: object, done: string, faces: readonly number[]): boolean => {
    const answered = engine.answer(now.game, { at: now.game.count.answers, ...answer });
    if (answered.ok) setSteps([...steps, { game: answered.game, done, faces, facts: answered.facts }]);
    return answered.ok;
  };
  return (
    <div className="lab-play" data-testid="play">
      <Log steps={steps} />
      {pending.wait === 'over' ? <p className="lab-note">{say.ended}</p> : null}
      {pending.wait === 'decision' ? (
        <PlayDecision
          key={steps.length}
          decision={pending.decision}
          legal={engine.legal(now.game)}
          onChoice={(choice, text) => take({ choice }, text, [])}
        />
      ) : null}
      {pending.wait === 'roll' ? (
        <PlayRoll
          key={steps.length}
          roll={pending.roll}
          fixed={fixed}
          onFixed={onFixed}
          onFaces={(faces, source) => take({ faces, source }, '', faces)}
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
