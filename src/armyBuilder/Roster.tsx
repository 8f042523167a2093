import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dismiss, duplicate, moveBy, moveTo, openLine } from '../store/armies/builder.ts';
import { faultsOf } from '../store/armies/faults.ts';
import { useBuilder } from '../store/armies/state.ts';
import { Line } from './Line.tsx';
import { useArmySpeaker } from './words.ts';
import './roster.css';

/** What the keys do to the line that has the focus. */
function keyed(event: KeyboardEvent, id: string): 'moved' | 'gone' | 'next' | 'previous' | null {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return null;
  if (altKey && key === 'ArrowUp') moveBy(id, -1);
  else if (altKey && key === 'ArrowDown') moveBy(id, 1);
  else if (altKey) return null;
  else if (key === 'ArrowUp') return 'previous';
  else if (key === 'ArrowDown') return 'next';
  else if (key === 'Delete') {
    dismiss(id);
    return 'gone';
  } else if (key.toLowerCase() === 'd') {
    duplicate(id);
    return 'next';
  } else return null;
  return 'moved';
}

function Heads() {
  const { say } = useArmySpeaker();
  const { columns } = say;
  return (
    <div className="muster-heads" aria-hidden="true">
      <div>
        <span>{columns.unit}</span>
        <span>{columns.type}</span>
        <span>{columns.quality}</span>
        <span>{columns.command}</span>
        <span>{columns.strength}</span>
        <span>{columns.skills}</span>
        <span>{columns.cost}</span>
      </div>
    </div>
  );
}

/** The army line by line, like a muster roll; one line at a time is open for editing. */
export function Roster() {
  const { say } = useArmySpeaker();
  const raised = useBuilder((state) => state.raised);
  const line = useBuilder((state) => state.line);
  const list = useRef<HTMLOListElement>(null);
  const [carried, setCarried] = useState<string | null>(null);
  const { units } = raised.army;
  const faulty = new Set(faultsOf(raised).map(({ unit }) => unit));
  const focus = (at: number): void => {
    const rows = list.current?.querySelectorAll<HTMLElement>('.muster-row') ?? [];
    rows[Math.min(rows.length - 1, Math.max(0, at))]?.focus();
  };
  const onKey = (event: KeyboardEvent, id: string): void => {
    const at = units.findIndex((unit) => unit.id === id);
    // drawn at once: the next key finds the focus where this one has led
    const done = flushSync(() => keyed(event, id));
    if (done === null) return;
    event.preventDefault();
    if (done === 'moved') focusUnit(id);
    else focus(done === 'next' ? at + 1 : done === 'previous' ? at - 1 : at);
  };
  const focusUnit = (id: string): void =>
    list.current?.querySelector<HTMLElement>(`[data-unit="${id}"] .muster-row`)?.focus();
  if (units.length === 0) return <p className="army-empty">{say.empty}</p>;
  return (
    <div className="muster-room">
      <Heads />
      <ol className="muster" ref={list} data-testid="muster">
        {units.map((unit, at) => (
          <Line
            key={unit.id}
            unit={unit}
            at={at}
            isOpen={line === unit.id}
            isFaulty={faulty.has(unit.id)}
            isLast={at === units.length - 1}
            isCarried={carried === unit.id}
            onPress={() => openLine(line === unit.id ? null : unit.id)}
            onKey={(event) => onKey(event, unit.id)}
            onCarry={setCarried}
            onDrop={() => {
              if (carried !== null) moveTo(carried, at);
              setCarried(null);
            }}
          />
        ))}
      </ol>
      <p className="army-keys">{say.keysHelp}</p>
    </div>
  );
}
