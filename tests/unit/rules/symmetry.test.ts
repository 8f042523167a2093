/** Left and right, and the six directions, are alike: a moved position has the moved answers. */
import { describe, expect, test } from 'vitest';
import { randomBattle } from '../../../src/command/randomBattle.ts';
import { playRandomly } from '../../../src/command/randomPlay.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { mirror, movedChoice, movedGame, type Symmetry, turned } from '../../support/symmetry.ts';

const RADIUS = 5;
const SIZE = { columns: 11, rows: 11, units: 8, turns: 3 };
const BATTLES = 12;

/** Of several ways that differ in nothing that matters one is listed, in a mirror perhaps another. */
function named(choice: Choice): string {
  const { route: _, ...rest } = 'route' in choice ? choice : { ...choice, route: [] };
  return JSON.stringify(rest, Object.keys(rest).concat('q', 'r').toSorted());
}

/** What is asked and may be answered, in no order. */
function answersOf(game: Game): readonly string[] {
  return engine.legal(game).map(named).toSorted();
}

function expectSame(s: Symmetry, game: Game): void {
  const pending = engine.pending(game);
  const there = movedGame(s, game);
  if (pending.wait === 'roll') {
    const roll = engine.pending(there);
    expect(roll.wait === 'roll' && roll.roll).toEqual(
      expect.objectContaining({ dice: pending.roll.dice, about: pending.roll.about }),
    );
    return;
  }
  if (pending.wait !== 'decision') return;
  const { question } = pending.decision;
  const unit = 'unit' in question ? question.unit : undefined;
  const moved = engine.legal(game).map((choice) => movedChoice(s, game, choice, unit));
  expect(answersOf(there)).toEqual(moved.map(named).toSorted());
}

describe.each([mirror(RADIUS), turned(RADIUS)])('$name', (s) => {
  test('the symmetry comes back to where it began', () => {
    const game = randomBattle('back', SIZE, { shape: { kind: 'hexagon', radius: RADIUS } });
    let there = game;
    for (let times = 0; times < (s.mirror ? 2 : 6); times++) there = movedGame(s, there);
    expect(there).toEqual(game);
  });

  test('every answer of random battles has its image, and no other', () => {
    let compared = 0;
    for (let n = 0; n < BATTLES; n++) {
      const start = randomBattle(`symmetry ${n}`, SIZE, { shape: { kind: 'hexagon', radius: RADIUS } });
      let count = 0;
      playRandomly(start, `symmetry ${n}`, {
        after: (game) => {
          if (count++ % 3 === 0) {
            expectSame(s, game);
            compared++;
          }
          return null;
        },
      });
    }
    expect(compared).toBeGreaterThan(300);
  });
});
