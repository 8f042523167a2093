/** A second, plain reading of the chapters on factors, saves, morale and fire: for comparisons only. */
import type { Hex } from '../../src/geometry/hex.ts';
import type { TestPurpose } from '../../src/rules/facts.ts';
import type { Game, Unit } from '../../src/rules/game.ts';
import type { Reaction, Skill, UnitType } from '../../src/rules/vocabulary.ts';
import {
  apart,
  away,
  beside,
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
  same,
  sheltered,
  square,
  touch,
  width,
  zone,
} from './plainRule.ts';
import { sees } from './plainSight.ts';

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

/** CBT-13 to CBT-16. */
/** the hexes that count against the enemy, both or by the option those before it. */
export function shown(g: Game, u: Unit, e: Unit): readonly Hex[] {
  return halfByHalf(g) ? facingPairs(u, e).map(({ own }) => own) : u.hexes;
}

function cap(g: Game, u: Unit, enemy: Unit, shot?: Pair): number {
  let least = Number.POSITIVE_INFINITY;
  if (sheltered(g, enemy, u, shot && { own: shot.other, other: shot.own })) least = 3;
  if (hampered(g, u, enemy, shot)) least = Math.min(least, foot(u) ? 3 : 1);
  return u.panicked ? 0 : least;
}

/** Between units on one hex each nothing need be named. */
export function onlyPair(u: Unit, t: Unit): Pair {
  return { own: u.hexes[0], other: t.hexes[0] };
}

export function plainFire(
  g: Game,
  u: Unit,
  t: Unit,
  defensive: boolean,
  shot: Pair = onlyPair(u, t),
): number {
  const [, base, range] = row(u);
  if (base === 0) return 0;
  let dice = base;
  if (away(shot.own, shot.other) <= range / 2) dice += 1;
  if (guns(u) && square(t)) dice += 2;
  if (!inCone(t, shot.own, width(g))) dice += 2;
  if (defensive && (guns(u) || (has(u, 'controlledFire') && inLine(u)))) dice += 4;
  if (demoralised(u)) dice -= 2;
  return Math.max(0, Math.min(dice, cap(g, u, t, shot)));
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
  if (blow.kind === 'strikeBack') dice -= blow.reduction;
  dice = Math.min(dice, cap(g, u, t));
  if ((outflankers(g, u).length > 0 || blow.outflankedAtDeclaration) && !sheltered(g, u, t))
    dice = Math.min(dice, 1);
  return u.panicked ? 0 : Math.max(0, dice);
}

export function plainDoubled(
  g: Game,
  u: Unit,
  t: Unit,
  c: { openRoute: boolean; counterCharged: boolean; distance: number },
): boolean {
  const isOpen =
    [...shown(g, u, t), ...shown(g, t, u)].every((hex) => ground(g, hex) === 'open') &&
    facingPairs(u, t).every(({ own, other }) => {
      const side = between(g, own, other);
      return side === null || side === 'stream' || side === 'impassable';
    });
  if (!c.openRoute || !isOpen || c.counterCharged || outflankers(g, u).length > 0) return false;
  if (horse(u)) return !square(t) && c.distance >= 3;
  return foot(u) && u.formation === 'column';
}

/** GEO-21, R-08. */
function countered(g: Game, u: Unit, by: Unit, attacker: Unit | null, watched: readonly string[]): boolean {
  const flank = beside(u, by, width(g));
  const { square_front: front, protected_flank_when: when } = g.battle.houseRules;
  if (u.panicked || flank === null) return false;
  return g.units.some(
    (friend) =>
      friend.side === u.side &&
      friend.id !== u.id &&
      !friend.panicked &&
      here(friend) &&
      (square(friend) || friend.facing === u.facing) &&
      apart(friend, u) <= 2 &&
      beside(u, friend, width(g)) === flank &&
      (((front === 'all_six' || !square(friend)) &&
        (attacker ?? by).hexes.some((hex) => inCone(friend, hex, width(g)))) ||
        (when === 'declaration_or_now' && attacker !== null && watched.includes(friend.id))),
  );
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
}

export function plainCommand(g: Game, u: Unit, c: Case): number {
  const grounds = u.hexes.map((hex) => ground(g, hex));
  const houses = (c.enemy && here(c.enemy) ? shown(g, u, c.enemy) : u.hexes).map((hex) => ground(g, hex));
  const isCovered =
    c.enemy && here(c.enemy) ? sheltered(g, u, c.enemy) : grounds.every((kind) => COVER.includes(kind));
  let value = u.commandValue;
  if (houses.every((kind) => kind === 'village' || kind === 'fortifiedPoint') && !horse(u) && !c.charging)
    value += 3;
  if (demoralised(u)) value -= 2;
  if (isCovered) return value;
  if (c.marked || outflankers(g, u).some((enemy) => !countered(g, u, enemy, c.attacker, c.protectors)))
    value -= 3;
  if (c.purpose !== 'reaction') return value;
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

/** FIR-15, FIR-17: those too slow to fire but as their own action. */
export const slow = (u: Unit): boolean => has(u, 'bombard') || has(u, 'obsoleteFirearm');

/** FIR-02, FIR-04, FIR-14. */
export function maySpeak(g: Game, u: Unit): boolean {
  return (
    !has(u, 'warrior') &&
    !horse(u) &&
    !u.panicked &&
    outflankers(g, u).length === 0 &&
    !(square(u) && u.squareFired)
  );
}

export function engaged(g: Game, u: Unit): boolean {
  return g.units.some((enemy) => faces(g, enemy, u));
}

/** GEO-14: those that engage it or that it engages, whatever counts as contact. */
export function grapplers(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((enemy) => enemy.side !== u.side && (faces(g, u, enemy) || faces(g, enemy, u)));
}

export function contacts(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((enemy) => enemy.side !== u.side && touch(g, u, enemy));
}

/** FIR-16, R-47: the hexes it may shoot from; who came in this charge bars no half in defensive fire. */
function barrels(g: Game, u: Unit, defensive: boolean): readonly Hex[] {
  if (u.hexes.length === 1 || defensive) return u.hexes;
  return u.hexes.filter((half) => {
    const partner = u.hexes.find((other) => !same(other, half)) ?? half;
    return grapplers(g, { ...u, hexes: [partner] }).length === 0;
  });
}

/** FIR-06 to FIR-10, FIR-13, R-46, R-47: every pair of hexes along which it may be shot at. */
export function openPairs(g: Game, u: Unit, t: Unit, defensive = false): readonly Pair[] {
  if (t.side === u.side || !here(t)) return [];
  const pinned = contacts(g, u).length > 0 || contacts(g, t).length > 0;
  return barrels(g, u, defensive).flatMap((own) =>
    t.hexes
      .map((other) => ({ own, other }))
      .filter(
        ({ other }) =>
          away(own, other) <= row(u)[2] &&
          (square(u) || zone(own, u.facing, other, width(g)) === 'front') &&
          sees(g, u, t, own, other) &&
          (away(own, other) === 1 || !pinned),
      ),
  );
}

export function shootable(g: Game, u: Unit, t: Unit, defensive = false): boolean {
  return openPairs(g, u, t, defensive).length > 0;
}

interface Sighted {
  readonly target: Unit;
  readonly at: Hex;
  readonly far: number;
}

/** FIR-11, R-116, in one cone. */
function chosenFrom(aims: readonly Sighted[]): readonly Sighted[] {
  const steady = aims.filter(({ target }) => !target.panicked);
  const nearest = Math.min(...steady.map(({ far }) => far));
  if (nearest > 2) return aims;
  const due = new Set(steady.filter(({ far }) => far === nearest).map(({ target }) => target.id));
  return aims.filter(({ target }) => due.has(target.id));
}

/** From one of its hexes, whom it may take; of a double fire `first` is the target of the shot before. FIR-11, FIR-14. */
function aimsOf(g: Game, u: Unit, own: Hex, first: string | null): readonly Sighted[] {
  const aims = g.units.flatMap((target) =>
    openPairs(g, u, target)
      .filter((pair) => same(pair.own, own))
      .map(({ other }) => ({ target, at: other, far: away(own, other) })),
  );
  const angles = square(u)
    ? [0, 1, 2, 3, 4, 5].map((vertex) => aims.filter(({ at }) => zone(own, vertex, at, width(g)) === 'front'))
    : [aims];
  return angles.flatMap((within) => [
    ...chosenFrom(within),
    ...(first === null ? [] : chosenFrom(within.filter(({ target }) => target.id !== first))),
  ]);
}

/** The lines of an action shot at one target, priority included. */
export function actionPairs(g: Game, u: Unit, t: Unit, first: string | null = null): readonly Pair[] {
  return u.hexes.flatMap((own) =>
    t.hexes
      .filter((other) =>
        aimsOf(g, u, own, first).some((aim) => aim.target.id === t.id && same(aim.at, other)),
      )
      .map((other) => ({ own, other })),
  );
}

export function plainTargets(
  g: Game,
  u: Unit,
  half: Hex | null = null,
  first: string | null = null,
): readonly string[] {
  const from = half ? [half] : u.hexes;
  return [...new Set(from.flatMap((own) => aimsOf(g, u, own, first).map(({ target }) => target.id)))].sort();
}
