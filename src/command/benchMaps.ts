/** What painting a large map costs. */
import { hexAt } from '../geometry/shape.ts';
import { mapByLot } from '../mapmaking/byLot.ts';
import { line } from '../mapmaking/hexSets.ts';
import { painted, stroked } from '../mapmaking/paint.ts';
import { sidesRound } from '../mapmaking/sidesAlong.ts';
import type { BattleMap } from '../rules/state/game.ts';

const SIZE = { columns: 80, rows: 60 } as const;
const STROKE = 100;
const ROUNDS = 40;
/** Of a stroke of 100 hexes, in milliseconds. */
const MOST = 50;

/** The value below which that share of them lies. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What each of many calls takes, in milliseconds of the processor: a busy machine is no part of it. */
function spent(work: (round: number) => void): readonly number[] {
  return Array.from({ length: ROUNDS }, (_, round) => {
    const before = process.cpuUsage();
    work(round);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
}

/** Figures of a map of the largest size, full of ground: a stroke at once, and hex by hex as a hand draws it. */
export function mapsMeasured(): readonly string[] {
  const asked = { ...SIZE, wooded: 10, hilly: 10, river: 3, village: 6, symmetrical: false };
  const { map } = mapByLot({ ...asked, seed: 'bench' });
  const strokeOf = (round: number) =>
    [
      ...line(hexAt(0, round), hexAt(79, round + 15)),
      ...line(hexAt(79, round + 15), hexAt(59, round + 15)),
    ].slice(0, STROKE);
  const whole = spent((round) => {
    painted(map, strokeOf(round), { lay: 'terrain', terrain: 'village' });
  });
  const byHand = spent((round) => {
    let now: BattleMap = map;
    for (const hex of strokeOf(round)) now = painted(now, [hex], { lay: 'step', by: 1 });
  });
  const sides = spent((round) => {
    stroked(map, sidesRound(strokeOf(round)), { lay: 'side', terrain: 'stream' });
  });
  const made = spent((round) => {
    if (round < 5) mapByLot({ ...asked, seed: `bench ${round}` });
  }).slice(0, 5);
  const told = (values: readonly number[]): string =>
    `${percentile(values, 0.5).toFixed(1)} ms, at the 98th percentile ${percentile(values, 0.98).toFixed(1)}`;
  return [
    `painting ${STROKE} hexes of a map of ${SIZE.columns} × ${SIZE.rows} at one stroke: ${told(whole)} (at most ${MOST})`,
    `  hex by hex, ${STROKE} strokes of one: ${told(byHand)} for all of them`,
    `  the sides round them: ${told(sides)}`,
    `  such a map by lot: ${percentile(made, 0.5).toFixed(0)} ms`,
  ];
}
