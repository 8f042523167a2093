/**
 * Armies, maps and scenarios by lot sent out and read again, each by every way it can go: as a file, as a link, an army
 * as a roster in either language. What comes back must be what went, to the letter.
 */
import { isDeepStrictEqual } from 'node:util';
import { armyByLot, THEMES } from '../armies/byLot.ts';
import { readRoster, rosterText } from '../armies/roster.ts';
import { roster as english } from '../language/en/roster.ts';
import { roster as french } from '../language/fr/roster.ts';
import { NOTHING_DRAWN } from '../mapmaking/drawing.ts';
import { NATIONS } from '../rules/state/nations.ts';
import { FORMATS } from '../scenarios/armyLimits.ts';
import { checkFile, type Parsed, parseFile } from '../scenarios/file.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Raised } from '../store/armies/acts.ts';
import { armyLetters, armyText, readArmyLetters, readArmyText } from '../store/armies/file.ts';
import { momentLetters, momentText } from '../store/library/moment.ts';
import {
  mapLetters,
  mapText,
  type NamedSheet,
  readMapLetters,
  readMapText,
} from '../store/mapEditor/file.ts';
import { dataIn } from '../store/saving/packing.ts';

const WORDS = { en: english.words, fr: french.words };

/** How often each way was gone, and how often something else came back. */
export type RoundsGone = Record<string, { gone: number; changed: number }>;

/** Counts one round by a way; whether the same came back. */
function round(ways: RoundsGone, way: string, came: unknown, went: unknown): boolean {
  const isSame = isDeepStrictEqual(came, went);
  ways[way] ??= { gone: 0, changed: 0 };
  ways[way].gone++;
  if (!isSame) ways[way].changed++;
  return isSame;
}

/** An army by its four ways. */
export async function armyRounds(ways: RoundsGone, raised: Raised): Promise<boolean> {
  const rosters = (['en', 'fr'] as const).map((tongue) => {
    const { ok, ...read } = readRoster(rosterText(raised, WORDS[tongue], tongue), WORDS);
    return round(ways, `army, roster ${tongue}`, ok && read, { ...raised });
  });
  const want = { ok: true, raised };
  return [
    ...rosters,
    round(ways, 'army, JSON', readArmyText(armyText(raised)), want),
    round(ways, 'army, link', await readArmyLetters(await armyLetters(raised)), want),
  ].every((isSame) => isSame);
}

/** A map by its two. */
export async function mapRounds(ways: RoundsGone, named: NamedSheet): Promise<boolean> {
  const want = { ok: true, named };
  return [
    round(ways, 'map, JSON', readMapText(mapText(named)), want),
    round(ways, 'map, link', await readMapLetters(await mapLetters(named)), want),
  ].every((isSame) => isSame);
}

function scenarioIn(parsed: Parsed): Scenario | null {
  return parsed.ok && parsed.file.format === 'sabreur-hex/scenario' ? parsed.file.scenario : null;
}

/** A scenario by its two, and its map and both its armies by theirs. */
export async function scenarioRounds(ways: RoundsGone, scenario: Scenario): Promise<boolean> {
  const linked = await dataIn(await momentLetters(scenario));
  const found = [
    round(ways, 'scenario, JSON', scenarioIn(parseFile(momentText(scenario))), scenario),
    round(ways, 'scenario, link', linked.ok && scenarioIn(checkFile(linked.data)), scenario),
  ];
  const { map, drawing = NOTHING_DRAWN, title, format, armies } = scenario;
  found.push(await mapRounds(ways, { name: title, sheet: { map, drawing } }));
  for (const army of [armies.blue, armies.red])
    found.push(await armyRounds(ways, { armyPoints: format, army }));
  return found.every((isSame) => isSame);
}

/** The n-th of many armies by lot: every nation with every theme, at every sort of format. */
export function someArmy(n: number): Raised {
  const armyPoints = FORMATS.least + ((n * 131) % (FORMATS.most - FORMATS.least + 1));
  const nation = NATIONS[n % NATIONS.length] ?? 'france';
  const theme = THEMES[Math.floor(n / NATIONS.length) % THEMES.length] ?? 'balanced';
  const name = { en: `Army ${n}`, fr: n % 2 === 0 ? `Armée ${n}` : `Army ${n}` };
  return { army: armyByLot({ points: armyPoints, nation, theme, seed: `rounds ${n}`, name }), armyPoints };
}

/** The ways in a line each. */
export function waysTold(ways: RoundsGone): string {
  return Object.entries(ways)
    .map(([way, { gone, changed }]) => `${way}: ${gone} rounds, ${changed} changed`)
    .join('\n');
}
