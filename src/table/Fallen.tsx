import { readFaces } from '../engine/dice.ts';
import type { LogEntry } from '../store/state.ts';
import { DiceRow } from './Dice.tsx';
import { useSpeaker } from './words.ts';

/** Dice as they fell, face by face, with what they came to. */
export function Fallen({ entry }: { readonly entry: LogEntry }) {
  const { language, name } = useSpeaker();
  if (!entry.roll) return null;
  const { about, dice } = entry.roll;
  const outcome = readFaces(dice, entry.faces);
  return (
    <div className="fallen" data-testid="fallen">
      <p>{language.rollTitle(about, name)}</p>
      <DiceRow dice={dice} faces={entry.faces} label={language.screens.aria.dice(entry.faces)} />
      <p>
        <strong>{language.rolledSentence(about, dice, entry.faces, outcome, name)}</strong>
      </p>
    </div>
  );
}
