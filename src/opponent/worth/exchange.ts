/** What a blow and a shot may be expected to cost both, in army points: their points, their tests, and the answer. */
import { hasInCone } from '../../rules/ground/cones.ts';
import { isCover, isRough, terrainAt } from '../../rules/ground/terrain.ts';
import type { Game, Unit } from '../../rules/state/game.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { hasSkill } from '../../rules/units/skills.ts';
import {
  isArtillery,
  isCavalry,
  isDemoralised,
  isInfantry,
  isInLine,
  isNonDense,
  isSquare,
} from '../../rules/units/units.ts';
import { wholeWorth } from '../../rules/victory.ts';
import { blow, shotAt, strikeDice } from './hits.ts';
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
  /** How many points more each side bears before its army breaks, where the loss of one unit may do it; else without end. R-151. */
  readonly bears: BySide<number>;
}

/** Where nobody is near his breaking. */
export const UNBROKEN: BySide<number> = { blue: Number.POSITIVE_INFINITY, red: Number.POSITIVE_INFINITY };

/** The end of a unit whose loss breaks its army, as a share of the format. */
const BREAKS = 1;

/** Panic is worth so much of what the unit still stands for. */
const PANIC = 0.4;

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
function lossesCost({ g, ending, bears }: Stakes, u: Unit, points: number, outflanked: boolean): number {
  const lost = Math.min(points, u.strength);
  if (lost <= 0) return 0;
  const breaks = wholeWorth(g, u) >= bears[u.side];
  const stake = (ending > 0 ? ending * priceOf(g, u) : 0) + (breaks ? BREAKS * g.battle.format : 0);
  const end = stake > 0 ? stake * ended(points, u.strength) : 0;
  const test = lost < u.strength ? tested(lost) * failure(g, u, commandOf(g, u, outflanked), lost) : 0;
  return lossOf(g, u, lost) + test + end;
}

/** Light horse and open order get out of the way of whoever is not in contact with them yet. MAN-12, CHG-17. */
function slipsAway(a: Unit, t: Unit, hexes: number): boolean {
  if (t.panicked || hexes < 2) return false;
  if (t.formation === 'skirmish' || t.type === 'lightCavalry') return true;
  return (isCavalry(t) || t.type === 'lightHorseBattery') && isInfantry(a);
}

/** What is left of a blow at an enemy who gets out of the way, as a share of his price. */
const SLIPPED = 0.01;
/** Of an assault at a unit in panic, which does best to flee and is not followed: the share that catches it. R-110. */
const CAUGHT = 0.05;

/**
 * How likely a pursuer of that kind runs at least as far as a unit in panic that flees before its charge: of the pairs of
 * their dice, before foot and before horse. MAN-19, MAN-24, CHG-35.
 */
const RUNS_DOWN = {
  lightCavalry: { foot: 30 / 36, horse: 21 / 36 },
  otherCavalry: { foot: 21 / 36, horse: 10 / 36 },
  quickFoot: { foot: 1 / 3, horse: 1 / 18 },
  line: { foot: 1 / 6, horse: 0 },
} as const;

function pursuer(a: Unit): keyof typeof RUNS_DOWN {
  if (isCavalry(a)) return a.type === 'lightCavalry' ? 'lightCavalry' : 'otherCavalry';
  return a.formation === 'column' || a.formation === 'skirmish' ? 'quickFoot' : 'line';
}

/** Of a charge at a unit in panic the share that rides it down. */
function riddenDown(a: Unit, t: Unit): number {
  return RUNS_DOWN[pursuer(a)][isCavalry(t) ? 'horse' : 'foot'];
}

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

/**
 * What a pursuer does to whoever it has come upon, as the game has both: a shock with the bonuses that its charge left it,
 * which nobody forestalls. CHG-37, R-70.
 */
export function pursuitCost(r: Stakes, a: Unit, t: Unit, doubled: boolean): Exchange {
  const { g } = r;
  const dice = strikeDice(g, a, t, doubled, true, false);
  if (t.panicked) return { theirs: lossOf(g, t, Math.min(t.strength, blow(g, a, t, dice))), ours: 0 };
  return struck(r, a, t, dice, 0, !hasInCone(g, t, a));
}

/** CHG: the shock; whoever may evade, form square, counter-charge or fire does so if his test allows it. */
export function chargeCost(r: Stakes, a: Unit, t: Unit, hexes: number, flanked: boolean): Exchange {
  const { g } = r;
  if (slipsAway(a, t, hexes)) return { theirs: SLIPPED * priceOf(g, t), ours: 0 };
  const covered = isCover(terrainAt(g, t.hexes[0]));
  const open = !isRough(terrainAt(g, t.hexes[0])) && !isRough(terrainAt(g, a.hexes[0]));
  const doubled =
    open && (isCavalry(a) ? hexes >= 3 && !isSquare(t) : isInfantry(a) && a.formation === 'column');
  const dice = strikeDice(g, a, t, doubled, true, false);
  const unmoved = struck(r, a, t, dice, 0, flanked);
  if (t.panicked) return { theirs: riddenDown(a, t) * unmoved.theirs, ours: 0 };
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
export function assaultCost(r: Stakes, a: Unit, t: Unit, hexes: number, flanked: boolean): Exchange {
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

/** FIR-15: artillery, lines and open order shoot back at whoever they see within their range. */
function returns(g: Game, t: Unit, a: Unit): boolean {
  if (t.panicked || t.returnedFire) return false;
  if (!isArtillery(t) && !isInLine(t) && t.formation !== 'skirmish') return false;
  if (hasSkill(t, 'bombard') || hasSkill(t, 'obsoleteFirearm')) return false;
  return hasInCone(g, t, a);
}

/** Of what a shot costs a unit in panic, so much was lost already by its panic. */
const LOST_BY_PANIC = 0.5;

/** What a shot gains from so far, less what the answer to it costs. */
export function shotNet(r: Stakes, a: Unit, t: Unit, hexes: number): number {
  const { g } = r;
  const hits = shotAt(g, a, t, hexes);
  if (hits <= 0) return 0;
  const theirs = lossesCost(r, t, hits, false) * (t.panicked ? LOST_BY_PANIC : 1);
  const answer = returns(g, t, a) ? shotAt(g, t, a, hexes) : 0;
  return answer > 0 ? Math.max(0, theirs - lossesCost(r, a, answer, false)) : theirs;
}
