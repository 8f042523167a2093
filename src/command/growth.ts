/** How the engine slows as battles grow: part of `npm run bench`. */
import { engine } from '../rules/rulebook.ts';
import { type RandomBattleSize, randomBattle } from './randomBattle.ts';
import { playRandomly } from './randomPlay.ts';

/** Units of each side, then fields; the first of a list stands for the usual battle. */
const ARMIES = [6, 12, 20, 30, 40];
const FIELDS = [
  [20, 15],
  [40, 30],
  [60, 45],
  [80, 60],
] as const;
const BATTLES = 6;
const ANSWERS = 600;
const BAR = 48;

interface Figure {
  readonly name: string;
  readonly rate: number;
}

/** Random answers a second over some battles of that size, the warm-up left out. */
function rate(size: RandomBattleSize): number {
  let answers = 0;
  let took = 0;
  for (let n = 0; n <= BATTLES; n++) {
    const start = randomBattle(`growth ${n}`, size);
    const begun = performance.now();
    const played = playRandomly(start, `growth ${n}`, { limit: ANSWERS });
    if (n === 0) continue;
    took += performance.now() - begun;
    answers += played.answers;
  }
  return (answers / took) * 1000;
}

/** One line a figure, its bar as long as its share of the best. */
function plot(figures: readonly Figure[]): readonly string[] {
  const best = Math.max(...figures.map((one) => one.rate));
  return figures.map(
    ({ name, rate }) =>
      `  ${name.padStart(14)} ${'█'.repeat(Math.max(1, Math.round((BAR * rate) / best)))} ${Math.round(rate)}`,
  );
}

/** Answers a second from 6 to 40 units a side, and from 20 × 15 to 80 × 60 hexes, as plots to print. */
export function growth(): readonly string[] {
  const armies = ARMIES.map((units) => ({
    name: `${units} a side`,
    rate: rate({ columns: 40, rows: 30, units, turns: 50 }),
  }));
  const fields = FIELDS.map(([columns, rows]) => ({
    name: `${columns} × ${rows}`,
    rate: rate({ columns, rows, units: 12, turns: 50 }),
  }));
  return [
    'growth: random answers a second on 40 × 30 hexes by units',
    ...plot(armies),
    'growth: random answers a second of 12 units a side by hexes',
    ...plot(fields),
  ];
}

/** Median milliseconds for the list of all legal answers at a decision of a side of 12 units. */
export function listing(): string {
  const times: number[] = [];
  for (let n = 0; n < 6; n++)
    playRandomly(
      randomBattle(`listing ${n}`, { columns: 32, rows: 22, units: 12, turns: 12 }),
      `listing ${n}`,
      {
        limit: 400,
        choices: (game) => {
          const begun = performance.now();
          engine.legal({ ...game });
          times.push(performance.now() - begun);
        },
      },
    );
  times.sort((a, b) => a - b);
  const median = times[times.length >> 1] ?? 0;
  const most = times.at(-1) ?? 0;
  return `listing all legal answers, 12 units a side: median ${median.toFixed(3)} ms (at most 2), longest ${most.toFixed(1)} ms`;
}
