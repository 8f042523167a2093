import { useAfterWords } from '../../account/afterWords.ts';
import { useTurning } from '../../store/after/turning.ts';
import { review } from '../../store/game/actions.ts';
import type { OpenGame } from '../../store/state.ts';
import { useSpeaker } from '../shell/words.ts';
import { useBegan } from './useBegan.ts';

interface Props {
  readonly open: OpenGame;
  /** Whatever stands over the board is to go. */
  readonly onSee: () => void;
}

/** The actions that changed most of how the battle stood; each opens its moment. */
export function TurningMoments({ open, onSee }: Props) {
  const words = useAfterWords().turning;
  const { language, name, side } = useSpeaker();
  const began = useBegan();
  const shown = useTurning((state) => (state.shown?.history === open.history ? state.shown : null));
  const done = shown?.done ?? 0;
  const of = open.log.length;
  const isOver = shown !== null && done === of;
  return (
    <section className="after-part" aria-label={words.title} data-testid="turning" data-over={isOver}>
      <h3>{words.title}</h3>
      <p className="quiet">{words.lead}</p>
      <p className="quiet" role="status">
        {isOver ? (shown.found.length === 0 ? words.none : null) : words.looking}
      </p>
      {isOver ? null : <progress value={done} max={of} aria-label={words.looking} />}
      <ol>
        {(shown?.found ?? []).map((one) => (
          <li key={one.at}>
            <button
              type="button"
              className="press"
              data-testid="turning-moment"
              data-at={one.at}
              onClick={() => {
                review(one.at);
                onSee();
              }}
            >
              <strong>{words.line(one.turn, side(one.side), one.gained)}</strong>
              <span>{began(one)}</span>
              {one.rarest?.entry.roll ? (
                <small>
                  {words.rarest(
                    language.rollTitle(one.rarest.entry.roll.about, name),
                    Math.round(1 / one.rarest.chance),
                  )}
                </small>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
