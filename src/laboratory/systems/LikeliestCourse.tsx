import { RuleMark } from '../../account/RuleMark.tsx';
import type { ToldSum } from '../../contract/systemTypes.ts';
import type { CourseStep } from '../../encounter/course.ts';
import type { MeasuredRow } from '../../encounter/measured.ts';
import type { Dice } from '../../engine/dice.ts';
import { type SpokenSystem, useSystems } from './speech.ts';
import './likeliestCourse.css';

function SumLines({ system, sum }: { readonly system: SpokenSystem; readonly sum: ToldSum }) {
  const { say } = useSystems();
  const { term: termTold, sumOf, number } = say.figures;
  return (
    <ul className="terms">
      {sum.terms.map((term, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice in a sum
        <li key={at}>
          <span>
            <b>{termTold(term)}</b> {system.words.terms[term.why] ?? term.why}
          </span>
          <RuleMark rule={term.rule} />
        </li>
      ))}
      <li className="five-total">
        <span>{sumOf}</span> <b>{number(sum.total)}</b>
      </li>
    </ul>
  );
}

/** From here on what a face counts is no number of anything: each face is told by a digit of its own. */
const CODED = 20;

type Table = Extract<Dice, { readonly dice: 'table' }>;

function isCoded({ counts }: Table): boolean {
  return Math.max(...counts) >= CODED;
}

/** Which face each die shows, by the digits of the outcome; the greatest is taken off first, for it holds the others. */
function facesShown({ counts }: Table, outcome: number): readonly (readonly number[])[] {
  let rest = outcome;
  const values = [...new Set(counts)].sort((a, b) => b - a);
  const shown = values.map((value) => {
    const times = value === 0 ? 0 : Math.floor(rest / value);
    rest -= times * value;
    const faces = counts.flatMap((one, at) => (one === value ? [at + 1] : []));
    return Array.from({ length: times }, () => faces);
  });
  return shown.reverse().flat();
}

function DiceLine({ dice, outcome }: Pick<CourseStep, 'outcome'> & { readonly dice: Dice }) {
  const { say } = useSystems();
  const { dice: diceTold, facesCount, eachFace, likeliest, facesFell, number } = say.figures;
  const table = dice.dice === 'table' ? dice : null;
  const how = table ? (isCoded(table) ? eachFace : facesCount(table.counts)) : null;
  const came =
    outcome === null
      ? null
      : table && isCoded(table)
        ? facesFell(facesShown(table, outcome))
        : number(outcome);
  return (
    <p className="five-dice">
      {diceTold(dice)}
      {how === null ? null : `: ${how}`}
      {came === null ? null : <> · {likeliest(came)}</>}
    </p>
  );
}

function Step({ system, step }: { readonly system: SpokenSystem; readonly step: CourseStep }) {
  const { say } = useSystems();
  return (
    <li>
      <p className="five-step">
        <b>{system.words.steps[step.step] ?? step.step}</b> <small>{say.figures.by(step.by)}</small>
      </p>
      <p className="five-rules">
        {[...new Set(step.rules)].map((rule) => (
          <RuleMark key={rule} rule={rule} />
        ))}
      </p>
      {step.sum ? <SumLines system={system} sum={step.sum} /> : null}
      {step.dice ? <DiceLine dice={step.dice} outcome={step.outcome} /> : null}
    </li>
  );
}

interface Props {
  readonly system: SpokenSystem;
  readonly rows: readonly MeasuredRow<number>[];
}

/** The likeliest course under each column, step by step; once where it is the same under both rows. */
export function LikeliestCourse({ system, rows }: Props) {
  const { say } = useSystems();
  const courses = new Map<string, { readonly rows: string[]; readonly steps: readonly CourseStep[] }>();
  for (const { row, steps } of rows) {
    const same = courses.get(JSON.stringify(steps));
    const name = system.words.rows[row] ?? row;
    if (same) same.rows.push(name);
    else courses.set(JSON.stringify(steps), { rows: [name], steps });
  }
  return (
    <details className="five-fold">
      <summary data-testid={`steps-${system.id}`}>{say.figures.course}</summary>
      {[...courses.values()].map(({ rows: names, steps }) => (
        <div key={names.join()}>
          {courses.size > 1 ? <h4>{names.join(' · ')}</h4> : null}
          {steps.some(({ outcome }) => outcome !== null) ? (
            <p className="lab-note">{say.figures.courseNote}</p>
          ) : null}
          <ol className="five-steps">
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the course is their name
              <Step key={at} system={system} step={step} />
            ))}
          </ol>
        </div>
      ))}
    </details>
  );
}
