/** Worked examples: what stands on the table when the laboratory is first opened, and others to begin from. */
import { hexAt } from '../../geometry/shape.ts';
import { sideBetween } from '../../geometry/side.ts';
import type { ActionChoice } from '../../odds/question.ts';
import { TABLE_AIMS } from '../../odds/table/roles.ts';
import type { Unit } from '../../rules/state/game.ts';
import type { HexTerrain, Side, UnitType } from '../../rules/state/vocabulary.ts';
import {
  emptySandbox,
  type Ground,
  paintedHex,
  paintedSide,
  placedUnit,
  type Sandbox,
  withUnit,
} from './sandbox.ts';
import type { Setup } from './share.ts';

export const EXAMPLES = ['cuirassiers', 'village', 'guns', 'lancers', 'battery'] as const;
export type Example = (typeof EXAMPLES)[number];

type At = readonly [column: number, row: number];

function stood(
  sandbox: Sandbox,
  side: Side,
  type: UnitType,
  [column, row]: At,
  as: Partial<Unit> = {},
): Sandbox {
  const unit = placedUnit(sandbox.game, side, type, hexAt(column, row));
  return withUnit(sandbox, { ...unit, ...as });
}

function covered(sandbox: Sandbox, ground: Ground | HexTerrain, ...places: readonly At[]): Sandbox {
  return places.reduce((one, [column, row]) => paintedHex(one, hexAt(column, row), ground), sandbox);
}

/** A stretch of country; nothing of it lies between the two. */
function country(): Sandbox {
  const wooded = covered(emptySandbox(), 'wood', [10, 1], [11, 1], [10, 2], [11, 2], [1, 8], [2, 9]);
  const built = covered(wooded, 'village', [2, 2], [2, 3]);
  const hilly = covered(built, 'hill', [10, 7], [11, 7], [10, 8], [11, 8], [11, 9]);
  // a stream that winds along the foot of a row
  return [0, 1, 2, 3].reduce((one, column) => {
    const hex = hexAt(column, 6);
    const left = paintedSide(one, sideBetween(hex, 3), 'stream');
    return paintedSide(left, sideBetween(hex, 2), 'stream');
  }, hilly);
}

function setup(sandbox: Sandbox, action: ActionChoice): Setup {
  return {
    sandbox,
    attacker: 'b1',
    target: 'r1',
    action,
    aims: TABLE_AIMS,
    failed: 'flee',
    pins: [],
    placing: 'aim',
    places: {},
  };
}

const CHARGE: ActionChoice = { choose: 'action', action: 'charge', target: 'r1' };
const ASSAULT: ActionChoice = { choose: 'action', action: 'assault', target: 'r1' };
const FIRE: ActionChoice = { choose: 'action', action: 'fire', target: 'r1' };

function cuirassiers(): Setup {
  const charger = stood(country(), 'blue', 'heavyCavalry', [6, 7], {
    name: '5e Cuirassiers',
    skills: ['cuirassier'],
  });
  const line = stood(charger, 'red', 'lineInfantry', [6, 4], { name: 'IR 42 Erbach', strength: 10 });
  return setup(line, CHARGE);
}

function village(): Setup {
  const field = covered(emptySandbox(), 'village', [6, 4], [7, 4]);
  const column = stood(field, 'blue', 'lineInfantry', [6, 5], { formation: 'column' });
  return setup(stood(column, 'red', 'lightInfantry', [6, 4], { strength: 4 }), ASSAULT);
}

function guns(): Setup {
  const hussars = stood(emptySandbox(), 'blue', 'lightCavalry', [6, 8]);
  const asked = setup(stood(hussars, 'red', 'mediumFootBattery', [6, 4]), CHARGE);
  // who would cost the enemy most rides on: where to is worth seeing
  return { ...asked, aims: { ...asked.aims, blue: 'costEnemy' } };
}

function lancers(): Setup {
  const charger = stood(emptySandbox(), 'blue', 'lightCavalry', [6, 7], { skills: ['lancer'] });
  return setup(stood(charger, 'red', 'lineInfantry', [6, 4], { formation: 'square', strength: 12 }), CHARGE);
}

function battery(): Setup {
  const firing = stood(emptySandbox(), 'blue', 'heavyFootBattery', [6, 6]);
  return setup(stood(firing, 'red', 'lineInfantry', [6, 4], { formation: 'column', strength: 9 }), FIRE);
}

const MAKERS: Readonly<Record<Example, () => Setup>> = { cuirassiers, village, guns, lancers, battery };

export function exampleOf(example: Example): Setup {
  return MAKERS[example]();
}
