import { useExplanations } from '../../account/words.ts';
import { facesOf } from '../../engine/dice.ts';
import type { Roll } from '../../rules/state/frames.ts';
import { giveTyped, typedFor, typeFace, untypeFace, useTypedFaces } from '../../store/input/typedFaces.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow } from '../../store/view/knowledge.ts';
import { useSpeaker } from '../shell/words.ts';
import './typeDice.css';

/** Real dice: what is to be thrown, a place for each face, and a key or a button for each face there is. */
export function TypeDice({ roll }: { readonly roll: Roll }) {
  const { language, name, side } = useSpeaker();
  const { agreements: words } = useExplanations();
  const typed = useTypedFaces();
  const open = useStore((state) => state.open);
  const kept = useStore(hiddenNow) === roll.side;
  if (!open) return null;
  const faces = typedFor(typed, open);
  const { count, sides } = facesOf(roll.dice);
  const full = faces.length === count;
  return (
    <section className="type-dice" aria-label={words.realDice} data-testid="type-dice">
      <p>
        <strong>{language.rollSentence(roll.about, roll.dice, name, side, kept)}</strong>
      </p>
      <p className="ask-note">
        {roll.dice.dice === 'draw' ? words.typeLot(sides) : words.typeFaces(count, sides)}
      </p>
      <p className="unseen" role="status">
        {words.typed(faces, count)}
      </p>
      <p className="typed-faces" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the row
          <span key={at} className="typed-face" data-empty={faces[at] === undefined}>
            {faces[at] ?? '·'}
          </span>
        ))}
      </p>
      <div className="face-keys">
        {Array.from({ length: sides }, (_, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
            key={at}
            type="button"
            className="press"
            disabled={full}
            data-testid={`face-${at + 1}`}
            onClick={() => typeFace(open, at + 1)}
          >
            {at + 1}
          </button>
        ))}
        <button
          type="button"
          className="press"
          aria-label={words.untype}
          title={words.untype}
          disabled={faces.length === 0}
          data-testid="untype"
          onClick={() => untypeFace(open)}
        >
          ⌫
        </button>
      </div>
      <button
        type="button"
        className="press chief"
        disabled={!full}
        data-testid="give-faces"
        onClick={() => giveTyped(open)}
      >
        {words.takeFaces} <kbd>↵</kbd>
      </button>
    </section>
  );
}
