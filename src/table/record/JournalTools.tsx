import { useId, useLayoutEffect, useRef, useState } from 'react';
import { usePastWords } from '../../account/pastWords.ts';
import { startPlayback } from '../../store/past/playback.ts';
import { walk } from '../../store/past/walk.ts';
import type { OpenGame } from '../../store/state.ts';
import { DETAILS, type Detail, type JournalRow } from './rows.ts';
import { StepIcon } from './StepIcon.tsx';

/** What of the journal is wanted, and how that is changed. */
interface Wanted {
  readonly detail: Detail;
  readonly setDetail: (detail: Detail) => void;
  readonly unit: string | null;
  readonly setUnit: (unit: string | null) => void;
  readonly sought: string;
  readonly setSought: (sought: string) => void;
  readonly isSought: boolean;
}

interface Props {
  readonly open: OpenGame;
  readonly wanted: Wanted;
  readonly found: readonly JournalRow[];
}

/** How much the journal tells, of whom and of what; and the ways back into the battle. */
export function JournalTools({ open, wanted, found }: Props) {
  const past = usePastWords();
  const words = past.journal;
  const id = useId();
  const none = open.history.length === 0;
  const [finding, setFinding] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  // what is typed next is what is sought: elsewhere letters are keys of the table
  useLayoutEffect(() => {
    if (finding) search.current?.focus();
  }, [finding]);
  return (
    <search className="journal-tools" aria-label={words.tools}>
      <button
        type="button"
        className="press small"
        aria-label={past.steps.answer.back}
        title={past.steps.answer.back}
        disabled={none}
        data-testid="look-back"
        onClick={() => walk('answer', -1)}
      >
        <StepIcon stride="answer" by={-1} />
      </button>
      <button
        type="button"
        className="press small"
        aria-label={past.play}
        title={past.play}
        disabled={none}
        data-testid="journal-play"
        onClick={startPlayback}
      >
        <StepIcon stride="play" by={1} />
      </button>
      <select
        aria-label={words.detail}
        value={wanted.detail}
        data-testid="journal-detail"
        onChange={({ currentTarget: { value } }) =>
          wanted.setDetail(DETAILS.find((detail) => detail === value) ?? 'usual')
        }
      >
        {DETAILS.map((detail) => (
          <option key={detail} value={detail}>
            {words.details[detail]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="press small"
        aria-label={words.find}
        title={words.find}
        aria-expanded={finding}
        data-testid="journal-find"
        onClick={() => {
          setFinding(!finding);
          // what is sought no longer is not left in force unseen
          wanted.setUnit(null);
          wanted.setSought('');
        }}
      >
        <StepIcon stride="find" by={1} />
      </button>
      {finding ? (
        <div className="journal-finding">
          <select
            aria-label={words.unit}
            value={wanted.unit ?? ''}
            data-testid="journal-unit"
            onChange={({ currentTarget: { value } }) => wanted.setUnit(value === '' ? null : value)}
          >
            <option value="">{words.everybody}</option>
            {open.game.units.map(({ id: unit, name }) => (
              <option key={unit} value={unit}>
                {name}
              </option>
            ))}
          </select>
          <input
            ref={search}
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={wanted.sought}
            aria-describedby={wanted.isSought ? id : undefined}
            data-testid="journal-search"
            onChange={({ currentTarget: { value } }) => wanted.setSought(value)}
          />
          {wanted.isSought ? (
            <span id={id} className="journal-found" role="status">
              {words.found(found.filter(({ row }) => row === 'line').length)}
            </span>
          ) : null}
        </div>
      ) : null}
    </search>
  );
}
