import type { Point } from '../../geometry/layout.ts';
import type { Unit } from '../../rules/state/game.ts';
import { middleOf, type Plan } from '../plan.ts';
import { bodyOf } from './dress.ts';

/** Where the plate lies: behind the stands, or askew behind them, but within the hex. */
const TAIL = { straight: 22, across: 15.5, down: 14.5 } as const;

/** From afar the plate is larger, and lies nearer to the middle: within the hex it must keep. */
const AFAR = 0.62;

/** Degrees clockwise from straight up; a body without a facing stands upright. */
export function angleOf(plan: Plan, unit: Unit): number {
  return bodyOf(unit).nose === null ? 0 : plan.angle(unit.facing);
}

/** From the middle of a unit to the middle of one of its hexes: an extended line has two. */
function toHex(plan: Plan, unit: Unit, hex: Unit['hexes'][0]): Point {
  const [middle, there] = [middleOf(plan, unit), plan.centre(hex)];
  return { x: there.x - middle.x, y: there.y - middle.y };
}

/** The middle of a unit's plate from its own: behind the stands, of an extended line in its right hex; or amid a square. */
export function plateOf(plan: Plan, unit: Unit): Point {
  return inItsHex(plan, unit, behindStands(plan, unit));
}

/** The same where the map is seen from afar. */
export function plateAfar(plan: Plan, unit: Unit): Point {
  const { x, y } = behindStands(plan, unit);
  return inItsHex(plan, unit, { x: x * AFAR, y: y * AFAR });
}

/** Where the sign of the arm lies from afar: before the plate, on the stands; none is on those of a square. */
export function armOf(plan: Plan, unit: Unit): Point | null {
  if (bodyOf(unit).nose === null) return null;
  const a = (plan.angle(unit.facing) * Math.PI) / 180;
  return inItsHex(plan, unit, { x: Math.sin(a) * ARM_BEFORE, y: -Math.cos(a) * ARM_BEFORE });
}

const ARM_BEFORE = 15;

function inItsHex(plan: Plan, unit: Unit, { x, y }: Point): Point {
  const [, right] = unit.hexes;
  if (!right) return { x, y };
  const hex = toHex(plan, unit, right);
  return { x: hex.x + x, y: hex.y + y };
}

function behindStands(plan: Plan, unit: Unit): Point {
  if (bodyOf(unit).nose === null) return { x: 0, y: 0 };
  const angle = plan.angle(unit.facing);
  if (angle % 180 === 0) return { x: 0, y: angle === 0 ? TAIL.straight : -TAIL.straight };
  return {
    x: angle < 180 ? -TAIL.across : TAIL.across,
    y: angle < 90 || angle > 270 ? TAIL.down : -TAIL.down,
  };
}

/** Whether the plate lies in the upper half of its hex. */
export function isPlateAbove(plan: Plan, unit: Unit): boolean {
  return behindStands(plan, unit).y < 0;
}

/** Where a tag about a unit covers neither its plate nor its figures more than it must: over the front edge. */
export function tagOf(plan: Plan, unit: Unit): Point {
  const [left, right] = unit.hexes;
  const own = right ? toHex(plan, unit, left) : { x: 0, y: 0 };
  return { x: own.x, y: own.y + (isPlateAbove(plan, unit) ? 31 : -31) };
}
