/** The field of the laboratory, on which an encounter by the rules of Sabreur-hex is set up, and from which one is read. */

import { type Encounter, MOST_SUPPORTS } from '../../contract/encounter.ts';
import type { FieldPart, FieldSize, OnField } from '../../contract/field.ts';
import { wholeNumbers } from '../../contract/inputs.ts';
import { hexAt, offsetOf } from '../../geometry/shape.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { REACTIONS_OF } from './encounters.ts';
import { fromField } from './fromField.ts';
import { refusals } from './language/field.ts';
import { attackerStands, type Field, type Names, positionOf } from './position.ts';

/** Hexes beyond the two on each side of the field, for those who go back. */
const MARGIN = 3;

/** A length of the field, and where on it the lesser of two places lies: both in the middle. */
function middled(least: number, apart: number): { readonly length: number; readonly from: number } {
  const length = Math.max(least, apart + 1 + 2 * MARGIN);
  return { length, from: Math.floor((length - apart - 1) / 2) };
}

/** A field with room for both, the two in the middle of it. */
function fieldOf(encounter: Encounter, least: FieldSize): Field {
  const down = attackerStands(encounter, hexAt(0, 0)).hex.r;
  const { length: rows, from: top } = middled(least.rows, Math.abs(down));
  const row = top - Math.min(0, down);
  // how far it lies aside depends on the row: odd ones are shifted
  const aside = offsetOf(attackerStands(encounter, hexAt(0, row)).hex).column;
  const { length: columns, from: left } = middled(least.columns, Math.abs(aside));
  return {
    shape: { kind: 'rectangle', columns, rows },
    target: hexAt(left - Math.min(0, aside), row),
  };
}

/** As the laboratory calls units that nobody has named. */
function numbered(letter: string): readonly string[] {
  return wholeNumbers(MOST_SUPPORTS + 1, 1).map((n) => `${letter}${n}`);
}
const NAMES: Names = { attacker: numbered('b'), target: numbered('r') };

function reactionOf({ deed, answer }: Encounter): Choice {
  if (deed === 'fire') return { choose: answer === 'fire' ? 'returnFire' : 'decline' };
  return { choose: 'reaction', reaction: REACTIONS_OF[answer] };
}

function toField(encounter: Encounter, _given: unknown, least: FieldSize): OnField<SabreurTypes> {
  const [attacker = '', target = ''] = [NAMES.attacker[0], NAMES.target[0]];
  return {
    game: positionOf(encounter, fieldOf(encounter, least), NAMES),
    ...{ attacker, target },
    action: { choose: 'action', action: encounter.deed, target },
    reaction: reactionOf(encounter),
  };
}

/** Its positions are those of the laboratory and of the table. */
export const fieldPart: FieldPart<SabreurTypes> = {
  format: 'sabreur-hex/position',
  toField,
  fromField,
  refusals,
};
