/** What must be read on the map whatever is laid over it: strengths, facings, prices of a march. */
import type { Facing } from '../../geometry/facing.ts';
import type { Point } from '../../geometry/layout.ts';
import type { Unit } from '../../rules/state/game.ts';
import type { MapMarks } from '../marks.ts';
import { bodyOf } from '../pieces/dress.ts';
import { plateAfar, plateOf } from '../pieces/plates.ts';
import { middleOf, type Plan } from '../plan.ts';
import { type Box, boxAt, boxRound } from './box.ts';

/** The plate with its rim: the pointed one of red is the wider. */
const PLATE = { across: 22.6, up: 14.6 } as const;
/** The marks of its states reach this far out over it. */
const STATES = { across: 27, up: 22, down: 17 } as const;
/** As in the style sheet of the pieces. */
const PLATE_AFAR = 1.24;
const NOSE_AFAR = 1.12;
/** The coin of what a hex costs. */
const COIN = { across: 14, up: 12.5 } as const;
/** How many could attack on a hex, below that coin, and how often that breaks, above it. */
const MENACED = { below: 24, above: 24, across: 27, up: 8.5 } as const;
/** The arrow of a facing offered, from the middle of its hex. */
const OFFERED = [
  { x: 0, y: -68 },
  { x: 18, y: -43 },
  { x: -18, y: -43 },
  { x: 7, y: -34 },
  { x: -7, y: -34 },
] as const;

function turned(points: readonly Point[], degrees: number, { x, y }: Point): readonly Point[] {
  const a = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(a), Math.cos(a)];
  return points.map((p) => ({ x: x + p.x * cos - p.y * sin, y: y + p.x * sin + p.y * cos }));
}

/** The middles of a unit's plate, near and from afar, where it is drawn so much larger. */
function platesOf(plan: Plan, unit: Unit): readonly (readonly [middle: Point, scale: number])[] {
  const { x, y } = middleOf(plan, unit);
  const [near, afar] = [plateOf(plan, unit), plateAfar(plan, unit)];
  return [
    [{ x: x + near.x, y: y + near.y }, 1],
    [{ x: x + afar.x, y: y + afar.y }, PLATE_AFAR],
  ];
}

/** The strength of a unit, with its bar. */
function strengthOf(plan: Plan, unit: Unit): readonly Box[] {
  return platesOf(plan, unit).map(([middle, scale]) => boxAt(middle, PLATE.across * scale, PLATE.up * scale));
}

/** The same with the marks of its states. */
export function platesWithStates(plan: Plan, unit: Unit): readonly Box[] {
  return platesOf(plan, unit).map(([middle, scale]) =>
    boxAt(middle, STATES.across * scale, STATES.up * scale, STATES.down * scale),
  );
}

/** The arrow that tells where a unit looks; nothing where it looks nowhere. */
function facingOf(plan: Plan, unit: Unit): readonly Box[] {
  const { nose } = bodyOf(unit);
  if (nose === null) return [];
  const tip = [
    { x: 0, y: nose - 10 },
    { x: 9, y: nose + 1 },
    { x: -9, y: nose + 1 },
  ];
  return [1, NOSE_AFAR].map((scale) =>
    boxRound(
      turned(
        tip.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
        plan.angle(unit.facing),
        middleOf(plan, unit),
      ),
    ),
  );
}

function offeredFacing(plan: Plan, hex: Unit['hexes'][0], facing: Facing): Box {
  return boxRound(turned(OFFERED, plan.angle(facing), plan.centre(hex)));
}

/** What nothing may cover of the units on the map. */
export function numbersOnUnits(plan: Plan, units: readonly Unit[]): readonly Box[] {
  return units.flatMap((unit) => [...strengthOf(plan, unit), ...facingOf(plan, unit)]);
}

/** What nothing may cover of the reach, of the hexes that would be attacked, and of the facings offered. */
export function numbersOnMarks(
  plan: Plan,
  { reach, facingChoices, menaced = [] }: Pick<MapMarks, 'reach' | 'facingChoices' | 'menaced'>,
): readonly Box[] {
  return [
    ...reach.map(({ hex }) => boxAt(plan.centre(hex), COIN.across, COIN.up)),
    ...menaced.flatMap(({ hex, breaks }) => {
      const { x, y } = plan.centre(hex);
      const counts = boxAt({ x, y: y + MENACED.below }, MENACED.across, MENACED.up);
      return breaks === null
        ? [counts]
        : [counts, boxAt({ x, y: y - MENACED.above }, MENACED.across, MENACED.up)];
    }),
    ...facingChoices.map(({ hex, facing }) => offeredFacing(plan, hex, facing)),
  ];
}
