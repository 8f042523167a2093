/** What is to be said of a file where no screen says it: a room has no place for it, and a game may have to give way. */
import type { ReactNode } from 'react';
import { useShownDialog } from '../account/useShownDialog.ts';
import { useExplanations, useWords } from '../account/words.ts';
import { dismissNotice } from '../store/game/actions.ts';
import { battleAtStake } from '../store/saving/atStake.ts';
import { downloadGame } from '../store/saving/export.ts';
import { fileTrouble } from '../store/saving/fileTrouble.ts';
import { goOnWithout } from '../store/saving/giveWay.ts';
import { useStore } from '../store/store.ts';
import { hidesAnything } from '../store/view/knowledge.ts';
import './fileDesk.css';

interface AskingProps {
  readonly said: string;
  /** What else is to be known before it is answered. */
  readonly more?: string | null;
  readonly testid: string;
  readonly children: ReactNode;
}

/** Over whatever is open, a dialog or the rulebook too: keys and readers are led to it, and back once it is answered. */
function Asking({ said, more = null, testid, children }: AskingProps) {
  const desk = useShownDialog();
  return (
    <dialog
      ref={desk}
      role="alertdialog"
      className="file-desk sheet"
      aria-labelledby="file-desk-said"
      aria-describedby={more === null ? undefined : 'file-desk-more'}
      data-testid={testid}
      onCancel={(event) => {
        event.preventDefault();
        dismissNotice();
      }}
    >
      <p id="file-desk-said">{said}</p>
      {more === null ? null : <p id="file-desk-more">{more}</p>}
      <div className="row">{children}</div>
    </dialog>
  );
}

function exportBattle(): void {
  const battle = battleAtStake();
  if (battle) void downloadGame(battle);
}

/** Whether the game on the table is to give way, though nothing keeps it. */
function Unkept() {
  const { banners } = useExplanations().dialogs;
  const { buttons } = useWords().screens;
  const battle = battleAtStake();
  const said = battle?.save === 'outdated' ? banners.outdated : banners.unkept;
  return (
    <Asking
      said={said}
      more={battle && hidesAnything(battle) ? banners.unkeptHolds : null}
      testid="game-unkept"
    >
      <button type="button" className="press chief" onClick={dismissNotice}>
        {banners.stay}
      </button>
      <button type="button" className="press" onClick={exportBattle}>
        {buttons.exportGame}
      </button>
      <button type="button" className="press" data-testid="go-without" onClick={goOnWithout}>
        {banners.goWithout}
      </button>
    </Asking>
  );
}

export function FileDesk() {
  const notice = useStore((state) => state.notice);
  const explanations = useExplanations();
  const { buttons } = useWords().screens;
  const close = (
    <button type="button" className="press" onClick={dismissNotice}>
      {buttons.close}
    </button>
  );
  if (notice?.notice === 'gameUnkept') return <Unkept />;
  if (notice?.notice === 'oneOfSeveral')
    return (
      <div className="file-desk file-desk-told sheet" role="status" data-testid="one-of-several">
        <p>{explanations.dialogs.banners.oneOfSeveral(notice.opened, notice.others)}</p>
        <div className="row">{close}</div>
      </div>
    );
  if (notice?.notice !== 'fileRefused') return null;
  return (
    <Asking said={fileTrouble(notice, explanations)} testid="file-trouble">
      {close}
    </Asking>
  );
}
