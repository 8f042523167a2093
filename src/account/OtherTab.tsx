import { useEffect, useState } from 'react';
import { type OtherTabWords, otherTabWordsOf } from '../language/otherTab.ts';
import type { ShelfName } from '../store/library/library.ts';
import { dismissOther, type InTheMaking, useOtherTab } from '../store/library/otherTab.ts';
import { useStore } from '../store/store.ts';
import { RoomNote } from './RoomNote.tsx';

interface Props {
  readonly of: ShelfName;
  /** What is made in this room, as it is remembered. */
  readonly making: InTheMaking;
}

/** That another tab makes the same here, and what can be done about it: nothing is written over unseen. */
export function OtherTab({ of, making }: Props) {
  const told = useOtherTab((all) => all[of]);
  const locale = useStore((state) => state.preferences.locale);
  const [say, setSay] = useState<OtherTabWords | null>(null);
  const isTold = told !== null;
  useEffect(() => {
    if (isTold) void otherTabWordsOf(locale).then(setSay, () => setSay(null));
  }, [isTold, locale]);
  if (!told || !say || (told.is !== 'keptBeside' && told.isRead)) return null;
  const words = say[of];
  return (
    <RoomNote
      testid="other-tab"
      presses={
        <>
          {told.is === 'keptBeside' ? null : (
            <button
              type="button"
              className="press small"
              title={say.takeHint}
              data-testid="take-others"
              onClick={() => void making.takeOthers().catch(() => {})}
            >
              {words.take}
            </button>
          )}
          {told.is === 'changed' ? (
            <button
              type="button"
              className="press small"
              data-testid="keep-mine"
              onClick={() => void making.keepMine().catch(() => {})}
            >
              {words.keep}
            </button>
          ) : null}
          <button type="button" className="press small" onClick={() => dismissOther(of)}>
            {say.dismiss}
          </button>
        </>
      }
    >
      {words[told.is]}
    </RoomNote>
  );
}
