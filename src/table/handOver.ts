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
/** And no farther away than this, in pixels. */
const NEAR = 10;

interface Press {
  /** The key, or what the pointer was on. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** Who decided or rolled then. */
  readonly side: Side | null;
}

const NONE: Press = { name: '', x: 0, y: 0, at: Number.NEGATIVE_INFINITY, side: null };

let key = NONE;
let touched = NONE;
let clicked: Side | null = null;

function deciding(): Side | null {
  const { open } = useStore.getState();
  if (!open || open.ending) return null;
  const pending = engine.pending(open.game);
  return pending.wait === 'over'
    ? null
    : (pending.wait === 'decision' ? pending.decision : pending.roll).side;
}

function isTwice(before: Press, now: Press): boolean {
  const near = Math.hypot(now.x - before.x, now.y - before.y) <= NEAR;
  return now.name === before.name && near && now.at - before.at < TWICE && now.side !== before.side;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function onKey(event: KeyboardEvent): void {
  if (event.repeat || isWriting(event.target)) return;
  const now = { name: keyName(event), x: 0, y: 0, at: event.timeStamp, side: deciding() };
  const twice = isAnswering(now.name) && isTwice(key, now);
  if (twice) swallow(event);
  else key = now;
}

/** The map takes presses of the pointer, not clicks. */
function onPointer(event: PointerEvent): void {
  const onMap = event.target instanceof Element && event.target.closest('.map-port') !== null;
  const { clientX: x, clientY: y, timeStamp: at } = event;
  const now = { name: onMap ? 'map' : '', x, y, at, side: deciding() };
  const twice = onMap && isTwice(touched, now);
  if (twice) swallow(event);
  else touched = now;
}

function onClick(event: MouseEvent): void {
  if (event.detail <= 1) clicked = deciding();
  else if (clicked !== deciding()) swallow(event);
}

/** Watches over all that is pressed, before anything else sees it. Once or many times is the same. */
export function guardHandOver(): void {
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('click', onClick, true);
}
