/** Frames that wait for another procedure: their numbers are tracked, as those of a record are (records.ts). */
import { type Cell, FRAMES, KEYS, keyName, keyNumber, note } from './reads.ts';

type Fields = Readonly<Record<string, unknown>>;

const WAIT = Symbol('wait');

interface Wait {
  /** The frame it belongs to: a plain copy of that takes this along, and does not wait. */
  of: object | null;
  readonly depth: number;
  readonly plain: Fields;
  /** How many of its fields are tracked. */
  numbers: number;
  /** The number of what is not tracked in it. */
  readonly skeleton: number;
}

interface Waits {
  readonly [WAIT]?: Wait;
}

function waitOf(frame: object): Wait | undefined {
  const wait = (frame as Waits)[WAIT];
  return wait?.of === frame ? wait : undefined;
}

/** The frame whose procedure goes on, and how many of its numbers the engine has yet to copy. */
let goingOn: Wait | null = null;
let uncopied = 0;

const getters = new Map<string, PropertyDescriptor & ThisType<{ readonly [WAIT]: Wait }>>();

function getterOf(key: string): PropertyDescriptor {
  let getter = getters.get(key);
  if (!getter) {
    const number = keyNumber(key);
    getter = {
      enumerable: true,
      configurable: true,
      get() {
        const wait = this[WAIT];
        if (wait !== goingOn) note(FRAMES + wait.depth * KEYS + number);
        else if (--uncopied === 0) goingOn = null;
        return wait.plain[key];
      },
    };
    getters.set(key, getter);
  }
  return getter;
}

/** A frame that waits at that depth of the stack, its numbers tracked. `skeleton`: what else there is in it, numbered. */
export function waitingFrame<F extends object>(plain: F & Fields, depth: number, skeleton: number): F {
  const wait: Wait = { of: null, depth, plain, numbers: 0, skeleton };
  const frame: Record<string, unknown> & { [WAIT]?: Wait } = {};
  for (const key in plain) {
    const value = plain[key];
    if (typeof value === 'number') {
      Object.defineProperty(frame, key, getterOf(key));
      wait.numbers++;
    } else frame[key] = value;
  }
  wait.of = frame;
  frame[WAIT] = wait;
  return frame as object as F;
}

/**
 * Tells that the procedure goes on with some numbers set: of the others nothing waits any more, they are told with the
 * rest of what runs. The engine copies the frame next, and reads all of it: that is no read of the rules.
 */
export function goesOn(frame: object, set: object): void {
  const wait = waitOf(frame);
  if (!wait || wait.numbers === 0) return;
  for (const key in wait.plain)
    if (typeof wait.plain[key] === 'number' && !(key in set))
      note(FRAMES + wait.depth * KEYS + keyNumber(key));
  goingOn = wait;
  uncopied = wait.numbers;
}

/** Nothing is being copied. */
export function standsStill(): void {
  goingOn = null;
}

/** Whether its numbers are tracked, and still those it began to wait with. */
export function isWaiting(frame: object): boolean {
  return waitOf(frame) !== undefined;
}

/** The fields of a frame, not noted as read. */
export function plainFrame(frame: object): Fields {
  return waitOf(frame)?.plain ?? (frame as Fields);
}

/** The number of what is not tracked in a waiting frame; 0 of one that does not wait. */
export function frameSkeleton(frame: object): number {
  return waitOf(frame)?.skeleton ?? 0;
}

/** The tracked numbers of a stack of frames. */
export function frameCells(frames: readonly object[]): readonly Cell[] {
  const cells: Cell[] = [];
  frames.forEach((frame, depth) => {
    const plain = waitOf(frame)?.plain ?? {};
    for (const key of Object.keys(plain))
      if (typeof plain[key] === 'number') cells.push(FRAMES + depth * KEYS + keyNumber(key));
  });
  return cells;
}

/** The frame that a cell belongs to. */
export function frameAt<F>(cell: Cell, frames: readonly F[]): F | undefined {
  return frames[Math.floor((cell - FRAMES) / KEYS)];
}

/** The value of a tracked number of a frame. */
export function frameNumber(cell: Cell, frames: readonly object[]): number {
  const frame = frameAt(cell, frames);
  const key = keyName((cell - FRAMES) % KEYS);
  const value = frame && key !== undefined ? plainFrame(frame)[key] : undefined;
  return typeof value === 'number' ? value : Number.NaN;
}
