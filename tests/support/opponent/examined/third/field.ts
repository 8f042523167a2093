/** What several of the third examiner's positions have in common. */
import { at, type Known, type Proof, type Spot } from '../../known.ts';

export const VICTORY = { by: 'victory', margin: 0.1 } as const satisfies Proof;

/** A crossroads that counts so many points at the end. R-151. */
export const place = (spot: Spot, points: number, more: object = {}) => ({
  objectives: [
    {
      id: 'cross',
      kind: 'place',
      name: { fr: 'le carrefour', en: 'the crossroads' },
      hexes: [at(...spot)],
      points,
      when: 'end',
      ...more,
    } as const,
  ],
});

/** A battalion that has been destroyed. VIC-02. */
export const LOST = {
  id: 'lost',
  side: 'red',
  type: 'lineInfantry',
  strength: 0,
  initialStrength: 20,
  fate: 'eliminated',
  at: [6, -7],
} as const satisfies Known['field']['units'][number];
