import { useOpponentWords } from '../../account/opponentWords.ts';
import { askAdvice, dismissAdvice, layOut } from '../../store/opponent/second.ts';
import { useOpponent } from '../../store/opponent/state.ts';
import type { OpenGame } from '../../store/state.ts';
import { useSpeaker } from '../shell/words.ts';
import { Considered } from './Considered.tsx';

/** The two or three best answers to the question that is asked, with reasons; each can be laid out on the map. */
export function Advice({ open }: { readonly open: OpenGame }) {
  const words = useOpponentWords();
  const { language, name, hex } = useSpeaker();
  const advice = useOpponent((shown) => (shown.advice?.history === open.history ? shown.advice : null));
  if (!advice)
    return (
      <button type="button" className="press" data-testid="advice" onClick={askAdvice}>
        {words.advice}
      </button>
    );
  const { came } = advice;
  return (
    // who asked by key is led here: nothing that it says is to be pressed yet
    <section
      className="advice"
      tabIndex={-1}
      aria-label={words.advice}
      data-testid="advised"
      aria-live="polite"
    >
      {came === 'coming' ? <p className="considers">{words.adviceComing}</p> : null}
      {came === 'failed' ? <p>{words.adviceFailed}</p> : null}
      {typeof came === 'object' ? (
        <>
          <h3>{words.adviceTitle}</h3>
          <p className="advised-answer">{language.choiceLabel(came.choice, name, hex)}</p>
          <Considered
            thought={came}
            act={(choice) => (
              <button
                type="button"
                className="press small"
                data-testid="lay-out"
                onClick={() => layOut(choice)}
              >
                {words.layOut}
              </button>
            )}
          />
        </>
      ) : null}
      <div className="row">
        {came === 'failed' ? (
          <button type="button" className="press" onClick={askAdvice}>
            {words.adviceAgain}
          </button>
        ) : null}
        <button type="button" className="press" data-testid="advice-away" onClick={dismissAdvice}>
          {words.putAway}
        </button>
      </div>
    </section>
  );
}
