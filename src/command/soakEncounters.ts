/**
 * `npm run soak:encounters`: what each rule system makes of encounters drawn by lot, exactly, against plays of them on the
 * engine with fixed seeds, by exact binomial tests; of those who reckon by a formula, that its chances are whole. Two
 * workers share the encounters.
 */
import seedrandom from 'seedrandom';
import { DEEDS, type Encounter, type GivenInputs } from '../contract/encounter.ts';
import { SYSTEMS } from '../rulesets/list.ts';
import { drawnFor } from './encounterLot.ts';
import { formulaFaults, type RowTrial, rowTrial, testsAmong } from './encounterTrial.ts';
import { FAMILY_ERROR, reportsOf, runSoak, say, watchStarted } from './soakThreads.ts';

const PLAYED = Number(process.argv[2] ?? 60);
const PLAYS = Number(process.argv[3] ?? 10_000);
const RECKONED = Number(process.argv[4] ?? 500);

/** An encounter as a worker is given it. */
interface Task {
  readonly system: string;
  readonly name: string;
  readonly encounter: Encounter;
  readonly given: GivenInputs;
}

interface Report extends Task {
  readonly rows: readonly RowTrial[];
}

function tried(task: Task): Report {
  const part = SYSTEMS.find(({ id }) => id === task.system)?.encounters;
  const answer = part?.answer(task.encounter, task.given);
  if (answer?.kind !== 'played') throw new Error(`${task.name} is not played`);
  const { played } = answer;
  return {
    ...task,
    rows: played.rows.map((row) => rowTrial(played, row, PLAYS, `soak encounters ${task.name} ${row.row}`)),
  };
}

/** The encounters of every system that are to be played; of those reckoned by a formula how many faults there are. */
function drawnAll(): {
  readonly tasks: readonly Task[];
  readonly faults: number;
  readonly complete: boolean;
} {
  const tasks: Task[] = [];
  let faults = 0;
  let complete = true;
  for (const { id: system, encounters } of SYSTEMS) {
    if (!encounters) continue;
    const drawn = drawnFor(encounters, seedrandom(`soak encounters ${system}`), {
      ...{ played: PLAYED, formula: RECKONED },
    });
    let [played, reckoned] = [0, 0];
    for (const { encounter, given, answer } of drawn) {
      if (answer.kind === 'played') {
        played++;
        tasks.push({ system, name: `${system} ${played}`, encounter, given });
        continue;
      }
      reckoned++;
      for (const fault of answer.rows.flatMap(formulaFaults)) {
        faults++;
        say(`${system}: ${fault}: ${JSON.stringify({ encounter, given })}`);
      }
    }
    complete &&= played === PLAYED || reckoned === RECKONED;
    const deeds = DEEDS.map((deed) => `${drawn.filter((one) => one.encounter.deed === deed).length} ${deed}`);
    say(
      `${system}: ${played} encounters to be played, ${reckoned} reckoned by a formula (${deeds.join(', ')})`,
    );
  }
  return { tasks, faults, complete };
}

function judge(reports: readonly Report[]): number {
  const all = reports.flatMap(({ rows }) => rows.flatMap(({ compared }) => compared));
  const limit = FAMILY_ERROR / Math.max(1, testsAmong(all));
  let faults = 0;
  for (const { name, encounter, given, rows } of reports) {
    const found = rows.flatMap(({ row, compared, faults: broken }) => [
      ...broken.map((fault) => `${row}: ${fault}`),
      ...compared
        .filter(({ likely }) => likely < limit)
        .map(
          (one) =>
            `${row}: ${one.name}: ${one.times} of ${PLAYS}, chance ${one.chance}, likely ${one.likely.toExponential(2)}`,
        ),
    ]);
    faults += found.length;
    for (const fault of found) say(`${name}: ${fault}`);
    if (found.length > 0) say(`  ${JSON.stringify({ encounter, given })}`);
  }
  for (const system of new Set(reports.map((one) => one.system))) {
    const those = reports.filter((one) => one.system === system);
    const compared = those.flatMap(({ rows }) => rows.flatMap((row) => row.compared));
    const rows = those.reduce((sum, one) => sum + one.rows.length, 0);
    const tests = testsAmong(compared);
    const least = Math.min(...compared.map(({ likely }) => likely));
    say(
      `${system}: ${those.length} encounters, ${rows} rows, ${rows * PLAYS} plays; ${tests} chances tested, ${compared.length - tests} certainties; the least likely ${least.toExponential(2)}`,
    );
  }
  say(`limit ${limit.toExponential(2)} for each, ${FAMILY_ERROR} for all; ${faults} faults`);
  return faults;
}

async function lead(): Promise<void> {
  const minutes = watchStarted();
  const { tasks, faults: unwhole, complete } = drawnAll();
  say(`  found in ${minutes()} minutes`);
  const reports = await reportsOf<Task, Report>(import.meta.url, tasks, 'encounters');
  const faults = unwhole + judge(reports);
  const passed = faults === 0 && complete && reports.length === tasks.length;
  say(`${minutes()} minutes: ${passed ? 'passed' : 'failed'}`);
  process.exitCode = passed ? 0 : 1;
}

await runSoak(lead, tried);
