import { useEffect } from 'react';
import { UNKEPT_WORDS } from '../language/unkept.ts';
import { askBeforeLosing, dismissUnkept, type MakingRoom, useUnkept } from '../store/library/unkept.ts';
import { useStore } from '../store/store.ts';
import { RoomNote } from './RoomNote.tsx';

interface Props {
  readonly of: MakingRoom;
  /** Hands the player what is made in this room as a file. */
  readonly save: () => void;
}

/** That the browser keeps nothing of what is made here, once, and the file in which it can be taken along. */
export function Unkept({ of, save }: Props) {
  const isTold = useUnkept(({ [of]: { isLost, isRead } }) => isLost && !isRead);
  const say = UNKEPT_WORDS[useStore((state) => state.preferences.locale)];
  useEffect(askBeforeLosing, []);
  if (!isTold) return null;
  return (
    <RoomNote
      testid="unkept"
      presses={
        <>
          <button type="button" className="press small" data-testid="save-unkept" onClick={save}>
            {say.save}
          </button>
          <button type="button" className="press small" onClick={() => dismissUnkept(of)}>
            {say.dismiss}
          </button>
        </>
      }
    >
      {say[of]}
    </RoomNote>
  );
}
