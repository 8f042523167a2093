/** The lessons by name, in the order in which they are best taken: all that a list of them has to know. */
export const LESSON_IDS = [
  'chain',
  'forcedMarch',
  'marchAndForm',
  'mostDice',
  'enfilade',
  'onlyCharge',
  'square',
  'breakOff',
  'tooNear',
  'rally',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What stands before the name of a lesson where positions are named. */
const PREFIX = 'lesson.';

/** The name under which a lesson is shown. */
export function shownAs(lesson: LessonId): string {
  return PREFIX + lesson;
}
