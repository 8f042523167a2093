import axe from 'axe-core';
import { createRef, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Hex } from '../../src/geometry/hex.ts';
import { edgeHexes, hexAt, hexName } from '../../src/geometry/shape.ts';
import { BattleView } from '../../src/map/BattleView.tsx';
import type { MapCommands, MapLabels, MapProps } from '../../src/map/mapProps.ts';
import { type MapMarks, NO_MARKS } from '../../src/map/marks.ts';
import { freshUnit } from '../../src/rules/state/freshUnit.ts';
import type { Battle, Unit } from '../../src/rules/state/game.ts';
import { completeHouseRules } from '../../src/rules/state/houseRuleKeys.ts';
import type { Formation, UnitType } from '../../src/rules/state/vocabulary.ts';

const shape = { kind: 'rectangle', columns: 14, rows: 10 } as const;

const battle: Battle = {
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

function unit(id: string, hex: Hex, change: Partial<Unit> = {}): Unit {
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

const army: readonly Unit[] = [
  unit('a', hexAt(4, 6)),
  unit('b', hexAt(6, 6), { formation: 'column', acted: true }),
  unit('c', hexAt(8, 3), { side: 'red', facing: 2, type: 'heavyCavalry', formation: 'none', strength: 5 }),
];

const spoken = vi.fn((one: Unit) => `unit ${one.name}`);
const labels: MapLabels = {
  map: 'The battlefield',
  help: 'Arrow keys move the cursor.',
  unit: spoken,
  hex: (hex) => `hex ${hexName(hex)}`,
};
const condition = (one: Unit) => ({ threshold: 6, demoralised: one.strength <= 6 });
const nations = { blue: 'france', red: 'austria' } as const;
const onHex = vi.fn();
const onHover = vi.fn();
const onFacing = vi.fn();
const onDrop = vi.fn();

beforeEach(async () => {
  await page.viewport(800, 600);
  for (const spy of [spoken, onHex, onHover, onFacing, onDrop]) spy.mockClear();
});

interface Shown {
  readonly commands: MapCommands;
  readonly port: HTMLElement;
  readonly container: HTMLElement;
  readonly show: (change: Partial<MapProps>) => Promise<void>;
}

async function map(change: Partial<MapProps> = {}): Promise<Shown> {
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

const frame = () => new Promise((done) => requestAnimationFrame(done));
/** Longer than a finger rests before it points. */
const LONG = 560;

/** Waits until a movement begun just now has come to rest. */
async function atRest(): Promise<void> {
  const sheet = document.querySelector<HTMLElement>('.map-sheet')!;
  // a glide begins with the next frame
  await frame();
  await expect.poll(() => sheet.style.willChange, { interval: 20 }).toBe('');
}

function middle(commands: MapCommands, hex: Hex): { clientX: number; clientY: number } {
  const { left, top, width, height } = commands.clientRectOf(hex);
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

type Spot = { readonly clientX: number; readonly clientY: number };

function pointer(port: Element, type: string, at: Spot, more: PointerEventInit = {}): void {
  const init = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', ...at, ...more };
  port.dispatchEvent(new PointerEvent(type, init));
}

function press(at: Spot, more: PointerEventInit = {}): void {
  const on = document.elementFromPoint(at.clientX, at.clientY)!;
  pointer(on, 'pointerdown', at, more);
  pointer(on, 'pointerup', at, more);
  on.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, ...at, ...more }));
}

function drag(port: Element, from: Spot, by: readonly [number, number], more: PointerEventInit = {}): void {
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

const key = (port: Element, name: string, more: KeyboardEventInit = {}): void => {
  port.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
};

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

describe('pieces', () => {
  test('a unit that moves is drawn anew, and no other; the ground never is', async () => {
    const { show, container } = await map();
    spoken.mockClear();
    const ground = container.querySelector('.map-field')!.closest('svg > g')!;
    const touched = vi.fn();
    const watch = new MutationObserver(touched);
    watch.observe(ground, { subtree: true, childList: true, attributes: true });
    const units = army.with(0, unit('a', hexAt(5, 6)));
    await show({ units });
    expect(spoken.mock.calls.map(([one]) => one.id)).toEqual(['a']);
    spoken.mockClear();
    const marks: MapMarks = { ...NO_MARKS, reach: [{ hex: hexAt(6, 5), cost: 2, kind: 'costly' }] };
    await show({ units, marks });
    expect(spoken).not.toHaveBeenCalled();
    await show({ units, marks, selected: 'a' });
    expect(spoken.mock.calls.map(([one]) => one.id)).toEqual(['a']);
    await frame();
    await frame();
    expect(touched).not.toHaveBeenCalled();
    watch.disconnect();
  });

  test('FRM-01, UNI-01 formations and arms look different from one another', async () => {
    const formations: readonly Formation[] = ['line', 'column', 'square', 'skirmish', 'horde'];
    const types: readonly UnitType[] = [
      'heavyCavalry',
      'mediumCavalry',
      'lightCavalry',
      'heavyFootBattery',
      'mediumFootBattery',
      'lightHorseBattery',
      'regimentalGun',
    ];
    const units = [
      ...formations.map((formation, i) => unit(formation, hexAt(i, 0), { formation })),
      ...formations.map((formation, i) =>
        unit(`light ${formation}`, hexAt(i, 4), { formation, type: 'lightInfantry' }),
      ),
      ...types.map((type, i) => unit(type, hexAt(i, 6), { type, formation: 'none' })),
      unit('armoured', hexAt(8, 6), { type: 'heavyCavalry', formation: 'none', skills: ['cuirassier'] }),
      unit('lancers', hexAt(9, 6), { type: 'lightCavalry', formation: 'none', skills: ['lancer'] }),
      unit('routed', hexAt(10, 6), { type: 'lightCavalry', formation: 'horde', panicked: true }),
    ];
    const { container } = await map({ units });
    const bodies = units.map((one) => {
      const use = container.querySelector(`[data-unit="${one.id}"] use[href^="#map-body-"]`)!;
      const symbol = container.querySelector(use.getAttribute('href')!)!;
      return symbol.innerHTML;
    });
    expect(bodies.every((one) => one.includes('fig-cloth'))).toBe(true);
    expect(new Set(bodies).size).toBe(units.length);
  });

  test('UNI-05, QUA-01, FRM-06 states are shown by signs, not by colour alone', async () => {
    const units = [
      unit('steady', hexAt(1, 1)),
      unit('acted', hexAt(3, 1), { acted: true }),
      unit('ordered', hexAt(5, 1), { activated: true }),
      unit('elite', hexAt(7, 1), { quality: 'elite' }),
      unit('recruit', hexAt(9, 1), { quality: 'recruit' }),
      unit('afraid', hexAt(1, 4), { panicked: true, formation: 'horde' }),
      unit('low', hexAt(3, 4), { strength: 4 }),
      unit('gone', hexAt(5, 4), { fate: 'eliminated' }),
      unit('enemy', hexAt(7, 4), { side: 'red' }),
    ];
    const { container } = await map({ units });
    const signs = (id: string) =>
      ['tick', 'ordered', 'elite', 'recruit', 'fear', 'low'].filter((sign) =>
        container.querySelector(`[data-unit="${id}"] .mark-${sign}`),
      );
    expect(signs('steady')).toEqual([]);
    expect(signs('acted')).toEqual(['tick']);
    expect(signs('ordered')).toEqual(['ordered']);
    expect(signs('elite')).toEqual(['elite']);
    expect(signs('recruit')).toEqual(['recruit']);
    expect(signs('afraid')).toEqual(['fear']);
    expect(signs('low')).toEqual(['low']);
    expect(container.querySelector('[data-unit="gone"]')).toBeNull();
    const plate = (id: string) =>
      container.querySelector(`[data-unit="${id}"] .plate-face`)!.getAttribute('d');
    expect(plate('enemy')).not.toBe(plate('steady'));
  });

  test('turned by half a circle the hexes still answer, and units may be hidden', async () => {
    const { commands, show, container } = await map({ flipped: true });
    press(middle(commands, hexAt(4, 6)));
    expect(onHex.mock.calls).toEqual([[hexAt(4, 6), 'click']]);
    const [low, high] = [commands.clientRectOf(hexAt(4, 0)), commands.clientRectOf(hexAt(4, 9))];
    expect(low.top).toBeGreaterThan(high.top);
    await show({ flipped: true, hideUnits: true });
    expect(container.querySelectorAll('[data-unit]')).toHaveLength(0);
  });

  test('FRM-09 an extended line is drawn over its two hexes, and so are its marks', async () => {
    const line = unit('l', hexAt(4, 4), {
      formation: 'extendedLine',
      skills: ['linearOrder'],
      hexes: [hexAt(4, 4), hexAt(5, 4)],
    });
    const marks: MapMarks = {
      ...NO_MARKS,
      group: ['l'],
      ghosts: [{ unit: 'l', hexes: [hexAt(4, 3), hexAt(5, 3)], facing: 5 }],
    };
    const { container, commands } = await map({ units: [line], marks, selected: 'l' });
    const centre = (hex: Hex) => {
      const box = commands.clientRectOf(hex);
      return box.left + box.width / 2;
    };
    const piece = container.querySelector('[data-unit="l"] use[href="#map-body-extendedLine4"]');
    const box = piece?.getBoundingClientRect();
    expect(box?.left).toBeLessThan(centre(hexAt(4, 4)));
    expect(box?.right).toBeGreaterThan(centre(hexAt(5, 4)));
    expect(container.querySelectorAll('[data-unit="l"] .selection-edge')).toHaveLength(2);
    await expect.poll(() => container.querySelectorAll('.in-group').length).toBe(2);
    expect(container.querySelectorAll('.ghost-stands')).toHaveLength(1);
  });

  test('the mark round a target lies under its piece, and leaves its strength to be read', async () => {
    const marks: MapMarks = { ...NO_MARKS, targets: [{ unit: 'c', kind: 'charge', value: '62%' }] };
    const { container } = await map({ marks });
    await expect.poll(() => container.querySelectorAll('.target').length).toBe(1);
    const ring = container.querySelector('.target');
    const number = container.querySelector('[data-unit="c"] .plate-number');
    if (!ring || !number) throw new Error('the target is not drawn');
    expect(ring.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('R-134 hills of several levels are told apart by a figure and an edge of their own; hills of one level have neither', async () => {
    const hexes = [
      { ...hexAt(3, 2), terrain: 'open', hill: true },
      { ...hexAt(4, 2), terrain: 'village', hill: true, level: 2 },
      { ...hexAt(5, 2), terrain: 'open', hill: true, level: 3 },
    ] as const;
    const { container } = await map({ battle: { ...battle, map: { ...battle.map, hexes } } });
    const figures = () => [...container.querySelectorAll('.map-hill-figure')].map((one) => one.textContent);
    await expect.poll(figures).toEqual(['1', '2', '3']);
    const levels = [...container.querySelectorAll<SVGElement>('.map-hill-level')];
    expect(levels.map(({ dataset }) => dataset['level'])).toEqual(['2', '3']);
    for (const level of levels) expect(level.querySelectorAll('.map-hachures').length).toBeGreaterThan(0);
    const plain = await map();
    expect(plain.container.querySelectorAll('.map-hachures').length).toBeGreaterThan(0);
    expect(plain.container.querySelectorAll('.map-hill-level, .map-hill-figure')).toHaveLength(0);
  });

  test('the corners of a group lie under its pieces, and its price away from their names', async () => {
    const south = { ...unit('s', hexAt(7, 6)), facing: 2 } as const;
    const marks: MapMarks = {
      ...NO_MARKS,
      group: ['s'],
      groupable: [
        { unit: 'a', cost: 2 },
        { unit: 's', cost: 3 },
      ],
    };
    const { container } = await map({ units: [...army, south], marks });
    await expect.poll(() => container.querySelectorAll('.groupable-coin').length).toBe(2);
    const pieces = container.querySelector('.piece');
    for (const corners of container.querySelectorAll('.in-group, .groupable'))
      expect(pieces && corners.compareDocumentPosition(pieces)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const coins = [...container.querySelectorAll('.groupable-coin')].map((coin) => coin.getAttribute('cy'));
    // the plate of who looks north lies below, of who looks south above
    expect(coins).toEqual(['-4', '4']);
  });

  test('the map is free of faults that the accessibility checker finds, with every mark shown', async () => {
    const marks: MapMarks = {
      ...NO_MARKS,
      reach: [{ hex: hexAt(6, 5), cost: 2, kind: 'charge' }],
      targets: [{ unit: 'c', kind: 'charge', value: '62%' }],
      refusedTargets: [{ unit: 'c' }],
      arrows: [{ from: hexAt(4, 6), to: hexAt(8, 3), kind: 'charge' }],
      rings: [{ unit: 'a', side: 'blue' }],
      route: [hexAt(4, 6), hexAt(5, 5)],
      ghosts: [{ unit: 'a', hexes: [hexAt(4, 5), hexAt(5, 5)], facing: 5 }],
      lastMove: [hexAt(9, 9), hexAt(9, 8)],
      facingChoices: [{ hex: hexAt(6, 5), facing: 2, chosen: true }],
      groupable: [{ unit: 'b', cost: 2 }],
      group: ['a'],
      outflanked: ['c'],
      threat: [hexAt(8, 4)],
      field: [hexAt(4, 5)],
      sights: [{ from: hexAt(4, 6), to: hexAt(8, 3), blockedAt: hexAt(6, 5) }],
      offered: [hexAt(1, 1)],
    };
    const { container } = await map({ marks, selected: 'a', cursor: hexAt(4, 6) });
    const report = await axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { region: { enabled: false } },
    });
    expect(report.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(container.querySelector('[role="img"][aria-label="unit a"]')).not.toBeNull();
  });
});
