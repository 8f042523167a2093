import { RuleMark } from '../../account/RuleMark.tsx';
import type { ToldSum } from '../../contract/systemTypes.ts';
import type { CourseStep } from '../../encounter/course.ts';
import type { MeasuredRow } from '../../encounter/measured.ts';
import type { Dice } from '../../engine/dice.ts';
import { type SpokenSystem, useSystems, valueWords } from './speech.ts';
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

type Table = Extract<Dice, { readonly dice: 'table' }>;

/** The faces that as many dice show, by the digits of the outcome; the greatest is taken off first, for it holds the others. */
function facesShown({ counts }: Table, outcome: number): readonly number[] {
  let rest = outcome;
  const values = [...new Set(counts)].sort((a, b) => b - a);
  const shown = values.map((value) => {
    const times = value === 0 ? 0 : Math.floor(rest / value);
    rest -= times * value;
    return Array.from({ length: times }, () => counts.indexOf(value));
  });
  return shown.reverse().flat();
}

/** Things one after another, those that are alike once with how many they are. */
function alike(names: readonly string[]): readonly string[] {
  const many = new Map<string, number>();
  for (const name of names) many.set(name, (many.get(name) ?? 0) + 1);
  return [...many].map(([name, times]) => (times === 1 ? name : `${times} × ${name}`));
}

/** Whether every face is told by a digit of its own, and not by how much it counts. */
function isCoded({ counts }: Table): boolean {
  return Math.min(...counts) > 0;
}

function DiceLine({ system, dice, outcome, reading }: DiceProps) {
  const { say } = useSystems();
  const { dice: diceTold, facesCount, likeliest, totalRead, faceRead, number } = say.figures;
  const word = (code: string) => valueWords(system, code);
  const table = dice.dice === 'table' ? dice : null;
  const faces = reading?.of === 'faces' ? reading.faces : null;
  const totals = reading?.of === 'total' ? reading.totals : [];

  function facesRead(): string {
    const results = [...new Set(faces?.map(({ result }) => result))];
    return results
      .map((one) => {
        const those = faces?.filter(({ result }) => result === one).map(({ face }) => word(face));
        return faceRead(alike(those ?? []), word(one));
      })
      .join(' · ');
  }

  function came(fell: number): string {
    if (table && faces && isCoded(table))
      return alike(facesShown(table, fell).map((at) => word(faces[at]?.face ?? ''))).join(', ');
    const read = totals.find(({ least, most }) => fell >= (least ?? fell) && fell <= (most ?? fell));
    return read ? `${number(fell)} (${word(read.result)})` : number(fell);
  }

  return (
    <p className="five-dice">
      {diceTold(dice, reading?.of === 'dice' ? word(reading.result) : null)}
      {table && !faces ? ` · ${facesCount(table.counts)}` : null}
      {faces ? ` · ${facesRead()}` : null}
      {totals.map(({ result, ...bounds }) => ` · ${totalRead(bounds, word(result))}`)}
      {outcome === null ? null : <> · {likeliest(came(outcome))}</>}
    </p>
  );
}

interface DiceProps extends Pick<CourseStep, 'outcome' | 'reading'> {
  readonly system: SpokenSystem;
  readonly dice: Dice;
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
      {step.dice ? <DiceLine {...{ system, ...step, dice: step.dice }} /> : null}
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
