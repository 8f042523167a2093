/** `sabreur odds`: figures worked out by hand, pins, aims, ranges, and input that does not fit. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type OddsTold, oddsTold } from '../../../../src/command/verbs/oddsTold.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { VERSION } from '../../../../src/scenarios/version.ts';
import { asked, askedOf, example } from '../../../support/commandLine.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const CHARGE: readonly UnitSpec[] = [
  { id: 'C', side: 'blue', type: 'heavyCavalry', at: [3, 8] },
  { id: 'L', side: 'red', type: 'lineInfantry', at: [3, 5] },
];
const charges = {
  places: 'first',
  act: { unit: 'C', action: { choose: 'action', action: 'charge', target: 'L' } },
};
const nothing = {
  question: { ask: 'reaction', unit: 'L' },
  choice: { choose: 'reaction', reaction: 'nothing' },
};
const stays = { question: { ask: 'stayOrFlee' }, choice: { choose: 'stay' } };

function questionOf(units: readonly UnitSpec[], odds?: object) {
  const { count: _, ...game }: Game = position({
    units,
  });
  const waiting = { procedure: 'turn', at: 'orders', last: false, dice: 'd3', group: [] };
  const frames = [{ procedure: 'battle', at: 'turn', first: 'blue' }, waiting];
  const file = { format: 'sabreur-hex/question', version: VERSION, title: 'odds', game: { ...game, frames } };
  return { ...file, answers: [], ...(odds ? { odds } : {}) };
}

function answer(odds: object, units = CHARGE): OddsTold {
  const told = askedOf(questionOf(units, odds), 'odds', 'question');
  expect(told).toMatchObject({ status: 0 });
  return v.parse(oddsTold, told.json);
}

function lossesOf(told: OddsTold, unit: string) {
  const found = told.units.find((one) => one.unit === unit);
  return Object.fromEntries((found?.lost ?? []).map(({ points, chance }) => [points, chance]));
}

describe('odds', () => {
  // 7, less 2 for a line: 10 of 36 throws pass, who fails by k loses k.
  test('tells the exact distribution under pins', () => {
    const halts = { question: { ask: 'attack' }, choice: { choose: 'decline' } };
    const told = answer({ ...charges, pins: [nothing, stays, halts], exact: true });
    expect(told.total).toBe('1');
    expect(told.pins).toBe(3);
    expect(lossesOf(told, 'L')).toMatchObject({ 0: '5/18', 1: '5/36', 7: '1/36' });
  });

  test('tells numbers unless fractions are asked for, to the same', () => {
    const exact = answer({ ...charges, pins: [nothing], exact: true });
    const told = answer({ ...charges, pins: [nothing] });
    expect(told.total).toBeCloseTo(1, 12);
    const numberOf = (chance: string | number): number => {
      const [over, under = '1'] = String(chance).split('/');
      return Number(over) / Number(under);
    };
    expect(told.courses).toHaveLength(exact.courses.length);
    exact.courses.forEach((course, n) => {
      expect(told.courses[n]?.chance).toBeCloseTo(numberOf(course.chance), 12);
    });
  });

  // Pinned to fail by 3, and to stay: it loses 3, whatever else.
  test('takes a pinned outcome of a roll by the name the answer gives it', () => {
    const halts = { question: { ask: 'attack' }, choice: { choose: 'decline' } };
    const pins = [nothing, stays, halts];
    const before = answer({ ...charges, pins });
    const roll = before.rolls.find(({ roll: name }) => name.includes('morale'));
    expect(roll?.outcomes).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const pinned = answer({ ...charges, exact: true, pins: [...pins, { roll: roll?.roll, outcome: 3 }] });
    expect(lossesOf(pinned, 'L')).toEqual({ 3: '1' });
  });

  // What is best for one aim is not for another: the ranges hold both.
  test('plays for the aims, and tells from the worst to the best', () => {
    const stands = answer({ ...charges, aims: { blue: 'first', red: 'keepGround' } });
    const saves = answer({ ...charges, aims: { blue: 'first', red: 'keepStrength' } });
    expect(stands.policy).toEqual({ blue: 'first', red: 'keepGround' });
    expect(stands.ground.red).toBeGreaterThan(Number(saves.ground.red));
    expect(stands.sides.red.expectedStrength).toBeGreaterThan(saves.sides.red.expectedStrength);
    for (const told of [stands, saves]) {
      const { ground, expectedStrength, open } = told.ranges;
      expect(open).toEqual(['blue', 'red']);
      expect(Number(told.ground.red)).toBeGreaterThanOrEqual(ground.red.least - 1e-9);
      expect(Number(told.ground.red)).toBeLessThanOrEqual(ground.red.most + 1e-9);
      expect(told.sides.red.expectedStrength).toBeGreaterThanOrEqual(expectedStrength.red.least - 1e-9);
      expect(told.sides.red.expectedStrength).toBeLessThanOrEqual(expectedStrength.red.most + 1e-9);
    }
    const shut = answer({ ...charges, aims: { blue: 'first', red: 'keepGround' }, open: [] });
    expect(shut.ranges.ground.red.least).toBe(shut.ranges.ground.red.most);
  });

  test('weighs every place where it can, and names the decisions whose answers were not all weighed', () => {
    const units: readonly UnitSpec[] = [
      { id: 'P', side: 'blue', type: 'lineInfantry', panicked: true, at: [3, 6] },
      { id: 'E', side: 'red', type: 'lineInfantry', at: [3, 3] },
    ];
    const flees = { act: { unit: 'P', action: { choose: 'action', action: 'flight' } } };
    const whole = answer(flees, units);
    expect(whole.places).toBe('every');
    expect(whole.unweighed).toEqual([]);
    const first = answer({ ...flees, places: 'first' }, units);
    expect(first.places).toBe('first');
    expect(first.situations).toBeLessThan(whole.situations);
    expect(first.unweighed.map(({ question }) => question.ask)).toContain('flightEnd');
    for (const { weighed, answers } of first.unweighed) expect(weighed).toBeLessThan(answers);
  });

  test('asks about what is under way after the answers', () => {
    const group = { choice: { choose: 'group', units: ['C'] } };
    const announced = { choice: charges.act.action };
    const file = questionOf(CHARGE, { places: 'first', pins: [nothing], exact: true });
    const game = { ...file.game, orderPoints: 3 };
    const told = askedOf({ ...file, game, answers: [group, announced] }, 'odds', 'question');
    expect(told.status).toBe(0);
    expect(v.parse(oddsTold, told.json).courses).toEqual(
      answer({ ...charges, pins: [nothing], exact: true }).courses,
    );
  });

  test('answers the example as the published schema says', () => {
    const told = asked('odds', 'public/examples/odds.json');
    expect(told.status).toBe(0);
    expect(v.parse(oddsTold, told.json)).toEqual(told.json);
    expect(v.parse(oddsTold, told.json).total).toBe('1');
  });
});

describe('odds of bad input', () => {
  const fine = questionOf(CHARGE, charges);
  test.each([
    { name: 'no question of odds', file: questionOf(CHARGE), path: 'odds', reason: 'missingKey' },
    {
      name: 'a file that holds no question',
      file: example('position'),
      path: 'format',
      reason: 'otherFormat',
    },
    {
      name: 'an unknown unit',
      file: { ...fine, odds: { act: { ...charges.act, unit: 'X' } } },
      path: 'odds.act.unit',
      reason: 'unknownUnit',
    },
    {
      name: 'an action that is not legal',
      file: {
        ...fine,
        odds: { act: { unit: 'C', action: { choose: 'action', action: 'fire', target: 'L' } } },
      },
      path: 'odds.act.action',
      reason: 'notLegal',
    },
    { name: 'nothing under way', file: { ...fine, odds: {} }, path: 'odds.act', reason: 'nothingUnderWay' },
    {
      name: 'an unknown aim',
      file: { ...fine, odds: { ...charges, aims: { blue: 'glory', red: 'first' } } },
      path: 'odds.aims.blue',
      reason: 'notListed',
    },
    {
      name: 'a key too many',
      file: { ...fine, odds: { ...charges, luck: 1 } },
      path: 'odds.luck',
      reason: 'unknownKey',
    },
    {
      name: 'what would take too many steps',
      file: { ...fine, odds: { ...charges, steps: 50 } },
      path: 'odds',
      reason: 'oddsTooLarge',
    },
    {
      name: 'a pinned answer that is never asked for',
      file: { ...fine, odds: { ...charges, pins: [nothing, { ...stays, question: { ask: 'returnFire' } }] } },
      path: 'odds.pins.1',
      reason: 'idlePin',
    },
    {
      name: 'a pinned outcome that cannot be',
      file: { ...fine, odds: { ...charges, pins: [{ roll: 'about nothing', outcome: 1 }] } },
      path: 'odds.pins.0',
      reason: 'idlePin',
    },
  ])('$name is refused with its place', ({ file, path, reason }) => {
    const told = askedOf(file, 'odds', 'question');
    expect(told).toMatchObject({
      status: 2,
      json: { path, reason, message: { en: expect.stringMatching(/^[A-Z].*\.$/) } },
    });
    const { message } = told.json as { message: { en: string; fr: string } } & typeof told.json;
    expect(message.fr).toMatch(/^[A-Z].*\.$/);
    expect(message.fr).not.toMatch(/[^\u202f][;:!?]|undefined/);
  });
});
