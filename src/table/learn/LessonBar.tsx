import { useEffect, useState } from 'react';
import { useLearningWords } from '../../account/learningWords.ts';
import { RuleMark } from '../../account/RuleMark.tsx';
import { LESSON_IDS, shownAs } from '../../scenarios/guided/lessonIds.ts';
import type { Lesson } from '../../scenarios/guided/lessons.ts';
import { leavePosition, openShown } from '../../store/address/positions.ts';
import { setGuide } from '../../store/game/session.ts';
import { guideLesson, isDone, showLesson } from '../../store/guided/lessons.ts';
import { markDone } from '../../store/guided/lessonsDone.ts';
import { usePutOff } from '../../store/guided/putOff.ts';
import type { OpenGame } from '../../store/state.ts';
import './guideBar.css';

interface Props {
  readonly open: OpenGame;
  readonly lesson: Lesson;
}

/** Over the position of a lesson: its task, a hint, and what came of the answer. */
export function LessonBar({ open, lesson }: Props) {
  const words = useLearningWords().lessons;
  const times = usePutOff((state) => state.times);
  const [hinted, setHinted] = useState<string | null>(null);
  const done = isDone(lesson, open);
  const at = LESSON_IDS.indexOf(lesson.id);
  const following = LESSON_IDS[at + 1];
  const said = words.each[lesson.id];
  useEffect(() => {
    setGuide(guideLesson);
    return () => setGuide(null);
  }, []);
  useEffect(() => {
    if (done) markDone(lesson.id);
  }, [done, lesson]);
  return (
    <section
      className="position-bar guide-bar"
      aria-label={words.title}
      data-testid="lesson"
      data-done={done}
    >
      <div className="position-told">
        <div className="position-title">
          <h2>{words.name(at + 1, said.title)}</h2>
          {lesson.rules.map((rule) => (
            <RuleMark key={rule} rule={rule} />
          ))}
        </div>
        <p>{said.task}</p>
        <p role="status" data-testid="lesson-says">
          {done ? (
            <>
              <strong className="guide-right">✓ {words.right}</strong> {said.right}
            </>
          ) : times > 0 ? (
            <>
              <strong key={times} className="guide-put-off">
                ✕ {words.wrong}
              </strong>{' '}
              {said.wrong}
            </>
          ) : null}{' '}
          {hinted === lesson.id && !done ? <em>{said.hint}</em> : null}
        </p>
      </div>
      <div className="position-steps">
        {done ? null : (
          <button
            type="button"
            className="press"
            data-testid="lesson-hint"
            aria-pressed={hinted === lesson.id}
            onClick={() => setHinted(lesson.id)}
          >
            {words.hint}
          </button>
        )}
        <button
          type="button"
          className="press"
          data-testid="lesson-again"
          onClick={() => showLesson(shownAs(lesson.id))}
        >
          {words.again}
        </button>
        {following ? (
          <button
            type="button"
            className={done ? 'press chief' : 'press'}
            data-testid="lesson-next"
            onClick={() => openShown(shownAs(following))}
          >
            {words.next}
          </button>
        ) : null}
        <button type="button" className="press" data-testid="lesson-leave" onClick={leavePosition}>
          {words.leave}
        </button>
      </div>
    </section>
  );
}
