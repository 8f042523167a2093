/** Falling back before a charger, who stops or goes after. */
import { describe, expect, test } from 'vitest';
import type { Encounter, GivenInputs } from '../../../../src/contract/encounter.ts';
import { meleeDice } from '../../../../src/rulesets/casques-et-plumets/rules/modifiers.ts';
import { catches, rateOf } from '../../../../src/rulesets/casques-et-plumets/rules/procedures.ts';
import { courseOf, gameOf, linesOf, meleeOf } from '../../../support/casques.ts';
import { party } from '../../../support/encounters.ts';

type Told = Partial<Encounter>;

const heavy = party('heavyCavalry');
const heavyColumn = party('heavyCavalry', { formation: 'column' });
const lightColumn = party('lightCavalry', { formation: 'column' });
const skirmishers = party('light', { formation: 'skirmish' });
const FALLS_BACK: Told = { answer: 'evade', target: heavy, attacker: lightColumn, distance: 2 };
const PURSUES: GivenInputs = { pursues: 'yes' };
const OFF = { breaks: true, destroyed: false, shaken: false, stopped: false, thrown: false };

describe('who falls back', () => {
  test('CP-P7: the charger stops in order where the other stood', () => {
    const { end, events, thrown } = courseOf(FALLS_BACK, {}, []);
    expect(end.attacker.disordered).toBe(false);
    expect([events, thrown]).toEqual([OFF, []]);
  });

  test('CP-P7: or pursues, and fights whom it catches at once, both in disorder and no test before', () => {
    const { end, events, thrown } = courseOf(FALLS_BACK, PURSUES, meleeOf(0, 0, [0, 0]));
    expect(thrown).toEqual(['strike', 'strike']);
    expect(events).toEqual({ ...OFF, thrown: true });
    expect(linesOf(meleeDice(end, 'attacker'))).toMatchObject({ value: 3, disordered: -2 });
    expect(linesOf(meleeDice(end, 'target'))).toMatchObject({ value: 3, disordered: -2 });
  });

  test('CP-P7: whom it does not catch gets away, and it is disordered', () => {
    const { end, events, thrown } = courseOf({ ...FALLS_BACK, distance: 3 }, PURSUES, []);
    expect(end.attacker.disordered).toBe(true);
    expect([events, thrown]).toEqual([OFF, []]);
  });

  test('CP-P7, CP-43: skirmishers whom cavalry charges, whether a point is left or not', () => {
    const told: Told = { attacker: lightColumn, target: skirmishers, distance: 3 };
    const { thrown } = courseOf(told, { ...PURSUES, reserve: 'no' }, meleeOf(0, 0, [0, 0]));
    expect(thrown).toEqual(['strike', 'strike']);
  });

  test('CP-P7: he faces about: no flank, no height and no wood in that melee', () => {
    for (const told of [{ onto: 'rear' }, { ground: 'uphill' }] as const) {
      const near: Told = { ...FALLS_BACK, ...told, distance: 1, target: skirmishers };
      const { end } = courseOf(near, PURSUES, meleeOf(0, 0, [0, 0]));
      expect(end.field).toMatchObject({ onto: 'front', uphill: false, wood: false, cover: 'none' });
    }
  });

  test('CP-T9, CP-R-54, CP-P7: his friends stay behind and support him no more', () => {
    const told: Told = { ...FALLS_BACK, target: party('heavyCavalry', { supports: 2 }) };
    const { end } = courseOf(told, PURSUES, meleeOf(0, 0, [0, 0]));
    expect(linesOf(meleeDice(end, 'target'))).toEqual({ value: 3, heavyAtLight: 1, disordered: -2 });
    // who stands has them
    expect(linesOf(meleeDice(gameOf(told), 'target'))).toMatchObject({ supports: 2 });
  });

  test.each<readonly [Told, boolean]>([
    // 4 hexes back: to hex 4 and 5 from where the charger stood
    [{ attacker: lightColumn, target: heavy, distance: 2 }, true],
    [{ attacker: lightColumn, target: heavy, distance: 3 }, false],
    [{ attacker: heavyColumn, target: heavy, distance: 1 }, true],
    [{ attacker: heavyColumn, target: heavy, distance: 2 }, false],
    [{ attacker: heavy, target: heavy, distance: 1 }, false],
    // 5 hexes back
    [{ attacker: lightColumn, target: party('lightCavalry'), distance: 1 }, true],
    [{ attacker: lightColumn, target: party('lightCavalry'), distance: 2 }, false],
    // 3 hexes back, over a hill 2, which slows the charger more
    [{ attacker: lightColumn, target: skirmishers, distance: 3 }, true],
    [{ attacker: lightColumn, target: skirmishers, distance: 4 }, false],
    [{ attacker: lightColumn, target: skirmishers, distance: 1, ground: 'uphill' }, true],
    [{ attacker: lightColumn, target: skirmishers, distance: 2, ground: 'uphill' }, false],
    [{ attacker: heavy, target: skirmishers, distance: 1, ground: 'wood' }, false],
  ])('CP-P7, CP-T5, CP-R-35: caught, %#: %s', (told, caught) => {
    expect(catches(gameOf({ answer: 'evade', ...told }))).toBe(caught);
  });

  test.each([
    ['lightCavalry', 'line', 4, 2],
    ['lightCavalry', 'column', 5, 2],
    ['lightCavalry', 'skirmish', 5, 2],
    ['heavyCavalry', 'line', 3, 1],
    ['cuirassiers', 'column', 4, 2],
    ['infantry', 'line', 2, 1],
    ['infantry', 'column', 3, 2],
    ['lightInfantry', 'skirmish', 3, 2],
  ] as const)('CP-T5: %s in %s go %i, and %i over difficult ground', (kind, formation, flat, difficult) => {
    expect([rateOf({ kind, formation }), rateOf({ kind, formation }, true)]).toEqual([flat, difficult]);
  });
});
