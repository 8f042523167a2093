/** The regiments offered to units of a nation: its own, then those of the friend who fills its gaps. */
import type { Regiment } from '../../armies/regiments/regiment.ts';
import { friendOf, regimentsOf } from '../../armies/regiments/regiments.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { UnitType } from '../../rules/state/vocabulary.ts';

/** Those of one type. */
export function regimentsFor(nation: Nation, type: UnitType): readonly Regiment[] {
  const friend = friendOf(nation);
  return [...regimentsOf(nation), ...(friend ? regimentsOf(friend) : [])].filter((one) => one.type === type);
}

/** The regiment that a unit of that nation and type is named after. */
export function regimentNamed(nation: Nation, type: UnitType, name: string): Regiment | undefined {
  return regimentsFor(nation, type).find((one) => one.name === name);
}

/** Their names in the order they are given out: those of the unit's own quality before the others. */
export function regimentNames(
  nation: Nation,
  { type, quality }: Pick<Regiment, 'type' | 'quality'>,
): readonly string[] {
  const all = regimentsFor(nation, type);
  const alike = all.filter((one) => one.quality === quality && one.century === 'napoleonic');
  return [...new Set([...alike, ...all].map(({ name }) => name))];
}
