/**
 * What one unit could do to another from where both stand, estimated without dice: the expected losses in army points. The
 * engine alone knows exactly; this is asked thousands of times for what may come later.
 */
import { zoneOf } from '../../geometry/cone.ts';
import { isDoubled, pursuitDistance } from '../../rules/combat/combatFactor.ts';
import { hasInCone } from '../../rules/ground/cones.ts';
import { distanceBetween } from '../../rules/ground/halves.ts';
import { isRough, terrainAt } from '../../rules/ground/terrain.ts';
import type { Battle, Game, Unit } from '../../rules/state/game.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { movementFactor, rangeOf } from '../../rules/units/factors.ts';
import { hasSkill } from '../../rules/units/skills.ts';
import { isArtillery, isSquare } from '../../rules/units/units.ts';
import {
  assaultCost,
  chargeCost,
  type Exchange,
  pursuitCost,
  type Stakes,
  shotNet,
  UNBROKEN,
} from './exchange.ts';

/** The ways of striking at a target; nothing where it cannot be reached. */
export interface Strikes {
  /** A shot from where it stands, sight apart, in army points; and one after a march, for those who may. FIR-03. */
  readonly shot: number;
  readonly sally: number;
  /** What a unit that is in contact with nobody may try, CHG-06; and what it may try in any case. */
  readonly charge: Exchange | null;
  readonly assault: Exchange | null;
}

const NOTHING: Strikes = { shot: 0, sally: 0, charge: null, assault: null };

/** Beyond this nobody shoots or charges. */
const FAR = 10;
const MOST_RUN = 6;

/** CHG-02 to CHG-04. */
function mayAttack(g: Game, a: Unit, t: Unit, flanked: boolean): boolean {
  if (a.panicked || isArtillery(a) || isSquare(a)) return false;
  if (a.formation === 'skirmish')
    return t.panicked || isArtillery(t) || t.formation === 'skirmish' || isRough(terrainAt(g, t.hexes[0]));
  return !hasSkill(a, 'harassment') || t.panicked || t.formation === 'skirmish' || flanked;
}

/** The charge that could be declared from there, and the assault. CHG-07, CHG-08, ASL-03. */
function attacksOn(r: Stakes, a: Unit, t: Unit, hexes: number): Pick<Strikes, 'charge' | 'assault'> {
  const [from, to] = [a.hexes[0], t.hexes[0]];
  const flanked = !hasInCone(r.g, t, a);
  if (!mayAttack(r.g, a, t, flanked)) return NOTHING;
  // neighbours are nearly always in contact, and then nobody charges
  const runs = hexes > 1 && hexes <= movementFactor(a) && zoneOf(from, a.facing, to) === 'front';
  return {
    charge: runs ? chargeCost(r, a, t, hexes, flanked) : null,
    assault: hexes <= 2 ? assaultCost(r, a, t, hexes, flanked) : null,
  };
}

/** FIR-03. */
function marchesAndFires(a: Unit): boolean {
  if (a.type === 'lightHorseBattery') return true;
  return a.type === 'lightInfantry' && (a.formation === 'column' || a.formation === 'skirmish');
}

/** A shot after a march counts for less than one that is there: the place for it may be taken, or seen from nowhere. */
const SALLY = 0.7;

/** What a shot after a march may come to, from as far as it carries. FIR-03. */
function sallyAt(r: Stakes, a: Unit, t: Unit, hexes: number, seen: boolean): number {
  if (a.panicked || !marchesAndFires(a)) return 0;
  const range = rangeOf(a);
  // turning costs a hex of the march, MAN-04
  if (hexes > range + movementFactor(a) - (seen ? 0 : 1)) return 0;
  return SALLY * shotNet(r, a, t, Math.min(hexes, range));
}

function strikesOf(r: Stakes, a: Unit, t: Unit, hexes: number): Strikes {
  if (hexes > FAR || hexes === 0) return NOTHING;
  const seen = hasInCone(r.g, a, t);
  const shot = seen ? shotNet(r, a, t, hexes) : 0;
  const sally = shot > 0 ? 0 : sallyAt(r, a, t, hexes, seen);
  const { charge: run, assault: near } = hexes <= MOST_RUN ? attacksOn(r, a, t, hexes) : NOTHING;
  if (shot === 0 && sally === 0 && run === null && near === null) return NOTHING;
  return { shot, sally, charge: run, assault: near };
}

/** An enemy as he stood, how many hexes off, and what the unit could do to him. */
export interface Opposed {
  readonly t: Unit;
  readonly hexes: number;
  readonly strikes: Strikes;
}

/** What is remembered of a unit: for each enemy's place in the game's list what was found when it was last asked. */
interface Remembered {
  readonly battle: Battle;
  readonly ending: number;
  readonly bears: BySide<number>;
  readonly opposed: Opposed[];
}

type Memory = WeakMap<Unit, Remembered>;

/** What is reckoned without regard to the end of units is asked in between, and has a memory of its own. */
const known: Memory = new WeakMap();
const knownWithEnding: Memory = new WeakMap();

function bearAlike(these: BySide<number>, those: BySide<number>): boolean {
  return these === those || (these.blue === those.blue && these.red === those.red);
}

/** What is remembered of the unit, to be asked for many enemies. */
export function rememberedOf({ g: { battle }, ending, bears }: Stakes, a: Unit): Remembered {
  const memory = ending > 0 ? knownWithEnding : known;
  const before = memory.get(a);
  if (before && before.battle === battle && before.ending === ending && bearAlike(before.bears, bears))
    return before;
  const made: Remembered = { battle, ending, bears, opposed: [] };
  memory.set(a, made);
  return made;
}

/** What the unit could do to the enemy at that place of the list, and how far off he stands. */
export function opposedBy(r: Stakes, a: Unit, memory: Remembered, t: Unit, place: number): Opposed {
  const before = memory.opposed[place];
  if (before && before.t === t) return before;
  const hexes = distanceBetween(a, t);
  const made = { t, hexes, strikes: strikesOf(r, a, t, hexes) };
  memory.opposed[place] = made;
  return made;
}

/** What the unit could do to that enemy. */
export function strikesAt(g: Game, a: Unit, t: Unit): Strikes {
  return strikesOf({ g, ending: 0, bears: UNBROKEN }, a, t, distanceBetween(a, t));
}

/** What the better of its attacks gains the unit, less what it costs; nothing where it may not attack at all. */
export function netOf({ charge: run, assault: near }: Pick<Strikes, 'charge' | 'assault'>): number | null {
  if (!run && !near) return null;
  const net = (one: Exchange | null) => (one ? one.theirs - one.ours : Number.NEGATIVE_INFINITY);
  return Math.max(net(run), net(near));
}

/**
 * What a pursuer gains by attacking whoever it has come upon, as the game has both, less what that costs it; nothing where
 * it may not. CHG-37, R-70.
 */
export function pursuitNet(g: Game, a: Unit, t: Unit): number | null {
  if (netOf(strikesAt(g, a, t)) === null) return null;
  const charge = g.frames.find((frame) => frame.procedure === 'charge');
  const doubled =
    charge !== undefined &&
    isDoubled(g, a, t, {
      openRoute: charge.openRoute,
      counterCharged: false,
      distance: pursuitDistance(g, charge.distance),
    });
  const { theirs, ours } = pursuitCost({ g, ending: 0, bears: UNBROKEN }, a, t, doubled);
  return theirs - ours;
}
