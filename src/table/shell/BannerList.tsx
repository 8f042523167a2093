import { useExplanations } from '../../account/words.ts';
import { dismissNotice, stepBackAgreed } from '../../store/game/actions.ts';
import { askTakeBack } from '../../store/game/takeBack.ts';
import { downloadGame } from '../../store/saving/export.ts';
import { downloadStored } from '../../store/saving/exportStored.ts';
import { fileTrouble } from '../../store/saving/fileTrouble.ts';
import { takeOver } from '../../store/saving/lookOn.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { useReplay } from '../../store/told/state.ts';
import { hidesAnything } from '../../store/view/knowledge.ts';
import { TimeBar } from '../record/TimeBar.tsx';
import { MayBeWatched } from './MayBeWatched.tsx';
import { useSpeaker } from './words.ts';
import './banners.css';

export interface BannerProps {
  readonly open: OpenGame;
}

/** What must be known at all times: another tab plays, the game cannot be saved, an old board is shown. */
export function BannerList({ open }: BannerProps) {
  const { language } = useSpeaker();
  const { buttons } = language.screens;
  const explanations = useExplanations();
  const { banners } = explanations.dialogs;
  const notice = useStore((state) => state.notice);
  const isUnsaved = open.save === 'failed' || open.save === 'outdated' || notice?.notice === 'saveFailed';
  const replayed = useReplay(({ replay }) => replay !== null);
  const reviewing = useStore((state) => (replayed ? null : state.selection.reviewing));
  // that has a bar of its own
  const watched = open.aside?.kind === 'watched';
  return (
    <>
      {isUnsaved ? (
        <div className="banner grave" role="alert">
          <p>{open.save === 'outdated' ? banners.outdated : banners.failed}</p>
          {hidesAnything(open) ? <p>{banners.unkeptHolds}</p> : null}
          <button type="button" className="press" onClick={() => void downloadGame()}>
            {buttons.exportGame}
          </button>
        </div>
      ) : null}
      {open.readOnly && !watched ? (
        <div className="banner" role="status">
          <p>{notice?.notice === 'mayTakeOver' ? banners.mayTakeOver : banners.readOnly}</p>
          {notice?.notice === 'mayTakeOver' ? (
            <button type="button" className="press" onClick={() => void takeOver()}>
              {banners.playHere}
            </button>
          ) : null}
        </div>
      ) : null}
      {notice?.notice === 'fileRefused' || notice?.notice === 'cutShort' ? (
        <div className="banner grave" role="alert" data-testid="file-trouble">
          <p>{fileTrouble(notice, explanations)}</p>
          {notice.stored === null ? null : (
            <button
              type="button"
              className="press"
              data-testid="export-stored"
              onClick={() => void downloadStored(notice.stored)}
            >
              {explanations.dialogs.kept.exportStored}
            </button>
          )}
          <button type="button" className="press" onClick={dismissNotice}>
            {buttons.close}
          </button>
        </div>
      ) : null}
      {notice?.notice === 'mayBeWatched' ? <MayBeWatched /> : null}
      {reviewing === null || watched ? null : (
        <TimeBar
          open={open}
          reviewing={reviewing}
          // beside the battle nobody has to agree
          onPlayFromHere={() => (open.aside ? stepBackAgreed() : askTakeBack(open, reviewing))}
        />
      )}
    </>
  );
}
