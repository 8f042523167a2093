import type { ProblemCode } from '../scenarios/problem.ts';
import type { SaveTrouble } from '../scenarios/saveProblem.ts';

/**
 * What can be wrong with a file: what its readers find, what the replay of a saved game does, and what is told of a game
 * that was opened without some of its answers. A code without its sentence in both languages does not compile.
 */
export type FileProblemCode = ProblemCode | SaveTrouble['code'] | 'cutShort' | 'boardDiffers' | 'erased';
