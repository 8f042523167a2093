/**
 * The moments that turned a battle: what each action, with all it brought about, changed of the worth of the position, as
 * the program's mind sees it at a glance. The whole battle is gone through for it, a little at a time.
 */
import { create } from 'zustand';
import { stepTo } from '../../engine/steps.ts';
import { MOMENTARY } from '../../opponent/worth/weights.ts';
import { worthOf } from '../../opponent/worth/worth.ts';
import type { Game } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { engine } from '../game/rulebook.ts';
import type { BattleHistory, GameLogEntry, OpenGame } from '../state.ts';
import { chanceOf } from './luck.ts';

export interface Turning {
  /** How many answers had been given before the action. */
  readonly at: number;
  readonly turn: number;
  /** Whom it favoured, and by how many army points. */
  readonly side: Side;
  readonly gained: number;
  /** The answer that began it. */
  readonly began: GameLogEntry;
  /** Of its rolls the one that was least likely to come out as it did, with that chance. */
  readonly rarest: { readonly entry: GameLogEntry; readonly chance: number } | null;
}

interface WorthThen {
  /** After how many answers. */
  readonly at: number;
  /** In army points. */
  readonly blue: number;
}

interface TurningShown {
  readonly history: BattleHistory;
  /** How many of the answers have been gone through. */
  readonly done: number;
  /** How much better blue stands than red, from when both armies stand, wherever nothing was under way. */
  readonly worth: readonly WorthThen[];
  /** The greatest swing first. */
  readonly found: readonly Turning[];
}

export const useTurning = create<{ readonly shown: TurningShown | null }>()(() => ({ shown: null }));

/** Told at most. */
const MOST = 6;
/** What changed less did not turn the battle, in army points. */
const LEAST = 5;
/** The procedures under way when a unit is asked for its action, or before: nothing else is. */
const QUIET = 4;
/** So long the page may stand still for it, in milliseconds. */
const SLICE = 12;

/** How much better blue stands than red, the verdict left out: it tells who has won, and turns nothing. */
function worthFor(shown: Game): number {
  const game = { ...shown, outcome: null };
  return (worthOf(game, 'blue', MOMENTARY) - worthOf(game, 'red', MOMENTARY)) / 2;
}

function rarestOf(entries: readonly GameLogEntry[]): Turning['rarest'] {
  let rarest: Turning['rarest'] = null;
  for (const entry of entries) {
    if (!entry.roll || entry.roll.dice.dice === 'draw') continue;
    const chance = chanceOf(entry.roll.dice, entry.faces);
    if (!rarest || chance < rarest.chance) rarest = { entry, chance };
  }
  return rarest;
}

/** Whether armies are still set up: there is nothing yet that could be turned. R-150. */
function inSetUp({ frames }: Game): boolean {
  return frames.some((frame) => frame.procedure === 'deployment' && !frame.arriving);
}

/**
 * What turns nothing. Whoever ends his orders lets time go by: what that is worth at the end of a battle nobody has done. And
 * reinforcements come as the scenario has it: far from the fight they seem a loss to their own side. R-150.
 */
const TURNS_NOTHING: ReadonlySet<string | undefined> = new Set(['endOrders', 'deploy']);

/** What was done between two quiet boards; nothing where that changed little, or nobody did it. */
export function turningOf(done: readonly GameLogEntry[], swing: number): Turning | null {
  const [began] = done;
  if (!began || TURNS_NOTHING.has(began.choice?.choose) || Math.abs(swing) < LEAST) return null;
  const { at, turn } = began;
  const side = swing > 0 ? 'blue' : 'red';
  return { at, turn, side, gained: Math.abs(swing), began, rarest: rarestOf(done) };
}

let running = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Leaves off. */
export function stopTurning(): void {
  running++;
  clearTimeout(timer);
}

/** Goes through the battle from when both armies stand; one that has been gone through is not gone through again. */
export function findTurning({ history, log }: Pick<OpenGame, 'history' | 'log'>): void {
  const before = useTurning.getState().shown;
  if (before?.history === history && before.done === log.length) return;
  stopTurning();
  const mine = running;
  let stood = stepTo(engine(), history, 0);
  let quiet: WorthThen | null = inSetUp(stood.game) ? null : { at: 0, blue: worthFor(stood.game) };
  const worth = quiet ? [quiet] : [];
  let found: readonly Turning[] = [];
  const show = (): void =>
    useTurning.setState({ shown: { history, done: stood.length, worth: [...worth], found } });
  const step = (): void => {
    stood = stepTo(engine(), stood, stood.length + 1);
    const { game, length } = stood;
    if (game.frames.length > QUIET || inSetUp(game)) return;
    const now = { at: length, blue: worthFor(game) };
    const turned = quiet && turningOf(log.slice(quiet.at, length), now.blue - quiet.blue);
    if (turned) found = [...found, turned].sort((a, b) => b.gained - a.gained || a.at - b.at).slice(0, MOST);
    quiet = now;
    worth.push(now);
  };
  const slice = (): void => {
    if (mine !== running) return;
    const until = performance.now() + SLICE;
    while (stood.length < log.length && performance.now() < until) step();
    show();
    if (stood.length < log.length) timer = setTimeout(slice);
  };
  slice();
}
