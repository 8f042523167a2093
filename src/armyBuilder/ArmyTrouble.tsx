import type { NotOpened } from '../store/saving/openRead.ts';
import { type ArmySpeaker, useArmySpeaker } from './words.ts';
import './armyTrouble.css';

/** Why a link, a file or what was kept was not opened. */
export type RefusedArmy = NotOpened;

const WORDS = {
  damaged: 'badLink',
  tooLarge: 'largeLink',
  notCome: 'partNotCome',
  gone: 'keptGone',
  unanswered: 'keptUnanswered',
} as const;

function sentenceOf({ say, explain }: ArmySpeaker, why: RefusedArmy): string {
  if (typeof why === 'string') return say[WORDS[why]];
  return `${explain.fileProblem(why.code, why.path, why.facts)} ${say.notOpened}`;
}

/** What was not opened, and what to do. */
export function ArmyTrouble({ why, onClose }: { readonly why: RefusedArmy; readonly onClose: () => void }) {
  const speaker = useArmySpeaker();
  return (
    <div className="army-trouble" role="alert" data-testid="army-trouble">
      <p>{sentenceOf(speaker, why)}</p>
      <button type="button" className="press small" onClick={onClose}>
        {speaker.say.dismiss}
      </button>
    </div>
  );
}
