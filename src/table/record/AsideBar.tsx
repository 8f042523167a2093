import { Suspense, useState } from 'react';
import { usePastWords } from '../../account/pastWords.ts';
import { useExplanations } from '../../account/words.ts';
import { type EarlierLine, earlierLines, takeUpLine } from '../../store/game/lines.ts';
import { analyse, leaveAside } from '../../store/past/aside.ts';
import type { Aside, OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { Confirm } from '../shell/Confirm.tsx';
import { useLineName } from './useLineName.ts';
import { WatchBar } from './WatchBar.tsx';

interface Props {
  readonly open: OpenGame;
}

/** The earlier line that is looked at, as the battle knows it. */
function useLine({ line }: Aside): EarlierLine | null {
  const battle = useStore(({ suspended }) => suspended?.open ?? null);
  if (line === null || !battle) return null;
  return earlierLines(battle).find(({ number }) => number === line) ?? null;
}

function Bar({ open, aside }: Props & { readonly aside: Aside }) {
  const words = usePastWords();
  const { lines } = useExplanations();
  const lineName = useLineName();
  const line = useLine(aside);
  const [asked, setAsked] = useState(false);
  const readOnly = useStore(({ suspended }) => suspended?.open?.readOnly ?? true);
  const turn = open.log[aside.from]?.turn ?? open.game.turn;
  return (
    <section className="banner aside-bar" aria-label={words.aside.label} data-testid="aside">
      <p>{line ? words.aside.line(lineName(line)) : words.aside.analysis(aside.from, turn)}</p>
      {line ? (
        <button
          type="button"
          className="press"
          disabled={readOnly}
          data-testid="aside-take-up"
          onClick={() => setAsked(true)}
        >
          {lines.takeUp}
        </button>
      ) : (
        <button
          type="button"
          className="press"
          disabled={open.history.length === aside.from}
          data-testid="aside-again"
          onClick={() => analyse(aside.from)}
        >
          {words.aside.again}
        </button>
      )}
      <button type="button" className="press chief" data-testid="leave-aside" onClick={leaveAside}>
        {words.aside.back}
      </button>
      {asked && line ? (
        <Confirm
          title={lines.takeUp}
          sentences={[lines.ask]}
          onNo={() => setAsked(false)}
          onYes={() => {
            leaveAside();
            takeUpLine(line);
          }}
        />
      ) : null}
    </section>
  );
}

/** Says that this is a board beside the battle, or a game that is watched, and leads back to the battle. */
export function AsideBar({ open }: Props) {
  const { aside } = open;
  return (
    <Suspense>
      {aside?.kind === 'watched' ? (
        <WatchBar open={open} />
      ) : aside ? (
        <Bar open={open} aside={aside} />
      ) : null}
    </Suspense>
  );
}
