import { describe, expect, test } from 'vitest';
import {
  type Attacked,
  isExemptFromTest,
  legalReactions,
  reactionRefusals,
  rotationFacings,
} from '../../../../src/rules/attack/reactions.ts';
import { type GroundHex, type GroundSide, unitOf } from '../../../../src/rules/state/game.ts';
import { REACTIONS, type Reaction } from '../../../../src/rules/state/vocabulary.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

interface Attack extends Partial<Omit<Attacked, 'attacker' | 'target'>> {
  readonly target?: Partial<UnitSpec>;
  readonly attacker?: Partial<UnitSpec>;
  readonly others?: readonly UnitSpec[];
  readonly hexes?: readonly GroundHex[];
  readonly sides?: readonly GroundSide[];
}

/** Line infantry charged in front, from 3 hexes, by heavy cavalry that has arrived, unless told otherwise. */
function attacked({ target, attacker, others = [], hexes = [], sides = [], ...more }: Attack) {
  const g = position({
    units: [
      { id: 'T', side: 'blue', type: 'lineInfantry', at: [3, 6], ...target },
      { id: 'A', side: 'red', type: 'heavyCavalry', at: [3, 5], ...attacker },
      ...others,
    ],
    hexes,
    sides,
  });
  const frame: Attacked = {
    attack: 'charge',
    attacker: 'A',
    target: 'T',
    distance: 3,
    targetInContact: false,
    inContact: [],
    ...more,
  };
  return { g, frame };
}
function legal(spec: Attack): readonly Reaction[] {
  const { g, frame } = attacked(spec);
  const found = legalReactions(g, frame);
  expect(REACTIONS.filter((reaction) => reactionRefusals(g, frame, reaction).length === 0)).toEqual(found);
  return found;
}
const why = (spec: Attack, reaction: Reaction) => {
  const { g, frame } = attacked(spec);
  return reactionRefusals(g, frame, reaction).map(({ rule, reason }) => `${rule} ${reason}`);
};
const targetIn = (terrain: GroundHex['terrain']): readonly GroundHex[] => [
  { q: 3, r: 6, terrain, hill: false },
];
const FOOT = { type: 'lineInfantry', formation: 'column' } as const;
const COLUMN = { formation: 'column' } as const;
const HORSE = { type: 'mediumCavalry' } as const;

describe('reasons alone', () => {
  test('R-105, SEQ-10 of a panicked target its panic is the one reason, and contact', () => {
    expect(why({ target: { panicked: true } }, 'evade')).toEqual(['R-105 panicked']);
    expect(why({ target: { panicked: true }, targetInContact: true }, 'square')).toEqual([
      'CHG-17 targetInContact',
      'R-105 panicked',
    ]);
  });

  test('CHG-16, CHG-20, R-99 who is charged from afar has nothing to turn to unless the charger engages it', () => {
    // the charger has not come up to it
    const aloof = { attacker: { at: [3, 4] } } as const;
    expect(why(aloof, 'rotation')).toEqual(['CHG-20 noRoute']);
    expect(why({ ...aloof, distance: 2 }, 'rotation')).toEqual(['CHG-16 declaredTooNear']);
    expect(why({}, 'rotation')).toEqual([]);
  });

  test('CHG-20, FRM-10, R-99 an extended line shut in may still reverse', () => {
    const around = [
      [4, 5],
      [5, 5],
      [2, 6],
      [5, 6],
      [2, 7],
      [3, 7],
      [4, 7],
    ] as const;
    const hexes = around.map(([q, r]) => ({ q, r, terrain: 'impassable', hill: false }) as const);
    expect(why({ target: { formation: 'extendedLine' }, hexes }, 'rotation')).toEqual([]);
  });
});

describe('the seven reactions', () => {
  test.each([
    {
      name: 'a line before cavalry',
      spec: {},
      want: ['nothing', 'square', 'defensiveFire', 'rotation', 'flight'],
    },
    {
      name: 'a line before infantry',
      spec: { attacker: FOOT },
      want: ['nothing', 'defensiveFire', 'rotation', 'flight'],
    },
    {
      name: 'a column before cavalry',
      spec: { target: COLUMN },
      want: ['nothing', 'square', 'defensiveFire', 'rotation', 'flight'],
    },
    {
      name: 'a column before infantry',
      spec: { target: COLUMN, attacker: FOOT },
      want: ['nothing', 'defensiveFire', 'rotation', 'counterCharge', 'flight'],
    },
    {
      name: 'skirmishers before cavalry',
      spec: { target: { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] } },
      want: ['nothing', 'defensiveFire', 'rotation', 'evade', 'flight'],
    },
    {
      name: 'medium cavalry before cavalry',
      spec: { target: HORSE },
      want: ['nothing', 'rotation', 'counterCharge', 'flight'],
    },
    {
      name: 'medium cavalry before infantry',
      spec: { target: HORSE, attacker: FOOT },
      want: ['nothing', 'rotation', 'counterCharge', 'evade', 'flight'],
    },
    {
      name: 'light cavalry before cavalry',
      spec: { target: { type: 'lightCavalry' } },
      want: ['nothing', 'rotation', 'counterCharge', 'evade', 'flight'],
    },
    {
      name: 'a foot battery',
      spec: { target: { type: 'mediumFootBattery' } },
      want: ['nothing', 'defensiveFire', 'rotation'],
    },
    {
      name: 'a horse battery before infantry',
      spec: { target: { type: 'lightHorseBattery' }, attacker: FOOT },
      want: ['nothing', 'defensiveFire', 'rotation', 'evade'],
    },
    {
      name: 'Irregulars before cavalry',
      spec: { target: { skills: ['irregular'] } },
      want: ['nothing', 'defensiveFire', 'rotation', 'flight'],
    },
  ] as const satisfies readonly { name: string; spec: Attack; want: readonly Reaction[] }[])(
    'CHG-13 $name: $want',
    ({ spec, want }) => {
      expect(legal(spec)).toEqual(want);
    },
  );

  test('CHG-13 a square before cavalry or infantry: nothing, fire or flight', () => {
    for (const attacker of [{}, FOOT])
      expect(legal({ target: { formation: 'square' }, attacker })).toEqual([
        'nothing',
        'defensiveFire',
        'flight',
      ]);
    expect(why({ target: { formation: 'square' } }, 'rotation')).toEqual(['R-158 alreadySquare']);
    expect(why({ target: { formation: 'square' } }, 'square')).toEqual(['CHG-13 alreadySquare']);
  });

  test('CHG-16 the example: charged from 3 hexes infantry may form square; from nearer neither that, nor turn, nor counter-charge', () => {
    expect(legal({ distance: 3 })).toContain('square');
    expect(legal({ distance: 2 })).toEqual(['nothing', 'defensiveFire', 'flight']);
    expect(legal({ target: HORSE, distance: 2 })).toEqual(['nothing', 'flight']);
    const { g, frame } = attacked({ distance: 2 });
    expect(reactionRefusals(g, frame, 'square')).toEqual([
      { rule: 'CHG-16', reason: 'declaredTooNear', facts: { unit: 'T', distance: 2, least: 3 } },
    ]);
  });

  test('CHG-17 in contact at declaration: nothing or flight', () => {
    expect(legal({ targetInContact: true })).toEqual(['nothing', 'flight']);
    expect(legal({ target: { type: 'heavyFootBattery' }, targetInContact: true })).toEqual(['nothing']);
    for (const reaction of ['square', 'defensiveFire', 'rotation'] as const)
      expect(why({ targetInContact: true }, reaction)).toEqual(['CHG-17 targetInContact']);
  });

  test('CHG-18 a panicked unit: nothing or flight', () => {
    expect(legal({ target: { panicked: true } })).toEqual(['nothing', 'flight']);
    expect(why({ target: { panicked: true } }, 'rotation')).toEqual(['R-105 panicked']);
  });

  test('CHG-22 a counter-charge needs the charger in front, and no rough ground', () => {
    const flank = { at: [4, 6], facing: 3 } as const;
    expect(legal({ target: HORSE })).toContain('counterCharge');
    expect(why({ target: HORSE, attacker: flank }, 'counterCharge')).toEqual(['CHG-22 chargerNotInFront']);
    for (const terrain of ['wood', 'village', 'fortifiedPoint', 'difficult'] as const)
      expect(legal({ target: HORSE, hexes: targetIn(terrain) })).not.toContain('counterCharge');
  });

  test('MAN-27 artillery never flees', () => {
    expect(why({ target: { type: 'heavyFootBattery' } }, 'flight')).toEqual(['MAN-27 artilleryNeverFlees']);
  });

  test('FIR-04, CHG-21 charged in flank a unit is outflanked and does not fire', () => {
    expect(legal({ attacker: { at: [4, 6], facing: 3 } })).toEqual([
      'nothing',
      'square',
      'rotation',
      'flight',
    ]);
  });
});

describe('rotation', () => {
  test('CHG-20 to any other facing: the charger engages the unit however it turns', () => {
    const { g } = attacked({});
    expect(rotationFacings(g, unitOf(g, 'T'), unitOf(g, 'A'))).toEqual([0, 1, 2, 3, 4]);
  });

  test('CHG-20 a square has nothing to turn', () => {
    const { g } = attacked({ target: { formation: 'square' } });
    expect(rotationFacings(g, unitOf(g, 'T'), unitOf(g, 'A'))).toEqual([]);
  });
});

describe('assault', () => {
  const assault = { attack: 'assault', distance: 2 } as const;

  test.each([
    { name: 'a line', spec: {}, want: ['nothing', 'defensiveFire', 'flight'] },
    {
      name: 'a column before infantry',
      spec: { target: COLUMN, attacker: FOOT },
      want: ['nothing', 'defensiveFire', 'flight'],
    },
    {
      name: 'light cavalry',
      spec: { target: { type: 'lightCavalry' } },
      want: ['nothing', 'evade', 'flight'],
    },
    {
      name: 'in contact at declaration',
      spec: { targetInContact: true, distance: 1 },
      want: ['nothing', 'flight'],
    },
    { name: 'panicked', spec: { target: { panicked: true } }, want: ['nothing', 'flight'] },
  ] as const satisfies readonly { name: string; spec: Attack; want: readonly Reaction[] }[])(
    'ASL-11, ASL-13 $name: $want',
    ({ spec, want }) => {
      expect(legal({ ...assault, ...spec })).toEqual(want);
    },
  );
});

describe('the reaction test', () => {
  const spared = (spec: Attack, reaction: Reaction = 'nothing') => {
    const { g, frame } = attacked(spec);
    return isExemptFromTest(g, unitOf(g, 'T'), unitOf(g, 'A'), frame.attack, reaction);
  };
  const SQUARE = { formation: 'square' } as const;

  test('CHG-15 is due from a charged unit', () => {
    expect(spared({})).toBeNull();
    expect(spared({ attacker: FOOT })).toBeNull();
  });

  test('CHG-15 spares evade and flight', () => {
    expect(spared({}, 'evade')).toBe('CHG-15');
    expect(spared({}, 'flight')).toBe('CHG-15');
  });

  test('CHG-15 spares a square before cavalry, not before infantry', () => {
    expect(spared({ target: SQUARE })).toBe('CHG-15');
    expect(spared({ target: SQUARE, attacker: FOOT })).toBeNull();
  });

  test('CHG-15, TER-14 spares any unit in a wood, village or fortified point before cavalry', () => {
    for (const terrain of ['wood', 'village', 'fortifiedPoint'] as const) {
      expect(spared({ hexes: targetIn(terrain) })).toBe('CHG-15');
      expect(spared({ target: HORSE, hexes: targetIn(terrain) })).toBe('CHG-15');
      expect(spared({ attacker: FOOT, hexes: targetIn(terrain) })).toBeNull();
    }
    expect(spared({ hexes: targetIn('difficult') })).toBeNull();
    expect(spared({ sides: [{ q: 3, r: 5, side: 2, terrain: 'wood' }] })).toBe('CHG-15');
  });

  test('CHG-15, CHG-18, R-105 spares a panicked unit in cover that cavalry charges, and no other', () => {
    const panicked = { target: { panicked: true } };
    expect(spared({ ...panicked, hexes: targetIn('wood') })).toBe('CHG-15');
    expect(spared({ ...panicked, hexes: targetIn('difficult') })).toBeNull();
    expect(spared({ ...panicked, attacker: FOOT, hexes: targetIn('wood') })).toBeNull();
    expect(spared(panicked)).toBeNull();
  });

  test('ASL-12 spares whoever is assaulted, panicked or not', () => {
    expect(spared({ attack: 'assault' })).toBe('ASL-12');
    expect(spared({ attack: 'assault', attacker: FOOT, target: { panicked: true } })).toBe('ASL-12');
  });
});
