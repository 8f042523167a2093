import { describe, expect, test } from 'vitest';
import {
  circlesIn,
  faultsOfSources,
  fetchedWith,
  importsOf,
  pathsUnder,
  pureRooms,
  sources,
  strayTests,
  testSources,
} from '../support/arrows.ts';
import { unusedExports } from '../support/exports.ts';
import { namesIn, readOnce, sayingsAmong, secondWays } from '../support/meant.ts';
import { faultsOfNames } from '../support/names.ts';
import { toldOutsideFacts } from '../support/onlyTold.ts';
import { faultsOfOracle, SHARED, unsharedIn } from '../support/oracle.ts';

const faultsOf = (path: string, text: string) => faultsOfSources([{ path, text }]);

describe('the sources', () => {
  test('arrows run downward, the rules are pure and explained, no file is too long', () => {
    const files = sources();
    expect(files.length).toBeGreaterThan(0);
    expect(faultsOfSources(files)).toEqual([]);
  });

  test('no imports go in a circle', () => {
    expect(circlesIn(sources())).toEqual([]);
  });

  test('every test file lies where a runner looks', () => {
    expect(strayTests([...pathsUnder('src'), ...pathsUnder('tests')])).toEqual([]);
  });
});

describe('who is meant', () => {
  const sayings = sayingsAmong(sources());

  test('by a question, by a roll and by a procedure is worked out once', () => {
    expect([...namesIn(sayings.answers)].sort()).toEqual([
      'attacker',
      'by',
      'firer',
      'first',
      'mover',
      'target',
      'targets',
      'unit',
      'units',
    ]);
    expect([...readOnce(sayings.once, 'about')].sort()).toEqual([
      'against',
      'attacker',
      'by',
      'candidates',
      'firer',
      'target',
      'unit',
    ]);
    expect([...readOnce(sayings.once, 'frame')].sort()).toEqual([
      'assailant',
      'attacker',
      'battery',
      'charger',
      'firer',
      'striker',
      'target',
      'unit',
    ]);
    expect(secondWays(sources(), sayings)).toEqual([]);
  });

  test.each([
    { name: 'read', text: 'const of = (view: View) => view.question?.unit ?? null;' },
    {
      name: 'read after a switch',
      text: "switch (question.ask) {\n  case 'x':\n    return question.target;\n}",
    },
    { name: 'read on a second line', text: 'const of = decision.question\n  .attacker;' },
    { name: 'read by its key', text: "const of = question['firer'];" },
    { name: 'sought', text: "const has = 'unit' in decision.question;" },
    { name: 'taken apart', text: 'const { ask, unit } = decision.question;' },
    { name: 'taken apart where it comes in', text: 'function of({ ask, units }: Question) {}' },
    { name: 'taken apart with the decision', text: 'const { side, question: { targets } } = decision;' },
    { name: 'under another name', text: 'function of(asked: Question | null) {\n  return asked?.mover;\n}' },
    { name: 'under a new name', text: 'const asked = view.question;\nconst of = asked.unit;' },
    { name: 'renamed on the way', text: 'const { question: asked } = view;\nconst of = asked.by;' },
    {
      name: 'copied into a record',
      text: "const all: Record<string, unknown> = { ...question };\nconst of = all['unit'];",
    },
    {
      name: 'by the type of the field',
      text: "function of(q: Decision['question']) {\n  return 'attacker' in q;\n}",
    },
    {
      name: 'by the type of the field, if there is one',
      text: "const of = (q: NonNullable<TableView['question']>) => q.target;",
    },
    {
      name: 'taken apart by the type of the field',
      text: "function of({ unit }: Decision['question']) {}",
    },
    { name: 'one of several', text: 'const of = questions.map((q) => q.unit);' },
    { name: 'one of several, filtered', text: 'const of = questions.filter(isOpen).map((q) => q.unit);' },
    { name: 'one after the other', text: 'for (const q of all.questions) found.push(q.unit);' },
    {
      name: 'several under another name',
      text: 'const of = (all: readonly Question[]) => all.find((q) => q.by);',
    },
    { name: 'taken apart among several', text: 'const of = questions.flatMap(({ units }) => units);' },
    { name: 'taken for something else', text: 'const of = (view.question as { unit: string }).unit;' },
    { name: 'by any type of question', text: 'const of = <Q extends Question>(q: Q) => q.unit;' },
    {
      name: 'by another name of the type',
      text: "type Asked = NonNullable<View['question']>;\nconst of = (q: Asked) => q.target;",
    },
    {
      name: 'put into a variable later',
      text: 'let asked: object;\nasked = decision.question;\nsay(asked.unit);',
    },
    { name: 'sought by a function', text: "const has = Object.hasOwn(decision.question, 'attacker');" },
    { name: 'read by a function', text: "const of = Reflect.get(decision.question, 'attacker');" },
  ])('a second way by a question is reported: $name', ({ text }) => {
    for (const path of ['src/table/panel/subject.ts', 'src/odds/roles.ts', 'src/rules/orders/who.ts'])
      expect(secondWays([{ path, text }], sayings)).toHaveLength(1);
  });

  test.each([
    { name: 'of a roll', text: 'const of = roll.about.firer;' },
    { name: 'of a roll taken out', text: "const { about } = roll;\nconst of = 'candidates' in about;" },
    { name: 'of a roll by its type', text: 'const of = (what: RollAbout) => what.unit;' },
    { name: 'of a roll by the type of the field', text: "const of = (what: Roll['about']) => what.unit;" },
    { name: 'of a roll taken apart', text: 'const { firer } = pending.roll.about;' },
    { name: 'of the last frame', text: "const last = game.frames.at(-1);\nconst has = 'attacker' in last;" },
    { name: 'of the first frame', text: 'const [first] = game.frames;\nconst of = first.charger;' },
    { name: 'of a frame sought', text: 'const f = frames.find(isCharge);\nconst of = f?.charger;' },
    { name: 'of a frame read at once', text: 'const of = game.frames.at(-1)?.firer;' },
    { name: 'of each frame', text: 'const of = game.frames.map((f) => f.striker);' },
    { name: 'of each frame taken apart', text: 'const of = game.frames.map(({ striker }) => striker);' },
    { name: 'of a frame by its type', text: 'const of = (f: ChargeFrame) => f.target;' },
    { name: 'of any frame by its type', text: 'const of = (f: GameFrame | null) => f?.unit;' },
  ])('a second way outside the rules is reported: $name', ({ text }) => {
    for (const path of ['src/table/panel/subject.ts', 'src/odds/roles.ts', 'src/store/view/who.ts'])
      expect(secondWays([{ path, text }], sayings)).toHaveLength(1);
    expect(secondWays([{ path: 'src/rules/procedures/charge.ts', text }], sayings)).toEqual([]);
  });

  test.each([
    { name: 'what is asked', text: "if (question.ask === 'half') return question.role;" },
    { name: 'a question made', text: "return { side, question: { ask: 'action', unit: f.unit } };" },
    {
      name: 'a unit of something else',
      text: 'const of = (choice: Choice, question: Question) => choice.unit;',
    },
    { name: 'which procedure it is', text: "const is = game.frames.some((f) => f.procedure === 'charge');" },
    { name: 'what is thrown', text: "const is = roll.about.about === 'fire' ? roll.about.kind : null;" },
    { name: 'whom the one place tells', text: 'const of = whoIsBetween(frame).unit;' },
    { name: 'a comment', text: '// question.unit' },
  ])('$name may be read', ({ text }) => {
    expect(secondWays([{ path: 'src/table/panel/subject.ts', text }], sayings)).toEqual([]);
  });
});

describe('a number that is only told', () => {
  const told = "import { told } from '../../records/records.ts';\n";

  test('stands in the rules only inside facts', () => {
    const files = sources('src/rules');
    expect(files.some(({ text }) => text.includes('told(unit'))).toBe(true);
    expect(toldOutsideFacts(files)).toEqual([]);
  });

  test.each([
    { name: 'in a condition', text: `${told}if (told(unit, 'strength') > 3) flee();` },
    { name: 'by a variable', text: `${told}const left = told(unit, 'strength');` },
    {
      name: 'beside a fact',
      text: `${told}return { lost: told(unit, 'strength'), facts: [{ fact: 'x' }] };`,
    },
    { name: 'under another name', text: "import { told as read } from '../../records/records.ts';" },
    { name: 'with all the others', text: "import * as records from '../../records/records.ts';" },
    { name: 'handed on', text: `${told}const left = units.map(told);` },
  ])('elsewhere it is reported: $name', ({ text }) => {
    expect(toldOutsideFacts([{ path: 'src/rules/combat/losses.ts', text }])).toHaveLength(1);
  });

  test.each([
    { name: 'in a fact', text: `${told}const f = { fact: 'losses', left: told(unit, 'strength') - 1, by };` },
    { name: 'another function of that name', text: 'function told(n: number) {}\nif (told(3) > 2) flee();' },
  ])('$name it is not', ({ text }) => {
    expect(toldOutsideFacts([{ path: 'src/rules/combat/losses.ts', text }])).toEqual([]);
  });
});

describe('the oracle', () => {
  test('takes from the program what its list says, and no rule', () => {
    const files = sources('tests/oracle');
    expect(files.length).toBeGreaterThan(20);
    expect(faultsOfOracle(files)).toEqual([]);
    expect(unsharedIn(files)).toEqual([]);
    const readme = files.find(({ path }) => path === 'tests/oracle/README.md')?.text ?? '';
    expect(SHARED.filter((file) => !readme.includes(file.slice('src/'.length)))).toEqual([]);
  });

  test.each([
    "import { findUnit, type Game } from '../../src/rules/state/game.ts';",
    "import { rangeOf } from '../../src/rules/units/factors.ts';",
    "export { distance } from '../../src/geometry/hex.ts';",
    "const { strike } = await import('../../src/rules/procedures/strike.ts');",
  ])('a planted import is reported: %s', (text) => {
    expect(faultsOfOracle([{ path: 'tests/oracle/plainFactors.ts', text }])).toHaveLength(1);
  });

  test.each([
    "import type { Game, Unit } from '../../src/rules/state/game.ts';",
    "import { SIDES } from '../../src/rules/state/vocabulary.ts';",
    "import { plainSight } from './plainSight.ts';",
  ])('what it may import is not: %s', (text) => {
    expect(faultsOfOracle([{ path: 'tests/oracle/plainFactors.ts', text }])).toEqual([]);
  });
});

describe('a planted circle is reported', () => {
  const click = { path: 'src/store/input/click.ts', text: "import { give } from '../game/session.ts';" };
  const session = (text: string) => ({ path: 'src/store/game/session.ts', text });

  test.each([
    { name: 'at once', text: "import { clickHex } from '@/store/input/click.ts';" },
    { name: 'by a type', text: "import type { Clicked } from '../input/click.ts';" },
    { name: 'fetched later', text: "void import('../input/click.ts');" },
    { name: 'handed on', text: "export { clickHex } from '../input/click.ts';" },
  ])('$name', ({ text }) => {
    expect(circlesIn([click, session(text)])).toEqual([
      'imports go in a circle: src/store/game/session.ts → src/store/input/click.ts → src/store/game/session.ts',
    ]);
  });

  test('a longer one is told once, by all its files', () => {
    const picking = { path: 'src/store/input/picking.ts', text: "import './click.ts';" };
    const found = circlesIn([click, picking, session("import '../input/picking.ts';")]);
    expect(found).toHaveLength(1);
    for (const { path } of [click, picking]) expect(found[0]).toContain(path);
  });

  test('what only meets again further down is none', () => {
    const picking = {
      path: 'src/store/input/picking.ts',
      text: "import './click.ts'; import '../game/session.ts';",
    };
    expect(circlesIn([click, picking, session('')])).toEqual([]);
  });
});

const LATER_WITH_OTHERS = 'export const Speaker = soon(async () => (await rest()).Speaker);';
const LATER = "export const Speaker = soon(async () => (await import('./Speaker.tsx')).Speaker);";

/** Names that two modules export, each group with its reason. */
const NAMESAKES: Readonly<Record<string, readonly string[]>> = {
  'the engine speaks of any game: the rules bind the type to theirs': ['Decision', 'Next', 'Roll'],
  'a screen is called like what it shows': [
    'BattleMap',
    'Book',
    'Factors',
    'Ground',
    'Laboratory',
    'NewBattle',
    'Result',
    'Results',
    'Roster',
    'Runs',
  ],
  'each room beside the table is entered by a door of its own, and speaks with words of its own': [
    'enter',
    'Speech',
  ],
  'a verb of the command line is called like what the program does': [
    'answer',
    'commandLine',
    'explain',
    'odds',
    'play',
  ],
  'a procedure, the chapter that tells it and the positions that show it have the heading of the rulebook': [
    'commandValue',
    'fire',
    'flight',
    'reactions',
    'rolls',
    'shock',
    'turn',
  ],
  'a shape is called like the field of the file that it checks': [
    'action',
    'formation',
    'houseRules',
    'words',
  ],
  'the map is told what to draw in values of its own, which the store may not import': [
    'ArrowKind',
    'DangerMark',
    'ReachKind',
  ],
  'the laboratory has its own past beside that of the game': ['redo', 'undo'],
  'the rulebook and the part of it that the page has so far, as an engine': ['engine'],
};

describe('what is exported is imported', () => {
  test('by another source or a test', () => {
    expect(unusedExports(sources(), testSources())).toEqual([]);
  });

  const aim = { path: 'src/rules/fire/aim.ts', text: 'export function mayAim() {}\nexport interface Aim {}' };
  const reader = (text: string) => ({ path: 'src/rules/fire/targets.ts', text });

  test.each([
    { name: 'by nobody', text: 'mayAim();' },
    { name: 'from another module', text: "import { mayAim } from '../fire.ts';" },
    { name: 'under another name that is taken instead', text: "import { aim as mayAim } from './aim.ts';" },
    { name: 'in a comment', text: "// import { mayAim } from './aim.ts';" },
    { name: 'whole, and another name of it used', text: "import * as aims from './aim.ts'; aims.aimOf();" },
  ])('it is reported: $name', ({ text }) => {
    expect(unusedExports([aim, reader(text)])).toEqual([
      'mayAim is exported by src/rules/fire/aim.ts and imported by nobody',
    ]);
  });

  test.each([
    { name: 'by its name', text: "import { type Aim, mayAim } from './aim.ts';" },
    { name: 'under another', text: "import { mayAim as may } from '@/rules/fire/aim.ts';" },
    { name: 'handed on', text: "export { mayAim } from './aim.ts';" },
    { name: 'with the whole module', text: "import * as aims from './aim.ts'; aims.mayAim();" },
    { name: 'later', text: "const { mayAim } = await import('./aim.ts');" },
  ])('it may be taken: $name', ({ text }) => {
    expect(unusedExports([aim, reader(text)])).toEqual([]);
  });

  test('a test may be the only reader', () => {
    const test = {
      path: 'tests/unit/aim.test.ts',
      text: "import { mayAim } from '../../src/rules/fire/aim.ts';",
    };
    expect(unusedExports([aim], [test])).toEqual([]);
  });
});

describe('one name has one meaning', () => {
  test('but for those that are the same thing twice', () => {
    expect(faultsOfNames(sources(), NAMESAKES)).toEqual([]);
  });

  const speaker = { path: 'src/table/words.ts', text: 'export interface Speaker {}' };

  test.each([
    { name: 'a type', text: 'export type Speaker = string;' },
    { name: 'a function', text: 'export async function Speaker() {}' },
    { name: 'a component', text: 'export const Speaker = memo(() => null);' },
    { name: 'a component that comes later, but is another', text: LATER.replace('.Speaker', '.Voice') },
    { name: 'a component that is awaited, but not fetched', text: LATER_WITH_OTHERS },
  ])('a second one is reported: $name', ({ text }) => {
    const second = { path: 'src/welcome/words.ts', text };
    expect(faultsOfNames([speaker, second], {})).toEqual([
      'Speaker is exported by src/table/words.ts and src/welcome/words.ts',
    ]);
    expect(faultsOfNames([speaker, second], { because: ['Speaker'] })).toEqual([]);
  });

  test.each([
    { name: 'a comment', text: '// export interface Speaker {}' },
    { name: 'what is imported', text: "import { Speaker } from './words.ts';" },
    { name: 'what comes later under its own name', text: LATER },
    {
      name: 'what comes later with others',
      text: `const rest = () => import('./rest.ts');\n${LATER_WITH_OTHERS}`,
    },
  ])('$name is no second one', ({ text }) => {
    expect(faultsOfNames([speaker, { path: 'src/welcome/words.ts', text }], {})).toEqual([]);
  });

  test('the languages say the same twice', () => {
    const text = 'export const terms = {};';
    const both = ['en', 'fr'].map((locale) => ({ path: `src/language/${locale}/terms.ts`, text }));
    expect(faultsOfNames(both, {})).toEqual([]);
  });

  test('what is allowed must be there', () => {
    expect(faultsOfNames([speaker], { because: ['Speaker'] })).toHaveLength(1);
  });
});

describe('a planted fault is reported', () => {
  test.each([
    {
      name: 'rules import the store',
      path: 'src/rules/charge.ts',
      text: "import { game } from '@/store/game.ts';",
    },
    {
      name: 'a type points upward',
      path: 'src/engine/dice.ts',
      text: "import type { Unit } from '../rules/unit.ts';",
    },
    { name: 'a second line', path: 'src/geometry/hex.ts', text: "import {\n  a,\n} from '../engine/a.ts';" },
    { name: 'a re-export', path: 'src/rules/fire.ts', text: "export * from '../odds/fire.ts';" },
    { name: 'a dynamic import', path: 'src/store/game.ts', text: "void import('@/table/table.tsx');" },
    {
      name: 'one screen imports another',
      path: 'src/table/log.tsx',
      text: "import { x } from '../laboratory/x.ts';",
    },
    { name: 'a screen imports main', path: 'src/table/log.tsx', text: "import '../main.css';" },
    { name: 'the map imports the odds', path: 'src/map/map.tsx', text: "import { x } from '@/odds/x.ts';" },
    { name: 'a value where types go', path: 'src/language/fr.ts', text: "import { x } from '@/rules/x.ts';" },
    {
      name: 'sources import tests',
      path: 'src/store/game.ts',
      text: "import { x } from '../../tests/x.ts';",
    },
    { name: 'an unknown folder', path: 'src/utils/list.ts', text: '' },
    { name: 'an unknown top file', path: 'src/index.ts', text: '' },
    { name: 'react in the rules', path: 'src/rules/charge.ts', text: "import { useState } from 'react';" },
    {
      name: 'react-dom in the odds',
      path: 'src/odds/tree.ts',
      text: "import { x } from 'react-dom/client';",
    },
    { name: 'zustand in the engine', path: 'src/engine/game.ts', text: "import { create } from 'zustand';" },
    {
      name: 'a generator in the rules',
      path: 'src/rules/fire.ts',
      text: "import seedrandom from 'seedrandom';",
    },
    { name: 'Math.random', path: 'src/rules/fire.ts', text: 'const face = Math.random();' },
    { name: 'Math taken apart', path: 'src/rules/fire.ts', text: 'const { random } = Math;' },
    { name: 'the clock', path: 'src/engine/game.ts', text: 'const now = Date.now();' },
    { name: 'the stopwatch', path: 'src/odds/tree.ts', text: 'const t = performance.now();' },
    { name: 'the document', path: 'src/geometry/hex.ts', text: "document.title = 'x';" },
    { name: 'the storage', path: 'src/engine/game.ts', text: "localStorage.getItem('x');" },
    {
      name: 'a generator in the odds',
      path: 'src/odds/tree.ts',
      text: "import seedrandom from 'seedrandom';",
    },
    {
      name: 'a screen plays a rule',
      path: 'src/table/log.tsx',
      text: "import { shot } from '../rules/procedures/shot.ts';",
    },
    { name: 'a sentence in the rules', path: 'src/rules/fire.ts', text: "const why = 'too far to fire';" },
    {
      name: 'a sentence with a figure',
      path: 'src/rules/fire.ts',
      text: 'const why = `\u0024{n} hexes away`;',
    },
    {
      name: 'a function nobody explains',
      path: 'src/rules/fire.ts',
      text: 'const x = 1;\nexport function mayFire() {}',
    },
    { name: 'a long file', path: 'src/rules/fire.ts', text: 'x;\n'.repeat(501) },
    {
      name: 'a room asks which rule system it is',
      path: 'src/command/verbs/encounter.ts',
      text: "const isOurs = system.id === 'casques-et-plumets';",
    },
    {
      name: 'a room imports of a rule system more than the list',
      path: 'src/command/verbs/encounter.ts',
      text: "import { encounters } from '../../rulesets/morale-chapter/encounters.ts';",
    },
    {
      name: 'the worker imports of a rule system more than the list',
      path: 'src/worker/encounters.ts',
      text: "import { system } from '../rulesets/sabreur-hex/system.ts';",
    },
    {
      name: 'the worker asks which rule system it is',
      path: 'src/worker/encounters.ts',
      text: "if (asked.system === 'sabreur-hex') return null;",
    },
    ...[
      { name: 'out of two pieces', made: "'casques-' + 'et-plumets'" },
      { name: 'out of a piece and a word', made: "['we', 'are-napoleon'].join('-')" },
      { name: 'out of a template', made: '`morale\u0024{"-"}chapter` + `\u0024{one}-et-bayard`' },
    ].map(({ name, made }) => ({
      name: `a room makes the name of a rule system ${name}`,
      path: 'src/store/encounter/field.ts',
      text: `const isOurs = system === ${made};`,
    })),
    {
      name: 'the store imports of a rule system more than the list',
      path: 'src/store/encounter/field.ts',
      text: "import { positionOf } from '../../rulesets/sabreur-hex/position.ts';",
    },
    {
      name: 'the store asks which rule system it is',
      path: 'src/store/encounter/field.ts',
      text: "const isOurs = system === 'we-are-napoleon';",
    },
    {
      name: 'odds know of encounters',
      path: 'src/odds/asked.ts',
      text: "import type { EncounterAsk } from '../encounter/asked.ts';",
    },
    {
      name: 'a screen imports the list of rule systems',
      path: 'src/laboratory/systems/Columns.tsx',
      text: "import { SYSTEMS } from '../../rulesets/list.ts';",
    },
    {
      name: 'a rule system imports another',
      path: 'src/rulesets/morale-chapter/encounters.ts',
      text: "import { engine } from '../we-are-napoleon/rules/charge.ts';",
    },
    {
      name: 'a rule system looks above the contract',
      path: 'src/rulesets/morale-chapter/encounters.ts',
      text: "import { explore } from '../../odds/explore.ts';",
    },
  ])('$name', ({ path, text }) => {
    expect(faultsOf(path, text)).toHaveLength(1);
  });

  const outside = [
    'Math.random()',
    'Math["random"]()',
    'crypto.getRandomValues(x)',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'window.x',
    'document.x',
    'navigator.x',
    'location.hash',
    'localStorage.x',
    'sessionStorage.x',
    'indexedDB.x',
    'self.x',
    'globalThis.x',
    'process.env',
    'fetch(x)',
    'new XMLHttpRequest()',
    'new Worker(x)',
    'setTimeout(x)',
    'setInterval(x)',
    'queueMicrotask(x)',
    'requestAnimationFrame(x)',
  ];
  test.each(['laboratory', 'table', 'rulebook', 'welcome'])('src/%s asks the worker itself', (screen) => {
    const text = "import { ask } from '../worker/client.ts';";
    expect(faultsOf(`src/${screen}/useSweep.ts`, text)).toHaveLength(1);
  });

  test.each(pureRooms)('the outside world in src/%s', (room) => {
    const missed = outside.filter((text) => faultsOf(`src/${room}/x.ts`, `const x = ${text};`).length !== 1);
    expect(missed).toEqual([]);
  });

  test.each([
    'tests/unit/lost.test.tsx',
    'tests/unit/lost.spec.ts',
    'tests/component/lost.test.ts',
    'tests/e2e/lost.test.ts',
    'tests/soak/lost.test.ts',
    'src/rules/lost.test.ts',
  ])('a test where no runner looks: %s', (path) => {
    expect(strayTests([path])).toEqual([path]);
  });
});

describe('the rule systems are fetched by whoever asks about encounters', () => {
  const list = 'src/rulesets/list.ts';

  test.each([
    'src/main.tsx',
    'src/laboratory/Laboratory.tsx',
    'src/worker/worker.ts',
    'src/store/saving/readerWorker.ts',
  ])('not with %s', (entry) => {
    const fetched = fetchedWith(entry, sources());
    expect(fetched.size).toBeGreaterThan(10);
    expect([...fetched].filter((file) => file.startsWith('src/rulesets/'))).toEqual([]);
  });

  test('a planted import is found, however far down; one that is fetched later is not', () => {
    const files = [
      { path: 'src/main.tsx', text: "import { a } from './a.ts';" },
      { path: 'src/a.ts', text: "import './b.ts';\nconst c = () => import('./c.ts');" },
      { path: 'src/b.ts', text: "export { SYSTEMS } from './rulesets/list.ts';" },
      { path: 'src/c.ts', text: '' },
      { path: list, text: '' },
    ];
    expect([...fetchedWith('src/main.tsx', files)]).toEqual(['src/main.tsx', 'src/a.ts', 'src/b.ts', list]);
  });
});

describe('what is allowed is not reported', () => {
  test.each([
    { name: 'the worker', path: 'src/worker/encounters.ts', from: '..' },
    { name: 'the store', path: 'src/store/encounter/systems.ts', from: '../..' },
  ])('$name imports the list of rule systems, and what is made of encounters', ({ path, from }) => {
    for (const file of ['rulesets/list.ts', 'encounter/measured.ts', 'contract/encounter.ts'])
      expect(faultsOf(path, `import { x } from '${from}/${file}';`)).toEqual([]);
  });

  test.each([
    {
      name: 'rules import geometry',
      path: 'src/rules/charge.ts',
      text: "import { x } from '../geometry/hex.ts';",
    },
    { name: 'a room imports itself', path: 'src/rules/charge.ts', text: "import { x } from './unit.ts';" },
    {
      name: 'types for the language',
      path: 'src/language/fr.ts',
      text: "import type { x } from '@/rules/x.ts';",
    },
    {
      name: 'inline types',
      path: 'src/language/fr.ts',
      text: "import { type x, type Y } from '@/rules/x.ts';",
    },
    { name: 'main imports a screen', path: 'src/main.tsx', text: "import { x } from './table/table.tsx';" },
    {
      name: 'a package above the rules',
      path: 'src/store/game.ts',
      text: "import { create } from 'zustand';",
    },
    { name: 'a comment', path: 'src/rules/fire.ts', text: "// import '../store/x.ts'; Math.random(); Date" },
    {
      name: 'a broken invariant',
      path: 'src/rules/fire.ts',
      text: 'throw new Error(`no unit \u0024{id}`);',
    },
    { name: 'codes', path: 'src/rules/fire.ts', text: "const why = ['tooFar', 'MAN-17'];" },
    {
      name: 'a function that is explained',
      path: 'src/rules/fire.ts',
      text: '/** Whether. FIR-01. */\nexport function mayFire() {}',
    },
    { name: 'a string', path: 'src/rules/fire.ts', text: "const word = 'Date';" },
    { name: 'a key', path: 'src/rules/fire.ts', text: 'const x = { document: 1 }; x.document;' },
    { name: '500 lines', path: 'src/rules/fire.ts', text: 'x;\n'.repeat(500) },
  ])('$name', ({ path, text }) => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  test('tests in their places', () => {
    expect(
      strayTests(['tests/unit/rules/a.test.ts', 'tests/component/a.test.tsx', 'tests/e2e/a.spec.ts']),
    ).toEqual([]);
  });
});

test('imports are read in all their forms', () => {
  const text = `
    import a, { type B } from 'a'; import type { C } from "b";
    import 'c'; export { d } from 'd'; export * as e from 'e'; const f = await import('f');
    /* import 'no'; */ const from = "import x";`;
  expect(importsOf(text)).toEqual(
    [
      { from: 'a', typeOnly: false, later: false },
      { from: 'b', typeOnly: true, later: false },
      { from: 'd', typeOnly: false, later: false },
      { from: 'e', typeOnly: false, later: false },
      { from: 'c', typeOnly: false, later: false },
      { from: 'f', typeOnly: false, later: true },
    ].sort((x, y) => x.from.localeCompare(y.from)),
  );
});
