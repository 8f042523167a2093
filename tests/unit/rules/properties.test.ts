/** What must hold of every position, tried on random battles with all types, skills, grounds and options. */
import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { randomBattle } from '../../../src/command/randomBattle.ts';
import { playRandomly } from '../../../src/command/randomPlay.ts';
import { stateHash } from '../../../src/engine/hash.ts';
import { beginHistory, generatorFor, play, roll } from '../../../src/engine/history.ts';
import { canonicalText } from '../../../src/engine/interpreter.ts';
import { stepBack, stepForward } from '../../../src/engine/steps.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Game } from '../../../src/rules/state/game.ts';

const BATTLES = 10;

/** Looks at every nth position of some random battles. */
function positions(name: string, every: number, look: (game: Game) => void): void {
  for (let n = 0; n < BATTLES; n++) {
    let count = 0;
    const played = playRandomly(randomBattle(`${name} ${n}`), `${name} ${n}`, {
      bold: n % 2 === 0,
      after: (game) => {
        if (count++ % every === 0) look(game);
        return null;
      },
    });
    expect(played.fault).toBeNull();
  }
}

describe('any position', () => {
  test('no answer that is listed is refused when it is given', () => {
    positions('listed', 7, (game) => {
      if (engine.pending(game).wait !== 'decision') return;
      for (const choice of engine.legal(game))
        expect(engine.answer(game, { at: game.count.answers, choice }).ok).toBe(true);
    });
  });

  test('no answer that is listed as refused is taken, and each has a reason', () => {
    let refused = 0;
    positions('refused', 9, (game) => {
      const pending = engine.pending(game);
      if (pending.wait !== 'decision') return;
      const legal = new Set(engine.legal(game).map(canonicalText));
      for (const { choice, reasons } of pending.decision.refused()) {
        refused++;
        expect(reasons.length, canonicalText(choice)).toBeGreaterThan(0);
        expect(legal.has(canonicalText(choice)), canonicalText(choice)).toBe(false);
        expect(engine.answer(game, { at: game.count.answers, choice }).ok).toBe(false);
      }
    });
    expect(refused).toBeGreaterThan(1000);
  });

  test('no answer is listed twice', () => {
    positions('twice', 5, (game) => {
      if (engine.pending(game).wait !== 'decision') return;
      const listed = engine.legal(game).map(canonicalText);
      expect(new Set(listed).size).toBe(listed.length);
    });
  });

  test('no more points are lost than a unit has, none grow beyond the beginning', () => {
    const wrong: string[] = [];
    positions('points', 1, (game) => {
      for (const { id, strength, initialStrength } of game.units)
        if (strength < 0 || strength > initialStrength) wrong.push(`${id}: ${strength}`);
    });
    expect(wrong).toEqual([]);
  });

  test('CBT-18 no factor exceeds the least of its caps, and none is below 0', () => {
    let capped = 0;
    positions('caps', 1, (game) => {
      const pending = engine.pending(game);
      if (pending.wait !== 'roll') return;
      const { about } = pending.roll;
      if (about.about !== 'fire' && about.about !== 'strike') return;
      const { total, terms } = about.factor;
      expect(total).toBeGreaterThanOrEqual(0);
      for (const term of terms)
        if ('cap' in term) {
          capped++;
          expect(total).toBeLessThanOrEqual(term.cap);
        }
    });
    expect(capped).toBeGreaterThan(3);
  });
});

test('a step back and forward again leads to the same state, at every answer', () => {
  for (let n = 0; n < 4; n++) {
    let history = beginHistory(engine, randomBattle(`undo ${n}`), `undo ${n}`);
    const pick = seedrandom(`undo ${n} choices`);
    for (let answers = 0; answers < 60; answers++) {
      const waiting = engine.pending(history.game);
      if (waiting.wait === 'over') break;
      const legal = waiting.wait === 'decision' ? engine.legal(history.game) : [];
      const choice = legal[Math.floor(pick() * legal.length)];
      const played =
        waiting.wait === 'roll'
          ? roll(engine, history, generatorFor(history, null))
          : play(engine, history, { at: history.game.count.answers, choice });
      if (!played.ok) throw new Error(JSON.stringify(played.why));
      const before = stateHash(history.game);
      history = played.history;
      const back = stepBack(engine, history);
      expect(stateHash(back.game)).toBe(before);
      expect(stateHash(stepForward(engine, back).game)).toBe(stateHash(history.game));
    }
  }
});
