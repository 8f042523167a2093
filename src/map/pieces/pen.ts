import { at } from '../ornament.ts';

/** Where a figure stands on the table of its unit, and which way it looks: degrees clockwise from straight up. */
export interface PenPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** What is drawn in one colour is one path: class name → path data, in the order first used. */
export type Strokes = Map<string, string>;

export interface Pen {
  line(ink: string, ...points: readonly (readonly [number, number])[]): void;
  shape(ink: string, ...points: readonly (readonly [number, number])[]): void;
  oval(ink: string, x: number, y: number, rx: number, ry?: number): void;
}

/** A pen that draws on `sheet` in the figure's own coordinates: x to its right, y behind it. */
export function penAt(sheet: Strokes, { x, y, turn }: PenPlace, scale = 1): Pen {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180) * scale, Math.cos((turn * Math.PI) / 180) * scale];
  const put = (u: number, v: number): string =>
    `${fine(x + u * cos - v * sin)} ${fine(y + u * sin + v * cos)}`;
  const add = (ink: string, path: string): void => {
    sheet.set(ink, (sheet.get(ink) ?? '') + path);
  };
  const run = (points: readonly (readonly [number, number])[]): string =>
    points.map(([u, v], i) => `${i === 0 ? 'M' : 'L'}${put(u, v)}`).join('');
  return {
    line: (ink, ...points) => add(ink, run(points)),
    shape: (ink, ...points) => add(ink, `${run(points)}Z`),
    oval: (ink, u, v, rx, ry = rx) => {
      const arc = `A${fine(rx * scale)} ${fine(ry * scale)} ${at(turn)} 1 1 `;
      add(ink, `M${put(u - rx, v)}${arc}${put(u + rx, v)}${arc}${put(u - rx, v)}Z`);
    },
  };
}

/** Figures are small: hundredths. */
function fine(n: number): string {
  return String(Math.round(n * 100) / 100);
}
