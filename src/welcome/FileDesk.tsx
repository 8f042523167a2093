/** What is to be said of a file where no screen says it: a room has no place for it, and a game may have to give way. */
import { useExplanations, useWords } from '../account/words.ts';
import { dismissNotice } from '../store/game/actions.ts';
import { exportFile } from '../store/saving/export.ts';
import { fileTrouble } from '../store/saving/fileTrouble.ts';
import { openAnyway } from '../store/saving/open.ts';
import { saveText } from '../store/saving/saveText.ts';
import { useStore } from '../store/store.ts';
import './fileDesk.css';

/** Whether the game on the table is to give way, though nothing keeps it. */
function Unkept() {
  const { banners } = useExplanations().dialogs;
  const { buttons } = useWords().screens;
  return (
    <div className="file-desk sheet" role="alertdialog" aria-label={banners.unkept} data-testid="game-unkept">
      <p>{banners.unkept}</p>
      <div className="row">
        <button type="button" className="press chief" onClick={dismissNotice}>
          {banners.stay}
        </button>
        <button
          type="button"
          className="press"
          onClick={() => void exportFile().then(({ name, text }) => saveText(name, text))}
        >
          {buttons.exportGame}
        </button>
        <button type="button" className="press" data-testid="open-anyway" onClick={openAnyway}>
          {banners.openAnyway}
        </button>
      </div>
    </div>
  );
}

export function FileDesk() {
  const notice = useStore((state) => state.notice);
  const explanations = useExplanations();
  const { buttons } = useWords().screens;
  if (notice?.notice === 'gameUnkept') return <Unkept />;
  if (notice?.notice === 'oneOfSeveral')
    return (
      <div className="file-desk file-desk-told sheet" role="status" data-testid="one-of-several">
        <p>{explanations.dialogs.banners.oneOfSeveral(notice.opened, notice.others)}</p>
        <div className="row">
          <button type="button" className="press" onClick={dismissNotice}>
            {buttons.close}
          </button>
        </div>
      </div>
    );
  if (notice?.notice !== 'fileRefused') return null;
  return (
    <div className="file-desk sheet" role="alert" data-testid="file-trouble">
      <p>{fileTrouble(notice, explanations)}</p>
      <div className="row">
        <button type="button" className="press" onClick={dismissNotice}>
          {buttons.close}
        </button>
      </div>
    </div>
  );
}
