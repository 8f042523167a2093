/**
 * Two players share keys and pointer. When the first press of two hands the decision over, the second is of the hand
 * that answered before: it must not answer for the other player, who has read nothing yet.
 */
import type { Side } from '../rules/vocabulary.ts';
import { engine } from '../store/engine.ts';
import { isWriting, keyName } from '../store/keys.ts';
import { useStore } from '../store/store.ts';
import { isAnswering } from './answeringKeys.ts';

/** What is pressed again sooner than this after the first press was pressed twice, in milliseconds. */
const TWICE = 350;
/** And no farther away than this, in pixels: a finger falls less exactly. */
const NEAR = { finger: 24, other: 10 } as const;

interface Press {
  /** The key; nothing for a press of the pointer. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** Who decided or rolled then; nobody where no game is played. */
  readonly side: Side | null;
  /** How many answers had been given then: whoever takes one back hands nothing over. */
  readonly answers: number;
}

const NONE: Press = { name: '', x: 0, y: 0, at: Number.NEGATIVE_INFINITY, side: null, answers: 0 };

let key = NONE;
let pointed = NONE;
/** Whether the press of the pointer that lasts, or was the last, is dropped: its click is as well. */
let dropped = false;

function moment(): Pick<Press, 'side' | 'answers'> {
  const { open } = useStore.getState();
  if (!open || open.ending) return NONE;
  const answers = open.history.length;
  const pending = engine.pending(open.game);
  if (pending.wait === 'over') return { side: null, answers };
  return { side: (pending.wait === 'decision' ? pending.decision : pending.roll).side, answers };
}

function isTwice(before: Press, now: Press, near: number): boolean {
  const there = Math.hypot(now.x - before.x, now.y - before.y) <= near;
  const handedOver = now.side !== before.side && now.answers > before.answers;
  return now.name === before.name && there && now.at - before.at < TWICE && handedOver;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function onKey(event: KeyboardEvent): void {
  if (event.repeat || isWriting(event.target)) return;
  const now = { name: keyName(event), x: 0, y: 0, at: event.timeStamp, ...moment() };
  if (isAnswering(now.name) && isTwice(key, now, 0)) swallow(event);
  else key = now;
}

function onPointer(event: PointerEvent): void {
  const { clientX: x, clientY: y, timeStamp: at } = event;
  const now = { name: '', x, y, at, ...moment() };
  dropped = isTwice(pointed, now, event.pointerType === 'touch' ? NEAR.finger : NEAR.other);
  if (dropped) swallow(event);
  else pointed = now;
}

/** A click without a pointer, from a key or a program, has no detail. */
function onClick(event: MouseEvent): void {
  if (dropped && event.detail > 0) swallow(event);
}

/** Watches over all that is pressed, before anything else sees it. Once or many times is the same. */
export function guardHandOver(): void {
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('click', onClick, true);
}
