/** Whole random battles under the eyes of a clerk who keeps the books of turns, moves, flights and the score himself. */
import { describe, expect, test } from 'vitest';
import { CROWDED, randomBattle } from '../../../src/command/randomBattle.ts';
import { makeGenerator, rollFaces } from '../../../src/engine/seed.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { completeHouseRules } from '../../../src/rules/state/houseRuleKeys.ts';
import { clerk } from '../../oracle/clerk.ts';
import { type Chance, chance } from '../../support/randomPosition.ts';

const FORMATS = [500, 900, 1200, 2000, 2100, 2600, 3200, 3900, 4000, 4300];
/** REVIEW=200 plays more. */
const GAMES = Number(process.env['REVIEW'] ?? 10);

const QUIET = ['pass', 'endOrders', 'keepFormation', 'endInitiative', 'fleeWithoutOrder', 'flee'];

/** Orders before their end; marches and changes of formation as often as attacks, flights and evades seldom unless they are timid. */
function pick(c: Chance, bold: number, legal: readonly Choice[]): Choice {
  const busy = legal.filter(
    (choice) =>
      !QUIET.includes(choice.choose) &&
      !(choice.choose === 'action' && ['flight', 'evade'].includes(choice.action)) &&
      !(choice.choose === 'reaction' && choice.reaction === 'flight'),
  );
  return c.one(busy.length > 0 && c.happens(bold) ? busy : legal);
}

function battle(n: number, c: Chance): Game {
  const drawn = randomBattle(`clerk ${n}`, { ...CROWDED, turns: 4 });
  const houseRules = completeHouseRules({ turn_limit: 4, ...(c.happens(0.5) ? { break_point: 50 } : {}) });
  return { ...drawn, battle: { ...drawn.battle, houseRules, format: c.one(FORMATS) } };
}

function play(n: number, seen: Map<string, number>): void {
  const c = chance(`clerk ${n}`);
  const start = battle(n, c);
  const dice = makeGenerator(`clerk ${n}`, 0);
  const { watch, seen: counts } = clerk();
  const settled = engine.settle(start);
  let { game } = settled;
  watch(start, null, settled.facts, game);
  for (let answers = 0; answers < 3000; answers++) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') break;
    const at = game.count.answers;
    const choice = pending.wait === 'decision' ? pick(c, n % 2 === 0 ? 0.9 : 0.3, engine.legal(game)) : null;
    const answer =
      pending.wait === 'roll'
        ? { at, faces: rollFaces(pending.roll.dice, dice), source: 'seed' }
        : { at, choice };
    const answered = engine.answer(game, answer);
    if (!answered.ok) throw new Error(`battle ${n}, answer ${answers}: refused`);
    try {
      watch(game, choice, answered.facts, answered.game);
    } catch (error) {
      const told = `${JSON.stringify(answer)}: ${JSON.stringify(answered.facts)}`;
      throw new Error(`battle ${n}, answer ${answers}, ${told}: ${String(error)}`, { cause: error });
    }
    game = answered.game;
  }
  for (const [what, times] of counts) seen.set(what, (seen.get(what) ?? 0) + times);
}

describe('a clerk beside the board', () => {
  test('SEQ-01, SEQ-02, SEQ-06, ORD-02, ORD-15, MAN-17, MAN-19, MAN-22, MAN-24, FRM-15, R-10, R-12, R-74, R-81, VIC-02, VIC-03, R-151 whole battles', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < GAMES; n++) play(n, seen);
    const all = [
      'slipped away',
      'crossing',
      'changes formation',
      'move frontalMarch',
      'move charge',
      'move assault',
    ];
    expect(all.filter((what) => !seen.has(what))).toEqual([]);
  }, 1_200_000);
});
