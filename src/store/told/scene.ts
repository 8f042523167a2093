/**
 * What is seen of an answer on the map: worked out from the board before it and from its facts, in the order in which they
 * happened. All times are milliseconds at the normal pace.
 */
import { distance, type Hex } from '../../geometry/hex.ts';
import type { Fact } from '../../rules/state/facts.ts';
import type { Unit } from '../../rules/state/game.ts';

/** Where a unit stands: one hex, of an extended line two. */
type Stand = readonly Hex[];

/** How a unit goes its way: its track is drawn accordingly. */
export type Gait = 'march' | 'attack' | 'flight' | 'pursuit';

type Shown =
  /** A unit goes from one stand to the next. */
  | { readonly act: 'move'; readonly unit: string; readonly way: readonly Stand[]; readonly gait: Gait }
  /** An attack is declared. */
  | { readonly act: 'attack'; readonly kind: 'charge' | 'assault'; readonly from: Hex; readonly to: Hex }
  | { readonly act: 'volley'; readonly from: Hex; readonly to: Hex; readonly dice: number }
  /** Two units come to blows. */
  | { readonly act: 'blow'; readonly from: Hex; readonly to: Hex }
  /** Strength points lost, below 0, or regained. */
  | { readonly act: 'points'; readonly at: Stand; readonly points: number }
  /** A unit is no longer on the map. */
  | { readonly act: 'gone'; readonly unit: string };

/** `begins` after the scene does, and can be seen for so long. */
export type SceneAct = Shown & { readonly begins: number; readonly lasts: number };

export interface Scene {
  readonly acts: readonly SceneAct[];
  /** Until the last act has been looked at: what only fades then is not waited for. */
  readonly takes: number;
  /** Until the last act has faded. */
  readonly lasts: number;
}

/** A step from hex to hex. */
const STEP: Readonly<Record<Gait, number>> = { march: 220, attack: 150, flight: 160, pursuit: 150 };

const TIMES = {
  attack: { takes: 550, lasts: 1500 },
  volley: { takes: 750, lasts: 1500 },
  blow: { takes: 500, lasts: 900 },
  points: { takes: 350, lasts: 1800 },
  gone: { takes: 500, lasts: 700 },
} as const satisfies Record<Exclude<Shown['act'], 'move'>, { takes: number; lasts: number }>;

type Moved = Extract<Fact, { fact: 'moved' }>;

const GAITS: Readonly<Record<Moved['manoeuvre'], Gait>> = {
  frontalMarch: 'march',
  indirectMarch: 'march',
  evade: 'march',
  breakOff: 'march',
  wheel: 'march',
  charge: 'attack',
  assault: 'attack',
  counterCharge: 'attack',
  flight: 'flight',
  pursuit: 'pursuit',
};

/** The stands of a move, the one it began from included: an extended line goes in one step. FRM-10. */
function wayOf({ from, route, line }: Moved, stood: Stand): readonly Stand[] {
  if (line) return [stood, line.hexes];
  return [stood.length > 1 ? stood : [from], ...route.map((hex) => [hex])];
}

/** The two hexes of two stands that are nearest to each other. */
function between(one: Stand, other: Stand): { readonly from: Hex; readonly to: Hex } | null {
  const pairs = one.flatMap((from) => other.map((to) => ({ from, to })));
  return pairs.reduce<(typeof pairs)[number] | null>(
    (best, pair) => (best && distance(best.from, best.to) <= distance(pair.from, pair.to) ? best : pair),
    null,
  );
}

function isSame(one: Stand, other: Stand): boolean {
  return (
    one.length === other.length && one.every((hex, at) => hex.q === other[at]?.q && hex.r === other[at]?.r)
  );
}

/** How long an act is looked at before the next begins, and how long it can be seen in all. */
function timeOf(shown: Shown): { readonly takes: number; readonly lasts: number } {
  if (shown.act !== 'move') return TIMES[shown.act];
  const time = STEP[shown.gait] * shown.way.length;
  return { takes: time, lasts: time };
}

type Stands = Map<string, Stand>;

/** A move that leads elsewhere; where the unit stands from then on is noted. */
function moveOf(stands: Stands, unit: string, way: readonly Stand[], gait: Gait): readonly Shown[] {
  const end = way.at(-1);
  if (!end) return [];
  stands.set(unit, end);
  return way.every((stand) => isSame(stand, end)) ? [] : [{ act: 'move', unit, way, gait }];
}

function pointsOf(stands: Stands, unit: string, points: number): readonly Shown[] {
  const at = stands.get(unit);
  return at && points !== 0 ? [{ act: 'points', at, points }] : [];
}

function shownOf(stands: Stands, fact: Fact): readonly Shown[] {
  const stood = (unit: string): Stand => stands.get(unit) ?? [];
  const ends = 'target' in fact ? between(stood(fact.unit), stood(fact.target)) : null;
  switch (fact.fact) {
    case 'deployed':
      return moveOf(stands, fact.unit, [fact.hexes], 'march');
    case 'holds':
      return moveOf(stands, fact.unit, [stood(fact.unit), fact.hexes], 'march');
    case 'moved':
      return moveOf(stands, fact.unit, wayOf(fact, stood(fact.unit)), GAITS[fact.manoeuvre]);
    case 'madeWay':
      return moveOf(stands, fact.unit, [[fact.from], [fact.to]], 'march');
    case 'chargeDeclared':
      return ends ? [{ act: 'attack', kind: 'charge', ...ends }] : [];
    case 'assaultDeclared':
      return ends ? [{ act: 'attack', kind: 'assault', ...ends }] : [];
    case 'shot':
      return ends ? [{ act: 'volley', dice: fact.dice, ...ends }] : [];
    case 'struck':
      return ends ? [{ act: 'blow', ...ends }] : [];
    case 'losses':
      return pointsOf(stands, fact.unit, -fact.lost);
    case 'rallied':
      return pointsOf(stands, fact.unit, fact.regained);
    case 'eliminated':
    case 'leftMap':
      return stands.has(fact.unit) ? [{ act: 'gone', unit: fact.unit }] : [];
    default:
      return [];
  }
}

/** Who has a place on the map, or had one: those who are still to come have none. */
function standsOf(units: readonly Unit[]): Stands {
  const placed = units.filter(({ fate }) => fate !== 'awaited' && fate !== 'coming');
  return new Map(placed.map(({ id, hexes }) => [id, hexes]));
}

/** The scene of these facts, begun from where the units stood before them. Nothing where nothing of it is seen on the map. */
export function sceneOf(before: readonly Unit[], facts: readonly Fact[]): Scene | null {
  const stands = standsOf(before);
  const acts: SceneAct[] = [];
  let begins = 0;
  for (const shown of facts.flatMap((fact) => shownOf(stands, fact))) {
    const { takes, lasts } = timeOf(shown);
    acts.push({ ...shown, begins, lasts });
    begins += takes;
  }
  if (acts.length === 0) return null;
  return { acts, takes: begins, lasts: Math.max(...acts.map((act) => act.begins + act.lasts)) };
}
