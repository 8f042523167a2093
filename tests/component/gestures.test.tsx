import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dispatch } from '../../src/map/gestures/dispatch.ts';
import { surface } from '../unit/map/gestures/surface.ts';

const [left, top] = [30, 20];

let port: HTMLElement;
let stop = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  port = document.createElement('div');
  port.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: 400px; height: 300px`;
  document.body.append(port);
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  port.remove();
  vi.useRealTimers();
});

/** A map under the hand, and the hand: places are told in pixels of the window. */
function begin(carries = false) {
  const { map, told } = surface(carries);
  const still = vi.fn();
  const captured = vi.spyOn(port, 'setPointerCapture').mockImplementation(() => undefined);
  dispatch(port, map, still, stop.signal);
  const send = (type: string, x: number, y: number, more: PointerEventInit = {}, on: Element = port) => {
    const init = { pointerId: 1, pointerType: 'mouse', clientX: left + x, clientY: top + y, ...more };
    const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...init });
    on.dispatchEvent(event);
    return event;
  };
  const touch = (type: string, pointerId: number, x: number, y: number) =>
    send(type, x, y, { pointerId, pointerType: 'touch' });
  const pressed = () => told.filter((one) => Array.isArray(one) && one[0] !== 'hover');
  return { map, still, captured, send, touch, told, pressed };
}

describe('a press on the map', () => {
  test('is a click when the browser says so, told with its place on the sheet as it lies', () => {
    const { map, send, pressed } = begin();
    map.move({ x: 10, y: 10, k: 2 });
    send('pointerdown', 50, 60);
    send('pointerup', 50, 60);
    expect(pressed()).toEqual([]);
    send('click', 50, 60);
    expect(pressed()).toEqual([['click', { x: 20, y: 25 }]]);
  });

  test('held for long it is told once, and the click after it means nothing', () => {
    const { touch, send, pressed } = begin();
    touch('pointerdown', 5, 50, 60);
    vi.advanceTimersByTime(500);
    touch('pointermove', 5, 90, 60);
    touch('pointerup', 5, 90, 60);
    expect(send('click', 90, 60).defaultPrevented).toBe(true);
    expect(pressed()).toEqual([['long', { x: 50, y: 60 }]]);
    send('pointerdown', 7, 8);
    send('pointerup', 7, 8);
    send('click', 7, 8);
    expect(pressed()).toHaveLength(2);
  });

  test('of a finger it is told without the browser, which after a flick keeps the click back, and told once', () => {
    const { touch, send, pressed } = begin();
    const tap = (x: number) => {
      touch('pointerdown', 5, x, 60);
      touch('pointerup', 5, x, 60);
    };
    tap(50);
    expect(pressed()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(pressed()).toEqual([['click', { x: 50, y: 60 }]]);
    send('click', 50, 60);
    expect(pressed()).toHaveLength(1);
    tap(80);
    send('click', 80, 60);
    vi.advanceTimersByTime(100);
    expect(pressed().slice(1)).toEqual([['click', { x: 80, y: 60 }]]);
  });

  test.each(['pointercancel', 'lostpointercapture'])('%s ends it: it is never a long one', (type) => {
    const { touch, pressed } = begin();
    touch('pointerdown', 5, 50, 60);
    touch(type, 5, 50, 60);
    vi.advanceTimersByTime(600);
    expect(pressed()).toEqual([]);
  });

  test('the map that goes ends it too', () => {
    const { touch, pressed } = begin();
    touch('pointerdown', 5, 50, 60);
    stop.abort();
    vi.advanceTimersByTime(600);
    expect(pressed()).toEqual([]);
  });

  test('a hand on the map ends whatever glides', () => {
    const { send, still } = begin();
    send('pointermove', 10, 10);
    expect(still).not.toHaveBeenCalled();
    send('pointerdown', 10, 10);
    expect(still).toHaveBeenCalledTimes(1);
  });

  test('the middle button does not scroll the page', () => {
    const { send } = begin();
    expect(send('pointerdown', 10, 10, { button: 1 }).defaultPrevented).toBe(true);
    expect(send('pointerdown', 10, 10).defaultPrevented).toBe(false);
  });

  test('the menu is told of a mouse, and not of a finger, whose long press was told already', () => {
    const { send, pressed } = begin();
    expect(send('contextmenu', 10, 10, { pointerType: 'touch' }).defaultPrevented).toBe(true);
    expect(send('contextmenu', 10, 10).defaultPrevented).toBe(true);
    expect(pressed()).toEqual([['context', { x: 10, y: 10 }]]);
  });
});

describe('a drag on the map', () => {
  test('captures its pointer when it leaves its place and no sooner, and is no click', () => {
    const { map, send, captured, pressed } = begin();
    send('pointerdown', 50, 60);
    send('pointermove', 52, 60);
    expect(captured).not.toHaveBeenCalled();
    expect(port.dataset['hand']).toBe('press');
    send('pointermove', 70, 50);
    expect(captured.mock.calls).toEqual([[1]]);
    expect(port.dataset['hand']).toBe('pan');
    send('pointerup', 70, 50);
    send('click', 70, 50);
    send('pointermove', 200, 200);
    expect(map.camera()).toEqual({ x: 20, y: -10, k: 1 });
    expect(pressed()).toEqual([]);
    expect(port.dataset['hand']).not.toBe('pan');
  });

  test.each(['pointercancel', 'lostpointercapture'])('%s ends a pan where it is', (type) => {
    const { map, send } = begin();
    send('pointerdown', 50, 60);
    send('pointermove', 70, 60);
    send(type, 70, 60);
    send('pointermove', 200, 60);
    expect(map.camera()).toEqual({ x: 20, y: 0, k: 1 });
  });

  test.each(['pointercancel', 'lostpointercapture'])('%s puts a carried piece back', (type) => {
    const { send, pressed } = begin(true);
    send('pointerdown', 50, 60);
    send('pointermove', 70, 60);
    send(type, 70, 60);
    send('pointerup', 90, 60);
    expect(pressed()).toEqual([
      ['carry', { x: 50, y: 60 }, { x: 70, y: 60 }],
      ['carry', { x: 50, y: 60 }, null],
    ]);
  });

  test('a carried piece is set down where it is released', () => {
    const { send, pressed } = begin(true);
    send('pointerdown', 50, 60);
    send('pointermove', 70, 60);
    send('pointerup', 90, 65);
    send('lostpointercapture', 90, 65);
    expect(pressed().slice(1)).toEqual([
      ['carry', { x: 50, y: 60 }, null],
      ['drop', { x: 50, y: 60 }, { x: 90, y: 65 }],
    ]);
  });

  test('what a finger touches loses it to the map, and the drag goes on', () => {
    const { map, send, touch } = begin();
    const piece = document.createElement('i');
    port.append(piece);
    touch('pointerdown', 5, 50, 60);
    touch('pointermove', 5, 70, 60);
    send('lostpointercapture', 70, 60, { pointerId: 5, pointerType: 'touch' }, piece);
    touch('pointermove', 5, 80, 60);
    expect(map.camera().x).toBe(30);
  });

  test('another pointer neither leads it nor ends it', () => {
    const { map, send, touch } = begin();
    touch('pointerdown', 5, 50, 60);
    touch('pointermove', 5, 70, 60);
    send('pointermove', 300, 200);
    send('pointerup', 300, 200);
    touch('pointermove', 5, 80, 60);
    expect(map.camera()).toEqual({ x: 30, y: 0, k: 1 });
  });

  test('the hex under the pointer is told while it presses and carries, and not while the sheet moves', () => {
    const over = (carries: boolean) => {
      const { send, told } = begin(carries);
      const before = told.length;
      for (const [type, x] of [
        ['pointermove', 40],
        ['pointerdown', 50],
        ['pointermove', 52],
        ['pointermove', 70],
        ['pointerup', 70],
        ['pointerleave', 70],
      ] as const)
        send(type, x, 60);
      stop.abort();
      stop = new AbortController();
      return told.slice(before).filter((one) => Array.isArray(one) && one[0] === 'hover');
    };
    const hover = (x: number) => ['hover', { x, y: 60 }];
    expect(over(false)).toEqual([hover(40), hover(52), ['hover', null]]);
    expect(over(true)).toEqual([hover(40), hover(52), hover(70), ['hover', null]]);
  });
});

describe('a second finger', () => {
  test('makes a drag a pinch, whichever of the two is lifted the other pans on, and none of it is a click', () => {
    const { map, touch, send, captured, pressed } = begin();
    touch('pointerdown', 5, 100, 100);
    touch('pointermove', 5, 120, 100);
    expect(map.camera()).toEqual({ x: 20, y: 0, k: 1 });
    touch('pointerdown', 6, 220, 100);
    expect(port.dataset['hand']).toBe('pinch');
    expect(new Set(captured.mock.calls.flat())).toEqual(new Set([5, 6]));
    touch('pointermove', 6, 320, 100);
    expect(map.camera().k).toBeCloseTo(2, 9);
    const { x, y } = map.camera();
    touch('pointerup', 5, 120, 100);
    touch('lostpointercapture', 5, 120, 100);
    touch('pointermove', 6, 330, 110);
    expect(map.camera().x - x).toBeCloseTo(10, 9);
    expect(map.camera().y - y).toBeCloseTo(10, 9);
    expect(map.camera().k).toBeCloseTo(2, 9);
    touch('pointerup', 6, 330, 110);
    send('click', 330, 110);
    expect(pressed()).toEqual([]);
  });

  test('that comes during a press leaves no long press behind', () => {
    const { touch, pressed } = begin();
    touch('pointerdown', 5, 100, 100);
    touch('pointerdown', 6, 220, 100);
    vi.advanceTimersByTime(600);
    expect(pressed()).toEqual([]);
  });

  test('both taken away by the browser, the next finger presses again', () => {
    const { touch, send, pressed } = begin();
    touch('pointerdown', 5, 100, 100);
    touch('pointerdown', 6, 220, 100);
    touch('pointercancel', 5, 100, 100);
    touch('pointercancel', 6, 220, 100);
    touch('pointerdown', 7, 50, 50);
    expect(port.dataset['hand']).toBe('press');
    touch('pointerup', 7, 50, 50);
    send('click', 50, 50);
    expect(pressed()).toEqual([['click', { x: 50, y: 50 }]]);
  });
});

test('the wheel zooms at the pointer, and the page does not scroll', () => {
  const { map } = begin();
  const wheel = new WheelEvent('wheel', {
    deltaY: -100,
    clientX: left + 50,
    clientY: top + 60,
    cancelable: true,
  });
  port.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  expect(map.camera().k).toBeCloseTo(Math.exp(0.16), 9);
  expect(50 * map.camera().k + map.camera().x).toBeCloseTo(50, 9);
});
