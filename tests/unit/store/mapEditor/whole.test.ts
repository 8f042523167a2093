import { beforeEach, expect, test } from 'vitest';
import { hexAt, hexName } from '@/geometry/shape.ts';
import { mapByLot, USUAL_GROUND } from '@/mapmaking/byLot.ts';
import { bartkenau } from '@/scenarios/bartkenau.ts';
import {
  mapFileOf,
  mapLetters,
  mapText,
  readMap,
  readMapLetters,
  readMapText,
} from '@/store/mapEditor/file.ts';
import {
  beginStroke,
  endStroke,
  layNamed,
  redo,
  setSymmetry,
  takeTool,
  undo,
} from '@/store/mapEditor/mapEditor.ts';
import { emptySheet } from '@/store/mapEditor/sheet.ts';
import { firstState, useMapEditor } from '@/store/mapEditor/state.ts';
import { spotOn } from '@/store/mapEditor/stroke.ts';
import {
  emptyTable,
  isByLot,
  layByLot,
  lostBy,
  mirrorSheet,
  resize,
  turnSheet,
} from '@/store/mapEditor/whole.ts';

const table = () => useMapEditor.getState();
const names = () => table().sheet.map.hexes.map(hexName);

function paint(column: number, row: number): void {
  beginStroke(spotOn(hexAt(column, row)));
  endStroke();
}

beforeEach(() => useMapEditor.setState({ ...firstState(), sheet: emptySheet(12, 10) }));

test('another size keeps all that lies within, the corner told where it was; one step back', () => {
  paint(11, 9);
  resize({ columns: 20, rows: 16 }, 'southEast');
  expect(names()).toEqual(['T16']);
  resize({ columns: 12, rows: 10 }, 'southEast');
  expect(names()).toEqual(['L10']);
  expect(lostBy(table().sheet, { columns: 12, rows: 10 }, 'northWest')).toBe(0);
  undo();
  expect(lostBy(table().sheet, { columns: 12, rows: 10 }, 'northWest')).toBe(1);
  resize({ columns: 12, rows: 10 }, 'northWest');
  expect(names()).toEqual([]);
  undo();
  expect(names()).toEqual(['T16']);
});

test('turned and mirrored, with its roads and names; twice is as before', () => {
  paint(0, 0);
  takeTool('highRoad');
  beginStroke(spotOn(hexAt(1, 1)));
  useMapEditor.setState({ mode: 'line' });
  endStroke();
  const before = table().sheet;
  turnSheet();
  expect(names()).toEqual(['L10']);
  turnSheet();
  expect(table().sheet).toEqual(before);
  mirrorSheet('eastWest');
  expect(names()).toEqual(['L1']);
  emptyTable({ columns: 13, rows: 11 });
  expect(table().sheet).toEqual(emptySheet(13, 11));
  undo();
  expect(names()).toEqual(['L1']);
});

test('a symmetry that the new shape does not know is laid aside', () => {
  setSymmetry('halfTurn');
  resize({ columns: 12, rows: 11 }, 'northWest');
  expect(table().symmetry).toBe('none');
});

test('ground by lot takes the place of other ground by lot, and of nothing that was drawn', async () => {
  const asked = { ...USUAL_GROUND, columns: 12, rows: 10, seed: 'Eylau' };
  await layByLot(asked);
  expect(table().sheet).toEqual(mapByLot(asked));
  await layByLot({ ...asked, seed: 'Friedland' });
  expect(table().past).toHaveLength(1);
  expect(isByLot(table().sheet)).toBe(true);
  takeTool('village');
  paint(5, 5);
  expect(isByLot(table().sheet)).toBe(false);
  await layByLot(asked);
  expect(table().past.length).toBeGreaterThan(1);
});

test('a map goes through its file and its link and is the same', async () => {
  const { map, drawing } = mapByLot({ ...USUAL_GROUND, seed: 'Jena' });
  const named = { name: { fr: 'Iéna', en: 'Jena' }, sheet: { map, drawing } };
  expect(readMapText(mapText(named))).toEqual({ ok: true, named });
  expect(await readMapLetters(await mapLetters(named))).toEqual({ ok: true, named });
  expect(readMap(mapFileOf({ ...named, sheet: emptySheet(12, 10) }))).toMatchObject({ ok: true });
});

test('what is no map is refused with its place; of a scenario the map is taken', async () => {
  expect(readMapText('{')).toMatchObject({ ok: false, problem: { code: 'notJson' } });
  expect(await readMapLetters('@')).toEqual({ ok: false, problem: 'damaged' });
  const file = mapFileOf({ name: { fr: 'a', en: 'a' }, sheet: emptySheet(12, 10) });
  const off = { ...file, map: { ...file.map, hexes: [{ q: 90, r: 0, terrain: 'wood', hill: false }] } };
  expect(readMap(off)).toMatchObject({ ok: false, problem: { path: 'map.hexes.0' } });
  const scenario = { format: 'sabreur-hex/scenario', version: file.version, scenario: bartkenau };
  const read = readMap(JSON.parse(JSON.stringify(scenario)));
  expect(read).toMatchObject({ ok: true, named: { name: bartkenau.title, sheet: { map: bartkenau.map } } });
});

test('another map on the table is a step back, and begins without cursor and symmetry', () => {
  setSymmetry('halfTurn');
  layNamed({ name: { fr: 'b', en: 'b' }, sheet: emptySheet(20, 20) }, 'kept');
  expect(table()).toMatchObject({ name: { en: 'b' }, keptAs: 'kept', symmetry: 'none', cursor: null });
  undo();
  expect(table().sheet).toEqual(emptySheet(12, 10));
});

test('what comes back by a step has its name, and is kept where it was kept: no other map gives way to it', async () => {
  const kept = () => ({ keptAs: table().keptAs, name: table().name.en });
  const own = kept();
  const name = { en: 'The ford', fr: 'Le gué' };
  layNamed({ name, sheet: emptySheet(14, 12) }, 'ford');
  paint(2, 2);
  resize({ columns: 20, rows: 16 }, 'northWest');
  expect(kept()).toEqual({ keptAs: 'ford', name: 'The ford' });
  emptyTable({ columns: 12, rows: 10 });
  expect(kept()).toEqual({ ...own, keptAs: null });
  undo();
  expect(kept()).toEqual({ keptAs: 'ford', name: 'The ford' });
  await layByLot({ ...USUAL_GROUND, seed: 'kept', columns: 12, rows: 10 });
  expect(kept()).toEqual({ keptAs: null, name: 'The ford' });
  for (let n = 0; n < 4; n++) undo();
  expect(kept()).toEqual(own);
  redo();
  expect(kept()).toEqual({ keptAs: 'ford', name: 'The ford' });
});
