import { useState } from 'react';
import { useLearningWords } from '../account/learningWords.ts';
import { useWords } from '../account/words.ts';
import { LESSON_IDS, shownAs } from '../scenarios/guided/lessonIds.ts';
import { openShown } from '../store/address/positions.ts';
import { useLessonsDone } from '../store/guided/lessonsDone.ts';
import './firstSteps.css';

/** The lessons by name, with a mark on those that are done. */
function Lessons() {
  const { lessons } = useLearningWords();
  const done = useLessonsDone((state) => state.done);
  return (
    <details className="first-lessons">
      <summary data-testid="lessons">
        {lessons.title} <small>{lessons.taken(done.length, LESSON_IDS.length)}</small>
      </summary>
      <p>{lessons.lead}</p>
      <ol>
        {LESSON_IDS.map((lesson, at) => {
          const isDone = done.includes(lesson);
          return (
            <li key={lesson}>
              <button
                type="button"
                className="press"
                data-testid="open-lesson"
                data-lesson={lesson}
                onClick={() => openShown(shownAs(lesson))}
              >
                {lessons.name(at + 1, lessons.each[lesson].title)}
                {isDone ? <span className="lesson-done"> ✓ {lessons.done}</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** For whoever has never played: the guided battle, then the lessons. */
export function FirstSteps() {
  const { first } = useLearningWords();
  const { failure } = useWords().screens;
  const [isLost, setLost] = useState(false);
  const begin = (): void => {
    setLost(false);
    import('../store/guided/first.ts')
      .then(({ beginFirstBattle }) => beginFirstBattle())
      .catch(() => setLost(true));
  };
  return (
    <section className="first-steps" aria-label={first.title} data-testid="first-steps">
      <p>{first.lead}</p>
      <button type="button" className="press" data-testid="first-battle" onClick={begin}>
        {first.begin}
      </button>
      {isLost ? <p role="alert">{failure.unreached}</p> : null}
      <Lessons />
    </section>
  );
}
