/** Odds that can be worked out by hand: shots and blows. A die of fire hits once in three, of close combat once in two. */
import { describe, expect, test } from 'vitest';
import { oddsFor, when } from '../../support/odds.ts';
import type { UnitSpec } from '../../support/position.ts';

const STAY = when('stayOrFlee', { choose: 'stay' });
const NO_ANSWER = when('returnFire', { choose: 'decline' });

/** What T loses when F shoots at it, four hexes away and facing it unless told otherwise; only losses below 3, which cause no test. */
function shot(firer: Partial<UnitSpec>, target: Partial<UnitSpec>) {
  const units: UnitSpec[] = [
    { id: 'F', side: 'blue', type: 'lineInfantry', at: [3, 8], ...firer },
    { id: 'T', side: 'red', type: 'lineInfantry', formation: 'column', at: [5, 4], ...target },
  ];
  const lost = oddsFor({ units }, 'F', { action: 'fire', target: 'T' }, { pins: [STAY, NO_ANSWER] }).lost(
    'T',
  );
  return [lost[0], lost[1], lost[2]];
}

describe('a shot', () => {
  // 6 dice: 2⁶ = 64 of 729 miss; 6 × 32; 15 × 16.
  test('of a line at a column', () => {
    expect(shot({}, {})).toEqual(['64/729', '64/243', '80/243']);
  });

  // 7 dice at half range: 2⁷ = 128 of 2187; 7 × 64; 21 × 32.
  test('at half range', () => {
    expect(shot({}, { at: [4, 6] })).toEqual(['128/2187', '448/2187', '224/729']);
  });

  // 8 dice into the back: 2⁸ = 256 of 6561; 8 × 128; 28 × 64.
  test('in enfilade', () => {
    expect(shot({}, { facing: 5 })).toEqual(['256/6561', '1024/6561', '1792/6561']);
  });

  // 6 − 2 dice: 16 of 81; 4 × 8; 6 × 4.
  test('of a demoralised line', () => {
    expect(shot({ strength: 10 }, {})).toEqual(['16/81', '32/81', '8/27']);
  });

  // Half of the hits are saved: each of 6 dice costs a point once in six. 5⁶ = 15 625 of 46 656; 6 × 3125; 15 × 625.
  test('at skirmishers, who save at 4', () => {
    expect(shot({}, { type: 'lightInfantry', formation: 'skirmish' })).toEqual([
      '15625/46656',
      '3125/7776',
      '3125/15552',
    ]);
  });

  // The same: cuirasses save at 4 against infantry.
  test('of infantry at cuirassiers', () => {
    expect(shot({}, { type: 'heavyCavalry', skills: ['cuirassier'] })[0]).toBe('15625/46656');
  });

  // 5 dice of guns, against which a cuirass saves nothing: 32 of 243; 5 × 16; 10 × 8.
  test('of a battery at cuirassiers', () => {
    expect(
      shot({ type: 'heavyFootBattery', at: [3, 11] }, { type: 'heavyCavalry', skills: ['cuirassier'] }),
    ).toEqual(['32/243', '80/243', '80/243']);
  });

  // 2 dice: 4 of 9, 4 of 9, 1 of 9.
  test('of a regimental gun', () => {
    expect(shot({ type: 'regimentalGun' }, {})).toEqual(['4/9', '4/9', '1/9']);
  });

  // Each of 2 dice costs nothing 4 times in six, 1 once, 2 once: 0: 16 of 36; 1: 8; 2: 8 + 1.
  test('of a regimental gun at Feudal cavalry, whom a six costs 2', () => {
    expect(shot({ type: 'regimentalGun' }, { type: 'heavyCavalry', skills: ['feudalCavalry'] })).toEqual([
      '4/9',
      '2/9',
      '1/4',
    ]);
  });

  // 3 dice and 2 for a square: 5.
  test('of a light battery at a square', () => {
    expect(shot({ type: 'lightHorseBattery', at: [3, 9] }, { formation: 'square' })).toEqual([
      '32/243',
      '80/243',
      '80/243',
    ]);
  });

  // Two guns with strength to spare: 2 dice each way, each costing a point once in six for guns save at 4. The answer
  // does not depend on the first shot: 25 of 36, 10 of 36, 1 of 36 both times.
  test('and its answer', () => {
    const gun = { type: 'regimentalGun', strength: 9, initialStrength: 9 } as const;
    const odds = oddsFor(
      {
        units: [
          { id: 'F', side: 'blue', at: [3, 8], ...gun },
          { id: 'T', side: 'red', at: [5, 4], ...gun },
        ],
      },
      'F',
      { action: 'fire', target: 'T' },
      { pins: [when('returnFire', { choose: 'returnFire' })] },
    );
    expect(odds.lost('T')).toEqual({ 0: '25/36', 1: '5/18', 2: '1/36' });
    expect(odds.lost('F')).toEqual({ 0: '25/36', 1: '5/18', 2: '1/36' });
  });
});

describe('blows', () => {
  const LINES: readonly UnitSpec[] = [
    { id: 'A', side: 'blue', type: 'lineInfantry', at: [3, 6] },
    { id: 'T', side: 'red', type: 'lineInfantry', at: [3, 5] },
  ];
  const assault = (answer: 'strikeBack' | 'decline') =>
    oddsFor(
      { units: LINES },
      'A',
      { action: 'assault', target: 'T' },
      {
        pins: [
          when('reaction', { choose: 'reaction', reaction: 'nothing' }),
          when('strikeBack', { choose: answer }),
          when('attack', { choose: 'attack' }),
          STAY,
        ],
      },
    );

  // 6 dice: 1, 6 and 15 of 64; who loses 3 tests, so what is below 3 stays so.
  test('of a line that assaults a line', () => {
    const lost = assault('decline').lost('T');
    expect([lost[0], lost[1], lost[2]]).toEqual(['1/64', '3/32', '15/64']);
  });

  // At the same time: whatever the first blow did, 6 dice again.
  test('and of the line that answers', () => {
    const lost = assault('strikeBack').lost('A');
    expect([lost[0], lost[1], lost[2]]).toEqual(['1/64', '3/32', '15/64']);
  });

  function unhurtByCharge(from: number) {
    const units: UnitSpec[] = [
      { id: 'C', side: 'blue', type: 'heavyCavalry', at: [3, from] },
      { id: 'L', side: 'red', type: 'lineInfantry', at: [3, 5] },
    ];
    const pins = [
      when('reaction', { choose: 'reaction', reaction: 'nothing' }),
      STAY,
      when('attack', { choose: 'attack' }),
    ];
    return oddsFor({ units }, 'C', { action: 'charge', target: 'L' }, { pins }).lost('L')[0];
  }

  // It must pass its test, 10 of 36, and 4 dice doubled must all miss, 1 of 256.
  test('of heavy cavalry from three hexes: 10 in 9216 lines lose nothing', () => {
    expect(unhurtByCharge(8)).toBe('5/4608');
  });

  // From two hexes nothing is doubled: 10 of 36 times 1 of 16.
  test('of heavy cavalry from two hexes: 10 in 576', () => {
    expect(unhurtByCharge(7)).toBe('5/288');
  });

  // A line that fires tests at 7 − 2 − 2 = 3, 3 of 36; then 7 dice at half range, all of which miss 128 times in 2187.
  test('of a defensive fire: a charger is unhurt by it in 33/36 + 3/36 × 128/2187', () => {
    const units: UnitSpec[] = [
      { id: 'C', side: 'blue', type: 'heavyCavalry', at: [3, 8] },
      { id: 'L', side: 'red', type: 'lineInfantry', at: [3, 5] },
    ];
    const pins = [
      when('reaction', { choose: 'reaction', reaction: 'defensiveFire' }),
      STAY,
      when('attack', { choose: 'decline' }),
    ];
    const lost = oddsFor({ units }, 'C', { action: 'charge', target: 'L' }, { pins }).lost('C');
    expect(33 * 2187 + 3 * 128).toBe(72_555);
    expect(lost[0]).toBe('24185/26244'); // 72 555 of 78 732, over 3
  });
});
