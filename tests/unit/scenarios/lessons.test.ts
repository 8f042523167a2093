/** Each lesson is played here: its solution is right, its wrong answer is legal and wrong, so that no lesson goes stale. */
import { describe, expect, test } from 'vitest';
import { type History, play } from '../../../src/engine/history.ts';
import { learning as english } from '../../../src/language/en/learning.ts';
import { rulebook } from '../../../src/language/en/rulebook.ts';
import { learning as french } from '../../../src/language/fr/learning.ts';
import { placeIn } from '../../../src/rulebook/places.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { SabreurTypes } from '../../../src/rules/state/frames.ts';
import { beginDemonstration } from '../../../src/scenarios/demonstrations/begin.ts';
import type { Sketch } from '../../../src/scenarios/demonstrations/demonstration.ts';
import { agrees, playStep } from '../../../src/scenarios/demonstrations/script.ts';
import { LESSON_IDS, shownAs } from '../../../src/scenarios/guided/lessonIds.ts';
import {
  judged,
  LESSONS,
  type Lesson,
  lessonOf,
  lessonPosition,
} from '../../../src/scenarios/guided/lessons.ts';

function begun(lesson: Lesson): History<SabreurTypes> {
  const position = lessonPosition(shownAs(lesson.id));
  if (!position) throw new Error(`${lesson.id} has no position`);
  let history = beginDemonstration(position);
  for (const step of position.script.slice(0, lesson.from)) {
    const played = playStep(history, step);
    if (!played.ok) throw new Error(`${lesson.id} does not begin`);
    history = played.history;
  }
  return history;
}

/** Gives the answers one by one, as far as they are right. */
function verdicts(lesson: Lesson, answers: readonly Sketch[]): readonly string[] {
  let history = begun(lesson);
  return answers.map((sketch, nth) => {
    const choice = engine.legal(history.game).find((one) => agrees(sketch, one));
    if (!choice) return 'not legal';
    const verdict = judged(lesson, nth, history, [choice]);
    const played = play(engine, history, { at: history.game.count.answers, choice });
    if (played.ok) history = played.history;
    return verdict;
  });
}

describe.each(LESSONS)('the lesson $id', (lesson) => {
  test('its solution is right at every answer', () => {
    expect(lesson.solution).toHaveLength(lesson.goals.length);
    expect(verdicts(lesson, lesson.solution)).toEqual(lesson.goals.map(() => 'right'));
  });

  test('another answer is legal, and wrong', () => {
    const found = verdicts(lesson, lesson.wrong);
    expect(found.at(-1)).toBe('wrong');
    expect(found.slice(0, -1).every((one) => one === 'right')).toBe(true);
  });

  test('cites statements of the book, and is told in both languages', () => {
    for (const rule of lesson.rules) expect(placeIn(rulebook, null, rule).page).toBe('chapter');
    for (const { lessons } of [english, french])
      expect(Object.values(lessons.each[lesson.id]).every((text) => text.length > 10)).toBe(true);
  });
});

test('there are ten, each once, and found by the name they are shown under', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual([...LESSON_IDS]);
  expect(new Set(LESSON_IDS).size).toBe(10);
  expect(LESSONS.map((lesson) => lessonOf({ id: shownAs(lesson.id) }))).toEqual(LESSONS);
  expect(lessonOf({ id: 'square' })).toBeNull();
});
