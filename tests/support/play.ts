/** Drives a position through the engine with scripted answers and dice, as a test reads: in order, all used up. */
import { expect } from 'vitest';
import { engine } from '../../src/rules/rulebook.ts';
import type { Choice } from '../../src/rules/state/answers.ts';
import type { Fact } from '../../src/rules/state/facts.ts';
import type { GameFrame } from '../../src/rules/state/frames.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { findUnit } from '../../src/rules/state/game.ts';

/** One scripted step: the choice of whoever decides, or the faces of the dice that are waited for. */
export type Scripted = Choice | readonly number[] | ((legal: readonly Choice[]) => Choice);

/** The first legal end of a move, flight or pursuit on that hex. */
export function to(q: number, r: number, facing?: number): (legal: readonly Choice[]) => Choice {
  return (legal) => {
    const found = legal.find(
      (choice) =>
        (choice.choose === 'move' || choice.choose === 'runEnd') &&
        choice.to.q === q &&
        choice.to.r === r &&
        (facing === undefined || choice.choose !== 'move' || choice.facing === facing),
    );
    if (!found) throw new Error(`no end on ${q},${r}: ${JSON.stringify(legal).slice(0, 1500)}`);
    return found;
  };
}

export interface Played {
  readonly game: Game;
  readonly facts: readonly Fact[];
}

/** Starts in the middle: the position with this frame running, settled. */
export function start(game: Game, ...frames: readonly GameFrame[]): Played {
  return engine.settle({ ...game, frames });
}

/** Gives one scripted step after the other; fails with what was waited for when a step does not fit. */
export function go(from: Played, ...script: readonly Scripted[]): Played {
  let { game } = from;
  const facts: Fact[] = [...from.facts];
  for (const step of script) {
    const at = game.count.answers;
    const answer = isFaces(step)
      ? { at, faces: step, source: 'scripted' }
      : { at, choice: typeof step === 'function' ? step(engine.legal(game)) : step };
    const answered = engine.answer(game, answer);
    if (!answered.ok)
      throw new Error(
        `${JSON.stringify(step)} does not fit: ${JSON.stringify(answered.why)}; waiting for ${describe(game)}`,
      );
    game = answered.game;
    facts.push(...answered.facts);
  }
  return { game, facts };
}

function isFaces(step: Scripted): step is readonly number[] {
  return Array.isArray(step);
}

/** What the game waits for, in a word or two: for messages and expectations. */
export function waitsFor(game: Game): string {
  const pending = engine.pending(game);
  if (pending.wait === 'decision') return `${pending.decision.side} ${pending.decision.question.ask}`;
  if (pending.wait === 'roll') return `${pending.roll.side} rolls ${pending.roll.about.about}`;
  return 'over';
}

function describe(game: Game): string {
  return `${waitsFor(game)}: ${JSON.stringify(engine.legal(game)).slice(0, 1500)}`;
}

/** The choices on offer. */
export function choices(played: Played): readonly Choice[] {
  return engine.legal(played.game);
}

/** The dice waited for. */
export function dice(played: Played) {
  const pending = engine.pending(played.game);
  if (pending.wait !== 'roll') throw new Error(`no dice: ${describe(played.game)}`);
  return pending.roll.dice;
}

/** What the dice waited for decide. */
export function about(played: Played) {
  const pending = engine.pending(played.game);
  if (pending.wait !== 'roll') throw new Error(`no dice: ${describe(played.game)}`);
  return pending.roll.about;
}

/** A unit after play, whatever its fate. */
export function unitAfter(played: Played, id: string): Unit {
  const unit = findUnit(played.game, id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
}

/** The facts of one kind, in order. */
export function factsOf<Name extends Fact['fact']>(
  played: Played,
  name: Name,
): readonly Extract<Fact, { fact: Name }>[] {
  return played.facts.filter((fact): fact is Extract<Fact, { fact: Name }> => fact.fact === name);
}

/** Nothing more is waited for: the script was the whole story. */
export function expectOver(played: Played): void {
  expect(waitsFor(played.game)).toBe('over');
}
