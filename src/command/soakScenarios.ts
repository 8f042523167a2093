/**
 * `npm run soak:scenarios [files] [scenarios]`: spoilt files of scenarios, none of which may go uncaught, pollute anything, be
 * slow or be refused without its place; and scenarios by lot, every fourth in its midst, with their armies and maps, each
 * of which must come back to the letter from its file and from its link, the armies from their rosters too.
 */
import { scenarioFrom } from '../store/library/moment.ts';
import { type RoundsGone, scenarioRounds, waysTold } from './roundTrips.ts';
import { scenarioFileByLot } from './scenarioFileLot.ts';
import { readSpoilt } from './spoiltFiles.ts';
import { someMoment, soundScenarios } from './spoiltScenarios.ts';

const FILES = Number(process.argv[2] ?? 100_000);
const SCENARIOS = Number(process.argv[3] ?? 1000);
/** No reader may hold a screen up for longer, in milliseconds of the processor. */
const SLOWEST = 100;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Milliseconds of the processor: a busy machine is no part of it. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const ways: RoundsGone = {};

async function changed(): Promise<number> {
  let count = 0;
  for (let n = 0; n < SCENARIOS; n++) {
    const scenario = scenarioFileByLot(`soak ${n}`);
    const made = n % 4 === 0 ? await scenarioFrom(scenario, someMoment(scenario, n)) : scenario;
    if (await scenarioRounds(ways, made)) continue;
    count++;
    say(`changed: ${made.id}`);
  }
  return count;
}

const { read, refused, faults, slowest } = readSpoilt(await soundScenarios(), FILES, 'soak', spent);
for (const fault of faults.slice(0, 20)) say(fault);
say(
  `${FILES} spoilt files: ${refused} refused, ${read} read, ${faults.length} faults, the slowest ${slowest.toFixed(1)} ms (at most ${SLOWEST})`,
);
const lost = await changed();
say(`${SCENARIOS} scenarios by lot with their maps and armies: ${lost} changed`);
say(waysTold(ways));
process.exitCode = faults.length === 0 && lost === 0 && slowest <= SLOWEST ? 0 : 1;
