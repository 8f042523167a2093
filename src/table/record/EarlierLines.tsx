import { useState } from 'react';
import { useExplanations } from '../../account/words.ts';
import { type EarlierLine, earlierLines, takeUpLine } from '../../store/game/lines.ts';
import type { OpenGame } from '../../store/state.ts';
import { isSetUpUnseen } from '../../store/view/curtain.ts';
import { Confirm } from '../shell/Confirm.tsx';
import { useSpeaker } from '../shell/words.ts';
import './earlierLines.css';

/** What was played once and left: any of it can be taken up again, if both players agree. */
export function EarlierLines({ open }: { readonly open: OpenGame }) {
  const { language, name, hex } = useSpeaker();
  const { lines: words } = useExplanations();
  const [asked, setAsked] = useState<EarlierLine | null>(null);
  const [isOpen, setOpen] = useState(false);
  // what was set up once and left tells as much as what stands
  if (isSetUpUnseen(open)) return null;
  return (
    <details
      className="earlier-lines"
      data-testid="earlier-lines"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.title(open.history.branches.length)}</summary>
      <ul>
        {/* hundreds of them, when a battle is played again and again, are drawn for who looks at them */}
        {(isOpen ? earlierLines(open) : []).map((line) => (
          <li key={line.number}>
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
