/**
 * `npm run soak:odds`: exact odds against games of the engine under scripted decisions, fixed seeds, exact binomial
 * tests. Two workers share the cases; each finds the same ones from their seeds.
 */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { KINDS, type OddsCase, oddsCases, TRAITS } from './oddsPositions.ts';
import { type Comparison, compare, playMany } from './oddsTrial.ts';

const CASES = Number(process.argv[2] ?? 200);
const GAMES = Number(process.argv[3] ?? 10_000);
/** On so many cases, spread over all, ten times the games. */
const LONG = 10;
const EACH = Math.floor((CASES * 15) / 200);
/** The chance that the whole run finds a fault though there is none. */
const FAMILY_ERROR = 0.001;
const WORKERS = Math.min(2, availableParallelism());

interface Share {
  readonly mine: number;
}

interface Report {
  readonly case: number;
  readonly name: string;
  readonly games: number;
  readonly comparisons: readonly Comparison[];
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function gamesFor(n: number): number {
  return n % Math.max(1, Math.floor(CASES / LONG)) === 0 ? GAMES * 10 : GAMES;
}

function report({ name, game, script, chances }: OddsCase, n: number): Report {
  const games = gamesFor(n);
  const counts = playMany(game, script, games, `soak odds ${name}`);
  return { case: n, name, games, comparisons: compare(chances, counts, games) };
}

function work({ mine }: Share): void {
  oddsCases(CASES, EACH).forEach((one, n) => {
    if (n % WORKERS === mine) parentPort?.postMessage(report(one, n));
  });
}

/** Prints what the cases are; returns how many types and skills none of them shows. */
function listing(cases: readonly OddsCase[]): number {
  for (const kind of KINDS) {
    const those = cases.filter((one) => one.kind === kind);
    const most = Math.max(0, ...those.map(({ nodes }) => nodes));
    say(`  ${kind}: ${those.length} positions, up to ${most} situations`);
  }
  const absent = TRAITS.filter((trait) => !cases.some(({ present }) => present.includes(trait)));
  if (absent.length > 0) say(`  absent: ${absent.join(', ')}`);
  return absent.length;
}

function judge(reports: readonly Report[]): number {
  const all = reports.flatMap(({ comparisons }) => comparisons);
  const tests = all.filter(({ chance }) => chance > 0 && chance < 1).length;
  const limit = FAMILY_ERROR / Math.max(1, tests);
  let faults = 0;
  for (const { name, games, comparisons } of reports)
    for (const { name: what, chance, times, likely } of comparisons) {
      if (likely >= limit) continue;
      faults++;
      if (faults <= 20)
        say(`${name}: ${what}: ${times} of ${games}, odds ${chance}, likely ${likely.toExponential(2)}`);
    }
  const least = Math.min(...all.map(({ likely }) => likely));
  say(
    `${tests} chances tested, ${all.length - tests} certainties; the least likely ${least.toExponential(2)}, limit ${limit.toExponential(2)}; ${faults} faults`,
  );
  return faults;
}

async function lead(): Promise<void> {
  const begun = Date.now();
  const cases = oddsCases(CASES, EACH);
  say(`${cases.length} positions, ${GAMES} games each, ${GAMES * 10} on ${LONG} of them`);
  const absent = listing(cases);
  const reports: Report[] = [];
  await Promise.all(
    Array.from(
      { length: WORKERS },
      (_, mine) =>
        new Promise<void>((done, fail) => {
          const worker = new Worker(new URL(import.meta.url), {
            workerData: { mine } satisfies Share,
            argv: process.argv.slice(2),
          });
          worker.on('message', (one: Report) => reports.push(one));
          worker.on('error', fail);
          worker.on('exit', () => done());
        }),
    ),
  );
  const faults = judge(reports);
  const played = reports.reduce((sum, { games }) => sum + games, 0);
  say(`${played} games in ${((Date.now() - begun) / 60_000).toFixed(1)} minutes (at most 60)`);
  const complete = reports.length === CASES && (absent === 0 || CASES < 200);
  process.exitCode = faults === 0 && complete ? 0 : 1;
}

if (isMainThread) await lead();
else work(workerData as Share);
