/**
 * Units and frames that tell when a number of theirs is read. What a stretch of play never reads cannot change what it
 * does: situations that differ in nothing else are one to it. Only the numbers that dice drive apart are watched, the
 * strength of a unit and the numbers of a frame that waits for another procedure; everything else always counts.
 *
 * The rules may keep things they worked out beside a list of units (contacts, places): what is kept there must not
 * depend on strengths, for a second look at it would not be noticed. A test compares with plain play.
 */
import { COPIED, EXCEEDS, LESSENED, TOLD } from '../engine/changed.ts';
import type { GameFrame } from '../rules/state/frames.ts';
import type { Unit } from '../rules/state/game.ts';
import { type Cell, FRAMES, KEYS, keyName, keyNumber, note, noteCompared } from './reads.ts';

const PLACE = Symbol('place');
const VALUE = Symbol('value');
const PLAIN = Symbol('plain');
const LESS = Symbol('less');
const SKELETON = Symbol('skeleton');

type Fields = Record<string, unknown>;

interface UnitMarks {
  readonly [PLACE]: number;
  /** The strength now, and by how much it is less than what the play began with. */
  readonly [VALUE]: number;
  readonly [LESS]: number;
  [SKELETON]: number;
}

interface FrameMarks {
  readonly [PLACE]: number;
  readonly [PLAIN]: Readonly<Fields>;
  [SKELETON]: number;
}

const STRENGTH: PropertyDescriptor & ThisType<UnitMarks> = {
  enumerable: true,
  configurable: true,
  get() {
    note(this[PLACE]);
    return this[VALUE];
  },
};

/** The fields of a unit but its strength; a field that a unit need not have is there without a value. */
type Others = { readonly [K in Exclude<keyof Unit, 'strength'>]-?: Unit[K] | undefined };

/** A unit whose strength is watched. A class only because nothing makes objects of one shape faster. */
class WatchedUnit implements Others {
  readonly id: Unit['id'];
  readonly side: Unit['side'];
  readonly name: Unit['name'];
  readonly type: Unit['type'];
  readonly quality: Unit['quality'];
  readonly commandValue: Unit['commandValue'];
  readonly skills: Unit['skills'];
  readonly initialStrength: Unit['initialStrength'];
  readonly cost: Unit['cost'];
  readonly worth: Unit['worth'];
  readonly fate: Unit['fate'];
  readonly hexes: Unit['hexes'];
  readonly facing: Unit['facing'];
  readonly formation: Unit['formation'];
  readonly panicked: Unit['panicked'];
  readonly activated: Unit['activated'];
  readonly acted: Unit['acted'];
  readonly displaced: Unit['displaced'];
  readonly mayNotManoeuvre: Unit['mayNotManoeuvre'];
  readonly returnedFire: Unit['returnedFire'];
  readonly squareFired: Unit['squareFired'];
  readonly firedDefensively: Unit['firedDefensively'];
  readonly panickedThisTurn: Unit['panickedThisTurn'];
  readonly hurtBy: Unit['hurtBy'];
  readonly [PLACE]: number;
  readonly [VALUE]: number;
  readonly [LESS]: number;
  [SKELETON] = 0;

  constructor(u: Unit, place: number, strength: number, less: number) {
    this.id = u.id;
    this.side = u.side;
    this.name = u.name;
    this.type = u.type;
    this.quality = u.quality;
    this.commandValue = u.commandValue;
    this.skills = u.skills;
    this.initialStrength = u.initialStrength;
    this.cost = u.cost;
    this.worth = u.worth;
    this.fate = u.fate;
    this.hexes = u.hexes;
    this.facing = u.facing;
    this.formation = u.formation;
    this.panicked = u.panicked;
    this.activated = u.activated;
    this.acted = u.acted;
    this.displaced = u.displaced;
    this.mayNotManoeuvre = u.mayNotManoeuvre;
    this.returnedFire = u.returnedFire;
    this.squareFired = u.squareFired;
    this.firedDefensively = u.firedDefensively;
    this.panickedThisTurn = u.panickedThisTurn;
    this.hurtBy = u.hurtBy;
    this[PLACE] = place;
    this[VALUE] = strength;
    this[LESS] = less;
    Object.defineProperty(this, 'strength', STRENGTH);
  }

  [COPIED](this: Unit & WatchedUnit, change: Partial<Unit>): Unit {
    // whoever writes a strength has read the one before, or is taken to have
    if ('strength' in change) return { ...this, ...change } as object as Unit;
    return Object.assign(watchedUnit(this, this[PLACE], this[VALUE], this[LESS]), change);
  }

  [EXCEEDS](this: Unit & WatchedUnit, key: keyof Unit, limit: number): boolean {
    if (key !== 'strength') return Number(this[key]) > limit;
    const begun = limit + this[LESS];
    const exceeds = this[VALUE] > limit;
    noteCompared(this[PLACE], exceeds ? begun : NEVER, exceeds ? EVER : begun);
    return exceeds;
  }

  [LESSENED](this: Unit & WatchedUnit, key: keyof Unit, by: number): Unit {
    if (key !== 'strength') return this[COPIED]({ [key]: Number(this[key]) - by });
    return watchedUnit(this, this[PLACE], this[VALUE] - by, this[LESS] + by);
  }

  [TOLD](this: Unit & WatchedUnit, key: keyof Unit): number {
    return key === 'strength' ? this[VALUE] : Number(this[key]);
  }
}

const NEVER = Number.NEGATIVE_INFINITY;
const EVER = Number.POSITIVE_INFINITY;

/** The same unit with a strength that is watched; `less`: by how much it has lessened since it began to be. */
export function watchedUnit(u: Unit, place: number, strength: number, less = 0): Unit {
  return new WatchedUnit(u, place, strength, less) as Others as Unit;
}

const descriptors = new Map<string, PropertyDescriptor & ThisType<FrameMarks>>();

function descriptorOf(key: string): PropertyDescriptor {
  let descriptor = descriptors.get(key);
  if (!descriptor) {
    const number = keyNumber(key);
    descriptor = {
      enumerable: true,
      configurable: true,
      get() {
        note(FRAMES + this[PLACE] * KEYS + number);
        return this[PLAIN][key];
      },
    };
    descriptors.set(key, descriptor);
  }
  return descriptor;
}

const WATCHED_FRAME = {
  // the procedure goes on: from here on its numbers are told like everything else
  [COPIED](this: FrameMarks, change: Partial<GameFrame>): object {
    const plain = this[PLAIN];
    for (const key in plain)
      if (typeof plain[key] === 'number' && !(key in change))
        note(FRAMES + this[PLACE] * KEYS + keyNumber(key));
    return { ...plain, ...change };
  },
};

/** A waiting frame, its numbers watched. */
export function watchedFrame(plain: Readonly<Fields>, depth: number): GameFrame {
  const frame: Fields & Partial<FrameMarks> = Object.create(WATCHED_FRAME);
  Object.assign(frame, { [PLACE]: depth, [PLAIN]: plain, [SKELETON]: 0 });
  for (const key in plain) {
    const value = plain[key];
    if (typeof value === 'number') Object.defineProperty(frame, key, descriptorOf(key));
    else frame[key] = value;
  }
  return frame as unknown as GameFrame;
}

/** Whether its numbers are watched, and still those it began to wait with. */
export function isWatchedFrame(frame: object): frame is FrameMarks {
  return Object.getPrototypeOf(frame) === WATCHED_FRAME;
}

/** Whether nobody has written a strength: it is the one the play began with, or less by so much whatever that was. */
export function keepsStrength(unit: Unit): unit is Unit & UnitMarks {
  return unit instanceof WatchedUnit;
}

/** The strength, not noted as read. */
export function strengthOf(unit: Unit): number {
  return keepsStrength(unit) ? unit[VALUE] : unit.strength;
}

/** By how much it has lessened without being read. */
export function lessOf(unit: Unit): number {
  return keepsStrength(unit) ? unit[LESS] : 0;
}

/** The plain fields of a frame, not noted as read. */
export function plainFrame(frame: GameFrame): Readonly<Fields> {
  return isWatchedFrame(frame) ? frame[PLAIN] : (frame as object as Fields);
}

/** The number of what is not watched, 0 as long as it has not been set. */
export function skeletonOf(record: Unit | GameFrame): number {
  return (record as Partial<UnitMarks>)[SKELETON] ?? 0;
}

/** Gives what is not watched its number. */
export function setSkeleton(record: Unit | GameFrame, skeleton: number): void {
  (record as object as UnitMarks)[SKELETON] = skeleton;
}

/** Whether a watched number of a later state is still the one of the state the play began with. */
export function isCarried(cell: Cell, units: readonly Unit[], frames: readonly GameFrame[]): boolean {
  if (cell < FRAMES) {
    const unit = units[cell];
    return unit !== undefined && keepsStrength(unit);
  }
  const frame = frames[Math.floor((cell - FRAMES) / KEYS)];
  return frame !== undefined && isWatchedFrame(frame);
}

/** Every watched number of a state. */
export function allCells(units: readonly Unit[], frames: readonly GameFrame[]): readonly Cell[] {
  const cells = units.map((_unit, place) => place);
  frames.forEach((frame, depth) => {
    if (!isWatchedFrame(frame)) return;
    const plain = frame[PLAIN];
    for (const key of Object.keys(plain))
      if (typeof plain[key] === 'number') cells.push(FRAMES + depth * KEYS + keyNumber(key));
  });
  return cells;
}

/** The value of a watched number. */
export function numberIn(cell: Cell, units: readonly Unit[], frames: readonly GameFrame[]): number {
  if (cell < FRAMES) {
    const unit = units[cell];
    return unit ? strengthOf(unit) : 0;
  }
  const frame = frames[Math.floor((cell - FRAMES) / KEYS)];
  const key = keyName((cell - FRAMES) % KEYS);
  const value = frame && key !== undefined ? plainFrame(frame)[key] : undefined;
  return typeof value === 'number' ? value : Number.NaN;
}
