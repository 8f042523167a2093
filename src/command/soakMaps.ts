/**
 * `npm run soak:maps [files] [maps]`: spoilt files of maps, none of which may go uncaught, pollute anything, be slow or be
 * refused without its place; and maps by lot of every size, none of which may part the two sides, and each of which must
 * come back to the letter from its file and from its link.
 */
import { GROUND_LIMITS, type GroundAsked, mapByLot, usualHomeEdges } from '../mapmaking/byLot.ts';
import { crossingOf, STRICTEST_GROUND } from '../mapmaking/crossing.ts';
import { lotOf } from '../mapmaking/lot.ts';
import type { BattleMap } from '../rules/state/game.ts';
import { UNIT_TYPES } from '../rules/state/vocabulary.ts';
import { mapRounds, type RoundsGone, waysTold } from './roundTrips.ts';
import { readSpoiltMaps } from './spoiltMaps.ts';

const FILES = Number(process.argv[2] ?? 100_000);
const MAPS = Number(process.argv[3] ?? 1000);
/** No reader may hold a screen up for longer, in milliseconds. */
const SLOWEST = 100;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The n-th wish, of any size and any settings. */
function wish(n: number): GroundAsked {
  const lot = lotOf(`soak ${n}`, 'wishes');
  const of = (key: keyof typeof GROUND_LIMITS): number =>
    lot.whole(GROUND_LIMITS[key].least, GROUND_LIMITS[key].most);
  return {
    ...{ seed: `soak ${n}`, columns: of('columns'), rows: of('rows'), wooded: of('wooded') },
    ...{ hilly: of('hilly'), river: of('river'), village: of('village'), symmetrical: lot.share() < 0.4 },
  };
}

/** Whether the map parts the two sides, or cuts off a hex of an edge. */
function isParted(map: BattleMap): boolean {
  const { mayCross, cutOff } = crossingOf(map, usualHomeEdges(map.shape), STRICTEST_GROUND);
  return mayCross.length < UNIT_TYPES.length || cutOff.length > 0;
}

/** Milliseconds of the processor: a busy machine is no part of it. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const { read, refused, faults, slowest } = readSpoiltMaps(FILES, 'soak', spent);
for (const fault of faults.slice(0, 20)) say(fault);
say(
  `${FILES} spoilt files: ${refused} refused, ${read} read, ${faults.length} faults, the slowest ${slowest.toFixed(1)} ms (at most ${SLOWEST})`,
);
const ways: RoundsGone = {};
let [apart, changed] = [0, 0];
for (let n = 0; n < MAPS; n++) {
  const sheet = mapByLot(wish(n));
  if (isParted(sheet.map)) {
    apart++;
    say(`parted: ${JSON.stringify(wish(n))}`);
  }
  if (await mapRounds(ways, { name: { en: `Map ${n}`, fr: `Carte ${n}` }, sheet })) continue;
  changed++;
  say(`changed: ${JSON.stringify(wish(n))}`);
}
say(`${MAPS} maps by lot, 12 × 10 to 80 × 60: ${apart} part the two sides, ${changed} changed`);
say(waysTold(ways));
process.exitCode = faults.length === 0 && apart + changed === 0 && slowest <= SLOWEST ? 0 : 1;
