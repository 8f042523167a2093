/**
 * Reads the sources and says where an arrow between two folders points upward, where the pure folders see the outside
 * world or export a function without a word on it, where the rules write a sentence, where a screen plays a rule, which
 * files are too long and which tests no runner would find.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
  /** Fetched only when that line is run. */
  readonly later: boolean;
}

type Room = keyof typeof belowOf;

const rulebook = ['chances', 'geometry', 'engine', 'contract', 'records', 'rules'] as const;
/** What a screen sees; the worker is asked by the store. */
const lower = [
  ...rulebook,
  'mapmaking',
  'encounter',
  'odds',
  'opponent',
  'scenarios',
  'armies',
  'language',
  'store',
  'map',
  'account',
] as const;
const screens = [
  ...lower,
  'worker',
  'table',
  'laboratory',
  'armyBuilder',
  'mapEditor',
  'scenarioEditor',
  'rulebook',
  'welcome',
  'offline',
] as const;

/** What each folder may import, besides itself. */
const belowOf = {
  chances: [],
  geometry: [],
  engine: [],
  contract: ['chances', 'geometry', 'engine'],
  records: [],
  rules: ['geometry', 'engine', 'contract', 'records'],
  mapmaking: ['geometry', 'engine', 'records', 'rules'],
  encounter: ['chances', 'engine', 'contract'],
  odds: rulebook,
  opponent: ['chances', 'geometry', 'engine', 'records', 'rules', 'odds'],
  rulesets: [...rulebook, 'odds'],
  scenarios: [...rulebook, 'mapmaking', 'opponent'],
  armies: [...rulebook, 'scenarios'],
  language: [...rulebook, 'opponent', 'scenarios'],
  worker: [...rulebook, 'encounter', 'odds', 'opponent', 'rulesets'],
  store: [
    ...rulebook,
    'mapmaking',
    'encounter',
    'odds',
    'opponent',
    'rulesets',
    'worker',
    'scenarios',
    'armies',
    'language',
  ],
  map: ['geometry', 'rules', 'mapmaking', 'language', 'scenarios'],
  account: ['rules', 'opponent', 'scenarios', 'language', 'store'],
  table: [...lower, 'rulebook'],
  laboratory: lower,
  armyBuilder: lower,
  mapEditor: lower,
  scenarioEditor: [...lower, 'armyBuilder', 'mapEditor'],
  rulebook: lower,
  welcome: lower,
  offline: [...lower, 'worker'],
  rooms: screens,
  main: [...screens, 'rooms'],
  command: [...screens, 'rulesets'],
} as const satisfies Record<string, readonly string[]>;

/** Where only types may be imported. */
const typesOnly: Partial<Record<Room, readonly string[]>> = {
  rules: ['contract'],
  language: ['engine', 'rules', 'opponent', 'scenarios'],
  map: ['scenarios', 'mapmaking'],
};

/** They know no clock, no dice, no browser and no React. */
export const pureRooms: readonly Room[] = [
  'chances',
  'geometry',
  'engine',
  'contract',
  'records',
  'rules',
  'mapmaking',
  'encounter',
  'odds',
  'opponent',
  'rulesets',
  'armies',
];
/** The rule system that is played stands in folders of its own; what is left of it under `rulesets` looks there. */
const systemPlayed = 'sabreur-hex';
/** What a system sees beside its own folder and the contract's own sources. */
const belowSystems: readonly Room[] = ['chances', 'geometry', 'engine', 'contract'];
/** What is drawn there is worked out below. */
const screenRooms: readonly Room[] = [
  'map',
  'account',
  'table',
  'laboratory',
  'armyBuilder',
  'mapEditor',
  'scenarioEditor',
  'rulebook',
  'welcome',
  'offline',
];
const impurePackage = /^(?:react|react-dom|zustand|idb-keyval|playwright|vite|vitest)(?:\/|$)|^node:/;
const dicePackage = /^seedrandom(?:\/|$)/;
const outsideWorld = new RegExp(
  [
    /\bMath\s*(?:\?\.|\.)\s*random\b/,
    /\bMath\s*\[/,
    /=\s*Math\s*[;,)\n]/,
    /(?<![\w$.])(?:Date|performance|window|document|navigator|localStorage|sessionStorage|indexedDB)\b(?!\s*\??:)/,
    /(?<![\w$.])(?:globalThis|self|process|location|Worker|fetch|XMLHttpRequest)\b(?!\s*\??:)/,
    /(?<![\w$.])(?:setTimeout|setInterval|queueMicrotask|requestAnimationFrame)\b(?!\s*\??:)/,
    /\bcrypto\s*\.\s*(?:getRandomValues|randomUUID)\b/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'g',
);

const longest = 500;

const stringOrComment =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

export function withoutComments(text: string): string {
  return text.replace(stringOrComment, (_, string: string | undefined) => string ?? ' ');
}

/** Code alone: neither comments nor strings, but what stands in `${}` is kept. */
function codeOf(text: string): string {
  return text.replace(stringOrComment, (_, string: string | undefined) =>
    string?.startsWith('`') ? [...string.matchAll(/\$\{([^}]*)\}/g)].map((m) => m[1]).join(' ') : ' "" ',
  );
}

const statement =
  /(?:^|[\s;}])(?:import|export)\s+(type\s+)?([\w$\s{},*]*?)\s*\bfrom\s*['"]([^'"]+)['"]|(?:^|[\s;}])import\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g;

export function importsOf(text: string): readonly Import[] {
  return [...withoutComments(text).matchAll(statement)].map(([, type, names = '', named, bare, dynamic]) => ({
    from: named ?? bare ?? dynamic ?? '',
    later: dynamic !== undefined,
    typeOnly: type !== undefined || /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names),
  }));
}

/** The folder of a file under src, or the name of one of the files that stand on top. */
function roomOf(file: string): Room | undefined {
  const [, first = '', second] = file.split('/');
  const name = second === undefined ? (/^(main|rooms)\.\w+$/.exec(first)?.[1] ?? '') : first;
  return Object.hasOwn(belowOf, name) ? (name as Room) : undefined;
}

/** The rule system in whose folder a file lies. */
function systemOf(file: string): string | undefined {
  return /^src\/rulesets\/([^/]+)\//.exec(file)?.[1];
}

/** The file of ours that an import names, from the root of the project; undefined for a package. */
export function targetOf(file: string, from: string): string | undefined {
  if (from.startsWith('@/')) return `src/${from.slice(2)}`;
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(file), from);
  return undefined;
}

function faultOfArrow(file: string, room: Room, { from, typeOnly }: Import): string | undefined {
  const target = targetOf(file, from);
  if (target === undefined) {
    const barred =
      (pureRooms.includes(room) && impurePackage.test(from)) ||
      (room !== 'engine' && pureRooms.includes(room) && dicePackage.test(from));
    return barred ? `${file} imports ${from}, but src/${room} is pure` : undefined;
  }
  if (target === 'package.json') return undefined;
  if (!target.startsWith('src/')) return `${file} imports ${target}, which is not in src`;
  const other = roomOf(target.includes('.') ? target : `${target}.ts`);
  const system = systemOf(file);
  if (system !== undefined && other !== undefined) {
    if (other === 'rulesets' && systemOf(target) !== system)
      return `${file} imports ${target}: a rule system knows no other`;
    if (other !== 'rulesets' && system !== systemPlayed && !belowSystems.includes(other))
      return `${file} imports ${target}: a rule system sees the contract and what lies below it`;
  }
  if (other === room) return undefined;
  if (other === 'rulesets' && target !== 'src/rulesets/list.ts')
    return `${file} imports ${target}: only the list of rule systems is known outside`;
  const below: readonly string[] = belowOf[room];
  if (other === undefined || !below.includes(other))
    return `${file} imports ${target}: the arrow points upward`;
  if (screenRooms.includes(room) && target.startsWith('src/rules/procedures/'))
    return `${file} imports ${target}: a screen plays no rule, it asks the store or the engine`;
  return typesOnly[room]?.includes(other) && !typeOnly
    ? `${file} imports ${target}: src/${room} may import only types from src/${other}`
    : undefined;
}

const twoWords = /\p{L}{2,} +\p{L}{2,}/u;

/** The sentences among the strings; what a broken invariant is told with is for us, not for players. */
function sentencesOf(text: string): readonly string[] {
  return [...text.matchAll(stringOrComment)]
    .filter(({ index }) => !/Error\(\s*$/.test(text.slice(0, index)))
    .map(([, string = '']) => string)
    .filter((string) => twoWords.test(string.replace(/\$\{[^}]*\}/g, '')));
}

const exportedFunction = /^(.*)\nexport (?:async )?function\*? (\w+)/gm;

/** The exported functions above which nothing is said. */
function untold(text: string): readonly string[] {
  return [...text.matchAll(exportedFunction)]
    .filter(([, before = '']) => !before.endsWith('*/'))
    .map(([, , name = '']) => name);
}

/** Where the same word is the program's own name: its storage, its channel between tabs, its policy for scripts. */
const programsName = ['src/store/saving/storage.ts', 'src/store/saving/tabs.ts', 'src/worker/vouched.ts'];

/**
 * The rule systems that a text names, as a string alone: in the names of file formats one of them stands besides. A string
 * that is a piece of a name with a hyphen in it is put together with another to a name; so is such a piece of a template.
 */
function systemsNamed(text: string): readonly string[] {
  const systems = new Set(pathsUnder('src/rulesets').flatMap((file) => systemOf(file) ?? []));
  const strings = [...withoutComments(text).matchAll(stringOrComment)].map(([, string = '']) =>
    string.slice(1, -1),
  );
  return strings.flatMap((string) => {
    if (systems.has(string)) return [string];
    const pieces = string.split(/\$\{[^}]*\}/).filter((piece) => /-/.test(piece) && /\w{2}/.test(piece));
    return [...systems].filter((id) => pieces.some((piece) => id.includes(piece)));
  });
}

function faultsOfFile({ path: file, text }: SourceFile): readonly string[] {
  const faults: string[] = [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines > longest) faults.push(`${file} has ${lines} lines, more than ${longest}`);
  const room = roomOf(file);
  if (room === undefined) return [...faults, `${file} has no place in the house`];
  if (!/\.[mc]?[jt]sx?$/.test(file)) return faults;
  for (const one of importsOf(text)) {
    const fault = faultOfArrow(file, room, one);
    if (fault !== undefined) faults.push(fault);
  }
  if (room !== 'rulesets' && !programsName.includes(file))
    for (const id of new Set(systemsNamed(text)))
      faults.push(`${file} names the rule system ${id}: no room knows which`);
  if (room === 'rules')
    for (const sentence of sentencesOf(text)) faults.push(`${file} writes a sentence: ${sentence}`);
  if (pureRooms.includes(room)) {
    for (const [word] of codeOf(text).matchAll(outsideWorld)) {
      faults.push(`${file} uses ${word.trim()}, but src/${room} is pure`);
    }
    for (const name of untold(text)) faults.push(`${file}: nothing is said of ${name}`);
  }
  return faults;
}

/** Every fault in the sources given, in words. */
export function faultsOfSources(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(faultsOfFile);
}

/** The types of a game refer to each other: a game holds frames, and what a frame's steps are given is the game. */
const typesInCircles = 'src/rules/state/';

/** Each file with those of ours that it imports, types included but where types may go in circles. */
function arrowsOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files.map(({ path: file }) => file));
  return new Map(
    files.map(({ path: file, text }) => [
      file,
      importsOf(text)
        .filter(({ typeOnly }) => !(typeOnly && file.startsWith(typesInCircles)))
        .map(({ from }) => targetOf(file, from))
        .filter((target) => target !== undefined)
        .filter((target) => known.has(target)),
    ]),
  );
}

/** All that is fetched with a file: what it imports and does not fetch later, and what those import. */
export function fetchedWith(entry: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const texts = new Map(files.map(({ path: file, text }) => [file, text]));
  const fetched = new Set([entry]);
  for (const file of fetched)
    for (const { from, typeOnly, later } of importsOf(texts.get(file) ?? '')) {
      const target = typeOnly || later ? undefined : targetOf(file, from.replace(/\?.*$/, ''));
      if (target !== undefined && texts.has(target)) fetched.add(target);
    }
  return fetched;
}

/** The shortest way from a file along its imports back to itself, itself at both ends. */
function circleFrom(start: string, arrows: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const before = new Map<string, string>();
  const reached = [start];
  for (const file of reached)
    for (const next of arrows.get(file) ?? []) {
      if (next === start) {
        const way = [start];
        for (let at: string | undefined = file; at !== undefined; at = before.get(at)) way.unshift(at);
        return way;
      }
      if (before.has(next)) continue;
      before.set(next, file);
      reached.push(next);
    }
  return null;
}

/** Every circle of imports, in words, each told once: from the first of its files by name. */
export function circlesIn(files: readonly SourceFile[]): readonly string[] {
  const arrows = arrowsOf(files);
  const told = new Set<string>();
  return [...arrows.keys()].sort().flatMap((file) => {
    const circle = told.has(file) ? null : circleFrom(file, arrows);
    for (const one of circle ?? []) told.add(one);
    return circle ? [`imports go in a circle: ${circle.join(' → ')}`] : [];
  });
}

const runners = [
  /^tests\/unit\/.+\.test\.ts$/,
  /^tests\/component\/.+\.test\.tsx$/,
  /^tests\/e2e\/.+\.spec\.ts$/,
];

/** The test files that no runner looks at. */
export function strayTests(paths: readonly string[]): readonly string[] {
  return paths.filter(
    (file) => /\.(?:test|spec)\.\w+$/.test(file) && !runners.some((found) => found.test(file)),
  );
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** All files under a folder of the project, from its root, with forward slashes. */
export function pathsUnder(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

export function sources(folder = 'src'): readonly SourceFile[] {
  return read(pathsUnder(folder));
}

/** The programs among the tests, without what they read. */
export function testSources(): readonly SourceFile[] {
  return read(pathsUnder('tests').filter((file) => /\.tsx?$/.test(file)));
}

function read(paths: readonly string[]): readonly SourceFile[] {
  return paths.map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}
