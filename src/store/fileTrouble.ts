import type { Explanations } from '../language/language.ts';
import type { Notice } from './state.ts';

export type FileNotice = Extract<Notice, { notice: 'fileRefused' }>;

/** What is wrong with a file that was not taken, and where in it. */
export function fileTrouble({ problem, game }: FileNotice, { fileProblem }: Explanations): string {
  if (problem) return fileProblem(problem.code, problem.path, problem.facts);
  return fileProblem(game ? 'badReplay' : 'notJson');
}
