/** A second, plain reading of the chapters on factors, saves, morale and fire: for comparisons only. */
import type { Game, Unit } from '../../src/rules/game.ts';
import type { Reaction, Skill, UnitType } from '../../src/rules/vocabulary.ts';
import {
  away,
  between,
  COVER,
  covered,
  faces,
  ground,
  here,
  hill,
  inCone,
  outflankers,
  ROUGH,
  sees,
  square,
  touch,
  zone,
} from './plainRule.ts';

export const has = (u: Unit, skill: Skill): boolean => u.skills.includes(skill);
export const foot = (u: Unit): boolean => u.type === 'lineInfantry' || u.type === 'lightInfantry';
export const horse = (u: Unit): boolean =>
  u.type === 'heavyCavalry' || u.type === 'mediumCavalry' || u.type === 'lightCavalry';
export const guns = (u: Unit): boolean => !foot(u) && !horse(u);
export const open = (u: Unit): boolean => guns(u) || u.formation === 'line' || u.formation === 'skirmish';

/** UNI-01 again: CF, FF, range. */
const TABLE: Readonly<Record<string, readonly [number, number, number]>> = {
  'heavyCavalry none': [4, 0, 0],
  'mediumCavalry none': [3, 0, 0],
  'lightCavalry none': [2, 0, 0],
  'lineInfantry line': [6, 6, 4],
  'lineInfantry column': [4, 4, 3],
  'lineInfantry square': [3, 3, 2],
  'lightInfantry line': [4, 4, 5],
  'lightInfantry column': [3, 3, 3],
  'lightInfantry square': [3, 3, 2],
  'lightInfantry skirmish': [3, 3, 5],
  'heavyFootBattery none': [2, 5, 10],
  'mediumFootBattery none': [2, 5, 7],
  'lightHorseBattery none': [2, 3, 5],
  'regimentalGun none': [1, 2, 4],
};
const THRESHOLD: Readonly<Record<UnitType, number>> = {
  heavyCavalry: 5,
  mediumCavalry: 3,
  lightCavalry: 3,
  lineInfantry: 10,
  lightInfantry: 5,
  heavyFootBattery: 2,
  mediumFootBattery: 2,
  lightHorseBattery: 1,
  regimentalGun: 1,
};

export function row(u: Unit): readonly [number, number, number] {
  return TABLE[`${u.type} ${u.formation}`] ?? [0, 0, 0];
}

export function demoralised(u: Unit): boolean {
  const threshold =
    THRESHOLD[u.type] -
    (u.quality === 'elite' ? 1 : 0) -
    (has(u, 'tenacious') ? 2 : 0) +
    (has(u, 'irregular') ? 1 : 0);
  return u.strength <= threshold;
}

/** CBT-13 to CBT-16. */
function cap(g: Game, u: Unit, enemy: Unit): number {
  let least = Number.POSITIVE_INFINITY;
  if (covered(g, enemy, u.hexes[0])) least = 3;
  if (ROUGH.includes(ground(g, u.hexes[0])) || covered(g, u, enemy.hexes[0]))
    least = Math.min(least, foot(u) ? 3 : 1);
  return u.panicked ? 0 : least;
}

export function plainFire(g: Game, u: Unit, t: Unit, defensive: boolean): number {
  const [, base, range] = row(u);
  if (base === 0) return 0;
  let dice = base;
  if (away(u.hexes[0], t.hexes[0]) <= range / 2) dice += 1;
  if (guns(u) && square(t)) dice += 2;
  if (!inCone(t, u.hexes[0])) dice += 2;
  if (guns(u) && defensive) dice += 4;
  if (demoralised(u)) dice -= 2;
  return Math.max(0, Math.min(dice, cap(g, u, t)));
}

export interface Blow {
  readonly kind: 'charge' | 'pursuit' | 'strikeBack' | 'melee' | 'meleeAnswer';
  readonly doubled: boolean;
  readonly outflankedAtDeclaration: boolean;
  readonly reduction: number;
}

export function plainCombat(g: Game, u: Unit, t: Unit, blow: Blow): number {
  const charges = blow.kind === 'charge' || blow.kind === 'pursuit';
  let dice = row(u)[0] + (has(u, 'cuirassier') ? 1 : 0) + (charges && has(u, 'lancer') ? 1 : 0);
  if (charges && blow.doubled) dice *= 2;
  if (blow.kind === 'strikeBack') dice -= blow.reduction;
  dice = Math.min(dice, cap(g, u, t));
  if ((outflankers(g, u).length > 0 || blow.outflankedAtDeclaration) && !covered(g, u, t.hexes[0]))
    dice = Math.min(dice, 1);
  return u.panicked ? 0 : Math.max(0, dice);
}

export function plainDoubled(
  g: Game,
  u: Unit,
  t: Unit,
  c: { openRoute: boolean; counterCharged: boolean; distance: number },
): boolean {
  const [from, to] = [u.hexes[0], t.hexes[0]];
  const side = between(g, from, to);
  const isOpen =
    ground(g, from) === 'open' &&
    ground(g, to) === 'open' &&
    (side === null || side === 'stream' || side === 'impassable');
  if (!c.openRoute || !isOpen || c.counterCharged || outflankers(g, u).length > 0) return false;
  if (horse(u)) return !square(t) && c.distance >= 3;
  return foot(u) && u.formation === 'column';
}

/** GEO-21, R-08. */
function countered(g: Game, u: Unit, by: Unit, attacker: Unit | null, watched: readonly string[]): boolean {
  const flank = zone(u.hexes[0], u.facing, by.hexes[0]);
  if (u.panicked || flank === 'front' || flank === 'rear') return false;
  return g.units.some(
    (friend) =>
      friend.side === u.side &&
      friend.id !== u.id &&
      !friend.panicked &&
      here(friend) &&
      (square(friend) || friend.facing === u.facing) &&
      away(friend.hexes[0], u.hexes[0]) <= 2 &&
      zone(u.hexes[0], u.facing, friend.hexes[0]) === flank &&
      (inCone(friend, (attacker ?? by).hexes[0]) || (attacker !== null && watched.includes(friend.id))),
  );
}

export interface Case {
  readonly purpose: 'reaction' | 'friendReaction' | 'losses' | 'rally' | 'formation' | 'tenacity';
  readonly reaction: Reaction;
  readonly enemy: Unit | null;
  readonly charging: boolean;
  readonly attacker: Unit | null;
  readonly protectors: readonly string[];
}

export function plainCommand(g: Game, u: Unit, c: Case): number {
  const here = ground(g, u.hexes[0]);
  const isCovered = c.enemy ? covered(g, u, c.enemy.hexes[0]) : COVER.includes(here);
  let value = u.commandValue;
  if ((here === 'village' || here === 'fortifiedPoint') && !horse(u) && !c.charging) value += 3;
  if (demoralised(u)) value -= 2;
  if (isCovered) return value;
  if (outflankers(g, u).some((enemy) => !countered(g, u, enemy, c.attacker, c.protectors))) value -= 3;
  if (c.purpose !== 'reaction') return value;
  if (open(u)) value -= 2;
  if (c.attacker && has(c.attacker, 'lancer')) value -= 3;
  if (c.reaction === 'defensiveFire' && !guns(u)) value -= 2;
  if (c.reaction === 'counterCharge' && !has(u, 'cuirassier') && !has(u, 'counterCharge')) value -= 2;
  return value;
}

/** SAV-02, SAV-03: the least face that saves, or null. */
export function plainSave(
  g: Game,
  u: Unit,
  e: Unit,
  kind: 'fire' | 'shock' | 'melee',
  mine: number,
  theirs: number,
): number | null {
  const close = kind !== 'fire';
  const [from, to] = [u.hexes[0], e.hexes[0]];
  const water = between(g, from, to);
  const due =
    (foot(u) && covered(g, u, to)) ||
    (close && hill(g, from) && !hill(g, to)) ||
    (close && (water === 'river' || water === 'largeRiver' || water === 'ford' || water === 'bridge')) ||
    (square(u) && horse(e) && !has(e, 'lancer')) ||
    (has(u, 'cuirassier') && (close || !guns(e))) ||
    (!close && open(u)) ||
    (kind === 'melee' && (mine >= 2 * theirs || mine - theirs >= 6));
  if (u.panicked || !due) return null;
  return demoralised(u) ? 5 : 4;
}

/** FIR-02, FIR-04, FIR-14. */
export function maySpeak(g: Game, u: Unit): boolean {
  return !horse(u) && !u.panicked && outflankers(g, u).length === 0 && !(square(u) && u.squareFired);
}

export function engaged(g: Game, u: Unit): boolean {
  return g.units.some((enemy) => faces(g, enemy, u));
}

export function contacts(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((enemy) => enemy.side !== u.side && touch(g, u, enemy));
}

export function shootable(g: Game, u: Unit, t: Unit): boolean {
  const far = away(u.hexes[0], t.hexes[0]);
  if (t.side === u.side || !here(t) || far > row(u)[2] || !inCone(u, t.hexes[0]) || !sees(g, u, t))
    return false;
  return far === 1 || (contacts(g, u).length === 0 && contacts(g, t).length === 0);
}

/** FIR-11, R-116, in one cone. */
function chosenFrom(u: Unit, valid: readonly Unit[]): readonly Unit[] {
  const far = (t: Unit): number => away(u.hexes[0], t.hexes[0]);
  const steady = valid.filter((t) => !t.panicked);
  const nearest = Math.min(...steady.map(far));
  return nearest <= 2 ? steady.filter((t) => far(t) === nearest) : valid;
}

export function plainTargets(g: Game, u: Unit): readonly string[] {
  const valid = g.units.filter((t) => shootable(g, u, t));
  if (!square(u))
    return chosenFrom(u, valid)
      .map((t) => t.id)
      .sort();
  const found = new Set<string>();
  for (let vertex = 0; vertex < 6; vertex++) {
    const inSight = valid.filter((t) => zone(u.hexes[0], vertex, t.hexes[0]) === 'front');
    for (const t of chosenFrom(u, inSight)) found.add(t.id);
  }
  return [...found].sort();
}
