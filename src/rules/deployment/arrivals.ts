/** R-150, VIC-04: who comes in the course of the battle, when and where. The rule says nothing of it: the scenario does. */
import type { Game, Reinforcements, Unit } from '../state/game.ts';
import type { Side } from '../state/vocabulary.ts';

/** With whom the unit comes, if it comes with anybody. */
export function arrivalOf({ battle }: Game, { id }: Pick<Unit, 'id'>): Reinforcements | null {
  return battle.reinforcements?.find(({ units }) => units.includes(id)) ?? null;
}

/** Units of a side whose turn to come in has come, those that found no room before included. */
export function arrivedUnits(g: Game, side: Side): readonly Unit[] {
  return g.units.filter((unit) => {
    if (unit.fate !== 'coming' || unit.side !== side) return false;
    const arrival = arrivalOf(g, unit);
    return arrival !== null && arrival.turn <= g.turn;
  });
}
