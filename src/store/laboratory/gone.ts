/** The units that are gone from a field, whose last places lie on ground that is still edited. */
import { distance, type Hex } from '../../geometry/hex.ts';
import { hexesOf } from '../../geometry/shape.ts';
import { goneBy } from '../../rules/objectives.ts';
import type { Game, Unit } from '../../rules/state/game.ts';
import { allowedFormations } from '../../rules/units/drill.ts';
import { remembering } from '../../rules/units/turnMemory.ts';
import { standingProblem } from '../../scenarios/checks.ts';
import { fledProblem } from '../../scenarios/gameChecks.ts';

function isGone({ fate }: Unit): boolean {
  return fate === 'eliminated' || fate === 'fledOffMap' || fate === 'exited';
}

function canHaveStood(unit: Unit, { battle: { map } }: Game): boolean {
  return (standingProblem(unit, map, '') ?? fledProblem(unit, map, '')) === null;
}

/** Where it may have stood last: whoever left by an exit, on that. R-151. */
function lastPlaces(unit: Unit, game: Game): readonly Hex[] {
  if (unit.fate !== 'exited') return hexesOf(game.battle.map.shape);
  return (game.battle.objectives ?? []).flatMap((one) =>
    one.kind === 'exit' && goneBy(game, one).includes(unit) ? one.hexes : [],
  );
}

/** The unit as near to its last place, and to how it stood, as the ground lets it have stood. */
function moved(unit: Unit, game: Game): readonly Unit[] {
  const [last] = unit.hexes;
  const formation = unit.panicked ? 'horde' : (allowedFormations(unit)[0] ?? 'line');
  const steady = remembering({ ...unit, formation }, game.side);
  const found = lastPlaces(unit, game)
    .toSorted((one, other) => distance(one, last) - distance(other, last))
    .map((hex): Unit => ({ ...steady, hexes: [hex] }))
    .find((one) => canHaveStood(one, game));
  return found ? [found] : [];
}

/**
 * The units, none of them gone from where nobody can have stood: their losses count, whatever now lies where they were.
 * TER-11, FRM-04, MAN-26.
 */
export function goneFromGround(game: Game): readonly Unit[] {
  return game.units.flatMap((unit) =>
    isGone(unit) && !canHaveStood(unit, game) ? moved(unit, game) : [unit],
  );
}
