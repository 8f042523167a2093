/** Which lessons are done, kept in the browser beside the preferences. */
import { create } from 'zustand';
import { LESSON_IDS, type LessonId } from '../../scenarios/guided/lessonIds.ts';

const KEY = 'sabreur-hex/lessons';

function readDone(): readonly LessonId[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? LESSON_IDS.filter((id) => found.includes(id)) : [];
  } catch {
    // no storage here, or none allowed
    return [];
  }
}

export const useLessonsDone = create<{ readonly done: readonly LessonId[] }>()(() => ({ done: readDone() }));

/** Marks a lesson as done, for this browser. */
export function markDone(lesson: LessonId): void {
  const { done } = useLessonsDone.getState();
  if (done.includes(lesson)) return;
  const now = [...done, lesson];
  useLessonsDone.setState({ done: now });
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // it is done all the same, as long as the page is open
  }
}
