import type { Ref } from 'react';
import type { Facing } from '../geometry/facing.ts';
import type { Hex } from '../geometry/hex.ts';
import type { MapDrawing } from '../mapmaking/drawing.ts';
import type { Battle, ObjectiveState, Unit } from '../rules/state/game.ts';
import type { Nation } from '../rules/state/nations.ts';
import type { BySide, Side } from '../rules/state/vocabulary.ts';
import type { MapMarks } from './marks.ts';
import type { FallenMark, ToldOnMap } from './told/told.ts';

/** A short press or Enter; a press held half a second; the other button of the mouse or the menu key. */
export type Press = 'click' | 'long' | 'context';

/** What a unit's plate shows beside its strength; worked out by the rules, told to the map. */
export interface PieceCondition {
  /** Strength at or below which the unit is demoralised, UNI-05. */
  readonly threshold: number;
  readonly demoralised: boolean;
  /** The numbers are kept from whoever looks. */
  readonly hidden?: boolean;
  /** It answers some questions without being asked. */
  readonly ordered?: boolean;
}

/** The words of the map; functions must keep their identity as long as the language does. */
export interface MapLabels {
  /** Name of the whole map, for assistive technology. */
  readonly map: string;
  /** How to move about it with the keyboard. */
  readonly help: string;
  /** A unit in words: name, type, formation, strength, facing, states. */
  readonly unit: (unit: Unit) => string;
  /** A hex in words: its name, its ground, the unit on it, what is marked there. Spoken as the cursor passes. */
  readonly hex: (hex: Hex) => string;
}

/** What the map does at once when asked, beside what it is told to show. */
export interface MapCommands {
  /** Brings a hex to the middle; `ifHidden` leaves the view alone when the hex can be seen well already; `atOnce` without a way. */
  readonly centreOn: (hex: Hex, when?: 'always' | 'ifHidden', atOnce?: boolean) => void;
  /** Brings the first of these hexes to the middle, unless one of them can be seen. */
  readonly bringOneOf: (hexes: readonly Hex[]) => void;
  /** The whole map in the window. */
  readonly fit: () => void;
  /** Around the middle of the window; above 1 is nearer. */
  readonly zoomBy: (factor: number) => void;
  readonly focus: () => void;
  /** Where a hex lies in the window now, in client pixels: to place a question beside a unit. */
  readonly clientRectOf: (hex: Hex) => DOMRect;
}

/** What stands at the foot of the sheet. */
export interface Cartouche {
  readonly title: string;
  /** That what is only drawn does not count. */
  readonly note: string;
  /** What the scale counts. */
  readonly hexes: string;
  readonly north: string;
}

export interface MapProps {
  /** How much of a window that is not small the owner's tools take on its left: there the whole sheet lies beside them. */
  readonly aside?: number | undefined;
  readonly battle: Battle;
  /** All units; those no longer present are not drawn. A unit is drawn anew only when its object changes. */
  readonly units: readonly Unit[];
  readonly marks: MapMarks;
  /** How the battle's objectives stand, where it has any. */
  readonly objectives?: readonly ObjectiveState[] | undefined;
  /** The id of the unit selected. */
  readonly selected: string | null;
  /** The hex the keyboard is on. */
  readonly cursor: Hex | null;
  readonly nations: BySide<Nation>;
  readonly labels: MapLabels;
  /** Must keep its identity. */
  readonly condition: (unit: Unit) => PieceCondition;
  readonly onHex: (hex: Hex, press: Press) => void;
  /** The hex under the pointer whenever it changes; null when the pointer leaves. Mouse and pen only. */
  readonly onHover: (hex: Hex | null) => void;
  /** For whom the map is: once it is for another, the hex under a pointer that rests is told anew. */
  readonly eyes?: Side | null;
  /** Plus, minus and 0 zoom; without it the owner has keys of his own for that. */
  readonly zoomKeys: boolean;
  /** The arrow keys move the cursor; the owner keeps it. */
  readonly onCursor: (hex: Hex) => void;
  /** One of the facings offered was pressed. */
  readonly onFacing?: (hex: Hex, facing: Facing) => void;
  /** A unit was dragged from its hex to another. Without it a drag that begins on a unit pans. */
  readonly onDrop?: (from: Hex, to: Hex) => void;
  /** What has just happened, as long as it is being told. */
  readonly told?: ToldOnMap | null | undefined;
  /** Where units were destroyed in the course of the battle. */
  readonly fallen?: readonly FallenMark[] | undefined;
  /** To see the ground. */
  readonly hideUnits: boolean;
  readonly showGrid: boolean;
  /** Whether units are figures, or blocks with the signs of a staff. */
  readonly counters?: 'figures' | 'signs';
  /** Roads and names, where the battle has any drawn. */
  readonly drawing?: MapDrawing | undefined;
  /** Without it the sheet ends with its border. */
  readonly cartouche?: Cartouche | undefined;
  /** Turned by half a circle; figures keep their light, plates and letters stay upright. */
  readonly flipped: boolean;
  readonly ref?: Ref<MapCommands>;
}
