/**
 * Whole random battles that must go as they went without the mutant: whether a change that no rules test notices makes
 * any difference at all. No part of the tests of the rules; `npm run mutate -- <file> --battles` runs it.
 */
import { expect, test } from 'vitest';
import { closeBattle } from '../../../src/command/closeBattle.ts';
import { CROWDED, OPEN, randomBattle } from '../../../src/command/randomBattle.ts';
import { playRandomly } from '../../../src/command/randomPlay.ts';
import type { Game } from '../../../src/rules/state/game.ts';

const BATTLES = 48;

/** Each battle as it went the first time, which is without any mutant. */
const courses = new Map<number, string>();

function field(n: number): Game {
  const seed = `mutants ${n}`;
  if (n % 3 === 0) return closeBattle(seed);
  return randomBattle(seed, { ...(n % 3 === 1 ? CROWDED : OPEN), turns: 5 });
}

function course(n: number): string {
  const told: unknown[] = [];
  const { game, fault } = playRandomly(field(n), `mutants ${n}`, {
    bold: n % 4 !== 0,
    after: (_game, facts) => {
      told.push(facts);
      return null;
    },
  });
  return JSON.stringify([told, game, fault]);
}

for (let n = 0; n < BATTLES; n++)
  test(`battle ${n} goes as it did`, () => {
    const now = course(n);
    const before = courses.get(n) ?? now;
    courses.set(n, before);
    expect(now === before).toBe(true);
  });
