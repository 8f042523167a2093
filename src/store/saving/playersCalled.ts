/** What players without a name are called in a battle of somebody's own. */
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import { plainText } from '../../scenarios/plainText.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { useStore } from '../store.ts';
import { LONGEST_CALLED } from './begin.ts';

/**
 * Each by his nation; where both are of one nation it tells nobody who is asked, and they go by their armies, numbered if
 * these are called alike.
 */
export function playersCalled({ armies }: Pick<Scenario, 'armies'>): BySide<string> {
  const { blue, red } = armies;
  if (blue.nation !== red.nation) return { blue: blue.nation, red: red.nation };
  const { locale } = useStore.getState().preferences;
  const called = (side: Side, most: number): string => plainText(armies[side].name[locale], most).trim();
  const names = { blue: called('blue', LONGEST_CALLED), red: called('red', LONGEST_CALLED) };
  if (names.blue !== names.red) return names;
  const numbered = (side: Side, number: number): string => `${called(side, LONGEST_CALLED - 2)} ${number}`;
  return { blue: numbered('blue', 1), red: numbered('red', 2) };
}
