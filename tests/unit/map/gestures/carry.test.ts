import { describe, expect, test } from 'vitest';
import { enterCarry } from '../../../../src/map/gestures/carry.ts';
import { contact, onSheet, surface } from './surface.ts';

describe('a carry', () => {
  test('the piece goes with the pointer, and the sheet stays', () => {
    const { map, told } = surface(true);
    const carry = enterCarry(contact(10, 10), map);
    expect(carry.move(contact(14, 8))).toBe(carry);
    carry.move(contact(20, 30));
    expect(told).toEqual([
      ['carry', onSheet(10, 10), onSheet(14, 8)],
      ['carry', onSheet(10, 10), onSheet(20, 30)],
    ]);
    expect(map.camera()).toEqual({ x: 0, y: 0, k: 1 });
  });

  test('released, the piece is no longer in the hand, and set down where the pointer is', () => {
    const { map, told } = surface(true);
    expect(enterCarry(contact(10, 10), map).release(contact(40, 50))).toBeNull();
    expect(told).toEqual([
      ['carry', onSheet(10, 10), null],
      ['drop', onSheet(10, 10), onSheet(40, 50)],
    ]);
  });

  test('cancelled, the piece is back in its place and set down nowhere', () => {
    const { map, told } = surface(true);
    const carry = enterCarry(contact(10, 10), map);
    carry.move(contact(40, 50));
    expect(carry.cancel()).toBeNull();
    expect(told.slice(1)).toEqual([['carry', onSheet(10, 10), null]]);
  });

  test('it holds its own pointer and no other', () => {
    const carry = enterCarry(contact(0, 0, { id: 7 }), surface().map);
    expect([carry.holds(7), carry.holds(1)]).toEqual([true, false]);
  });
});
