/** A known position seen from both sides, and in the mirror: what is right stays right. */
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import { enemyOf, type Game } from '../../../src/rules/state/game.ts';
import { whoIsMeant } from '../../../src/rules/state/meant.ts';
import type { Side } from '../../../src/rules/state/vocabulary.ts';
import { mirror, movedChoice, movedGame, type Symmetry, turned } from '../symmetry.ts';
import { gameOf, type Known, RADIUS } from './known.ts';

export interface Variant {
  readonly name: 'as told' | 'mirrored' | 'other side' | 'other side, mirrored';
  readonly game: Game;
  readonly side: Side;
  /** The answer as it would be in the position as told. */
  readonly told: (choice: Choice) => Choice;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function exchanged(word: string): string {
  return word === 'blue' ? 'red' : word === 'red' ? 'blue' : word;
}

/** Blue is red and red is blue, everywhere. */
function coloured(value: unknown): unknown {
  if (typeof value === 'string') return exchanged(value);
  if (Array.isArray(value)) return value.map(coloured);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [exchanged(key), coloured(part)]));
}

const LEFT_AND_RIGHT = mirror(RADIUS);
const SIXTH = turned(RADIUS);

/** The field turned about its middle. */
export function turnedAbout(game: Game): Game {
  return movedGame(SIXTH, movedGame(SIXTH, movedGame(SIXTH, game)));
}

/** Armies and ends of the field exchanged: what red does there is what blue did here. */
function fromOtherSide(game: Game): Game {
  return coloured(turnedAbout(game)) as Game;
}

function unitMeant(game: Game): string | undefined {
  const pending = engine.pending(game);
  return pending.wait === 'decision' ? (whoIsMeant(pending.decision.question).unit ?? undefined) : undefined;
}

function choiceBack(game: Game, choice: Choice, ...by: readonly Symmetry[]): Choice {
  const unit = unitMeant(game);
  return by.reduce((moved, symmetry) => movedChoice(symmetry, game, moved, unit), choice);
}

/** The four ways in which a position is asked. */
export function variantsOf(known: Known): readonly Variant[] {
  const game = gameOf(known);
  const mirrored = movedGame(LEFT_AND_RIGHT, game);
  const other = fromOtherSide(game);
  const both = fromOtherSide(mirrored);
  const { of: side } = known;
  return [
    { name: 'as told', game, side, told: (choice) => choice },
    {
      name: 'mirrored',
      game: mirrored,
      side,
      told: (choice) => choiceBack(mirrored, choice, LEFT_AND_RIGHT),
    },
    {
      name: 'other side',
      game: other,
      side: enemyOf(side),
      told: (choice) => choiceBack(other, choice, SIXTH, SIXTH, SIXTH),
    },
    {
      name: 'other side, mirrored',
      game: both,
      side: enemyOf(side),
      told: (choice) => choiceBack(both, choice, SIXTH, SIXTH, SIXTH, LEFT_AND_RIGHT),
    },
  ];
}
