/** What is seen only on request and needs the whole rulebook: what the enemy could attack, a line of sight. */
import { distance, type Hex, hexKey, sameHex } from '../../geometry/hex.ts';
import { hexesOf } from '../../geometry/shape.ts';
import { mayAssault } from '../../rules/attack/assaultConditions.ts';
import { mayCharge } from '../../rules/attack/chargeConditions.ts';
import { fireRefusals, targetRefusals } from '../../rules/fire/targets.ts';
import { distanceTo } from '../../rules/ground/halves.ts';
import { sightBlockers } from '../../rules/ground/sight.ts';
import { mayEnter } from '../../rules/ground/terrain.ts';
import { enemyOf, findUnit, type Game, presentUnits, type Unit, unitAt } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { movementFactor, rangeOf } from '../../rules/units/factors.ts';

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

/**
 * The hexes at which the unit could fire from where it stands: its range and its cone, as far as its eye reaches. FIR-02
 * to FIR-08.
 */
export function fireField(game: Game, unit: Unit): readonly Hex[] {
  const [model] = presentUnits(game, enemyOf(unit.side));
  const range = fireRefusals(game, unit, 'none').length === 0 ? rangeOf(unit) : 0;
  if (!model || range === 0) return [];
  return hexesOf(game.battle.map.shape).filter((hex) => {
    const away = distanceTo(unit, hex);
    if (away === 0 || away > range) return false;
    const victim = victimOn(game, hex, model);
    return victim !== null && targetRefusals(game, unit, victim, 'action').length === 0;
  });
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

interface ThreatMeant extends Threat {
  readonly enemy: string | null;
}

let last: { readonly game: Game; readonly side: Side; readonly threat: ThreatMeant } | null = null;

/** The same of the enemy that is meant, and who that is; of all of them where none is. Worked out anew only where another is. */
export function threatMeant(game: Game, side: Side, named: readonly (string | null)[]): ThreatMeant {
  const enemy = enemyMeant(game, side, named);
  if (last?.game !== game || last.side !== side || last.threat.enemy !== enemy)
    last = { game, side, threat: { enemy, ...threatTo(game, side, enemy) } };
  return last.threat;
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

/** Where a unit looks from: the half nearer to what it looks at. */
function nearestHalf({ hexes: [one, other] }: Unit, to: Hex | null): Hex {
  return other && to && distance(other, to) < distance(one, to) ? other : one;
}

/** The same where only one hex is pressed, or none: from the unit that would look, to the hex pointed at. */
export function sightAsked(
  game: Game,
  side: Side,
  asked: { readonly from: Hex | null; readonly to: Hex | null },
  own: Unit | undefined,
  pointed: Hex | null,
): SightLine | null {
  const to = asked.to ?? pointed;
  const from = asked.from ?? (own?.fate === 'present' ? nearestHalf(own, to) : null);
  return sightLine(game, side, from, to);
}
