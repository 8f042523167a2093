import { RoomNote } from '../account/RoomNote.tsx';
import { dismissMoment } from '../store/scenarioEditor/editor.ts';
import { playMoment } from '../store/scenarioEditor/muster.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';
import type { Refuse } from './Trouble.tsx';
import { usePlanSpeech } from './words.ts';

/** That a battle kept in its midst is planned from its beginning, and how it is played from where it was kept. */
export function MomentNote({ onRefused }: { readonly onRefused: Refuse }) {
  const { say, language } = usePlanSpeech();
  const opened = usePlan(({ fromMoment }) => fromMoment?.moment);
  if (!opened?.moment) return null;
  const { turn, side } = opened.moment;
  const play = async (): Promise<void> => {
    const problem = await playMoment();
    if (problem) onRefused(problem);
  };
  return (
    <RoomNote
      testid="plan-of-moment"
      presses={
        <>
          <button type="button" className="press small" data-testid="play-moment" onClick={() => void play()}>
            {say.moment.play}
          </button>
          <button type="button" className="press small" onClick={dismissMoment}>
            {say.dismiss}
          </button>
        </>
      }
    >
      {say.moment.told(turn, opened.armies[side].name[language.locale])}
    </RoomNote>
  );
}
