import { type ReactNode, Suspense } from 'react';
import { RuleMark } from '../../account/RuleMark.tsx';
import { useFetched } from '../../account/words.ts';
import { bookOf } from '../../language/books.ts';
import type { Book } from '../../language/rulebook.ts';
import { lessonOf } from '../../scenarios/guided/lessons.ts';
import { leavePosition } from '../../store/address/positions.ts';
import { nextStep, previousStep, startAgain, stepsTaken } from '../../store/game/position.ts';
import type { OpenGame, ShownPosition } from '../../store/state.ts';
import { LessonBar } from '../learn/LessonBar.tsx';
import './positionBar.css';

interface Props {
  readonly open: OpenGame;
}

/** How far the script has come, in words. */
function progress({ words }: Book, taken: number | null, steps: number): string {
  if (taken === null) return words.position.astray;
  return taken === steps ? words.position.done : words.position.step(taken, steps);
}

function Bar({ open, shown }: Props & { readonly shown: ShownPosition }): ReactNode {
  const book = useFetched(bookOf);
  const { demonstration, answers } = shown;
  const { position } = book.words;
  const taken = stepsTaken(open);
  const rules = Object.keys(demonstration.shows);
  const told = book.shown[demonstration.id];
  return (
    <section className="position-bar" aria-label={position.label} data-testid="position">
      <div className="position-told">
        <div className="position-title">
          <h2>{told?.title}</h2>
          <span role="status">{progress(book, taken, answers.length)}</span>
        </div>
        <p>{told?.text}</p>
        <p className="position-rules">
          {rules.map((rule) => (
            <RuleMark key={rule} rule={rule} />
          ))}
        </p>
      </div>
      <div className="position-steps">
        <button
          type="button"
          className="press"
          aria-label={position.previous}
          data-testid="position-previous"
          disabled={open.history.length === 0}
          onClick={previousStep}
        >
          ←
        </button>
        <button
          type="button"
          className="press chief"
          data-testid="position-next"
          disabled={taken === null || taken === answers.length}
          onClick={nextStep}
        >
          {position.next}
        </button>
        <button
          type="button"
          className="press"
          data-testid="position-again"
          disabled={open.history.length === 0 && open.history.ahead === null}
          onClick={startAgain}
        >
          {position.again}
        </button>
        <button type="button" className="press" data-testid="position-leave" onClick={leavePosition}>
          {position.leave}
        </button>
      </div>
    </section>
  );
}

/** What a position of the rulebook shows, over the map, and the way through it. */
export function PositionBar({ open }: Props) {
  const { shown } = open;
  if (!shown) return null;
  const lesson = lessonOf(shown.demonstration);
  return (
    <Suspense>
      {lesson ? <LessonBar open={open} lesson={lesson} /> : <Bar open={open} shown={shown} />}
    </Suspense>
  );
}
