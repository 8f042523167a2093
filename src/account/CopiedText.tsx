import { useState } from 'react';
import { copyText } from './copyText.ts';

interface Props {
  readonly label: string;
  /** What is said once it is copied; where the browser forbids it; and where there is none to copy, for it is too long. */
  readonly words: { readonly copied: string; readonly notCopied: string; readonly tooLong?: string };
  readonly testid: string;
  readonly rows?: number;
  /** Null where it would be too long. */
  readonly text: () => Promise<string | null>;
}

/** A press copies a text; it stands there as well, for a browser may forbid the clipboard. */
export function CopiedText({ label, words, testid, rows = 2, text }: Props) {
  const [came, setCame] = useState<{ readonly told: string; readonly isCopied: boolean } | null>(null);
  const [isTooLong, setTooLong] = useState(false);
  const press = async () => {
    const told = await text();
    setTooLong(told === null);
    setCame(told === null ? null : { told, isCopied: await copyText(told) });
  };
  return (
    <>
      <button type="button" className="press small" data-testid={testid} onClick={() => void press()}>
        {label}
      </button>
      {isTooLong ? (
        <p role="alert" className="paper-bad">
          {words.tooLong}
        </p>
      ) : null}
      {came === null ? null : (
        <>
          <span role="status">{came.isCopied ? words.copied : words.notCopied}</span>
          <textarea
            readOnly
            rows={rows}
            value={came.told}
            aria-label={label}
            data-testid={`${testid}-text`}
          />
        </>
      )}
    </>
  );
}
