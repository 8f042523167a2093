/** Where the tags lie: each near the unit it speaks of, none over a number and none over another. */
import type { Point } from '../../geometry/layout.ts';
import type { Unit } from '../../rules/state/game.ts';
import type { MapMarks } from '../marks.ts';
import { isPlateAbove, tagOf } from '../pieces/plates.ts';
import { BORDER, middleOf, type Plan } from '../plan.ts';
import { type Box, boxAt, isWithin, overlap } from './box.ts';
import { numbersOnMarks, numbersOnUnits, platesWithStates } from './numbers.ts';
import { DISC, PRICE, type TagSize, tagSize } from './tagSize.ts';

/** A tag's place on the sheet. */
export interface TagPlace extends Point {
  readonly box: Box;
  /** Where a line leads from the tag, at the front of its unit: it lies too far off to be taken for its own. */
  readonly leader: Point | null;
}

/** The places of the marks, in their order. */
export interface TagPlaces {
  readonly targets: readonly TagPlace[];
  readonly dangers: readonly TagPlace[];
  readonly refused: readonly TagPlace[];
  readonly prices: readonly TagPlace[];
}

/** How far from its usual place a tag is looked a place for, and in what steps. */
const FARTHEST = 168;
const STEP = 6;
/** Farther than this from its unit a line leads to it. */
const APART = 58;
/** How much farther a tag goes rather than lie nearer to another unit than to its own, or over the marks of states. */
const ASTRAY = 44;
const OVER_STATES = 14;
/** Air between a tag and what it may not cover. */
const AIR = 1;

interface Shift extends Point {
  readonly far: number;
}

/** All shifts tried, the nearest first; up or down counts less than aside, for figures are wide. */
const SHIFTS: readonly Shift[] = (() => {
  const shifts: Shift[] = [];
  for (let x = -FARTHEST; x <= FARTHEST; x += STEP)
    for (let y = -FARTHEST; y <= FARTHEST; y += STEP) {
      const far = Math.hypot(x * 1.15, y);
      if (far <= FARTHEST) shifts.push({ x, y, far });
    }
  return shifts.sort((a, b) => a.far - b.far || a.y - b.y || a.x - b.x);
})();

/** What tags find on the sheet, whatever is marked: the units, and what of them may not be covered. */
export interface Obstacles {
  readonly plan: Plan;
  readonly present: readonly Unit[];
  readonly sheet: Box;
  readonly numbers: readonly Box[];
  readonly states: readonly Box[];
  readonly middles: readonly (readonly [unit: string, at: Point])[];
}

interface Field extends Obstacles {
  /** What may not be covered: numbers, and the tags placed so far. */
  readonly numbers: Box[];
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** What lies so near that a tag might cover it. */
function near(boxes: readonly Box[], from: Point, { half, down }: TagSize): readonly Box[] {
  const round = boxAt(from, FARTHEST + half, FARTHEST + down);
  return boxes.filter((box) => overlap(box, round));
}

function place(field: Field, plan: Plan, unit: Unit, usual: Point, size: TagSize): TagPlace {
  const numbers = near(field.numbers, usual, size);
  const states = near(field.states, usual, size);
  const own = middleOf(plan, unit);
  const others = field.middles.filter(([id, at]) => id !== unit.id && apart(at, usual) < 2 * FARTHEST);
  let best = { ...usual, cost: Number.POSITIVE_INFINITY };
  for (const shift of SHIFTS) {
    if (shift.far >= best.cost) break;
    const at = { x: usual.x + shift.x, y: usual.y + shift.y };
    const box = boxAt(at, size.half + AIR, size.up + AIR, size.down + AIR);
    if (!isWithin(box, field.sheet) || numbers.some((number) => overlap(box, number))) continue;
    const away = Math.min(...unit.hexes.map((hex) => apart(plan.centre(hex), at)), apart(own, at));
    const astray = others.some(([, middle]) => apart(middle, at) < away) ? ASTRAY : 0;
    const cost = shift.far + astray + (states.some((box2) => overlap(box, box2)) ? OVER_STATES : 0);
    if (cost < best.cost) best = { ...at, cost };
  }
  const { x, y } = best;
  const box = boxAt({ x, y }, size.half, size.up, size.down);
  field.numbers.push(box);
  return { x, y, box, leader: apart({ x, y }, own) > APART ? usual : null };
}

/** The usual place of a price: in the other half of the hex than plate and name, clear of a neighbour's. */
function usualPrice(plan: Plan, unit: Unit): Point {
  const { x, y } = plan.centre(unit.hexes[0]);
  return { x: x - 24, y: y + (isPlateAbove(plan, unit) ? 4 : -4) };
}

/** What the units put in the way of tags, and whom those might be taken to speak of: the same until a unit moves. */
export function obstaclesOf(plan: Plan, units: readonly Unit[]): Obstacles {
  const present = units.filter(({ fate }) => fate === 'present');
  return {
    plan,
    present,
    sheet: { left: -BORDER, top: -BORDER, right: plan.width + BORDER, bottom: plan.height + BORDER },
    numbers: numbersOnUnits(plan, present),
    states: present.flatMap((unit) => platesWithStates(plan, unit)),
    middles: present.flatMap(({ id, hexes }) => hexes.map((hex) => [id, plan.centre(hex)] as const)),
  };
}

/** Where every tag lies. The same marks on the same board always give the same places. */
export function placeTags(obstacles: Obstacles, marks: MapMarks): TagPlaces {
  const { plan, present } = obstacles;
  const field: Field = { ...obstacles, numbers: [...obstacles.numbers, ...numbersOnMarks(plan, marks)] };
  const put = (id: string, size: TagSize, from: (plan: Plan, unit: Unit) => Point): TagPlace => {
    const unit = present.find((one) => one.id === id);
    // a mark of a unit that is not there is drawn nowhere
    if (!unit) return { x: -999, y: -999, box: boxAt({ x: -999, y: -999 }, 0, 0), leader: null };
    return place(field, plan, unit, from(plan, unit), size);
  };
  const overFront = (_: Plan, unit: Unit): Point => {
    const [middle, tag] = [middleOf(plan, unit), tagOf(plan, unit)];
    return { x: middle.x + tag.x, y: middle.y + tag.y };
  };
  // in this order: a figure of the odds lies nearest to its unit
  const targets = marks.targets.map((mark) => put(mark.unit, tagSize(mark), overFront));
  const dangers = (marks.dangers ?? []).map((mark) => put(mark.unit, tagSize(mark), overFront));
  const prices = marks.groupable.map(({ unit }) => put(unit, PRICE, usualPrice));
  const refused = marks.refusedTargets.map(({ unit }) => put(unit, DISC, overFront));
  return { targets, dangers, refused, prices };
}
