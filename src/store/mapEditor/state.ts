/** The drawing table's own store: the sheet with its undo, the tool in hand, the stroke under it. */
import { create } from 'zustand';
import type { Words } from '../../contract/system.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { Symmetry } from '../../mapmaking/symmetry.ts';
import { emptySheet, type Sheet, type Touch } from './sheet.ts';
import type { Mode, ToolName } from './tools.ts';

/** A stroke that is not finished: the sheet as it was, and where the hand has been since. */
export interface Stroke {
  readonly before: Sheet;
  readonly spots: readonly Touch[];
}

export interface DrawingTable {
  readonly sheet: Sheet;
  readonly past: readonly Sheet[];
  readonly ahead: readonly Sheet[];
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
  readonly name: Words;
  /** Under which id the map is kept on the shelf, if it is. */
  readonly keptAs: string | null;
  /** Whether the map will be there the next time as it is now. */
  readonly isRemembered: boolean;
}

/** The size of a sheet that nobody has chosen another for. */
const USUAL = { columns: 24, rows: 18 } as const;

/** What a map is called that has no name yet. */
const NAMELESS: Words = { fr: 'Carte sans nom', en: 'Unnamed map' };

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
