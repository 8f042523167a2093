/** Assaults and shots with several statements at once, each position worked out by hand beforehand. */
import { describe, expect, test } from 'vitest';
import { expectOver, to, unitAfter } from '../../support/play.ts';
import type { UnitSpec } from '../../support/position.ts';
import {
  A,
  ASSAULT,
  ATTACK,
  acts,
  DECLINE,
  FIRE,
  FIRE_THEN_ASSAULT,
  FLEE,
  react,
  rolled,
  STAY,
  STRIKE_BACK,
  strengths,
  T,
  told,
  VILLAGE,
} from '../../support/told.ts';

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
