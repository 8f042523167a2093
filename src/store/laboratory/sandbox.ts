/** The laboratory's sandbox: a small field and the units put on it, changed only by making a new one. */
import type { Facing } from '../../geometry/facing.ts';
import { distance, type Hex, sameHex, step } from '../../geometry/hex.ts';
import { contains, edgeHexes, type MapShape } from '../../geometry/shape.ts';
import type { HexSide } from '../../geometry/side.ts';
import { type MapSize, reframed, sizeOfShape } from '../../mapmaking/frame.ts';
import { carriedBy, groundAt } from '../../mapmaking/ground.ts';
import { type HexBrush, painted, stroked } from '../../mapmaking/paint.ts';
import { lineFrom } from '../../rules/ground/halves.ts';
import { isRough } from '../../rules/ground/terrain.ts';
import { freshGame } from '../../rules/state/freshGame.ts';
import { freshUnit } from '../../rules/state/freshUnit.ts';
import { type BattleMap, enemyOf, findUnit, type Game, type Unit, unitAt } from '../../rules/state/game.ts';
import { completeHouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type {
  BySide,
  Formation,
  HexTerrain,
  Side,
  SideTerrain,
  UnitType,
} from '../../rules/state/vocabulary.ts';
import { allowedFormations } from '../../rules/units/drill.ts';
import { NORM_COMMAND_VALUE, unitCost } from '../../rules/units/price.ts';
import { remembering } from '../../rules/units/turnMemory.ts';
import { isArtillery, isInfantry, isSquare, UNIT_TABLE } from '../../rules/units/units.ts';
import { fitting } from './fitting.ts';
import { goneFromGround } from './gone.ts';

/** A position to be asked about; `game` has frames only where it was taken from the middle of a procedure. */
export interface Sandbox {
  readonly game: Game;
  readonly nations: BySide<Nation>;
}

const COLUMNS = 13;
const ROWS = 11;
/** The rule's greatest format, so that no army is too dear for the laboratory. */
const FORMAT = 4000;
/** Who looks at the enemy's edge. */
const TOWARDS_ENEMY: BySide<Facing> = { blue: 5, red: 2 };

function gameOn(map: BattleMap, units: readonly Unit[], before?: Game): Game {
  return freshGame(
    {
      map,
      homeEdges: { blue: edgeHexes(map.shape, 'south'), red: edgeHexes(map.shape, 'north') },
      format: FORMAT,
      firstSide: 'blue',
      // an action in the laboratory ends no battle
      houseRules: before?.battle.houseRules ?? completeHouseRules({ break_point: 'none', turn_limit: 100 }),
    },
    units,
  );
}

/** Open ground with nobody on it. */
export function emptySandbox(nations: BySide<Nation> = { blue: 'france', red: 'austria' }): Sandbox {
  const shape: MapShape = { kind: 'rectangle', columns: COLUMNS, rows: ROWS };
  return { game: gameOn({ shape, hexes: [], sides: [] }, []), nations };
}

/** MAN-22: nobody remembers an enemy that has been taken away, or has become a friend. */
function rememberingEnemies(units: readonly Unit[]): readonly Unit[] {
  const sides = new Map(units.map(({ id, side }) => [id, side]));
  return units.map((unit) => {
    const hurtBy = unit.hurtBy.filter((id) => sides.get(id) === enemyOf(unit.side));
    return hurtBy.length === unit.hurtBy.length ? unit : { ...unit, hurtBy };
  });
}

/**
 * The game with other contents: procedures under way are over, what the rules cached of the old lists is left, and what a
 * scenario adds goes where it no longer fits.
 */
function changedGame(
  sandbox: Sandbox,
  { units = sandbox.game.units, ...change }: Partial<Pick<Game, 'units' | 'battle' | 'side'>>,
): Sandbox {
  const changed: Game = {
    ...sandbox.game,
    units,
    frames: [],
    // what ended the battle it was taken from may have been changed
    outcome: null,
    // a new battle object for new units: the rules keep the places of units beside it
    battle: { ...sandbox.game.battle },
    ...change,
  };
  const game = fitting({ ...changed, units: goneFromGround(changed) });
  return { ...sandbox, game: { ...game, units: rememberingEnemies(game.units) } };
}

function usualFormation(unit: Pick<Unit, 'type' | 'skills'>): Formation {
  if (!isInfantry(unit)) return 'none';
  return allowedFormations(unit)[0] ?? 'line';
}

/**
 * Its price by the options of its game, its formation, its hexes and what it remembers of a turn made to agree with
 * the fields just edited, as far as the rule leaves no choice.
 */
function agreeing(unit: Unit, { side, battle }: Game): Unit {
  const { type, quality, commandValue, skills, initialStrength } = unit;
  const allowed = allowedFormations(unit);
  const steady = allowed.includes(unit.formation) ? unit.formation : usualFormation(unit);
  const panicked = unit.panicked && !isArtillery(unit);
  const formation: Formation = panicked ? 'horde' : steady;
  const facing: Facing = isSquare({ formation }) ? 0 : unit.facing;
  const [left] = unit.hexes;
  const edited: Unit = {
    ...unit,
    panicked,
    formation,
    facing,
    hexes: formation === 'extendedLine' ? lineFrom(left, facing) : [left],
    strength: Math.max(1, Math.min(unit.strength, initialStrength)),
    cost: unitCost({ type, quality, commandValue, skills, strength: initialStrength }, battle.houseRules)
      .total,
  };
  return remembering(edited, side);
}

const LETTERS: BySide<string> = { blue: 'b', red: 'r' };

function freeId(game: Game, side: Side): string {
  for (let n = 1; ; n++) {
    const id = `${LETTERS[side]}${n}`;
    if (!game.units.some((unit) => unit.id === id)) return id;
  }
}

/** A unit of that type at full strength, ordinary, looking at the enemy's edge. Its id stands for the name nobody has given it yet. */
export function placedUnit(game: Game, side: Side, type: UnitType, hex: Hex): Unit {
  const id = freeId(game, side);
  return agreeing(
    freshUnit({
      id,
      side,
      name: id,
      type,
      quality: 'ordinary',
      commandValue: NORM_COMMAND_VALUE.ordinary,
      skills: [],
      initialStrength: UNIT_TABLE[type].strength.maximum,
      cost: 0,
      hexes: [hex],
      facing: TOWARDS_ENEMY[side],
      formation: usualFormation({ type, skills: [] }),
    }),
    game,
  );
}

/**
 * Why something tried on the field was not done: the hex is taken or closed, the hex of a right half is, a square cannot
 * stand on that ground, or units stand there.
 */
export type Barred = 'noRoom' | 'noRoomForHalf' | 'noSquareHere' | 'unitsThere';

/** Whether the hex has room for it: on the map, ground that can be entered, on which nobody else stands. */
function isFree(game: Game, { id }: Unit, hex: Hex): boolean {
  const { map } = game.battle;
  return (
    contains(map.shape, hex) &&
    groundAt(map, hex).terrain !== 'impassable' &&
    !game.units.some(
      (other) =>
        other.id !== id && other.fate === 'present' && other.hexes.some((taken) => sameHex(taken, hex)),
    )
  );
}

/** Why the unit cannot stand so, if it cannot. GEO-02, TER-11, FRM-04. */
function barredThere(game: Game, unit: Unit): Barred | null {
  const [left, right] = unit.hexes;
  if (!isFree(game, unit, left)) return 'noRoom';
  if (right && !isFree(game, unit, right)) return 'noRoomForHalf';
  return isSquare(unit) && isRough(groundAt(game.battle.map, left).terrain) ? 'noSquareHere' : null;
}

/** The same of a unit as it is edited, before it is made to agree with that. */
export function whyBarred({ game }: Sandbox, given: Unit): Barred | null {
  return barredThere(game, agreeing(given, game));
}

/** The sandbox with the unit added, or put in the place of the one with its id; null where it cannot stand so. */
export function withUnitIfRoom(sandbox: Sandbox, given: Unit): Sandbox | null {
  const unit = agreeing(given, sandbox.game);
  if (barredThere(sandbox.game, unit)) return null;
  const { units } = sandbox.game;
  const known = units.some(({ id }) => id === unit.id);
  return changedGame(sandbox, {
    units: known ? units.map((one) => (one.id === unit.id ? unit : one)) : [...units, unit],
  });
}

/** The same, unchanged where it cannot stand so. */
export function withUnit(sandbox: Sandbox, given: Unit): Sandbox {
  return withUnitIfRoom(sandbox, given) ?? sandbox;
}

/**
 * A square looks nowhere (GEO-12): whoever was one looks again the way it did before, in the last of those sandboxes, else
 * towards the enemy's edge.
 */
export function facingAgain({ game }: Sandbox, unit: Unit, before: readonly Sandbox[]): Unit {
  const now = findUnit(game, unit.id);
  const leavesSquare = now && isSquare(now) && (!isSquare(unit) || unit.panicked);
  if (!leavesSquare || unit.facing !== now.facing) return unit;
  const last = before
    .map((sandbox) => findUnit(sandbox.game, unit.id))
    .findLast((one) => one !== undefined && !isSquare(one));
  return { ...unit, facing: last?.facing ?? TOWARDS_ENEMY[unit.side] };
}

export function withoutUnit(sandbox: Sandbox, id: string): Sandbox {
  return changedGame(sandbox, { units: sandbox.game.units.filter((unit) => unit.id !== id) });
}

/** The unit there as it stands; an extended line keeps its halves side by side. */
export function movedTo(unit: Unit, to: Hex): Unit {
  return { ...unit, hexes: unit.hexes.length === 2 ? lineFrom(to, unit.facing) : [to] };
}

/** The colours exchanged: each unit fights for the other side, whose turn it is then. */
export function recoloured(sandbox: Sandbox): Sandbox {
  const { side } = sandbox.game;
  const units = sandbox.game.units.map((unit): Unit => ({ ...unit, side: enemyOf(unit.side) }));
  const turned = changedGame(sandbox, { units, side: enemyOf(side) });
  return { ...turned, nations: { blue: sandbox.nations.red, red: sandbox.nations.blue } };
}

function withMap(sandbox: Sandbox, map: BattleMap, units = sandbox.game.units): Sandbox {
  const { shape } = map;
  const homeEdges = { blue: edgeHexes(shape, 'south'), red: edgeHexes(shape, 'north') };
  return changedGame(sandbox, { battle: { ...sandbox.game.battle, map, homeEdges }, units });
}

/** What a brush lays on a hex. */
export type Ground = HexTerrain | 'hill';

/** Why that ground cannot be laid there, if it cannot: whoever stands there could not stand on it. TER-11, FRM-04. */
export function groundBarred({ game }: Sandbox, hex: Hex, ground: Ground): Barred | null {
  const there = unitAt(game, hex);
  if (there && ground === 'impassable') return 'unitsThere';
  return there && ground !== 'hill' && isRough(ground) && isSquare(there) ? 'noSquareHere' : null;
}

/**
 * The hex with that ground, on the level it had, unchanged where it cannot lie there; a hill is laid or levelled under what
 * stands there. R-134.
 */
export function paintedHex(sandbox: Sandbox, hex: Hex, ground: Ground): Sandbox {
  const { map } = sandbox.game.battle;
  const brush: HexBrush =
    ground === 'hill'
      ? { lay: 'hill', level: groundAt(map, hex).hill ? 0 : 1 }
      : { lay: 'terrain', terrain: ground };
  if (groundBarred(sandbox, hex, ground)) return sandbox;
  return withMap(sandbox, painted(map, [hex], brush));
}

/** The side with that terrain; the same again takes it away. */
export function paintedSide(sandbox: Sandbox, side: HexSide, terrain: SideTerrain): Sandbox {
  const { map } = sandbox.game.battle;
  const isThere = carriedBy(map, side)?.terrain === terrain;
  return withMap(sandbox, stroked(map, [side], isThere ? { lay: 'nothing' } : { lay: 'side', terrain }));
}

/** The way a unit looks, as the direction of the neighbour on the left of its vertex. */
function aheadOf(unit: Unit, n: number): Hex {
  // the vertex lies between two neighbours: the way ahead takes the one and the other in turn
  let hex = unit.hexes[0];
  for (let k = 0; k < n; k++)
    hex = step(hex, k % 2 === 0 ? unit.facing : (((unit.facing + 1) % 6) as Facing));
  return hex;
}

/** The unit at that distance straight before the target's front, looking at it; null where there is no room. */
export function atDistance(sandbox: Sandbox, unit: Unit, target: Unit, n: number): Sandbox | null {
  const goal = aheadOf(isSquare(target) ? { ...target, facing: TOWARDS_ENEMY[target.side] } : target, n);
  const facing = isSquare(target) ? TOWARDS_ENEMY[unit.side] : (((target.facing + 3) % 6) as Facing);
  if (distance(goal, target.hexes[0]) !== n) return null;
  const moved = { ...unit, facing: isSquare(unit) ? 0 : facing };
  const at = { ...moved, hexes: unit.hexes.length === 2 ? lineFrom(goal, facing) : ([goal] as const) };
  return withUnitIfRoom(sandbox, at);
}

/** The field made smaller or larger; units and ground beyond its edges are taken away, and who fled over one of them. */
export function resized(sandbox: Sandbox, columns: number, rows: number): Sandbox {
  const shape: MapShape = { kind: 'rectangle', columns, rows };
  const { map } = sandbox.game.battle;
  const units = sandbox.game.units.filter(
    ({ fate, hexes }) => fate !== 'fledOffMap' && hexes.every((hex) => contains(shape, hex)),
  );
  const cut = reframed(map, { column: 0, row: 0, columns, rows });
  return withMap(sandbox, cut, units);
}

/** The bounds of the field for the fields of the form. */
export function sizeOf({ game }: Sandbox): MapSize {
  return sizeOfShape(game.battle.map.shape);
}
