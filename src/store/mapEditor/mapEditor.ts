/** The acts of the drawing table. A stroke is one step back, however long it was. */
import type { Hex } from '../../geometry/hex.ts';
import { contains } from '../../geometry/shape.ts';
import { HIGHEST } from '../../mapmaking/paint.ts';
import type { Symmetry } from '../../mapmaking/symmetry.ts';
import { LONGEST_TITLE } from '../../scenarios/armyLimits.ts';
import { plainText } from '../../scenarios/plainText.ts';
import { stepped } from '../library/steps.ts';
import { nameWritten } from './drawing.ts';
import type { NamedSheet } from './file.ts';
import type { Sheet, Touch } from './sheet.ts';
import { type DrawingTable, useMapEditor } from './state.ts';
import { laid } from './stroke.ts';
import { layingOf, type Mode, modesOf, TOOLS, type ToolName } from './tools.ts';

/** So many steps back are kept. */
const STEPS = 300;

function onTable(): DrawingTable {
  return useMapEditor.getState();
}

/** Puts another sheet on the table; the one before is a step back. */
export function change(sheet: Sheet): void {
  const { sheet: before, past } = onTable();
  if (sheet === before) return;
  const step = { was: before, as: null };
  useMapEditor.setState({ sheet, past: [...past, step].slice(-STEPS), ahead: [], stroke: null });
}

function drawn(state: DrawingTable, before: Sheet, spots: readonly Touch[]): Sheet {
  return laid(before, spots, layingOf(state.tool, state.level), state.mode, state.symmetry);
}

/** The tool touches the map. With a pen for names the hex is asked for its name. */
export function beginStroke(spot: Touch): void {
  const state = onTable();
  const laying = layingOf(state.tool, state.level);
  if (laying.on === 'names') {
    useMapEditor.setState({ naming: spot.hex });
    return;
  }
  const before = state.stroke?.before ?? state.sheet;
  const spots = [spot];
  useMapEditor.setState({ sheet: drawn(state, before, spots), stroke: { before, spots } });
}

/** It goes on, through these places. */
export function extendStroke(way: readonly Touch[]): void {
  const state = onTable();
  // what is filled hangs on where the hand came down
  if (!state.stroke || way.length === 0 || state.mode === 'fill') return;
  const { before } = state.stroke;
  const spots = [...state.stroke.spots, ...way];
  useMapEditor.setState({ sheet: drawn(state, before, spots), stroke: { before, spots } });
}

/** It leaves the map: what it has laid is one step back. */
export function endStroke(): void {
  const { stroke, sheet, past } = onTable();
  if (!stroke) return;
  if (sheet === stroke.before) useMapEditor.setState({ stroke: null });
  else {
    const step = { was: stroke.before, as: null };
    useMapEditor.setState({ stroke: null, past: [...past, step].slice(-STEPS), ahead: [] });
  }
}

/** It never was. */
export function cancelStroke(): void {
  const { stroke } = onTable();
  if (stroke) useMapEditor.setState({ stroke: null, sheet: stroke.before });
}

/** The sheet as it was before the last stroke; a stroke that is not finished is taken back first. */
export function undo(): void {
  const { stroke, sheet, past, ahead, name, keptAs } = onTable();
  if (stroke) {
    cancelStroke();
    return;
  }
  const step = past.at(-1);
  if (!step) return;
  const { now, as, back } = stepped(step, { now: sheet, as: { name, keptAs } });
  useMapEditor.setState({ ...as, sheet: now, past: past.slice(0, -1), ahead: [back, ...ahead] });
}

export function redo(): void {
  const { stroke, sheet, past, ahead, name, keptAs } = onTable();
  const [step, ...rest] = ahead;
  if (!step || stroke) return;
  const { now, as, back } = stepped(step, { now: sheet, as: { name, keptAs } });
  useMapEditor.setState({ ...as, sheet: now, past: [...past, back], ahead: rest });
}

/** Takes a tool out of the case. It goes the way the one before went, if it can. */
export function takeTool(tool: ToolName): void {
  cancelStroke();
  const { mode, level } = onTable();
  const ways = modesOf(layingOf(tool, level));
  useMapEditor.setState({ tool, mode: ways.includes(mode) ? mode : 'brush', naming: null });
}

/** The tool so many places further on in the case. */
export function nextTool(by: number): void {
  const tool = TOOLS[(TOOLS.indexOf(onTable().tool) + by + TOOLS.length) % TOOLS.length];
  if (tool !== undefined) takeTool(tool);
}

export function pickMode(mode: Mode): void {
  const { tool, level } = onTable();
  if (!modesOf(layingOf(tool, level)).includes(mode)) return;
  cancelStroke();
  useMapEditor.setState({ mode });
}

/** Hills are laid in that height from now on. */
export function setLevel(level: number): void {
  useMapEditor.setState({ level: Math.min(HIGHEST, Math.max(1, Math.round(level))) });
}

export function setSymmetry(symmetry: Symmetry): void {
  cancelStroke();
  useMapEditor.setState({ symmetry });
}

/** The keyboard goes to a hex; a stroke that it draws goes with it. */
export function goToHex(hex: Hex): void {
  if (contains(onTable().sheet.map.shape, hex)) useMapEditor.setState({ cursor: hex });
}

/** Turns the pen for sides round the hex of the keyboard, by so many sides. */
export function turnSide(by: 1 | -1): void {
  const sides = [0, 1, 2, 3, 4, 5] as const;
  const side = sides[(onTable().side + by + 6) % 6];
  if (side !== undefined) useMapEditor.setState({ side });
}

/** Writes the name that was asked for; without letters it is taken away. */
export function writeName(text: string): void {
  const { naming, tool, level, sheet } = onTable();
  const laying = layingOf(tool, level);
  useMapEditor.setState({ naming: null });
  if (!naming || laying.on !== 'names') return;
  const drawing = nameWritten(sheet.drawing, naming, laying.kind, text);
  if (drawing !== sheet.drawing) change({ ...sheet, drawing });
}

/** No name is written after all. */
export function leaveName(): void {
  useMapEditor.setState({ naming: null });
}

/** Lays another map on the table, under its own name; the one before is a step back, as what it was kept. */
export function layNamed({ name, sheet }: NamedSheet, keptAs: string | null = null): void {
  const { sheet: was, past, name: before, keptAs: keptBefore } = onTable();
  const step = { was, as: { name: before, keptAs: keptBefore } };
  useMapEditor.setState({
    ...{ sheet, name, keptAs, past: [...past, step].slice(-STEPS), ahead: [], stroke: null },
    ...{ cursor: null, symmetry: 'none', naming: null },
  });
}

/** The map is called so from now on, in both languages. */
export function nameMap(text: string): void {
  const name = plainText(text, LONGEST_TITLE);
  if (name !== '') useMapEditor.setState({ name: { fr: name, en: name } });
}
