import { useId } from 'react';
import { Select } from '../account/Select.tsx';
import './fields.css';

/** The fields a card is made of. */

interface PickProps<T extends string | number> {
  readonly label: string;
  readonly name: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly words: (value: T) => string;
  readonly onPick: (value: T) => void;
  readonly disabled?: boolean;
  /** Why the last choice was not taken. */
  readonly refused?: string | null;
  /** How much of a row its words need: a third unless told. */
  readonly room?: 'half' | 'most';
}

/** One of a few values. */
export function Pick<T extends string | number>({
  label,
  name,
  value,
  values,
  words,
  onPick,
  disabled,
  refused = null,
  room,
}: PickProps<T>) {
  const id = useId();
  const note = useId();
  return (
    <div className="lab-field-row" data-room={room}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        values={values}
        words={words}
        testid={`field-${name}`}
        disabled={disabled === true}
        note={refused === null ? undefined : note}
        onChoice={onPick}
      />
      {refused === null ? null : (
        // beside the label: within, it would be a part of the name
        <span id={note} className="lab-bad" role="alert">
          {refused}
        </span>
      )}
    </div>
  );
}

interface NumberProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onNumber: (value: number) => void;
}

/** A number, by one more, by one less, or written. */
export function NumberField({ label, name, value, least, most, onNumber }: NumberProps) {
  // both cards have a field of that name
  const id = useId();
  return (
    <div className="lab-field-row">
      <label htmlFor={id}>{label}</label>
      <span className="lab-number">
        <button
          type="button"
          aria-label={`${label} − 1`}
          disabled={value <= least}
          onClick={() => onNumber(value - 1)}
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
          data-testid={`field-${name}`}
          onChange={(event) => {
            const next = Math.round(Number(event.target.value));
            if (event.target.value !== '' && next >= least && next <= most) onNumber(next);
          }}
        />
        <button
          type="button"
          aria-label={`${label} + 1`}
          disabled={value >= most}
          onClick={() => onNumber(value + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
