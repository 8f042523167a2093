/** What a hand has laid since the ground was engraved last: told by its tint alone, for it is to be seen at once. */
import { type Hex, hexKey } from '../geometry/hex.ts';
import { sideKey } from '../geometry/side.ts';
import { at } from '../map/ornament.ts';
import { hexesPath, type Plan } from '../map/plan.ts';
import type { BattleMap, GroundHex, GroundSide } from '../rules/state/game.ts';
import type { HexTerrain, SideTerrain } from '../rules/state/vocabulary.ts';

/** One tint of ink, with the path it covers. */
export interface Ink {
  readonly className: string;
  readonly d: string;
}

const WASHES: Readonly<Record<HexTerrain, string | null>> = {
  open: null,
  wood: 'map-wash map-wash-wood',
  village: 'map-wash map-wash-village',
  fortifiedPoint: 'map-wash map-wash-fort',
  difficult: 'map-wash map-wash-marsh',
  bridge: 'wet-bridge',
  impassable: 'wet-water',
};

/** Bank and water of a river, one over the other. */
const LINES: Readonly<Record<SideTerrain, readonly string[]>> = {
  stream: ['wet-stream'],
  river: ['wet-river', 'wet-river wet-current'],
  largeRiver: ['wet-large-river', 'wet-large-river wet-current'],
  ford: ['wet-river', 'wet-ford'],
  bridge: ['wet-deck'],
  wood: ['wet-hedge'],
  impassable: ['wet-cliff'],
};

/** What is told of places, by their keys: made once for each list. */
function indexing<T>(keyOf: (one: T) => number): (all: readonly T[]) => ReadonlyMap<number, T> {
  const known = new WeakMap<readonly T[], ReadonlyMap<number, T>>();
  return (all) => {
    const before = known.get(all);
    if (before) return before;
    const index = new Map(all.map((one) => [keyOf(one), one] as const));
    known.set(all, index);
    return index;
  };
}

const hexesByKey = indexing<GroundHex>(hexKey);
const sidesByKey = indexing<GroundSide>(sideKey);

interface Change<T> {
  readonly place: T;
  /** What is there now; nothing where it was taken away. */
  readonly now: T | null;
  readonly isOverOther: boolean;
}

/** The places at which two lists differ. */
function changes<T>(
  now: readonly T[],
  dry: readonly T[],
  index: (all: readonly T[]) => ReadonlyMap<number, T>,
  isSame: (a: T, b: T) => boolean,
): readonly Change<T>[] {
  if (now === dry) return [];
  const [there, before] = [index(now), index(dry)];
  const laid = [...there].flatMap(([key, one]): Change<T>[] => {
    const was = before.get(key);
    return was && isSame(was, one) ? [] : [{ place: one, now: one, isOverOther: was !== undefined }];
  });
  const gone = [...before].flatMap(([key, was]): Change<T>[] =>
    there.has(key) ? [] : [{ place: was, now: null, isOverOther: true }],
  );
  return [...laid, ...gone];
}

/** The ink that is wet on a map of which `dry` is engraved, the lowest first. */
export function inkOn(plan: Plan, now: BattleMap, dry: BattleMap): readonly Ink[] {
  if (now === dry || now.shape !== dry.shape) return [];
  const hexes = changes(
    now.hexes,
    dry.hexes,
    hexesByKey,
    (a, b) => a.terrain === b.terrain && a.hill === b.hill && a.level === b.level,
  );
  const sides = changes(now.sides, dry.sides, sidesByKey, (a, b) => a.terrain === b.terrain);
  const washed = (className: string, of: (change: Change<GroundHex>) => boolean): Ink[] => {
    const covered: readonly Hex[] = hexes.filter(of).map(({ place }) => place);
    return covered.length > 0 ? [{ className, d: hexesPath(plan, covered) }] : [];
  };
  const lined = (className: string, of: (change: Change<GroundSide>) => boolean): Ink[] => {
    const d = sides.filter(of).map(({ place }) => {
      const [a, b] = plan.sideLine(place);
      return `M${at(a.x)} ${at(a.y)}L${at(b.x)} ${at(b.y)}`;
    });
    return d.length > 0 ? [{ className: `wet-line ${className}`, d: d.join('') }] : [];
  };
  return [
    ...washed('wet-open', ({ isOverOther }) => isOverOther),
    ...washed('map-hill', (change) => change.now?.hill === true),
    ...washed('map-hill-terrace', (change) => (change.now?.level ?? 1) > 1),
    ...Object.entries(WASHES).flatMap(([terrain, className]) =>
      className === null ? [] : washed(className, (change) => change.now?.terrain === terrain),
    ),
    ...lined('wet-none', (change) => change.now === null),
    ...Object.entries(LINES).flatMap(([terrain, classNames]) =>
      classNames.flatMap((className) => lined(className, (change) => change.now?.terrain === terrain)),
    ),
  ];
}
