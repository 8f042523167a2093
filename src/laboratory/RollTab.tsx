import { useEffect, useRef, useState } from 'react';
import type { Progress, Trouble } from '../odds/asked.ts';
import type { Rolled } from '../odds/laboratory/asked.ts';
import { matterOf } from '../store/laboratory/reckoning.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { ask, type Promised, troubleOf } from '../worker/client.ts';
import { FirstStep } from './FirstStep.tsx';
import { facesIn } from './nextDice.ts';
import { PlayOnce } from './PlayOnce.tsx';
import { RolledTable } from './Rolled.tsx';
import { TroubleNote, Working } from './Working.tsx';
import { useLabSpeaker } from './words.ts';
import './rollTab.css';

const TIMES = [1, 100, 10_000] as const;

interface NextProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The next dice, fixed by hand. */
function NextDice({ text, onText }: NextProps) {
  const { say } = useLabSpeaker();
  const bad = facesIn(text) === null;
  return (
    <div className="lab-next">
      <label>
        {say.nextDice}{' '}
        <input
          className="lab-seed"
          value={text}
          inputMode="numeric"
          maxLength={120}
          placeholder="6 6 1"
          aria-invalid={bad}
          data-testid="next-dice"
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      <p className="lab-note">{say.nextDiceNote}</p>
      {bad ? (
        <p className="lab-bad" role="alert">
          {say.badNext}
        </p>
      ) : null}
    </div>
  );
}

/** The act played on the board with dice, or many times by the engine. */
export function RollTab() {
  const { say } = useLabSpeaker();
  const { setup, odds } = useLaboratory();
  const [rolled, setRolled] = useState<Rolled | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<{ readonly why: Trouble; readonly times: number } | null>(null);
  const [seed, setSeed] = useState('Marengo');
  const [next, setNext] = useState('');
  const running = useRef<Promised<Rolled | null> | null>(null);
  const stop = () => {
    running.current?.cancel();
    running.current = null;
    setProgress(null);
  };
  // what was rolled belongs to the set-up it was rolled in
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the set-up changes, and at the end
  useEffect(() => {
    setRolled(null);
    setFailed(null);
    return stop;
  }, [setup]);
  const matter = matterOf(setup);
  if (!matter || !odds) return <FirstStep />;
  const fixed = facesIn(next) ?? [];
  const roll = (times: number) => {
    stop();
    setFailed(null);
    setProgress({ done: 0, of: times });
    const asked = ask(
      { ask: 'rolls', ...matter, times, seed: `${seed} ${times}`, fixed: times === 1 ? fixed : [] },
      setProgress,
    );
    running.current = asked;
    asked.answer.then(
      (told) => {
        if (running.current !== asked) return;
        setRolled(told);
        stop();
      },
      (error: unknown) => {
        if (running.current !== asked) return;
        setFailed({ why: troubleOf(error), times });
        stop();
      },
    );
  };
  return (
    <>
      <section className="lab-section" aria-labelledby="lab-board">
        <h2 id="lab-board">{say.board}</h2>
        <NextDice text={next} onText={setNext} />
        <PlayOnce matter={matter} fixed={fixed} onFixed={(left) => setNext(left.join(' '))} />
      </section>
      <section className="lab-section" aria-labelledby="lab-many">
        <h2 id="lab-many">{say.many}</h2>
        <div className="lab-inline">
          {TIMES.map((times) => (
            <button
              key={times}
              type="button"
              className="press small"
              data-testid={`roll-${times}`}
              onClick={() => roll(times)}
            >
              {say.rollTimes(times)}
            </button>
          ))}
          <label>
            {say.seed}{' '}
            <input
              className="lab-seed"
              value={seed}
              maxLength={60}
              onChange={(event) => setSeed(event.target.value)}
            />
          </label>
        </div>
        {progress === null ? null : (
          <Working text={say.working} progress={progress} onStop={stop} testid="rolling" />
        )}
        {failed ? <TroubleNote why={failed.why} onAgain={() => roll(failed.times)} /> : null}
        {rolled ? <RolledTable rolled={rolled} /> : null}
      </section>
    </>
  );
}
