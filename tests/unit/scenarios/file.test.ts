import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { hexAt } from '../../../src/geometry/shape.ts';
import { problems as english } from '../../../src/language/en/problems.ts';
import { problems as french } from '../../../src/language/fr/problems.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import { SKILLS } from '../../../src/rules/state/vocabulary.ts';
import type { choice } from '../../../src/scenarios/answerShapes.ts';
import { LONGEST_FILE, parseFile } from '../../../src/scenarios/file.ts';
import { gameFileOf, positionFileOf } from '../../../src/scenarios/gameFile.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import { newGame } from '../../../src/scenarios/newGame.ts';
import type { SabreurFile } from '../../../src/scenarios/schema.ts';
import { VERSION } from '../../../src/scenarios/version.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const { map, armies } = gersbach;
const open = newGame(gersbach, 'seed', { blue: 'Anne', red: 'Bruno' });
const game = gameFileOf(open);
const files: SabreurFile[] = [
  game,
  { format: 'sabreur-hex/scenario', version: VERSION, scenario: gersbach },
  positionFileOf('The first turn', open.history.game),
  {
    format: 'sabreur-hex/army',
    version: VERSION,
    armyPoints: 2000,
    army: {
      name: armies.red.name,
      nation: armies.red.nation,
      units: armies.red.units.map(({ hexes: _h, facing: _f, formation: _o, ...bought }) => bought),
    },
  },
  {
    ...positionFileOf('The first turn', open.history.game),
    format: 'sabreur-hex/question',
    answers: [{ faces: [4] }, { faces: [2], source: 'typed' }],
    about: { firer: 'fr-12', target: 'at-12' },
  },
  { format: 'sabreur-hex/map', version: VERSION, name: gersbach.title, map },
];
const texts = new Map(files.map((file) => [file.format, JSON.stringify(file)]));

/** The file with one value put where a path leads; `undefined` takes it away. */
function changed(format: SabreurFile['format'], path: string, value: Json | undefined): string {
  const file = JSON.parse(texts.get(format) ?? '') as { [key: string]: Json };
  const keys = path.split('.');
  let at = file;
  for (const key of keys.slice(0, -1)) at = at[key] as typeof at;
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete at[last];
  else at[last] = value;
  return JSON.stringify(file);
}

describe('what may stand there is told whole', () => {
  const S = 'sabreur-hex/scenario';
  const blue = 'scenario.armies.blue.units.0';
  const told = (path: string, value: Json) => {
    const parsed = parseFile(changed(S, path, value));
    if (parsed.ok) throw new Error('it was read');
    const { code, path: place, facts } = parsed.problem;
    return [english.fileProblem(code, place, facts), french.fileProblem(code, place, facts)];
  };

  test('a short list is told with all its values', () => {
    const [en, fr] = told('scenario.map.hexes.0.terrain', 'lava');
    const all = '"open", "wood", "village", "fortifiedPoint", "difficult", "bridge"';
    expect(en).toContain(`write ${all} or "impassable".`);
    expect(fr).toContain(`écrivez ${all} ou "impassable".`);
  });

  test('of a long one the first twelve, each of them whole, and how many more there are', () => {
    const values = SKILLS.map((skill) => `"${skill}"`);
    const [en, fr] = told(`${blue}.skills`, ['winged']);
    expect(values.length).toBeGreaterThan(13);
    const first = values.slice(0, 12).join(', ');
    expect(en).toContain(`write ${first} or one of ${values.length - 12} other values.`);
    expect(fr).toContain(`écrivez ${first} ou une des ${values.length - 12} autres valeurs.`);
  });

  test('kinds of values are told in words, and values of several shapes beside one another', () => {
    const [en, fr] = told(`${blue}.strength`, 'ten');
    expect(en).toContain('write a number.');
    expect(fr).toContain('écrivez un nombre.');
    const [any] = told('scenario.objectives', [
      { id: 'a', kind: 'exit', side: 'blue', hexes: 'up', points: 1, name: { en: 'A', fr: 'A' } },
    ]);
    expect(any).toContain('"north", "south", "east", "west" or a list in square brackets.');
  });

  test('a quotation that is cut says so', () => {
    expect(told('scenario.firstSide', 'x'.repeat(100))[0]).toContain(`("${'x'.repeat(58)}…)`);
  });
});

describe('a file of every format', () => {
  test.each(files.map((file) => ({ name: file.format, file })))('$name comes back as it went', ({ file }) => {
    expect(parseFile(JSON.stringify(file))).toEqual({ ok: true, file, writtenIn: VERSION });
  });

  test('every choice of the rule has a shape', () => {
    expectTypeOf<v.InferOutput<typeof choice>['choose']>().toEqualTypeOf<Choice['choose']>();
  });
});

test('forty units a side are a battle, and its position a file', () => {
  const army = (side: 'blue' | 'red', row: number) => ({
    ...armies[side],
    units: Array.from({ length: 40 }, (_, at) => ({
      id: `${side}-${at}`,
      name: `${at}`,
      type: 'lightInfantry' as const,
      quality: 'ordinary' as const,
      commandValue: 7,
      skills: [],
      strength: 8,
      hexes: [hexAt(at, row)] as const,
      facing: 0 as const,
      formation: 'column' as const,
    })),
  });
  const scenario = {
    ...gersbach,
    map: { shape: { kind: 'rectangle' as const, columns: 40, rows: 10 }, hexes: [], sides: [] },
    drawing: { roads: [], names: [] },
    format: 4000,
    armies: { blue: army('blue', 8), red: army('red', 1) },
  };
  const file = { format: 'sabreur-hex/scenario', version: VERSION, scenario };
  expect(parseFile(JSON.stringify(file))).toMatchObject({ ok: true });
  const { history } = newGame(scenario, 'forty', { blue: 'Anne', red: 'Bruno' });
  expect(parseFile(JSON.stringify(positionFileOf('Forty a side', history.game)))).toMatchObject({ ok: true });
});

describe('a bad file is refused with the path to its fault', () => {
  const S = 'sabreur-hex/scenario';
  const G = 'sabreur-hex/game';
  const P = 'sabreur-hex/position';
  const Q = 'sabreur-hex/question';
  const A = 'sabreur-hex/army';
  const M = 'sabreur-hex/map';
  const blue = 'scenario.armies.blue.units';
  const row: Json = { q: 0, r: 0, terrain: 'wood', hill: false };
  const cases: [SabreurFile['format'], string, Json | undefined, string, string?][] = [
    [S, 'format', 'sabreur-hex/novel', 'unknownFormat'],
    [S, 'format', { toString: 1 }, 'unknownFormat'],
    [S, 'format', 'constructor', 'unknownFormat'],
    [S, 'version', VERSION + 1, 'unknownVersion'],
    [S, 'version', undefined, 'unknownVersion'],
    [S, 'extra', 1, 'unknownKey'],
    [S, 'scenario.extra', 1, 'unknownKey'],
    [S, 'scenario.toString', 1, 'unknownKey'],
    [S, '', 1, 'unknownKey', '""'],
    [S, 'scenario.', 1, 'unknownKey', 'scenario.""'],
    [S, 'scenario.story', undefined, 'missingKey'],
    [S, 'scenario.story.fr', '', 'tooShort'],
    [S, 'scenario.story.fr', 'x'.repeat(2001), 'tooLong'],
    [S, 'scenario.format', 99, 'outOfRange'],
    [S, 'scenario.format', 1999.5, 'notWhole'],
    [S, 'scenario.firstSide', 'green', 'notListed'],
    [S, 'scenario.homeEdges.red', 'up', 'notListed'],
    [S, 'scenario.houseRules.turn_limit', 0, 'outOfRange'],
    [S, 'scenario.houseRules.turn_limit', '12', 'wrongType'],
    [S, 'scenario.houseRules.cone_width', 90, 'notListed'],
    [S, 'scenario.houseRules.contact', 'near', 'notListed'],
    [S, 'scenario.houseRules.break_point', 0, 'outOfRange'],
    [S, 'scenario.houseRules.coneWidth', 60, 'unknownKey'],
    // what the armies were bought for
    [S, 'scenario.houseRules.min_cost_per_sp', 30, 'notAllowed', 'scenario.armies.blue.units'],
    [S, 'scenario.map.shape.columns', 101, 'outOfRange'],
    [S, 'scenario.map.shape.kind', 'triangle', 'notListed'],
    [S, 'scenario.map.shape.kind', undefined, 'missingKey'],
    [S, 'scenario.map.hexes.0.terrain', 'lava', 'notListed'],
    [S, 'scenario.map.hexes.0.q', 60, 'offMap', 'scenario.map.hexes.0'],
    [S, 'scenario.armies.blue.nation', 'atlantis', 'notListed'],
    [S, 'scenario.armies.red.nation', undefined, 'missingKey'],
    [A, 'army.nation', 'Austria', 'notListed'],
    [S, `${blue}`, [], 'tooShort'],
    [S, `${blue}.0.id`, 'fr 57', 'badText'],
    [S, `${blue}.0.id`, 'fr-3', 'twice', `${blue}.1`],
    [S, `${blue}.0.id`, 'at-jag', 'twice', 'scenario.armies.red.units.0'],
    [S, `${blue}.0.name`, 'x'.repeat(41), 'tooLong'],
    [S, `${blue}.0.name`, '   ', 'badText'],
    [S, `${blue}.0.name`, 'two\nlines', 'badText'],
    [S, `${blue}.0.name`, 'turned \u202e round', 'badText'],
    [S, `${blue}.0.type`, 'zeppelin', 'notListed'],
    // a regimental gun has no 20 points of strength
    [S, `${blue}.0.type`, 'regimentalGun', 'notAllowed', `${blue}.0`],
    [S, `${blue}.0.strength`, 21, 'notAllowed', `${blue}.0`],
    [S, `${blue}.0.commandValue`, 12, 'notAllowed', `${blue}.0`],
    [S, `${blue}.0.skills`, ['lancer'], 'notAllowed', `${blue}.0`],
    [S, `${blue}.0.skills`, ['scout'], 'notAllowed', `${blue}.0`],
    [S, `${blue}.0.formation`, 'skirmish', 'formationNotAllowed'],
    [S, `${blue}.0.formation`, 'horde', 'formationNotAllowed'],
    [S, `${blue}.0.formation`, 'square', 'inconsistent', `${blue}.0.facing`],
    [S, `${blue}.0.facing`, 6, 'notListed'],
    [S, `${blue}.0.hexes`, [], 'notListed'],
    [S, `${blue}.0.hexes.0.r`, 22, 'offMap', `${blue}.0.hexes.0`],
    [S, 'scenario.format', 1600, 'notAllowed', 'scenario.armies.blue.units'],
    [G, 'names.blue', 'Zoë\u0000', 'badText'],
    [G, 'seed', '', 'tooShort'],
    [G, 'hash', 'abc', 'badText'],
    [G, 'cursor', -1, 'outOfRange'],
    [G, 'answers', [{ faces: [1], source: 'luck' }], 'notListed'],
    [G, 'answers', [{ choice: { choose: 'sing' }, side: 'red' }], 'notListed'],
    [G, 'answers', [{ choice: { choose: 'pass', loud: true }, side: 'red' }], 'unknownKey'],
    [G, 'conclusion', { kind: 'bored' }, 'notListed'],
    [G, 'snapshots', [{ at: 1 }], 'missingKey'],
    [P, 'game.turn', 0, 'outOfRange'],
    [P, 'game.count', { answers: 0, draws: 0 }, 'unknownKey'],
    [P, 'game.frames.0.procedure', 'ballet', 'notListed'],
    [P, 'game.frames.0.procedure', undefined, 'missingKey'],
    [P, 'game.frames.0.at', 'lunch', 'notListed'],
    [P, 'game.frames.0.extra', 1, 'unknownKey'],
    [P, 'game.units.1.id', 'fr-57', 'twice', 'game.units.1'],
    [P, 'game.units.1.strength', 19, 'inconsistent'],
    [P, 'game.units.1.panicked', true, 'inconsistent', 'game.units.1.formation'],
    [P, 'game.units.1.hurtBy', ['nobody'], 'unknownUnit'],
    [Q, 'answers.1.faces.0', 0, 'outOfRange'],
    [Q, 'answers.0', { choice: { choose: 'sing' } }, 'notListed', 'answers.0.choice.choose'],
    [Q, 'about.target', 'nobody', 'unknownUnit'],
    [Q, 'game.units.1.strength', 19, 'inconsistent'],
    [A, 'army.units.0.quality', 'divine', 'notListed'],
    [A, 'army.units.0.hex', { q: 0, r: 0 }, 'unknownKey'],
    [A, 'armyPoints', 99, 'outOfRange', 'armyPoints'],
    [A, 'army.units.1.id', armies.red.units[0]?.id ?? '', 'twice', 'army.units.1'],
    [M, 'map.hexes', [row, row], 'twice', 'map.hexes.1'],
    [M, 'map.sides.0.side', 3, 'notListed'],
    [M, 'map.sides.0', { q: 31, r: 0, side: 1, terrain: 'river' }, 'offMap'],
  ];
  test.each(
    cases.map(([format, path, value, code, at]) => ({
      name: `${format.slice(12)} ${path.replaceAll('.', ' ')} = ${String(JSON.stringify(value)).slice(0, 40)}`,
      text: changed(format, path, value),
      code,
      at: at ?? path,
    })),
  )('$name', ({ text, code, at }) => {
    const parsed = parseFile(text);
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    expect(parsed.problem.code).toBe(code);
    expect(parsed.problem.path.startsWith(at)).toBe(true);
  });

  test('two units on one hex', () => {
    const file = JSON.parse(texts.get(S) ?? '') as {
      scenario: { armies: { blue: { units: { hexes: Json }[] } } };
    };
    const { units } = file.scenario.armies.blue;
    if (units[0] && units[1]) units[1].hexes = units[0].hexes;
    expect(parseFile(JSON.stringify(file))).toMatchObject({
      problem: { code: 'sharedHex', path: `${blue}.1.hexes` },
    });
  });

  test.each([
    { name: 'no JSON', text: '{', code: 'notJson' },
    { name: 'nothing', text: '', code: 'notJson' },
    { name: 'null', text: 'null', code: 'unknownFormat' },
    { name: 'a list', text: '[]', code: 'unknownFormat' },
    {
      name: 'a key that would be a prototype',
      text:
        texts
          .get('sabreur-hex/map')
          ?.replace(`"version":${VERSION}`, `"version":${VERSION},"__proto__":{}`) ?? '',
      code: 'unknownKey',
    },
    { name: 'too deep a list', text: `${'['.repeat(100_000)}${']'.repeat(100_000)}`, code: 'tooDeep' },
    { name: 'too much', text: ' '.repeat(LONGEST_FILE + 1), code: 'tooLarge' },
  ])('$name', ({ text, code }) => {
    expect(parseFile(text)).toMatchObject({ ok: false, problem: { code } });
  });
});

test('BLD: an army that may not be bought so is kept in a file, to be mended', () => {
  for (const [path, value] of [
    ['armyPoints', 900],
    ['army.units.0.strength', 99],
    ['army.units.0.commandValue', 12],
    ['army.units.0.skills', ['lancer', 'lancer']],
  ] as const)
    expect(parseFile(changed('sabreur-hex/army', path, value as Json)).ok, path).toBe(true);
});

test('a mark of its encoding before the text is no fault', () => {
  expect(parseFile(`\uFEFF${texts.get('sabreur-hex/map')}`)).toMatchObject({ ok: true });
});

describe('nothing throws', () => {
  test('on any JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(parseFile(text).ok).toBe(false);
      }),
      { numRuns: 300, seed: 1809 },
    );
  });

  test('on any value put anywhere in a file', () => {
    const places = fc.constantFrom(...files.map(({ format }) => format)).chain((format) => {
      const paths: string[] = [];
      const walk = (value: unknown, path: string): void => {
        if (path) paths.push(path);
        if (typeof value === 'object' && value !== null)
          for (const [key, inner] of Object.entries(value).slice(0, 12))
            walk(inner, path ? `${path}.${key}` : key);
      };
      walk(JSON.parse(texts.get(format) ?? ''), '');
      return fc.record({
        format: fc.constant(format),
        path: fc.constantFrom(...paths),
        value: fc.jsonValue({ maxDepth: 3 }),
      });
    });
    fc.assert(
      fc.property(places, ({ format, path, value }) => {
        expect(typeof parseFile(changed(format, path, value as Json)).ok).toBe('boolean');
      }),
      { numRuns: 150, seed: 1809 },
    );
  });
});

test('the published examples are of this version, as their schema asks', () => {
  const folder = fileURLToPath(new URL('../../../public/examples/', import.meta.url));
  const names = readdirSync(folder);
  expect(names).toContain('scenario.json');
  const versions = names.map((name) => [name, JSON.parse(readFileSync(folder + name, 'utf8')).version]);
  expect(versions).toEqual(names.map((name) => [name, VERSION]));
});
