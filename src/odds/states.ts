/** Equal situations made the same object, so that each is gone through once. */
import type { Hex } from '../geometry/hex.ts';
import type { GameFrame } from '../rules/state/frames.ts';
import type { Game, Unit } from '../rules/state/game.ts';
import { remade } from '../rules/state/remade.ts';
import { frameSkeleton, isWaiting, plainFrame, waitingFrame } from './tracked/frames.ts';
import { numbersOf, setNumbers } from './tracked/records.ts';
import { UNITS } from './watched.ts';

/** A situation; `key` tells everything in it but its tracked numbers. */
export interface State {
  readonly game: Game;
  readonly key: string;
  readonly unitsKey: string;
}

/** What has been met so far in one calculation. */
export interface Known {
  readonly root: Game;
  readonly numbers: Map<string, number>;
  /** How many units have been made one. */
  readonly met: { units: number };
  /** The units met, by the number of what is not tracked in them. */
  readonly units: Map<number, Unit[]>;
  readonly frames: Map<string, GameFrame>;
  /** The first frame met of each procedure. */
  readonly usual: Map<string, Readonly<Record<string, unknown>>>;
  readonly lists: Map<string, { readonly units: readonly Unit[]; readonly key: string }>;
}

function numberFor(known: Known, text: string): number {
  let number = known.numbers.get(text);
  if (number === undefined) {
    number = known.numbers.size + 1;
    known.numbers.set(text, number);
  }
  return number;
}

/** A text that tells where it ends. Hexes and lists of names, the usual case, are told briefly. */
function valueText(value: unknown): string {
  if (typeof value === 'string') return `${value.length}"${value}`;
  if (typeof value !== 'object' || value === null) return `${String(value)};`;
  if (!Array.isArray(value)) return JSON.stringify(value);
  let text = `${value.length}[`;
  for (const one of value) text += isPlainHex(one) ? `${one.q},${one.r};` : valueText(one);
  return text;
}

function isPlainHex(value: unknown): value is Hex {
  if (typeof value !== 'object' || value === null || !('q' in value && 'r' in value)) return false;
  let keys = 0;
  for (const _key in value) keys++;
  return keys === 2;
}

/** The text of a value, or none if it is the usual one, be it another list of the same things. */
function unusualText(value: unknown, usual: unknown): string {
  if (value === usual) return '';
  const text = valueText(value);
  return typeof value === 'object' && text === valueText(usual) ? '' : text;
}

const TRACKED: ReadonlySet<string> = new Set(UNITS.keys);

/** Everything in which a unit differs from what it was in the beginning, but its tracked numbers. */
function unitText(unit: Unit, first: Unit): string {
  let text = '';
  for (const key in unit) {
    if (TRACKED.has(key)) continue;
    const told = unusualText(unit[key as keyof Unit], first[key as keyof Unit]);
    if (told !== '') text += `${key}:${told}`;
  }
  return text;
}

/** The one object for all units equal to it in that place, its numbers tracked from here on. */
function knownUnit(known: Known, unit: Unit, place: number): Unit {
  const given = numbersOf(unit);
  const carried = given?.by === known.numbers ? given : null;
  if (carried && carried.serial !== 0) return unit;
  const skeleton =
    carried?.skeleton ?? numberFor(known, `${place} ${unitText(unit, known.root.units[place] ?? unit)}`);
  let those = known.units.get(skeleton);
  if (!those) {
    those = [];
    known.units.set(skeleton, those);
  }
  for (const one of those) if (UNITS.sameNumbers(one, unit)) return one;
  return added(known, those, UNITS.tracked(unit, place), skeleton);
}

function added(known: Known, those: Unit[], unit: Unit, skeleton: number): Unit {
  known.met.units++;
  setNumbers(unit, { by: known.numbers, skeleton, serial: known.met.units });
  those.push(unit);
  return unit;
}

/** Everything in which a frame differs from another one; of numbers that are tracked only that they are there. */
function frameText(
  plain: Readonly<Record<string, unknown>>,
  usual: Readonly<Record<string, unknown>>,
  waits: boolean,
): string {
  let text = '';
  for (const key in plain) {
    const value = plain[key];
    if (waits && typeof value === 'number') {
      text += `${key};`;
      continue;
    }
    const told = unusualText(value, usual[key]);
    if (told !== '') text += `${key}:${told}`;
  }
  for (const key in usual) if (!(key in plain)) text += `-${key};`;
  return text;
}

function skeletonOfFrame(known: Known, plain: Readonly<Record<string, unknown>>, waits: boolean): number {
  const procedure = String(plain['procedure']);
  let usual = known.usual.get(procedure);
  if (!usual) {
    usual = plain;
    known.usual.set(procedure, usual);
  }
  return numberFor(known, `${procedure}${waits ? '+' : ' '}${frameText(plain, usual, waits)}`);
}

/** A frame that waits for the one above it. */
function knownFrame(known: Known, frame: GameFrame, depth: number): GameFrame {
  const plain = plainFrame(frame);
  const skeleton = skeletonOfFrame(known, plain, true);
  let key = `${skeleton} ${depth}`;
  for (const name in plain) if (typeof plain[name] === 'number') key += ` ${plain[name]}`;
  let same = known.frames.get(key);
  if (!same) {
    same = waitingFrame(plain as GameFrame & typeof plain, depth, skeleton);
    known.frames.set(key, same);
  }
  return same;
}

const NOT_NUMBERED = { skeleton: 0, serial: 0 };

function knownUnits(known: Known, units: readonly Unit[]) {
  return knownList(
    known,
    units.map((unit, place) => (unit === known.root.units[place] ? unit : knownUnit(known, unit, place))),
  );
}

/** The one list of these units. */
function knownList(known: Known, units: readonly Unit[]) {
  let key = '';
  let exact = '';
  units.forEach((one, place) => {
    const first = known.root.units[place];
    if (one === first) return;
    const { skeleton, serial } = numbersOf(one) ?? NOT_NUMBERED;
    if (!first || skeleton !== numbersOf(first)?.skeleton) key += `${place}:${skeleton},`;
    exact += `${serial},`;
  });
  const list = known.lists.get(exact);
  if (list) return list;
  const one = { units, key };
  known.lists.set(exact, one);
  return one;
}

/** The part of a game that hardly any action changes: told in the key all the same where one does. None can be forgotten. */
const OTHER: Readonly<Record<Exclude<keyof Game, 'battle' | 'units' | 'frames' | 'count'>, true>> = {
  side: true,
  turn: true,
  orderPoints: true,
  outcome: true,
  objectives: true,
};
const OTHERS = Object.keys(OTHER) as readonly (keyof typeof OTHER)[];

function otherText({ root }: Known, game: Game): string {
  let text = '';
  for (const name of OTHERS) if (game[name] !== root[name]) text += `${name}:${JSON.stringify(game[name])};`;
  return text;
}

/** The state that game is in, reached from another or the first one. */
export function stateOf(known: Known, game: Game, from: State | null): State {
  const list =
    from !== null && game.units === from.game.units
      ? { units: from.game.units, key: from.unitsKey }
      : knownUnits(known, game.units);
  const frames: GameFrame[] = [];
  let key = `${list.key}|`;
  const top = game.frames.length - 1;
  game.frames.forEach((frame, depth) => {
    if (depth === top) {
      frames.push(frame);
      key += `${skeletonOfFrame(known, plainFrame(frame), false)}`;
    } else {
      const skeleton = frameSkeleton(frame);
      const same = skeleton === 0 ? knownFrame(known, frame, depth) : frame;
      frames.push(same);
      key += `${skeleton || frameSkeleton(same)},`;
    }
  });
  const other = otherText(known, game);
  return {
    game: remade(game, list.units, frames, known.root.count),
    key: other === '' ? key : `${key}|${other}`,
    unitsKey: list.key,
  };
}

/** The one object for a unit that differs from a known one in its numbers. */
function renumbered(known: Known, unit: Unit, place: number, numbers: readonly number[]): Unit {
  const { skeleton } = numbersOf(unit) ?? NOT_NUMBERED;
  const those = known.units.get(skeleton) ?? [];
  for (const one of those) if (UNITS.hasNumbers(one, numbers)) return one;
  return added(known, those, UNITS.withNumbers(unit, place, numbers), skeleton);
}

/**
 * The state a step leads to from a situation like the one it was played in, which differs from that in numbers that were
 * not read: who still has a number it began with, has the number of that situation, less by as much.
 */
export function carriedOver(
  known: Known,
  step: { readonly from: Game; readonly led: Game; readonly to: State },
  { game: from }: State,
): State {
  const { led, to } = step;
  const units =
    led.units === step.from.units
      ? from.units
      : knownList(
          known,
          led.units.map((unit, place) => {
            const [begun, there] = [from.units[place], to.game.units[place]];
            if (!begun || !there || !UNITS.isTracked(unit)) return there ?? unit;
            return unit === step.from.units[place]
              ? begun
              : renumbered(known, there, place, UNITS.numbersFrom(unit, begun));
          }),
        ).units;
  const frames = led.frames.map(
    (frame, depth) => (isWaiting(frame) ? from.frames[depth] : to.game.frames[depth]) ?? frame,
  );
  return { game: { ...to.game, units, frames }, key: to.key, unitsKey: to.unitsKey };
}

/** Where a calculation begins: the game, its units tracked. */
export function knownFrom(game: Game): Known {
  const known: Known = {
    root: game,
    numbers: new Map(),
    met: { units: 0 },
    units: new Map(),
    frames: new Map(),
    usual: new Map(),
    lists: new Map(),
  };
  const units = game.units.map((unit, place) => knownUnit(known, unit, place));
  return { ...known, root: { ...game, units } };
}
