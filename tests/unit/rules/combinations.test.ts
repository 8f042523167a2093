/** Several statements at once, each position worked out by hand beforehand: skill, formation, ground, reaction, option. */
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/rules/answers.ts';
import type { HouseRules } from '../../../src/rules/houseRuleKeys.ts';
import { actionFrame } from '../../../src/rules/procedures/action.ts';
import type { Reaction } from '../../../src/rules/vocabulary.ts';
import {
  about,
  dice,
  expectOver,
  go,
  type Played,
  type Scripted,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../support/position.ts';

/** Below, looking up; three hexes from `T`, which looks down at it. */
const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 7] };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4] };
const VILLAGE = { q: 5, r: 4, terrain: 'village', hill: false } as const;

const CHARGE: Choice = { choose: 'action', action: 'charge', target: 'T' };
const ASSAULT: Choice = { choose: 'action', action: 'assault', target: 'T' };
const FIRE: Choice = { choose: 'action', action: 'fire', target: 'T' };
const FIRE_THEN_ASSAULT: Choice = {
  choose: 'action',
  action: 'fireThenAttack',
  attack: 'assault',
  target: 'T',
};
const ATTACK: Choice = { choose: 'attack' };
const STRIKE_BACK: Choice = { choose: 'strikeBack' };
const DECLINE: Choice = { choose: 'decline' };
const STAY: Choice = { choose: 'stay' };
const FLEE: Choice = { choose: 'flee' };
const PURSUE: Choice = { choose: 'pursue' };

function react(reaction: Reaction): Choice {
  return { choose: 'reaction', reaction };
}

function looking(facing: 0 | 1 | 2 | 3 | 4 | 5): Choice {
  return { choose: 'facing', facing };
}

/** So many dice, the first of them hits. */
function rolled(count: number, hits: number, face = 5): readonly number[] {
  return Array.from({ length: count }, (_, n) => (n < hits ? face : 1));
}

function acts(
  units: readonly UnitSpec[],
  spec: Omit<PositionSpec, 'units' | 'houseRules'> = {},
  houseRules: Partial<HouseRules> = {},
): Played {
  return start(position({ ...spec, units, houseRules }), actionFrame('A', false));
}

/** The dice of a shot or blow, the command value with the dice of a test, or the saves with what they need. */
function awaited(played: Played): string {
  const roll = about(played);
  const pool = dice(played);
  if (roll.about === 'morale') return `test ${roll.commandValue.total} ${roll.dice}`;
  if (pool.dice !== 'pool') return roll.about;
  return roll.about === 'saves' ? `saves ${pool.count} on ${pool.from}` : `${roll.about} ${pool.count}`;
}

/** Plays on, each text being what must be waited for at that moment. */
function told(from: Played, ...script: readonly (Scripted | string)[]): Played {
  let played = from;
  for (const [n, step] of script.entries())
    if (typeof step === 'string') {
      const found = waitsFor(played.game).includes(' rolls ') ? awaited(played) : waitsFor(played.game);
      expect(`${n}: ${found}`).toBe(`${n}: ${step}`);
    } else played = go(played, step);
  return played;
}

function strengths(played: Played, ...ids: readonly string[]): readonly number[] {
  return ids.map((id) => unitAfter(played, id).strength);
}

describe('charges', () => {
  test('CHG-15, MOR-07, MOR-14, CHG-33, CBT-14, SKL-01.2 cuirassiers on Elite Tenacious infantry in a village', () => {
    const held = { ...T, quality: 'elite', skills: ['tenacious'], strength: 14 } as const;
    const end = told(
      acts([{ ...A, skills: ['cuirassier'] }, held], { hexes: [VILLAGE] }),
      ...[CHARGE, to(4, 5), react('nothing'), 'blue attack', ATTACK, 'strike 3', [4, 5, 6]],
      ...['saves 3 on 4', [1, 2, 3], 'test 11 elite', [6, 6, 6], 'red strikeBack', STRIKE_BACK],
      ...['strike 2', [6, 6], 'saves 2 on 4', [1, 1]],
    );
    expect(strengths(end, 'A', 'T')).toEqual([10, 10]);
    expectOver(end);
  });

  test('FRM-20, SKL-05.1, MOR-07, FRM-19, CBT-04, QUA-05, CHG-33 lancers on a shaken extended line beside an Elite', () => {
    const line = {
      ...T,
      skills: ['linearOrder'],
      formation: 'extendedLine',
      strength: 10,
      initialStrength: 20,
    } as const;
    const elite: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [6, 3], quality: 'elite' };
    const end = told(
      acts([{ ...A, type: 'lightCavalry', skills: ['lancer', 'impetuous'] }, line, elite]),
      ...[CHARGE, to(4, 5), react('nothing'), 'test 0 recruit', [1, 1, 1], STAY],
      // Impetuous, it need not be asked; two sixes cost two each; the Elite helps the test for losses only
      ...['strike 6', [6, 6, 4, 1, 1, 1], 'test 5 elite', [1, 1, 2]],
    );
    expect(strengths(end, 'A', 'T')).toEqual([6, 3]);
    expectOver(end);
  });

  test('SKL-02.2, SKL-03.2, CBT-07, MOR-09 Feudal half-cuirass counter-charges cuirassiers and saves as Feudal', () => {
    const end = told(
      acts([
        { ...A, skills: ['cuirassier'] },
        { ...T, type: 'heavyCavalry', skills: ['halfCuirass', 'feudalCavalry'] },
      ]),
      ...[CHARGE, to(5, 5), react('counterCharge'), 'test 7 ordinary', [3, 4], ATTACK],
      ...['strike 5', rolled(5, 3), 'saves 3 on 4', [1, 4, 4], STRIKE_BACK],
      ...['strike 4', [6, 6, 1, 1], 'saves 2 on 4', [1, 1]],
    );
    expect(strengths(end, 'A', 'T')).toEqual([10, 11]);
  });

  test('CHG-27, GEO-17, CBT-17, CHG-33 a counter-charge on the charger’s flank frees the target and caps the charger', () => {
    const flanker: UnitSpec = { ...A, at: [8, 3], facing: 3 };
    const comrade: UnitSpec = { id: 'F', side: 'red', type: 'mediumCavalry', at: [7, 2] };
    const end = told(
      acts([flanker, T, comrade]),
      // the test comes before the friend: −2 in line, −3 outflanked
      ...[CHARGE, to(6, 4), react('nothing'), 'test 2 ordinary', [1, 1]],
      ...[{ choose: 'friendCounterCharge', unit: 'F' } as const, 'test 7 ordinary', [1, 1], to(6, 3), ATTACK],
      ...['strike 1', [4], STRIKE_BACK, 'strike 5', rolled(5, 3), 'test 4 ordinary', [6, 6], STAY],
    );
    expect(strengths(end, 'A', 'T')).toEqual([1, 19]);
    expectOver(end);
  });

  test('CHG-28, R-88, FIR-12, FIR-13 a friend takes the charger in enfilade once the target has fled', () => {
    const comrade: UnitSpec = { id: 'F', side: 'red', type: 'lineInfantry', at: [6, 4], facing: 3 };
    const end = told(
      acts([A, T, comrade]),
      ...[CHARGE, to(4, 5), react('flight'), looking(0), [1], to(6, 3), 'red friendReaction'],
      ...[{ choose: 'friendDefensiveFire', unit: 'F' } as const, 'test 7 ordinary', [1, 1]],
      ...['fire 9', rolled(9, 3), 'test 7 ordinary', [6, 6], STAY],
    );
    expect(strengths(end, 'A')).toEqual([4]);
    // no pursuit either
    expectOver(end);
  });

  test('TER-05, CHG-15, CBT-13, CBT-15 a wood on one of two sides: which end the charger takes decides', () => {
    const sides = [{ q: 4, r: 5, side: 0, terrain: 'wood' }] as const;
    const through = told(
      acts([A, T], { sides }),
      ...[CHARGE, to(4, 5), react('defensiveFire'), 'fire 3', rolled(3, 0), ATTACK, 'strike 1'],
    );
    expect(strengths(through, 'A')).toEqual([12]);
    told(
      acts([A, T], { sides }),
      ...[CHARGE, to(5, 5), react('defensiveFire'), 'test 3 ordinary', [1, 2], 'fire 7', rolled(7, 0)],
      ...[ATTACK, 'strike 8'],
    );
  });

  test('R-67, R-70, CBT-09, TER-08 a pursuit halved by a wood, whose attack is no longer doubled', () => {
    const hexes = [4, 5].map((q) => ({ q, r: 4, terrain: 'wood', hill: false }) as const);
    const next: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 1] };
    told(
      acts([A, T, next], { hexes }),
      ...[CHARGE, to(5, 5), react('flight'), looking(4), [3], to(2, 4), PURSUE, [5], to(5, 2)],
      ...[{ choose: 'attackTarget', target: 'E' } as const, 'strike 4', rolled(4, 3), 'test 7 ordinary'],
      ...[[1, 1], STRIKE_BACK, 'strike 3'],
    );
  });

  test('R-131, MOR-14, CHG-33 saves_apply_to=all_losses: what a failed test costs is saved, and only the rest reduces', () => {
    const column = { formation: 'column' } as const;
    const end = told(
      acts(
        [
          { ...A, type: 'lineInfantry', ...column },
          { ...T, ...column, skills: ['tenacious'] },
        ],
        { hexes: [VILLAGE] },
        { saves_apply_to: 'all_losses' },
      ),
      ...[CHARGE, to(5, 5), react('nothing'), 'test 10 ordinary', [6, 6], 'tollSaves 2', [4, 1]],
      ...[ATTACK, 'strike 3', rolled(3, 0), STRIKE_BACK, 'strike 3'],
    );
    expect(strengths(end, 'T')).toEqual([19]);
  });
});

describe('assaults', () => {
  const beside: UnitSpec = { ...T, at: [4, 5] };
  const behind: UnitSpec = { id: 'G', side: 'red', type: 'lineInfantry', at: [4, 7], facing: 5 };

  test('GEO-20, MAN-17, SKL-02.2, MOR-08 half-cuirass that slips from its outflanker stays outflanked to the end', () => {
    const end = told(
      acts([{ ...A, at: [4, 6], skills: ['halfCuirass'] }, beside, behind]),
      ...[ASSAULT, to(3, 6), react('nothing'), ATTACK, 'strike 1', [1], STRIKE_BACK],
      ...['strike 6', rolled(6, 3), 'test 4 ordinary', [6, 6], STAY],
    );
    // two for the enemy shaken off, three to the answer, and the rest to the test
    expect(unitAfter(end, 'A').fate).toBe('eliminated');
  });

  test('CBT-17, CBT-14, SAV-03, MOR-07 Warriors outflanked in a village: three dice, saves of the village, +3', () => {
    const warriors: UnitSpec = {
      ...A,
      type: 'lineInfantry',
      at: [4, 6],
      skills: ['warrior', 'irregular'],
      formation: 'column',
    };
    const end = told(
      acts([warriors, beside, behind], { hexes: [{ ...VILLAGE, q: 4, r: 6 }] }),
      ...[ASSAULT, to(4, 6), react('nothing'), ATTACK, 'strike 3', rolled(3, 1), STRIKE_BACK],
      ...['strike 3', rolled(3, 3), 'saves 3 on 4', [1, 1, 1], 'test 10 ordinary', [6, 6], STAY],
    );
    expect(strengths(end, 'A', 'T')).toEqual([15, 19]);
  });

  test('R-112 melee_truly_simultaneous: both may fall, and nobody tests', () => {
    const end = told(
      acts(
        [
          { ...A, type: 'lineInfantry', at: [4, 6], strength: 2 },
          { ...beside, strength: 1 },
        ],
        {},
        { melee_truly_simultaneous: 'yes' },
      ),
      // twice as strong, and shaken
      ...[
        ASSAULT,
        to(4, 6),
        react('nothing'),
        ATTACK,
        rolled(6, 3),
        'strike 6',
        rolled(6, 3),
        'saves 3 on 5',
      ],
      [1, 1, 1],
    );
    expect(['A', 'T'].map((id) => unitAfter(end, id).fate)).toEqual(['eliminated', 'eliminated']);
    expectOver(end);
  });
});

describe('fire', () => {
  const FIRER: UnitSpec = { ...A, type: 'lineInfantry', at: [3, 6] };
  const AHEAD: UnitSpec = { ...T, at: [4, 4] };

  test('FIR-19, MOR-02, ASL-10, CHG-33 a shot of two and a blow of one make the target test; its answer is whole', () => {
    told(
      acts([
        { ...FIRER, skills: ['controlledFire'] },
        { ...AHEAD, quality: 'recruit' },
      ]),
      ...[FIRE_THEN_ASSAULT, 'fire 7', rolled(7, 4), 'saves 4 on 4', [4, 4, 1, 1], DECLINE, ATTACK, to(3, 5)],
      ...[react('nothing'), ATTACK, 'strike 6', rolled(6, 1), STRIKE_BACK, 'strike 6', rolled(6, 0)],
      'test 6 recruit',
    );
  });

  test('SKL-03.1, SKL-01.2, FIR-12 Feudal cuirassiers shot at from behind: a six costs two, and two saves', () => {
    const end = told(
      acts([FIRER, { ...AHEAD, type: 'heavyCavalry', skills: ['feudalCavalry', 'cuirassier'], facing: 5 }]),
      ...[FIRE, 'fire 9', [6, 6, 5, 1, 1, 1, 1, 1, 1], 'saves 5 on 4', [4, 4, 1, 1, 1], 'test 7 ordinary'],
      ...[[6, 6], STAY],
    );
    expect(strengths(end, 'T')).toEqual([4]);
  });

  test('FIR-18, R-123 the battalion gun answers for a column that has fallen', () => {
    const gun: UnitSpec = { id: 'G', side: 'red', type: 'regimentalGun', at: [5, 4] };
    told(
      acts([FIRER, { ...AHEAD, formation: 'column', strength: 2 }, gun]),
      ...[FIRE, rolled(7, 2), 'red gunReturnFire', { choose: 'gunReturnFire', unit: 'G' } as const, 'fire 3'],
      ...[[5, 5, 5], 'saves 3 on 4', [1, 1, 1], 'test 7 ordinary', [5, 5], FLEE],
    );
  });

  test('LOS-05, LOS-03, MOR-01, UNI-05 three of four points go to cavalry on the flank: no test, and five dice and one', () => {
    const cavalry: UnitSpec = { id: 'F', side: 'red', type: 'heavyCavalry', at: [5, 4] };
    const end = told(
      acts([FIRER, { ...AHEAD, type: 'mediumFootBattery', strength: 4 }, cavalry]),
      ...[FIRE, 'fire 7', rolled(7, 6), 'saves 6 on 4', [4, 1, 1, 1, 1, 1], 'red transfer'],
      ...[{ choose: 'transfer', unit: 'F', points: 3 } as const, 'test 7 ordinary', [3, 4], 'red returnFire'],
      ...[{ choose: 'returnFire' } as const, 'fire 6'],
    );
    expect(strengths(end, 'T', 'F')).toEqual([3, 9]);
  });
});
