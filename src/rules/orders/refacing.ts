/** R-22, by its option: the change of formation of a panicked unit is a turn on the spot. */
import { FACINGS } from '../../geometry/facing.ts';
import type { Choice } from '../state/answers.ts';
import type { Fact } from '../state/facts.ts';
import { changeUnit, type Game, type Unit } from '../state/game.ts';
import { panickedReface } from '../state/houseRules.ts';

type Turn = Extract<Choice, { choose: 'refaceWithoutOrder' }>;

/** The facings that the unit may take as its action, with an order or without: every other one. SEQ-10, R-22. */
export function turnsInPanic(g: Game, { id, facing: now, panicked }: Unit): readonly Choice[] {
  if (!panicked || !panickedReface(g)) return [];
  return FACINGS.filter((facing) => facing !== now).map(
    (facing): Choice => ({ choose: 'refaceWithoutOrder', unit: id, facing }),
  );
}

/** The unit has turned, which is its action: no test. SEQ-06, R-22. */
export function turnedInPanic(g: Game, { unit, facing }: Turn): { game: Game; facts: readonly Fact[] } {
  return {
    game: changeUnit(g, unit, { facing, activated: true, acted: true }),
    facts: [{ fact: 'turned', unit, facing, rule: 'R-22' }],
  };
}
