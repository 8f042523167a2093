import { describe, expect, test } from 'vitest';
import type { Contact, Gesture } from '../../../../src/map/gestures/gesture.ts';
import { enterPinch } from '../../../../src/map/gestures/pinch.ts';
import { contact, finger, surface } from './surface.ts';

/** Fingers on the map as the dispatcher keeps them. */
function pinch(...laid: readonly Contact[]) {
  const { map, told } = surface();
  const fingers = new Map(laid.map((one) => [one.id, one]));
  const gesture = enterPinch(fingers, map);
  const move = (to: Contact) => {
    expect(gesture.move(to)).toBe(gesture);
    fingers.set(to.id, to);
  };
  const lift = (id: number, how: (gesture: Gesture) => Gesture | null) => {
    fingers.delete(id);
    return how(gesture);
  };
  return { map, told, fingers, gesture, move, lift };
}

const ways = [
  { way: 'released', how: (one: Gesture) => one.release(finger(2, 0, 0)) },
  { way: 'cancelled', how: (one: Gesture) => one.cancel() },
];

describe('a pinch', () => {
  test('twice as far apart is twice as near, round the middle of the two', () => {
    const { map, move } = pinch(finger(1, 300, 200), finger(2, 400, 200));
    move(finger(1, 250, 200));
    move(finger(2, 450, 200));
    expect(map.camera().k).toBeCloseTo(2, 9);
    // what lay under the middle of the fingers lies there still
    expect(map.camera().x).toBeCloseTo(350 - 2 * 350, 9);
    expect(map.camera().y).toBeCloseTo(200 - 2 * 200, 9);
  });

  test('two fingers that go the same way pan', () => {
    const { map, move } = pinch(finger(1, 300, 200), finger(2, 400, 200));
    move(finger(1, 310, 220));
    move(finger(2, 410, 220));
    expect(map.camera().k).toBeCloseTo(1, 9);
    expect(map.camera().x).toBeCloseTo(10, 0);
    expect(map.camera().y).toBeCloseTo(20, 0);
  });

  test('it goes no nearer and no further than the limits', () => {
    const { map, move } = pinch(finger(1, 300, 200), finger(2, 400, 200));
    move(finger(2, 4000, 200));
    expect(map.camera().k).toBe(4);
    move(finger(2, 301, 200));
    expect(map.camera().k).toBe(0.5);
  });

  test('with a third finger it waits, and goes on from where the two are when that is lifted', () => {
    const { map, move, lift } = pinch(finger(1, 300, 200), finger(2, 400, 200), finger(3, 0, 0));
    move(finger(1, 200, 200));
    expect(map.camera()).toEqual({ x: 0, y: 0, k: 1 });
    const next = lift(3, (one) => one.release(finger(3, 0, 0)));
    expect(next?.name).toBe('pinch');
    move(finger(2, 600, 200));
    expect(map.camera().k).toBeCloseTo(2, 9);
  });

  test.each(ways)('one finger $way, the other goes on panning from where it is', ({ how }) => {
    const { map, told, move, lift } = pinch(finger(1, 300, 200), finger(2, 400, 200));
    move(finger(1, 280, 200));
    const before = map.camera();
    const pan = lift(2, how);
    expect(pan?.name).toBe('pan');
    expect([pan?.holds(1), pan?.holds(2)]).toEqual([true, false]);
    expect(map.camera()).toBe(before);
    pan?.move(finger(1, 290, 205));
    expect(map.camera().x - before.x).toBeCloseTo(10, 9);
    expect(map.camera().y - before.y).toBeCloseTo(5, 9);
    expect(told).toEqual([]);
  });

  test.each(ways)('the last finger $way, it is over, and the sheet stays', ({ how }) => {
    const { map, fingers, move, lift } = pinch(finger(1, 300, 200), finger(2, 400, 200));
    move(finger(1, 280, 200));
    const before = map.camera();
    fingers.delete(1);
    expect(lift(2, how)).toBeNull();
    expect(map.camera()).toBe(before);
  });

  test('it holds every finger, and not the mouse', () => {
    const { gesture } = pinch(finger(4, 0, 0), finger(2, 9, 9));
    expect([gesture.holds(4), gesture.holds(2), gesture.holds(contact(0, 0).id)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
