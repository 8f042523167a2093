import type { Point } from '../../geometry/layout.ts';
import type { Unit } from '../../rules/game.ts';
import type { Plan } from '../plan.ts';
import { bodyOf } from './dress.ts';

/** Where the plate lies: behind the stands, or askew behind them, but within the hex. */
const TAIL = { straight: 22, across: 15.5, down: 14.5 } as const;

/** Degrees clockwise from straight up; a body without a facing stands upright. */
export function angleOf(plan: Plan, unit: Unit): number {
  return bodyOf(unit).nose === null ? 0 : plan.angle(unit.facing);
}

/** The middle of a unit's plate from the middle of its hex: behind the stands, or amid a square. */
export function plateOf(plan: Plan, unit: Unit): Point {
  if (bodyOf(unit).nose === null) return { x: 0, y: 0 };
  const angle = plan.angle(unit.facing);
  if (angle % 180 === 0) return { x: 0, y: angle === 0 ? TAIL.straight : -TAIL.straight };
  return {
    x: angle < 180 ? -TAIL.across : TAIL.across,
    y: angle < 90 || angle > 270 ? TAIL.down : -TAIL.down,
  };
}

/** Where a tag about a unit covers neither its plate nor its figures more than it must: over the front edge. */
export function tagOf(plan: Plan, unit: Unit): Point {
  const { y } = plateOf(plan, unit);
  return { x: 0, y: y < 0 ? 31 : -31 };
}
