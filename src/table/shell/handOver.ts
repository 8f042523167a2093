/**
 * Two players share keys and pointer. When the first press of two hands the decision over, the second is of the hand
 * that answered before: it must not answer for the other player, who has read nothing yet.
 */
import type { Side } from '../../rules/state/vocabulary.ts';
import { engine } from '../../store/game/rulebook.ts';
import { isWriting, keyPressed } from '../../store/input/keys.ts';
import { useStore } from '../../store/store.ts';
import { isAnswering } from '../keys/answeringKeys.ts';

/** A key or a finger that comes again sooner than this after the first time came twice, in milliseconds. */
const TWICE = 300;
/** A finger comes again no farther away than this, in pixels. */
const NEAR = 24;

interface Press {
  /** The key; nothing for a finger or a mouse. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** Who decided or rolled then; nobody where no game is played. */
  readonly side: Side | null;
  /** How many answers had been given then: whoever takes one back hands nothing over. */
  readonly answers: number;
}

const NONE: Press = { name: '', x: 0, y: 0, at: Number.NEGATIVE_INFINITY, side: null, answers: Infinity };

let key = NONE;
let tapped = NONE;
/** Whether the tap that lasts, or was the last, is dropped: its click is as well. */
let dropped = false;
/** As the game stood at the first click of what may become a double one. */
let clicked: Pick<Press, 'side' | 'answers'> = NONE;

function moment(): Pick<Press, 'side' | 'answers'> {
  const { open } = useStore.getState();
  // a position of the rulebook has one reader
  if (!open || open.ending || open.shown || open.aside) return NONE;
  const answers = open.history.length;
  const pending = engine().pending(open.game);
  if (pending.wait === 'over') return { side: null, answers };
  return { side: (pending.wait === 'decision' ? pending.decision : pending.roll).side, answers };
}

/** Whether answers given since then have handed the decision over. */
function isHandedOver(before: Pick<Press, 'side' | 'answers'>, now: typeof before): boolean {
  return now.side !== before.side && now.answers > before.answers;
}

function isTwice(before: Press, now: Press): boolean {
  const near = Math.hypot(now.x - before.x, now.y - before.y) <= NEAR;
  return now.name === before.name && near && now.at - before.at < TWICE && isHandedOver(before, now);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function onKey(event: KeyboardEvent): void {
  if (event.repeat || isWriting(event.target)) return;
  const now = { name: keyPressed(event), x: 0, y: 0, at: event.timeStamp, ...moment() };
  if (isAnswering(now.name) && isTwice(key, now)) swallow(event);
  else key = now;
}

/** Browsers count every tap as a first click: fingers are judged here. */
function onPointer(event: PointerEvent): void {
  dropped = false;
  if (event.pointerType !== 'touch') return;
  const { clientX: x, clientY: y, timeStamp: at } = event;
  const now = { name: '', x, y, at, ...moment() };
  dropped = isTwice(tapped, now);
  if (dropped) swallow(event);
  else tapped = now;
}

/** Of a mouse the browser knows which click belongs to one before. A click from a key or a program is none. */
function onClick(event: MouseEvent): void {
  if (event.detail === 0) return;
  const again = event.detail > 1 && isHandedOver(clicked, moment());
  if (event.detail === 1) clicked = moment();
  if (again || dropped) swallow(event);
}

/** Watches over all that is pressed, before anything else sees it. Once or many times is the same. */
export function guardHandOver(): void {
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('click', onClick, true);
}
