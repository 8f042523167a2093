/** The columns, each asked of the worker by itself; their answers kept by question. */

import type { EncounterAsk } from '../../encounter/asked.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import { type InTurn, inTurn } from '../laboratory/inTurn.ts';
import { type Column, type SystemAnswer, useEncounter } from './state.ts';
import { SHOWN } from './systems.ts';

/** The most answers kept, by question. */
const MOST_KEPT = 400;
const known = new Map<string, SystemAnswer>();

interface Asking {
  readonly line: InTurn<EncounterAsk>;
  /** The question in hand, or the one whose answer stands in the column. */
  key: string | null;
}

const asking = new Map<string, Asking>(SHOWN.map(({ id }) => [id, { line: inTurn(), key: null }]));

function keep(key: string, answer: SystemAnswer): void {
  known.set(key, answer);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
}

function setColumn(system: string, column: Column): void {
  useEncounter.setState(({ columns }) => ({ columns: { ...columns, [system]: column } }));
}

/** What stands in view in the column. */
function inView(system: string): SystemAnswer | null {
  const column = useEncounter.getState().columns[system];
  if (!column || column.is === 'failed') return null;
  return column.is === 'done' ? column.answer : column.before;
}

function askColumn(system: string, { line, key }: Asking): void {
  const { encounter, given: all } = useEncounter.getState().meeting;
  const asked: EncounterAsk = { ask: 'encounter', system, encounter, given: all[system] ?? {} };
  const wanted = canonicalText(asked);
  if (wanted === key) return;
  line.leaveOff();
  asking.set(system, { line, key: wanted });
  const before = known.get(wanted);
  if (before) {
    setColumn(system, { is: 'done', answer: before });
    return;
  }
  setColumn(system, { is: 'working', before: inView(system) });
  line.ask(asked, {
    told: (answer) => {
      keep(wanted, answer);
      setColumn(system, { is: 'done', answer });
    },
    failed: (why) => {
      asking.set(system, { line, key: null });
      setColumn(system, { is: 'failed', why });
    },
  });
}

/** Asks for the columns of what is set up now, but for those whose question is the same as before. */
export function askColumns(): void {
  for (const [system, one] of asking) askColumn(system, one);
}

/** Leaves off the columns that are being worked at. */
export function stopColumns(): void {
  for (const [system, { line }] of asking) {
    const column = useEncounter.getState().columns[system];
    if (column?.is !== 'working') continue;
    line.leaveOff();
    asking.set(system, { line, key: null });
    setColumn(system, { is: 'stopped', before: column.before });
  }
}

/** Asks again for a column that was stopped or has failed. */
export function askAgain(system: string): void {
  const one = asking.get(system);
  if (one) askColumn(system, one);
}
