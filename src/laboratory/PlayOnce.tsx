import { useEffect, useMemo, useState } from 'react';
import seedrandom from 'seedrandom';
import { facesOf } from '../engine/dice.ts';
import { canonicalText } from '../engine/interpreter.ts';
import type { Fact } from '../rules/facts.ts';
import type { Game } from '../rules/game.ts';
import { engine } from '../rules/rulebook.ts';
import type { Matter } from '../store/laboratory/asked.ts';
import { startOf } from '../store/laboratory/graphs.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useShown } from './shown.ts';
import { useSpeaker } from './words.ts';

interface Step {
  readonly game: Game;
  /** What was answered or rolled to come here. */
  readonly done: string;
  readonly facts: readonly Fact[];
}

function begun(matter: Matter): Step[] {
  const start = startOf(matter);
  if (!start) return [];
  const { game, facts } = engine.settle({ ...start, count: { answers: 0, draws: 0 } });
  return [{ game, done: '', facts }];
}

/** The act played out on the board, step by step, with rolled or typed dice. */
export function PlayOnce({ matter }: { readonly matter: Matter }) {
  const speaker = useSpeaker();
  const { say, language, name, hex } = speaker;
  const nations = useLaboratory((state) => state.setup.bench.nations);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [typed, setTyped] = useState('');
  const [bad, setBad] = useState(false);
  const key = useMemo(() => canonicalText([matter.game, matter.action]), [matter]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another set-up ends the play
  useEffect(() => setSteps([]), [key]);
  const now = steps.at(-1);
  useEffect(() => {
    useShown.setState({ playing: now ? now.game.units : null });
    return () => useShown.setState({ playing: null });
  }, [now]);
  const side = (one: 'blue' | 'red') => language.words.nations[nations[one]];
  if (!now)
    return (
      <button type="button" className="press" data-testid="play-once" onClick={() => setSteps(begun(matter))}>
        {say.rollOnce}
      </button>
    );
  const pending = engine.pending(now.game);
  const take = (answer: object, done: string) => {
    const answered = engine.answer(now.game, { at: now.game.count.answers, ...answer });
    setBad(!answered.ok);
    if (!answered.ok) return;
    setTyped('');
    setSteps([...steps, { game: answered.game, done, facts: answered.facts }]);
  };
  return (
    <section className="lab-section lab-play" data-testid="play">
      <ol className="lab-log">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
          <li key={at}>
            {step.done === '' ? null : <strong>{step.done}</strong>}
            {step.facts.map((fact, n) => {
              const sentence = language.factSentence(fact, name, hex, side);
              // biome-ignore lint/suspicious/noArrayIndexKey: facts of a step do not move
              return sentence ? <p key={n}>{sentence}</p> : null;
            })}
          </li>
        ))}
      </ol>
      {pending.wait === 'over' ? <p className="lab-note">{say.ended}</p> : null}
      {pending.wait === 'decision' ? (
        <fieldset className="lab-acts">
          <legend>{language.questionTitle(pending.decision.question, name)}</legend>
          {engine
            .legal(now.game)
            .slice(0, 30)
            .map((choice) => {
              const text = language.choiceLabel(choice, name, hex);
              return (
                <button
                  key={canonicalText(choice)}
                  type="button"
                  className="press small"
                  data-testid="play-choice"
                  onClick={() => take({ choice }, text)}
                >
                  {text}
                </button>
              );
            })}
        </fieldset>
      ) : null}
      {pending.wait === 'roll' ? (
        <div className="lab-acts">
          <p>
            {language.rollTitle(pending.roll.about, name)}.{' '}
            {language.rollSentence(pending.roll.about, pending.roll.dice, name, side)}
          </p>
          <button
            type="button"
            className="press small chief"
            data-testid="play-roll"
            onClick={() => {
              const { count, sides } = facesOf(pending.roll.dice);
              const chance = seedrandom();
              const faces = Array.from({ length: count }, () => Math.floor(chance() * sides) + 1);
              take({ faces, source: 'seed' }, faces.join(' '));
            }}
          >
            {say.rollDice}
          </button>
          <form
            className="lab-inline"
            onSubmit={(event) => {
              event.preventDefault();
              const faces = typed.trim().split(/\s+/).map(Number);
              take({ faces, source: 'typed' }, faces.join(' '));
            }}
          >
            <label>
              {say.typeDice(facesOf(pending.roll.dice).count)}{' '}
              <input
                className="lab-seed"
                value={typed}
                inputMode="numeric"
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
            <button type="submit" className="press small">
              {say.useDice}
            </button>
          </form>
          {bad ? <p className="lab-bad">{say.badFaces}</p> : null}
        </div>
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
    </section>
  );
}
