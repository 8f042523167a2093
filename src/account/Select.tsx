interface Props<T extends string | number> {
  readonly value: T;
  readonly values: readonly T[];
  readonly words: (value: T) => string;
  /** By which its label names it. */
  readonly id: string;
  readonly testid: string;
  readonly disabled?: boolean;
  /** The id of what is told beside it: why a choice was not taken. */
  readonly note?: string | undefined;
  readonly onChoice: (value: T) => void;
}

/** One of a few values, chosen from a list. */
export function Select<T extends string | number>({
  value,
  values,
  words,
  id,
  testid,
  disabled = false,
  note,
  onChoice,
}: Props<T>) {
  return (
    <select
      id={id}
      value={String(value)}
      disabled={disabled}
      aria-invalid={note === undefined ? undefined : true}
      aria-describedby={note}
      data-testid={testid}
      onChange={({ target }) => {
        const found = values.find((one) => String(one) === target.value);
        if (found !== undefined) onChoice(found);
      }}
    >
      {values.map((one) => (
        <option key={one} value={String(one)}>
          {words(one)}
        </option>
      ))}
    </select>
  );
}
