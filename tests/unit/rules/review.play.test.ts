/** Random play on crowded ground under the eyes of a referee who reads the rule for himself. */
import { describe, expect, test } from 'vitest';
import { makeGenerator, rollFaces } from '../../../src/engine/seed.ts';
import type { Choice } from '../../../src/rules/answers.ts';
import { assaultTargets } from '../../../src/rules/assaultConditions.ts';
import { chargeTargets } from '../../../src/rules/chargeConditions.ts';
import type { Game } from '../../../src/rules/game.ts';
import { assaultFrame } from '../../../src/rules/procedures/assault.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import { chargeFrame } from '../../../src/rules/procedures/charge.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { type Chance, chance, randomPosition } from '../../support/randomPosition.ts';
import { referee } from '../../support/referee.ts';

/** Players who like to fight: attacks and reactions before anything quiet. */
function favourite(c: Chance, legal: readonly Choice[]): Choice {
  const bold = legal.filter(
    (choice) =>
      (choice.choose === 'action' &&
        (choice.action === 'charge' || choice.action === 'assault' || choice.action === 'fire')) ||
      choice.choose === 'attack' ||
      choice.choose === 'group' ||
      choice.choose === 'friendCounterCharge' ||
      choice.choose === 'friendDefensiveFire' ||
      choice.choose === 'strikeBack' ||
      choice.choose === 'attackTarget' ||
      choice.choose === 'stay',
  );
  return c.one(bold.length > 0 && c.happens(0.8) ? bold : legal);
}

/** Plays on from a position with its frames; what was compared is added up in `seen`. */
function play(name: string, start: Game, most: number, seen: Map<string, number>): void {
  const c = chance(`${name} choices`);
  const dice = makeGenerator(name, 0);
  const { watch, seen: counts } = referee();
  const settled = engine.settle(start);
  let { game } = settled;
  watch(start, null, settled.facts, game);
  for (let answers = 0; answers < most; answers++) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') break;
    const at = game.count.answers;
    const choice = pending.wait === 'decision' ? favourite(c, engine.legal(game)) : null;
    const answer =
      pending.wait === 'roll'
        ? { at, faces: rollFaces(pending.roll.dice, dice), source: 'seed' }
        : { at, choice };
    const answered = engine.answer(game, answer);
    if (!answered.ok) throw new Error(`${name}, answer ${answers}: refused`);
    try {
      watch(game, choice, answered.facts, answered.game);
    } catch (error) {
      const told = `${JSON.stringify(answer)}: ${JSON.stringify(answered.facts)}`;
      throw new Error(`${name}, answer ${answers}, ${told}`, { cause: error });
    }
    game = answered.game;
  }
  for (const [what, times] of counts) seen.set(what, (seen.get(what) ?? 0) + times);
}

function expectSeen(seen: ReadonlyMap<string, number>, all: readonly string[]): void {
  expect(all.filter((what) => !seen.has(what))).toEqual([]);
}

describe('a referee beside the board', () => {
  test('SEQ-06, SEQ-07, SEQ-10, ORD-03, ORD-05, ORD-06, FIR-15, FIR-20, MOR-17 whole turns', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < GAMES; n++) {
      const c = chance(`play ${n}`);
      const crowd = randomPosition(c, {
        size: 7 + c.below(3),
        units: 10 + c.below(5),
        rough: c.one([0, 0.1, 0.3]),
      });
      const battle = { ...crowd.battle, format: 4000 };
      play(`play ${n}`, { ...crowd, battle, frames: [battleFrame()] }, 250, seen);
    }
    expectSeen(seen, ['roll saves', 'asks returnFire', 'asks rallied', 'asks action', 'losses by fire']);
  });

  test('CHG-13, CHG-15, CHG-24, CHG-29, CHG-32, CHG-33, CHG-35, CHG-37, ASL-09, ASL-10, MOR-01, MOR-02, LOS-03 attacks', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < ATTACKS; n++) {
      const c = chance(`attack ${n}`);
      const g = randomPosition(c, {
        size: 5 + c.below(3),
        units: 7 + c.below(8),
        rough: c.one([0, 0, 0.2, 0.4]),
      });
      const u = c.one(g.units);
      const charged = chargeTargets(g, u);
      const assaulted = assaultTargets(g, u);
      if (charged.length > 0)
        play(
          `attack ${n}`,
          { ...g, side: u.side, frames: [chargeFrame(g, u.id, c.one(charged))] },
          100,
          seen,
        );
      else if (assaulted.length > 0)
        play(
          `attack ${n}`,
          { ...g, side: u.side, frames: [assaultFrame(g, u.id, c.one(assaulted))] },
          100,
          seen,
        );
    }
    expectSeen(seen, [
      ...['struck charge', 'struck pursuit', 'struck strikeBack', 'struck melee', 'struck meleeAnswer'],
      ...['roll saves', 'asks friendReaction', 'asks pursue', 'asks pursuitAttack', 'noPursuit'],
    ]);
  });
});

const GAMES = 30;
const ATTACKS = 2500;
