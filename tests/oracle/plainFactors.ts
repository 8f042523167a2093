/** A second, plain reading of the chapters on factors, saves, morale and fire: for comparisons only. */
import type { Hex } from '../../src/geometry/hex.ts';
import type { TestPurpose } from '../../src/rules/state/facts.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import type { Reaction, Skill, UnitType } from '../../src/rules/state/vocabulary.ts';
import { plainShaken } from './plainFlanks.ts';
import {
  apart,
  away,
  between,
  COVER,
  faces,
  facingPairs,
  ground,
  halfByHalf,
  hampered,
  here,
  hill,
  inCone,
  outflankers,
  type Pair,
  sheltered,
  square,
  touch,
  width,
} from './plainRule.ts';

export const has = (u: Unit, skill: Skill): boolean => u.skills.includes(skill);
export const foot = (u: Unit): boolean => u.type === 'lineInfantry' || u.type === 'lightInfantry';
export const horse = (u: Unit): boolean =>
  u.type === 'heavyCavalry' || u.type === 'mediumCavalry' || u.type === 'lightCavalry';
export const guns = (u: Unit): boolean => !foot(u) && !horse(u);
/** */
export const inLine = (u: Unit): boolean => u.formation === 'line' || u.formation === 'extendedLine';
export const open = (u: Unit): boolean => guns(u) || inLine(u) || u.formation === 'skirmish';

/** UNI-01 again: CF, FF, range. */
const TABLE: Readonly<Record<string, readonly [number, number, number]>> = {
  'heavyCavalry none': [4, 0, 0],
  'mediumCavalry none': [3, 0, 0],
  'lightCavalry none': [2, 0, 0],
  'lineInfantry line': [6, 6, 4],
  'lineInfantry extendedLine': [6, 6, 4],
  'lineInfantry column': [4, 4, 3],
  'lineInfantry square': [3, 3, 2],
  'lineInfantry closedColumn': [2, 2, 2],
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

/** UNI-01 with what the skills change for good: CBT-05, SKL-08.4, SKL-10.1, SKL-19.3, SKL-20. */
export function row(u: Unit): readonly [number, number, number] {
  let [combat, fire, range] = TABLE[`${u.type} ${u.formation}`] ?? [0, 0, 0];
  if (u.panicked) return [0, 0, 0];
  if (has(u, 'cuirassier') || has(u, 'halfCuirass')) combat += 1;
  if (has(u, 'controlledFire') && u.formation === 'column') {
    combat -= 2;
    fire -= 2;
  }
  if (has(u, 'obsoleteFirearm')) {
    range -= 1;
    if (inLine(u)) {
      combat -= 1;
      fire -= 1;
    }
  }
  if (has(u, 'bombard')) range = 5;
  return has(u, 'warrior') ? [combat, 0, range] : [combat, fire, range];
}

export function demoralised(u: Unit): boolean {
  const threshold =
    THRESHOLD[u.type] -
    (u.quality === 'elite' ? 1 : 0) -
    (has(u, 'tenacious') ? 2 : 0) +
    (has(u, 'largeBattalion') ? 2 : 0) +
    (has(u, 'irregular') ? 1 : 0);
  return u.strength <= threshold;
}

/** the hexes that count against the enemy, both or by the option those before it. */
export function shown(g: Game, u: Unit, e: Unit): readonly Hex[] {
  return halfByHalf(g) ? facingPairs(u, e).map(({ own }) => own) : u.hexes;
}

/** CBT-13 to CBT-16. */
function cap(g: Game, u: Unit, enemy: Unit, shot?: Pair, double = false): number {
  let least = Number.POSITIVE_INFINITY;
  if (sheltered(g, enemy, u, shot && { own: shot.other, other: shot.own })) least = 3;
  if (hampered(g, u, enemy, shot, double)) least = Math.min(least, foot(u) ? 3 : 1);
  return u.panicked ? 0 : least;
}

/** Between units on one hex each nothing need be named. */
export function onlyPair(u: Unit, t: Unit): Pair {
  return { own: u.hexes[0], other: t.hexes[0] };
}

/** CBT-18 to CBT-20, R-128: maluses before the limit, or by the option after it. */
function limited(g: Game, dice: number, malus: number, most: number): number {
  const late = g.battle.houseRules.cap_before_malus === 'yes';
  return Math.max(0, late ? Math.min(dice, most) - malus : Math.min(dice - malus, most));
}

export function plainFire(
  g: Game,
  u: Unit,
  t: Unit,
  defensive: boolean,
  shot: Pair = onlyPair(u, t),
  /** One of the two shots of a double fire, R-45. */
  double = false,
): number {
  const [, base, range] = row(u);
  if (base === 0) return 0;
  let dice = base;
  if (away(shot.own, shot.other) <= range / 2) dice += 1;
  if (guns(u) && square(t)) dice += 2;
  if (!inCone(t, shot.own, width(g))) dice += 2;
  if (defensive && (guns(u) || (has(u, 'controlledFire') && inLine(u)))) dice += 4;
  return limited(g, dice, demoralised(u) ? 2 : 0, cap(g, u, t, shot, double));
}

export interface Blow {
  readonly kind: 'charge' | 'pursuit' | 'strikeBack' | 'melee' | 'meleeAnswer';
  readonly doubled: boolean;
  readonly outflankedAtDeclaration: boolean;
  readonly reduction: number;
}

export function plainCombat(g: Game, u: Unit, t: Unit, blow: Blow): number {
  const charges = blow.kind === 'charge' || blow.kind === 'pursuit';
  let dice = row(u)[0] + (charges && has(u, 'lancer') ? 1 : 0);
  if (charges && blow.doubled) dice *= 2;
  let most = cap(g, u, t);
  if ((outflankers(g, u).length > 0 || blow.outflankedAtDeclaration) && !sheltered(g, u, t))
    most = Math.min(most, 1);
  return u.panicked ? 0 : limited(g, dice, blow.kind === 'strikeBack' ? blow.reduction : 0, most);
}

/** CBT-09, R-100: what costs a charge its impetus on a side; streams by an option. */
export function breaksRun(g: Game, a: Hex, b: Hex): boolean {
  const side = between(g, a, b);
  if (side === 'stream') return g.battle.houseRules.stream_breaks_double === 'yes';
  return side !== null && side !== 'impassable';
}

export function plainDoubled(
  g: Game,
  u: Unit,
  t: Unit,
  c: { openRoute: boolean; counterCharged: boolean; distance: number },
): boolean {
  const pairs = facingPairs(u, t);
  const isOpen =
    [...shown(g, u, t), ...shown(g, t, u)].every((hex) => ground(g, hex) === 'open') &&
    pairs.every(({ own, other }) => !breaksRun(g, own, other));
  if (!c.openRoute || !isOpen || c.counterCharged || outflankers(g, u).length > 0) return false;
  if (horse(u)) return !square(t) && c.distance >= 3;
  return foot(u) && u.formation === 'column';
}

export interface Case {
  readonly purpose: TestPurpose;
  readonly reaction: Reaction;
  readonly enemy: Unit | null;
  readonly charging: boolean;
  readonly attacker: Unit | null;
  readonly protectors: readonly string[];
  /** It was outflanked when it declared the assault under way, GEO-20. */
  readonly marked?: boolean;
  /** A friend of the unit charged tests to react. R-89. */
  readonly charged?: boolean;
  /** After a shot: the hexes it went between, that of the unit tested first. R-45, by its option. */
  readonly shot?: Pair;
}

export function plainCommand(g: Game, u: Unit, c: Case): number {
  const grounds = u.hexes.map((hex) => ground(g, hex));
  // by the option the half that was shot at, and no other
  const shot = halfByHalf(g) ? c.shot : undefined;
  const before = c.enemy && here(c.enemy) ? (shot ? [shot.own] : shown(g, u, c.enemy)) : u.hexes;
  const houses = before.map((hex) => ground(g, hex));
  const isCovered =
    c.enemy && here(c.enemy) ? sheltered(g, u, c.enemy, shot) : grounds.every((kind) => COVER.includes(kind));
  let value = u.commandValue;
  if (houses.every((kind) => kind === 'village' || kind === 'fortifiedPoint') && !horse(u) && !c.charging)
    value += 3;
  if (demoralised(u)) value -= 2;
  if (isCovered) return value;
  if (c.marked || plainShaken(g, u, c.attacker, c.protectors)) value -= 3;
  // by an option a friend that reacts to a charge is tested like the unit charged
  const likewise = c.charged === true && g.battle.houseRules.friend_reaction_modifiers === 'same_as_target';
  if (c.purpose !== 'reaction' && !likewise) return value;
  if (open(u)) value -= 2;
  if (c.attacker && has(c.attacker, 'lancer')) value -= 3;
  const controlled = has(u, 'controlledFire') && inLine(u);
  if (c.reaction === 'defensiveFire' && !guns(u) && !controlled) value -= 2;
  const ready = has(u, 'cuirassier') || has(u, 'halfCuirass') || has(u, 'counterCharge');
  if (c.reaction === 'counterCharge' && !ready) value -= 2;
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
  /** The hexes a shot goes between: that of the unit shot at, that of the firer. */
  shot: Pair = onlyPair(u, e),
  /** It was outflanked when it declared the assault under way, GEO-20. */
  marked = false,
): number | null {
  const close = kind !== 'fire';
  const parted = facingPairs(u, e).every(({ own, other }) => {
    const water = between(g, own, other);
    return water === 'river' || water === 'largeRiver' || water === 'ford' || water === 'bridge';
  });
  const free = !marked && outflankers(g, u).length === 0;
  const higher =
    shown(g, u, e).every((hex) => hill(g, hex)) &&
    (halfByHalf(g) ? !shown(g, e, u).some((hex) => hill(g, hex)) : !e.hexes.every((hex) => hill(g, hex)));
  const due =
    (foot(u) && sheltered(g, u, e, close ? undefined : shot)) ||
    (close && higher) ||
    (close && parted) ||
    (square(u) && horse(e) && !has(e, 'lancer')) ||
    (has(u, 'cuirassier') && (close || !guns(e))) ||
    (has(u, 'halfCuirass') &&
      free &&
      !has(e, 'cuirassier') &&
      (close || (!guns(e) && inCone(u, shot.other, width(g))))) ||
    (has(u, 'harassment') && !close) ||
    (has(u, 'feudalCavalry') && free && horse(e)) ||
    (has(u, 'warrior') && free && foot(e) && close) ||
    has(e, 'harassment') ||
    (!close && open(u)) ||
    (kind === 'melee' && (mine >= 2 * theirs || mine - theirs >= 6));
  if (u.panicked || !due) return null;
  const linear = !close && has(u, 'linearOrder') && inLine(u) ? 1 : 0;
  return (demoralised(u) ? 5 : 4) - linear;
}

/** R-131, by its option: what saves losses that no enemy inflicts: cover of one's own hexes, and armour. */
export function plainTollSave(g: Game, u: Unit, marked = false): number | null {
  const housed = foot(u) && u.hexes.every((hex) => COVER.includes(ground(g, hex)));
  const plated = has(u, 'cuirassier') || (has(u, 'halfCuirass') && !marked && outflankers(g, u).length === 0);
  if (g.battle.houseRules.saves_apply_to === 'enemy_hits' || u.panicked || !(housed || plated)) return null;
  return demoralised(u) ? 5 : 4;
}

/** QUA-04, QUA-05, FRM-20, MOR-04 to MOR-06, R-50, R-140: whose dice the unit rolls. */
export function plainDice(g: Game, u: Unit, purpose: TestPurpose): Unit['quality'] {
  if (u.formation === 'extendedLine' && (purpose === 'reaction' || purpose === 'friendReaction'))
    return 'recruit';
  if (u.quality !== 'ordinary') return u.quality;
  const helped = g.units.some(
    (f) =>
      here(f) &&
      f.side === u.side &&
      f.quality === 'elite' &&
      !f.panicked &&
      (f.type === 'lineInfantry' || f.type === 'heavyCavalry') &&
      apart(f, u) === 1,
  );
  return helped ? 'elite' : 'ordinary';
}

/** GEO-14: those that engage it or that it engages, whatever counts as contact. */
export function grapplers(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((enemy) => enemy.side !== u.side && (faces(g, u, enemy) || faces(g, enemy, u)));
}

export function contacts(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((enemy) => enemy.side !== u.side && touch(g, u, enemy));
}

/** by an option contact with panicked enemies is nothing. */
export function holds(g: Game, enemy: Unit): boolean {
  return !enemy.panicked || g.battle.houseRules.panicked_enemy_blocks_charge === 'yes';
}

export function engaged(g: Game, u: Unit): boolean {
  return g.units.some((enemy) => faces(g, enemy, u) && holds(g, enemy));
}
