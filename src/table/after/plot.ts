/** The geometry of a plot: lines over the answers of a battle, with the turns along its foot. */

/** A value after so many answers. */
export interface Plotted {
  readonly at: number;
  readonly value: number;
}

interface Plot {
  readonly width: number;
  readonly height: number;
  /** Where the plotted ground lies. */
  readonly ground: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly foot: number;
  };
  /** A path for each line, in the order given. */
  readonly lines: readonly string[];
  readonly values: readonly { readonly y: number; readonly value: number }[];
  readonly turns: readonly { readonly x: number; readonly turn: number }[];
}

const WIDTH = 600;
const HEIGHT = 190;
const GROUND = { left: 40, right: WIDTH - 8, top: 8, foot: HEIGHT - 22 };
/** More turns than these are not all named. */
const NAMED = 14;
/** As many lines of value, or one more or less. */
const VALUES = 4;

/** 1, 2 or 5 times a power of ten, so that about four of them span the values. */
function stepFor(span: number): number {
  const rough = Math.max(1, span / VALUES);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The plot of these lines; nought is always on it. `turns`: after how many answers each began. */
export function plotOf(lines: readonly (readonly Plotted[])[], turns: ReadonlyMap<number, number>): Plot {
  const all = lines.flat();
  const last = Math.max(1, ...all.map(({ at }) => at));
  const lowest = Math.min(0, ...all.map(({ value }) => value));
  const highest = Math.max(0, ...all.map(({ value }) => value));
  const step = stepFor(highest - lowest);
  const [least, most] = [Math.floor(lowest / step) * step, Math.max(step, Math.ceil(highest / step) * step)];
  const { left, right, top, foot } = GROUND;
  const x = (at: number): number => hundredth(left + ((right - left) * at) / last);
  const y = (value: number): number => hundredth(foot - ((foot - top) * (value - least)) / (most - least));
  const every = Math.ceil(turns.size / NAMED);
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    lines: lines.map((line) =>
      line.map(({ at, value }, n) => `${n === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join(''),
    ),
    values: Array.from({ length: Math.round((most - least) / step) + 1 }, (_, n) => {
      const value = least + n * step;
      return { y: y(value), value };
    }),
    turns: [...turns]
      .filter(([, at]) => at <= last)
      .flatMap(([turn, at], n) => (n % every === 0 ? [{ x: x(at), turn }] : [])),
  };
}
