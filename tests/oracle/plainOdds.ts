/** The odds by a plain second reading: every throw of every course of events one after another, nothing merged. */

import { FRACTIONS, type Fraction, fractionText } from '../../src/chances/fraction.ts';
import { namesOfEnd } from '../../src/command/oddsNames.ts';
import type { Script } from '../../src/command/oddsTrial.ts';
import { outcomesOf } from '../../src/engine/dice.ts';
import { facesForOutcome } from '../../src/engine/outcomeFaces.ts';
import { engine } from '../../src/rules/rulebook.ts';
import type { Game } from '../../src/rules/state/game.ts';

/** Chances as text, by name, in the order of the names. */
export type Told = Readonly<Record<string, string>>;

export function told(chances: ReadonlyMap<string, Fraction>): Told {
  return Object.fromEntries(
    [...chances]
      .filter(([, chance]) => !FRACTIONS.isZero(chance))
      .map(([name, chance]) => [name, fractionText(chance)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The chance of each thing that may be so in the end; null beyond `limit` courses of events. */
export function plainOdds(start: Game, script: Script, limit = 100_000): Told | null {
  const chances = new Map<string, Fraction>();
  let courses = 0;

  function go(game: Game, chance: Fraction): void {
    if (courses > limit) return;
    const pending = engine.pending(game);
    const at = game.count.answers;
    if (pending.wait === 'over') {
      courses++;
      for (const name of namesOfEnd(start, game))
        chances.set(name, FRACTIONS.plus(chances.get(name) ?? FRACTIONS.zero, chance));
      return;
    }
    if (pending.wait === 'decision') {
      go(answered(game, { at, choice: script(pending.decision, engine.legal(game)) }), chance);
      return;
    }
    const outcomes = outcomesOf(pending.roll.dice);
    const throws = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
    for (const { outcome, weight } of outcomes) {
      const faces = facesForOutcome(pending.roll.dice, outcome);
      go(answered(game, { at, faces, source: 'scripted' }), FRACTIONS.part(chance, weight, throws, 0));
    }
  }

  go(engine.settle(start).game, FRACTIONS.one);
  return courses > limit ? null : told(chances);
}

function answered(game: Game, answer: unknown): Game {
  const taken = engine.answer(game, answer);
  if (!taken.ok) throw new Error(JSON.stringify(taken.why));
  return taken.game;
}
