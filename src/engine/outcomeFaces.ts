import { type Dice, everyRoll, facesOf, readFaces } from './dice.ts';

/** Faces of a pool that count so much: as many sixes as fit, then single hits, the rest misses. */
function poolFaces({ count, from, six }: Dice & { dice: 'pool' }, outcome: number): number[] | null {
  for (let sixes = from > 6 ? 0 : Math.min(count, Math.floor(outcome / six)); sixes >= 0; sixes--) {
    const hits = outcome - sixes * six;
    const misses = count - sixes - hits;
    if (misses < 0 || (hits > 0 && from > 5) || (misses > 0 && from < 2)) continue;
    const faces: number[] = new Array(sixes).fill(6);
    return faces.concat(new Array(hits).fill(Math.max(from, 1)), new Array(misses).fill(1));
  }
  return null;
}

/** Faces that give the outcome, for whoever goes through the outcomes of a roll; none if the dice cannot give it. */
export function facesForOutcome(dice: Dice, outcome: number): readonly number[] | null {
  if (dice.dice === 'pool') return poolFaces(dice, outcome);
  for (const faces of everyRoll(facesOf(dice))) if (readFaces(dice, faces) === outcome) return faces;
  return null;
}
