/** The figures of the odds: a whole charge, a shot, a sweep, and games of the engine beside them. */

import { NUMBERS } from '../chances/fraction.ts';
import { ownAnswer } from '../engine/plainData.ts';
import { makeGenerator, rollFaces } from '../engine/seed.ts';
import { exploringOn, unexplored } from '../odds/explore.ts';
import { distribution, oddsOf } from '../odds/odds.ts';
import { boundsOf, type NamedPin } from '../odds/policy.ts';
import { actionOpened } from '../odds/question.ts';
import { resultsOf } from '../odds/results.ts';
import { type Policy, solve } from '../odds/solve.ts';
import { engine } from '../rules/rulebook.ts';
import { freshGame } from '../rules/state/freshGame.ts';
import { freshUnit } from '../rules/state/freshUnit.ts';
import { changeUnit, type Game, type Unit } from '../rules/state/game.ts';
import { completeHouseRules } from '../rules/state/houseRuleKeys.ts';

const FIELD = { kind: 'rectangle', columns: 20, rows: 28 } as const;

type Drawn = Pick<Unit, 'side' | 'type' | 'strength' | 'hexes' | 'facing' | 'formation'> &
  Partial<Pick<Unit, 'skills'>>;

function unit(id: string, more: Drawn): Unit {
  const { strength } = more;
  const bought = { quality: 'ordinary', commandValue: 7, skills: [], cost: 10 * strength } as const;
  return freshUnit({ id, name: id, ...bought, initialStrength: strength, ...more });
}

/** A column two hexes before a line, large battalions of 24 strength points both, and a friend of the line to one side. */
function fieldOf(): Game {
  const foot = { side: 'red', type: 'lineInfantry', formation: 'line' } as const;
  return freshGame(
    {
      map: { shape: FIELD, hexes: [], sides: [] },
      homeEdges: { blue: [], red: [] },
      format: 1500,
      firstSide: 'blue',
      houseRules: completeHouseRules({}),
    },
    [
      unit('charger', {
        side: 'blue',
        type: 'lineInfantry',
        skills: ['largeBattalion'],
        formation: 'column',
        strength: 24,
        hexes: [{ q: 3, r: 16 }],
        facing: 5,
      }),
      unit('line', {
        ...foot,
        skills: ['largeBattalion'],
        strength: 24,
        hexes: [{ q: 3, r: 14 }],
        facing: 2,
      }),
      unit('friend', { ...foot, type: 'lightInfantry', strength: 12, hexes: [{ q: 5, r: 13 }], facing: 3 }),
    ],
  );
}

function asked(game: Game, action: 'charge' | 'fire', id: string, target: string): Game {
  const question = actionOpened(game, id, { choose: 'action', action, target });
  if (!question.ok) throw new Error(JSON.stringify(question.reasons));
  return question.game;
}

/** The line fires, its friend fires; everything else is decided as the aims would have it. */
function chargePins(game: Game): readonly NamedPin[] {
  const [move] = engine.legal(game);
  if (!move) throw new Error('no end of the charge');
  return [
    { question: { ask: 'move', unit: 'charger' }, choice: move },
    { question: { ask: 'reaction' }, choice: { choose: 'reaction', reaction: 'defensiveFire' } },
    { question: { ask: 'friendReaction' }, choice: { choose: 'friendDefensiveFire', unit: 'friend' } },
  ];
}

const AIMED: Policy = { blue: 'costEnemy', red: 'keepStrength' };

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function medianTime(times: number, work: () => void): number {
  for (let n = 0; n < 40; n++) work();
  const all = Array.from({ length: times }, () => timed(work)).sort((a, b) => a - b);
  return all[Math.floor(times / 2)] ?? 0;
}

/** Games of the charge played with dice, the same pins and the first answer elsewhere: milliseconds each. */
function gameTime(game: Game, pins: readonly NamedPin[]): number {
  const bounds = boundsOf(pins, 'every');
  const generator = makeGenerator('odds');
  const games = 1500;
  const begun = engine.settle(game).game;
  const took = timed(() => {
    for (let n = 0; n < games; n++) {
      let at = begun;
      for (;;) {
        const pending = engine.pending(at);
        if (pending.wait === 'over') break;
        const count = at.count.answers;
        const legal = engine.legal(at);
        const answer =
          pending.wait === 'roll'
            ? { at: count, faces: rollFaces(pending.roll.dice, generator), source: 'seed' }
            : { at: count, choice: bounds.answers?.(at, pending.decision, legal)?.[0] ?? legal[0] };
        const answered = engine.answer(at, ownAnswer(answer));
        if (!answered.ok) throw new Error(JSON.stringify(answered.why));
        at = answered.game;
      }
    }
  });
  return took / games;
}

/** The charge against 20 strengths of the line, one calculation going on where the one before ended. */
function sweepTime(game: Game, pins: readonly NamedPin[]): number {
  return medianTime(3, () => {
    const explored = unexplored(game, boundsOf(pins, 'plain'));
    for (let strength = 24; strength > 4; strength--) {
      const steps = exploringOn(explored, changeUnit(game, 'line', { strength }));
      let step = steps.next();
      while (!step.done) step = steps.next();
      const graph = step.value;
      resultsOf(graph, solve(graph, AIMED), NUMBERS, (chance) => chance);
    }
  });
}

/** Throws that bring the standard error of a chance of one half down to 0.1 points. */
const THROWS = 0.25 / 0.001 ** 2;

/** The lines of the listing. */
export function oddsMeasured(): readonly string[] {
  const field = fieldOf();
  const charge = asked(field, 'charge', 'charger', 'line');
  const pins = chargePins(charge);
  const shot = asked(field, 'fire', 'line', 'charger');
  let nodes = 0;
  const whole = medianTime(25, () => {
    const odds = oddsOf(charge, { pins, policy: AIMED });
    nodes = distribution(odds).nodes;
  });
  const plain = medianTime(101, () => {
    distribution(oddsOf(shot, { policy: AIMED }));
  });
  const sweep = sweepTime(charge, pins);
  const game = gameTime(charge, pins);
  return [
    `odds of a charge, 24 against 24, defensive fire, a friend's fire, pursuit: ${nodes} situations, ${whole.toFixed(1)} ms (at most 50)`,
    `  of a shot ${plain.toFixed(2)} ms (at most 2); sweep of 20 strengths ${sweep.toFixed(0)} ms (at most 1000)`,
    `  games of the engine to 0.1 points: ${THROWS} of ${game.toFixed(3)} ms, ${((THROWS * game) / whole).toFixed(0)} times as long (at least 100)`,
  ];
}
