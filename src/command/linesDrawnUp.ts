/** Positions that random battles hardly ever bring about: a line of foot with Controlled fire in charging reach. FIR-19. */
import { FACINGS, turn } from '../geometry/facing.ts';
import { step, turnDirection } from '../geometry/hex.ts';
import { mayEnter } from '../rules/ground/terrain.ts';
import { areEnemies, changeUnit, type Game, presentUnits, type Unit, unitAt } from '../rules/state/game.ts';

function isSteadyLine(unit: Unit): boolean {
  return unit.type === 'lineInfantry' && unit.formation === 'line' && !unit.panicked;
}

/** The game with a line of it put two hexes before an enemy, looking at it, for each enemy and each side of that enemy. */
export function* linesDrawnUp(game: Game): Generator<Game> {
  for (const line of presentUnits(game).filter(isSteadyLine))
    for (const enemy of presentUnits(game))
      for (const facing of FACINGS)
        for (const ahead of [facing, turn(facing, 1)]) {
          const hex = step(enemy.hexes[0], turnDirection(ahead, 3), 2);
          if (!areEnemies(line, enemy) || !mayEnter(game, hex) || unitAt(game, hex)) continue;
          const skills = line.skills.includes('controlledFire')
            ? line.skills
            : [...line.skills, 'controlledFire' as const];
          yield changeUnit(game, line.id, { hexes: [hex], facing, skills, mayNotManoeuvre: false });
        }
}
