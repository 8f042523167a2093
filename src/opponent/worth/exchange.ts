/**
 * What one unit could do to another from where both stand, estimated without dice: the expected losses in army points. The
 * engine alone knows exactly; this is asked thousands of times for what may come later.
 */
import { inFrontalCone, zoneOf } from '../../geometry/cone.ts';
import { distance } from '../../geometry/hex.ts';
import { isCover, isHill, isRough, terrainAt } from '../../rules/ground/terrain.ts';
import type { Battle, Game, Unit } from '../../rules/state/game.ts';
import { movementFactor, rangeOf } from '../../rules/units/factors.ts';
import { hasSkill } from '../../rules/units/skills.ts';
import {
  isArtillery,
  isCavalry,
  isDemoralised,
  isInfantry,
  isInLine,
  isNonDense,
  isSquare,
  UNIT_TABLE,
} from '../../rules/units/units.ts';
import { testOf } from './morale.ts';
import { lossOf, priceOf, shareLost } from './standing.ts';

/** What a blow may come to: what the target and the striker lose, in army points. */
export interface Exchange {
  readonly theirs: number;
  readonly ours: number;
}

/** Both ways of striking at a target; nothing where it cannot be reached. */
export interface Strikes {
  /** A shot, sight apart. */
  readonly shot: number;
  readonly attack: Exchange | null;
}

const NOTHING: Strikes = { shot: 0, attack: null };

/** Beyond this nobody shoots or charges. */
const FAR = 10;
/** Panic is worth so much of what the unit still stands for. */
const PANIC = 0.4;
/** A save on 4 to 6, on 5 and 6. SAV-02. */
const SAVED = 1 / 2;
const SAVED_SHAKEN = 1 / 3;

function saved(t: Unit): number {
  return isDemoralised(t) ? SAVED_SHAKEN : SAVED;
}

/** What a failed test costs that unit: the points, or the panic if that is cheaper. MOR-11. */
function failure(g: Game, u: Unit, command: number, lostBefore: number): number {
  const { fails, loses } = testOf(u.quality, command);
  if (fails === 0) return 0;
  const left = u.strength - lostBefore;
  const stays = lossOf(g, u, lostBefore + loses / fails) - lossOf(g, u, lostBefore);
  const flees = isArtillery(u) ? Number.POSITIVE_INFINITY : PANIC * (1 - shareLost(u, left)) * priceOf(g, u);
  return fails * Math.min(stays, flees);
}

/** How likely about so many expected losses are three or more. MOR-01. */
function tested(losses: number): number {
  return Math.max(0, Math.min(1, (losses - 0.8) / 3.2));
}

function commandOf(g: Game, u: Unit, outflanked: boolean): number {
  const terrain = terrainAt(g, u.hexes[0]);
  const houses = terrain === 'village' || terrain === 'fortifiedPoint';
  return (
    u.commandValue +
    (houses && !isCavalry(u) ? 3 : 0) -
    (isDemoralised(u) ? 2 : 0) -
    (outflanked && !isCover(terrain) ? 3 : 0)
  );
}

/** What is lost by so many hits: the points themselves, and what their test costs. */
function lossesCost(g: Game, u: Unit, points: number, outflanked: boolean): number {
  const lost = Math.min(points, u.strength);
  if (lost <= 0) return 0;
  const test = lost < u.strength ? tested(lost) * failure(g, u, commandOf(g, u, outflanked), lost) : 0;
  return lossOf(g, u, lost) + test;
}

/** CBT-12 to CBT-15: the dice of a shot. */
function fireDice(g: Game, a: Unit, t: Unit, hexes: number, defensive: boolean): number {
  const factors = UNIT_TABLE[a.type].factors[a.formation];
  if (!factors || factors.fire === 0 || a.panicked || hasSkill(a, 'warrior')) return 0;
  const range = rangeOf(a);
  if (hexes > range) return 0;
  let dice = factors.fire + (2 * hexes <= range ? 1 : 0);
  if (isArtillery(a) && isSquare(t)) dice += 2;
  if (!isSquare(t) && !inFrontalCone(t.hexes[0], t.facing, a.hexes[0])) dice += 2;
  if (isDemoralised(a)) dice -= 2;
  if (a.skills.length > 0) {
    if (a.formation === 'column' && hasSkill(a, 'controlledFire')) dice -= 2;
    if (isInLine(a) && hasSkill(a, 'obsoleteFirearm')) dice -= 1;
    if (defensive && isInLine(a) && hasSkill(a, 'controlledFire')) dice += 4;
  }
  if (defensive && isArtillery(a)) dice += 4;
  const [from, to] = [terrainAt(g, a.hexes[0]), terrainAt(g, t.hexes[0])];
  if (isCover(to)) dice = Math.min(dice, 3);
  if (isRough(from)) dice = Math.min(dice, isInfantry(a) ? 3 : 1);
  return Math.max(0, dice);
}

/** SAV-03 against fire. */
function savesFire(g: Game, a: Unit, t: Unit): number {
  if (t.panicked) return 0;
  const covered = isInfantry(t) && isCover(terrainAt(g, t.hexes[0]));
  const armoured = !isArtillery(a) && (hasSkill(t, 'cuirassier') || hasSkill(t, 'halfCuirass'));
  return covered || isNonDense(t) || armoured || hasSkill(t, 'harassment') ? saved(t) : 0;
}

function shotAt(g: Game, a: Unit, t: Unit, hexes: number, defensive = false): number {
  const dice = fireDice(g, a, t, hexes, defensive);
  if (dice === 0) return 0;
  const six = hasSkill(t, 'feudalCavalry') ? 3 / 2 : 1;
  return (dice / 3) * six * (1 - savesFire(g, a, t));
}

/** CBT-05, CBT-13 to CBT-17: the dice of a blow. */
function strikeDice(
  g: Game,
  a: Unit,
  t: Unit,
  doubled: boolean,
  charges: boolean,
  outflanked: boolean,
): number {
  const factors = UNIT_TABLE[a.type].factors[a.formation];
  if (!factors || a.panicked) return 0;
  let dice = factors.combat;
  if (a.skills.length > 0) {
    if (hasSkill(a, 'cuirassier') || hasSkill(a, 'halfCuirass')) dice += 1;
    if (charges && hasSkill(a, 'lancer')) dice += 1;
    if (a.formation === 'column' && hasSkill(a, 'controlledFire')) dice -= 2;
    if (isInLine(a) && hasSkill(a, 'obsoleteFirearm')) dice -= 1;
  }
  if (doubled) dice *= 2;
  const [from, to] = [terrainAt(g, a.hexes[0]), terrainAt(g, t.hexes[0])];
  if (isCover(to)) dice = Math.min(dice, 3);
  if (isRough(from)) dice = Math.min(dice, isInfantry(a) ? 3 : 1);
  if (outflanked && !isCover(from)) dice = Math.min(dice, 1);
  return Math.max(0, dice);
}

/** SAV-03 in close combat. */
function savesBlow(g: Game, a: Unit, t: Unit): number {
  if (t.panicked) return 0;
  const [from, to] = [a.hexes[0], t.hexes[0]];
  const sheltered =
    (isInfantry(t) && isCover(terrainAt(g, to))) ||
    (isHill(g, to) && !isHill(g, from)) ||
    (isSquare(t) && isCavalry(a) && !hasSkill(a, 'lancer')) ||
    hasSkill(t, 'cuirassier') ||
    hasSkill(t, 'halfCuirass') ||
    hasSkill(a, 'harassment') ||
    (hasSkill(t, 'feudalCavalry') && isCavalry(a)) ||
    (hasSkill(t, 'warrior') && isInfantry(a));
  return sheltered ? saved(t) : 0;
}

function blow(g: Game, a: Unit, t: Unit, dice: number): number {
  const six = t.panicked || t.formation === 'extendedLine' ? 4 / 3 : 1;
  return (dice / 2) * six * (1 - savesBlow(g, a, t));
}

/** CHG-02 to CHG-04. */
function mayAttack(g: Game, a: Unit, t: Unit, flanked: boolean): boolean {
  if (a.panicked || isArtillery(a) || isSquare(a)) return false;
  if (a.formation === 'skirmish')
    return t.panicked || isArtillery(t) || t.formation === 'skirmish' || isRough(terrainAt(g, t.hexes[0]));
  return !hasSkill(a, 'harassment') || t.panicked || t.formation === 'skirmish' || flanked;
}

/** CHG: the shock, the target doing nothing or firing if that helps it. */
function charge(g: Game, a: Unit, t: Unit, hexes: number, flanked: boolean): Exchange {
  const open = !isRough(terrainAt(g, t.hexes[0])) && !isRough(terrainAt(g, a.hexes[0]));
  const doubled =
    open && (isCavalry(a) ? hexes >= 3 && !isSquare(t) : isInfantry(a) && a.formation === 'column');
  let theirs = 0;
  let points = 0;
  let ours = 0;
  const covered = isCover(terrainAt(g, t.hexes[0]));
  const exempt = isCavalry(a) && (isSquare(t) || covered);
  if (t.panicked) points = 0;
  else if (!exempt) {
    const nonDense = isNonDense(t) && !covered ? 2 : 0;
    const lancer = hasSkill(a, 'lancer') && !covered ? 3 : 0;
    const command = commandOf(g, t, flanked) - nonDense - lancer;
    const { fails, loses } = testOf(t.quality, command);
    points = loses;
    theirs += failure(g, t, command, 0) - lossOf(g, t, loses);
    const guns = isArtillery(t) || (isInLine(t) && hasSkill(t, 'controlledFire'));
    if (guns && !flanked) {
      const hits = shotAt(g, t, a, 1, true);
      ours += (1 - fails) * lossesCost(g, a, hits, false);
    }
  }
  points += blow(g, a, t, strikeDice(g, a, t, doubled, true, false));
  theirs += lossesCost(g, t, points, flanked);
  const answer = strikeDice(g, t, a, false, false, flanked) - points;
  if (answer > 0 && points < t.strength) ours += lossesCost(g, a, blow(g, t, a, answer), false);
  return { theirs: Math.min(theirs, priceOf(g, t)), ours };
}

/** ASL: the melee. */
function assault(g: Game, a: Unit, t: Unit, flanked: boolean): Exchange {
  const points = blow(g, a, t, strikeDice(g, a, t, false, false, false));
  const answer = blow(g, t, a, strikeDice(g, t, a, false, false, flanked));
  return { theirs: lossesCost(g, t, points, flanked), ours: lossesCost(g, a, answer, false) };
}

function better(one: Exchange | null, other: Exchange | null): Exchange | null {
  if (!one || !other) return one ?? other;
  return one.theirs - one.ours >= other.theirs - other.ours ? one : other;
}

function attackOn(g: Game, a: Unit, t: Unit, hexes: number): Exchange | null {
  const [from, to] = [a.hexes[0], t.hexes[0]];
  const flanked = !isSquare(t) && !inFrontalCone(to, t.facing, from);
  if (!mayAttack(g, a, t, flanked)) return null;
  const near = hexes <= 2 ? assault(g, a, t, flanked) : null;
  if (hexes > movementFactor(a)) return near;
  const ahead = zoneOf(from, a.facing, to) === 'front';
  if (!ahead && hexes > 1) return near;
  return better(near, charge(g, a, t, hexes, flanked));
}

function pairOf(g: Game, a: Unit, t: Unit, hexes: number): Strikes {
  if (hexes > FAR || hexes === 0) return NOTHING;
  const seen = isSquare(a) || inFrontalCone(a.hexes[0], a.facing, t.hexes[0]);
  const hits = seen ? shotAt(g, a, t, hexes) : 0;
  const shot = hits > 0 ? lossesCost(g, t, hits, false) : 0;
  const attack = hexes <= 6 ? attackOn(g, a, t, hexes) : null;
  return shot === 0 && attack === null ? NOTHING : { shot, attack };
}

/** What is remembered of a unit: for the place of each enemy in the game's list, that enemy and what could be done to it. */
interface Remembered {
  readonly battle: Battle;
  readonly enemies: Unit[];
  readonly pairs: Strikes[];
}

const known = new WeakMap<Unit, Remembered>();

/** What is remembered of the unit, to be asked for many enemies. */
export function rememberedOf(g: Game, a: Unit): Remembered {
  const before = known.get(a);
  if (before && before.battle === g.battle) return before;
  const made: Remembered = { battle: g.battle, enemies: [], pairs: [] };
  known.set(a, made);
  return made;
}

/** What the unit could do to the enemy at that place of the list, who stands so far off. */
export function pairAt(g: Game, a: Unit, memory: Remembered, t: Unit, place: number, hexes: number): Strikes {
  if (hexes > FAR) return NOTHING;
  const before = memory.pairs[place];
  if (before && memory.enemies[place] === t) return before;
  const made = pairOf(g, a, t, hexes);
  memory.enemies[place] = t;
  memory.pairs[place] = made;
  return made;
}

/** What the unit could do to that enemy. */
export function pair(g: Game, a: Unit, t: Unit): Strikes {
  return pairOf(g, a, t, distance(a.hexes[0], t.hexes[0]));
}
