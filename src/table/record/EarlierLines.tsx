import { useState } from 'react';
import { useExplanations } from '../../account/words.ts';
import { type EarlierLine, earlierLines, takeUpLine } from '../../store/game/lines.ts';
import type { OpenGame } from '../../store/state.ts';
import { Confirm } from '../shell/Confirm.tsx';
import { useSpeaker } from '../shell/words.ts';
import './earlierLines.css';

/** What was played once and left: any of it can be taken up again, if both players agree. */
export function EarlierLines({ open }: { readonly open: OpenGame }) {
  const { language, name, hex } = useSpeaker();
  const { lines: words } = useExplanations();
  const [asked, setAsked] = useState<EarlierLine | null>(null);
  const lines = earlierLines(open);
  return (
    <details className="earlier-lines" data-testid="earlier-lines">
      <summary>{words.title(lines.length)}</summary>
      <ul>
        {lines.map((line) => (
          <li key={`${line.at} ${JSON.stringify(line.branch.answers)}`}>
            <span>
              {words.line(line.turn, line.at, line.answers)}{' '}
              {line.first ? <em>{words.first(language.choiceLabel(line.first, name, hex))}</em> : null}
            </span>
            <button
              type="button"
              className="press small"
              disabled={open.readOnly}
              data-testid="take-up-line"
              onClick={() => setAsked(line)}
            >
              {words.takeUp}
            </button>
          </li>
        ))}
      </ul>
      {asked ? (
        <Confirm
          title={words.takeUp}
          sentences={[words.ask]}
          onNo={() => setAsked(null)}
          onYes={() => {
            setAsked(null);
            takeUpLine(asked);
          }}
        />
      ) : null}
    </details>
  );
}
