/**
 * Follows the board shown, live or looked back upon: whenever it goes on by an answer or a few, what they did is staged,
 * the dice first, then the scene on the map. Whatever happens next cuts it short; nothing waits for it.
 */
import type { Game, Unit } from '../../rules/state/game.ts';
import type { AppState, GameLogEntry } from '../state.ts';
import { useStore } from '../store.ts';
import { viewOf } from '../view/view.ts';
import { DICE_FALL, PACE } from './pace.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type Staged, useTold } from './state.ts';

/** What does not move is to be read for so long at least, in milliseconds at the normal pace. */
const READ = 2500;

/** More answers than a gesture gives at once are not told one by one. */
const MOST = 6;

interface Board {
  readonly id: string;
  readonly game: Game;
  readonly log: readonly GameLogEntry[];
}

/** The board shown, with the answers that led to it; none where the program has failed, which the screen tells. */
function boardShown(): Board | null {
  const { open, selection, failure } = useStore.getState();
  if (!open || failure) return null;
  const { reviewing } = selection;
  if (reviewing === null) return { id: open.id, game: open.game, log: open.log };
  try {
    return { id: open.id, game: viewOf(open, selection).game, log: open.log.slice(0, reviewing) };
  } catch {
    return null;
  }
}

/** The answers by which one board leads to another, the game being the same; none where it does not, or by too many. */
export function answersBetween(before: Board, now: Board): readonly GameLogEntry[] {
  const known = before.log.length;
  const isOn = before.id === now.id && before.log.at(-1) === now.log[known - 1];
  const given = isOn ? now.log.slice(known) : [];
  return given.length > MOST ? [] : given;
}

/** The units once the scene has begun: who is lost in it is still there. */
function withLost(before: readonly Unit[], now: readonly Unit[]): readonly Unit[] {
  return now.map((unit, at) => {
    const old = before[at];
    return old?.fate === 'present' && unit.fate !== 'present' ? old : unit;
  });
}

function wantsStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

let shown: Board | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows this, and what comes after it so many milliseconds later, unless something else is shown by then. */
function stage(staged: Staged, after: number, next: () => void): void {
  useTold.setState({ staged });
  timer = setTimeout(() => {
    if (useTold.getState().staged === staged) next();
  }, after);
}

function clear(): void {
  clearTimeout(timer);
  if (useTold.getState().staged) useTold.setState({ staged: null });
}

function play(before: Board, { game }: Board, scene: Scene, pace: number, still: boolean): void {
  const units = still ? game.units : withLost(before.game.units, game.units);
  const lasts = still ? Math.max(READ, scene.lasts) : scene.lasts;
  stage({ game, units, scene, pace, still }, lasts * pace, clear);
}

function tell(before: Board, now: Board): void {
  const given = answersBetween(before, now);
  const pace = PACE[useStore.getState().preferences.speed];
  if (given.length === 0 || pace === 0) return;
  const scene = sceneOf(
    before.game.units,
    given.flatMap(({ facts }) => facts),
  );
  if (!scene) return;
  const still = wantsStill();
  const begin = (): void => play(before, now, scene, pace, still);
  const thrown = given.some(({ roll }) => roll !== null && roll.dice.dice !== 'draw');
  if (still || !thrown) begin();
  else stage({ game: now.game, units: before.game.units, scene: null, pace, still }, DICE_FALL * pace, begin);
}

function isMoved(now: AppState, before: AppState): boolean {
  return (
    now.open?.history !== before.open?.history ||
    now.open?.game !== before.open?.game ||
    now.selection.reviewing !== before.selection.reviewing
  );
}

let watching = false;

/** Begins to follow the board. Once or many times is the same. */
export function followBoard(): void {
  if (watching) return;
  watching = true;
  shown = boardShown();
  useStore.subscribe((now, before) => {
    if (!isMoved(now, before)) return;
    clear();
    const was = shown;
    shown = boardShown();
    if (was && shown) tell(was, shown);
  });
}
