import type { Explanations } from '../../language/language.ts';
import { saveTrouble } from '../../scenarios/saveProblem.ts';
import type { Notice } from '../state.ts';

export type FileNotice = Extract<Notice, { notice: 'fileRefused' }>;

/** What is wrong with a file that was not taken, and where in it. */
export function fileTrouble({ problem, game }: FileNotice, { fileProblem }: Explanations): string {
  if (problem) return fileProblem(problem.code, problem.path, problem.facts);
  // a save that is gone or half erased
  if (!game) return fileProblem('unreadable');
  const { code, facts } = saveTrouble(game);
  return fileProblem(code, '', facts);
}
