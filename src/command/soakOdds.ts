/**
 * `npm run soak:odds`: exact odds against games of the engine under scripted decisions, fixed seeds, exact binomial
 * tests. Two workers share the cases.
 */
import { KINDS, type OddsCase, oddsCases, TRAITS } from './oddsPositions.ts';
import { type Comparison, compare, playMany, wholeOf, willful } from './oddsTrial.ts';
import { FAMILY_ERROR, reportsOf, runSoak, say, watchStarted } from './soakThreads.ts';

const CASES = Number(process.argv[2] ?? 200);
const GAMES = Number(process.argv[3] ?? 10_000);
/** On so many cases, spread over all, ten times the games. */
const LONG = 10;
const EACH = Math.floor((CASES * 15) / 200);

/** A case as a worker is given it; its script is that of the seed. */
type Task = Omit<OddsCase, 'script' | 'kind' | 'present' | 'nodes'> & { readonly games: number };

interface Report {
  readonly name: string;
  readonly games: number;
  /** All chances together, as a fraction. */
  readonly whole: string;
  readonly comparisons: readonly Comparison[];
}

function gamesFor(n: number): number {
  return n % Math.max(1, Math.floor(CASES / LONG)) === 0 ? GAMES * 10 : GAMES;
}

function report({ name, game, seed, chances, games }: Task): Report {
  const script = willful(seed);
  const counts = playMany(game, script, games, `soak odds ${name}`);
  return { name, games, whole: wholeOf(game, script), comparisons: compare(chances, counts, games) };
}

/** Prints what the cases are; whether every kind, type and skill is among them as it should. */
function listing(cases: readonly OddsCase[]): boolean {
  let complete = true;
  for (const kind of KINDS) {
    const those = cases.filter((one) => one.kind === kind);
    const most = Math.max(0, ...those.map(({ nodes }) => nodes));
    complete &&= those.length >= EACH;
    say(`  ${kind}: ${those.length} positions (at least ${EACH}), up to ${most} situations`);
  }
  const absent = TRAITS.filter((trait) => !cases.some(({ present }) => present.includes(trait)));
  say(`  ${TRAITS.length - absent.length} of ${TRAITS.length} types and skills`);
  if (absent.length > 0) say(`  absent: ${absent.join(', ')}`);
  return complete && (absent.length === 0 || CASES < 200);
}

function judge(reports: readonly Report[]): number {
  const all = reports.flatMap(({ comparisons }) => comparisons);
  const tests = all.filter(({ chance }) => chance > 0 && chance < 1).length;
  const limit = FAMILY_ERROR / Math.max(1, tests);
  let faults = 0;
  const fault = (text: string): void => {
    faults++;
    if (faults <= 20) say(text);
  };
  for (const { name, games, whole, comparisons } of reports) {
    if (whole !== '1') fault(`${name}: all chances together are ${whole}`);
    for (const { name: what, chance, times, likely } of comparisons)
      if (likely < limit)
        fault(`${name}: ${what}: ${times} of ${games}, odds ${chance}, likely ${likely.toExponential(2)}`);
  }
  const least = Math.min(...all.map(({ likely }) => likely));
  const whole = reports.filter((one) => one.whole === '1').length;
  say(`in ${whole} of ${reports.length} positions all chances together are exactly 1, in fractions`);
  say(
    `${tests} chances tested, ${all.length - tests} certainties; the least likely ${least.toExponential(2)}, limit ${limit.toExponential(2)}; ${faults} faults`,
  );
  return faults;
}

async function lead(): Promise<void> {
  const minutes = watchStarted();
  const cases = oddsCases(CASES, EACH);
  const tasks = cases.map(
    ({ name, game, seed, chances }, n): Task => ({ name, game, seed, chances, games: gamesFor(n) }),
  );
  const longer = tasks.filter(({ games }) => games > GAMES).length;
  say(`${cases.length} positions, ${GAMES} games each, ${GAMES * 10} on ${longer} of them`);
  const complete = listing(cases) && cases.length === CASES;
  say(`  found in ${minutes()} minutes`);
  const reports = await reportsOf<Task, Report>(import.meta.url, tasks, 'positions');
  const faults = judge(reports);
  const played = reports.reduce((sum, { games }) => sum + games, 0);
  say(`${played} games in ${minutes()} minutes (at most 60)`);
  const passed = faults === 0 && complete && reports.length === CASES;
  say(passed ? 'passed' : 'failed');
  process.exitCode = passed ? 0 : 1;
}

await runSoak(lead, report);
