import { useRef, useState } from 'react';
import type { Rolled } from '../store/laboratory/asked.ts';
import { type Asked, ask } from '../store/laboratory/client.ts';
import { OUTCOMES } from '../store/laboratory/figures.ts';
import { matterOf } from '../store/laboratory/reckoning.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useOutcomeWords } from './outcomeWords.ts';
import { PlayOnce } from './PlayOnce.tsx';
import { useSpeaker } from './words.ts';

const TIMES = [1, 100, 10_000] as const;

/** How far the exact chance may lie from a share of so many throws: twice the standard error. */
function noise(chance: number, times: number): number {
  return 2 * Math.sqrt((chance * (1 - chance)) / times);
}

/** What was rolled over the exact distribution, each with its expected noise. */
function Compared({ rolled }: { readonly rolled: Rolled }) {
  const { say, name } = useSpeaker();
  const words = useOutcomeWords();
  const odds = useLaboratory((state) => state.odds);
  if (!odds) return null;
  const rows = OUTCOMES.filter((outcome) => words(outcome) !== '').map((outcome) => {
    const exact = odds.figures.outcomes[outcome];
    const seen = rolled.outcomes[outcome] / rolled.times;
    return {
      outcome,
      exact,
      seen,
      within: Math.abs(seen - exact) <= noise(exact, rolled.times) + 0.5 / rolled.times,
    };
  });
  return (
    <section className="lab-section" data-testid="rolled">
      <h3>{say.rolledTimes(rolled.times)}</h3>
      <table className="lab-table">
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">{say.seen}</th>
            <th scope="col">{say.exact}</th>
            <th scope="col">±</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ outcome, exact, seen, within }) => (
            <tr key={outcome}>
              <th scope="row">{words(outcome)}</th>
              <td>{say.percent(seen)}</td>
              <td>{say.percent(exact)}</td>
              <td>
                {say.percent(noise(exact, rolled.times))} {within ? say.inNoise : say.outNoise}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {odds.figures.units.flatMap((unit) => {
        const seen = rolled.losses[unit.unit];
        return seen
          ? [
              <Histogram
                key={unit.unit}
                title={say.lossOf(name(unit.unit))}
                seen={seen}
                exact={unit.losses}
                times={rolled.times}
              />,
            ]
          : [];
      })}
      <p className="lab-note">± {say.noise}</p>
    </section>
  );
}

interface HistogramProps {
  readonly title: string;
  readonly seen: readonly number[];
  readonly exact: readonly number[];
  readonly times: number;
}

function Histogram({ title, seen, exact, times }: HistogramProps) {
  const { say } = useSpeaker();
  const shares = seen.map((n) => n / times);
  const most = Math.max(...shares, ...exact, 0.0001);
  return (
    <figure className="lab-columns" aria-label={title}>
      <figcaption>{title}</figcaption>
      <ol>
        {shares.map((share, n) => {
          const chance = exact[n] ?? 0;
          const away = noise(chance, times);
          const low = Math.max(0, chance - away);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of points is its name
            <li key={n} title={`${n}: ${say.percent(share)} / ${say.percent(chance)}`}>
              <span
                className="lab-column"
                style={{ height: `${(share / most) * 100}%` }}
                aria-hidden="true"
              />
              <span
                className="lab-noise"
                style={{
                  bottom: `${(low / most) * 100}%`,
                  height: `${(Math.min(2 * away, chance + away - low) / most) * 100}%`,
                }}
                aria-hidden="true"
              />
              <span
                className="lab-exact"
                style={{ bottom: `${(chance / most) * 100}%` }}
                aria-hidden="true"
              />
              <span className="lab-column-n" aria-hidden="true">
                {n}
              </span>
              <span className="unseen">
                {n}: {say.seen} {say.percent(share)}, {say.exact} {say.percent(chance)}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** The act played once with dice, or many times. */
export function RollLeaf() {
  const { say } = useSpeaker();
  const { setup, odds } = useLaboratory();
  const [rolled, setRolled] = useState<Rolled | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [seed, setSeed] = useState('Austerlitz');
  const running = useRef<Asked<Rolled | null> | null>(null);
  const matter = matterOf(setup);
  if (!matter || !odds) return <p className="lab-note">{say.pressTwo}</p>;
  const stop = () => {
    running.current?.cancel();
    running.current = null;
    setProgress(null);
  };
  const roll = (times: number) => {
    stop();
    setProgress(0);
    const asked = ask({ ask: 'rolls', ...matter, times, seed: `${seed} ${times}` }, setProgress);
    running.current = asked;
    asked.answer.then(
      (told) => {
        if (running.current !== asked) return;
        setRolled(told);
        stop();
      },
      () => running.current === asked && stop(),
    );
  };
  return (
    <>
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
        <p className="lab-inline">
          <progress className="lab-progress" value={progress} aria-label={say.working} />
          <button type="button" className="press small" data-testid="stop-rolling" onClick={stop}>
            {say.cancel}
          </button>
        </p>
      )}
      {rolled ? <Compared rolled={rolled} /> : null}
      <PlayOnce matter={matter} />
    </>
  );
}
