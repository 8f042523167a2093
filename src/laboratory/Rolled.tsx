import type { Rolled } from '../odds/laboratory/asked.ts';
import { type Figures, OUTCOMES } from '../odds/laboratory/figures.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useOutcomesTold, useOutcomeWords } from './outcomeWords.ts';
import { useLabSpeaker } from './words.ts';
import './columns.css';
import './rolled.css';

/** How far the exact chance may lie from a share of so many throws: twice the standard error. */
function noise(chance: number, times: number): number {
  return 2 * Math.sqrt((chance * (1 - chance)) / times);
}

/**
 * The exact figures of the very games that are rolled; none while only first figures are there, or those of another
 * set-up: the games go over as many places as can be afforded.
 */
function useExact(): Figures | null {
  return useLaboratory(({ odds, reckoning }) => (reckoning.is === 'done' ? (odds?.figures ?? null) : null));
}

/** Why the games are laid beside nothing. */
function NoExact() {
  const { say } = useLabSpeaker();
  const { odds, reckoning } = useLaboratory();
  const isComing = reckoning.is === 'working' || reckoning.is === 'weighing';
  const why = isComing ? 'coming' : odds ? 'first' : 'none';
  return (
    <p className="lab-note" role="status" data-testid="no-exact" data-why={why}>
      {say.noExact[why]}
    </p>
  );
}

/** What was rolled over the exact distribution, each with its expected noise. */
export function RolledTable({ rolled }: { readonly rolled: Rolled }) {
  const { say } = useLabSpeaker();
  const exact = useExact();
  return (
    <section className="lab-section" data-testid="rolled">
      <h3>{exact ? say.rolledTimes(rolled.times) : say.rolledAlone(rolled.times)}</h3>
      {exact ? null : <NoExact />}
      <Outcomes rolled={rolled} exact={exact} />
      <Losses rolled={rolled} exact={exact} />
      <p className="lab-note lab-legend">
        <span>
          <i className="lab-key-seen" />
          {say.seen}
        </span>
        {exact ? (
          <>
            <span>
              <i className="lab-key-exact" />
              {say.exact}
            </span>
            <span>
              <i className="lab-key-noise" />± {say.noise}
            </span>
          </>
        ) : null}
      </p>
    </section>
  );
}

interface BesideProps {
  readonly rolled: Rolled;
  readonly exact: Figures | null;
}

function Outcomes({ rolled: { outcomes, times }, exact }: BesideProps) {
  const { say } = useLabSpeaker();
  const words = useOutcomeWords();
  const told = useOutcomesTold();
  const shown = OUTCOMES.filter((outcome) => told.includes(outcome) || outcomes[outcome] > 0);
  return (
    <table className="lab-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{say.seen}</th>
          {exact ? (
            <>
              <th scope="col">{say.exact}</th>
              <th scope="col">±</th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {shown.map((outcome) => {
          const seen = outcomes[outcome] / times;
          return (
            <tr key={outcome}>
              <th scope="row">{words(outcome)}</th>
              <td>{say.percent(seen)}</td>
              {exact ? <Verdict seen={seen} chance={exact.outcomes[outcome]} times={times} /> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface VerdictProps {
  readonly seen: number;
  readonly chance: number;
  readonly times: number;
}

function Verdict({ seen, chance, times }: VerdictProps) {
  const { say } = useLabSpeaker();
  const away = noise(chance, times);
  const isWithin = Math.abs(seen - chance) <= away + 0.5 / times;
  return (
    <>
      <td>{say.percent(chance)}</td>
      <td>
        {say.percent(away)} {isWithin ? say.inNoise : say.outNoise}
      </td>
    </>
  );
}

/** Whether points were regained in the games: one has more left, in the mean, than one began with. */
function regained(losses: readonly number[], left: readonly number[], times: number): boolean {
  const began = losses.length - 1;
  return left.reduce((sum, games, points) => sum + games * points, 0) > began * times;
}

function Losses({ rolled: { losses, left, times }, exact }: BesideProps) {
  const { say, name } = useLabSpeaker();
  const known = exact?.units.map(({ unit }) => unit) ?? Object.keys(losses);
  return known.flatMap((id) => {
    const [lost, kept] = [losses[id], left[id]];
    if (!lost || !kept) return [];
    const unit = exact?.units.find((one) => one.unit === id);
    // where points are regained, what is left tells more than what is lost
    const regains = unit ? unit.expectedLoss < 0 : regained(lost, kept, times);
    const title = (regains ? say.remainingOf : say.lossOf)(name(id));
    const chances = unit ? (regains ? unit.left : unit.losses) : null;
    return [<Histogram key={id} title={title} seen={regains ? kept : lost} exact={chances} times={times} />];
  });
}

interface HistogramProps {
  readonly title: string;
  readonly seen: readonly number[];
  readonly exact: readonly number[] | null;
  readonly times: number;
}

function Histogram({ title, seen, exact, times }: HistogramProps) {
  const { say, language } = useLabSpeaker();
  const shares = seen.map((n) => n / times);
  const most = Math.max(...shares, ...(exact ?? []), 0.0001);
  return (
    <figure className="lab-columns" aria-label={title}>
      <figcaption>{title}</figcaption>
      <ol>
        {shares.map((share, n) => {
          const chance = exact ? (exact[n] ?? 0) : null;
          const [short, whole] =
            chance === null
              ? [say.percent(share), `${say.seen} ${say.percent(share)}`]
              : [
                  `${say.percent(share)} / ${say.percent(chance)}`,
                  `${say.seen} ${say.percent(share)}, ${say.exact} ${say.percent(chance)}`,
                ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of points is its name
            <li key={n} title={language.writing.labelled(String(n), short)}>
              <span
                className="lab-column"
                style={{ height: `${(share / most) * 100}%` }}
                aria-hidden="true"
              />
              {chance === null ? null : <ExactMark chance={chance} times={times} most={most} />}
              <span className="lab-column-n" aria-hidden="true">
                {n}
              </span>
              <span className="unseen">{language.writing.labelled(String(n), whole)}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

interface MarkProps {
  readonly chance: number;
  readonly times: number;
  /** The chance that is as high as the column. */
  readonly most: number;
}

/** The exact chance over a column, with its noise. */
function ExactMark({ chance, times, most }: MarkProps) {
  const away = noise(chance, times);
  const low = Math.max(0, chance - away);
  return (
    <>
      <span
        className="lab-noise"
        style={{
          bottom: `${(low / most) * 100}%`,
          height: `${(Math.min(2 * away, chance + away - low) / most) * 100}%`,
        }}
        aria-hidden="true"
      />
      <span className="lab-exact" style={{ bottom: `${(chance / most) * 100}%` }} aria-hidden="true" />
    </>
  );
}
