/** The columns, each asked by itself; answers kept by question. */
import { NUMBERS } from '../../chances/fraction.ts';
import { measured } from '../../encounter/measured.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import { SYSTEMS } from '../../rulesets/list.ts';
import { type Column, type Meeting, type SystemAnswer, useEncounter } from './state.ts';
import { SHOWN } from './systems.ts';

const known = new Map<string, SystemAnswer>();

function keyOf(system: string, { encounter, given }: Meeting): string {
  return `${system} ${canonicalText({ encounter, given: given[system] ?? {} })}`;
}

function setColumn(system: string, column: Column): void {
  useEncounter.setState(({ columns }) => ({ columns: { ...columns, [system]: column } }));
}

function askColumn(system: string): void {
  const { meeting } = useEncounter.getState();
  const key = keyOf(system, meeting);
  const before = known.get(key);
  if (before) {
    setColumn(system, { is: 'done', answer: before });
    return;
  }
  const part = SYSTEMS.find(({ id }) => id === system)?.encounters;
  if (!part) return;
  const answer = measured(part, meeting.encounter, meeting.given[system] ?? {}, NUMBERS);
  known.set(key, answer);
  setColumn(system, { is: 'done', answer });
}

/** Asks for the columns of what is set up now: those whose question is another; to be called once when the screen opens. */
export function askColumns(): void {
  for (const { id } of SHOWN) askColumn(id);
}

/** Leaves off what is being worked at. */
export function stopColumns(): void {
  const { columns } = useEncounter.getState();
  for (const [system, column] of Object.entries(columns))
    if (column.is === 'working') setColumn(system, { is: 'stopped', before: column.before });
}

/** Asks again for a column that was stopped or has failed. */
export function askAgain(system: string): void {
  askColumn(system);
}
