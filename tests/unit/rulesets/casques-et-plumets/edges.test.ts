/** Where two conditions meet, and where a rule stops. */
import { describe, expect, test } from 'vitest';
import type { Encounter, GivenInputs } from '../../../../src/contract/encounter.ts';
import { encounters } from '../../../../src/rulesets/casques-et-plumets/encounters.ts';
import {
  entryTest,
  fireDice,
  meleeDice,
  squareTest,
} from '../../../../src/rulesets/casques-et-plumets/rules/modifiers.ts';
import { engine } from '../../../../src/rulesets/casques-et-plumets/rules/procedures.ts';
import { type CpRoll, changed } from '../../../../src/rulesets/casques-et-plumets/rules/state.ts';
import { gameOf, linesOf, meleeOf, playedOf, rowOf, silentOf, type Throw } from '../../../support/casques.ts';
import { party } from '../../../support/encounters.ts';

/** The rolls of a course with told outcomes, as far as it is told; throws of no dice are left out. */
function rollsOf(told: Partial<Encounter>, given: GivenInputs, throws: readonly Throw[]): readonly CpRoll[] {
  const row = rowOf(playedOf(told, given));
  const rolls: CpRoll[] = [];
  let game = engine.run(row.game);
  for (;;) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') return rolls;
    if (pending.wait === 'decision') {
      game = engine.follow(game, row.takes(game, pending.decision));
      continue;
    }
    const { about, dice } = pending.roll;
    if ('count' in dice && dice.count === 0) {
      game = engine.follow(game, 0);
      continue;
    }
    rolls.push(pending.roll);
    const next = throws[rolls.length - 1];
    if (!next) return rolls;
    if (next[0] !== about.about) throw new Error(`${about.about} is thrown, not ${next[0]}`);
    game = engine.follow(game, next[1]);
  }
}

const light = party('lightCavalry');
const foot = party('line');

describe('the test', () => {
  test('CP-T6: light horse fears a line of foot, not one of horse', () => {
    expect(linesOf(entryTest(gameOf({ attacker: light }), false))).toMatchObject({ lightAtLine: -2 });
    const atHorse = entryTest(gameOf({ attacker: light, target: light }), false);
    expect(linesOf(atHorse)).not.toHaveProperty('lightAtLine');
  });

  test('CP-T6: a cuirass counts in a charge, not in an assault', () => {
    const told = { attacker: party('cuirassiers') };
    expect(linesOf(entryTest(gameOf(told), false))).toMatchObject({ cuirassedCharge: 2 });
    expect(linesOf(entryTest(gameOf(told), true))).not.toHaveProperty('cuirassedCharge');
  });

  test('CP-R-53: an enemy before it is not beside it, however near', () => {
    expect(linesOf(squareTest(gameOf({ distance: 1 })))).not.toHaveProperty('enemyBeside');
    expect(linesOf(squareTest(gameOf({ distance: 1, onto: 'flank' })))).toMatchObject({ enemyBeside: -2 });
  });
});

describe('the dice', () => {
  test('CP-R-38: the salvo is the first shot, and no other', () => {
    const game = gameOf({ answer: 'fire' });
    expect(linesOf(fireDice(game, 'target', 'charge'))).toMatchObject({ salvo: 1 });
    const later = fireDice(changed(game, 'target', { salvo: false }), 'target', 'charge');
    expect(linesOf(later)).not.toHaveProperty('salvo');
  });

  test('CP-T8: who stands in a wood is covered, whom he fires at is not', () => {
    const told: Partial<Encounter> = { ground: 'wood', attacker: foot, distance: 1 };
    expect(linesOf(fireDice(gameOf({ ...told, deed: 'fire' }), 'attacker', 'own'))).toMatchObject({
      lightCover: -1,
    });
    const back = fireDice(gameOf({ ...told, answer: 'fire' }), 'target', 'charge');
    expect(linesOf(back)).not.toHaveProperty('lightCover');
  });

  test('CP-T9: a column of attack is of foot, not of horse', () => {
    const dice = (arm: 'line' | 'heavyCavalry') =>
      linesOf(meleeDice(gameOf({ attacker: party(arm, { formation: 'column' }) }), 'attacker'));
    expect(dice('line')).toMatchObject({ attackColumn: 1 });
    expect(dice('heavyCavalry')).not.toHaveProperty('attackColumn');
  });

  test('CP-T9: a square is hard for horse, not for foot', () => {
    const square = party('line', { formation: 'square' });
    expect(linesOf(meleeDice(gameOf({ target: square }), 'attacker'))).toMatchObject({ atSquare: -3 });
    const onFoot = meleeDice(gameOf({ attacker: foot, target: square }), 'attacker');
    expect(linesOf(onFoot)).not.toHaveProperty('atSquare');
  });
});

describe('the course', () => {
  test('CP-R-82: the die for an officer is one, and he falls on its 6', () => {
    const led = party('line', { led: true });
    const rolls = rollsOf({ target: led }, {}, [['test', 12], ...meleeOf(1, 0, [0, 0])]);
    expect(rolls.at(-1)).toMatchObject({ about: { about: 'officer' }, dice: { count: 1, from: 6, six: 1 } });
  });

  test('CP-R-03: who has shot has fought, and is fresh no more by that reading', () => {
    const freshAt = (given: GivenInputs) => {
      const throws: readonly Throw[] = [
        ['fire', 0],
        ['test', 12],
        ['strike', 0],
      ];
      const sum = rollsOf({ answer: 'fire' }, given, throws).at(-1)?.about.sum;
      return sum && linesOf(sum)['fresh'];
    };
    expect(freshAt({})).toBe(1);
    expect(freshAt({ fresh_unit: 'until_first_fight' })).toBeUndefined();
  });

  test('CP-R-49, CP-T8: horse is hard to hit when it charges, not when it assaults', () => {
    const fired = (deed: 'charge' | 'assault') => {
      const sum = rollsOf({ deed, answer: 'fire', distance: 2 }, {}, []).at(0)?.about.sum;
      return sum && linesOf(sum)['chargingCavalry'];
    };
    expect([fired('charge'), fired('assault')]).toEqual([-1, undefined]);
  });

  test('the attacker comes to blows when he strikes, not when he is struck or tested', () => {
    const { isBlow } = playedOf({});
    const rolls = rollsOf({}, {}, [['test', 12], ...meleeOf(1, 1, [0, 0])]);
    expect(rolls.map(({ about }) => about.about)).toEqual([
      ...['test', 'strike', 'strike', 'meleeSaves', 'meleeSaves'],
    ]);
    expect(rolls.map(isBlow)).toEqual([false, true, false, false, false]);
  });
});

describe('what the encounter says', () => {
  test('CP-T2: cuirassiers are elite at least, guards are guards and recruits militia', () => {
    const status = (told: 'guard' | 'elite' | 'regular' | 'recruits') =>
      encounters.mapped(party('cuirassiers', { status: told }), 'target', {})[1]?.value;
    expect((['guard', 'elite', 'regular', 'recruits'] as const).map(status)).toEqual([
      ...['guard', 'elite', 'elite', 'militia'],
    ]);
  });

  test('CP-T8: open ground and a slope cover nobody', () => {
    expect([gameOf().field.cover, gameOf({ ground: 'uphill' }).field.cover]).toEqual(['none', 'none']);
  });

  test('CP-T3: a formation that is none is told before anything else', () => {
    const squared = party('heavyCavalry', { formation: 'square' });
    expect(silentOf({ deed: 'fire', attacker: squared })).toBe('formation');
    expect(silentOf({ deed: 'fire', attacker: foot, target: squared, distance: 9 })).toBe('formation');
  });

  test('nothing has been answered when it begins', () => {
    expect(gameOf().count).toEqual({ answers: 0, draws: 0 });
  });
});
