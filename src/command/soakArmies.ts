/**
 * `npm run soak:armies [files] [armies]`: 100,000 mutated army files and as many rosters: how long each is read, and what
 * breaks; and 1,000 armies by lot, each of which must come back to the letter from its rosters, its file and its link.
 */
import { readFileSync } from 'node:fs';
import { armyByLot } from '../armies/byLot.ts';
import { type RosterProblem, readRoster, rosterText } from '../armies/roster.ts';
import { roster as english } from '../language/en/roster.ts';
import { roster as french } from '../language/fr/roster.ts';
import { parseFile } from '../scenarios/file.ts';
import { armyRounds, type RoundsGone, someArmy, waysTold } from './roundTrips.ts';
import { wildTexts } from './wildArmies.ts';

const COUNT = Number(process.argv[2] ?? 100_000);
const ARMIES = Number(process.argv[3] ?? 1000);
/** Nobody waits longer for a text, in milliseconds of this process's own work. */
const PATIENCE = 100;

interface Tried {
  readonly read: number;
  readonly refused: number;
  readonly faults: number;
  readonly slowest: number;
}

/** Whether the text is read; a refusal without a place is a fault, and so is whatever is thrown. */
type Reader = (text: string) => 'read' | 'refused' | 'fault';

function tried(texts: Iterable<string>, reader: Reader): Tried {
  const counts = { read: 0, refused: 0, fault: 0 };
  let slowest = 0;
  for (const text of texts) {
    const before = process.cpuUsage();
    try {
      counts[reader(text)]++;
    } catch (error) {
      counts.fault++;
      process.stdout.write(`${String(error)}: ${JSON.stringify(text.slice(0, 300))}\n`);
    }
    const { user, system } = process.cpuUsage(before);
    slowest = Math.max(slowest, (user + system) / 1000);
  }
  return { read: counts.read, refused: counts.refused, faults: counts.fault, slowest };
}

function readFile(text: string): ReturnType<Reader> {
  const parsed = parseFile(text);
  if (parsed.ok) return 'read';
  const { code, path } = parsed.problem;
  return path === '' && !['notJson', 'tooLarge', 'tooDeep', 'unknownKey'].includes(code)
    ? 'fault'
    : 'refused';
}

const WORDS = { en: english.words, fr: french.words };

function liesIn(text: string) {
  const lines = text.split(/\r\n|\r|\n/);
  return ({ line, from, to }: RosterProblem) =>
    line >= 1 && from >= 0 && to >= from && to <= (lines[line - 1]?.length ?? -1);
}

function readText(text: string): ReturnType<Reader> {
  const found = readRoster(text, WORDS);
  if (found.ok) return 'read';
  return found.problems.every(liesIn(text)) ? 'refused' : 'fault';
}

const name = { en: 'An army', fr: 'Une armée' };
const armyPoints = 1500;
const army = armyByLot({ points: armyPoints, nation: 'russia', theme: 'balanced', seed: 'soak', name });
const file = readFileSync('public/examples/army.json', 'utf8');
const results = {
  files: tried(wildTexts(file, 'files', COUNT), readFile),
  english: tried(wildTexts(rosterText({ army, armyPoints }, WORDS.en, 'en'), 'english', COUNT / 2), readText),
  french: tried(wildTexts(rosterText({ army, armyPoints }, WORDS.fr, 'fr'), 'french', COUNT / 2), readText),
};
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
const ways: RoundsGone = {};
let changed = 0;
for (let n = 0; n < ARMIES; n++) {
  const raised = someArmy(n);
  if (await armyRounds(ways, raised)) continue;
  changed++;
  process.stdout.write(`changed: ${rosterText(raised, WORDS.en, 'en')}\n`);
}
process.stdout.write(`${ARMIES} armies by lot, ${changed} changed\n${waysTold(ways)}\n`);
const isPolluted = Reflect.get({}, 'polluted') !== undefined;
const isSound = Object.values(results).every(({ faults, slowest }) => faults === 0 && slowest < PATIENCE);
process.exitCode = isSound && !isPolluted && changed === 0 ? 0 : 1;
