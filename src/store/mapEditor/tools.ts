/** The tools of the drawing table, in the order of their case, and what each does to a map. */
import type { Named, RoadKind } from '../../mapmaking/drawing.ts';
import type { HexBrush, SideBrush } from '../../mapmaking/paint.ts';
import { HEX_TERRAINS, SIDE_TERRAINS } from '../../rules/state/vocabulary.ts';

/** Brushes for the ground of a hex and for its height. */
export const GROUND_TOOLS = [...HEX_TERRAINS, 'hill', 'raise', 'lower'] as const;
/** Pens for what lies along the sides of hexes; two of them carry names that hexes have too. */
export const SIDE_TOOLS = SIDE_TERRAINS.map((terrain) => `side-${terrain}` as const);
/** What is drawn and means nothing in the rules. */
export const DRAWING_TOOLS = ['highRoad', 'lane', 'place', 'water', 'height', 'woodName'] as const;
/** What takes away: all that a hex holds, what lies along sides, what is only drawn. */
export const RUBBERS = ['bare', 'side-nothing', 'undraw'] as const;

export type ToolName =
  | (typeof GROUND_TOOLS)[number]
  | (typeof SIDE_TOOLS)[number]
  | (typeof DRAWING_TOOLS)[number]
  | (typeof RUBBERS)[number];

export const TOOLS: readonly ToolName[] = [...GROUND_TOOLS, ...SIDE_TOOLS, ...DRAWING_TOOLS, ...RUBBERS];

/** What a tool lays, and on what. */
export type Laying =
  | { readonly on: 'hexes'; readonly brush: HexBrush }
  | { readonly on: 'sides'; readonly brush: SideBrush }
  | { readonly on: 'roads'; readonly kind: RoadKind }
  | { readonly on: 'names'; readonly kind: Named }
  | { readonly on: 'drawing' };

const NAMES: Readonly<Partial<Record<ToolName, Named>>> = {
  place: 'place',
  water: 'water',
  height: 'height',
  woodName: 'wood',
};

/** What the tool lays; `level` is the height that hills are laid in. */
export function layingOf(tool: ToolName, level: number): Laying {
  const terrain = HEX_TERRAINS.find((one) => one === tool);
  if (terrain !== undefined) return { on: 'hexes', brush: { lay: 'terrain', terrain } };
  const side = SIDE_TERRAINS.find((one) => `side-${one}` === tool);
  if (side !== undefined) return { on: 'sides', brush: { lay: 'side', terrain: side } };
  const kind = NAMES[tool];
  if (kind !== undefined) return { on: 'names', kind };
  switch (tool) {
    case 'hill':
      return { on: 'hexes', brush: { lay: 'hill', level } };
    case 'raise':
      return { on: 'hexes', brush: { lay: 'step', by: 1 } };
    case 'lower':
      return { on: 'hexes', brush: { lay: 'step', by: -1 } };
    case 'highRoad':
    case 'lane':
      return { on: 'roads', kind: tool };
    case 'side-nothing':
      return { on: 'sides', brush: { lay: 'nothing' } };
    case 'undraw':
      return { on: 'drawing' };
    default:
      return { on: 'hexes', brush: { lay: 'nothing' } };
  }
}

/** How a tool goes over the map. */
export const MODES = ['brush', 'line', 'area', 'fill'] as const;
export type Mode = (typeof MODES)[number];

/** The ways a tool can go: a road is drawn along, a name stands at one hex. */
export function modesOf(laying: Laying): readonly Mode[] {
  switch (laying.on) {
    case 'hexes':
    case 'sides':
      return MODES;
    case 'roads':
      return ['brush', 'line'];
    case 'drawing':
      return ['brush', 'line', 'area'];
    case 'names':
      return ['brush'];
  }
}
