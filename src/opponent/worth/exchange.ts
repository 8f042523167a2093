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

/** The game in which a blow is reckoned, and what a unit that is ended by it counts besides, as a share of its price. */
export interface Stakes {
  readonly g: Game;
  readonly ending: number;
}

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

/** How likely about so many expected losses end a unit of that strength. */
function ended(losses: number, strength: number): number {
  return Math.max(0, Math.min(1, losses / strength - 0.5));
}

/** What is lost by so many hits: the points themselves, what their test costs, and what the unit's end counts besides. */
function lossesCost({ g, ending }: Stakes, u: Unit, points: number, outflanked: boolean): number {
  const lost = Math.min(points, u.strength);
  if (lost <= 0) return 0;
  const end = ending > 0 ? ending * priceOf(g, u) * ended(points, u.strength) : 0;
  const test = lost < u.strength ? tested(lost) * failure(g, u, commandOf(g, u, outflanked), lost) : 0;
  return lossOf(g, u, lost) + test + end;
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

/** Light horse and open order get out of the way of whoever is not in contact with them yet. MAN-12, CHG-17. */
function slipsAway(a: Unit, t: Unit, hexes: number): boolean {
  if (t.panicked || hexes < 2) return false;
  if (t.formation === 'skirmish' || t.type === 'lightCavalry') return true;
  return (isCavalry(t) || t.type === 'lightHorseBattery') && isInfantry(a);
}

/** What is left of a blow at an enemy who gets out of the way, as a share of his price. */
const SLIPPED = 0.01;
/** Of a charge and an assault at a unit in panic, which flees from it: the share that catches it. MOR-13, CHG-35. */
const RIDDEN_DOWN = 0.1;
const CAUGHT = 0.4;

/** FRM-04, CHG-13. */
function formsSquare(g: Game, a: Unit, t: Unit, hexes: number): boolean {
  return (
    hexes >= 3 &&
    isCavalry(a) &&
    isInfantry(t) &&
    (t.formation === 'line' || t.formation === 'column') &&
    !hasSkill(t, 'irregular') &&
    !isRough(terrainAt(g, t.hexes[0]))
  );
}

/** What a blow comes to with so many dice against a target that has lost so many points already. */
function struck(r: Stakes, a: Unit, t: Unit, dice: number, before: number, flanked: boolean): Exchange {
  const { g } = r;
  const points = before + blow(g, a, t, dice);
  const theirs = lossesCost(r, t, points, flanked);
  const answer = strikeDice(g, t, a, false, false, flanked) - points;
  const ours = answer > 0 && points < t.strength ? lossesCost(r, a, blow(g, t, a, answer), false) : 0;
  return { theirs, ours };
}

/** What the unit stands to lose by fleeing where it is. */
function fleeing(g: Game, t: Unit): number {
  return isArtillery(t) ? priceOf(g, t) : PANIC * (1 - shareLost(t, t.strength)) * priceOf(g, t);
}

/** CHG: the shock; whoever may evade, form square, counter-charge or fire does so if his test allows it. */
function charge(r: Stakes, a: Unit, t: Unit, hexes: number, flanked: boolean): Exchange {
  const { g } = r;
  if (slipsAway(a, t, hexes)) return { theirs: SLIPPED * priceOf(g, t), ours: 0 };
  const covered = isCover(terrainAt(g, t.hexes[0]));
  const open = !isRough(terrainAt(g, t.hexes[0])) && !isRough(terrainAt(g, a.hexes[0]));
  const doubled =
    open && (isCavalry(a) ? hexes >= 3 && !isSquare(t) : isInfantry(a) && a.formation === 'column');
  const dice = strikeDice(g, a, t, doubled, true, false);
  const unmoved = struck(r, a, t, dice, 0, flanked);
  if (t.panicked) return { theirs: RIDDEN_DOWN * unmoved.theirs, ours: 0 };
  if (isCavalry(a) && (isSquare(t) || covered)) return unmoved;
  const nonDense = isNonDense(t) && !covered ? 2 : 0;
  const lancer = hasSkill(a, 'lancer') && !covered ? 3 : 0;
  const { fails, loses } = testOf(t.quality, commandOf(g, t, flanked) - nonDense - lancer);
  const shaken = fails > 0 ? shakenBy(g, t, struck(r, a, t, dice, loses / fails, flanked)) : unmoved;
  const stood = reacted(r, a, t, hexes, flanked, unmoved);
  return {
    theirs: Math.min(fails * shaken.theirs + (1 - fails) * stood.theirs, priceOf(g, t)),
    ours: fails * shaken.ours + (1 - fails) * stood.ours,
  };
}

/** Whoever fails his test takes the blow or runs from it, whichever costs him less. MOR-11. */
function shakenBy(g: Game, t: Unit, stays: Exchange): Exchange {
  const flees = fleeing(g, t);
  return flees < stays.theirs - stays.ours ? { theirs: flees, ours: 0 } : stays;
}

/** What the charge comes to when the target's reaction succeeds. */
function reacted(r: Stakes, a: Unit, t: Unit, hexes: number, flanked: boolean, unmoved: Exchange): Exchange {
  const { g } = r;
  if (formsSquare(g, a, t, hexes)) return { theirs: 0, ours: 0 };
  if (flanked) return unmoved;
  if (isCavalry(t) && hexes >= 3) return struck(r, a, t, strikeDice(g, a, t, false, true, false), 0, false);
  if (!isArtillery(t) && !(isInLine(t) && hasSkill(t, 'controlledFire'))) return unmoved;
  const { theirs, ours } = unmoved;
  return { theirs, ours: ours + lossesCost(r, a, shotAt(g, t, a, 1, true), false) };
}

/** ASL: the melee, and the shot that is fired before it at whoever comes from in front. */
function assault(r: Stakes, a: Unit, t: Unit, hexes: number, flanked: boolean): Exchange {
  const { g } = r;
  if (slipsAway(a, t, hexes)) return { theirs: SLIPPED * priceOf(g, t), ours: 0 };
  const points = blow(g, a, t, strikeDice(g, a, t, false, false, false));
  const theirs = lossesCost(r, t, points, flanked);
  if (t.panicked) return { theirs: CAUGHT * theirs, ours: 0 };
  const answer = blow(g, t, a, strikeDice(g, t, a, false, false, flanked));
  const fires = hexes > 1 && !flanked && !hasSkill(t, 'bombard') && !hasSkill(t, 'obsoleteFirearm');
  const shot = fires ? shotAt(g, t, a, 1, true) : 0;
  return { theirs, ours: lossesCost(r, a, answer + shot, false) };
}

/** The charge that could be declared from there, and the assault. CHG-07, CHG-08, ASL-03. */
function attacksOn(r: Stakes, a: Unit, t: Unit, hexes: number): Pick<Strikes, 'charge' | 'assault'> {
  const [from, to] = [a.hexes[0], t.hexes[0]];
  const flanked = !isSquare(t) && !inFrontalCone(to, t.facing, from);
  if (!mayAttack(r.g, a, t, flanked)) return NOTHING;
  // neighbours are nearly always in contact, and then nobody charges
  const runs = hexes > 1 && hexes <= movementFactor(a) && zoneOf(from, a.facing, to) === 'front';
  return {
    charge: runs ? charge(r, a, t, hexes, flanked) : null,
    assault: hexes <= 2 ? assault(r, a, t, hexes, flanked) : null,
  };
}

/** FIR-03. */
function marchesAndFires(a: Unit): boolean {
  if (a.type === 'lightHorseBattery') return true;
  return a.type === 'lightInfantry' && (a.formation === 'column' || a.formation === 'skirmish');
}

/** A shot after a march counts for less than one that is there: the place for it may be taken, or seen from nowhere. */
const SALLY = 0.7;

/** FIR-15: artillery, lines and open order shoot back at whoever they see within their range. */
function returns(t: Unit, a: Unit): boolean {
  if (t.panicked || t.returnedFire) return false;
  if (!isArtillery(t) && !isInLine(t) && t.formation !== 'skirmish') return false;
  if (hasSkill(t, 'bombard') || hasSkill(t, 'obsoleteFirearm')) return false;
  return inFrontalCone(t.hexes[0], t.facing, a.hexes[0]);
}

/** Of what a shot costs a unit in panic, so much was lost already by its panic. */
const LOST_BY_PANIC = 0.5;

/** What a shot gains from so far, less what the answer to it costs. */
function shotNet(r: Stakes, a: Unit, t: Unit, hexes: number): number {
  const { g } = r;
  const hits = shotAt(g, a, t, hexes);
  if (hits <= 0) return 0;
  const theirs = lossesCost(r, t, hits, false) * (t.panicked ? LOST_BY_PANIC : 1);
  const answer = returns(t, a) ? shotAt(g, t, a, hexes) : 0;
  return answer > 0 ? Math.max(0, theirs - lossesCost(r, a, answer, false)) : theirs;
}

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
  const seen = isSquare(a) || inFrontalCone(a.hexes[0], a.facing, t.hexes[0]);
  const shot = seen ? shotNet(r, a, t, hexes) : 0;
  const sally = shot > 0 ? 0 : sallyAt(r, a, t, hexes, seen);
  const { charge: run, assault: near } = hexes <= MOST_RUN ? attacksOn(r, a, t, hexes) : NOTHING;
  if (shot === 0 && sally === 0 && run === null && near === null) return NOTHING;
  return { shot, sally, charge: run, assault: near };
}

/** What is remembered of a unit: for the place of each enemy in the game's list, that enemy and what could be done to it. */
interface Remembered {
  readonly battle: Battle;
  readonly ending: number;
  readonly enemies: Unit[];
  readonly pairs: Strikes[];
}

type Memory = WeakMap<Unit, Remembered>;

/** What is reckoned without regard to the end of units is asked in between, and has a memory of its own. */
const known: Memory = new WeakMap();
const knownWithEnding: Memory = new WeakMap();

/** What is remembered of the unit, to be asked for many enemies. */
export function rememberedOf({ g: { battle }, ending }: Stakes, a: Unit): Remembered {
  const memory = ending > 0 ? knownWithEnding : known;
  const before = memory.get(a);
  if (before && before.battle === battle && before.ending === ending) return before;
  const made: Remembered = { battle, ending, enemies: [], pairs: [] };
  memory.set(a, made);
  return made;
}

/** What the unit could do to the enemy at that place of the list, who stands so far off. */
export function strikesRemembered(
  r: Stakes,
  a: Unit,
  memory: Remembered,
  t: Unit,
  place: number,
  hexes: number,
): Strikes {
  if (hexes > FAR) return NOTHING;
  const before = memory.pairs[place];
  if (before && memory.enemies[place] === t) return before;
  const made = strikesOf(r, a, t, hexes);
  memory.enemies[place] = t;
  memory.pairs[place] = made;
  return made;
}

/** What the unit could do to that enemy. */
export function strikesAt(g: Game, a: Unit, t: Unit): Strikes {
  return strikesOf({ g, ending: 0 }, a, t, distance(a.hexes[0], t.hexes[0]));
}

/** What the better of its attacks gains the unit, less what it costs; nothing where it may not attack at all. */
export function netOf({ charge: run, assault: near }: Pick<Strikes, 'charge' | 'assault'>): number | null {
  if (!run && !near) return null;
  const net = (one: Exchange | null) => (one ? one.theirs - one.ours : Number.NEGATIVE_INFINITY);
  return Math.max(net(run), net(near));
}
