import { type ReactNode, useId } from 'react';
import { Keep } from './Keep.tsx';
import { KeysTold } from './KeysTold.tsx';
import { LotPaper } from './LotPaper.tsx';
import { Print } from './Print.tsx';
import { Sizes } from './Sizes.tsx';
import { Tracing } from './Tracing.tsx';
import type { MapRefused } from './Trouble.tsx';
import { useSpeech } from './words.ts';
import './papers.css';

const PAPERS = ['lot', 'size', 'picture', 'print', 'keep'] as const;
/** The list of keys lies with the others, but is asked for at the foot. */
export type Paper = (typeof PAPERS)[number] | 'keys';

interface Props {
  readonly open: Paper | null;
  readonly onOpen: (paper: Paper | null) => void;
}

/** The presses that lay a paper beside the sheet, or take it away. */
export function PaperPresses({ open, onOpen }: Props) {
  const { say } = useSpeech();
  return PAPERS.map((paper) => (
    <button
      key={paper}
      type="button"
      className="press"
      aria-expanded={open === paper}
      data-testid={`paper-${paper}`}
      onClick={() => onOpen(open === paper ? null : paper)}
    >
      {say.papers[paper]}
    </button>
  ));
}

function HandAndKeys() {
  const { say } = useSpeech();
  return <KeysTold keys={say.keys} />;
}

function contents(paper: Paper, onClose: () => void, onRefused: (why: MapRefused | null) => void): ReactNode {
  switch (paper) {
    case 'lot':
      return <LotPaper onClose={onClose} />;
    case 'size':
      return <Sizes />;
    case 'picture':
      return <Tracing />;
    case 'print':
      return <Print />;
    case 'keys':
      return <HandAndKeys />;
    case 'keep':
      return <Keep onRefused={onRefused} />;
  }
}

/** The paper that lies over the edge of the sheet. */
export function OpenPaper({
  open,
  onOpen,
  onRefused,
}: Props & { readonly onRefused: (why: MapRefused | null) => void }) {
  const { say } = useSpeech();
  const heading = useId();
  if (!open) return null;
  const close = () => onOpen(null);
  return (
    <aside className="paper sheet" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{open === 'keys' ? say.keysTitle : say.papers[open]}</h2>
        <button type="button" className="press small" data-testid="dismiss-paper" onClick={close}>
          {say.dismiss}
        </button>
      </header>
      {contents(open, close, onRefused)}
    </aside>
  );
}
