import { describe, expect, test } from 'vitest';
import type { Facing } from '../../../../src/geometry/facing.ts';
import type {
  AnswersOdds,
  AttackOdds,
  Danger,
  Standing,
  TableAsk,
  TableReply,
} from '../../../../src/odds/table/asked.ts';
import { tableWork } from '../../../../src/odds/table/reckon.ts';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { flightFrame } from '../../../../src/rules/state/calledFrames.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import type { Reaction } from '../../../../src/rules/state/vocabulary.ts';
import { finished } from '../../../support/laboratoryOdds.ts';
import { go, start, to } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

function told(asked: TableAsk): TableReply {
  return finished(tableWork(asked));
}

function attack(
  game: Game,
  attacker: string,
  action: 'charge' | 'assault' | 'fire',
  target: string,
): AttackOdds {
  const reply = told({
    ask: 'attack',
    game,
    attacker,
    action: { choose: 'action', action, target },
    after: null,
  });
  if (reply?.of !== 'attack') throw new Error('no odds');
  return reply;
}

function answers(game: Game): AnswersOdds {
  const reply = told({ ask: 'answers', game });
  if (reply?.of !== 'answers') throw new Error('no odds');
  return reply;
}

const CAVALRY: UnitSpec = { id: 'C', side: 'blue', type: 'heavyCavalry', at: [3, 7], strength: 12 };
const LINE: UnitSpec = { id: 'L', side: 'red', type: 'lineInfantry', at: [4, 4], strength: 20 };

function about(...units: readonly UnitSpec[]): Game {
  return start(position({ units }), battleFrame(), actionFrame('C', false)).game;
}

/** The line asked for its reaction to the charge. */
function reacting(): Game {
  const charging = go(
    { game: about(CAVALRY, LINE), facts: [] },
    { choose: 'action', action: 'charge', target: 'L' },
    to(3, 5),
  );
  return charging.game;
}

test('CBT-02, SAV-02 seven dice at a line in the open: one in three hits, one hit in two is saved', () => {
  const infantry: UnitSpec = { id: 'C', side: 'blue', type: 'lineInfantry', at: [4, 6], strength: 12 };
  const { lost } = attack(about(infantry, LINE), 'C', 'fire', 'L');
  expect(lost).toBeCloseTo(7 / 6, 12);
});

describe('CHG-37 at the end of a pursuit', () => {
  /** The target of the charge is gone, and the pursuer has others before it. */
  const pursued = (...prey: readonly UnitSpec[]): AnswersOdds => {
    const gone: UnitSpec = { ...LINE, fate: 'eliminated', strength: 0 };
    const game = position({ units: [{ ...CAVALRY, at: [4, 5] }, gone, ...prey] });
    const frame = { ...chargeFrame(game, 'C', 'L'), at: 'pursuitAttack' } as const;
    // the action that has called a charge
    const calling = reacting().frames.slice(0, 2);
    return answers(start(game, ...calling, frame).game);
  };
  const breaks = ({ rows }: AnswersOdds, choose: Choice['choose'], target?: string) =>
    rows.find(({ choice }) => choice.choose === choose && (!('target' in choice) || choice.target === target))
      ?.breaks;
  const U: UnitSpec = { ...LINE, id: 'U', strength: 3, facing: 0, initialStrength: 20 };

  test('CHG-37 who gives it up leaves the enemy he has met alone: told is that one, not whom he charged', () => {
    const odds = pursued(U);
    expect(breaks(odds, 'attackTarget', 'U')).toBeGreaterThan(0);
    expect(breaks(odds, 'decline')).toBe(0);
  });

  test('CHG-37 of several none is told for him who gives it up', () => {
    const odds = pursued(U, { ...LINE, id: 'V', at: [5, 4] });
    expect(breaks(odds, 'attackTarget', 'V')).toBeLessThan(1);
    expect(breaks(odds, 'decline')).toBeNull();
  });
});

test('an action the rule refuses has no odds', () => {
  const far: UnitSpec = { ...LINE, at: [0, 0] };
  const action = { choose: 'action', action: 'charge', target: 'L' } as const;
  expect(told({ ask: 'attack', game: about(CAVALRY, far), attacker: 'C', action, after: null })).toBeNull();
});

// six dice of which each 5 and 6 costs it one point: less than three are 64 + 192 + 240 of 729 throws
test('MOR-01, MOR-13 a panicked target breaks only where it flees anew, from three losses on', () => {
  const guns: UnitSpec = { id: 'C', side: 'blue', type: 'heavyFootBattery', at: [4, 8] };
  const odds = attack(about(guns, { ...LINE, panicked: true }), 'C', 'fire', 'L');
  expect(odds.breaks).toBeCloseTo(233 / 729, 12);
  expect(odds.range[0]).toBeCloseTo(233 / 729, 12);
  expect(odds.range[1]).toBeCloseTo(233 / 729, 12);
});

test('the policy: whoever fails a test flees, so that a charge breaks whom it unsettles', () => {
  // Whatever the line answers it tests first, and passes 10 times in 36.
  const { breaks, range, staying } = attack(about(CAVALRY, LINE), 'C', 'charge', 'L');
  expect(breaks).toBeGreaterThan(26 / 36);
  expect(breaks).toBeLessThan(26 / 36 + 0.02);
  expect(staying.breaks).toBeGreaterThan(0);
  expect(staying.breaks).toBeLessThan(0.01);
  expect(range).toEqual([0, 1]);
});

test('each answer to a charge has its odds, as the side asked sees them', () => {
  const { rows } = answers(reacting());
  const row = (reaction: Reaction) =>
    rows.find(({ choice }) => choice.choose === 'reaction' && choice.reaction === reaction);
  expect(rows.map(({ choice }) => choice)).toEqual(engine.legal(reacting()));
  expect(row('flight')).toMatchObject({ holds: 0, breaks: 0 });
  const nothing = row('nothing');
  // it must pass its test, and then the shock
  expect(nothing?.holds).toBeLessThan(10 / 36);
  expect(nothing?.lost).toBeGreaterThan(nothing?.enemyLost ?? 9);
});

test('the odds of a charge are those of the answer that lets its target hold most often', () => {
  const { breaks } = attack(about(CAVALRY, LINE), 'C', 'charge', 'L');
  const best = Math.max(...answers(reacting()).rows.map(({ holds }) => holds));
  expect(best).toBeCloseTo(1 - breaks, 12);
});

test('a failed test: to flee is never to hold, to stay costs what the test was failed by', () => {
  // 6 and 6, of which the lower is not set aside: 12 against what is left of a command value of 7
  const failed = go(
    { game: reacting(), facts: [] },
    { choose: 'reaction', reaction: 'nothing' },
    [6, 6],
  ).game;
  const pending = engine.pending(failed);
  const question = pending.wait === 'decision' ? pending.decision.question : null;
  if (question?.ask !== 'stayOrFlee') throw new Error('no failed test');
  const [stay, flee] = answers(failed).rows;
  expect(stay).toMatchObject({ choice: { choose: 'stay' } });
  expect(stay?.lost).toBeGreaterThanOrEqual(question.losses);
  expect(flee).toMatchObject({ choice: { choose: 'flee' }, holds: 0 });
});

test('a chance is 1 only where nothing else can happen', () => {
  const infantry: UnitSpec = { id: 'C', side: 'blue', type: 'lineInfantry', at: [4, 6], strength: 20 };
  const weak: UnitSpec = { id: 'L', side: 'red', type: 'lineInfantry', at: [4, 4], strength: 1 };
  // who is panicked already and charged cannot but flee (CHG-18); whoever is shot at may be missed by all dice
  const panicked = attack(about(CAVALRY, { ...weak, panicked: true }), 'C', 'charge', 'L');
  expect(panicked).toMatchObject({ breaks: 1, range: [1, 1] });
  const steady = attack(about(infantry, weak), 'C', 'fire', 'L');
  expect(steady.breaks).toBeGreaterThan(0.5);
  expect(steady.breaks).toBeLessThan(1);
});

test('answers that come to the same have no odds beside them', () => {
  // a fugitive on an open field: where it ends changes nothing
  const alone: UnitSpec = { ...CAVALRY, at: [5, 12], panicked: true };
  const field = position({ columns: 24, rows: 40, units: [alone, LINE] });
  let flight = start(field, battleFrame(), flightFrame('C', null));
  for (;;) {
    const pending = engine.pending(flight.game);
    if (pending.wait === 'decision' && pending.decision.question.ask === 'flightEnd') break;
    flight = go(
      flight,
      pending.wait === 'roll' ? [1] : (legal: readonly Choice[]) => legal[0] ?? { choose: 'pass' },
    );
  }
  expect(engine.legal(flight.game).length).toBeGreaterThan(1);
  expect(answers(flight.game).rows).toEqual([]);
});

describe('who could attack a unit that marches', () => {
  const marcher: UnitSpec = { id: 'M', side: 'red', type: 'lineInfantry', at: [0, 0] };
  const there = (at: readonly [number, number], facing: Facing = 2): Standing => ({
    unit: 'M',
    hexes: [{ q: at[0], r: at[1] }],
    facing,
  });
  const seen = (after: Standing, spec: PositionSpec): readonly Danger[] => {
    const units = [marcher, ...spec.units];
    const game = start(position({ ...spec, units, side: 'red' }), battleFrame()).game;
    const reply = told({ ask: 'dangers', game, after });
    if (reply?.of !== 'dangers') throw new Error('no dangers');
    return reply.dangers;
  };
  const dangers = (units: readonly UnitSpec[], after: Standing) =>
    seen(after, { units }).map(({ enemy, kind }) => `${enemy} ${kind}`);
  const HORSE: UnitSpec = { id: 'H', side: 'blue', type: 'heavyCavalry', at: [3, 7] };

  test('those in whose reach the hex lies, by each way to attack', () => {
    expect(dangers([HORSE], there([4, 4]))).toContain('H charge');
    expect(dangers([HORSE], there([0, 0]))).toEqual([]);
  });

  test('infantry shoots and assaults; a panicked unit does neither', () => {
    const foot: UnitSpec = { id: 'F', side: 'blue', type: 'lineInfantry', at: [4, 6] };
    expect(dangers([foot], there([5, 4]))).toEqual(['F assault', 'F fire']);
    expect(dangers([{ ...foot, panicked: true }], there([5, 4]))).toEqual([]);
  });

  test('FIR-16, R-45 an extended line threatens with both its shots, each by its own hex', () => {
    const long: UnitSpec = {
      id: 'E',
      side: 'blue',
      type: 'lineInfantry',
      formation: 'extendedLine',
      skills: ['linearOrder', 'controlledFire'],
      at: [6, 6],
    };
    const spec = (...rough: readonly number[]): PositionSpec => ({
      columns: 16,
      rows: 14,
      units: [long],
      hexes: rough.map((q) => ({ q, r: 6, terrain: 'difficult', hill: false })),
    });
    const fire = (after: Standing, of: PositionSpec) => seen(after, of).filter(({ kind }) => kind === 'fire');
    const action = { choose: 'action', action: 'doubleFire', target: 'M' };
    const told = (dice: number) => [{ enemy: 'E', kind: 'fire', action, dice }];
    expect(fire(there([8, 3]), spec())).toEqual(told(12));
    for (const rough of [6, 7]) expect(fire(there([8, 3]), spec(rough))).toEqual(told(9));
    expect(fire(there([8, 3]), spec(6, 7))).toEqual(told(6));
    // FIR-07: in the cone of the left half alone, from no more than two hexes
    expect(fire(there([6, 4]), spec())).toEqual(told(7));
    expect(fire(there([6, 4]), spec(7))).toEqual(told(7));
  });

  test('of several places each has its own, as if it were asked about alone', () => {
    const game = start(position({ units: [marcher, HORSE], side: 'red' }), battleFrame()).game;
    const afters = [there([4, 4]), there([0, 0]), there([3, 5], 5)];
    const reply = told({ ask: 'dangersEach', game, afters });
    if (reply?.of !== 'dangersEach') throw new Error('no dangers');
    expect(reply.each).toEqual(afters.map((after) => seen(after, { units: [HORSE] })));
    expect(reply.each.map((dangers) => dangers.length > 0)).toEqual([true, false, true]);
  });

  test('what holds a unit back in this turn is over in its own', () => {
    const held: UnitSpec = { ...HORSE, mayNotManoeuvre: true, acted: true };
    expect(dangers([held], there([4, 4]))).toContain('H charge');
  });

  test('the odds are those of the hex marched to', () => {
    const game = start(position({ units: [marcher, HORSE], side: 'red' }), battleFrame()).game;
    const action = { choose: 'action', action: 'charge', target: 'M' } as const;
    const odds = (after: Standing | null) => told({ ask: 'attack', game, attacker: 'H', action, after });
    expect(odds(null)).toBeNull();
    const [front, rear] = [odds(there([4, 4], 2)), odds(there([4, 4], 5))];
    if (front?.of !== 'attack' || rear?.of !== 'attack') throw new Error('no odds');
    expect(rear.breaks).toBeGreaterThan(front.breaks);
  });
});

describe('the test that an answer leads to', () => {
  const foot: UnitSpec = { id: 'C', side: 'blue', type: 'lineInfantry', at: [3, 8] };
  const chances = (...units: readonly UnitSpec[]) => {
    const [actor] = units;
    const game = start(position({ units }), battleFrame(), actionFrame('C', actor?.panicked ?? false)).game;
    const reply = told({ ask: 'tests', game });
    if (reply?.of !== 'tests') throw new Error('no tests');
    return Object.fromEntries(
      reply.rows.flatMap(({ choice, passes }) =>
        choice.choose === 'action'
          ? [['formation' in choice ? `${choice.action} ${choice.formation}` : choice.action, passes]]
          : [],
      ),
    );
  };

  // 7 or less: 21 of 36 throws of two dice
  test('RAL-02 of a rally, for strength or from panic', () => {
    expect(chances({ ...foot, strength: 14 })).toEqual({ rally: 21 / 36 });
    expect(chances({ ...foot, strength: 14, panicked: true })).toEqual({ rally: 21 / 36 });
  });

  test('RAL-06 none is needed by a harassment unit far from the enemy', () => {
    const cossacks: UnitSpec = { ...foot, type: 'lightCavalry', skills: ['harassment'], strength: 3 };
    expect(chances(cossacks)).toEqual({ rally: 1 });
  });

  // 6, the higher two of three: 42 of 216
  test('FRM-15 of a change of formation near the enemy, and of none far from him', () => {
    const recruits: UnitSpec = { ...foot, quality: 'recruit' };
    expect(chances(recruits)).toEqual({});
    const near = chances(recruits, { ...LINE, at: [4, 6] });
    expect(near).toEqual({ 'formation column': 42 / 216, 'formation square': 42 / 216 });
  });

  test('ORD-14 of Tactical sense, with the command value it is taken against', () => {
    const keen: UnitSpec = { ...foot, skills: ['tacticalSense'] };
    const ended = { ...turnFrame(false), at: 'endOfOrders' } as const;
    const { game } = start(position({ units: [keen, LINE] }), battleFrame(), ended);
    const reply = told({ ask: 'tests', game });
    const [row] = reply?.of === 'tests' ? reply.rows : [];
    expect(row).toMatchObject({ choice: { choose: 'tacticalSense', unit: 'C' }, passes: 21 / 36 });
    expect(row?.roll?.commandValue.total).toBe(7);
  });
});
