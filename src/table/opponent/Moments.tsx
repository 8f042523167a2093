import { useEffect } from 'react';
import { useOpponentWords } from '../../account/opponentWords.ts';
import { review } from '../../store/game/actions.ts';
import { stopMoments, useMoments, weighMoments } from '../../store/opponent/moments.ts';
import type { OpenGame } from '../../store/state.ts';
import { useSpeaker } from '../shell/words.ts';
import './opponent.css';

interface Props {
  readonly open: OpenGame;
  /** Whatever stands over the board is to go. */
  readonly onSee: () => void;
}

/** After a battle: the decisions that gave most away, each of which opens its moment. */
export function Moments({ open, onSee }: Props) {
  const { moments: words } = useOpponentWords();
  const { language, name, hex, side } = useSpeaker();
  const moments = useMoments((state) => (state.moments?.history === open.history ? state.moments : null));
  useEffect(() => stopMoments, []);
  if (!moments)
    return (
      <button
        type="button"
        className="press worst-moments"
        data-testid="worst-moments"
        onClick={() => void weighMoments(open)}
      >
        {words.button}
      </button>
    );
  const { done, of, stopped, found } = moments;
  const isOver = done === of;
  return (
    <section className="moments" aria-label={words.title} data-testid="moments" data-over={isOver}>
      <h3>{words.title}</h3>
      <p className="quiet">{words.lead}</p>
      {isOver || stopped ? null : (
        <div className="row">
          <progress value={done} max={of} aria-label={words.title} />
          <button type="button" className="press small" data-testid="stop-moments" onClick={stopMoments}>
            {words.stop}
          </button>
        </div>
      )}
      <p className="quiet" role="status">
        {stopped ? words.partly : isOver && found.length === 0 ? words.none : null}
      </p>
      <ol>
        {found.map((one) => (
          <li key={one.at}>
            <button
              type="button"
              className="press"
              data-testid="moment"
              data-at={one.at}
              onClick={() => {
                review(one.at);
                onSee();
              }}
            >
              <strong>{words.line(one.turn, side(one.side), one.lost, one.atLeast)}</strong>
              <span>
                {words.instead(
                  language.choiceLabel(one.given, name, hex),
                  language.choiceLabel(one.better, name, hex),
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
