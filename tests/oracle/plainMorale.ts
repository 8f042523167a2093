/** The morale chapter read a second time, as far as a charge or a shot received asks: face by face of its die. */
import { type Fraction, fraction } from '../../src/chances/fraction.ts';
import type { Encounter, GivenInputs } from '../../src/contract/encounter.ts';

export interface PlainTest {
  readonly row: string;
  readonly points: number;
  /** What each face of the die reads. */
  readonly faces: readonly string[];
}

/** MC-T9 as it is printed: guard, elite, regular, semi-regular, militia, irregular. */
const TABLE = `
11: OB UA UA UA UA UA
10: OB OB UA UA UA UA
9: OB OB UA UA UA UA
8: OB OB OB OB OB UA
7: OB OB OB OB OB UA
6: OB OB OB OB OB OB
5: OB OB OB OB OB OB
4: OB OB OB OB HA OB
3: OB OB OB OB HA OB
2: OB OB OB HA HA RE
1: OB OB OB HA HA RE
0: HA HA HA RE RE RO
-1: HA HA RE RO RO FL
-2: HA HA RE RO RO FL
-3: RE RE RO RO FL FL
-4: RE RE RO RO FL FL
-5: RE RO FL FL FL FL
-6: RE RO FL FL FL FL
-7: RO FL FL FL FL FL`;

const CELLS = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [points = '', cells = ''] = line.split(': ');
      return [Number(points), cells.split(' ')] as const;
    }),
);

/** What a face of the die of MC-P1 adds. */
const FACES = [0, 0, 1, 1, 2, 2];

/** Column of MC-T9, base (MC-R-28), what 2/3 and what 1/2 of the strength cost (MC-T4). */
const STATUSES = {
  guard: { column: 0, base: 7, worn: [1, 2] },
  elite: { column: 1, base: 6, worn: [1, 2] },
  regular: { column: 2, base: 5, worn: [3, 5] },
  recruits: { column: 4, base: 3, worn: [5, 7] },
} as const;

const FIGURES = {
  ...{ line: 20, light: 12, heavyCavalry: 12, cuirassiers: 12, lightCavalry: 8, lancers: 8 },
  ...{ fieldGuns: 6, heavyGuns: 6, horseGuns: 6 },
} as const;

const FOOT: readonly string[] = ['line', 'light'];
const GUNS: readonly string[] = ['fieldGuns', 'heavyGuns', 'horseGuns'];

/** MC-T7, MC-T8: counted up man by man. */
function lossPoints(figures: number, men: number, [twoThirds, half]: readonly [number, number]): number {
  let points = 0;
  for (let lost = 1; lost <= men; lost++) if (lost % (5 * figures) === 0) points -= 1;
  let left = figures;
  for (let lost = 1; lost <= men; lost++) if (lost % 40 === 0) left -= 1;
  if (2 * left <= figures) return points - half;
  return 3 * left <= 2 * figures ? points - twoThirds : points;
}

/** MC-T6: 1 near (MC-T4: up or down), then 1 less for each further band of three hexes, the second and the third alike at their ends. */
function awayPoints(distance: number, near: number): number {
  if (distance <= 3) return near;
  if (distance <= 6) return -1;
  for (let band = 2; ; band++) if (distance < 3 * (band + 1)) return -band;
}

const COVERS: Readonly<Record<string, number>> = { lightCover: 1, hardCover: 2, house: 3 };
const CONDITIONS: Readonly<Record<string, number>> = {
  ...{ withoutFormation: -1, retreating: -1, disordered: -4, routing: -4 },
};
const GROUNDS: Readonly<Record<string, string>> = { wood: 'lightCover', village: 'house', redoubt: 'house' };

/** What is told of a party, or usual. */
function reader(given: GivenInputs) {
  const told = (name: string, usual: string | number) => given[name] ?? usual;
  return { told, number: (name: string, usual: number) => Number(told(name, usual)) };
}

/** Men lost before it is tested: those of the figures that are missing. */
function menLost({ target }: Encounter, given: GivenInputs): number {
  const figures = FIGURES[target.arm];
  const left = [...Array(figures + 1).keys()].find((n) => n * 20 >= figures * target.left) ?? figures;
  return reader(given).number('menLost', 40 * (figures - left));
}

/** Everything but square and cover, and what a shot that cost so many men adds to it. */
function plainPoints(encounter: Encounter, given: GivenInputs, shot: number): number {
  const { attacker, target } = encounter;
  const status = STATUSES[target.status];
  const figures = FIGURES[target.arm];
  const { told, number } = reader(given);

  let points = number('base', status.base);
  points += lossPoints(figures, menLost(encounter, given) + shot, status.worn);

  const friends = number('friends', target.supports);
  const enemies = number('enemies', attacker.supports);
  if (friends > enemies) points += 2;
  if (friends < enemies) points -= 2;

  const general = told('general', target.led ? 'inContact' : 'none');
  if (general === 'inContact') points += number('generalRaises', 1);
  if (general === 'away') points += awayPoints(number('generalDistance', 3), number('generalNear', 1));
  if (general === 'aide') points += 1;
  points -= number('generalLost', 0);

  points += CONDITIONS[String(told('condition', 'ordered'))] ?? 0;
  if (told('hasRouted', 'no') === 'yes') points -= 1;
  points += 2 * (number('enemyRouts', 0) - number('friendlyRouts', 0));
  if (told('meleeWon', 'no') === 'yes') points += 1;
  points -= [0, 2, 5, 9][number('meleesLost', 0)] ?? 0;
  for (let men = 20; men <= number('meleeDifference', 0); men += 20) points -= 1;
  points -= number('enemyFires', 0);
  let close = told('closeFire', 'no') === 'yes';
  if (shot >= 15) {
    if (attacker.formation === 'skirmish') close = true;
    else points -= 1;
  }
  if (close) points -= 2;
  points += number('batteries', 0);

  const felt = FOOT.includes(attacker.arm) ? 3 : 6;
  if (encounter.onto !== 'front' && encounter.distance <= felt) points -= encounter.onto === 'flank' ? 1 : 2;
  return points;
}

function coverOf({ ground }: Encounter, given: GivenInputs): string {
  return String(reader(given).told('cover', GROUNDS[ground] ?? 'none'));
}

/** What each face of the die reads of so many points. */
function readings({ target }: Encounter, points: number): readonly string[] {
  const { column } = STATUSES[target.status];
  return FACES.map((face) => CELLS.get(Math.max(-7, Math.min(11, points + face)))?.[column] ?? '');
}

/** The tests of whoever is charged: one, or one with square and cover counted and one without. */
export function plainTests(encounter: Encounter, given: GivenInputs): readonly PlainTest[] {
  const { attacker, target } = encounter;
  let points = plainPoints(encounter, given, 0);
  const horse = !FOOT.includes(attacker.arm) && !GUNS.includes(attacker.arm);
  const square = target.formation === 'square' || encounter.answer === 'square';
  const meets = horse && FOOT.includes(target.arm);
  if (meets && !square) points -= 2;

  const cover = COVERS[coverOf(encounter, given)] ?? 0;
  const counted = points + cover + (meets && square ? 2 : 0);
  const lowered = meets && square ? reader(given).number('squareDeclined', 0) : 0;
  // MC-42: formation and cover are his to count or not only for whether there is an uncontrolled advance
  const advances = readings(encounter, counted).includes('UA');
  const kept = advances ? 0 : cover;
  const chooses = (meets && square) || (cover > 0 && advances);
  const one = (row: string, all: number): PlainTest => ({
    ...{ row, points: all, faces: readings(encounter, all) },
  });
  return chooses
    ? [one('counted', counted), one('declined', points + lowered + kept)]
    : [one('all', counted)];
}

/** Something that a shot may cost: so many men, that chance in a whole, and whether nothing is left. */
export interface PlainShot {
  readonly men: number;
  readonly chance: Fraction;
  readonly destroyed: boolean;
}

export interface PlainFire {
  readonly row: string;
  /** The chance of each result, and of being destroyed. */
  readonly chances: ReadonlyMap<string, Fraction>;
}

const GRAVER = ['OB', 'UA', 'HA', 'RE', 'RO', 'FL'];

/** The gravest of what these throws read, one after the other; who routs or flees throws no more. A-18. */
function gravest(faces: readonly string[], throws: readonly number[]): string {
  let now = 'OB';
  for (const face of throws) {
    if (now === 'RO' || now === 'FL') return now;
    const next = faces[face] ?? '';
    if (GRAVER.indexOf(next) > GRAVER.indexOf(now)) now = next;
  }
  return now;
}

/** How many tests a shot calls for: MC-T1 5, 10 and 11, MC-T2. */
function testsCalled(encounter: Encounter, given: GivenInputs, men: number): number {
  const { target } = encounter;
  if (GUNS.includes(target.arm)) return 0;
  const figures = FIGURES[target.arm];
  const before = menLost(encounter, given);
  const left = (lost: number) => figures - Math.floor(lost / 40);
  const each = target.status === 'recruits' ? 2 : target.status === 'regular' ? 3 : 4;
  let tests = 0;
  if (men > 0 && men >= each * left(before + men)) tests += 1;
  if (target.status === 'recruits' && reader(given).told('firstFire', 'no') === 'yes') tests += 1;
  if (coverOf(encounter, given) === 'house') return tests;
  for (const [over, under] of [
    [2, 3],
    [1, 2],
  ] as const) {
    const reached = (lost: number) => left(lost) * under <= over * figures;
    if (!reached(before) && reached(before + men)) tests += 1;
  }
  return tests;
}

/** Every throw of any number of dice, by the places of their faces. */
function throwsOf(dice: number): readonly (readonly number[])[] {
  return dice === 0 ? [[]] : throwsOf(dice - 1).flatMap((some) => FACES.map((_, face) => [...some, face]));
}

/** What comes of a shot: every throw of every test it calls for. */
export function plainFire(
  encounter: Encounter,
  given: GivenInputs,
  shots: readonly PlainShot[],
): readonly PlainFire[] {
  const cover = COVERS[coverOf(encounter, given)] ?? 0;
  const figures = FIGURES[encounter.target.arm];
  const chancesWith = (counted: number): ReadonlyMap<string, Fraction> => {
    const chances = new Map<string, Fraction>();
    const add = (what: string, { over, under }: Fraction, share: bigint): void => {
      const before = chances.get(what) ?? { over: 0n, under: 1n };
      const sum = before.over * under * share + over * before.under;
      chances.set(what, fraction(sum, before.under * under * share));
    };
    for (const { men, chance, destroyed } of shots) {
      if (destroyed || figures * 40 - menLost(encounter, given) - men < 1) {
        add('destroyed', chance, 1n);
        continue;
      }
      const faces = readings(encounter, plainPoints(encounter, given, men) + counted);
      const throws = throwsOf(testsCalled(encounter, given, men));
      for (const some of throws) add(gravest(faces, some), chance, BigInt(throws.length));
    }
    return chances;
  };
  const counted = chancesWith(cover);
  if (cover === 0 || !counted.has('UA')) return [{ row: 'all', chances: counted }];
  return [
    { row: 'counted', chances: counted },
    { row: 'declined', chances: chancesWith(0) },
  ];
}
