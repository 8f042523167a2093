import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enterPress } from '../../../../src/map/gestures/press.ts';
import { contact, finger, onSheet, surface } from './surface.ts';

const long = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  long.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a press', () => {
  test.each([
    { name: 'a mouse that trembles', by: contact(50, 50), to: contact(53, 52), next: 'press' },
    { name: 'a mouse that leaves', by: contact(50, 50), to: contact(54, 50), next: 'pan' },
    { name: 'a finger that trembles', by: finger(3, 50, 50), to: finger(3, 55, 55), next: 'press' },
    { name: 'a finger that leaves', by: finger(3, 50, 50), to: finger(3, 50, 58), next: 'pan' },
    {
      name: 'the second button, however far',
      by: contact(50, 50, { button: 2 }),
      to: contact(250, 50),
      next: 'press',
    },
    { name: 'the middle button', by: contact(50, 50, { button: 1 }), to: contact(60, 50), next: 'pan' },
  ])('$name goes on as a $next', ({ by, to, next }) => {
    expect(enterPress(by, surface().map, long).move(to).name).toBe(next);
  });

  test('it is measured from where it began, not from move to move', () => {
    const press = enterPress(contact(50, 50), surface().map, long);
    expect(press.move(contact(52, 50))).toBe(press);
    expect(press.move(contact(54, 50)).name).toBe('pan');
  });

  test('the first move of a pan covers the whole way from the press', () => {
    const { map } = surface();
    enterPress(contact(50, 50), map, long).move(contact(60, 45));
    expect(map.camera()).toEqual({ x: 10, y: -5, k: 1 });
  });

  test('on a piece the mouse carries it from where it was pressed, and the map stays', () => {
    const { map, hand, told } = surface(true);
    const carry = enterPress(contact(50, 50), map, long).move(contact(60, 45));
    expect(carry.name).toBe('carry');
    expect(hand.carries).toHaveBeenCalledExactlyOnceWith(onSheet(50, 50));
    expect(told).toEqual([['carry', onSheet(50, 50), onSheet(60, 45)]]);
    expect(map.camera()).toEqual({ x: 0, y: 0, k: 1 });
  });

  test.each([
    { name: 'a finger', by: finger(3, 50, 50) },
    { name: 'the middle button', by: contact(50, 50, { button: 1 }) },
  ])('$name on a piece pans', ({ by }) => {
    const to = { ...by, at: { x: 70, y: 50 } };
    expect(enterPress(by, surface(true).map, long).move(to).name).toBe('pan');
  });

  test('at rest for half a second it is a long press, once, and nothing else afterwards', () => {
    const { map } = surface();
    const press = enterPress(contact(50, 50), map, long);
    press.move(contact(51, 50));
    vi.advanceTimersByTime(499);
    expect(long).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(long).toHaveBeenCalledTimes(1);
    expect(press.move(contact(90, 90))).toBe(press);
    expect(map.camera()).toEqual({ x: 0, y: 0, k: 1 });
    expect(press.release(contact(90, 90))).toBeNull();
    vi.runAllTimers();
    expect(long).toHaveBeenCalledTimes(1);
  });

  test.each([1, 2])('button %i has no long press', (button) => {
    enterPress(contact(50, 50, { button }), surface().map, long);
    vi.runAllTimers();
    expect(long).not.toHaveBeenCalled();
  });

  test('a drag has no long press', () => {
    enterPress(contact(50, 50), surface().map, long).move(contact(60, 50));
    vi.runAllTimers();
    expect(long).not.toHaveBeenCalled();
  });

  test('released, it leaves the click to the browser', () => {
    const { map, told } = surface();
    expect(enterPress(contact(50, 50), map, long).release(contact(51, 50))).toBeNull();
    vi.runAllTimers();
    expect(long).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  test('cancelled, nothing comes of it', () => {
    const { map, told } = surface(true);
    expect(enterPress(contact(50, 50), map, long).cancel()).toBeNull();
    vi.runAllTimers();
    expect(long).not.toHaveBeenCalled();
    expect(told).toEqual([]);
    expect(map.camera()).toEqual({ x: 0, y: 0, k: 1 });
  });

  test('it holds its own pointer and no other', () => {
    const press = enterPress(finger(3, 0, 0), surface().map, long);
    expect([press.holds(3), press.holds(1)]).toEqual([true, false]);
  });
});
