import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { capital } from '../language/sentences.ts';
import { unitCost } from '../rules/units/price.ts';
import type { BoughtUnit } from '../scenarios/scenario.ts';
import { dismiss, duplicate, moveBy } from '../store/armies/builder.ts';
import { useBuilder } from '../store/armies/state.ts';
import { LineEditor } from './LineEditor.tsx';
import { Soldiers } from './Soldiers.tsx';
import { useArmySpeaker } from './words.ts';
import './line.css';

interface ToolProps {
  readonly label: string;
  readonly word: string;
  readonly testid: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A sign alone where there is little room, with its word beside it where the line is open under a thumb. */
function Tool({ label, word, testid, disabled, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled === true}
      data-testid={testid}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {children}
      </svg>
      <span aria-hidden="true">{word}</span>
    </button>
  );
}

function Tools({
  unit,
  at,
  isLast,
}: {
  readonly unit: BoughtUnit;
  readonly at: number;
  readonly isLast: boolean;
}) {
  const { say, name } = useArmySpeaker();
  const called = name(unit.id);
  return (
    <div className="muster-tools">
      <Tool
        label={say.up(called)}
        word={say.tools.up}
        testid="up"
        disabled={at === 0}
        onPress={() => moveBy(unit.id, -1)}
      >
        <path d="M8 13V3M3.5 7.5L8 3l4.5 4.5" />
      </Tool>
      <Tool
        label={say.down(called)}
        word={say.tools.down}
        testid="down"
        disabled={isLast}
        onPress={() => moveBy(unit.id, 1)}
      >
        <path d="M8 3v10M3.5 8.5L8 13l4.5-4.5" />
      </Tool>
      <Tool
        label={say.double(called)}
        word={say.tools.double}
        testid="double"
        onPress={() => duplicate(unit.id)}
      >
        <path d="M2.5 2.5h7v7h-7zM6.5 9.5v4h7v-7h-4" />
      </Tool>
      <Tool
        label={say.remove(called)}
        word={say.tools.remove}
        testid="remove"
        onPress={() => dismiss(unit.id)}
      >
        <path d="M4 4l8 8M12 4l-8 8" />
      </Tool>
    </div>
  );
}

interface Props {
  readonly unit: BoughtUnit;
  readonly at: number;
  readonly isOpen: boolean;
  readonly isFaulty: boolean;
  readonly isLast: boolean;
  readonly isCarried: boolean;
  readonly onPress: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onCarry: (id: string | null) => void;
  readonly onDrop: () => void;
}

/** One unit of the roster. By its number it is dragged to another place. */
export function Line({
  unit,
  at,
  isOpen,
  isFaulty,
  isLast,
  isCarried,
  onPress,
  onKey,
  onCarry,
  onDrop,
}: Props) {
  const { say, language, name } = useArmySpeaker();
  const nation = useBuilder(({ raised }) => raised.army.nation);
  const { words } = language;
  const { total } = unitCost(unit);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // where the roster scrolls by itself; a page would move away from the hand that buys
    if (isOpen && !matchMedia('(max-width: 820px)').matches)
      line.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const skills = unit.skills.map((skill) => words.skills[skill]).join(', ');
  return (
    <li
      ref={line}
      className="muster-line"
      data-open={isOpen}
      data-faulty={isFaulty}
      data-carried={isCarried}
      data-testid="line"
      data-unit={unit.id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <span
        className="muster-number"
        draggable
        aria-hidden="true"
        data-testid="grip"
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name(unit.id));
          onCarry(unit.id);
        }}
        onDragEnd={() => onCarry(null)}
      >
        {at + 1}
      </span>
      <button
        type="button"
        className="muster-row"
        aria-expanded={isOpen}
        data-testid="row"
        onClick={onPress}
        onKeyDown={onKey}
      >
        <span className="muster-name">
          <Soldiers unit={unit} nation={nation} />
          <strong>{name(unit.id)}</strong>
        </span>
        <span className="muster-type">{capital(words.unitTypes[unit.type])}</span>
        <span className="muster-quality">{words.qualities[unit.quality]}</span>
        <span className="unseen">{say.lineTold(unit.strength, unit.commandValue, total)}</span>
        <span className="muster-figure" aria-hidden="true">
          {unit.commandValue}
        </span>
        <span className="muster-figure" aria-hidden="true">
          {unit.strength}
        </span>
        <span className="muster-skills">{skills}</span>
        <span className="muster-figure muster-cost" aria-hidden="true">
          {total}
        </span>
        <span className="muster-about" aria-hidden="true">
          {[
            capital(words.unitTypes[unit.type]),
            words.qualities[unit.quality],
            say.lineShort(unit.strength, unit.commandValue),
            ...(skills === '' ? [] : [skills]),
          ].join(' · ')}
        </span>
        {isFaulty ? <span className="unseen">{say.faulty}</span> : null}
      </button>
      <Tools unit={unit} at={at} isLast={isLast} />
      {isOpen ? <LineEditor unit={unit} /> : null}
    </li>
  );
}
