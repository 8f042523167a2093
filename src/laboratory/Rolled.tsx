import type { Rolled } from '../odds/laboratory/asked.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useOutcomesTold, useOutcomeWords } from './outcomeWords.ts';
import { useLabSpeaker } from './words.ts';
import './columns.css';
import './rolled.css';

/** How far the exact chance may lie from a share of so many throws: twice the standard error. */
function noise(chance: number, times: number): number {
  return 2 * Math.sqrt((chance * (1 - chance)) / times);
}

/** What was rolled over the exact distribution, each with its expected noise. */
export function RolledTable({ rolled }: { readonly rolled: Rolled }) {
  const { say, name } = useLabSpeaker();
  const words = useOutcomeWords();
  const told = useOutcomesTold();
  const odds = useLaboratory((state) => state.odds);
  if (!odds) return null;
  const rows = told.map((outcome) => {
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
            <td />
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
        // where points are regained, what is left tells more than what is lost
        const regains = unit.expectedLoss < 0;
        const seen = (regains ? rolled.left : rolled.losses)[unit.unit];
        if (!seen) return [];
        const title = (regains ? say.remainingOf : say.lossOf)(name(unit.unit));
        const exact = regains ? unit.left : unit.losses;
        return [<Histogram key={unit.unit} title={title} seen={seen} exact={exact} times={rolled.times} />];
      })}
      <p className="lab-note lab-legend">
        <span>
          <i className="lab-key-seen" />
          {say.seen}
        </span>
        <span>
          <i className="lab-key-exact" />
          {say.exact}
        </span>
        <span>
          <i className="lab-key-noise" />± {say.noise}
        </span>
      </p>
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
  const { say, language } = useLabSpeaker();
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
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of points is its name
              key={n}
              title={language.writing.labelled(String(n), `${say.percent(share)} / ${say.percent(chance)}`)}
            >
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
                {language.writing.labelled(
                  String(n),
                  `${say.seen} ${say.percent(share)}, ${say.exact} ${say.percent(chance)}`,
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
