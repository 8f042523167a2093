import type { Explanations } from '../../language/language.ts';
import { saveTrouble } from '../../scenarios/saveProblem.ts';
import type { Notice } from '../state.ts';
import type { FileRefused } from './whatFile.ts';

export type FileNotice = Extract<Notice, { notice: 'fileRefused' | 'cutShort' }>;

/** Why a saved game was opened without some of its answers, and how many they are. */
function cutShort(
  { leftOff, game }: Extract<Notice, { notice: 'cutShort' }>,
  { fileProblem }: Explanations,
): string {
  if (leftOff === 0) return fileProblem('boardDiffers');
  const { code, facts } = game ? saveTrouble(game) : { code: 'erased', facts: {} };
  return `${fileProblem(code, '', facts)} ${fileProblem('cutShort', '', { leftOff })}`;
}

/** What is wrong with a file or a saved game that was not taken, and where in it. */
export function refusedTrouble(
  { problem, game }: Pick<FileRefused, 'problem' | 'game'>,
  { fileProblem }: Explanations,
): string {
  if (problem) return fileProblem(problem.code, problem.path, problem.facts);
  // a save that is gone or half erased
  if (!game) return fileProblem('unreadable');
  const { code, facts } = saveTrouble(game);
  return fileProblem(code, '', facts);
}

/** The same, or why what was taken is not as it was. */
export function fileTrouble(notice: FileNotice, explanations: Explanations): string {
  return notice.notice === 'cutShort' ? cutShort(notice, explanations) : refusedTrouble(notice, explanations);
}
