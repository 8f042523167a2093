/** ORD-03 to ORD-08, ORD-15: which units one order activates together, and what it costs. */
import { distanceBetween, nearestEnemyDistance } from '../ground/engagement.ts';
import { allHold, type Condition, type Conditions, failuresOf } from '../state/conditions.ts';
import { compareIds, findUnit, type Game, type Unit, unitOf } from '../state/game.ts';
import { groupShape } from '../state/houseRules.ts';
import { type Refusal, refusal, type Sum, sumOf, type Term, type TermCode } from '../state/reasons.ts';
import type { RuleId, Skill } from '../state/vocabulary.ts';
import { hasSkill } from '../units/skills.ts';
import { isArtillery, isCavalry, isSquare } from '../units/units.ts';

/** Units in one group at most: ORD-03; with nothing but Irregular units, ORD-04. */
const GROUP_SIZE = 3;
const IRREGULAR_GROUP_SIZE = 4;
/** How near a steady enemy makes a difficult group dearer, in hexes. ORD-05. */
const DEAR_DISTANCE = 6;
/** The dearest a group can be, in order points. ORD-07. */
const DEAREST = 2;

function isIrregular(u: Unit): boolean {
  return hasSkill(u, 'irregular');
}

interface Cause {
  readonly rule: RuleId;
  readonly why: TermCode;
  /** How many such units make the group dear. */
  readonly least: number;
  readonly counts: (u: Unit) => boolean;
  /** The skill that excuses the group when all those counted have it. */
  readonly excuse?: Skill;
}

/** SKL-14.2. */
function isRigidColumn(u: Unit): boolean {
  return u.formation === 'column' && hasSkill(u, 'linearOrder');
}

/** ORD-05 (a) to (f), with the skills that excuse a group: SKL-07.1, SKL-21.1. */
const CAUSES: readonly Cause[] = [
  { rule: 'ORD-05', why: 'cavalryTogether', least: 2, counts: isCavalry, excuse: 'grandCharge' },
  { rule: 'ORD-05', why: 'artilleryTogether', least: 2, counts: isArtillery, excuse: 'grandBattery' },
  { rule: 'SKL-16.2', why: 'irregularTogether', least: 2, counts: isIrregular },
  { rule: 'QUA-08', why: 'recruitsTogether', least: 2, counts: (u) => u.quality === 'recruit' },
  { rule: 'SKL-14.2', why: 'linearColumn', least: 1, counts: isRigidColumn },
  { rule: 'ORD-05', why: 'panickedGroup', least: 1, counts: (u) => u.panicked },
];

function holds(cause: Cause, units: readonly Unit[]): boolean {
  let count = 0;
  let excused = cause.excuse !== undefined;
  for (const u of units) {
    if (!cause.counts(u)) continue;
    count++;
    excused &&= cause.excuse !== undefined && hasSkill(u, cause.excuse);
  }
  return count >= cause.least && !excused;
}

function isEnemyNear(g: Game, u: Unit): boolean {
  return nearestEnemyDistance(g, u, true) <= DEAR_DISTANCE;
}

/**
 * What activating the group costs, in order points, as things stand: 1, or 2 near a steady enemy for any of the causes of
 * ORD-05, however many hold (ORD-07). QUA-08, SKL-14.2, SKL-16.2.
 */
export function groupCost(g: Game, units: readonly Unit[]): Sum {
  const terms: Term[] = [{ rule: 'ORD-03', why: 'groupOrder', amount: 1 }];
  if (units.some((u) => isEnemyNear(g, u)))
    for (const cause of CAUSES)
      if (holds(cause, units)) terms.push({ rule: cause.rule, why: cause.why, amount: 1 });
  if (terms.length > DEAREST) terms.push({ rule: 'ORD-07', why: 'groupOrder', cap: DEAREST });
  return sumOf(terms);
}

function areNeighbours(a: Unit, b: Unit): boolean {
  return distanceBetween(a, b) === 1;
}

/** Whether the rest can follow the last unit, each beside the one before. */
function continues(last: Unit, rest: readonly Unit[]): boolean {
  return (
    rest.length === 0 ||
    rest.some(
      (next) =>
        areNeighbours(last, next) &&
        continues(
          next,
          rest.filter((other) => other !== next),
        ),
    )
  );
}

/** Whether every unit can be reached from the first. */
function isConnected(units: readonly Unit[]): boolean {
  const [first, ...others] = units;
  const reached = new Set(first ? [first] : []);
  for (const one of reached) for (const other of others) if (areNeighbours(one, other)) reached.add(other);
  return reached.size === units.length;
}

/**
 * ORD-06, R-15: the units can be put in an order in which each is adjacent to the one before it; by the option any
 * connected set will do.
 */
function isChain(g: Game, units: readonly Unit[]): boolean {
  if (groupShape(g) === 'connected') return isConnected(units);
  return units.some((first) =>
    continues(
      first,
      units.filter((other) => other !== first),
    ),
  );
}

/** ORD-06, ORD-08: squares and panicked units may face anywhere. */
function haveOneFacing(units: readonly Unit[]): boolean {
  let common: number | undefined;
  for (const u of units) {
    if (u.panicked || isSquare(u)) continue;
    common ??= u.facing;
    if (u.facing !== common) return false;
  }
  return true;
}

interface MemberCase {
  readonly g: Game;
  readonly u: Unit;
  /** Whether the unit is asked about as a group of its own. */
  readonly alone: boolean;
}

/** Who may be in a group now. ORD-06, ORD-15, SEQ-06, R-17. */
const MEMBER: Conditions<MemberCase> = [
  [
    {
      fails: ({ g, u }) => u.side !== g.side,
      tell: ({ u }) => refusal('ORD-03', 'notYours', { unit: u.id }),
    },
    { fails: ({ u }) => u.fate !== 'present', tell: ({ u }) => refusal('LOS-04', 'gone', { unit: u.id }) },
    {
      fails: ({ u }) => u.displaced || u.activated || u.acted,
      tell: ({ u }) => {
        if (u.displaced) return refusal('CHG-39', 'displaced', { unit: u.id });
        return u.activated
          ? refusal('ORD-15', 'alreadyActivated', { unit: u.id })
          : refusal('SEQ-06', 'alreadyActed', { unit: u.id });
      },
    },
    {
      fails: ({ u }) => u.type === 'regimentalGun',
      tell: ({ u, alone }) =>
        alone
          ? refusal('R-17', 'regimentalGunAlone', { unit: u.id })
          : refusal('ORD-06', 'regimentalGunInGroup', { unit: u.id }),
    },
  ],
];

interface GroupCase {
  readonly g: Game;
  readonly units: readonly Unit[];
}

/** Units in that group at most. ORD-03, ORD-04. */
function mostOf(units: readonly Unit[]): number {
  return units.every(isIrregular) ? IRREGULAR_GROUP_SIZE : GROUP_SIZE;
}

/** What makes units a group together. ORD-03, ORD-04, ORD-06, ORD-08. */
const TOGETHER: readonly Condition<GroupCase>[] = [
  {
    fails: ({ units }) => units.length > mostOf(units),
    tell: ({ units }) =>
      refusal(units.length > IRREGULAR_GROUP_SIZE ? 'ORD-04' : 'ORD-03', 'tooMany', {
        count: units.length,
        most: mostOf(units),
      }),
  },
  {
    fails: ({ units }) => units.some((u) => u.panicked) && units.some((u) => !u.panicked),
    tell: () => refusal('ORD-06', 'mixedPanic'),
  },
  { fails: ({ units }) => !haveOneFacing(units), tell: () => refusal('ORD-06', 'facingsDiffer') },
  {
    // beyond the largest group the search would be long, and is not needed
    fails: ({ g, units }) => units.length <= IRREGULAR_GROUP_SIZE && !isChain(g, units),
    tell: () => refusal('ORD-06', 'noChain'),
  },
];

/** ORD-03: the side has the points. */
const PAYABLE: Condition<GroupCase> = {
  fails: ({ g, units }) => groupCost(g, units).total > g.orderPoints,
  tell: ({ g, units }) =>
    refusal('ORD-03', 'notEnoughOrders', { cost: groupCost(g, units).total, points: g.orderPoints }),
};

/** The conditions of a group of units each of which may be in one. */
const GROUP: Conditions<GroupCase> = [[...TOGETHER, PAYABLE]];

/** Every reason why the side to play may not activate these units as one group. ORD-03 to ORD-08, ORD-15, ORD-16. */
export function groupRefusals(g: Game, ids: readonly string[]): readonly Refusal[] {
  const known = [...new Set(ids)].filter((id) => findUnit(g, id));
  if (known.length === 0) return [refusal('ORD-03', 'gone')];
  const units = known.map((id) => unitOf(g, id));
  const alone = units.length === 1;
  return [...units.flatMap((u) => failuresOf(MEMBER, { g, u, alone })), ...failuresOf(GROUP, { g, units })];
}

/** Whether the unit may be in a group at all: alone or not makes a difference to what is told only. */
function mayJoin(g: Game, u: Unit): boolean {
  return allHold(MEMBER, { g, u, alone: false });
}

/** Whether the side to play may activate these units as one group: `groupRefusals` would be empty. */
export function mayOrder(g: Game, ids: readonly string[]): boolean {
  const units = [...new Set(ids)].flatMap((id) => findUnit(g, id) ?? []);
  return units.length > 0 && units.every((u) => mayJoin(g, u)) && allHold(GROUP, { g, units });
}

/** The units a group may be made of, by id, and for each the places of its neighbours in the same state. */
interface Field {
  readonly units: readonly Unit[];
  readonly neighbours: readonly (readonly number[])[];
}

function fieldOf(g: Game): Field {
  const units = g.units.filter((u) => mayJoin(g, u)).sort(compareIds);
  const neighbours = units.map((): number[] => []);
  for (const [place, u] of units.entries())
    for (let before = 0; before < place; before++) {
      const other = units[before];
      if (!other || other.panicked !== u.panicked || !areNeighbours(u, other)) continue;
      neighbours[place]?.push(before);
      neighbours[before]?.push(place);
    }
  return { units, neighbours };
}

type Places = readonly number[];

function unitsAt(field: Field, places: Places): readonly Unit[] {
  const units: Unit[] = [];
  for (const place of places) {
    const u = field.units[place];
    if (u) units.push(u);
  }
  return units;
}

/** A number for places in ascending order; the numbers of groups of one size sort as the groups do. */
function placesKey(places: Places, base: number): number {
  return places.reduce((key, place) => key * base + place, 0);
}

/**
 * Every connected group of one more unit, each once, in canonical order. Two facings in a group stay two however it
 * grows, so such groups are left out at once.
 */
function grown(field: Field, groups: readonly Places[]): readonly Places[] {
  const found = new Map<number, Places>();
  for (const group of groups)
    for (const member of group)
      for (const place of field.neighbours[member] ?? []) {
        if (group.includes(place)) continue;
        const larger = [...group, place].sort((a, b) => a - b);
        const key = placesKey(larger, field.units.length);
        if (!found.has(key) && haveOneFacing(unitsAt(field, larger))) found.set(key, larger);
      }
  return [...found].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** ORD-04, R-15: any three connected units are a chain, four may be a star. */
function foursome(g: Game, field: Field, threes: readonly Places[]): readonly Places[] {
  const irregular = threes.filter((group) => unitsAt(field, group).every(isIrregular));
  return grown(field, irregular).filter((group) => {
    const units = unitsAt(field, group);
    return units.every(isIrregular) && isChain(g, units);
  });
}

/**
 * Every group the side to play may activate with the points it has left, each as its ids in order; smaller groups first,
 * then by ids: those for which `groupRefusals` is empty, found by growing groups from neighbour to neighbour.
 * ORD-03 to ORD-08, ORD-15.
 */
export function legalGroups(g: Game): readonly (readonly string[])[] {
  if (g.orderPoints < 1) return [];
  const field = fieldOf(g);
  const ones = field.units.map((_, place): Places => [place]);
  const twos = grown(field, ones);
  const threes = grown(field, twos);
  const all = [...ones, ...twos, ...threes, ...foursome(g, field, threes)].map((group) =>
    unitsAt(field, group),
  );
  const payable = g.orderPoints >= DEAREST ? all : all.filter((units) => !PAYABLE.fails({ g, units }));
  return payable.map((units) => units.map((u) => u.id));
}
