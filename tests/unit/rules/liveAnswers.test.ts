/** The engine's door against objects that behave: none is taken, and none makes it throw. */
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { randomBattle } from '../../../src/command/randomBattle.ts';
import { playRandomly } from '../../../src/command/randomPlay.ts';
import { outcomesOf } from '../../../src/engine/dice.ts';
import { facesForOutcome } from '../../../src/engine/outcomeFaces.ts';
import { makeGenerator, rollFaces } from '../../../src/engine/seed.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { withLivePart } from '../../support/liveObjects.ts';

const TRIES = 100_000;

/** A plain answer that the position takes: as often as not it holds the very object that the engine has handed out. */
function takenAnswer(game: Game, stream: () => number): object | null {
  const at = game.count.answers;
  const pending = engine.pending(game);
  const isCopied = stream() < 0.5;
  if (pending.wait === 'roll') {
    const { dice } = pending.roll;
    if (!isCopied) return { at, faces: rollFaces(dice, makeGenerator(`live ${at}`)), source: 'typed' };
    const outcomes = outcomesOf(dice);
    const { outcome } = outcomes[Math.floor(stream() * outcomes.length)] ?? { outcome: 0 };
    return { at, faces: [...(facesForOutcome(dice, outcome) ?? [])], source: 'typed' };
  }
  const legal = engine.legal(game);
  const choice = legal[Math.floor(stream() * legal.length)];
  return choice ? { at, choice: isCopied ? structuredClone(choice) : choice } : null;
}

interface Plain {
  readonly game: Game;
  readonly answer: object;
}

/** Positions of random battles with an answer for each; long lists of answers would only make the attack slower. */
function positions(stream: () => number): Plain[] {
  const found: Plain[] = [];
  for (let n = 0; n < 6; n++)
    playRandomly(randomBattle(`live ${n}`), `live ${n}`, {
      bold: n % 2 === 0,
      varied: true,
      after: (game) => {
        const isSmall = engine.legal(game).length < 12;
        const answer = isSmall && engine.pending(game).wait !== 'over' ? takenAnswer(game, stream) : null;
        if (answer) found.push({ game, answer });
        return null;
      },
    });
  return found;
}

test(`0 of ${TRIES} live answers are taken, and none throws`, () => {
  const stream = seedrandom('live answers');
  const plain = positions(stream);
  const refusals = new Set<string>();
  const wrong: unknown[] = [];
  for (let n = 0; n < TRIES; n++) {
    const { game, answer } = plain[n % plain.length] ?? {};
    if (!game || !answer) break;
    try {
      const answered = engine.answer(game, withLivePart(answer, stream));
      if (answered.ok) wrong.push(['taken', answer]);
      else refusals.add(answered.why.problem);
    } catch (error) {
      wrong.push([error, answer]);
    }
  }
  expect(wrong).toEqual([]);
  expect([...refusals].sort()).toEqual(['badFaces', 'malformed', 'notLegal']);
  expect(plain.length).toBeGreaterThan(500);
  expect(plain.filter(({ game, answer }) => !engine.answer(game, answer).ok)).toEqual([]);
});
