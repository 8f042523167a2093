/** Decisions taken at their best by a plain second reading: every course of events gone through, nothing merged or kept. */
import { outcomesOf } from '../../src/engine/dice.ts';
import { facesForOutcome } from '../../src/engine/outcomeFaces.ts';
import { type Aim, groundOf, holderOf, stands } from '../../src/odds/aims.ts';
import { engine } from '../../src/rules/rulebook.ts';
import type { Game } from '../../src/rules/state/game.ts';
import type { BySide, Side } from '../../src/rules/state/vocabulary.ts';

/** What an end is worth to a side, from the two games alone. */
function worthOfEnd(root: Game, end: Game, side: Side, aim: Aim): number {
  const pairs = root.units.map((unit, n) => ({ unit, after: end.units[n] ?? unit }));
  switch (aim) {
    case 'keepGround': {
      const holder = holderOf(end, groundOf(root));
      return holder === null ? 0 : holder === side ? 1 : -1;
    }
    case 'keepStrength':
      return pairs.reduce(
        (sum, { unit, after }) => sum + (unit.side === side ? after.strength - unit.strength : 0),
        0,
      );
    case 'costEnemy':
      return pairs.reduce(
        (sum, { unit, after }) =>
          sum +
          (unit.side === side ? 0 : ((unit.strength - after.strength) * unit.cost) / unit.initialStrength),
        0,
      );
    case 'breakEnemy':
      return pairs.filter(({ unit, after }) => unit.side !== side && stands(unit) && !stands(after)).length;
  }
}

class TooMany extends Error {}

/** What both sides may expect when each takes what is best for its aim; null beyond `limit` situations. */
export function plainBest(start: Game, aims: BySide<Aim>, limit = 20_000): BySide<number> | null {
  let situations = 0;

  function go(game: Game): BySide<number> {
    if (++situations > limit) throw new TooMany();
    const pending = engine.pending(game);
    const at = game.count.answers;
    if (pending.wait === 'over')
      return {
        blue: worthOfEnd(start, game, 'blue', aims.blue),
        red: worthOfEnd(start, game, 'red', aims.red),
      };
    if (pending.wait === 'decision') {
      const { side } = pending.decision;
      let best: BySide<number> | null = null;
      for (const choice of engine.legal(game)) {
        const worth = go(answered(game, { at, choice }));
        if (best === null || worth[side] > best[side] + 1e-9) best = worth;
      }
      return best ?? { blue: 0, red: 0 };
    }
    const outcomes = outcomesOf(pending.roll.dice);
    const throws = outcomes.reduce((sum, { weight }) => sum + Number(weight), 0);
    const sum = { blue: 0, red: 0 };
    for (const { outcome, weight } of outcomes) {
      const faces = facesForOutcome(pending.roll.dice, outcome);
      const worth = go(answered(game, { at, faces, source: 'scripted' }));
      sum.blue += (Number(weight) / throws) * worth.blue;
      sum.red += (Number(weight) / throws) * worth.red;
    }
    return sum;
  }

  try {
    return go(engine.settle(start).game);
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

function answered(game: Game, answer: unknown): Game {
  const taken = engine.answer(game, answer);
  if (!taken.ok) throw new Error(JSON.stringify(taken.why));
  return taken.game;
}
