/** Drawing from a stream of numbers from 0 to 1. */

export type NumberStream = () => number;

/** One of them, each as likely as another. */
export function oneOf<T>(items: readonly T[], stream: NumberStream): T {
  const item = items[Math.floor(stream() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** A whole number between the two, both included. */
export function whole(least: number, most: number, stream: NumberStream): number {
  return least + Math.floor(stream() * (most - least + 1));
}
