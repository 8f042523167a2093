/** What a charge remembers from its declaration, and what its attack goes by. */

import { describe, expect, test } from 'vitest';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import type { GroundHex } from '../../../../src/rules/state/game.ts';
import { ATTACK, DECLINE, STAND } from '../../../support/choices.ts';
import { choices, dice, go, type Played, start, to, waitsFor } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** Heavy cavalry below, looking up; a line above, looking down; three hexes between them. */
const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 7], facing: 5, strength: 12 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2, strength: 20 };

const ground = (terrain: GroundHex['terrain'], ...at: readonly (readonly [number, number])[]): GroundHex[] =>
  at.map(([q, r]) => ({ q, r, terrain, hill: false }));

type More = Omit<PositionSpec, 'units'>;

function charged(units: readonly UnitSpec[], spec: More = {}): Played {
  const game = position({ ...spec, units });
  return start(game, chargeFrame(game, 'A', 'T'));
}

/** The charger before a square formed in reaction to it. */
function beforeSquare(...walls: readonly (readonly [number, number])[]): Played {
  const square: UnitSpec = { ...T, formation: 'square', facing: 0 };
  const game = position({ units: [HERE, square], hexes: ground('impassable', ...walls) });
  return start(game, { ...chargeFrame(game, 'A', 'T'), squareFormed: true, at: 'attack' });
}

function count(played: Played): number {
  const waited = dice(played);
  return waited.dice === 'pool' ? waited.count : -1;
}

/** The charger before the target. */
const HERE: UnitSpec = { ...A, at: [5, 5] };

describe('CHG-05: what the declaration records', () => {
  test('CHG-05, CHG-10 distance, cone and contacts; nobody has answered or lost anything yet', () => {
    const g = position({ units: [A, T] });
    expect(chargeFrame(g, 'A', 'T')).toEqual({
      procedure: 'charge',
      at: 'declare',
      charger: 'A',
      target: 'T',
      distance: 3,
      targetInContact: false,
      inContact: [],
      protectors: [],
      frontOnly: true,
      openRoute: true,
      counterCharged: false,
      squareFormed: false,
      targetLost: 0,
    });
  });

  test('R-88, R-41 a target in extended line hands the reaction both its hexes', () => {
    const line: UnitSpec = { ...T, skills: ['linearOrder'], formation: 'extendedLine' };
    const reaction = go(charged([A, line]), to(5, 5)).game.frames.at(-1);
    expect(reaction).toMatchObject({ procedure: 'reaction', hexQ: 5, hexR: 4, lineFacing: 2 });
    expect(go(charged([A, T]), to(5, 5)).game.frames.at(-1)).not.toHaveProperty('lineFacing');
  });

  test('R-92, MOR-02 nobody else strikes and no shot counts where none was', () => {
    const met = go(charged([A, T]), to(5, 5), STAND, [1, 1]);
    expect(met.game.frames.at(-1)).not.toHaveProperty('counterCharger');
    expect(go(met, ATTACK).game.frames.at(-2)).not.toHaveProperty('earlier');
  });
});

describe('CHG-29 to CHG-32: the attack', () => {
  test('CHG-31, R-104 one hex behind is room enough to break off, none is not', () => {
    expect(choices(beforeSquare([5, 6], [4, 7], [3, 7]))).toEqual([ATTACK, DECLINE, { choose: 'breakOff' }]);
    expect(choices(beforeSquare([5, 6], [4, 6]))).toEqual([ATTACK, DECLINE]);
  });

  test('CBT-09, R-100 a charge over rough ground is not doubled', () => {
    const clear = go(charged([A, T]), to(5, 5), STAND, [1, 1], ATTACK);
    expect(count(clear)).toBe(8);
    const rough = go(charged([A, T], { hexes: ground('difficult', [4, 7]) }), to(5, 5));
    expect(count(go(rough, STAND, [1, 1], ATTACK))).toBe(4);
  });

  test('MOR-02, R-136 points of the shot before count towards the test after the blow', () => {
    const game = position({ units: [HERE, T] });
    const struck = (earlier: number) => {
      const frame = { ...chargeFrame(game, 'A', 'T'), at: 'shock', earlier } as const;
      return go(start(game, frame), [4, 1, 1, 1]);
    };
    expect(waitsFor(struck(2).game)).toBe('red rolls morale');
    expect(waitsFor(struck(1).game)).toBe('red strikeBack');
  });
});
