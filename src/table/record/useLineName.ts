/** What an earlier line of play is called: as its players call it, or by its number. */
import { usePastWords } from '../../account/pastWords.ts';
import type { EarlierLine } from '../../store/game/lines.ts';

export function useLineName(): (line: Pick<EarlierLine, 'branch' | 'number'>) => string {
  const { lines } = usePastWords();
  return ({ branch, number }) => branch.name ?? lines.unnamed(number + 1);
}
