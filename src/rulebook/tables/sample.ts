/** Units made up to be asked for their factors: the tables show what the engine answers. */
import { type Game, type Unit, unitOf } from '../../rules/state/game.ts';
import type { Formation, Skill, UnitType } from '../../rules/state/vocabulary.ts';
import { NORM_COMMAND_VALUE } from '../../rules/units/price.ts';
import { UNIT_TABLE } from '../../rules/units/units.ts';
import { type Scenario, startBattle } from '../../scenarios/scenario.ts';

const NAME = 'sample';

function scenarioOf(type: UnitType, formation: Formation, skills: readonly Skill[]): Scenario {
  const army = { name: { en: '', fr: '' }, nation: 'allies' as const, units: [] };
  const unit = {
    id: NAME,
    name: NAME,
    type,
    quality: 'ordinary' as const,
    commandValue: NORM_COMMAND_VALUE.ordinary,
    skills,
    strength: UNIT_TABLE[type].strength.maximum,
    hexes: [{ q: 2, r: 2 }] as const,
    facing: 0 as const,
    formation,
  };
  return {
    id: NAME,
    title: army.name,
    story: army.name,
    map: { shape: { kind: 'rectangle', columns: 7, rows: 7 }, hexes: [], sides: [] },
    homeEdges: { blue: 'south', red: 'north' },
    format: 1500,
    firstSide: 'blue',
    houseRules: {},
    armies: { blue: { ...army, units: [unit] }, red: army },
  };
}

/** A lone unit on open ground, and its game. */
export function sampleOf(
  type: UnitType,
  formation: Formation,
  skills: readonly Skill[] = [],
): { readonly game: Game; readonly unit: Unit } {
  const game = startBattle(scenarioOf(type, formation, skills));
  return { game, unit: unitOf(game, NAME) };
}
