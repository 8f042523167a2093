/** The map under the hand: presses, drags, the wheel, fingers, and what is pointed at. */
import { beforeEach, describe, expect, test } from 'vitest';
import { hexAt } from '../../src/geometry/shape.ts';
import { NO_MARKS } from '../../src/map/marks.ts';
import {
  atRest,
  drag,
  frame,
  map,
  middle,
  nothingPressed,
  onDrop,
  onFacing,
  onHex,
  onHover,
  pointer,
  press,
} from '../support/mapOnScreen.tsx';

/** Longer than a finger rests before it points. */
const LONG = 560;

beforeEach(nothingPressed);

describe('hand and map', () => {
  test('a click names its hex, at every zoom and after every pan', async () => {
    const { commands, port } = await map();
    const corners = [hexAt(4, 6), hexAt(0, 0), hexAt(13, 9), hexAt(8, 3)];
    const clickAll = () => {
      for (const hex of corners) {
        const at = middle(commands, hex);
        const inside = port.getBoundingClientRect();
        if (at.clientX < inside.left || at.clientX > inside.right) continue;
        if (at.clientY < inside.top || at.clientY > inside.bottom) continue;
        onHex.mockClear();
        press(at);
        expect(onHex.mock.calls).toEqual([[hex, 'click']]);
      }
    };
    clickAll();
    for (const factor of [1.7, 1.4, 0.5]) {
      commands.zoomBy(factor);
      await atRest();
      clickAll();
    }
    commands.centreOn(hexAt(8, 3));
    await atRest();
    clickAll();
  });

  test('the view itself is drawn where the camera says', async () => {
    const { commands, container } = await map();
    commands.zoomBy(1.5);
    await atRest();
    const box = container.querySelector('[data-unit="a"] .plate-face')!.getBoundingClientRect();
    const hex = commands.clientRectOf(hexAt(4, 6));
    expect(box.left).toBeGreaterThan(hex.left);
    expect(box.right).toBeLessThan(hex.right);
    expect(box.bottom).toBeLessThan(hex.bottom + 1);
  });

  test('a drag pans and is no click; a tremble is a click and does not pan', async () => {
    const { commands, port } = await map();
    commands.zoomBy(2);
    await atRest();
    const before = middle(commands, hexAt(6, 4));
    drag(port, before, [40, -30]);
    const after = middle(commands, hexAt(6, 4));
    expect(after.clientX - before.clientX).toBeCloseTo(40, 3);
    expect(after.clientY - before.clientY).toBeCloseTo(-30, 3);
    expect(onHex).not.toHaveBeenCalled();
    drag(port, after, [2, 1]);
    expect(onHex.mock.calls).toEqual([[hexAt(6, 4), 'click']]);
    expect(middle(commands, hexAt(6, 4))).toEqual(after);
    // Enough that the next press after a drag is a click again.
    drag(port, after, [20, 0]);
    press(middle(commands, hexAt(6, 4)));
    expect(onHex).toHaveBeenCalledTimes(2);
  });

  test('a drag from a unit carries it, with the middle button it pans', async () => {
    const { commands, port } = await map({ onDrop });
    const from = middle(commands, hexAt(4, 6));
    const to = middle(commands, hexAt(6, 5));
    const by = [to.clientX - from.clientX, to.clientY - from.clientY] as const;
    drag(port, from, by);
    expect(onDrop.mock.calls).toEqual([[hexAt(4, 6), hexAt(6, 5)]]);
    expect(onHex).not.toHaveBeenCalled();
    commands.zoomBy(2);
    await atRest();
    const start = middle(commands, hexAt(4, 6));
    drag(port, start, [-25, 10], { button: 1 });
    expect(middle(commands, hexAt(4, 6)).clientX - start.clientX).toBeCloseTo(-25, 3);
    expect(onDrop).toHaveBeenCalledTimes(1);
  });

  test('the wheel keeps the ground under the pointer', async () => {
    const { commands, port } = await map();
    // A wheel tells whole pixels.
    const exact = middle(commands, hexAt(7, 5));
    const at = { clientX: Math.floor(exact.clientX), clientY: Math.floor(exact.clientY) };
    const [dx, dy] = [exact.clientX - at.clientX, exact.clientY - at.clientY];
    const wide = commands.clientRectOf(hexAt(7, 5)).width;
    const wheel = (deltaY: number) =>
      port.dispatchEvent(new WheelEvent('wheel', { deltaY, ...at, bubbles: true, cancelable: true }));
    expect(wheel(-400)).toBe(false);
    const after = middle(commands, hexAt(7, 5));
    expect(commands.clientRectOf(hexAt(7, 5)).width).toBeGreaterThan(wide * 1.5);
    const grown = commands.clientRectOf(hexAt(7, 5)).width / wide;
    expect(after.clientX).toBeCloseTo(at.clientX + dx * grown, 2);
    expect(after.clientY).toBeCloseTo(at.clientY + dy * grown, 2);
  });

  test('two fingers zoom, and are no click', async () => {
    const { commands, port } = await map();
    const { left, top } = port.getBoundingClientRect();
    const touch = (type: string, id: number, x: number, y: number) =>
      pointer(port, type, { clientX: left + x, clientY: top + y }, { pointerId: id, pointerType: 'touch' });
    const wide = commands.clientRectOf(hexAt(7, 5)).width;
    touch('pointerdown', 11, 300, 250);
    touch('pointerdown', 12, 400, 250);
    touch('pointermove', 11, 250, 250);
    touch('pointermove', 12, 450, 250);
    expect(commands.clientRectOf(hexAt(7, 5)).width / wide).toBeCloseTo(2, 2);
    touch('pointerup', 11, 250, 250);
    touch('pointerup', 12, 450, 250);
    port.dispatchEvent(new PointerEvent('click', { bubbles: true, clientX: left + 250, clientY: top + 250 }));
    expect(onHex).not.toHaveBeenCalled();
  });

  test('a long press and the other button are told apart from a click', async () => {
    const { commands, port } = await map();
    const at = middle(commands, hexAt(4, 6));
    pointer(port, 'pointerdown', at, { pointerType: 'touch' });
    await new Promise((done) => setTimeout(done, LONG));
    pointer(port, 'pointerup', at, { pointerType: 'touch' });
    port.dispatchEvent(new PointerEvent('click', { bubbles: true, ...at }));
    port.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, pointerType: 'mouse', ...at }));
    expect(onHex.mock.calls).toEqual([
      [hexAt(4, 6), 'long'],
      [hexAt(4, 6), 'context'],
    ]);
  });

  test('hover tells each hex once, and leaving', async () => {
    const { commands, port } = await map();
    const at = middle(commands, hexAt(7, 5));
    pointer(port, 'pointermove', at);
    pointer(port, 'pointermove', { ...at, clientX: at.clientX + 2 });
    pointer(port, 'pointermove', middle(commands, hexAt(8, 5)));
    pointer(port, 'pointerleave', at);
    expect(onHover.mock.calls).toEqual([[hexAt(7, 5)], [hexAt(8, 5)], [null]]);
  });

  test('hover tells the hex anew to whom the map is given next', async () => {
    const { commands, port, show } = await map({ eyes: 'blue' });
    const at = middle(commands, hexAt(7, 5));
    pointer(port, 'pointermove', at);
    await show({ eyes: 'red' });
    pointer(port, 'pointermove', { ...at, clientX: at.clientX + 2 });
    pointer(port, 'pointermove', at);
    expect(onHover.mock.calls).toEqual([[hexAt(7, 5)], [hexAt(7, 5)]]);
  });

  test('a facing offered can be pressed beyond its own hex', async () => {
    const choices = ([0, 1, 2, 3, 4, 5] as const).map((facing) => ({ hex: hexAt(6, 4), facing }));
    const { container } = await map({ marks: { ...NO_MARKS, facingChoices: choices } });
    const box = container.querySelector('[data-facing="2"] .facing-arrow')!.getBoundingClientRect();
    press({ clientX: (box.left + box.right) / 2, clientY: box.bottom - 3 });
    expect(onFacing.mock.calls).toEqual([[hexAt(6, 4), 2]]);
    expect(onHex).not.toHaveBeenCalled();
  });

  test('will-change goes when the movement has settled, or the map stays blurred', async () => {
    const { container, commands } = await map();
    commands.zoomBy(2);
    await frame();
    const sheet = container.querySelector<HTMLElement>('.map-sheet')!;
    expect(sheet.style.willChange).toBe('transform');
    await expect.poll(() => sheet.style.willChange).toBe('');
  });
});
