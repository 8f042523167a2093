import { useState } from 'react';
import { useSpeech } from './words.ts';

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
  const { language } = useSpeech();
  return (
    <label className="paper-field">
      <span>{language.writing.labelled(label, told)}</span>
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
  /** Counts only once it is left: what is written on the way to it would be a number within its bounds too. */
  readonly whenLeft?: boolean;
  readonly onChange: (value: number) => void;
}

/**
 * A number that is written; it counts as soon as it is one within its bounds. When it is left, one out of them is led back
 * into them.
 */
export function PaperNumber({
  label,
  value,
  least,
  most,
  testid,
  whenLeft = false,
  onChange,
}: PaperNumberProps) {
  const [text, setText] = useState<string | null>(null);
  const settle = (): void => {
    const number = Math.round(Number(text ?? ''));
    const next = text === null || text === '' ? value : Math.min(most, Math.max(least, number));
    if (next !== value) onChange(next);
    setText(null);
  };
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
          if (!whenLeft && target.value !== '' && number >= least && number <= most)
            onChange(Math.round(number));
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
        }}
        onBlur={settle}
      />
    </label>
  );
}
