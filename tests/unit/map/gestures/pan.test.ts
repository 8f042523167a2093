import { describe, expect, test } from 'vitest';
import { enterPan } from '../../../../src/map/gestures/pan.ts';
import { contact, finger, surface } from './surface.ts';

describe('a pan', () => {
  test('the sheet goes as far as the pointer, move by move', () => {
    const { map } = surface();
    const pan = enterPan(contact(10, 10), map);
    expect(pan.move(contact(14, 8))).toBe(pan);
    expect(map.camera()).toEqual({ x: 4, y: -2, k: 1 });
    pan.move(contact(20, 30));
    expect(map.camera()).toEqual({ x: 10, y: 20, k: 1 });
  });

  test('it follows on where something else has moved the sheet meanwhile', () => {
    const { map } = surface();
    const pan = enterPan(contact(10, 10), map);
    map.move({ x: 100, y: 100, k: 2 });
    pan.move(contact(11, 10));
    expect(map.camera()).toEqual({ x: 101, y: 100, k: 2 });
  });

  test('released, the sheet stays, and no piece hears of it', () => {
    const { map, told } = surface();
    const pan = enterPan(contact(10, 10), map);
    pan.move(contact(20, 10));
    expect(pan.release(contact(25, 10))).toBeNull();
    expect(map.camera()).toEqual({ x: 10, y: 0, k: 1 });
    expect(told).toEqual([]);
  });

  test('cancelled, the sheet stays where the pointer was last seen', () => {
    const { map, told } = surface();
    const pan = enterPan(contact(10, 10), map);
    pan.move(contact(20, 10));
    expect(pan.cancel()).toBeNull();
    expect(map.camera()).toEqual({ x: 10, y: 0, k: 1 });
    expect(told).toEqual([]);
  });

  test('it holds its own pointer and no other', () => {
    const pan = enterPan(finger(3, 0, 0), surface().map);
    expect([pan.holds(3), pan.holds(1)]).toEqual([true, false]);
  });
});
