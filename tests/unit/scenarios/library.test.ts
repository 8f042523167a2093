/** The collection of battles: what every one of them owes to the rule, and to whoever chooses it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Words } from '../../../src/contract/words.ts';
import { DIRECTIONS, hexKey, step } from '../../../src/geometry/hex.ts';
import { contains } from '../../../src/geometry/shape.ts';
import { sideBetween, sideKey } from '../../../src/geometry/side.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { SIDES } from '../../../src/rules/state/vocabulary.ts';
import { armyProblems } from '../../../src/rules/units/army.ts';
import { unitCost } from '../../../src/rules/units/price.ts';
import { fetchBattle } from '../../../src/scenarios/battles.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { LIBRARY } from '../../../src/scenarios/library/list.ts';
import type { Scenario } from '../../../src/scenarios/scenario.ts';
import { startBattle } from '../../../src/scenarios/scenario.ts';
import { VERSION } from '../../../src/scenarios/version.ts';

const battles: readonly Scenario[] = await Promise.all(
  LIBRARY.map(async ({ id }) => {
    const scenario = await fetchBattle(id);
    if (!scenario) throw new Error(`no battle ${id}`);
    return scenario;
  }),
);

/** Worked out by hand from UNI-02, CMD-02 and SKL: army points of each unit in turn, blue, then red. Gersbach has its own test. */
// biome-ignore format: a table
const BY_HAND: Readonly<Record<string, readonly [blue: readonly number[], red: readonly number[]]>> = {
  rothmuehle: [[110, 128, 112, 72, 85, 85], [110, 128, 112, 51, 102, 95]],
  rouveroy: [[230, 240, 144, 114, 102, 72, 80, 144, 144, 88], [160, 160, 160, 154, 96, 104, 112, 102, 108, 78, 112]],
  weissdorf: [[144, 144, 160, 108, 108, 110, 112, 80, 70, 144], [144, 144, 108, 90, 110, 72, 84, 80, 176, 114, 68]],
  serralva: [[132, 110, 144, 144, 144, 128, 144, 80, 72, 144], [144, 104, 180, 176, 144, 110, 108, 80, 80, 102]],
  zaborovo: [[144, 162, 144, 144, 144, 144, 234, 144, 128, 128, 192, 132, 132, 155, 155, 80, 80, 72, 230, 240, 225, 120, 102, 102], [155, 155, 112, 100, 100, 100, 72, 198, 198, 140, 140, 140, 140, 140, 140, 100, 60, 132, 132, 276, 276, 160, 108, 114, 90]],
  almenar: [[144, 144, 144, 132, 96, 34, 160, 85], [84, 84, 130, 80, 126, 112, 51, 108, 90, 70]],
  liebenau: [[162, 162, 162, 144, 144, 128, 208, 60, 51, 51, 112, 250, 210, 144, 108], [126, 144, 144, 144, 144, 192, 120, 96, 51, 51, 112, 72, 230, 230, 160, 102]],
  kinzig: [[234, 192, 108, 108, 112, 110, 72, 128, 75, 207, 176, 120, 70], [144, 144, 144, 128, 126, 120, 110, 155, 115, 80, 184, 102, 102, 75]],
  hautecroix: [[110, 126, 96, 128, 72, 176, 110, 160, 154, 80, 102], [132, 110, 144, 144, 144, 128, 112, 80, 207, 114]],
  zeithain: [[216, 144, 144, 144, 132, 80, 72, 207, 102, 95], [216, 144, 144, 144, 132, 80, 72, 207, 102, 95]],
};

/** The battles whose armies are further apart than two in a hundred, and what their briefings say of it, to the letter. */
const SAYS_WHY: Readonly<Record<string, Words>> = {
  bartkenau: {
    en: 'it is the stronger by some fifty points, for the ground is the enemy’s.',
    fr: 'elle vaut une cinquantaine de points de plus, car le terrain est à l’ennemi.',
  },
};

test('French stories put a thin unbreakable space before ; : ! ? and only there', () => {
  const told = battles.flatMap(({ title, story, armies, objectives = [] }) => [
    ...[title, story, armies.blue.name, armies.red.name].map(({ fr }) => fr),
    ...objectives.map(({ name }) => name.fr),
  ]);
  expect(told.filter((text) => /[^\u202f][;:!?]|\u202f[^;:!?%\d]|\u00a0/.test(text))).toEqual([]);
});

test.each(battles)('no name stands twice in $id: whoever hears of a unit knows whose it is', ({ armies }) => {
  const names = SIDES.flatMap((side) => armies[side].units.map(({ name }) => name));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Blue's score of each battle between two players as strong, in hundredths, as the README publishes it. */
function publishedBalance(): ReadonlyMap<string, number> {
  const rows = readFileSync('README.md', 'utf8').matchAll(
    /^\| (\w+) \| \d+ \| \d+ \| \d+ \| \d+ \| (\d+) % \|/gm,
  );
  return new Map([...rows].map(([, id = '', score]) => [id, Number(score)]));
}

/** Between which scores nobody is clearly better off. */
const EVEN = [40, 60] as const;

const costsOf = ({ armies }: Scenario) =>
  SIDES.map((side) => armies[side].units.map((unit) => unitCost(unit).total));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('the collection goes from an affair of 600 points on 12 x 10 hexes to 4,000 on 60 x 45', () => {
  expect(battles.length).toBeGreaterThanOrEqual(10);
  const sizes = battles.map(({ format, map: { shape } }) =>
    shape.kind === 'rectangle' ? [format, shape.columns, shape.rows] : [],
  );
  expect(sizes[0]).toEqual([600, 12, 10]);
  expect(sizes.at(-1)).toEqual([4000, 60, 45]);
  expect(new Set(battles.map(({ map }) => JSON.stringify(map.hexes))).size).toBe(battles.length);
});

test('Bartkenau: the French are the stronger by some fifty points, as its briefing says', () => {
  const bartkenau = battles.find(({ id }) => id === 'bartkenau');
  const [blue = 0, red = 0] = bartkenau ? costsOf(bartkenau).map(sum) : [];
  expect(bartkenau?.armies.blue.nation).toBe('france');
  expect(Math.round((blue - red) / 10) * 10).toBe(50);
});

test('BLD-03, UNI-02, CMD-02, SKL every unit costs what the table by hand says', () => {
  const told = battles.filter(({ id }) => id in BY_HAND);
  expect(Object.fromEntries(told.map((battle) => [battle.id, costsOf(battle)]))).toEqual(BY_HAND);
});

for (const battle of battles)
  describe(battle.id, () => {
    test('BLD-01, QUA-03 both armies are legal', () => {
      for (const side of SIDES) expect(armyProblems(battle.armies[side].units, battle.format)).toEqual([]);
    });

    test('BLD-03 its armies cost the same within two in a hundred, or its briefing says why in both languages', () => {
      const [blue = 0, red = 0] = costsOf(battle).map(sum);
      const isEven = 100 * Math.abs(blue - red) <= 2 * Math.max(blue, red);
      const why = SAYS_WHY[battle.id];
      // what a briefing says needs to be true as well
      expect(isEven).toBe(why === undefined);
      if (!why) return;
      for (const locale of ['en', 'fr'] as const) expect(battle.story[locale]).toContain(why[locale]);
    });

    test('where one side clearly has the better of it by the published games, its briefing says so', () => {
      const score = publishedBalance().get(battle.id);
      if (score === undefined) throw new Error('no games of it are published');
      if (score >= EVEN[0] && score <= EVEN[1]) return;
      expect(battle.story.en).toMatch(/Between equals .+ more often than/);
      expect(battle.story.fr).toMatch(/Entre joueurs de même force, .+ plus souvent qu/);
    });

    test('is told in both languages, and comes back from a file as it went', () => {
      for (const locale of ['en', 'fr'] as const) {
        expect(battle.title[locale]).not.toBe('');
        expect(battle.story[locale].length).toBeGreaterThan(100);
      }
      expect(battle.story.en).not.toBe(battle.story.fr);
      const text = JSON.stringify({ format: 'sabreur-hex/scenario', version: VERSION, scenario: battle });
      const parsed = parseFile(text);
      expect(parsed.ok ? null : parsed.problem).toBeNull();
      expect(parsed).toMatchObject({ file: { scenario: JSON.parse(JSON.stringify(battle)) } });
    });

    test('begins, with nothing that lies off its map', () => {
      const { game } = engine.settle(startBattle(battle));
      expect(game.outcome).toBeNull();
      const { shape } = battle.map;
      const hexes = [
        ...battle.map.hexes,
        ...(battle.drawing?.names ?? []),
        ...(battle.drawing?.roads ?? []).flatMap(({ through }) => through),
      ];
      expect(hexes.filter((hex) => !contains(shape, hex))).toEqual([]);
    });

    test('MAN, TER whoever goes on foot gets from one home edge to the other', () => {
      const game = startBattle(battle);
      const closed = new Set(
        battle.map.sides
          .filter(
            ({ terrain }) => terrain === 'largeRiver' || terrain === 'river' || terrain === 'impassable',
          )
          .map(sideKey),
      );
      const barred = new Set(battle.map.hexes.filter(({ terrain }) => terrain === 'impassable').map(hexKey));
      const [from, to] = SIDES.map((side) => game.battle.homeEdges[side]);
      const reached = new Set((from ?? []).map(hexKey));
      const front = [...(from ?? [])];
      for (let hex = front.pop(); hex; hex = front.pop())
        for (const d of DIRECTIONS) {
          const next = step(hex, d);
          if (!contains(battle.map.shape, next) || reached.has(hexKey(next)) || barred.has(hexKey(next)))
            continue;
          if (closed.has(sideKey(sideBetween(hex, d)))) continue;
          reached.add(hexKey(next));
          front.push(next);
        }
      expect((to ?? []).some((hex) => reached.has(hexKey(hex)))).toBe(true);
    });
  });
