/** How ground and units are drawn, and what is drawn anew. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Hex } from '../../src/geometry/hex.ts';
import { hexAt } from '../../src/geometry/shape.ts';
import { type MapMarks, NO_MARKS } from '../../src/map/marks.ts';
import type { Formation, UnitType } from '../../src/rules/state/vocabulary.ts';
import {
  army,
  battle,
  frame,
  map,
  middle,
  nothingPressed,
  onHex,
  press,
  spoken,
  unit,
} from '../support/mapOnScreen.tsx';

beforeEach(nothingPressed);

test('a unit that moves is drawn anew, and no other; the ground never is', async () => {
  const { show, container } = await map();
  // water, fields and trees are drawn by code of their own, which comes later
  await expect.poll(() => container.querySelector('.map-water')).not.toBeNull();
  await expect.poll(() => container.querySelectorAll('[data-drawn="true"]').length).toBe(2);
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
  await expect.poll(() => container.querySelector('#map-figures-line4')).not.toBeNull();
  const bodies = units.map((one) => {
    const use = container.querySelector(`[data-unit="${one.id}"] use[href^="#map-body-"]`)!;
    const symbol = container.querySelector(use.getAttribute('href')!)!;
    const figures = container.querySelector(symbol.querySelector('use')!.getAttribute('href')!)!;
    return symbol.innerHTML + figures.innerHTML;
  });
  expect(bodies.every((one) => one.includes('fig-cloth'))).toBe(true);
  expect(new Set(bodies).size).toBe(units.length);
});

test('UNI-01 from afar a unit is a block with the sign of its arm, and so it is near where signs are preferred', async () => {
  const arms: readonly UnitType[] = ['lineInfantry', 'lightInfantry', 'heavyCavalry', 'mediumFootBattery'];
  const units = arms.map((type, n) => unit(type, hexAt(1 + 2 * n, 2), { type, formation: 'none' }));
  const { show, container } = await map({ units });
  await expect.poll(() => container.querySelector('#map-arm-foot')).not.toBeNull();
  const port = container.querySelector<HTMLElement>('.map-port')!;
  const shown = () =>
    ['body', 'block', 'silhouette', 'sign'].filter((part) => {
      const one = container.querySelector<SVGElement>(`[data-unit="lineInfantry"] .piece-${part}`)!;
      return one.getBoundingClientRect().width > 0;
    });
  // the signs come after what counts
  await expect.poll(() => container.querySelector('#map-arm-foot')).not.toBeNull();
  port.dataset['zoom'] = 'near';
  expect(shown()).toEqual(['body']);
  port.dataset['zoom'] = 'far';
  expect(shown()).toEqual(['block', 'silhouette']);
  const drawnAs = (part: string) => {
    const signs = units.map(({ id }) => {
      const use = container.querySelector(`[data-unit="${id}"] .piece-${part}`)!;
      return container.querySelector(use.getAttribute('href')!)?.getAttribute('d');
    });
    return new Set(signs).size;
  };
  expect(drawnAs('silhouette')).toBe(arms.length);
  await show({ units, counters: 'signs' });
  await expect.poll(() => container.querySelector('#map-sign-foot')).not.toBeNull();
  for (const zoom of ['near', 'far']) {
    port.dataset['zoom'] = zoom;
    expect(shown(), zoom).toEqual(['block', 'sign']);
  }
  expect(drawnAs('sign')).toBe(arms.length);
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
  const plate = (id: string) => container.querySelector(`[data-unit="${id}"] .plate-face`)!.getAttribute('d');
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

test('R-134 hills of several levels are told apart by a figure and an edge of their own; hills of one level have neither', async () => {
  const hexes = [
    { ...hexAt(3, 2), terrain: 'open', hill: true },
    { ...hexAt(4, 2), terrain: 'village', hill: true, level: 2 },
    { ...hexAt(5, 2), terrain: 'open', hill: true, level: 3 },
  ] as const;
  const { container } = await map({ battle: { ...battle, map: { ...battle.map, hexes } } });
  const numbers = () => [...container.querySelectorAll('.map-hill-number')].map((one) => one.textContent);
  await expect.poll(numbers).toEqual(['1', '2', '3']);
  const levels = [...container.querySelectorAll<SVGElement>('.map-hill-level')];
  expect(levels.map(({ dataset }) => dataset['level'])).toEqual(['2', '3']);
  for (const level of levels) expect(level.querySelectorAll('.map-hachures').length).toBeGreaterThan(0);
  const plain = await map();
  await expect.poll(() => plain.container.querySelectorAll('.map-hachures').length).toBeGreaterThan(0);
  expect(plain.container.querySelectorAll('.map-hill-level, .map-hill-number')).toHaveLength(0);
});
