import { type ReactNode, useId } from 'react';
import { Select } from '../account/Select.tsx';
import { useArmySpeaker } from './words.ts';
import './fields.css';

/** The fields an open line is made of. */

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly words: (value: T) => string;
  readonly onChoice: (value: T) => void;
  readonly testid: string;
}

/** One of many values. */
export function ChoiceField<T extends string>({
  label,
  value,
  values,
  words,
  onChoice,
  testid,
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <label className="army-field" htmlFor={id}>
      <span>{label}</span>
      <Select id={id} value={value} values={values} words={words} testid={testid} onChoice={onChoice} />
    </label>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onNumber: (value: number) => void;
  readonly testid: string;
  /** What the number costs, or between which limits it lies. */
  readonly note: ReactNode;
}

/** A number, by one more, by one less, or written; one out of its limits is led back into them. */
export function Stepper({ label, value, least, most, onNumber, testid, note }: StepperProps) {
  const { say } = useArmySpeaker();
  const id = useId();
  const step = (by: number) => onNumber(Math.min(most, Math.max(least, value + by)));
  return (
    <div className="army-field">
      <label htmlFor={id}>{label}</label>
      <span className="army-stepper">
        <button
          type="button"
          aria-label={say.less(label)}
          disabled={value <= least}
          data-testid={`${testid}-less`}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={value}
          data-testid={testid}
          onChange={({ target }) => {
            const next = Math.round(Number(target.value));
            if (target.value !== '' && next >= least && next <= most) onNumber(next);
          }}
        />
        <button
          type="button"
          aria-label={say.more(label)}
          disabled={value >= most}
          data-testid={`${testid}-more`}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
      <small>{note}</small>
    </div>
  );
}
