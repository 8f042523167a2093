import { useState } from 'react';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly told?: string;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly testid: string;
  readonly onChange: (value: number) => void;
}

/** A number chosen by sliding. */
export function Slider({
  label,
  value,
  told = String(value),
  least,
  most,
  step = 1,
  testid,
  onChange,
}: SliderProps) {
  return (
    <label className="paper-field">
      <span>
        {label}: {told}
      </span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={told}
        data-testid={testid}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}

interface PaperNumberProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly testid: string;
  readonly onChange: (value: number) => void;
}

/** A number that is written; it counts as soon as it is one within its bounds, and is put right when it is left. */
export function PaperNumber({ label, value, least, most, testid, onChange }: PaperNumberProps) {
  const [text, setText] = useState<string | null>(null);
  return (
    <label className="paper-field">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={text ?? value}
        data-testid={testid}
        onChange={({ target }) => {
          setText(target.value);
          const number = Number(target.value);
          if (target.value !== '' && number >= least && number <= most) onChange(Math.round(number));
        }}
        onBlur={() => setText(null)}
      />
    </label>
  );
}
