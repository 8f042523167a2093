import type { LaboratoryOdds } from '../odds/laboratory/asked.ts';
import { type EndOutcome, FATES, type Figures } from '../odds/laboratory/figures.ts';
import { dropA, isOfA, openA, pinAsA } from '../store/laboratory/laboratory.ts';
import { type KeptOdds, useLaboratory } from '../store/laboratory/state.ts';
import { useOutcomesTold, useOutcomeWords } from './outcomeWords.ts';
import { useRegained } from './regained.ts';
import { heatShown, heatsOf, useShown, watchBars } from './shown.ts';
import { useSetupTold } from './ToldOf.tsx';
import { useLabSpeaker } from './words.ts';
import './result.css';

/** A, where it answers the question that is told here: the odds of another are not laid beside these. */
function useComparedA(): KeptOdds | null {
  const told = useSetupTold();
  return useLaboratory(({ a }) => (a && isOfA(told, a) ? a : null));
}

interface BarProps {
  /** An outcome, or what is told before the outcomes. */
  readonly of: EndOutcome | 'regained';
  readonly words: string;
  readonly chance: number;
  readonly range: readonly [worst: number, best: number];
  /** In A, where one is compared. */
  readonly before: number | undefined;
}

function Bar({ of, words, chance, range: [worst, best], before }: BarProps) {
  const { say } = useLabSpeaker();
  return (
    <li data-outcome={of} data-never={chance === 0}>
      <span className="lab-bar-words">{words}</span>
      <strong data-testid={`chance-${of}`}>{say.percent(chance)}</strong>
      <span className="lab-bar" aria-hidden="true">
        <i className="lab-bar-range" style={{ left: `${worst * 100}%`, width: `${(best - worst) * 100}%` }} />
        <i className="lab-bar-fill" style={{ width: `${chance * 100}%` }} />
        {before === undefined ? null : <i className="lab-bar-a" style={{ left: `${before * 100}%` }} />}
      </span>
      {best - worst > 1e-9 ? (
        <span className="lab-bar-note">{say.range(say.percent(worst), say.percent(best))}</span>
      ) : null}
      {before === undefined ? null : (
        <span className="lab-bar-note" data-testid={`difference-${of}`}>
          A {say.percent(before)} · B {say.percent(chance)} · {say.difference}{' '}
          {say.pointsOff(chance - before)}
        </span>
      )}
    </li>
  );
}

function Bars({ odds: { figures, ranges } }: { readonly odds: LaboratoryOdds }) {
  const words = useOutcomeWords();
  const a = useComparedA();
  const shown = useOutcomesTold();
  const regained = useRegained();
  const chance = regained?.chance(figures) ?? 0;
  return (
    <ul className="lab-bars" data-testid="bars" ref={watchBars}>
      {regained ? (
        <Bar
          of="regained"
          words={regained.words}
          chance={chance}
          range={[chance, chance]}
          before={a ? regained.chance(a.odds.figures) : undefined}
        />
      ) : null}
      {shown.map((outcome) => (
        <Bar
          key={outcome}
          of={outcome}
          words={words(outcome)}
          chance={figures.outcomes[outcome]}
          range={ranges[outcome]}
          before={a?.odds.figures.outcomes[outcome]}
        />
      ))}
    </ul>
  );
}

function FateTable({ figures }: { readonly figures: Figures }) {
  const { say, name } = useLabSpeaker();
  const a = useComparedA();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard
    <div className="lab-scroll" tabIndex={0}>
      <table className="lab-table lab-fates" data-testid="fates">
        <thead>
          <tr>
            {FATES.map((fate) => (
              <th key={fate} scope="col">
                {say.fates[fate]}
              </th>
            ))}
            <th scope="col">{say.expectedLoss}</th>
            <th scope="col">{say.expectedPoints}</th>
          </tr>
        </thead>
        {figures.units.map((unit) => {
          const before = a?.odds.figures.units.find((one) => one.unit === unit.unit);
          return (
            <tbody key={unit.unit}>
              <tr>
                <th scope="rowgroup" colSpan={FATES.length + 2}>
                  {name(unit.unit)}
                </th>
              </tr>
              <tr>
                {FATES.map((fate) => (
                  <td key={fate}>
                    {say.percent(unit.fates[fate])}
                    {before ? <small>A {say.percent(before.fates[fate])}</small> : null}
                  </td>
                ))}
                <td>
                  {say.mean(unit.expectedLoss)} {say.strengthShort}
                  {before ? <small>A {say.mean(before.expectedLoss)}</small> : null}
                </td>
                <td>
                  {say.mean(unit.expectedPoints)}
                  {before ? <small>A {say.mean(before.expectedPoints)}</small> : null}
                </td>
              </tr>
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

function HeatChoice({ figures }: { readonly figures: Figures }) {
  const { say, name } = useLabSpeaker();
  const chosen = useShown((state) => state.heat);
  const { attacker } = useSetupTold();
  const kinds = heatsOf(figures);
  if (kinds.length === 0) return null;
  return (
    <label className="lab-inline">
      {say.heat}{' '}
      <select
        value={heatShown(figures, chosen, attacker) ?? ''}
        data-testid="heat"
        onChange={(event) => useShown.setState({ heat: event.target.value })}
      >
        <option value="">{say.noHeat}</option>
        {kinds.map(({ key, unit, of }) => (
          <option key={key} value={key}>
            {of === 'pursuit' ? say.pursuitOf(name(unit)) : say.heatOf(name(unit))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Who has the ground, who flees, who is lost: as bars and as a table, A beside B where one is kept. */
export function Result({ odds }: { readonly odds: LaboratoryOdds }) {
  const { say } = useLabSpeaker();
  const a = useLaboratory((state) => state.a);
  const isCompared = useComparedA() !== null;
  const isDropped = useLaboratory((state) => state.isADropped);
  const isDone = useLaboratory((state) => state.reckoning.is === 'done');
  return (
    <section className="lab-section" aria-labelledby="lab-result">
      <h2 id="lab-result" tabIndex={-1}>
        {say.sections.result}
      </h2>
      <Bars odds={odds} />
      <div className="lab-inline">
        <button
          type="button"
          className="press small"
          data-testid="pin-a"
          disabled={!a && !isDone}
          onClick={a ? dropA : pinAsA}
        >
          {a ? say.dropA : say.pinA}
        </button>
        {a ? (
          <button type="button" className="press small" data-testid="open-a" onClick={openA}>
            {say.openA}
          </button>
        ) : null}
        {a || isDropped ? (
          <span className="lab-note" role="status" data-testid="a-note">
            {isCompared ? say.compareHelp : a ? say.otherQuestion : say.droppedA}
          </span>
        ) : null}
        <HeatChoice figures={odds.figures} />
      </div>
      <FateTable figures={odds.figures} />
    </section>
  );
}
