import { type ReactNode, useEffect, useId, useState } from 'react';
import { Select } from '../account/Select.tsx';
import { plainText } from '../scenarios/plainText.ts';
import { beginOpening, type Opening } from '../store/saving/openings.ts';
import { textOfFile } from '../store/saving/textOfFile.ts';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly words: (value: T) => string;
  readonly testid: string;
  readonly onChoice: (value: T) => void;
}

/** One of a few values. */
export function PaperChoice<T extends string>({
  label,
  value,
  values,
  words,
  testid,
  onChoice,
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <label className="paper-field" htmlFor={id}>
      {label}
      <Select id={id} value={value} values={values} words={words} testid={testid} onChoice={onChoice} />
    </label>
  );
}

interface WordsProps {
  readonly label: string;
  /** What somebody has written there. */
  readonly value: string;
  /** What players read as long as that is nothing. */
  readonly shown: string;
  readonly most: number;
  readonly testid: string;
  /** A line that may be empty; else what stood there comes back. */
  readonly mayBeEmpty?: boolean;
  readonly rows?: number;
  readonly onWords: (text: string) => void;
}

/** Words that count when they are left: one step back, however long they were written at. */
export function PaperWords({ label, value, shown, most, testid, mayBeEmpty, rows, onWords }: WordsProps) {
  const [text, setText] = useState<string | null>(null);
  const left = (): void => {
    if (text === null) return;
    const plain = plainText(text, most);
    setText(null);
    if (plain !== value && (plain !== '' || mayBeEmpty)) onWords(plain);
  };
  const id = useId();
  const field = {
    id,
    value: text ?? value,
    placeholder: shown,
    maxLength: most,
    autoComplete: 'off',
    'data-testid': testid,
    onBlur: left,
  } as const;
  return (
    <div className="paper-field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input
          {...field}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
          }}
        />
      ) : (
        <textarea {...field} rows={rows} onChange={({ target }) => setText(target.value)} />
      )}
    </div>
  );
}

/** A check. */
export function PaperCheck({
  label,
  checked,
  testid,
  onCheck,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly testid: string;
  readonly onCheck: (checked: boolean) => void;
}) {
  return (
    <label className="paper-check">
      <input
        type="checkbox"
        checked={checked}
        data-testid={testid}
        onChange={({ target }) => onCheck(target.checked)}
      />
      {label}
    </label>
  );
}

/** A file is chosen, and its text handed on as what was asked for by then. */
export function PaperFile({
  label,
  testid,
  onText,
}: {
  readonly label: string;
  readonly testid: string;
  readonly onText: (text: string, opening: Opening) => void;
}) {
  return (
    <label className="press small plan-file">
      {label}
      <input
        type="file"
        accept=".json,application/json"
        className="unseen"
        data-testid={testid}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (!file) return;
          const opening = beginOpening();
          void textOfFile(file).then((text) => onText(text, opening));
        }}
      />
    </label>
  );
}

interface PickProps {
  readonly label: string;
  /** What stands there before anything is picked. */
  readonly first: string;
  readonly of: readonly { readonly id: string; readonly text: string }[];
  readonly testid: string;
  readonly onPick: (id: string) => void;
}

/** Picks one of a list, after which it stands as before. */
export function PaperPick({ label, first, of, testid, onPick }: PickProps) {
  return (
    <label className="paper-field">
      {label}
      <select
        value=""
        disabled={of.length === 0}
        data-testid={testid}
        onChange={({ target }) => {
          if (target.value !== '') onPick(target.value);
        }}
      >
        <option value="">{first}</option>
        {of.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Calls once the component stands. */
export function useOnce(call: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(call, []);
}

/** One block of a sheet under its heading. */
export function PaperBlock({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="plan-block">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
