import { describe, expect, test } from 'vitest';
import { closeBattle } from '../../../src/command/closeBattle.ts';
import { answersByTheHidden } from '../../../src/command/opponent/hidden.ts';
import { playRandomly } from '../../../src/command/randomPlay.ts';
import { scenarioByLot } from '../../../src/command/scenarioLot.ts';
import { canonicalText } from '../../../src/engine/interpreter.ts';
import { type Level, RUNGS, TEMPERS } from '../../../src/opponent/levels.ts';
import { thinking, thoughtOf } from '../../../src/opponent/mind.ts';
import type { Asked } from '../../../src/opponent/thought.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Game } from '../../../src/rules/state/game.ts';

/** What is asked of the side that decides. */
function askedOf(game: Game, level: Level, budget: number, seed = 'test'): Asked | null {
  const pending = engine.pending(game);
  if (pending.wait !== 'decision') return null;
  return { game, side: pending.decision.side, level, temper: 'even', budget, seed };
}

/** Positions from random play, every so many answers. */
function positionsOf(start: Game, seed: string, every: number, most: number): readonly Game[] {
  const found: Game[] = [];
  let answers = 0;
  playRandomly(start, seed, {
    bold: true,
    limit: every * most,
    after: (game) => {
      if (++answers % every === 0) found.push(game);
      return null;
    },
  });
  return found;
}

describe('the mind', () => {
  test('answers every question with a legal answer within its budget, under any options', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const level = RUNGS[seed % RUNGS.length] ?? 'recruit';
      const temper = TEMPERS[seed % TEMPERS.length] ?? 'even';
      const budget = 20 + 40 * (seed % 3);
      playRandomly(seed % 2 ? closeBattle(`mind ${seed}`) : scenarioByLot(`mind ${seed}`), `${seed}`, {
        varied: true,
        limit: 150,
        after: (game) => {
          const asked = askedOf(game, level, budget, `${seed}`);
          const pending = engine.pending(game);
          if (!asked || pending.wait !== 'decision') return null;
          const { ask } = pending.decision.question;
          // each kind a few times: what is asked most is much the same
          if (kinds.has(`${ask} ${seed}`)) return null;
          kinds.add(`${ask} ${seed}`);
          const { choice, positions } = thoughtOf({ ...asked, temper });
          const text = canonicalText(choice);
          expect(engine.legal(game).map(canonicalText), ask).toContain(text);
          expect(positions, ask).toBeLessThanOrEqual(budget);
          return null;
        },
      });
    }
    const asked = new Set([...kinds].map((kind) => kind.split(' ')[0]));
    expect(asked.size).toBeGreaterThan(15);
  });

  test('gives the same answer to the same question, however often it pauses', () => {
    for (const game of positionsOf(closeBattle('same'), 'same', 9, 12)) {
      const asked = askedOf(game, 'captain', 300);
      if (!asked) continue;
      const once = thoughtOf(asked);
      const copy: Game = JSON.parse(JSON.stringify(game));
      const steps = thinking({ ...asked, game: copy });
      let step = steps.next();
      while (!step.done) step = steps.next();
      expect(step.value).toEqual(once);
    }
  });

  test('by lot, any legal answer is given, by the seed alone', () => {
    const [game] = positionsOf(closeBattle('lot'), 'lot', 10, 1);
    const asked = game && askedOf(game, 'lot', 0);
    if (!asked) throw new Error('nobody is asked');
    const given = Array.from({ length: 30 }, (_, n) => thoughtOf({ ...asked, seed: String(n) }).choice);
    expect(new Set(given.map(canonicalText)).size).toBeGreaterThan(1);
    expect(thoughtOf(asked).choice).toEqual(thoughtOf(asked).choice);
  });

  test('what is hidden from a side does not change its answers, R-150', () => {
    expect(answersByTheHidden(100)).toEqual([]);
  });
});
