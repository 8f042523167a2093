import type { ArmSign } from './arms.ts';

/** A circle, drawn one way or the other. */
export function roundAt(x: number, y: number, r: number, sweep: 0 | 1 = 1): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0Z`;
}

/** A horse's head and neck, looking to the left. */
const HORSE =
  'M-4.5 -9.5L-2.6 -11.2L-1.6 -8.8C5.5 -8 9.5 -2.5 9.8 11H-4.8C-5.2 6.6 -1.6 4.4 -1.2 0.6C-3 2.2 -5 2.2 -6.4 4.6L-9.6 5.4L-11.2 2.6L-7.4 -3.6Z';

/** A gun from the side, its muzzle to the left; `scale` of its wheel and barrel. */
function cannon(scale: number, x = 0, y = 0): string {
  const at = (u: number, v: number): string => `${(x + u * scale).toFixed(1)} ${(y + v * scale).toFixed(1)}`;
  const barrel = `M${at(-15, -6.6)}L${at(6, -5)}L${at(8.5, -3.4)}L${at(6, -0.4)}L${at(-15, -2.8)}Z`;
  const trail = `M${at(2, -1)}L${at(15, 7.4)}L${at(13.4, 10)}L${at(-1, 2)}Z`;
  const wheel =
    roundAt(x - 0.5 * scale, y + 3.6 * scale, 6.8 * scale) +
    roundAt(x - 0.5 * scale, y + 3.6 * scale, 4.4 * scale, 0);
  const hub = roundAt(x - 0.5 * scale, y + 3.6 * scale, 1.8 * scale);
  return barrel + trail + wheel + hub;
}

/**
 * Drawn about 0, 0 in a field 30 wide and 22 high; filled, what is drawn within turned round. Silhouettes, as the troops themselves wore or served them.
 */
export const SILHOUETTES: Readonly<Record<ArmSign, string>> = {
  // a shako with its plume, its plate and its peak
  foot: `M-7.6 -5.4L7.6 -5.4L6 7.2H-6Z${roundAt(0, 0.6, 2.4, 0)}M-7 7.8C-3 10.8 3 10.8 7 7.8L6.4 10.4C3 12.4 -3 12.4 -6.4 10.4ZM-1.9 -6L-2.4 -11.6H2.4L1.9 -6Z`,
  // the horn of the light infantry
  horn: `${roundAt(0, 1.6, 8.6)}${roundAt(0, 1.6, 5.4, 0)}M6 -4.6L14 -10L15 -3L8 -0.6ZM-6 -4.4L-11.6 -8.4L-9.6 -10.4L-4 -6.6Z`,
  // heavier horse by the strokes behind it
  cuirass: `${HORSE}M11.4 -8H13.8V11H11.4ZM15 -8H17.4V11H15Z`,
  dragoon: `${HORSE}M11.4 -8H13.8V11H11.4Z`,
  hussar: HORSE,
  siege: `${cannon(1)}M-15 9.4H-8.6V11.4H-15ZM-15 5.8H-8.6V7.8H-15Z`,
  gun: cannon(0.94),
  gallop: `${cannon(0.74, 4.4, 2.4)}M-11.4 -9L-10 -10.6L-9.2 -8.6C-5.4 -8 -3.4 -4.6 -3.2 1H-10.4C-10.4 -1.6 -8.8 -2.6 -8.6 -4.6C-9.6 -3.6 -11 -3.6 -11.8 -2.2L-13.6 -1.8L-14.4 -3.4L-12.6 -6.4Z`,
  falconet: cannon(0.72, 0, 1),
};
