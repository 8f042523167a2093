/** how the objectives of a scenario stand, from the beginning on, which VIC-01 leaves to it: the score needs no more. */
import type { Game, Objective, ObjectiveState, PlaceObjective } from './state/game.ts';
import type { BySide, Side } from './state/vocabulary.ts';

/** No points for either side. */
export const NOTHING: BySide<number> = { blue: 0, red: 0 };

/** Points of one side. */
export function only(side: Side, points: number): BySide<number> {
  return { ...NOTHING, [side]: points };
}

/** Whether holding the place is of use to that side, and not only bars the other. */
export function profits({ side }: PlaceObjective, holder: Side | null): holder is Side {
  return holder !== null && (side === undefined || side === holder);
}

/** What a place counts for while that side holds it. */
export function pointsOfHolder(place: PlaceObjective, holder: Side | null): BySide<number> {
  return place.when === 'end' && profits(place, holder) ? only(holder, place.points) : NOTHING;
}

/** How an objective stands before it has been counted. */
function fresh(one: Objective): ObjectiveState {
  const holder = (one.kind === 'place' && one.holder) || null;
  return { holder, points: one.kind === 'place' ? pointsOfHolder(one, holder) : NOTHING };
}

/** Every objective with how it stands. */
export function objectivesOf(
  g: Game,
): readonly { readonly one: Objective; readonly state: ObjectiveState }[] {
  return (g.battle.objectives ?? []).map((one, at) => ({
    one,
    state: g.objectives?.[at] ?? fresh(one),
  }));
}
