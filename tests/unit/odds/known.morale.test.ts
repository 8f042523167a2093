/** Odds that can be worked out by hand: tests of morale. Two dice in 36 throws, three in 216. */
import { describe, expect, test } from 'vitest';
import { fractionText } from '../../../src/chances/fraction.ts';
import { rangesOf } from '../../../src/odds/ranges.ts';
import type { Skill, UnitType } from '../../../src/rules/state/vocabulary.ts';
import { oddsFor, when } from '../../support/odds.ts';
import type { UnitSpec } from '../../support/position.ts';

const STAY = when('stayOrFlee', { choose: 'stay' });
const NOTHING = when('reaction', { choose: 'reaction', reaction: 'nothing' });
const HALT = when('attack', { choose: 'decline' });

interface Charged {
  readonly target?: Partial<UnitSpec>;
  readonly charger?: { readonly type?: UnitType; readonly skills?: readonly Skill[] };
  readonly others?: readonly UnitSpec[];
}

/** What a line loses that does nothing when it is charged in front from three hexes in the open, and always stays. */
function lossesOfCharged({ target = {}, charger = {}, others = [] }: Charged) {
  const units: UnitSpec[] = [
    { id: 'C', side: 'blue', type: 'heavyCavalry', at: [3, 8], ...charger },
    { id: 'L', side: 'red', type: 'lineInfantry', at: [3, 5], ...target },
    ...others,
  ];
  const pins = [NOTHING, STAY, HALT];
  return oddsFor({ units }, 'C', { action: 'charge', target: 'L' }, { pins }).lost('L');
}

describe('the test of a unit that is charged', () => {
  // 7, less 2 for a line: 5. Two dice make 2, 3, 4, 5 in 1 + 2 + 3 + 4 = 10 of 36 throws.
  test('an ordinary line passes 10 times in 36', () => {
    expect(lossesOfCharged({})[0]).toBe('5/18');
  });

  // Those who fail by k lose k: 6 comes 5 times, 7 six times, then 5, 4, 3, 2 and once 12.
  test('and loses the difference when it fails and stays', () => {
    expect(lossesOfCharged({})).toEqual({
      0: '5/18',
      1: '5/36',
      2: '1/6',
      3: '5/36',
      4: '1/9',
      5: '1/12',
      6: '1/18',
      7: '1/36',
    });
  });

  // 7, nothing less for a column: 1 + 2 + 3 + 4 + 5 + 6 = 21 of 36.
  test('a column passes 21 times in 36', () => {
    expect(lossesOfCharged({ target: { formation: 'column' } })[0]).toBe('7/12');
  });

  // 7 − 2 − 3 for the lance: 2, once in 36.
  test('a line charged by lancers passes once in 36', () => {
    expect(lossesOfCharged({ charger: { type: 'lightCavalry', skills: ['lancer'] } })[0]).toBe('1/36');
  });

  // 7 − 2 − 2: 3; 1 + 2 throws.
  test('a demoralised line passes 3 times in 36', () => {
    expect(lossesOfCharged({ target: { strength: 10 } })[0]).toBe('1/12');
  });

  // 6 − 2: 4, the two higher of three dice. Highest two 1 1: one throw; 2 1: 3; 2 2: 3 with a 1 and one with a 2;
  // 3 1: 3. Together 11.
  test('a recruit line passes 11 times in 216', () => {
    expect(lossesOfCharged({ target: { quality: 'recruit' } })[0]).toBe('11/216');
  });

  // 8 − 2: 6, the two lower of three dice. They make 7 or more, by the lowest die: 1: 6 6 1, 3 throws; 2: 5 5, 6 5, 6 6,
  // 3 + 6 + 3; 3: 4 4, 5 4, 6 4, 5 5, 6 5, 6 6, 3 + 6 + 6 + 3 + 6 + 3; 4: the same six, 1 + 3 + 3 + 3 + 6 + 3; 5: 1 + 3 + 3;
  // 6: 1. Together 69, so 147 pass.
  test('an elite line passes 147 times in 216', () => {
    expect(lossesOfCharged({ target: { quality: 'elite' } })[0]).toBe('49/72');
  });

  // The dice of the elite neighbour against 5: besides those 69 the two lower make 6 with 5 1: 3 + 6; 4 2: 3 + 6 + 6;
  // 3 3: 1 + 3 + 3 + 3. Together 34 more, 103, so 113 pass.
  test('an ordinary line beside an elite one passes 113 times in 216', () => {
    const neighbour: UnitSpec = {
      id: 'N',
      side: 'red',
      type: 'lineInfantry',
      quality: 'elite',
      at: [2, 5],
    };
    const none = when('friendReaction', { choose: 'noFriend' });
    const units: UnitSpec[] = [
      { id: 'C', side: 'blue', type: 'heavyCavalry', at: [3, 8] },
      { id: 'L', side: 'red', type: 'lineInfantry', at: [3, 5] },
      neighbour,
    ];
    const pins = [NOTHING, STAY, HALT, none];
    expect(oddsFor({ units }, 'C', { action: 'charge', target: 'L' }, { pins }).lost('L')[0]).toBe('113/216');
  });
});

describe('the rally of a panicked unit', () => {
  const rally = (more: Partial<UnitSpec>) =>
    oddsFor(
      { units: [{ id: 'P', side: 'blue', type: 'lineInfantry', panicked: true, at: [3, 8], ...more }] },
      'P',
      { action: 'rally' },
    ).ends('P')['stands'];

  // 7: 21 of 36.
  test('ordinary: 21 times in 36', () => {
    expect(rally({})).toBe('7/12');
  });

  // 7 − 2: 10 of 36.
  test('demoralised: 10 times in 36', () => {
    expect(rally({ strength: 8 })).toBe('5/18');
  });

  // 8, the lower two: they make 9 or more with 6 6 3, 3 throws; lowest 4: 5 5, 6 5, 6 6, 3 + 6 + 3; 5: 1 + 3 + 3; 6: 1.
  // Together 23, so 193 pass.
  test('elite: 193 times in 216', () => {
    expect(rally({ quality: 'elite' })).toBe('193/216');
  });

  // 6, the higher two. 1 1: 1; 2 1: 3; 2 2: 3 + 1; 3 1: 3; 3 2: 6 + 3; 3 3: 3 + 3 + 1; 4 1: 3; 4 2: 6 + 3; 5 1: 3.
  // Together 42.
  test('recruits: 42 times in 216', () => {
    expect(rally({ quality: 'recruit' })).toBe('7/36');
  });
});

describe('the rally of a steady unit', () => {
  const unit: UnitSpec = { id: 'P', side: 'blue', type: 'lineInfantry', strength: 14, at: [3, 8] };
  const friend: UnitSpec = { id: 'E', side: 'blue', type: 'lineInfantry', quality: 'elite', at: [4, 8] };
  const enemy: UnitSpec = { id: 'R', side: 'red', type: 'lineInfantry', at: [3, 4] };
  const village = [{ q: 3, r: 8, terrain: 'village', hill: false }] as const;

  test.each([
    // 7: 21 of 36
    { name: 'ordinary', units: [unit], regains: 2, chance: '7/12' },
    // the two lower of three make 8 or more in those 69 less 3 (6 6 1), 9 (2 5) and 15 (3 4): 42, so 174 pass
    { name: 'MOR-06 beside an elite friend', units: [unit, friend], regains: 2, chance: '29/36' },
    // see the rally of panicked recruits and elite
    { name: 'recruits', units: [{ ...unit, quality: 'recruit' as const }], regains: 2, chance: '7/36' },
    { name: 'elite', units: [{ ...unit, quality: 'elite' as const }], regains: 2, chance: '193/216' },
    // 7 + 3: all but 5 6, 6 5 and 6 6
    { name: 'in a village', units: [unit], hexes: village, regains: 2, chance: '11/12' },
    // 7 + 3 − 2: 26 of 36
    {
      name: 'demoralised in a village',
      units: [{ ...unit, strength: 8 }],
      hexes: village,
      regains: 2,
      chance: '13/18',
    },
    // RAL-03: never above what it had
    { name: 'one short', units: [{ ...unit, strength: 19 }], regains: 1, chance: '7/12' },
    // RAL-06: four hexes from the enemy it needs its test
    {
      name: 'harassment near the enemy',
      units: [
        {
          ...unit,
          type: 'lightCavalry' as const,
          skills: ['harassment' as const],
          strength: 7,
          initialStrength: 8,
        },
        enemy,
      ],
      regains: 1,
      chance: '7/12',
    },
  ])('$name', ({ units, hexes = [], regains, chance }) => {
    const { lost } = oddsFor({ units, hexes }, 'P', { action: 'rally' });
    expect(lost('P')[-regains]).toBe(chance);
  });
});

describe('what is over without dice or a question', () => {
  test('RAL-06 a harassment unit far from the enemy regains 2, and the ground stays its own', () => {
    const cossacks: UnitSpec = {
      id: 'H',
      side: 'blue',
      type: 'lightCavalry',
      skills: ['harassment'],
      strength: 3,
      at: [3, 8],
    };
    const { odds, results, lost } = oddsFor({ units: [cossacks] }, 'H', { action: 'rally' });
    expect(lost('H')).toEqual({ '-2': '1' });
    expect(fractionText(results.ground.blue)).toBe('1');
    expect(rangesOf(odds.graph, odds.solution, ['blue']).expectedStrength.blue).toEqual({
      least: -2,
      most: -2,
    });
  });

  test('FRM-15 a change of formation far from the enemy leaves the ground to whom it was', () => {
    const line: UnitSpec = { id: 'L', side: 'red', type: 'lineInfantry', at: [3, 5] };
    const { results } = oddsFor({ units: [line] }, 'L', { action: 'formation', formation: 'column' });
    expect(fractionText(results.total)).toBe('1');
    expect(fractionText(results.ground.red)).toBe('1');
  });
});
