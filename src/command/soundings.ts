/** What the program tells when it is asked of a unit, a shot or a purchase, whether or not anyone plays it. */

import type { ShotKind } from '../rules/state/facts.ts';
import { type Game, presentUnits } from '../rules/state/game.ts';
import { QUALITIES, SKILLS, UNIT_TYPES } from '../rules/state/vocabulary.ts';
import { armyProblems } from '../rules/units/army.ts';
import { movementSum, rangeSum } from '../rules/units/factors.ts';
import { type Profile, unitCost } from '../rules/units/price.ts';
import { thresholdOf } from '../rules/units/units.ts';
import { type NumberStream, oneOf, whole } from './chance.ts';
import { shotOf } from './verbs/shots.ts';

const SHOTS: readonly ShotKind[] = ['action', 'defensive', 'return'];

/** How often one that has made its only shot of the turn is asked, if there is any. */
const SPENT = 0.5;

/** The numbers of a unit with their lines, and all there is to say of its shot at an enemy. */
export function sounding(game: Game, stream: NumberStream): unknown {
  const present = presentUnits(game);
  if (present.length === 0) return [];
  const spent = present.filter(
    ({ squareFired, firedDefensively }) => squareFired || firedDefensively === true,
  );
  const unit = spent.length > 0 && stream() < SPENT ? oneOf(spent, stream) : oneOf(present, stream);
  const numbers = [rangeSum(unit), movementSum(unit), thresholdOf(unit)];
  const enemies = present.filter(({ side }) => side !== unit.side);
  if (enemies.length === 0) return numbers;
  return [numbers, shotOf(game, unit.id, oneOf(enemies, stream).id, oneOf(SHOTS, stream))];
}

/** What the armies of a battle have cost. BLD-03. */
export function pricesOf({ units, battle }: Game): unknown {
  return units.map((unit) => unitCost({ ...unit, strength: unit.initialStrength }, battle.houseRules));
}

/** A unit somebody would like to have, allowed or not. */
function wish(stream: NumberStream): Profile {
  return {
    type: oneOf(UNIT_TYPES, stream),
    quality: oneOf(QUALITIES, stream),
    commandValue: whole(3, 12, stream),
    skills: Array.from({ length: whole(0, 3, stream) }, () => oneOf(SKILLS, stream)),
    strength: whole(1, 26, stream),
  };
}

/** Why an army of such wishes may not be bought. BLD, CMD-02, QUA-03. */
export function unsoundPurchase(stream: NumberStream): unknown {
  const wishes = Array.from({ length: whole(1, 12, stream) }, () => wish(stream));
  return armyProblems(wishes, whole(5, 20, stream) * 100);
}
