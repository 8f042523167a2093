import { beforeEach, expect, test } from 'vitest';
import { centreOf, vertexOf } from '@/geometry/lattice.ts';
import { hexAt, hexName } from '@/geometry/shape.ts';
import { roadDrawn } from '@/store/mapEditor/drawing.ts';
import { mapText, readMapText } from '@/store/mapEditor/file.ts';
import {
  beginStroke,
  cancelStroke,
  endStroke,
  extendStroke,
  leaveName,
  nameMap,
  nextTool,
  pickMode,
  redo,
  setLevel,
  setSymmetry,
  takeTool,
  undo,
  writeName,
} from '@/store/mapEditor/mapEditor.ts';
import { emptySheet, type Touch } from '@/store/mapEditor/sheet.ts';
import { firstState, useMapEditor } from '@/store/mapEditor/state.ts';
import { spotOn } from '@/store/mapEditor/stroke.ts';

const table = () => useMapEditor.getState();
const on = (column: number, row: number): Touch => spotOn(hexAt(column, row));
const ground = () =>
  table().sheet.map.hexes.map((hex) => `${hexName(hex)} ${hex.terrain} ${hex.level ?? (hex.hill ? 1 : 0)}`);

function draw(...spots: readonly Touch[]): void {
  const [first, ...others] = spots;
  if (!first) return;
  beginStroke(first);
  for (const spot of others) extendStroke([spot]);
  endStroke();
}

beforeEach(() => useMapEditor.setState({ ...firstState(), sheet: emptySheet(12, 10) }));

test('one stroke over many hexes is one step back, and the gaps of a quick hand are closed', () => {
  takeTool('wood');
  draw(on(1, 1), on(5, 1));
  expect(ground()).toEqual(['B2', 'C2', 'D2', 'E2', 'F2'].map((name) => `${name} wood 0`));
  draw(on(3, 3));
  expect(table().past).toHaveLength(2);
  undo();
  expect(ground()).toHaveLength(5);
  undo();
  expect(ground()).toEqual([]);
  expect(table().past).toEqual([]);
  redo();
  redo();
  expect(ground()).toHaveLength(6);
  redo();
  expect(ground()).toHaveLength(6);
});

test('a stroke that changes nothing is no step back', () => {
  takeTool('open');
  draw(on(1, 1), on(4, 4));
  expect(table().past).toEqual([]);
  takeTool('wood');
  draw(on(1, 1));
  draw(on(1, 1));
  expect(table().past).toHaveLength(1);
});

test('a stroke taken back while the hand is down never was; what lay ahead is still there', () => {
  draw(on(1, 1));
  undo();
  beginStroke(on(4, 4));
  extendStroke([on(6, 4)]);
  cancelStroke();
  extendStroke([on(7, 4)]);
  endStroke();
  expect(ground()).toEqual([]);
  redo();
  expect(ground()).toEqual(['B2 wood 0']);
});

test('a step back under the hand takes back the stroke alone', () => {
  draw(on(1, 1));
  beginStroke(on(4, 4));
  undo();
  endStroke();
  expect(ground()).toEqual(['B2 wood 0']);
  expect(table().past).toHaveLength(1);
});

test('TER-04: a wood laid on a hill keeps its height; the hill raised step by step once a stroke', () => {
  takeTool('hill');
  setLevel(2);
  draw(on(2, 2));
  takeTool('wood');
  draw(on(2, 2));
  expect(ground()).toEqual(['C3 wood 2']);
  takeTool('raise');
  draw(on(2, 2), on(3, 2), on(2, 2));
  expect(ground()).toEqual(['C3 wood 3', 'D3 open 1']);
  takeTool('lower');
  draw(on(3, 2));
  expect(ground()).toEqual(['C3 wood 3']);
});

test('line and area follow the hand until it is lifted', () => {
  pickMode('line');
  beginStroke(on(0, 0));
  extendStroke([on(0, 4)]);
  extendStroke([on(3, 0)]);
  expect(ground()).toHaveLength(4);
  endStroke();
  expect(table().past).toHaveLength(1);
  undo();
  pickMode('area');
  draw(on(1, 1), on(8, 8), on(3, 2));
  expect(ground()).toHaveLength(6);
});

test('fill covers what hangs together, as far as a river lets it', () => {
  takeTool('side-river');
  const down = Array.from({ length: 10 }, (_, row) => hexAt(5, row)).flatMap((hex) => [
    { hex, point: vertexOf(hex, 0) },
    { hex, point: vertexOf(hex, 1) },
  ]);
  draw(...down);
  expect(table().sheet.map.sides.length).toBeGreaterThanOrEqual(19);
  takeTool('difficult');
  pickMode('fill');
  draw(on(1, 1));
  const filled = table().sheet.map.hexes;
  expect(filled).toHaveLength(60);
  expect(filled.every(({ terrain }) => terrain === 'difficult')).toBe(true);
  expect(table().past).toHaveLength(2);
});

test('a fill hangs on where the hand came down, wherever it goes before it is lifted', () => {
  takeTool('wood');
  pickMode('fill');
  beginStroke(on(1, 1));
  const { sheet } = table();
  extendStroke([on(2, 1), on(3, 2)]);
  expect(table().sheet).toBe(sheet);
  endStroke();
  expect(ground()).toHaveLength(120);
  undo();
  expect(ground()).toEqual([]);
});

test('a press with a pen for sides lays the side next to it, and another press takes it away', () => {
  const hex = hexAt(4, 4);
  const [a, b] = [centreOf(hex), centreOf(hexAt(5, 4))];
  const spot: Touch = { hex, point: { X: a.X + (b.X - a.X) * 0.4, Y: a.Y } };
  takeTool('side-bridge');
  draw(spot);
  expect(table().sheet.map.sides).toEqual([{ q: hex.q, r: hex.r, side: 1, terrain: 'bridge' }]);
  takeTool('side-nothing');
  draw(spot);
  expect(table().sheet.map.sides).toEqual([]);
});

test('an area and a fill of sides are the sides round it: the edge of a wood, the walls of a park', () => {
  takeTool('wood');
  draw(on(3, 3), on(4, 3));
  takeTool('side-wood');
  pickMode('fill');
  draw(on(3, 3));
  expect(table().sheet.map.sides).toHaveLength(10);
});

test('symmetrical drawing is one stroke', () => {
  setSymmetry('halfTurn');
  draw(on(0, 0), on(2, 0));
  expect(ground()).toEqual(['A1', 'B1', 'C1', 'J10', 'K10', 'L10'].map((name) => `${name} wood 0`));
  undo();
  expect(ground()).toEqual([]);
});

test('roads are drawn along and cut by the rubber, names are written and taken away, each one step', () => {
  takeTool('highRoad');
  draw(on(1, 1), on(6, 1), on(6, 5));
  expect(table().sheet.drawing.roads).toHaveLength(1);
  takeTool('place');
  beginStroke(on(6, 1));
  expect(table().naming).toEqual(hexAt(6, 1));
  writeName(' Tannenhof ');
  expect(table().sheet.drawing.names).toMatchObject([{ text: 'Tannenhof', kind: 'place' }]);
  beginStroke(on(2, 2));
  leaveName();
  writeName('nowhere');
  expect(table().sheet.drawing.names).toHaveLength(1);
  takeTool('undraw');
  draw(on(4, 1));
  const ends = table().sheet.drawing.roads.map(({ through }) => [through[0], through.at(-1)]);
  expect(ends.map((both) => both.map((hex) => hex && hexName(hex)))).toEqual([
    ['B2', 'D2'],
    ['F2', 'G6'],
  ]);
  draw(on(6, 1));
  expect(table().sheet.drawing.names).toEqual([]);
  expect(table().past).toHaveLength(4);
  expect(table().sheet.map.hexes).toEqual([]);
});

test('what is drawn and written is no more, and no otherwise, than a file of the map takes', () => {
  const isRead = () => readMapText(mapText({ name: table().name, sheet: table().sheet })).ok;
  // as pasted: with a joint between letters that nobody sees, and a name that is cut within a letter
  takeTool('place');
  beginStroke(on(6, 1));
  writeName('Tannen\u200bhof\u202e');
  nameMap(`The\u00ad fields\tof \u{1f468}\u200d\u{1f469}`);
  expect(table().sheet.drawing.names).toMatchObject([{ text: 'Tannenhof' }]);
  expect(table().name.en).toBe('The fields of \u{1f468}\u{1f469}');
  nameMap('\u200b');
  expect(table().name.en).toBe('The fields of \u{1f468}\u{1f469}');
  expect(isRead()).toBe(true);
  // one road of very many bends, up and down between two rows; and very many roads, each cut in two
  const sheet = emptySheet(80, 60);
  const zigzag = Array.from({ length: 4800 }, (_, n) =>
    hexAt((n >> 1) % 80, 2 * Math.floor(n / 160) + (n % 2)),
  );
  const drawing = roadDrawn(sheet.drawing, 'lane', zigzag, []);
  expect(drawing.roads.length).toBeGreaterThan(1);
  expect(drawing.roads.at(-1)?.through.at(-1)).toEqual(zigzag.at(-1));
  useMapEditor.setState({ sheet: { ...sheet, drawing } });
  expect(isRead()).toBe(true);
  takeTool('highRoad');
  useMapEditor.setState({ sheet: emptySheet(12, 10) });
  for (let n = 0; n < 1010; n++) draw(on(1, n % 10), on(8, n % 10));
  expect(table().sheet.drawing.roads).toHaveLength(1000);
  expect(isRead()).toBe(true);
  takeTool('undraw');
  draw(on(4, 0), on(4, 9));
  expect(table().sheet.drawing.roads).toHaveLength(1000);
  expect(isRead()).toBe(true);
  useMapEditor.setState({ sheet: emptySheet(40, 20) });
  takeTool('place');
  for (let n = 0; n < 510; n++) {
    beginStroke(on(n % 40, Math.floor(n / 40)));
    writeName(`Farm ${n}`);
  }
  expect(table().sheet.drawing.names).toHaveLength(500);
  expect(isRead()).toBe(true);
});

test('a tool that cannot go a way goes as a brush; the case is gone through from end to end', () => {
  pickMode('fill');
  takeTool('lane');
  expect(table().mode).toBe('brush');
  pickMode('area');
  expect(table().mode).toBe('brush');
  takeTool('open');
  nextTool(-1);
  expect(table().tool).toBe('undraw');
  nextTool(1);
  expect(table().tool).toBe('open');
});

test('only so many steps back are kept', () => {
  for (let n = 0; n < 310; n++) {
    takeTool(n % 2 === 0 ? 'wood' : 'open');
    draw(on(1, 1));
  }
  expect(table().past).toHaveLength(300);
});
