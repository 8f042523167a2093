/** The drawing table's own store: the sheet with its undo, the tool in hand, the stroke under it. */
import { create } from 'zustand';
import type { Words } from '../../contract/system.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { Symmetry } from '../../mapmaking/symmetry.ts';
import type { MakingStep } from '../library/steps.ts';
import { emptySheet, type Sheet, type Touch } from './sheet.ts';
import type { Mode, ToolName } from './tools.ts';

/** A stroke that is not finished: the sheet as it was, and where the hand has been since. */
export interface Stroke {
  readonly before: Sheet;
  readonly spots: readonly Touch[];
}

/** As what a map is kept: its name, and under which id it lies on the shelf, if it does. */
export interface KeptMap {
  readonly name: Words;
  readonly keptAs: string | null;
}

export type SheetStep = MakingStep<Sheet, KeptMap>;

export interface DrawingTable extends KeptMap {
  readonly sheet: Sheet;
  readonly past: readonly SheetStep[];
  readonly ahead: readonly SheetStep[];
  readonly stroke: Stroke | null;
  readonly tool: ToolName;
  readonly mode: Mode;
  /** The height that hills are laid in. */
  readonly level: number;
  readonly symmetry: Symmetry;
  /** The hex the keyboard is on. */
  readonly cursor: Hex | null;
  /** The side of it that a pen for sides is on, counted clockwise from the north-east. */
  readonly side: 0 | 1 | 2 | 3 | 4 | 5;
  /** The hex a name is being written at. */
  readonly naming: Hex | null;
  /** Whether the map will be there the next time as it is now. */
  readonly isRemembered: boolean;
}

/** The size of a sheet that nobody has chosen another for. */
const USUAL = { columns: 24, rows: 18 } as const;

/** What a map is called that has no name yet. */
export const NAMELESS: Words = { fr: 'Carte sans nom', en: 'Unnamed map' };

export function firstState(): DrawingTable {
  return {
    sheet: emptySheet(USUAL.columns, USUAL.rows),
    past: [],
    ahead: [],
    stroke: null,
    tool: 'wood',
    mode: 'brush',
    level: 1,
    symmetry: 'none',
    cursor: null,
    side: 0,
    naming: null,
    name: NAMELESS,
    keptAs: null,
    isRemembered: true,
  };
}

export const useMapEditor = create<DrawingTable>()(() => firstState());
