import { flushSync } from 'react-dom';
import { RuleMark } from '../account/RuleMark.tsx';
import { armyGlance } from '../armies/glance.ts';
import { openLine } from '../store/armies/builder.ts';
import { type ArmyFault, faultsOf, mend } from '../store/armies/faults.ts';
import { useBuilder } from '../store/armies/state.ts';
import { mendingWords } from './mendingWords.ts';
import { useArmySpeaker } from './words.ts';
import './account.css';

/** Opens the line and leads there whoever has pressed. */
function goToLine(unit: string): void {
  flushSync(() => openLine(unit));
  const row = document.querySelector<HTMLElement>(`[data-unit="${unit}"] .muster-row`);
  row?.scrollIntoView({ block: 'nearest' });
  row?.focus({ preventScroll: true });
}

function Fault({ fault }: { readonly fault: ArmyFault }) {
  const speaker = useArmySpeaker();
  const units = useBuilder(({ raised }) => raised.army.units);
  const { say, name } = speaker;
  const { refusal, unit, remedy } = fault;
  const sentence = faultSentence(speaker, fault);
  const isItsOwn = refusal.facts.unit !== undefined;
  const toLine = (line: string) => (
    <button
      type="button"
      className="army-to-line"
      aria-label={say.toLine(name(line))}
      data-testid="to-line"
      onClick={() => goToLine(line)}
    >
      {name(line)}
    </button>
  );
  return (
    <li className="army-fault" data-testid="fault" data-reason={refusal.reason}>
      <p>
        {unit !== null && isItsOwn ? <>{toLine(unit)} </> : null}
        {sentence} <RuleMark rule={refusal.rule} /> {unit !== null && !isItsOwn ? toLine(unit) : null}
      </p>
      {remedy ? (
        <button type="button" className="press small" data-testid="mend" onClick={() => mend(remedy)}>
          {mendingWords(speaker, units, remedy)}
        </button>
      ) : null}
    </li>
  );
}

/** What is to be changed; reasons of the rules that no army gives say what they say. */
function faultSentence({ say, explain }: ReturnType<typeof useArmySpeaker>, { refusal }: ArmyFault): string {
  const sentences: Readonly<Record<string, ((facts: ArmyFault['refusal']['facts']) => string) | undefined>> =
    say.faultSentences;
  return sentences[refusal.reason]?.(refusal.facts) ?? explain.refusalSentence(refusal);
}

/** How much of the format is spent, as a bar. */
function Spent({ cost, format }: { readonly cost: number; readonly format: number }) {
  const share = Math.min(100, Math.max(0, (cost / format) * 100));
  return (
    <div className="army-spent" data-over={cost > format} aria-hidden="true">
      <div style={{ width: `${share}%` }} />
    </div>
  );
}

/** The running total and all that is to be put right: always in sight. */
export function Account() {
  const { say } = useArmySpeaker();
  const raised = useBuilder((state) => state.raised);
  const { armyPoints, army } = raised;
  const { cost, left, elites } = armyGlance(army.units, armyPoints);
  const faults = faultsOf(raised);
  return (
    <section className="army-account sheet" aria-label={say.account} data-testid="account">
      <p className="army-total">
        <span>{say.total}</span>
        <strong data-testid="total">{say.totalOf(cost, armyPoints)}</strong>
      </p>
      <Spent cost={cost} format={armyPoints} />
      <p className="army-counts">
        <span data-testid="left">{say.left(left)}</span>
        <span data-testid="elites" data-over={elites.count > elites.limit}>
          {say.elites(elites.count, elites.limit)} <RuleMark rule="QUA-03" />
        </span>
        <span>{say.units(army.units.length)}</span>
      </p>
      <p className="army-verdict" role="status" data-testid="verdict" data-legal={faults.length === 0}>
        {faults.length > 0 ? say.faultsCount(faults.length) : army.units.length > 0 ? say.legal : say.none}
      </p>
      {faults.length > 0 ? (
        <ul className="army-faults" data-testid="faults">
          {faults.map((fault) => (
            <Fault key={`${fault.refusal.reason} ${JSON.stringify(fault.refusal.facts)}`} fault={fault} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
