/** The map by the keys. */
import { beforeEach, describe, expect, test } from 'vitest';
import { hexAt } from '../../src/geometry/shape.ts';
import { atRest, key, map, nothingPressed, onHex } from '../support/mapOnScreen.tsx';

beforeEach(nothingPressed);

describe('keys', () => {
  test('the arrow keys move the cursor, its hex is spoken, Enter presses it', async () => {
    const { port, container } = await map({ selected: 'a' });
    port.focus();
    key(port, 'ArrowRight');
    await expect.element(container.querySelector<HTMLElement>('[aria-live]')!).toHaveTextContent('hex E7');
    key(port, 'ArrowRight');
    await expect.element(container.querySelector<HTMLElement>('[aria-live]')!).toHaveTextContent('hex F7');
    key(port, 'ArrowUp');
    await expect.element(container.querySelector<HTMLElement>('[aria-live]')!).toHaveTextContent('hex F6');
    key(port, 'Enter');
    expect(onHex.mock.calls).toEqual([[hexAt(5, 5), 'click']]);
  });

  test('Shift and an arrow pan, plus and minus zoom, zero shows everything', async () => {
    const { port, commands } = await map();
    const hex = hexAt(7, 5);
    key(port, '0');
    await atRest();
    const whole = commands.clientRectOf(hex);
    key(port, '+');
    await atRest();
    expect(commands.clientRectOf(hex).width).toBeCloseTo(whole.width * 1.25, 1);
    const near = commands.clientRectOf(hex);
    key(port, 'ArrowLeft', { shiftKey: true });
    expect(commands.clientRectOf(hex).left).toBeGreaterThan(near.left);
    key(port, '0');
    await atRest();
    expect(commands.clientRectOf(hex).left).toBeCloseTo(whole.left, 1);
  });

  test('keys it has no use for are left to the screen', async () => {
    const { port } = await map();
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    port.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
