/** The map with a small army on it, and hand and keys to press it. */
import { createRef, useState } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Hex } from '../../src/geometry/hex.ts';
import { edgeHexes, hexAt, hexName } from '../../src/geometry/shape.ts';
import { BattleView } from '../../src/map/BattleView.tsx';
import type { MapCommands, MapLabels, MapProps } from '../../src/map/mapProps.ts';
import { NO_MARKS } from '../../src/map/marks.ts';
import { freshUnit } from '../../src/rules/state/freshUnit.ts';
import type { Battle, Unit } from '../../src/rules/state/game.ts';
import { completeHouseRules } from '../../src/rules/state/houseRuleKeys.ts';

const shape = { kind: 'rectangle', columns: 14, rows: 10 } as const;

export const battle: Battle = {
  map: {
    shape,
    hexes: [
      { ...hexAt(2, 2), terrain: 'wood', hill: false },
      { ...hexAt(3, 2), terrain: 'open', hill: true },
      { ...hexAt(4, 2), terrain: 'village', hill: true },
      { ...hexAt(5, 2), terrain: 'fortifiedPoint', hill: false },
      { ...hexAt(6, 2), terrain: 'difficult', hill: false },
      { ...hexAt(7, 2), terrain: 'impassable', hill: false },
    ],
    sides: [
      { ...hexAt(2, 5), side: 2, terrain: 'river' },
      { ...hexAt(3, 5), side: 2, terrain: 'bridge' },
      { ...hexAt(8, 5), side: 1, terrain: 'impassable' },
    ],
  },
  homeEdges: { blue: edgeHexes(shape, 'south'), red: edgeHexes(shape, 'north') },
  format: 1000,
  firstSide: 'blue',
  houseRules: completeHouseRules({ turn_limit: 10 }),
};

export function unit(id: string, hex: Hex, change: Partial<Unit> = {}): Unit {
  return freshUnit({
    id,
    side: 'blue',
    name: id,
    type: 'lineInfantry',
    quality: 'ordinary',
    commandValue: 7,
    skills: [],
    initialStrength: 16,
    cost: 100,
    hexes: [hex],
    facing: 5,
    formation: 'line',
    ...change,
  });
}

export const army: readonly Unit[] = [
  unit('a', hexAt(4, 6)),
  unit('b', hexAt(6, 6), { formation: 'column', acted: true }),
  unit('c', hexAt(8, 3), { side: 'red', facing: 2, type: 'heavyCavalry', formation: 'none', strength: 5 }),
];

export const spoken = vi.fn((one: Unit) => `unit ${one.name}`);
const labels: MapLabels = {
  map: 'The battlefield',
  help: 'Arrow keys move the cursor.',
  unit: spoken,
  hex: (hex) => `hex ${hexName(hex)}`,
};
const condition = (one: Unit) => ({ threshold: 6, demoralised: one.strength <= 6 });
const nations = { blue: 'france', red: 'austria' } as const;
export const onHex = vi.fn();
export const onHover = vi.fn();
export const onFacing = vi.fn();
export const onDrop = vi.fn();

/** Before each test. */
export async function nothingPressed(): Promise<void> {
  await page.viewport(800, 600);
  for (const spy of [spoken, onHex, onHover, onFacing, onDrop]) spy.mockClear();
}

interface Shown {
  readonly commands: MapCommands;
  readonly port: HTMLElement;
  readonly container: HTMLElement;
  readonly show: (change: Partial<MapProps>) => Promise<void>;
}

export async function map(change: Partial<MapProps> = {}): Promise<Shown> {
  const ref = createRef<MapCommands>();
  function Table(props: Partial<MapProps>) {
    const [cursor, setCursor] = useState<Hex | null>(null);
    return (
      <div style={{ width: 700, height: 500 }}>
        <BattleView
          ref={ref}
          battle={battle}
          units={army}
          marks={NO_MARKS}
          selected={null}
          cursor={cursor}
          nations={nations}
          labels={labels}
          condition={condition}
          onHex={onHex}
          onHover={onHover}
          onCursor={setCursor}
          onFacing={onFacing}
          zoomKeys
          hideUnits={false}
          showGrid={true}
          flipped={false}
          {...props}
        />
      </div>
    );
  }
  const screen = await render(<Table {...change} />);
  const port = screen.container.querySelector<HTMLElement>('[role="application"]')!;
  return {
    commands: ref.current!,
    port,
    container: screen.container,
    show: (next) => screen.rerender(<Table {...change} {...next} />),
  };
}

export const frame = () => new Promise((done) => requestAnimationFrame(done));
/** Waits until a movement begun just now has come to rest. */
export async function atRest(): Promise<void> {
  const sheet = document.querySelector<HTMLElement>('.map-sheet')!;
  // a glide begins with the next frame
  await frame();
  await expect.poll(() => sheet.style.willChange, { interval: 20 }).toBe('');
}

export function middle(commands: MapCommands, hex: Hex): { clientX: number; clientY: number } {
  const { left, top, width, height } = commands.clientRectOf(hex);
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

type Spot = { readonly clientX: number; readonly clientY: number };

export function pointer(port: Element, type: string, at: Spot, more: PointerEventInit = {}): void {
  const init = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', ...at, ...more };
  port.dispatchEvent(new PointerEvent(type, init));
}

export function press(at: Spot, more: PointerEventInit = {}): void {
  const on = document.elementFromPoint(at.clientX, at.clientY)!;
  pointer(on, 'pointerdown', at, more);
  pointer(on, 'pointerup', at, more);
  on.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, ...at, ...more }));
}

export function drag(
  port: Element,
  from: Spot,
  by: readonly [number, number],
  more: PointerEventInit = {},
): void {
  const to = { clientX: from.clientX + by[0], clientY: from.clientY + by[1] };
  pointer(port, 'pointerdown', from, more);
  pointer(
    port,
    'pointermove',
    { clientX: from.clientX + by[0] / 2, clientY: from.clientY + by[1] / 2 },
    more,
  );
  pointer(port, 'pointermove', to, more);
  pointer(port, 'pointerup', to, more);
  if ((more.button ?? 0) === 0) port.dispatchEvent(new PointerEvent('click', { bubbles: true, ...to }));
}

export const key = (port: Element, name: string, more: KeyboardEventInit = {}): void => {
  port.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
};
