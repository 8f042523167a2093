/** Odds that can be worked out by hand: reactions of friends, two shots, fire and then an assault, counter-charges, squares. */
import { describe, expect, test } from 'vitest';
import { oddsFor, when } from '../../support/odds.ts';
import type { UnitSpec } from '../../support/position.ts';

const STAY = when('stayOrFlee', { choose: 'stay' });
const NOTHING = when('reaction', { choose: 'reaction', reaction: 'nothing' });
const HALT = when('attack', { choose: 'decline' });
const ATTACK = when('attack', { choose: 'attack' });
const NO_BLOW = when('strikeBack', { choose: 'decline' });
const NO_ANSWER = when('returnFire', { choose: 'decline' });
const SIMPLE = { runs: 'first' } as const;

describe('the reaction of a friend', () => {
  const units = (gun: Partial<UnitSpec> = {}): UnitSpec[] => [
    { id: 'C', side: 'blue', type: 'heavyCavalry', at: [3, 8] },
    { id: 'L', side: 'red', type: 'lineInfantry', at: [3, 5] },
    { id: 'G', side: 'red', type: 'regimentalGun', at: [4, 5], ...gun },
  ];
  const fires = when('friendReaction', { choose: 'friendDefensiveFire', unit: 'G' });
  const odds = (gun: Partial<UnitSpec> = {}) =>
    oddsFor(
      { units: units(gun) },
      'C',
      { action: 'charge', target: 'L' },
      { pins: [NOTHING, STAY, HALT, fires], ...SIMPLE },
    );

  // The gun must pass its test, 7: 21 of 36; then 2 dice, 1 for half range, 2 into the flank, 4 of artillery that
  // defends itself: 9. Unhurt: 15/36 + 21/36 × 512/19 683 = (98 415 + 3584) of 236 196.
  test('a gun beside the line fires when it passes its test', () => {
    expect(odds().lost('C')[0]).toBe('101999/236196');
  });

  // One hit: 21/36 × 9 × 256/19 683; two: 21/36 × 36 × 128/19 683. Neither is a test.
  test('and hits once or twice as its nine dice do', () => {
    const lost = odds().lost('C');
    expect([lost[1], lost[2]]).toEqual(['448/6561', '896/6561']);
  });

  // 6, the higher two of three: 42 of 216, see the rally of recruits. Unhurt: 174/216 + 42/216 × 512/19 683.
  test('a gun of recruits fires 42 times in 216', () => {
    expect(174 * 19_683 + 42 * 512).toBe(3_446_346);
    expect(odds({ quality: 'recruit' }).lost('C')[0]).toBe('574391/708588'); // 3 446 346 of 4 251 528, over 6
  });

  // What the friend does changes nothing for the line that failed: 10 of 36 as ever.
  test('the line it stands beside loses what it would without it', () => {
    const lost = odds().lost('L');
    expect([lost[0], lost[1]]).toEqual(['5/18', '5/36']);
  });
});

describe('two things in one action', () => {
  // Each half has 6 dice, 12 in all: 2¹² = 4096 of 531 441; 12 × 2048; 66 × 1024. Below 3 no test comes between.
  test('a double shot of an extended line', () => {
    const units: UnitSpec[] = [
      {
        id: 'F',
        side: 'blue',
        type: 'lineInfantry',
        skills: ['linearOrder'],
        formation: 'extendedLine',
        at: [3, 8],
      },
      { id: 'T', side: 'red', type: 'lineInfantry', formation: 'column', at: [5, 4] },
    ];
    const pins = [STAY, NO_ANSWER, when('secondShot', { choose: 'shootAt', target: 'T' })];
    const lost = oddsFor({ units }, 'F', { action: 'doubleFire', target: 'T' }, { pins, ...SIMPLE }).lost(
      'T',
    );
    expect([lost[0], lost[1], lost[2]]).toEqual(['4096/531441', '8192/177147', '22528/177147']);
  });

  // 7 dice at half range of which a line saves half the hits, 5⁷ = 78 125 of 6⁷; then 6 dice of close combat, 1 of 64.
  test('fire, then an assault', () => {
    const units: UnitSpec[] = [
      { id: 'F', side: 'blue', type: 'lineInfantry', skills: ['controlledFire'], at: [3, 7] },
      { id: 'T', side: 'red', type: 'lineInfantry', at: [3, 5] },
    ];
    const pins = [STAY, NO_ANSWER, NOTHING, ATTACK, NO_BLOW, when('attackAfterFire', { choose: 'attack' })];
    const action = { action: 'fireThenAttack', attack: 'assault', target: 'T' } as const;
    expect(oddsFor({ units }, 'F', action, { pins, ...SIMPLE }).lost('T')[0]).toBe('78125/17915904');
  });
});

describe('a charge that is met', () => {
  function charged(target: Partial<UnitSpec>, reaction: 'counterCharge' | 'nothing') {
    const units: UnitSpec[] = [
      { id: 'C', side: 'blue', type: 'heavyCavalry', at: [3, 8] },
      { id: 'L', side: 'red', type: 'lineInfantry', at: [3, 5], ...target },
    ];
    const pins = [when('reaction', { choose: 'reaction', reaction }), STAY, ATTACK, NO_BLOW];
    return oddsFor({ units }, 'C', { action: 'charge', target: 'L' }, { pins, ...SIMPLE }).lost('L');
  }

  // To counter-charge it tests at 7 − 2: 10 of 36. Then nothing is doubled: 4 dice, 1 of 16.
  test('by medium cavalry that counter-charges: unhurt 10 times in 576', () => {
    expect(charged({ type: 'mediumCavalry' }, 'counterCharge')[0]).toBe('5/288');
  });

  // Doing nothing it tests at 7: 21 of 36; then 8 dice, 1 of 256.
  test('by medium cavalry that does nothing: 21 times in 9216', () => {
    expect(charged({ type: 'mediumCavalry' }, 'nothing')[0]).toBe('7/3072');
  });

  // A square need not test, nothing is doubled against it, and it saves half: each of 4 dice costs a point once in four.
  // 3⁴ = 81 of 256; 4 × 27; 6 × 9.
  test('by a square', () => {
    const lost = charged({ formation: 'square' }, 'nothing');
    expect([lost[0], lost[1], lost[2]]).toEqual(['81/256', '27/64', '27/128']);
  });
});

describe('cuirasses', () => {
  function shotAt(skill: 'cuirassier' | 'halfCuirass', facing: 2 | 5) {
    const units: UnitSpec[] = [
      { id: 'F', side: 'blue', type: 'lineInfantry', at: [3, 8] },
      { id: 'T', side: 'red', type: 'heavyCavalry', skills: [skill], facing, at: [5, 4] },
    ];
    return oddsFor({ units }, 'F', { action: 'fire', target: 'T' }, { pins: [STAY], ...SIMPLE }).lost('T')[0];
  }

  // 6 dice, half of the hits saved: 5⁶ of 6⁶.
  test('half a cuirass saves in front as a whole one does', () => {
    expect(shotAt('halfCuirass', 2)).toBe('15625/46656');
  });

  // 8 dice into the back: 2⁸ of 3⁸ with none to save, 5⁸ of 6⁸ with one.
  test('but not behind', () => {
    expect(shotAt('halfCuirass', 5)).toBe('256/6561');
    expect(shotAt('cuirassier', 5)).toBe('390625/1679616');
  });
});
