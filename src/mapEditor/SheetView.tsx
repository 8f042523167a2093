import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
} from 'react';
import { DIRECTIONS, type Hex, sameHex } from '../geometry/hex.ts';
import { centreOf, vertexOf } from '../geometry/lattice.ts';
import type { Point } from '../geometry/layout.ts';
import { contains, hexAt } from '../geometry/shape.ts';
import { type Camera, toSheet, toWindow } from '../map/camera.ts';
import { Labels } from '../map/ground/Labels.tsx';
import { TiledGround } from '../map/ground/tiles/TiledGround.tsx';
import type { MapCommands } from '../map/mapProps.ts';
import type { PanZoom } from '../map/panZoom.ts';
import { Symbols } from '../map/pieces/Symbols.tsx';
import { BORDER, HEX_SIZE, makePlan, type Plan } from '../map/plan.ts';
import { SheetPaper } from '../map/SheetPaper.tsx';
import { nearestSide, onLattice } from '../mapmaking/sidesAlong.ts';
import type { Nation } from '../rules/state/nations.ts';
import type { BySide } from '../rules/state/vocabulary.ts';
import {
  beginStroke,
  cancelStroke,
  endStroke,
  extendStroke,
  goToHex,
  turnSide,
} from '../store/mapEditor/mapEditor.ts';
import type { Touch } from '../store/mapEditor/sheet.ts';
import { type DrawingTable, useMapEditor } from '../store/mapEditor/state.ts';
import { layingOf } from '../store/mapEditor/tools.ts';
import { groundDried, useGroundToEngrave } from './dryGround.ts';
import { useGrain } from './grain.ts';
import type { Pencil } from './hand.ts';
import { useHexTold } from './hexTold.ts';
import { hoverOver, useHovered } from './hovered.ts';
import { moveViewByKey, neighbourOnKey } from './keysOfView.ts';
import { BarrierOnMap } from './Passage.tsx';
import { Spots } from './Spots.tsx';
import { TracedPicture } from './TracedPicture.tsx';
import { usePencil } from './usePencil.ts';
import { WetInk } from './WetInk.tsx';
import { useSpeech } from './words.ts';
import '../map/map.css';

/** A pen for sides looks again after so many units of the sheet. */
const PACE = 5;
const UNMOVED: Camera = { x: 0, y: 0, k: 1 };
/** Nobody is at home on a sheet that is being drawn. */
const NO_EDGES: BySide<readonly Hex[]> = { blue: [], red: [] };
const NATIONS: BySide<Nation> = { blue: 'france', red: 'austria' };

function laysOn({ tool, level }: DrawingTable): ReturnType<typeof layingOf>['on'] {
  return layingOf(tool, level).on;
}

/** Where a point of the sheet lies; null off the map. */
function spotAt(plan: Plan, { x, y }: Point): Touch | null {
  const point = { x: x - BORDER, y: y - BORDER };
  const hex = plan.hexAtPoint(point);
  return hex && { hex, point: onLattice(plan, point) };
}

/** What the hand draws with, on this sheet. */
function pencilOn(plan: Plan): Pencil {
  let last: Point | null = null;
  /** The hand is down and has drawn nothing yet; what it has begun and somebody has taken back is not begun anew. */
  let isToBegin = false;
  const lift = (): void => {
    isToBegin = false;
  };
  return {
    down: (at) => {
      const spot = spotAt(plan, at);
      last = at;
      isToBegin = spot === null;
      if (spot) beginStroke(spot);
    },
    move: (through) => {
      const state = useMapEditor.getState();
      const onSides = laysOn(state) === 'sides';
      let before = state.stroke?.spots.at(-1)?.hex;
      const way = through.flatMap((at): Touch[] => {
        if (onSides && last && Math.hypot(at.x - last.x, at.y - last.y) < PACE) return [];
        const spot = spotAt(plan, at);
        if (!spot || (!onSides && before && sameHex(before, spot.hex))) return [];
        last = at;
        before = spot.hex;
        return [spot];
      });
      const [first] = way;
      // a stroke that came from beside the map begins where it comes in
      if (isToBegin && first && laysOn(state) !== 'names') {
        isToBegin = false;
        beginStroke(first);
      }
      extendStroke(way);
    },
    up: () => {
      lift();
      endStroke();
    },
    cancel: () => {
      lift();
      cancelStroke();
    },
    hover: (at) => {
      const spot = at && spotAt(plan, at);
      const onSides = laysOn(useMapEditor.getState()) === 'sides';
      hoverOver(spot?.hex ?? null, spot && onSides ? nearestSide(spot.point) : null);
    },
  };
}

/** The spot of the keyboard: its hex, or with a pen for sides near the side it is on. */
function spotOfKeys(hex: Hex): readonly Touch[] {
  const state = useMapEditor.getState();
  if (laysOn(state) !== 'sides' || state.mode === 'area' || state.mode === 'fill')
    return [{ hex, point: centreOf(hex) }];
  const { side } = state;
  // a stroke along the side, from one end of it to the other
  const ends = [vertexOf(hex, DIRECTIONS[(side + 5) % 6] ?? 0), vertexOf(hex, side)];
  return ends.map((point) => ({ hex, point }));
}

/** Space or Enter goes down: the tool touches the map; a line or an area that was begun is finished. */
function pressed(hex: Hex): void {
  const { stroke, mode } = useMapEditor.getState();
  if (stroke && (mode === 'line' || mode === 'area')) {
    endStroke();
    return;
  }
  const [first, ...others] = spotOfKeys(hex);
  if (!first) return;
  beginStroke(first);
  extendStroke(others);
}

/** It comes up again: a line and an area go on until their other end is told. */
function lifted(): void {
  const { mode } = useMapEditor.getState();
  if (mode !== 'line' && mode !== 'area') endStroke();
}

interface GroundProps {
  readonly plan: Plan;
  readonly port: RefObject<HTMLDivElement | null>;
  readonly view: RefObject<PanZoom | null>;
}

/** The ground, apart from the sheet it lies on: nothing else need follow it. */
function GroundOnSheet({ plan, port, view }: GroundProps) {
  const drawing = useMapEditor((state) => state.sheet.drawing);
  const map = useGroundToEngrave();
  const grain = useGrain(port);
  const eye = useCallback((): Point => {
    const { clientWidth, clientHeight } = port.current ?? { clientWidth: 0, clientHeight: 0 };
    const { x, y } = toSheet(view.current?.camera() ?? UNMOVED, { x: clientWidth / 2, y: clientHeight / 2 });
    return { x: x - BORDER, y: y - BORDER };
  }, [port, view]);
  return <TiledGround plan={plan} map={map} drawing={drawing} grain={grain} eye={eye} onLaid={groundDried} />;
}

/** The sheet on the table, with the tool at work on it. */
export function SheetView({ commands }: { readonly commands: Ref<MapCommands> }) {
  const { say } = useSpeech();
  const shape = useMapEditor((state) => state.sheet.map.shape);
  const cursor = useMapEditor((state) => state.cursor);
  const plan = useMemo(() => makePlan(shape, false), [shape]);
  const help = useId();
  const pencil = useMemo(() => pencilOn(plan), [plan]);
  const { port, sheet, view, size, centreOn } = usePencil(plan, shape, pencil);
  useImperativeHandle(
    commands,
    () => ({
      centreOn: (hex, when = 'always') => centreOn([hex], when),
      bringOneOf: (hexes) => centreOn(hexes, 'ifHidden'),
      fit: () => view.current?.fit(),
      zoomBy: (factor) => view.current?.zoomBy(factor),
      focus: () => port.current?.focus(),
      clientRectOf: (hex) => {
        const { left, top } = port.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
        const c = plan.centre(hex);
        const camera = view.current?.camera() ?? UNMOVED;
        const seen = toWindow(camera, { x: c.x + BORDER, y: c.y + BORDER });
        const [w, h] = [HEX_SIZE * Math.sqrt(3) * camera.k, HEX_SIZE * 2 * camera.k];
        return new DOMRect(left + seen.x - w / 2, top + seen.y - h / 2, w, h);
      },
    }),
    [centreOn, plan, port, view],
  );

  const goTo = (hex: Hex): void => {
    if (!contains(shape, hex)) return;
    goToHex(hex);
    extendStroke(spotOfKeys(hex));
    centreOn([hex], 'ifHidden');
  };
  /** Whether the key did something. */
  const keyed = (event: KeyboardEvent): boolean => {
    if (moveViewByKey(event, view.current)) return true;
    const here = cursor ?? hexAt(0, 0);
    const goal = neighbourOnKey(here, event.key);
    if (goal) goTo(cursor ? goal : here);
    else if (event.key === ' ' || event.key === 'Enter') {
      // under the pointer Space moves the sheet
      const isHand = event.key === ' ' && useHovered.getState().hex !== null;
      if (event.repeat || isHand) return true;
      if (cursor) pressed(cursor);
      else goTo(here);
    } else if (event.key === 'q' || event.key === 'e') turnSide(event.key === 'q' ? -1 : 1);
    else return false;
    return true;
  };
  return (
    <div className="map-room">
      <div
        ref={port}
        className="map-port drawing-port"
        role="application"
        aria-label={say.map}
        aria-roledescription={say.map}
        aria-describedby={help}
        data-testid="sheet"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is one stop in the order of focus
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.altKey || event.metaKey || !keyed(event)) return;
          event.preventDefault();
          if (event.key.startsWith('Arrow')) hoverOver(null, null);
        }}
        onKeyUp={({ key }) => {
          if (key === ' ' || key === 'Enter') lifted();
        }}
      >
        <div ref={sheet} className="map-sheet" style={{ width: size.width, height: size.height }}>
          <SheetPaper />
          <svg
            className="map-svg"
            width={size.width}
            height={size.height}
            viewBox={`${-BORDER} ${-BORDER} ${size.width} ${size.height}`}
            role="presentation"
          >
            <Symbols />
            <GroundOnSheet plan={plan} port={port} view={view} />
          </svg>
          <TracedPicture />
          <Over plan={plan}>
            <Labels plan={plan} homeEdges={NO_EDGES} nations={NATIONS} />
          </Over>
          <Over plan={plan} moves>
            <WetInk plan={plan} />
            <BarrierOnMap plan={plan} />
            <Spots plan={plan} />
          </Over>
        </div>
      </div>
      <p id={help} className="unseen">
        {say.mapHelp}
      </p>
      <CursorTold />
    </div>
  );
}

interface OverProps {
  readonly plan: Plan;
  readonly moves?: boolean;
  readonly children: ReactNode;
}

/** A drawing over the ground, apart from it: the ground is not painted again for what moves over it. */
function Over({ plan, moves = false, children }: OverProps) {
  const [width, height] = [plan.width + 2 * BORDER, plan.height + 2 * BORDER];
  return (
    <svg
      className={moves ? 'over-sheet over-moving' : 'over-sheet'}
      width={width}
      height={height}
      viewBox={`${-BORDER} ${-BORDER} ${width} ${height}`}
      role="presentation"
    >
      {children}
    </svg>
  );
}

/** Spoken as the keyboard goes from hex to hex, and when what it is on changes. */
function CursorTold() {
  const cursor = useMapEditor((state) => state.cursor);
  const told = useHexTold(cursor);
  return (
    <p className="unseen" aria-live="polite" data-testid="cursor-told">
      {told}
    </p>
  );
}
