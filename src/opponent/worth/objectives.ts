/** What the objectives of a scenario are worth to the two sides as things stand, and for coming near them. R-151. */
import { distance } from '../../geometry/hex.ts';
import { distanceTo } from '../../rules/ground/halves.ts';
import { objectivesOf } from '../../rules/objectives.ts';
import { type Game, type PlaceObjective, unitAt } from '../../rules/state/game.ts';
import { type BySide, SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { isArtillery } from '../../rules/units/units.ts';
import { turnsLeft } from './standing.ts';

/** An objective that wins at once counts as so much of the format. */
const SUDDEN = 0.35;
/** So many turns of a place that pays each turn are reckoned with. */
const TURNS_RECKONED = 5;
/** From so far one comes near. */
const NEAR = 14;
/** An exit is worth this share of its points to a unit about to reach it. */
const LEAVING = 0.8;

/** Points that are there, and points that units come near to. */
export interface Ground {
  readonly held: BySide<number>;
  readonly near: BySide<number>;
}

const NONE: Ground = { held: { blue: 0, red: 0 }, near: { blue: 0, red: 0 } };

function stake(g: Game, place: PlaceObjective): number {
  const sudden = place.sudden ? SUDDEN * g.battle.format : 0;
  if (place.when === 'end') return place.points + sudden;
  return place.points * Math.min(TURNS_RECKONED, turnsLeft(g) + 1) + sudden;
}

/** Who would hold the place if the turn ended now. */
function holderNow(g: Game, place: PlaceObjective, before: Side | null): Side | null {
  const there = place.hexes.flatMap((hex) => unitAt(g, hex) ?? []).filter(({ panicked }) => !panicked);
  const [first] = there;
  if (!first) return place.keeps ? before : null;
  return there.every(({ side }) => side === first.side) ? first.side : null;
}

/** What the nearest unit that could take the place counts, the second and the third. */
const NEAREST = [0.5, 0.3, 0.2] as const;

/** How near the side's units are that could take the place: from 0 to 1. */
function nearness(g: Game, side: Side, hexes: PlaceObjective['hexes']): number {
  const away: number[] = [];
  for (const u of g.units) {
    if (u.side !== side || u.fate !== 'present' || u.panicked || isArtillery(u)) continue;
    let least = NEAR;
    for (const hex of hexes) least = Math.min(least, distanceTo(u, hex));
    away.push(least);
  }
  away.sort((a, b) => a - b);
  return NEAREST.reduce((sum, share, n) => sum + share * (1 - (away[n] ?? NEAR) / NEAR), 0);
}

/** Nothing where the scenario has no objectives. */
export function groundWon(g: Game): Ground {
  if (!g.battle.objectives) return NONE;
  const held = { blue: 0, red: 0 };
  const near = { blue: 0, red: 0 };
  for (const { one, state } of objectivesOf(g)) {
    if (one.kind === 'place') {
      if (one.when === 'eachTurn') for (const side of SIDES) held[side] += state.points[side];
      const worth = stake(g, one);
      const holder = holderNow(g, one, state.holder);
      if (holder && (one.side === undefined || one.side === holder)) held[holder] += worth;
      for (const side of SIDES) if (side !== holder) near[side] += worth * nearness(g, side, one.hexes);
    } else if (one.kind === 'exit') {
      for (const u of g.units) {
        if (u.side !== one.side) continue;
        const isGone = u.fate === 'exited' && one.hexes.some((hex) => distance(hex, u.hexes[0]) === 0);
        if (isGone) held[u.side] += one.points + (one.enough ? (SUDDEN * g.battle.format) / one.enough : 0);
        else if (u.fate === 'present' && !u.panicked) {
          const hexes = Math.min(...one.hexes.map((hex) => distanceTo(u, hex)));
          const worth = one.points + (one.enough ? (SUDDEN * g.battle.format) / one.enough : 0);
          near[u.side] += LEAVING * worth * Math.max(0, 1 - hexes / (2 * NEAR));
        }
      }
    }
  }
  return { held, near };
}
