/** The pointers on the drawing table: the left button and one finger draw, the others, Space and two fingers move the sheet. */
import type { Point } from '../geometry/layout.ts';
import { toSheet } from '../map/camera.ts';
import type { dispatch } from '../map/gestures/dispatch.ts';
import type { Contact, Gesture, PointerPlace } from '../map/gestures/gesture.ts';
import { enterPan } from '../map/gestures/pan.ts';
import { enterPinch } from '../map/gestures/pinch.ts';
import { wheeled } from '../map/gestures/wheel.ts';

/** What is told of a hand that draws; points are on the sheet. */
export interface Pencil {
  down(at: Point): void;
  move(through: readonly Point[]): void;
  up(): void;
  /** The stroke turns out to be none: a second finger has come. */
  cancel(): void;
  hover(at: Point | null): void;
}

/** A stroke under one pointer. Where it goes between two frames is told by `draw`, which knows all its places. */
function enterStroke(by: Contact, pencil: () => Pencil): Gesture {
  pencil().down(by.point);
  const stroke: Gesture = {
    name: 'stroke',
    holds: (id) => id === by.id,
    move: () => stroke,
    release: () => {
      pencil().up();
      return null;
    },
    cancel: () => {
      pencil().cancel();
      return null;
    },
  };
  return stroke;
}

/** Hands each pointer to the gesture that holds it, as the table's own dispatcher does. */
export function drawingHand(pencil: () => Pencil): typeof dispatch {
  return (port, map, still, signal) => {
    const fingers = new Map<number, Contact>();
    let held: Gesture | null = null;
    let space = false;

    const placer = (): ((event: MouseEvent) => PointerPlace) => {
      const { left, top } = port.getBoundingClientRect();
      const camera = map.camera();
      return ({ clientX, clientY }) => {
        const at = { x: clientX - left, y: clientY - top };
        return { at, point: toSheet(camera, at) };
      };
    };
    const hold = (next: Gesture | null): void => {
      held = next;
      port.dataset['hand'] = next?.name ?? 'none';
    };
    const capture = (id: number): void => {
      try {
        port.setPointerCapture(id);
      } catch {
        // Lifted already.
      }
    };
    const down = (event: PointerEvent, contact: Contact): void => {
      still();
      if (event.button === 1) event.preventDefault();
      held?.cancel();
      if (contact.touch) fingers.set(contact.id, contact);
      const draws = event.button === 0 && !space;
      if (fingers.size > 1) hold(enterPinch(fingers, map));
      else hold(draws ? enterStroke(contact, pencil) : enterPan(contact, map));
      for (const id of new Set([contact.id, ...fingers.keys()])) capture(id);
    };
    const move = (event: PointerEvent, contact: Contact, place: ReturnType<typeof placer>): void => {
      if (held?.holds(contact.id)) {
        if (held.name === 'stroke') {
          const between = event.getCoalescedEvents?.() ?? [];
          pencil().move([...between.map((one) => place(one).point), contact.point]);
        } else hold(held.move(contact));
      }
      if (fingers.has(contact.id)) fingers.set(contact.id, contact);
      if (!contact.touch) pencil().hover(contact.point);
    };
    const pointer = (event: PointerEvent): void => {
      const { type, pointerId: id, button } = event;
      const place = placer();
      const contact = { ...place(event), id, button, touch: event.pointerType === 'touch' };
      if (type === 'pointerdown') down(event, contact);
      else if (type === 'pointermove') move(event, contact, place);
      else if (type === 'pointerleave') pencil().hover(null);
      else if (type !== 'lostpointercapture' || event.target === port) {
        fingers.delete(id);
        if (held?.holds(id)) hold(type === 'pointerup' ? held.release(contact) : held.cancel());
      }
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      map.move(wheeled(map.camera(), event, placer()(event).at, port.clientHeight, map.limits()));
    };

    const kinds = ['down', 'move', 'up', 'cancel', 'leave'] as const;
    for (const kind of kinds) port.addEventListener(`pointer${kind}`, pointer, { signal });
    port.addEventListener('lostpointercapture', pointer, { signal });
    port.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    port.addEventListener('wheel', wheel, { signal, passive: false });
    const holdSpace =
      (isHeld: boolean) =>
      ({ key }: KeyboardEvent): void => {
        if (key === ' ') space = isHeld;
      };
    const letGo = (): void => {
      space = false;
    };
    window.addEventListener('keydown', holdSpace(true), { signal });
    window.addEventListener('keyup', holdSpace(false), { signal });
    window.addEventListener('blur', letGo, { signal });
    signal.addEventListener('abort', () => held?.cancel());
  };
}
