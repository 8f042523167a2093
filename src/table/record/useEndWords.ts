import { useExplanations } from '../../account/words.ts';
import type { OpenGame } from '../../store/state.ts';
import { endShown } from '../shell/end.ts';
import { useSpeaker } from '../shell/words.ts';

/** How the game ended, in words; nothing where it was not ended. */
export function useEndWords(): (open: OpenGame) => string {
  const { side } = useSpeaker();
  const { victory } = useExplanations().dialogs;
  return (open) => {
    const end = endShown(open);
    if (!end) return '';
    return end.winner === 'draw'
      ? `${victory.draw}. ${victory.drawnBy[end.by]}`
      : `${victory.winner(side(end.winner))}. ${victory.by[end.by]}`;
  };
}
