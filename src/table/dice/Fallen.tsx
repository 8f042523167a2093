import { readFaces } from '../../engine/dice.ts';
import type { GameLogEntry } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow } from '../../store/view/knowledge.ts';
import { useSpeaker } from '../shell/words.ts';
import { DiceRow } from './Dice.tsx';
import './fallen.css';

/** So many dice find room beside their result. */
const FEW = 3;

/** Dice as they fell, face by face, with what they came to: that is shown once they lie. */
export function Fallen({ entry }: { readonly entry: GameLogEntry }) {
  const { language, name, side } = useSpeaker();
  const speed = useStore((state) => state.preferences.speed);
  const hidden = useStore(hiddenNow);
  if (!entry.roll) return null;
  const { about, dice } = entry.roll;
  const kept = hidden === entry.roll.side;
  const outcome = readFaces(dice, entry.faces);
  return (
    <div className="fallen" data-testid="fallen" data-few={entry.faces.length <= FEW} data-speed={speed}>
      <p>
        <span>{language.rollTitle(about, name)}</span>
        <strong>{language.outcomeWords(about, dice, outcome, name, side)}</strong>
      </p>
      <DiceRow
        dice={dice}
        faces={entry.faces}
        label={language.rolledSentence(about, dice, entry.faces, outcome, name, side, kept)}
      />
    </div>
  );
}
