/** A demonstration as a game about to be played on from its position. */
import { beginHistory, type History } from '../../engine/history.ts';
import type { Facing } from '../../geometry/facing.ts';
import { edgeHexes, type MapShape } from '../../geometry/shape.ts';
import { sideBetween } from '../../geometry/side.ts';
import { lineFrom } from '../../rules/ground/halves.ts';
import { battleFrame } from '../../rules/procedures/battle.ts';
import { engine } from '../../rules/rulebook.ts';
import { activationFrame } from '../../rules/state/calledFrames.ts';
import type { GameFrame, SabreurTypes } from '../../rules/state/frames.ts';
import { freshGame } from '../../rules/state/freshGame.ts';
import { freshUnit } from '../../rules/state/freshUnit.ts';
import type { Battle, BattleMap, Game, Unit } from '../../rules/state/game.ts';
import { completeHouseRules, type HouseRules } from '../../rules/state/houseRuleKeys.ts';
import { turnFrame } from '../../rules/state/turnFrames.ts';
import type { BySide, Formation } from '../../rules/state/vocabulary.ts';
import { NORM_COMMAND_VALUE, unitCost } from '../../rules/units/price.ts';
import { isInfantry, isSquare, UNIT_TABLE } from '../../rules/units/units.ts';
import type { Scenario } from '../scenario.ts';
import type { Demonstration, PlacedUnit, Situation } from './demonstration.ts';
import { hexNamed } from './notation.ts';

const TOWARDS_ENEMY: BySide<Facing> = { blue: 5, red: 2 };
const FORMAT = 1500;
/** A position is not to end as a battle does, by losses or by time. */
const ENDLESS = { break_point: 'none', turn_limit: 100 } as const;

function mapOf({ columns = 9, rows = 9, ground = [], sides = [] }: Situation): BattleMap {
  const shape: MapShape = { kind: 'rectangle', columns, rows };
  return {
    shape,
    hexes: ground.map(([name, terrain]) => ({
      ...hexNamed(name),
      terrain: terrain === 'hill' ? 'open' : terrain,
      hill: terrain === 'hill',
    })),
    sides: sides.map(([name, towards, terrain]) => ({ ...sideBetween(hexNamed(name), towards), terrain })),
  };
}

function battleOf(situation: Situation): Battle {
  const map = mapOf(situation);
  return {
    map,
    homeEdges: { blue: edgeHexes(map.shape, 'south'), red: edgeHexes(map.shape, 'north') },
    format: situation.format ?? FORMAT,
    firstSide: 'blue',
    houseRules: completeHouseRules({ ...ENDLESS, ...situation.houseRules }),
  };
}

function usualFormation({ type }: PlacedUnit): Formation {
  return isInfantry({ type }) ? 'line' : 'none';
}

function unitFrom({ at, ...given }: PlacedUnit, rules: HouseRules): Unit {
  const { id, side, type, quality = 'ordinary', skills = [] } = given;
  const commandValue = given.commandValue ?? NORM_COMMAND_VALUE[quality];
  const most = UNIT_TABLE[type].strength.maximum;
  const strength = given.strength ?? most;
  const initialStrength = given.initialStrength ?? Math.max(strength, most);
  const formation = given.formation ?? usualFormation({ id, side, type, at });
  const facing = given.facing ?? (isSquare({ formation }) ? 0 : TOWARDS_ENEMY[side]);
  const hex = hexNamed(at);
  return freshUnit({
    name: id,
    quality,
    commandValue,
    skills,
    initialStrength,
    cost: unitCost({ type, quality, commandValue, skills, strength: initialStrength }, rules).total,
    strength,
    hexes: formation === 'extendedLine' ? lineFrom(hex, facing) : [hex],
    facing,
    formation,
    ...given,
  });
}

/** In the middle of a turn: giving orders, or just after an activation. */
function framesOf(game: Game, acting: readonly string[]): readonly GameFrame[] {
  const battle: GameFrame = { ...battleFrame(), at: 'turn', first: game.side };
  if (acting.length === 0) return [battle, { ...turnFrame(false), at: 'orders' }];
  const turn: GameFrame = { ...turnFrame(false), at: 'activation', group: acting };
  return [battle, turn, activationFrame(game, acting)];
}

/** The game of a position, not settled yet. */
export function gameOf(situation: Situation): Game {
  const { acting = [], orderPoints = 0 } = situation;
  const battle = battleOf(situation);
  const units = situation.units
    .map((unit) => unitFrom(unit, battle.houseRules))
    .map((unit) => (acting.includes(unit.id) ? { ...unit, activated: true } : unit));
  const side = units.find(({ id }) => id === acting[0])?.side ?? 'blue';
  const game = freshGame(battle, units, { side, orderPoints });
  return { ...game, frames: framesOf(game, acting) };
}

/** Its history, with a seed of its own for who plays on with dice. */
export function beginDemonstration({ id, situation }: Demonstration): History<SabreurTypes> {
  return beginHistory(engine, gameOf(situation), id);
}

/** What the screens of a game want to know of its battle. Nobody bought these armies. */
export function scenarioOf({ id, situation }: Demonstration): Scenario {
  const { map, format, firstSide, houseRules } = battleOf(situation);
  return {
    id,
    title: { en: 'A position from the rulebook', fr: 'Une position du livre de règles' },
    story: { en: '', fr: '' },
    map,
    homeEdges: { blue: 'south', red: 'north' },
    format,
    firstSide,
    houseRules,
    armies: {
      blue: { name: { en: 'Blue', fr: 'Bleus' }, nation: 'france', units: [] },
      red: { name: { en: 'Red', fr: 'Rouges' }, nation: 'austria', units: [] },
    },
  };
}
