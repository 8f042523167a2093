/** Why the replay of a save does not come out as it was saved, and the code of the sentence that tells it. */
import type { RecordProblem } from '../engine/record.ts';
import type { SabreurTypes } from '../rules/state/frames.ts';

type Why = RecordProblem<SabreurTypes>['why'];

/**
 * What is wrong with the answers of a save: the record itself, or the state they lead to; of a save by an earlier version
 * of the program, that the rules have changed since, from the answer at the index `at` on at the latest.
 */
export type SaveProblem =
  | { readonly wrong: 'record'; readonly problem: RecordProblem<SabreurTypes> }
  | { readonly wrong: 'hash' }
  | { readonly wrong: 'rulesChanged'; readonly at: number; readonly why: Why | null };

/** The problem of a save written by an earlier version: what the rules decide may have changed, the rest is a fault. */
export function sinceThen(found: SaveProblem, cursor: number): SaveProblem {
  if (found.wrong === 'hash') return { wrong: 'rulesChanged', at: cursor, why: null };
  if (found.wrong !== 'record') return found;
  const { at, why } = found.problem;
  if (why.problem === 'badCursor' || why.problem === 'badBranch' || why.problem === 'programFault')
    return found;
  return { wrong: 'rulesChanged', at, why };
}

/** What is told about it: a code of the language files, and the index of the answer. */
export interface SaveTrouble {
  readonly code:
    | 'rulesChanged'
    | 'badReplay'
    | 'wrongSide'
    | 'facesNotFromSeed'
    | 'snapshotDiffers'
    | 'badCursor'
    | 'badBranch'
    | 'programFault'
    | 'hash';
  readonly facts: Readonly<Record<string, number>>;
}

export function saveTrouble(found: SaveProblem): SaveTrouble {
  if (found.wrong === 'hash') return { code: 'hash', facts: {} };
  if (found.wrong === 'rulesChanged') return { code: 'rulesChanged', facts: { at: found.at } };
  const { at, why } = found.problem;
  switch (why.problem) {
    case 'wrongSide':
    case 'facesNotFromSeed':
    case 'snapshotDiffers':
    case 'badCursor':
    case 'badBranch':
    case 'programFault':
      return { code: why.problem, facts: { at } };
    default:
      return { code: 'badReplay', facts: { at } };
  }
}
