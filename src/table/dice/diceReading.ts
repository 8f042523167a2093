/** What each face of a roll is worth to the eye: a hit, an idle die, one set aside. */
import type { Dice } from '../../engine/dice.ts';

export type FaceMark = 'counts' | 'double' | 'idle' | 'aside' | 'plain';

/** One mark for each face, in the order they fell. The sum itself is the engine's affair. */
export function readingOf(dice: Dice, faces: readonly number[]): readonly FaceMark[] {
  if (dice.dice === 'pool')
    return faces.map((face) =>
      face < dice.from ? 'idle' : face === 6 && dice.six === 2 ? 'double' : 'counts',
    );
  if (dice.dice === 'sum' && dice.drop !== 'none') {
    const extreme = dice.drop === 'highest' ? Math.max(...faces) : Math.min(...faces);
    const aside = faces.indexOf(extreme);
    return faces.map((_, at) => (at === aside ? 'aside' : 'plain'));
  }
  return faces.map(() => 'plain');
}
