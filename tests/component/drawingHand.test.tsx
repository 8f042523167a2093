/** Pointers on the drawing table: who draws, and who moves the sheet. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawingHand } from '../../src/mapEditor/hand.ts';
import { surface } from '../unit/map/gestures/surface.ts';

let port: HTMLElement;
let stop = new AbortController();

beforeEach(() => {
  port = document.createElement('div');
  port.style.cssText = 'position: fixed; left: 0; top: 0; width: 400px; height: 300px';
  document.body.append(port);
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  port.remove();
});

function begin() {
  const { map } = surface(false);
  map.move({ x: 0, y: 0, k: 1 });
  const told: string[] = [];
  const pencil = {
    down: ({ x, y }: { x: number; y: number }) => told.push(`down ${x},${y}`),
    move: (through: readonly { x: number; y: number }[]) => {
      const last = through.at(-1);
      told.push(`move ${last?.x},${last?.y}`);
    },
    up: () => told.push('up'),
    cancel: () => told.push('cancel'),
    hover: () => {},
  };
  vi.spyOn(port, 'setPointerCapture').mockImplementation(() => undefined);
  drawingHand(() => pencil)(port, map, () => {}, stop.signal);
  const send = (type: string, x: number, y: number, more: PointerEventInit = {}) => {
    const init = { pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, ...more };
    port.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...init }));
  };
  const touch = (type: string, pointerId: number, x: number, y: number) =>
    send(type, x, y, { pointerId, pointerType: 'touch' });
  return { map, told, send, touch };
}

describe('a mouse', () => {
  test('draws with its left button, from where it goes down, on the sheet as it lies', () => {
    const { map, told, send } = begin();
    map.move({ x: 100, y: 0, k: 2 });
    send('pointerdown', 120, 40);
    send('pointermove', 140, 60);
    send('pointerup', 140, 60);
    expect(told).toEqual(['down 10,20', 'move 20,30', 'up']);
  });

  test.each([
    { name: 'right', button: 2 },
    { name: 'middle', button: 1 },
  ])('moves the sheet with its $name button', ({ button }) => {
    const { map, told, send } = begin();
    send('pointerdown', 50, 50, { button });
    send('pointermove', 80, 60, { button });
    send('pointerup', 80, 60, { button });
    expect(told).toEqual([]);
    expect(map.camera()).toMatchObject({ x: 30, y: 10 });
  });

  test('moves the sheet while Space is held, and draws again after', () => {
    const { map, told, send } = begin();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
    send('pointerdown', 50, 50);
    send('pointermove', 70, 50);
    send('pointerup', 70, 50);
    expect(told).toEqual([]);
    expect(map.camera().x).toBe(20);
    window.dispatchEvent(new KeyboardEvent('keyup', { key: ' ' }));
    send('pointerdown', 50, 50);
    expect(told).toEqual(['down 30,50']);
  });

  test('that is taken away leaves no stroke', () => {
    const { told, send } = begin();
    send('pointerdown', 50, 50);
    send('pointercancel', 50, 50);
    expect(told).toEqual(['down 50,50', 'cancel']);
  });
});

describe('fingers', () => {
  test('one draws', () => {
    const { told, touch } = begin();
    touch('pointerdown', 1, 10, 10);
    touch('pointermove', 1, 30, 10);
    touch('pointerup', 1, 30, 10);
    expect(told).toEqual(['down 10,10', 'move 30,10', 'up']);
  });

  test('a second takes its stroke back, and both move and zoom the sheet', () => {
    const { map, told, touch } = begin();
    touch('pointerdown', 1, 100, 100);
    touch('pointerdown', 2, 200, 100);
    expect(told).toEqual(['down 100,100', 'cancel']);
    touch('pointermove', 2, 300, 100);
    expect(map.camera().k).toBeGreaterThan(1);
    touch('pointerup', 2, 300, 100);
    touch('pointermove', 1, 120, 100);
    touch('pointerup', 1, 120, 100);
    expect(told).toEqual(['down 100,100', 'cancel']);
  });
});
