import { useEffect, useState } from 'react';
import { type UnkeptWords, unkeptWordsOf } from '../language/unkept.ts';
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
  const locale = useStore((state) => state.preferences.locale);
  const [say, setSay] = useState<UnkeptWords | null>(null);
  useEffect(askBeforeLosing, []);
  useEffect(() => {
    if (isTold) void unkeptWordsOf(locale).then(setSay, () => setSay(null));
  }, [isTold, locale]);
  if (!isTold || !say) return null;
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
