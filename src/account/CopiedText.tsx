import { useState } from 'react';

interface Props {
  readonly label: string;
  /** What is said once it is copied; and where there is none to copy, for it is too long. */
  readonly words: { readonly copied: string; readonly tooLong?: string };
  readonly testid: string;
  readonly rows?: number;
  /** Null where it would be too long. */
  readonly text: () => Promise<string | null>;
}

/** A press copies a text; it stands there as well, for a browser may forbid the clipboard. */
export function CopiedText({ label, words, testid, rows = 2, text }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  const [isTooLong, setTooLong] = useState(false);
  const press = async () => {
    const told = await text();
    if (told !== null) await navigator.clipboard.writeText(told).catch(() => undefined);
    setTooLong(told === null);
    setCopied(told);
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
      {copied === null ? null : (
        <>
          <span role="status">{words.copied}</span>
          <textarea readOnly rows={rows} value={copied} aria-label={label} data-testid={`${testid}-text`} />
        </>
      )}
    </>
  );
}
