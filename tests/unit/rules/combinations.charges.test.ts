/** Charges with several statements at once, each position worked out by hand beforehand: skill, formation, ground, reaction, option. */
import { describe, expect, test } from 'vitest';
import { expectOver, to } from '../../support/play.ts';
import type { UnitSpec } from '../../support/position.ts';
import {
  A,
  ATTACK,
  acts,
  CHARGE,
  looking,
  PURSUE,
  react,
  rolled,
  STAY,
  STRIKE_BACK,
  strengths,
  T,
  told,
  VILLAGE,
} from '../../support/told.ts';

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
