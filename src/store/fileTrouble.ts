import type { Language } from '../language/language.ts';
import type { Notice } from './state.ts';

type FileNotice = Extract<Notice, { notice: 'fileRefused' }>;

/** What is wrong with a file that was not taken, and where in it. */
export function fileTrouble({ problem, game }: FileNotice, language: Language): string {
  if (problem) return language.fileProblem(problem.code, problem.path, problem.facts);
  return language.fileProblem(game ? 'badReplay' : 'notJson');
}
