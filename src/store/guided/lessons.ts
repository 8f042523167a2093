/** The guide that judges what is answered in a lesson. */
import type { Choice } from '../../rules/state/answers.ts';
import { judged, type Lesson, lessonOf, lessonPosition } from '../../scenarios/guided/lessons.ts';
import { nextStep, showPosition } from '../game/position.ts';
import type { OpenGame } from '../state.ts';
import { usePutOff } from './putOff.ts';

/** How many answers of the lesson have been given, each of them right. */
export function givenIn(lesson: Lesson, { history }: Pick<OpenGame, 'history'>): number {
  return history.length - lesson.from;
}

/** Whether all that was asked for has been answered. */
export function isDone(lesson: Lesson, open: Pick<OpenGame, 'history'>): boolean {
  return givenIn(lesson, open) >= lesson.goals.length;
}

/** Lets through what is right, and what the rule itself refuses and explains; all once the lesson is done. */
export function guideLesson(open: OpenGame, choices: readonly Choice[]): boolean {
  const lesson = open.shown ? lessonOf(open.shown.demonstration) : null;
  if (!lesson || isDone(lesson, open) || givenIn(lesson, open) < 0) return true;
  const verdict = judged(lesson, givenIn(lesson, open), open.history, choices);
  usePutOff.setState(({ times }) => ({ times: verdict === 'wrong' ? times + 1 : 0 }));
  return verdict !== 'wrong';
}

/** Puts the position of a lesson on the table, played on to where the lesson begins. */
export function showLesson(name: string): boolean {
  const lesson = lessonOf({ id: name });
  const position = lessonPosition(name);
  if (!lesson || !position) return false;
  usePutOff.setState({ times: 0 });
  showPosition(position);
  for (let given = 0; given < lesson.from; given++) nextStep();
  return true;
}
