/** What is seen only on request: the ground alone, what the enemy could attack, a line of sight. */
import { type Hex, hexKey, sameHex } from '../geometry/hex.ts';
import { hexesOf } from '../geometry/shape.ts';
import type { MapMarks } from '../map/marks.ts';
import { mayAssault } from '../rules/assaultConditions.ts';
import { mayCharge } from '../rules/chargeConditions.ts';
import { enemyOf, findUnit, type Game, presentUnits, type Unit, unitAt } from '../rules/game.ts';
import { distanceTo } from '../rules/halves.ts';
import { sightBlockers } from '../rules/sight.ts';
import { fireRefusals, targetRefusals } from '../rules/targets.ts';
import { mayEnter } from '../rules/terrain.ts';
import { movementFactor, rangeOf } from '../rules/units.ts';
import type { Side } from '../rules/vocabulary.ts';

export type Lens = 'ground' | 'threat';

/** Hexes where an enemy would be in danger: under fire, or within a charge or an assault. */
export interface Threat {
  readonly fire: readonly Hex[];
  readonly shock: readonly Hex[];
}

/** The longest assault, ASL-01: units that cannot march may still make it. */
const ASSAULT = 2;

/** Whoever may stand on the hex: the enemy there, or a column that nothing protects, as if it stood there. */
function victimOn(game: Game, hex: Hex, model: Unit): Unit | null {
  const there = unitAt(game, hex);
  if (there) return there.side === model.side ? there : null;
  if (!mayEnter(game, hex)) return null;
  const plain = { type: 'lineInfantry', formation: 'column', panicked: false, skills: [] } as const;
  return { ...model, ...plain, id: '', hexes: [hex] };
}

function threatOfUnit(game: Game, unit: Unit): Threat {
  const [model] = presentUnits(game, enemyOf(unit.side));
  if (!model) return { fire: [], shock: [] };
  // In its next turn nothing that holds the unit back in this one counts any more.
  const next = { ...unit, mayNotManoeuvre: false, squareFired: false };
  const range = fireRefusals(game, next, 'none').length === 0 ? rangeOf(next) : 0;
  const reach = Math.max(movementFactor(next), ASSAULT);
  const fire: Hex[] = [];
  const shock: Hex[] = [];
  for (const hex of hexesOf(game.battle.map.shape)) {
    const away = distanceTo(unit, hex);
    if (away === 0 || away > Math.max(range, reach)) continue;
    const victim = victimOn(game, hex, model);
    if (!victim) continue;
    if (away <= range && targetRefusals(game, next, victim, 'action').length === 0) fire.push(hex);
    if (away <= reach && (mayCharge(game, next, victim) || mayAssault(game, next, victim))) shock.push(hex);
  }
  return { fire, shock };
}

function together(lists: readonly (readonly Hex[])[]): readonly Hex[] {
  return [...new Map(lists.flat().map((hex) => [hexKey(hex), hex])).values()];
}

/**
 * The hexes that one enemy of the side, or all of them, could attack from where they stand now, by the same conditions
 * that allow their attacks: FIR-02 to FIR-08, CHG-02 to CHG-11, ASL-01 to ASL-05.
 */
export function threatTo(game: Game, side: Side, unit: string | null): Threat {
  const one = unit === null ? undefined : findUnit(game, unit);
  const threats = (one ? [one] : presentUnits(game, enemyOf(side))).map((enemy) => threatOfUnit(game, enemy));
  return {
    fire: together(threats.map(({ fire }) => fire)),
    shock: together(threats.map(({ shock }) => shock)),
  };
}

/** The enemy of the side that is meant: the first of those named that is one and is there. */
export function enemyMeant(game: Game, side: Side, named: readonly (string | null)[]): string | null {
  const units = named.map((id) => (id === null ? undefined : findUnit(game, id)));
  return units.find((unit) => unit?.fate === 'present' && unit.side !== side)?.id ?? null;
}

/** The two hexes between which a line of sight is asked for; the second is pressed last. */
export interface SightAsk {
  readonly from: Hex | null;
  readonly to: Hex | null;
}

export const NO_SIGHT: SightAsk = { from: null, to: null };

/** The next hex pressed: the first, the second, or the first of another line. */
export function sightAfter({ from, to }: SightAsk, hex: Hex): SightAsk {
  if (from === null || to !== null) return { from: hex, to: null };
  return sameHex(from, hex) ? NO_SIGHT : { from, to: hex };
}

export interface SightLine {
  readonly from: Hex;
  readonly to: Hex;
  readonly blockers: readonly Hex[];
}

/** The line between the two hexes, with all that stops it for the unit that stands at its beginning, or for that side. */
export function sightLine(game: Game, side: Side, from: Hex | null, to: Hex | null): SightLine | null {
  if (from === null || to === null || sameHex(from, to)) return null;
  return { from, to, blockers: sightBlockers(game, from, to, unitAt(game, from) ?? { id: '', side }) };
}

/** What the map draws of it. */
export function sightMarks(line: SightLine | null): Pick<MapMarks, 'sights' | 'field'> {
  if (!line) return { sights: [], field: [] };
  const { from, to, blockers } = line;
  return { sights: [{ from, to, blockedAt: blockers[0] ?? null }], field: blockers };
}
