import { toSheet } from '../camera.ts';
import type { Press } from '../mapProps.ts';
import type { Contact, Gesture, PointerPlace, Surface } from './gesture.ts';
import { enterPinch } from './pinch.ts';
import { enterPress } from './press.ts';
import { wheeled } from './wheel.ts';

/** Soon after a flick a browser keeps the click of a finger to itself: awaited so long, in milliseconds, it is told without. */
const NO_CLICK = 100;

/**
 * Hands each pointer on the map to the gesture that holds it. Two fingers are always a pinch, any other pointer begins as a
 * press. `still` is called as soon as a hand lies on the map.
 */
export function dispatch(port: HTMLElement, map: Surface, still: () => void, signal: AbortSignal): void {
  const fingers = new Map<number, Contact>();
  let held: Gesture | null = null;
  /** The browser calls a click also what was a drag, a pinch or a long press here. */
  let swallowClick = false;
  /** A finger has been lifted where it was laid down, and its click is awaited. */
  let awaited: ReturnType<typeof setTimeout> | undefined;
  /** The click that never came has been told: it may still come late. */
  let clickTold = false;

  const placeOf = (event: MouseEvent): PointerPlace => {
    const { left, top } = port.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    return { at, point: toSheet(map.camera(), at) };
  };
  const press = ({ point }: PointerPlace, kind: Press, { target }: Event): void =>
    map.hand().press(point, kind, target instanceof Element ? target : port);

  /** A pointer that has been lifted in the meantime cannot be captured, and need not be. */
  const capture = (id: number): void => {
    try {
      port.setPointerCapture(id);
    } catch {
      // Lifted already.
    }
  };
  const hold = (next: Gesture | null, by: Contact): void => {
    if (next === held) return;
    held = next;
    port.dataset['hand'] = next?.name ?? 'none';
    if (next === null || next.name === 'press') return;
    swallowClick = true;
    for (const id of [by.id, ...fingers.keys()]) capture(id);
  };
  const down = (event: PointerEvent, contact: Contact): void => {
    swallowClick = false;
    clickTold = false;
    clearTimeout(awaited);
    still();
    if (event.button === 1) event.preventDefault();
    held?.cancel();
    if (contact.touch) fingers.set(contact.id, contact);
    const long = () => {
      swallowClick = true;
      press(contact, 'long', event);
    };
    hold(fingers.size > 1 ? enterPinch(fingers, map) : enterPress(contact, map, long), contact);
  };

  const pointer = (event: PointerEvent): void => {
    const { type, pointerId: id, button, pointerType } = event;
    const touch = pointerType === 'touch';
    const contact = { ...placeOf(event), id, button, touch };
    const holder = held?.holds(id) ? held : null;
    if (type === 'pointerdown') down(event, contact);
    else if (type === 'pointermove') {
      if (holder) hold(holder.move(contact), contact);
      if (fingers.has(id)) fingers.set(id, contact);
      const moving = held?.name === 'pan' || held?.name === 'pinch';
      if (!touch && !moving) map.hand().hover(contact.point);
    } else if (type === 'pointerleave') map.hand().hover(null);
    // A finger is captured by what it touches, and loses that too when the map captures it.
    else if (type !== 'lostpointercapture' || event.target === port) {
      fingers.delete(id);
      if (!holder) return;
      if (touch && type === 'pointerup' && holder.name === 'press' && !swallowClick)
        awaited = setTimeout(() => {
          clickTold = true;
          press(contact, 'click', event);
        }, NO_CLICK);
      hold(type === 'pointerup' ? holder.release(contact) : holder.cancel(), contact);
    }
  };
  const clicked = (event: MouseEvent): void => {
    clearTimeout(awaited);
    if (swallowClick) {
      swallowClick = false;
      event.stopPropagation();
      event.preventDefault();
    } else if (clickTold) clickTold = false;
    else press(placeOf(event), 'click', event);
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    // The long press of a finger ends in this event too, and has been told already; a key has no pointer.
    const byPointer = event instanceof PointerEvent && event.pointerType === 'mouse';
    if (byPointer) press(placeOf(event), 'context', event);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    map.move(wheeled(map.camera(), event, placeOf(event).at, port.clientHeight, map.limits()));
  };

  const kinds = ['down', 'move', 'up', 'cancel', 'leave'] as const;
  for (const kind of kinds) port.addEventListener(`pointer${kind}`, pointer, { signal });
  port.addEventListener('lostpointercapture', pointer, { signal });
  port.addEventListener('click', clicked, { signal, capture: true });
  port.addEventListener('contextmenu', menu, { signal });
  port.addEventListener('wheel', wheel, { signal, passive: false });
  signal.addEventListener('abort', () => {
    clearTimeout(awaited);
    held?.cancel();
  });
}
