/**
 * R-150, VIC-04: an army drawn up by the program, as a player in a hurry would: guns where they see most, foot in line in front,
 * light foot on its flanks, horse on the wings and in reserve, like beside like so that one order moves them (ORD-03).
 * It gives ordinary answers, one at a time, from what stands on the map already.
 */
import { inCorridor, inFrontalCone } from '../../geometry/cone.ts';
import type { Facing } from '../../geometry/facing.ts';
import { distance, type Hex, hexesWithin } from '../../geometry/hex.ts';
import { distanceBetween } from '../ground/halves.ts';
import { hasSight } from '../ground/sight.ts';
import { isCover, isHill, isOnMap, isRough, terrainAt } from '../ground/terrain.ts';
import type { Choice } from '../state/answers.ts';
import { type Game, presentUnits, type Unit, unitOf } from '../state/game.ts';
import type { Formation, Side, UnitType } from '../state/vocabulary.ts';
import { allowedFormations } from '../units/drill.ts';
import { hasSkill } from '../units/skills.ts';
import { isArtillery, isInfantry, isSquare, UNIT_TABLE } from '../units/units.ts';
import { arrivalFront, type Front, frontOf, placeInFront } from './front.ts';
import { hexesOfPlacement, isComing, type Placement, placementRefusals, roomFor } from './placement.ts';

/** What a unit is there for, in the order in which they are placed. */
const ROLES = ['battery', 'foot', 'light', 'companion', 'reserve', 'wing', 'gallopers'] as const;
type Role = (typeof ROLES)[number];

const ROLE_OF: Readonly<Record<UnitType, Role>> = {
  heavyFootBattery: 'battery',
  mediumFootBattery: 'battery',
  lineInfantry: 'foot',
  lightInfantry: 'light',
  regimentalGun: 'companion',
  heavyCavalry: 'reserve',
  mediumCavalry: 'wing',
  lightCavalry: 'wing',
  lightHorseBattery: 'gallopers',
};

/** In which row behind the foremost it should stand, and how much each row besides counts, in hexes to the side. */
const ROWS: Readonly<Record<Role, { readonly rank: number; readonly weight: number }>> = {
  battery: { rank: 0, weight: 3 },
  foot: { rank: 0, weight: 8 },
  light: { rank: 0, weight: 6 },
  companion: { rank: 0, weight: 4 },
  reserve: { rank: 2, weight: 4 },
  wing: { rank: 1, weight: 4 },
  gallopers: { rank: 0, weight: 4 },
};

/** How far outside the foot and the guns it should stand, in hexes; the others stand in the middle. */
const OUTSIDE: Readonly<Partial<Record<Role, number>>> = { light: 1, wing: 2, gallopers: 2 };

/** What is worth a way of so many hexes to the side. */
const FIELD_OF_FIRE = 12;
const HILL_FOR_GUNS = 4;
const COVER_FOR_LIGHT = 3;
const ROUGH = 6;
const BRIDGE = 3;
const LIKE_NEIGHBOUR = 1.5;
const FOOT_FOR_COMPANION = 6;
const IN_THE_LINE_OF_FIRE = 10;

/** How far a field of fire is looked at, and kept open by those who are placed later, in hexes. */
const VIEW = 6;
const KEPT_OPEN = 4;

/** What one drawing-up goes by. */
interface Scene {
  /** Without the enemy, who may set up unseen and will not stay where he is. */
  readonly game: Game;
  readonly front: Front;
  readonly friends: readonly Unit[];
  /** How far the foot and the guns reach to the left and to the right of the middle. */
  readonly flanks: readonly [number, number];
}

function acrossOf(front: Front, unit: Unit): number {
  return placeInFront(front, unit.hexes[0])?.across ?? 0;
}

function sceneOf(game: Game, unit: Unit): Scene {
  const front = isComing(unit) ? arrivalFront(game, unit) : frontOf(game, unit.side);
  const friends = presentUnits(game, unit.side);
  const line = friends
    .filter(({ type }) => ROLE_OF[type] === 'battery' || ROLE_OF[type] === 'foot')
    .map((unit) => acrossOf(front, unit));
  return {
    game: { ...game, units: friends },
    front,
    friends,
    flanks: [Math.min(0, ...line), Math.max(0, ...line)],
  };
}

/** How much of the ground before a gun it would see, from none to all. FIR-08. */
function fieldOfFire({ game }: Scene, unit: Unit, from: Hex, facing: Facing): number {
  const { range } = UNIT_TABLE[unit.type].factors.none ?? { range: 0 };
  const ahead = hexesWithin(from, Math.min(range, VIEW)).filter((hex) => inFrontalCone(from, facing, hex));
  const seen = ahead.filter((hex) => isOnMap(game, hex) && hasSight(game, unit, unit, from, hex));
  return ahead.length === 0 ? 0 : seen.length / ahead.length;
}

/** What the ground is worth to the unit. */
function groundWorth({ game }: Scene, unit: Unit, hex: Hex): number {
  const terrain = terrainAt(game, hex);
  const onBridge = terrain === 'bridge' ? -BRIDGE : 0;
  if (ROLE_OF[unit.type] === 'light') return isCover(terrain) ? COVER_FOR_LIGHT : onBridge;
  const rough = isRough(terrain) ? -ROUGH : onBridge;
  return isArtillery(unit) && isHill(game, hex) ? rough + HILL_FOR_GUNS : rough;
}

/** How far it stands from where its role wants it, in hexes to the side: on the flank with fewer of its kind. */
function waySideways({ front, friends, flanks }: Scene, unit: Unit, across: number): number {
  const role = ROLE_OF[unit.type];
  const outside = OUTSIDE[role];
  if (outside === undefined || isComing(unit)) return Math.abs(across);
  const alike = friends.filter(({ type }) => ROLE_OF[type] === role);
  const left = alike.filter((friend) => acrossOf(front, friend) < 0).length;
  const [leftmost, rightmost] = flanks;
  const wanted = left > alike.length - left ? rightmost + outside : leftmost - outside;
  return Math.abs(across - wanted);
}

/** What those beside it are worth: its like, and foot to a regimental gun, which rides along with it. ORD-03, ORD-10. */
function companyWorth({ friends }: Scene, unit: Unit, hexes: Unit['hexes']): number {
  const beside = friends.filter((friend) => distanceBetween(friend, { hexes }) === 1);
  const like = beside.filter(({ type }) => type === unit.type).length;
  const foot = ROLE_OF[unit.type] === 'companion' && beside.some(isInfantry) ? FOOT_FOR_COMPANION : 0;
  return LIKE_NEIGHBOUR * Math.min(2, like) + foot;
}

/** Whether it would stand in the way of a battery that is placed already. */
function hidesTarget({ friends }: Scene, hexes: Unit['hexes']): boolean {
  return friends.some(
    (friend) =>
      ROLE_OF[friend.type] === 'battery' &&
      hexes.some(
        (hex) =>
          distance(friend.hexes[0], hex) <= KEPT_OPEN && inCorridor(friend.hexes[0], friend.facing, hex),
      ),
  );
}

/** `most`: what is sure to be worth less need not be looked at from. */
function worthOf(scene: Scene, unit: Unit, placement: Placement, most: number): number {
  const hexes = hexesOfPlacement(placement);
  const { rank: wanted, weight } = ROWS[ROLE_OF[unit.type]];
  let worth = 0;
  for (const hex of hexes) {
    const place = placeInFront(scene.front, hex);
    if (!place) return Number.NEGATIVE_INFINITY;
    // whoever comes in the course of the battle has a way to go, and begins it as near as may be
    const behind = isComing(unit) ? place.rank : Math.abs(place.rank - wanted);
    worth -= weight * behind + waySideways(scene, unit, place.across);
    worth += groundWorth(scene, unit, hex);
  }
  worth /= hexes.length;
  worth += companyWorth(scene, unit, hexes);
  if (hidesTarget(scene, hexes)) worth -= IN_THE_LINE_OF_FIRE;
  if (isArtillery(unit) && worth + FIELD_OF_FIRE > most)
    worth += FIELD_OF_FIRE * fieldOfFire(scene, unit, placement.to, placement.facing);
  return worth;
}

/**
 * The best first: in line in front and in column behind and on the way, light foot in open order; foot in linear order costs
 * more to order in column. ORD-05.
 */
function formationsLiked(unit: Unit, rank: number, spare: boolean): readonly Formation[] {
  if (hasSkill(unit, 'linearOrder')) return spare && !isComing(unit) ? ['extendedLine', 'line'] : ['line'];
  const closed = rank === 0 && !isComing(unit) ? 'line' : 'column';
  return unit.type === 'lightInfantry' ? ['skirmish', closed] : [closed];
}

/** The formations a unit takes there, the best first. */
function formationsAt(unit: Unit, rank: number, spare: boolean): readonly Formation[] {
  const drilled = allowedFormations(unit).filter((formation) => !isSquare({ formation }));
  const likes = formationsLiked(unit, rank, spare);
  const found = likes.filter((formation) => drilled.includes(formation));
  return found.length > 0 ? found : drilled.filter((formation) => formation !== 'extendedLine');
}

/** By so much a place has to be better than one looked at before: sums of fractions are not exact. */
const BETTER = 1e-6;

/**
 * Where the program would set the unit up, as things stand; nothing where it has no place. An extended line is drawn out
 * only while there is room for all who come after it.
 */
function quickPlacement(g: Game, unit: Unit): Placement | null {
  const scene = sceneOf(g, unit);
  const { facing, places } = scene.front;
  const room = roomFor(g, unit);
  const spare = room - 2 >= awaitedOf(g, unit.side).length - 1;
  let best: Placement | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { hex, rank } of places) {
    for (const formation of formationsAt(unit, rank, spare)) {
      const placement: Placement = { to: hex, formation, facing };
      const worth = worthOf(scene, unit, placement, most);
      if (worth <= most + BETTER) continue;
      if (placementRefusals(g, unit, placement).length > 0) continue;
      [best, most] = [placement, worth];
      break;
    }
  }
  return best;
}

/** Units of a side that are not set up yet. */
function awaitedOf(g: Game, side: Side): readonly Unit[] {
  return g.units.filter((unit) => unit.fate === 'awaited' && unit.side === side);
}

function placeInOrder(unit: Unit): string {
  return `${ROLES.indexOf(ROLE_OF[unit.type])} ${unit.type} ${unit.skills.join()}`;
}

/** Guns first, for they need to see; then foot and horse, like after like, each in the army's own order. */
function nextUnit(g: Game, units: readonly string[]): string | null {
  const [first, ...rest] = units.map((id) => unitOf(g, id));
  if (!first) return null;
  return rest.reduce((best, unit) => (placeInOrder(unit) < placeInOrder(best) ? unit : best), first).id;
}

function isPlacement(choice: Choice, { to, formation, facing }: Placement): boolean {
  return (
    choice.choose === 'deploy' &&
    choice.to.q === to.q &&
    choice.to.r === to.r &&
    choice.formation === formation &&
    choice.facing === facing
  );
}

/**
 * The answer by which the program goes on with the set-up for whoever is asked: which unit, or where it stands; one of
 * the legal answers given. Nothing where the game waits for anything else. R-150.
 */
export function quickAnswer(g: Game, legal: readonly Choice[]): Choice | null {
  const frame = g.frames.at(-1);
  if (frame?.procedure !== 'deployment') return null;
  if (frame.at === 'unit') {
    const unit = nextUnit(
      g,
      legal.flatMap((choice) => (choice.choose === 'unit' ? [choice.unit] : [])),
    );
    return legal.find((choice) => choice.choose === 'unit' && choice.unit === unit) ?? null;
  }
  if (frame.at !== 'place') return null;
  const best = quickPlacement(g, unitOf(g, frame.unit));
  return (best && legal.find((choice) => isPlacement(choice, best))) ?? null;
}
