import {
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FACINGS, type Facing } from '../geometry/facing.ts';
import { type Hex, sameHex } from '../geometry/hex.ts';
import type { Point } from '../geometry/layout.ts';
import { contains, hexAt, offsetOf } from '../geometry/shape.ts';
import type { Unit } from '../rules/state/game.ts';
import { type ArmiesSeen, type Camera, toWindow } from './camera.ts';
import { SheetFoot } from './footLater.ts';
import type { Hand } from './gestures/gesture.ts';
import { Ground } from './ground/Ground.tsx';
import { Labels } from './ground/Labels.tsx';
import type { MapProps } from './mapProps.ts';
import { Objectives } from './objectives/objectivesLater.ts';
import { Cursor } from './overlay/Cursor.tsx';
import { MarksAbove, MarksBelow } from './overlay/marksLater.ts';
import { ArmSymbols } from './pieces/armsLater.ts';
import { Symbols } from './pieces/Symbols.tsx';
import { Units } from './pieces/Units.tsx';
import { BORDER, FOOT, HEX_SIZE, makePlan, type Plan } from './plan.ts';
import { SheetPaper } from './SheetPaper.tsx';
import { FallenMarks, ToldLayer } from './told/toldLater.ts';
import { usePanZoom } from './usePanZoom.ts';
import './type.css';
import './map.css';

/** How far Shift and an arrow key move the map, in pixels. */
const STRIDE = 80;
const STEP = 1.25;
const UNMOVED: Camera = { x: 0, y: 0, k: 1 };

/** Room about the armies for where they may go next. */
const AROUND = 3.5 * HEX_SIZE;

/** Where the armies stand, or the whole sheet of none. */
function armiesOf(plan: Plan, units: readonly Unit[]): ArmiesSeen {
  const points = units.flatMap(({ fate, hexes }) =>
    fate === 'present' ? hexes.map((hex) => plan.centre(hex)) : [],
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const spread = (of: readonly number[], whole: number) =>
    of.length === 0
      ? { middle: whole / 2 + BORDER, size: whole }
      : {
          middle: (Math.min(...of) + Math.max(...of)) / 2 + BORDER,
          size: Math.max(...of) - Math.min(...of) + 2 * AROUND,
        };
  const [across, down] = [spread(xs, plan.width), spread(ys, plan.height)];
  return { x: across.middle, y: down.middle, width: across.size, height: down.size };
}

/** Which way the arrow keys lead, across and down. */
const WAYS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function firstHex(units: readonly Unit[], selected: string | null): Hex {
  const unit = units.find(({ id }) => id === selected) ?? units.find(({ fate }) => fate === 'present');
  return unit?.hexes[0] ?? { q: 0, r: 0 };
}

function facingUnder(on: Element): Facing | undefined {
  const data = on.closest<SVGElement>('[data-facing]')?.dataset['facing'];
  return data === undefined ? undefined : FACINGS.find((facing) => String(facing) === data);
}

/**
 * The map of a battle. It draws what it is told, from the ground up: paper, terrain, sides, grid, marks on the ground,
 * pieces, marks over the pieces, border. Pointer and keys come back as hexes; what they mean is for the screen to say.
 */
export const BattleView = memo(function BattleView(props: MapProps) {
  const { battle, units, marks, selected, cursor, nations, labels, condition, flipped, ref } = props;
  const plan = useMemo(() => makePlan(battle.map.shape, flipped), [battle.map.shape, flipped]);
  const { cartouche } = props;
  const foot = cartouche ? FOOT : 0;
  const size = { width: plan.width + 2 * BORDER, height: plan.height + 2 * BORDER + foot };
  // the ground has a drawing of its own, which a browser does not go through when a piece moves
  const box = {
    ...size,
    viewBox: `${-BORDER} ${-BORDER} ${size.width} ${size.height}`,
  };
  const [carried, setCarried] = useState<{ from: Hex; to: Hex | null } | null>(null);
  const marked = Object.values(marks).some((layer) => layer.length > 0);
  const help = useId();
  const hovered = useRef<Hex | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the screen goes to another, he has pointed at nothing
  useEffect(() => {
    hovered.current = null;
  }, [props.eyes]);
  /** Whether the arrow keys have reached a hex that Enter has not yet pressed: else Enter confirms what stands ready. */
  const reached = useRef(false);

  const hexAtSheet = (point: Point): Hex | null =>
    plan.hexAtPoint({ x: point.x - BORDER, y: point.y - BORDER });
  const hand: Hand = {
    press: (point, press, on) => {
      reached.current = false;
      const hex = hexAtSheet(point);
      const choice = marks.facingChoices[0]?.hex;
      const facing = facingUnder(on);
      if (facing !== undefined && choice !== undefined && press === 'click' && props.onFacing)
        props.onFacing(choice, facing);
      else if (hex !== null) props.onHex(hex, press);
    },
    hover: (point) => {
      const hex = point && hexAtSheet(point);
      const before = hovered.current;
      if (hex === before || (hex !== null && before !== null && sameHex(hex, before))) return;
      hovered.current = hex;
      props.onHover(hex);
    },
    carries: (point) => {
      const hex = hexAtSheet(point);
      return (
        props.onDrop !== undefined &&
        hex !== null &&
        units.some((unit) => unit.fate === 'present' && unit.hexes.some((other) => sameHex(other, hex)))
      );
    },
    carry: (from, to) => {
      const start = hexAtSheet(from);
      const end = to && hexAtSheet(to);
      setCarried((before) => {
        if (to === null || start === null) return null;
        if (before?.to && end && sameHex(before.to, end)) return before;
        return { from: start, to: end };
      });
    },
    drop: (from, to) => {
      const start = hexAtSheet(from);
      const end = hexAtSheet(to);
      if (start !== null && end !== null && !sameHex(start, end)) props.onDrop?.(start, end);
    },
  };
  const { port, sheet, view } = usePanZoom(size, armiesOf(plan, units), hand, { foot, aside: props.aside });

  const turnedBefore = useRef(flipped);
  useLayoutEffect(() => {
    if (turnedBefore.current !== flipped) view.current?.turn();
    turnedBefore.current = flipped;
  }, [flipped, view]);

  const centreOn = useCallback(
    (hexes: readonly Hex[], when: 'always' | 'ifHidden', atOnce?: boolean) =>
      view.current?.centreOn(
        hexes.map((hex) => {
          const { x, y } = plan.centre(hex);
          return { x: x + BORDER, y: y + BORDER };
        }),
        when,
        atOnce,
      ),
    [plan, view],
  );
  useImperativeHandle(
    ref,
    () => ({
      centreOn: (hex, when = 'always', atOnce) => centreOn([hex], when, atOnce),
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

  const keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (turnKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const turnKey = (event: KeyboardEvent): boolean => {
    const way = WAYS[event.key];
    if (way) {
      const [across, down] = way;
      if (event.shiftKey) {
        view.current?.panBy(-STRIDE * across, -STRIDE * down);
        return true;
      }
      const here = cursor ?? firstHex(units, selected);
      const { column, row } = offsetOf(here);
      const by = plan.turned ? -1 : 1;
      // along the row, or to the next row in the same column
      const next = cursor === null ? here : hexAt(column + by * across, row + by * down);
      if (contains(plan.shape, next)) {
        reached.current = true;
        props.onCursor(next);
        centreOn([next], 'ifHidden');
      }
      return true;
    }
    if (props.zoomKeys && (event.key === '+' || event.key === '=')) view.current?.zoomBy(STEP);
    else if (props.zoomKeys && event.key === '-') view.current?.zoomBy(1 / STEP);
    else if (props.zoomKeys && event.key === '0') view.current?.fit();
    else if (event.key === 'Enter' && cursor !== null && reached.current) {
      reached.current = false;
      props.onHex(cursor, 'click');
    } else if ((event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) && cursor !== null)
      props.onHex(cursor, 'context');
    else return false;
    return true;
  };

  return (
    <div className="map-room">
      <div
        ref={port}
        className="map-port"
        role="application"
        aria-label={labels.map}
        aria-roledescription={labels.map}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is one stop in the order of focus
        tabIndex={0}
        onKeyDown={keyed}
        data-flipped={flipped}
        data-told={props.told?.still === false}
        data-counters={props.counters}
      >
        <div
          ref={sheet}
          className="map-sheet"
          data-season={props.drawing?.season}
          style={{ width: size.width, height: size.height }}
        >
          <SheetPaper />
          <svg className="map-ground" role="presentation" {...box}>
            <Ground plan={plan} map={battle.map} showGrid={props.showGrid} drawing={props.drawing} />
            <Labels plan={plan} homeEdges={battle.homeEdges} nations={nations} />
          </svg>
          <svg className="map-svg" role="presentation" {...box}>
            <Symbols />
            <ArmSymbols />
            {cartouche ? <SheetFoot plan={plan} cartouche={cartouche} /> : null}
            {battle.objectives || battle.reinforcements ? (
              <Objectives
                plan={plan}
                battle={battle}
                states={props.objectives}
                units={units}
                nations={nations}
              />
            ) : null}
            {marked ? (
              <MarksBelow plan={plan} names={props.drawing?.names} marks={marks} units={units} />
            ) : null}
            {props.fallen && props.fallen.length > 0 ? (
              <FallenMarks plan={plan} fallen={props.fallen} nations={nations} />
            ) : null}
            {props.hideUnits ? null : (
              <Units
                key={String(flipped)}
                plan={plan}
                units={units}
                selected={selected}
                nations={nations}
                label={labels.unit}
                condition={condition}
              />
            )}
            {marked || carried ? (
              <MarksAbove plan={plan} marks={marks} units={units} nations={nations} carried={carried} />
            ) : null}
            {props.told ? <ToldLayer plan={plan} told={props.told} /> : null}
            <Cursor plan={plan} cursor={cursor} />
          </svg>
        </div>
      </div>
      <p id={help} className="unseen">
        {labels.help}
      </p>
      <p className="unseen" aria-live="polite">
        {cursor === null ? '' : labels.hex(cursor)}
      </p>
    </div>
  );
});
