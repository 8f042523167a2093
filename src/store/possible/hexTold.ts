/** What is told of a free hex while a unit could march: why it cannot go there, or what it costs to go so far. */
import { FACINGS } from '../../geometry/facing.ts';
import { type Hex, hexKey, sameHex } from '../../geometry/hex.ts';
import { endRefusals, type MarchEnd, marchQuery } from '../../rules/movement/march.ts';
import type { Follow, March } from '../../rules/movement/marchLimits.ts';
import { groupRefusals } from '../../rules/orders/groups.ts';
import { engine } from '../../rules/rulebook.ts';
import { type Game, type Unit, unitAt, unitOf } from '../../rules/state/game.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import { movementFactor } from '../../rules/units/factors.ts';
import type { Selection } from '../state.ts';
import { prospectOf } from './prospect.ts';

export type HexTold =
  /** Every reason of the march that comes nearest to being legal, the chief one first. */
  | { readonly is: 'refused'; readonly reasons: readonly Refusal[] }
  /** MAN-09: so many hexes for a factor of so many. */
  | { readonly is: 'forced'; readonly cost: number; readonly factor: number }
  /** MAN-17: points lost to enemies shaken off. */
  | { readonly is: 'disengaging'; readonly lost: number };

/** The marches that could be meant, of a unit as it stands before them. */
interface Meant {
  readonly game: Game;
  readonly unit: Unit;
  readonly marches: readonly March[];
  readonly follow: Follow;
}

function meantIn(game: Game, actor: Unit, { group, riders }: Selection): Meant | readonly Refusal[] {
  const pending = engine.pending(game);
  if (pending.wait !== 'decision' || pending.decision.side !== actor.side) return [];
  const { question } = pending.decision;
  const frame = game.frames.at(-1);
  if (question.ask === 'move') {
    if (frame?.procedure !== 'march') return [];
    const { manoeuvre } = question;
    if (manoeuvre !== 'frontalMarch' && manoeuvre !== 'indirectMarch') return [];
    return { game, unit: actor, marches: [manoeuvre], follow: frame.follow };
  }
  const { ask } = question;
  if (ask !== 'orders' && ask !== 'actingUnit' && ask !== 'action') return [];
  const prospect = prospectOf(game, actor.id, group, riders);
  if (prospect) {
    const marches = ['frontalMarch', 'indirectMarch'] as const;
    return { game: prospect.game, unit: unitOf(prospect.game, actor.id), marches, follow: 'none' };
  }
  return ask === 'orders' ? groupRefusals(game, [actor.id]) : [];
}

/** How far a reason is from letting the march through: what counts hexes by them, what closes the way most. */
function hindrance({ reason, facts }: Refusal): number {
  const missing = Number(facts['cost'] ?? 0) - Number(facts['reach'] ?? 0);
  switch (reason) {
    case 'noRoute':
      return 100;
    case 'pathBlocked':
    case 'panickedFriendInWay':
      return 50;
    case 'tooFar':
      return 20 + Math.max(0, missing);
    case 'forcedMarchEnemyNear':
    case 'forcedMarchFormation':
      return 10 + Math.max(0, missing);
    default:
      return 5;
  }
}

function total(reasons: readonly Refusal[]): number {
  return reasons.reduce((sum, reason) => sum + hindrance(reason), 0);
}

/** Of all marches there, each with any facing, the reasons of the one that lacks least. */
function leastRefused({ game, unit, marches, follow }: Meant, hex: Hex): readonly Refusal[] {
  const tried = marches.flatMap((march) =>
    FACINGS.map((facing) => endRefusals(game, unit, march, follow, hex, facing)),
  );
  const [first] = tried.toSorted((a, b) => total(a) - total(b));
  return [...(first ?? [])].sort((a, b) => hindrance(b) - hindrance(a));
}

const ends = new WeakMap<Game, Map<string, readonly MarchEnd[]>>();

function endsOf({ game, unit, marches, follow }: Meant): readonly MarchEnd[] {
  const known = ends.get(game) ?? new Map<string, readonly MarchEnd[]>();
  ends.set(game, known);
  const key = `${unit.id} ${marches.join()} ${follow}`;
  const before = known.get(key);
  if (before) return before;
  const found = marches.flatMap((march) => marchQuery(game, unit, march, follow));
  known.set(key, found);
  return found;
}

/** What a march that ends there must reckon with, if it is no ordinary one. MAN-09, MAN-17. */
function priceThere(meant: Meant, hex: Hex): HexTold | null {
  const there = endsOf(meant).filter(({ to }) => hexKey(to) === hexKey(hex));
  const cheapest = there.toSorted(
    (a, b) => a.disengagement - b.disengagement || Number(a.forced) - Number(b.forced) || a.cost - b.cost,
  )[0];
  if (!cheapest) return null;
  if (cheapest.disengagement > 0) return { is: 'disengaging', lost: cheapest.disengagement };
  if (!cheapest.forced) return null;
  return { is: 'forced', cost: cheapest.cost, factor: movementFactor(meant.unit) };
}

/** What is told of a hex that nobody holds; nothing where the unit marches as usual, or where no march is asked for. */
export function hexTold(game: Game, actor: string | null, selection: Selection, hex: Hex): HexTold | null {
  const unit = actor === null ? undefined : game.units.find(({ id }) => id === actor);
  if (unit?.fate !== 'present' || unitAt(game, hex) || unit.hexes.some((own) => sameHex(own, hex)))
    return null;
  const meant = meantIn(game, unit, selection);
  if (!('unit' in meant)) return meant.length > 0 ? { is: 'refused', reasons: meant } : null;
  // a line is moved by the hexes it enters, and only its left half is named as an end
  if (unit.hexes.length > 1) return null;
  const lit = endsOf(meant).some(({ to }) => sameHex(to, hex));
  if (lit) return priceThere(meant, hex);
  const reasons = leastRefused(meant, hex);
  return reasons.length > 0 ? { is: 'refused', reasons } : null;
}
