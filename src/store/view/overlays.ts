/** Arrows, rings and the last move: what the procedures under way and the question asked are about. */
import { type Hex, sameHex } from '../../geometry/hex.ts';
import { isOutflanked } from '../../rules/ground/engagement.ts';
import { confronted, hexOfHalf } from '../../rules/ground/halves.ts';
import type { Question } from '../../rules/state/answers.ts';
import type { GameFrame, Roll } from '../../rules/state/frames.ts';
import { findUnit, type Game, presentUnits } from '../../rules/state/game.ts';
import { whoIsBetween, whoIsMeant, whoIsRolledFor } from '../../rules/state/meant.ts';
import type { Half } from '../../rules/state/vocabulary.ts';
import type { GameLogEntry } from '../state.ts';
import type { ArrowKind, Marks } from './marks.ts';

interface Aim {
  readonly from: string;
  readonly to: string;
  readonly kind: ArrowKind;
  /** The halves a shot goes between, once chosen.. */
  readonly half?: Half | undefined;
  readonly aimed?: Half | undefined;
}

function kindOf(frame: GameFrame): Omit<Aim, 'from' | 'to'> | null {
  switch (frame.procedure) {
    case 'charge':
    case 'assault':
      return { kind: frame.procedure };
    case 'shot':
      return { kind: 'fire', half: frame.half, aimed: frame.aimed };
    case 'fire':
      return { kind: 'fire', half: frame.half };
    default:
      return null;
  }
}

function aimOf(frame: GameFrame): Aim | null {
  const kind = kindOf(frame);
  const { unit, target } = whoIsBetween(frame);
  return kind && unit !== null && target !== null ? { from: unit, to: target, ...kind } : null;
}

function arrowOf(game: Game, { from, to, kind, half, aimed }: Aim): Marks['arrows'] {
  const [one, other] = [findUnit(game, from), findUnit(game, to)];
  if (one?.fate !== 'present' || other?.fate !== 'present') return [];
  const [line] = confronted(one, other);
  if (!line) return [];
  return [
    {
      from: half ? hexOfHalf(one, half) : line.own,
      to: aimed ? hexOfHalf(other, aimed) : line.other,
      kind,
    },
  ];
}

/** One arrow for each attack under way, as the procedure nearest to it knows it, and one for the attack drafted. */
export function arrowsOf(game: Game, drafted: Aim | null): Marks['arrows'] {
  const aims = game.frames.map(aimOf).filter((aim) => aim !== null);
  if (drafted) aims.push(drafted);
  const unlike = aims.filter(
    (aim, at) => !aims.slice(at + 1).some((other) => other.from === aim.from && other.to === aim.to),
  );
  return unlike.flatMap((aim) => arrowOf(game, aim));
}

/** The units that a question or a roll names. */
function named(about: Question | Roll['about']): readonly string[] {
  if ('about' in about) {
    const { unit, others } = whoIsRolledFor(about);
    return [unit, ...others].filter((name) => name !== null);
  }
  const { unit, enemy, mover, friends, enemies } = whoIsMeant(about);
  return [unit, enemy, mover, ...friends, ...enemies].filter((name) => name !== null);
}

export function ringsOf(game: Game, about: Question | Roll['about'] | null): Marks['rings'] {
  if (!about) return [];
  return [...new Set(named(about))].flatMap((id) => {
    const unit = findUnit(game, id);
    return unit?.fate === 'present' ? [{ unit: id, side: unit.side }] : [];
  });
}

/** Of an extended line the way of one half: the left one, or the right one swung round it. */
function lastOfLine(from: Hex, route: readonly Hex[], [left, right]: readonly Hex[]): readonly Hex[] {
  const to = left && sameHex(from, left) ? right : left;
  return route.length > 0 && to ? [from, to] : [];
}

/** The way of the last move told by the log, origin included. */
export function lastMoveOf(log: readonly GameLogEntry[]): readonly Hex[] {
  for (let at = log.length - 1; at >= 0; at--) {
    const fact = log[at]?.facts.findLast((one) => one.fact === 'moved');
    if (fact?.fact === 'moved' && fact.line) return lastOfLine(fact.from, fact.route, fact.line.hexes);
    if (fact?.fact === 'moved') return fact.route.length > 0 ? [fact.from, ...fact.route] : [];
  }
  return [];
}

const outflanked = new WeakMap<Game['units'], readonly string[]>();

/** The units outflanked now. GEO-18. */
export function outflankedIn(game: Game): readonly string[] {
  const before = outflanked.get(game.units);
  if (before) return before;
  const found = presentUnits(game)
    .filter((unit) => isOutflanked(game, unit))
    .map(({ id }) => id);
  outflanked.set(game.units, found);
  return found;
}
