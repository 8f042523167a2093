/** The ways of the pieces as keyframes: the browser moves them by itself, and the map is not drawn anew on the way. */
import type { Hex } from '../../geometry/hex.ts';
import { middleOf, type Plan } from '../plan.ts';
import type { ToldAct } from './told.ts';

export interface PieceFrames {
  readonly unit: string;
  readonly frames: Keyframe[];
}

type Move = Extract<ToldAct, { act: 'move' }>;

function framesOfMove(plan: Plan, { way, begins, lasts }: Move, whole: number): Keyframe[] {
  const steps = Math.max(1, way.length - 1);
  return way.map((hexes: readonly Hex[], nth) => {
    const { x, y } = middleOf(plan, { hexes });
    return { offset: (begins + (lasts * nth) / steps) / whole, transform: `translate(${x}px, ${y}px)` };
  });
}

/** The same from the very beginning to the very end: a piece waits where it sets out from, and stays where it has come to. */
function throughout(frames: Keyframe[]): Keyframe[] {
  const [first] = frames;
  const last = frames.at(-1);
  if (!first || !last) return [];
  return [
    ...(first.offset === 0 ? [] : [{ ...first, offset: 0 }]),
    ...frames,
    ...(last.offset === 1 ? [] : [{ ...last, offset: 1 }]),
  ];
}

/** For each unit that moves or vanishes in a scene that lasts so long: all of its ways in one, then how it fades. */
export function journeysOf(plan: Plan, acts: readonly ToldAct[], whole: number): readonly PieceFrames[] {
  const moved = new Map<string, Keyframe[]>();
  for (const act of acts)
    if (act.act === 'move')
      moved.set(act.unit, [...(moved.get(act.unit) ?? []), ...framesOfMove(plan, act, whole)]);
  const faded = acts.flatMap((act): readonly PieceFrames[] =>
    act.act === 'gone'
      ? [
          {
            unit: act.unit,
            frames: [
              { offset: act.begins / whole, opacity: 1 },
              { offset: (act.begins + act.lasts) / whole, opacity: 0 },
            ],
          },
        ]
      : [],
  );
  return [...[...moved].map(([unit, frames]) => ({ unit, frames })), ...faded].map(({ unit, frames }) => ({
    unit,
    frames: throughout(frames),
  }));
}
