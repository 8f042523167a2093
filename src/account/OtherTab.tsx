import { OTHER_TAB_WORDS } from '../language/otherTab.ts';
import type { ShelfName } from '../store/library/library.ts';
import { dismissOther, type InTheMaking, useOtherTab } from '../store/library/otherTab.ts';
import { refreshShelf } from '../store/library/shelves.ts';
import { useUnkept } from '../store/library/unkept.ts';
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
  const isLost = useUnkept((all) => all[of].isLost);
  const say = OTHER_TAB_WORDS[useStore((state) => state.preferences.locale)];
  if (!told || (told.is !== 'keptBeside' && told.isRead)) return null;
  const words = say[of];
  // what is not kept, nor can be, is not said to be
  const isAnyKept = told.is === 'keptBeside' || !(isLost || told.isRefused);
  const isUnread = told.is !== 'keptBeside' && told.isUnread;
  const take = async () => {
    await making.takeOthers();
    // the other tab may have kept it since this one has read what lies on the shelf
    await refreshShelf(of);
  };
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
              onClick={() => void take().catch(() => {})}
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
      {isUnread ? `${words.unread} ` : null}
      {words[isAnyKept ? told.is : 'lost']}
    </RoomNote>
  );
}
