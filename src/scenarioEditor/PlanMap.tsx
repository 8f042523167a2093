import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { FACINGS, type Facing } from '../geometry/facing.ts';
import { type Hex, sameHex } from '../geometry/hex.ts';
import type { Point } from '../geometry/layout.ts';
import { contains, hexAt, hexName } from '../geometry/shape.ts';
import { Ground } from '../map/ground/Ground.tsx';
import { Labels } from '../map/ground/Labels.tsx';
import { type MapMarks, NO_MARKS } from '../map/marks.ts';
import { sideStyle } from '../map/nations.ts';
import { Objectives } from '../map/objectives/objectivesLater.ts';
import { FOR_THE_EYE } from '../map/ornament.ts';
import { Cursor } from '../map/overlay/Cursor.tsx';
import { MarksAbove } from '../map/overlay/marksLater.ts';
import { Symbols } from '../map/pieces/Symbols.tsx';
import { Units } from '../map/pieces/Units.tsx';
import { BORDER, closedPath, hexesPath, makePlan, outlines, type Plan } from '../map/plan.ts';
import { SheetPaper } from '../map/SheetPaper.tsx';
import type { Pencil } from '../mapEditor/hand.ts';
import { moveViewByKey, neighbourOnKey } from '../mapEditor/keysOfView.ts';
import { usePencil } from '../mapEditor/usePencil.ts';
import type { Unit } from '../rules/state/game.ts';
import { nationsOf } from '../rules/state/nations.ts';
import { SIDES, type Side } from '../rules/state/vocabulary.ts';
import { isDemoralised, isSquare, thresholdOf } from '../rules/units/units.ts';
import { startBattle } from '../scenarios/scenario.ts';
import { zonesOf } from '../store/scenarioEditor/acts.ts';
import {
  beginPlanStroke,
  cancelPlanStroke,
  carryPlanUnit,
  endPlanStroke,
  extendPlanStroke,
  facePlanUnit,
  goToPlanHex,
  handOf,
  isBrush,
  pressPlanHex,
} from '../store/scenarioEditor/editor.ts';
import { unitStanding } from '../store/scenarioEditor/placing.ts';
import { type Planning, usePlan } from '../store/scenarioEditor/state.ts';
import { usePlanNames, usePlanSpeech } from './words.ts';
import '../map/map.css';
import './planMap.css';

/** What can be done with the view of the map from beside it. */
export interface FieldCommands {
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  readonly show: (hex: Hex) => void;
}

/** The arrows round a unit lie so far from its middle, in units of the sheet. */
const ARROWS = { from: 34, to: 70, across: 24 } as const;

function condition(unit: Unit) {
  return { threshold: thresholdOf(unit).total, demoralised: isDemoralised(unit) };
}

/** The unit in hand where it stands, if it does. */
function inHand({ scenario, unit }: Planning) {
  const units = [...scenario.armies.blue.units, ...scenario.armies.red.units];
  const found = units.find(({ id }) => id === unit);
  return found?.hexes ? found : null;
}

/** The facing whose arrow lies under a point, round the unit in hand. */
function facingUnder(plan: Plan, state: Planning, point: Point): Facing | null {
  const unit = handOf(state).does === 'units' ? inHand(state) : null;
  if (!unit || isSquare(unit)) return null;
  const centre = plan.centre(unit.hexes[0]);
  const [x, y] = [point.x - BORDER - centre.x, point.y - BORDER - centre.y];
  const far = Math.hypot(x, y);
  if (far < ARROWS.from || far > ARROWS.to) return null;
  const angle = ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
  const off = (facing: Facing): number => Math.abs(((angle - plan.angle(facing) + 540) % 360) - 180);
  return FACINGS.find((facing) => off(facing) < ARROWS.across) ?? null;
}

interface Carried {
  readonly from: Hex;
  readonly to: Hex | null;
}

/** What the hand does with its first button or finger: it paints, or takes up, carries and puts down. */
function pencilOn(plan: Plan, onCarry: (carried: Carried | null) => void): Pencil {
  let from: Hex | null = null;
  let to: Hex | null = null;
  let paints = false;
  const hexUnder = ({ x, y }: Point): Hex | null => plan.hexAtPoint({ x: x - BORDER, y: y - BORDER });
  return {
    down: (point) => {
      const state = usePlan.getState();
      const facing = facingUnder(plan, state, point);
      from = null;
      to = null;
      if (facing !== null) {
        facePlanUnit(facing);
        return;
      }
      from = hexUnder(point);
      paints = isBrush(handOf(state));
      if (paints && from) beginPlanStroke(from);
    },
    move: (through) => {
      for (const point of through) {
        const hex = hexUnder(point);
        if (!hex || !from) continue;
        if (paints) extendPlanStroke(hex);
        else if (!sameHex(hex, to ?? from)) {
          to = hex;
          if (unitStanding(usePlan.getState().scenario, from)) onCarry({ from, to });
        }
      }
    },
    up: () => {
      onCarry(null);
      if (paints) endPlanStroke();
      else if (from && to && !sameHex(from, to)) carryPlanUnit(from, to);
      else if (from) pressPlanHex(from);
      from = null;
    },
    cancel: () => {
      onCarry(null);
      cancelPlanStroke();
      from = null;
    },
    hover: () => {},
  };
}

function Zone({
  plan,
  side,
  hexes,
  fills,
}: {
  readonly plan: Plan;
  readonly side: Side;
  readonly hexes: readonly Hex[];
  readonly fills: boolean;
}) {
  const nations = nationsOf(usePlan((state) => state.scenario));
  const d = useMemo(() => outlines(plan, hexes).map(closedPath).join(''), [plan, hexes]);
  const filled = useMemo(() => (fills ? hexesPath(plan, hexes) : ''), [plan, hexes, fills]);
  return (
    <g style={sideStyle(nations, side)} data-zone={side} data-hexes={hexes.length}>
      {filled ? <path className={`plan-zone-fill plan-zone-${side}`} d={filled} /> : null}
      <path className={`plan-zone-edge plan-edge-${side}`} d={d} />
    </g>
  );
}

/** Where each side sets up: hatched one way or the other, and edged by a full or a broken line. */
function Zones({ plan }: { readonly plan: Plan }) {
  const scenario = usePlan((state) => state.scenario);
  const fills = usePlan((state) => state.section === 'setUp');
  const { map, zones, homeEdges, houseRules } = scenario;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what zones are made of
  const shown = useMemo(() => zonesOf(scenario), [map.shape, zones, homeEdges, houseRules]);
  return (
    <g {...FOR_THE_EYE}>
      <defs>
        {SIDES.map((side) => (
          <pattern
            key={side}
            id={`plan-hatch-${side}`}
            width="12"
            height="12"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${side === 'blue' ? 45 : -45})`}
          >
            <path className="plan-hatch" style={sideStyle(nationsOf(scenario), side)} d="M0 0V12" />
          </pattern>
        ))}
      </defs>
      {SIDES.map((side) => (
        <Zone key={side} plan={plan} side={side} hexes={shown[side]} fills={fills} />
      ))}
    </g>
  );
}

/** The hexes that the brush is at work on. */
function Brushed({ plan }: { readonly plan: Plan }) {
  const hexes = usePlan((state) => {
    const hand = handOf(state);
    if (hand.does === 'arrival') return state.scenario.reinforcements?.[hand.arrival]?.hexes;
    if (hand.does !== 'objective') return undefined;
    const one = state.scenario.objectives?.find(({ id }) => id === hand.objective);
    return one?.kind === 'survival' ? undefined : one?.hexes;
  });
  return hexes ? (
    <path {...FOR_THE_EYE} className="plan-brushed" d={hexesPath(plan, hexes, 5)} data-testid="brushed" />
  ) : null;
}

function useMarks(): MapMarks {
  const state = usePlan();
  const unit = handOf(state).does === 'units' ? inHand(state) : null;
  return useMemo(
    () =>
      unit && !isSquare(unit)
        ? {
            ...NO_MARKS,
            facingChoices: FACINGS.map((facing) => ({
              hex: unit.hexes[0],
              facing,
              chosen: facing === unit.facing,
            })),
          }
        : NO_MARKS,
    [unit],
  );
}

/** The map of the plan with all that is on it, and the hand at work. */
export function PlanMap({ commands }: { readonly commands: Ref<FieldCommands> }) {
  const { say, language } = usePlanSpeech();
  const names = usePlanNames();
  const scenario = usePlan((state) => state.scenario);
  const cursor = usePlan((state) => state.cursor);
  const picked = usePlan((state) => state.unit);
  const brush = usePlan((state) => isBrush(handOf(state)));
  const [carried, setCarried] = useState<Carried | null>(null);
  const { map, drawing, armies, reinforcements, houseRules } = scenario;
  const plan = useMemo(() => makePlan(map.shape, false), [map.shape]);
  const game = useMemo(() => startBattle(scenario), [scenario]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pieces are drawn anew only when armies change
  const units = useMemo(() => game.units, [armies, reinforcements, houseRules]);
  const nations = useMemo(() => ({ blue: armies.blue.nation, red: armies.red.nation }), [armies]);
  const label = useCallback(
    (unit: Unit) => language.screens.aria.unit({ ...unit, name: names.unit(unit.id) }),
    [language, names],
  );
  const marks = useMarks();
  const pencil = useMemo(() => pencilOn(plan, setCarried), [plan]);
  const { port, sheet, view, size, centreOn } = usePencil(plan, map.shape, pencil);
  const show = useCallback((hex: Hex) => centreOn([hex], 'ifHidden'), [centreOn]);
  useImperativeHandle(
    commands,
    () => ({ fit: () => view.current?.fit(), zoomBy: (factor) => view.current?.zoomBy(factor), show }),
    [show, view],
  );
  /** Whether the key did something. */
  const keyed = (event: KeyboardEvent): boolean => {
    if (moveViewByKey(event, view.current)) return true;
    const here = cursor ?? hexAt(0, 0);
    const goal = neighbourOnKey(here, event.key);
    if (goal) {
      const next = cursor ? goal : here;
      if (!contains(map.shape, next)) return true;
      goToPlanHex(next);
      extendPlanStroke(next);
      show(next);
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (event.repeat) return true;
      if (!cursor) goToPlanHex(here);
      else if (brush) beginPlanStroke(cursor);
      else pressPlanHex(cursor);
    } else return false;
    return true;
  };
  const help = useId();
  return (
    <div className="map-room">
      <div
        ref={port}
        className="map-port plan-port"
        role="application"
        aria-label={say.map}
        aria-roledescription={say.map}
        aria-describedby={help}
        data-testid="plan-map"
        data-brush={brush}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is one stop in the order of focus
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.altKey || event.metaKey || !keyed(event)) return;
          event.preventDefault();
        }}
        onKeyUp={({ key }) => {
          if (key === ' ' || key === 'Enter') endPlanStroke();
        }}
        onBlur={endPlanStroke}
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
            <Ground plan={plan} map={map} showGrid drawing={drawing} />
            <Labels plan={plan} homeEdges={game.battle.homeEdges} nations={nations} />
            <Zones plan={plan} />
            <Objectives plan={plan} battle={game.battle} states={undefined} units={units} nations={nations} />
            <Brushed plan={plan} />
            <Units
              plan={plan}
              units={units}
              selected={picked}
              nations={nations}
              label={label}
              condition={condition}
            />
            <MarksAbove plan={plan} marks={marks} units={units} nations={nations} carried={carried} />
            <Cursor plan={plan} cursor={cursor} />
          </svg>
        </div>
      </div>
      <p id={help} className="unseen">
        {say.mapHelp}
      </p>
      <CursorTold units={units} label={label} />
    </div>
  );
}

/** Spoken as the keyboard goes from hex to hex: the ground, who stands there, and what the hex is for. */
function CursorTold({
  units,
  label,
}: {
  readonly units: readonly Unit[];
  readonly label: (unit: Unit) => string;
}) {
  const { say, language } = usePlanSpeech();
  const names = usePlanNames();
  const cursor = usePlan((state) => state.cursor);
  const scenario = usePlan((state) => state.scenario);
  const told = useMemo(() => {
    if (!cursor) return '';
    const has = (hexes: readonly Hex[]): boolean => hexes.some((hex) => sameHex(hex, cursor));
    const found = scenario.map.hexes.find((one) => sameHex(one, cursor));
    const ground = language.screens.aria.hex(hexName(cursor), found ?? { terrain: 'open', hill: false });
    const unit = units.find(({ fate, hexes }) => fate === 'present' && has(hexes));
    const zones = zonesOf(scenario);
    return [
      ground,
      ...(unit ? [label(unit)] : []),
      ...SIDES.filter((side) => has(zones[side])).map((side) => say.onHex.zone(names.side(side))),
      ...(scenario.objectives ?? []).flatMap((one) =>
        one.kind !== 'survival' && has(one.hexes) ? [say.onHex.objective(one.name[language.locale])] : [],
      ),
      ...(scenario.reinforcements ?? []).flatMap((one) =>
        has(one.hexes) ? [say.onHex.arrival(one.turn)] : [],
      ),
    ].join('. ');
  }, [cursor, scenario, units, label, say, names, language]);
  return (
    <p className="unseen" aria-live="polite" data-testid="plan-told">
      {told}
    </p>
  );
}
