/** The morale chapter read a second time, as far as a charge received asks: face by face of its die. */
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

/** MC-T6: 1 near, then 1 less for each further band of three hexes, the second and the third alike at their ends. */
function awayPoints(distance: number): number {
  if (distance <= 3) return 1;
  if (distance <= 6) return -1;
  for (let band = 2; ; band++) if (distance < 3 * (band + 1)) return -band;
}

const COVERS: Readonly<Record<string, number>> = { lightCover: 1, hardCover: 2, house: 3 };
const CONDITIONS: Readonly<Record<string, number>> = {
  ...{ withoutFormation: -1, retreating: -1, disordered: -4, routing: -4 },
};
const GROUNDS: Readonly<Record<string, string>> = { wood: 'lightCover', village: 'house', redoubt: 'house' };

/** The tests of whoever is charged: one, or one with square and cover counted and one without. */
export function plainTests(encounter: Encounter, given: GivenInputs): readonly PlainTest[] {
  const { attacker, target } = encounter;
  const status = STATUSES[target.status];
  const figures = FIGURES[target.arm];
  const told = (name: string, usual: string | number) => given[name] ?? usual;
  const number = (name: string, usual: number) => Number(told(name, usual));

  let points = number('base', status.base);
  const left = [...Array(figures + 1).keys()].find((n) => n * 20 >= figures * target.left) ?? figures;
  points += lossPoints(figures, number('menLost', 40 * (figures - left)), status.worn);

  const friends = number('friends', target.supports);
  const enemies = number('enemies', attacker.supports);
  if (friends > enemies) points += 2;
  if (friends < enemies) points -= 2;

  const general = told('general', target.led ? 'inContact' : 'none');
  if (general === 'inContact') points += number('generalRaises', 1);
  if (general === 'away') points += awayPoints(number('generalDistance', 3));
  if (general === 'aide') points += 1;
  points -= number('generalLost', 0);

  points += CONDITIONS[String(told('condition', 'ordered'))] ?? 0;
  if (told('hasRouted', 'no') === 'yes') points -= 1;
  points += 2 * (number('enemyRouts', 0) - number('friendlyRouts', 0));
  if (told('meleeWon', 'no') === 'yes') points += 1;
  points -= [0, 2, 5, 9][number('meleesLost', 0)] ?? 0;
  for (let men = 20; men <= number('meleeDifference', 0); men += 20) points -= 1;
  points -= number('enemyFires', 0);
  if (told('closeFire', 'no') === 'yes') points -= 2;
  points += number('batteries', 0);

  const felt = FOOT.includes(attacker.arm) ? 3 : 6;
  if (encounter.onto !== 'front' && encounter.distance <= felt) points -= encounter.onto === 'flank' ? 1 : 2;

  const horse = !FOOT.includes(attacker.arm) && !GUNS.includes(attacker.arm);
  const square = target.formation === 'square' || encounter.answer === 'square';
  const meets = horse && FOOT.includes(target.arm);
  if (meets && !square) points -= 2;

  const read = (all: number): readonly string[] =>
    FACES.map((face) => CELLS.get(Math.max(-7, Math.min(11, all + face)))?.[status.column] ?? '');
  const cover = COVERS[String(told('cover', GROUNDS[encounter.ground] ?? 'none'))] ?? 0;
  const counted = points + cover + (meets && square ? 2 : 0);
  const lowered = meets && square ? number('squareDeclined', 0) : 0;
  const chooses = (meets && square) || (cover > 0 && read(counted).includes('UA'));
  const one = (row: string, all: number): PlainTest => ({ row, points: all, faces: read(all) });
  return chooses ? [one('counted', counted), one('declined', points + lowered)] : [one('all', counted)];
}
