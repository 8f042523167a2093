import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { closeBattle } from '../../../src/command/closeBattle.ts';
import { tryNearMisses } from '../../../src/command/nearMisses.ts';
import { NARROW, randomBattle } from '../../../src/command/randomBattle.ts';
import { playRandomly } from '../../../src/command/randomPlay.ts';
import { meetingTheme } from '../../../src/command/randomThemes.ts';
import { RuleCount } from '../../../src/command/ruleCount.ts';
import { battles } from '../../../src/command/soakBattles.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { profileProblems } from '../../../src/rules/units/army.ts';
import { mapProblem, standingProblem, takenProblem } from '../../../src/scenarios/checks.ts';

const KINDS: Readonly<Record<string, (seed: string) => Game>> = {
  mixed: (seed) => randomBattle(seed),
  close: closeBattle,
  meeting: (seed) => randomBattle(seed, NARROW, { theme: meetingTheme, unusual: 0.2 }),
};
const SEEDS = Array.from({ length: 60 }, (_, n) => `drawn ${n}`);

function problemOf({ battle: { map }, units }: Game): unknown {
  const taken = new Set<number>();
  const found = units.flatMap((unit) => [
    ...profileProblems({ ...unit, strength: unit.initialStrength }),
    standingProblem(unit, map, unit.id),
    takenProblem(unit, taken, unit.id),
  ]);
  return mapProblem(map, 'map') ?? found.find((one) => one !== null) ?? null;
}

describe.each(Object.entries(KINDS))('random battles: %s', (_, begin) => {
  test('are such as a file may hold, and the same for the same seed', () => {
    for (const seed of SEEDS) {
      const game = begin(seed);
      expect(problemOf(game)).toBeNull();
      expect(new Set(game.units.map(({ side }) => side)).size).toBe(2);
      expect(begin(seed)).toEqual(game);
    }
  });
});

test('armies that meet leave free rows between them, blue in the south', () => {
  for (const seed of SEEDS) {
    const { units } = randomBattle(seed, NARROW, {
      theme: (stream) => ({ ...meetingTheme(stream), gap: 3 }),
    });
    const rows = (side: string) =>
      units.filter((unit) => unit.side === side).flatMap(({ hexes }) => hexes.map(({ r }) => r));
    expect(Math.min(...rows('blue')) - Math.max(...rows('red'))).toBeGreaterThan(3);
  }
});

test('near misses are refused with a reason, and play goes on as without them', () => {
  const stream = seedrandom('near');
  let reasons = 0;
  const watched = playRandomly(randomBattle('near'), 'near', {
    choices: (game) => {
      const missed = tryNearMisses(game, stream);
      expect(missed.fault).toBeNull();
      reasons += missed.reasons.length;
    },
  });
  expect(reasons).toBeGreaterThan(50);
  expect(playRandomly(randomBattle('near'), 'near').game).toEqual(watched.game);
});

describe('the soak', () => {
  const row = {
    name: 'meetings',
    count: 6,
    tempers: [{}, { bold: true, varied: true }],
    heard: new RuleCount(),
  };

  test('plays battles without a fault and counts the rules', () => {
    const lines: string[] = [];
    const begin = KINDS['meeting'] ?? closeBattle;
    expect(battles({ ...row, begin }, (line) => lines.push(line))).toBe(0);
    expect(lines[0]).toMatch(/^meetings: 6 battles, \d+ answers, 0 faults$/);
    expect(row.heard.times.size).toBeGreaterThan(120);
  });

  test('tells of a battle that begins broken', () => {
    const lines: string[] = [];
    const begin = (seed: string): Game => {
      const game = closeBattle(seed);
      return { ...game, orderPoints: -1 };
    };
    expect(battles({ ...row, begin }, (line) => lines.push(line))).toBe(6);
    expect(lines[0]).toContain('begins broken: order points below 0');
  });
});
