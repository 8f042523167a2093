/** Places weighed in the laboratory: the best one is taken though it is not the first, and what was left out is named. */
import { describe, expect, test } from 'vitest';
import { hexAt, hexName } from '../../../../src/geometry/shape.ts';
import type { LaboratoryOdds, Matter, Placed } from '../../../../src/odds/laboratory/asked.ts';
import { placeText } from '../../../../src/odds/laboratory/chosenPlaces.ts';
import { OUTCOMES } from '../../../../src/odds/laboratory/figures.ts';
import { exact, odds, pointsAt, sweepPoints } from '../../../../src/odds/laboratory/reckon.ts';
import { boundsAt } from '../../../../src/odds/laboratory/widths.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import type { Decision } from '../../../../src/rules/state/frames.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';
import { emptySandbox, placedUnit, withUnit } from '../../../../src/store/laboratory/sandbox.ts';
import { finished } from '../../../support/laboratoryOdds.ts';
import { askedPoints } from '../../../support/sweepPoints.ts';

interface Told {
  readonly odds: LaboratoryOdds;
  readonly meanwhile: readonly LaboratoryOdds[];
}

function toldOf(matter: Matter): Told {
  const meanwhile: LaboratoryOdds[] = [];
  const work = odds(matter);
  for (;;) {
    const step = work.next();
    if (step.done) {
      if (!step.value) throw new Error('it is not allowed');
      return { odds: step.value, meanwhile };
    }
    if (step.value && 'meanwhile' in step.value) meanwhile.push(step.value.meanwhile);
  }
}

/** Light cavalry charges a line that looks another way: it may come at it in more than one manner. */
function ride(): Matter {
  const empty = emptySandbox();
  const horse = withUnit(empty, placedUnit(empty.game, 'blue', 'lightCavalry', hexAt(6, 8)));
  const line = { ...placedUnit(horse.game, 'red', 'lineInfantry', hexAt(6, 5)), facing: 3 as const };
  return {
    game: withUnit(horse, line).game,
    pair: { attacker: 'b1', target: 'r1' },
    action: { choose: 'action', action: 'charge', target: 'r1' },
    policy: { aims: { blue: 'keepGround', red: 'keepGround' }, failed: 'aim', pins: [] },
    placing: 'aim',
    places: {},
  };
}

const CHARGE = 'move b1 charge';

function chosen(matter: Matter, choice: Choice): Matter {
  return { ...matter, places: { [CHARGE]: placeText(choice) } };
}

/** The ends of the charge as they are told. */
function endsOf(matter: Matter): Placed | undefined {
  return toldOf(matter).odds.placed.find(({ key }) => key === CHARGE);
}

function matterFor(example: 'cuirassiers' | 'village'): Matter {
  const matter = matterOf(exampleOf(example));
  if (!matter) throw new Error('nothing is asked');
  return matter;
}

describe('the end of a charge', () => {
  test('is the best, not the first', () => {
    const matter = ride();
    const weighed = toldOf(matter).odds;
    const end = weighed.placed.find(({ key }) => key === CHARGE);
    expect(end?.at).toBeNull();
    const each = (end?.choices ?? []).map(
      (choice) => toldOf(chosen(matter, choice)).odds.figures.outcomes.attacker,
    );
    expect(each.length).toBeGreaterThan(1);
    expect(weighed.figures.outcomes.attacker).toBeCloseTo(Math.max(...each), 12);
    expect(weighed.figures.outcomes.attacker).toBeGreaterThan((each[0] ?? 1) + 0.005);
  });

  test('is the one chosen beforehand where one is, and is not told as left out', () => {
    const first = endsOf(ride())?.choices[0];
    if (!first) throw new Error('no end is offered');
    const { odds: told } = toldOf(chosen(ride(), first));
    expect(told.placed.find(({ key }) => key === CHARGE)?.at).toBe(0);
    const moves = told.unweighed.filter(
      ({ question }) => question.ask === 'move' && question.manoeuvre === 'charge',
    );
    expect(moves).toEqual([]);
    expect(told.tree.kind === 'decision' && told.tree.question.ask).toBe('reaction');
  });

  test('does not let the attacker slip away from a reaction that is pinned', () => {
    const matter = ride();
    const { reactions, figures } = toldOf(matter).odds;
    expect(reactions.length).toBeGreaterThan(1);
    const taken = reactions.find((row) => row.taken);
    expect(taken?.figures.outcomes.attacker).toBeCloseTo(figures.outcomes.attacker, 12);
    for (const row of reactions) {
      const pins = [{ node: row.node, edge: row.edge }];
      const pinned = toldOf({ ...matter, policy: { ...matter.policy, pins } }).odds;
      for (const outcome of OUTCOMES)
        expect(pinned.figures.outcomes[outcome]).toBeCloseTo(row.figures.outcomes[outcome], 12);
      const again = pinned.reactions.find((one) => one.taken);
      expect(again).toMatchObject({ node: row.node, edge: row.edge });
    }
    // a line that runs leaves the ground, wherever it is charged from
    const run = reactions.find(({ choice }) => choice.choose === 'reaction' && choice.reaction === 'flight');
    expect(run?.figures.outcomes.attacker).toBe(1);
  });
});

describe('a place chosen beforehand', () => {
  /** Medium cavalry, standing there, charges a line that looks away. */
  function ridden(column: number, row: number): Matter {
    const empty = emptySandbox();
    const horse = withUnit(empty, placedUnit(empty.game, 'blue', 'mediumCavalry', hexAt(column, row)));
    const line = placedUnit(horse.game, 'red', 'lineInfantry', hexAt(6, 4));
    const target = { ...line, facing: 3 as const, strength: 12, initialStrength: 14 };
    const matter = ride();
    return { ...matter, game: withUnit(horse, target).game, policy: { ...matter.policy, failed: 'flee' } };
  }

  const nameOf = (choice: Choice | undefined) =>
    choice?.choose === 'move' ? `${hexName(choice.to)} ${choice.facing}` : '';

  /** The end of that name, as it is offered to whoever charges from there. */
  function end(matter: Matter, name: string): Choice {
    const found = endsOf(matter)?.choices.find((choice) => nameOf(choice) === name);
    if (!found) throw new Error(`${name} is not offered`);
    return found;
  }

  const [before, after] = [ridden(7, 6), ridden(6, 6)];

  test('is the same place from where it stands elsewhere among the answers', () => {
    const right = end(before, 'G6 5');
    const there = endsOf(chosen(after, right));
    expect(there?.choices.map(nameOf)).toEqual(['F6 5', 'G6 5']);
    expect(there?.at).toBe(1);
    const left = end(after, 'F6 5');
    const worse = toldOf(chosen(after, left)).odds.figures.outcomes.attacker;
    expect(toldOf(chosen(after, right)).odds.figures.outcomes.attacker).toBeGreaterThan(worse + 0.2);
  });

  test('is weighed as if nothing were chosen where it is not offered, and told as not weighed whole', () => {
    for (const [matter, choice] of [
      [before, end(after, 'F6 5')],
      [after, end(before, 'G6 4')],
    ] as const) {
      const told = toldOf(chosen(matter, choice)).odds;
      const open = toldOf(matter).odds;
      expect(told.placed.find(({ key }) => key === CHARGE)?.at).toBeNull();
      expect(told.figures).toEqual(open.figures);
      expect(told.unweighed).toEqual(open.unweighed);
    }
  });

  test('is the same place at each point of a sweep that offers it', () => {
    const choice = end(after, 'F6 5');
    const cases = [before, after].map((matter) => ({ ...chosen(matter, choice), reaction: null }));
    const { points } = finished(sweepPoints(cases));
    const attackers = points.map(({ figures }) => figures?.outcomes.attacker);
    expect(attackers[0]).toBeCloseTo(toldOf(before).odds.figures.outcomes.attacker, 12);
    expect(attackers[1]).toBeCloseTo(toldOf(chosen(after, choice)).odds.figures.outcomes.attacker, 12);
  });

  test('beyond the answers that are told stands among them', () => {
    const { question, side } = endsOf(before) ?? {};
    if (!question || !side) throw new Error('nothing is asked');
    const legal = Array.from(
      { length: 60 },
      (_, n): Choice => ({ choose: 'move', to: { q: n, r: 0 }, facing: 1, route: [] }),
    );
    const placed = new Map<string, Placed>();
    const last = legal.at(-1);
    if (!last) throw new Error('nothing is offered');
    const { answers } = boundsAt('every', { [CHARGE]: placeText(last) }, placed);
    const decision: Decision = { question, side, legal: () => legal, refused: () => [] };
    expect(answers?.(before.game, decision, legal)).toEqual([last]);
    const told = placed.get(CHARGE);
    expect(told?.choices[told.at ?? 0]).toBe(last);
  });
});

test('a roll that is pinned beneath a place does not make anybody go elsewhere', () => {
  const matter = matterFor('cuirassiers');
  const { tree, figures } = toldOf(matter).odds;
  const end = tree.branches.find(({ taken }) => taken)?.below;
  const roll = end?.branches.find(({ taken }) => taken)?.below;
  expect(tree.kind === 'decision' && tree.question.ask).toBe('move');
  expect(roll?.kind).toBe('roll');
  const passed = roll?.branches.find(({ outcome }) => outcome === 0);
  if (!roll || !passed) throw new Error('no reaction test');
  const pins = [{ node: roll.node, edge: passed.edge }];
  const pinned = toldOf({ ...matter, policy: { ...matter.policy, pins } }).odds;
  expect(pinned.figures.outcomes.attacker).toBeCloseTo(passed.chances[0] ?? -1, 12);
  expect(pinned.figures.outcomes.attacker).not.toBeCloseTo(figures.outcomes.attacker, 3);
  const taken = (branches: typeof tree.branches) => branches.findIndex((one) => one.taken);
  expect(taken(pinned.tree.branches)).toBe(taken(tree.branches));
});

describe('what is left out', () => {
  test('is nothing in a small question', () => {
    const { odds: told, meanwhile } = toldOf(matterFor('village'));
    expect(told.placed.length).toBeGreaterThan(0);
    expect(told.unweighed).toEqual([]);
    expect(meanwhile).toEqual([]);
  });

  test('is named in a large one: fewer answers than there were', () => {
    const { unweighed } = toldOf(matterFor('cuirassiers')).odds;
    expect(unweighed.map(({ question }) => question.ask)).toContain('pursuitEnd');
    for (const one of unweighed) {
      expect(one.weighed).toBeLessThan(one.answers);
      expect(one.situations).toBeGreaterThan(0);
    }
  });

  test('is more in the figures told meanwhile, which are those of the first places', () => {
    const matter = matterFor('cuirassiers');
    // another aim and back: what was gone through before is not gone through again
    const fresh = { ...matter, game: { ...matter.game, turn: matter.game.turn + 1 } };
    const { odds: told, meanwhile } = toldOf(fresh);
    expect(meanwhile).toHaveLength(1);
    expect(meanwhile[0]?.states).toBeLessThan(told.states);
    expect(meanwhile[0]?.unweighed.map(({ question }) => question.ask)).toContain('move');
    expect(told.unweighed.map(({ question }) => question.ask)).not.toContain('move');
    expect(toldOf(fresh).meanwhile).toEqual([]);
  });

  test('is not told of decisions that pins keep from being met', () => {
    const matter = matterFor('cuirassiers');
    const { reactions, unweighed } = toldOf(matter).odds;
    const run = reactions.find(({ choice }) => choice.choose === 'reaction' && choice.reaction === 'flight');
    if (!run) throw new Error('the line may not run');
    const pins = [{ node: run.node, edge: run.edge }];
    const pinned = toldOf({ ...matter, policy: { ...matter.policy, pins } }).odds;
    const sum = (all: LaboratoryOdds['unweighed']) => all.reduce((n, { situations }) => n + situations, 0);
    expect(sum(pinned.unweighed)).toBeLessThan(sum(unweighed));
  });
});

test('in fractions the same places are weighed', () => {
  const { figures } = toldOf(ride()).odds;
  const told = finished(exact(ride()));
  const [over = '', under = '1'] = told?.outcomes['attacker']?.split('/') ?? [];
  expect(Number(over) / Number(under)).toBeCloseTo(figures.outcomes.attacker, 12);
});

describe('a sweep', () => {
  test('weighs every place where that is little work: its points are the odds of their set-ups', () => {
    const matter = matterFor('village');
    const { sandbox } = exampleOf('village');
    const cases = askedPoints('targetStrength', sandbox, matter).slice(0, 4);
    const { points, weighed } = finished(sweepPoints(cases.map((one) => one.matter)));
    expect(weighed).toBe(true);
    cases.forEach((one, at) => {
      const { outcomes } = toldOf(one.matter).odds.figures;
      for (const outcome of OUTCOMES)
        expect(points[at]?.figures?.outcomes[outcome]).toBeCloseTo(outcomes[outcome], 12);
    });
  });

  test('that would take too long weighs fewer at all its points, and says so', () => {
    const matter = matterFor('cuirassiers');
    const { sandbox } = exampleOf('cuirassiers');
    const cases = askedPoints('targetQuality', sandbox, matter).map((one) => one.matter);
    expect(finished(pointsAt('every', 15, cases))).toBeNull();
    const { points, weighed } = finished(sweepPoints(cases));
    expect(points).toHaveLength(cases.length);
    expect(weighed).toBe(false);
  });
});
