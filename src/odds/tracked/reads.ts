/** What a stretch of play reads of the numbers that are tracked. */

/** A tracked number, numbered: of a record by its place in the list, or of the frame at that depth. */
export type Cell = number;

/** How many records a list may have, and how many numbers of each may be tracked. */
export const PLACES = 1024;
export const MOST_KEYS = 4;
/** Cells below belong to records, all places of the first number before those of the next; each frame has its share of those above. */
export const FRAMES = PLACES * MOST_KEYS;
export const KEYS = 64;
const DEPTHS = 64;

const keyNames: string[] = [];
const keyNumbers = new Map<string, number>();

/** The number of a key of frames, given when it is first met; the same as long as the program runs. */
export function keyNumber(key: string): number {
  let number = keyNumbers.get(key);
  if (number === undefined) {
    number = keyNames.push(key) - 1;
    keyNumbers.set(key, number);
  }
  return number;
}

/** The key of a frame that has that number. */
export function keyName(number: number): string | undefined {
  return keyNames[number];
}

/** What is known of a number that was only compared: it is greater than the one and not greater than the other. */
export interface Compared {
  readonly above: number;
  readonly upTo: number;
}

/** What was read: numbers as they are, and others as far as they were compared. */
export interface Reads {
  readonly cells: Set<Cell>;
  readonly bounds: Map<Cell, Compared>;
}

/** Nothing read yet. */
export function noReads(): Reads {
  return { cells: new Set(), bounds: new Map() };
}

/** Notes what a comparison told, if anybody listens. */
export function noteCompared(cell: Cell, above: number, upTo: number): void {
  if (noted) narrow(noted, cell, above, upTo);
}

/** Adds what a comparison told of a number. */
export function narrow({ bounds }: Reads, cell: Cell, above: number, upTo: number): void {
  const known = bounds.get(cell);
  if (known && known.above >= above && known.upTo <= upTo) return;
  bounds.set(cell, {
    above: Math.max(above, known?.above ?? above),
    upTo: Math.min(upTo, known?.upTo ?? upTo),
  });
}

/** Which cells the work under way has read already. */
const marks = new Int32Array(FRAMES + KEYS * DEPTHS);
let mark = 0;
let noted: Reads | null = null;

/** Notes that a tracked number is read, if anybody listens. */
export function note(cell: Cell): void {
  if (noted === null || marks[cell] === mark) return;
  marks[cell] = mark;
  noted.cells.add(cell);
}

/** Does the work and adds every tracked number it reads. */
export function watched<T>(reads: Reads, work: () => T): T {
  mark++;
  noted = reads;
  try {
    return work();
  } finally {
    noted = null;
  }
}
