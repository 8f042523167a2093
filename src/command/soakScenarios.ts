/**
 * `npm run soak:scenarios [files] [scenarios]`: spoilt files of scenarios, none of which may go uncaught, pollute anything, be
 * slow or be refused without its place; and scenarios by lot, every fourth in its midst, with their armies and maps, each
 * of which must come back to the letter from its file and from its link.
 */
import { isDeepStrictEqual } from 'node:util';
import { NOTHING_DRAWN } from '../mapmaking/drawing.ts';
import { checkFile, parseFile } from '../scenarios/file.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { armyLetters, armyText, readArmyLetters, readArmyText } from '../store/armies/file.ts';
import { momentLetters, momentText, scenarioFrom } from '../store/library/moment.ts';
import { mapLetters, mapText, readMapLetters, readMapText } from '../store/mapEditor/file.ts';
import { dataIn } from '../store/saving/packing.ts';
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

/** What does not come back as it was: of the scenario, of its map and of both its armies. */
async function changedIn(scenario: Scenario): Promise<readonly string[]> {
  const parsed = parseFile(momentText(scenario));
  const linked = await dataIn(await momentLetters(scenario));
  const unlinked = linked.ok ? checkFile(linked.data) : null;
  const named = {
    name: scenario.title,
    sheet: { map: scenario.map, drawing: scenario.drawing ?? NOTHING_DRAWN },
  };
  const raised = Object.values(scenario.armies).map((army) => ({ armyPoints: scenario.format, army }));
  const checks: readonly (readonly [string, unknown, unknown])[] = [
    ['file', parsed.ok && parsed.file.format === 'sabreur-hex/scenario' && parsed.file.scenario, scenario],
    [
      'link',
      unlinked?.ok && unlinked.file.format === 'sabreur-hex/scenario' && unlinked.file.scenario,
      scenario,
    ],
    ['map file', readMapText(mapText(named)), { ok: true, named }],
    ['map link', await readMapLetters(await mapLetters(named)), { ok: true, named }],
    ...(await Promise.all(
      raised.flatMap((one) => [
        ['army file', readArmyText(armyText(one)), { ok: true, raised: one }] as const,
        armyLetters(one)
          .then(readArmyLetters)
          .then((read) => ['army link', read, { ok: true, raised: one }] as const),
      ]),
    )),
  ];
  return checks.filter(([, came, was]) => !isDeepStrictEqual(came, was)).map(([what]) => what);
}

async function changed(): Promise<number> {
  let count = 0;
  for (let n = 0; n < SCENARIOS; n++) {
    const scenario = scenarioFileByLot(`soak ${n}`);
    const made = n % 4 === 0 ? await scenarioFrom(scenario, someMoment(scenario, n)) : scenario;
    const found = await changedIn(made);
    if (found.length === 0) continue;
    count++;
    say(`changed: ${made.id}: ${found.join(', ')}`);
  }
  return count;
}

const { read, refused, faults, slowest } = readSpoilt(await soundScenarios(), FILES, 'soak', spent);
for (const fault of faults.slice(0, 20)) say(fault);
say(
  `${FILES} spoilt files: ${refused} refused, ${read} read, ${faults.length} faults, the slowest ${slowest.toFixed(1)} ms (at most ${SLOWEST})`,
);
const lost = await changed();
say(`${SCENARIOS} scenarios by lot with their maps and armies, from files and links: ${lost} changed`);
process.exitCode = faults.length === 0 && lost === 0 && slowest <= SLOWEST ? 0 : 1;
