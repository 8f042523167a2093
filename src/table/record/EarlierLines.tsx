import { type SubmitEvent, useState } from 'react';
import { usePastWords } from '../../account/pastWords.ts';
import { useExplanations } from '../../account/words.ts';
import { LONGEST_NAME } from '../../scenarios/armyLimits.ts';
import { type EarlierLine, earlierLines, nameLine, takeUpLine } from '../../store/game/lines.ts';
import { lookAtLine, mayStepAside } from '../../store/past/aside.ts';
import { type LineNode, lineTree } from '../../store/past/lineTree.ts';
import type { OpenGame } from '../../store/state.ts';
import { isSetUpUnseen } from '../../store/view/curtain.ts';
import { Confirm } from '../shell/Confirm.tsx';
import { useSpeaker } from '../shell/words.ts';
import { useLineName } from './useLineName.ts';
import './earlierLines.css';

interface NodeProps {
  readonly open: OpenGame;
  readonly node: LineNode;
  readonly onTakeUp: (line: EarlierLine) => void;
}

/** The name of a line, and how it is given one. */
function Name({ open, line }: { readonly open: OpenGame; readonly line: EarlierLine }) {
  const words = usePastWords().lines;
  const lineName = useLineName();
  const [naming, setNaming] = useState(false);
  if (!naming)
    return (
      <>
        <strong>{lineName(line)}</strong>{' '}
        <button
          type="button"
          className="press small"
          disabled={open.readOnly}
          data-testid="name-line"
          onClick={() => setNaming(true)}
        >
          {words.rename}
        </button>
      </>
    );
  const keep = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('name');
    setNaming(false);
    nameLine(line, typeof given === 'string' ? given : '');
  };
  return (
    <form className="line-name" onSubmit={keep}>
      <input
        name="name"
        // biome-ignore lint/a11y/noAutofocus: whoever presses to name it wants to write
        autoFocus
        aria-label={words.name}
        maxLength={LONGEST_NAME}
        defaultValue={line.branch.name}
      />
      <button type="submit" className="press small" data-testid="keep-line-name">
        {words.keep}
      </button>
    </form>
  );
}

function Node({ open, node, onTakeUp }: NodeProps) {
  const { language, name, hex } = useSpeaker();
  const { lines: words } = useExplanations();
  const past = usePastWords();
  const { line, shared, children } = node;
  return (
    <li data-line={line.number}>
      <div className="line">
        <div className="line-told">
          <Name open={open} line={line} />
          <p>
            {words.line(line.turn, line.at, line.answers)}{' '}
            {line.first ? <em>{words.first(language.choiceLabel(line.first, name, hex))}</em> : null}{' '}
            {shared > 0 ? <em>({past.lines.shared(shared)})</em> : null}
          </p>
        </div>
        <div className="line-ways">
          <button
            type="button"
            className="press small"
            disabled={open.aside !== undefined || !mayStepAside(open)}
            data-testid="look-at-line"
            onClick={() => lookAtLine(line)}
          >
            {past.lines.look}
          </button>
          <button
            type="button"
            className="press small"
            disabled={open.readOnly}
            data-testid="take-up-line"
            onClick={() => onTakeUp(line)}
          >
            {words.takeUp}
          </button>
        </div>
      </div>
      {children.length > 0 ? <Nodes open={open} nodes={children} onTakeUp={onTakeUp} /> : null}
    </li>
  );
}

function Nodes({ nodes, ...rest }: Omit<NodeProps, 'node'> & { readonly nodes: readonly LineNode[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <Node key={node.line.number} {...rest} node={node} />
      ))}
    </ul>
  );
}

/** What was played once and left, as a tree: any of it can be looked at, named, or taken up again if both players agree. */
export function EarlierLines({ open }: { readonly open: OpenGame }) {
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
      {/* hundreds of them, when a battle is played again and again, are drawn for who looks at them */}
      {isOpen ? <Nodes open={open} nodes={lineTree(earlierLines(open))} onTakeUp={setAsked} /> : null}
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
