/** What stands on the field of the laboratory as an encounter; or why it is none. */

import {
  ARMS,
  type Combatant,
  type Encounter,
  FARTHEST,
  MOST_SUPPORTS,
  type Role,
  STATUSES,
  TARGET_ANSWERS,
} from '../../contract/encounter.ts';
import type { OnField } from '../../contract/field.ts';
import { leftOf, wholeNumbers } from '../../contract/inputs.ts';
import { fittedEncounter } from '../../contract/possible.ts';
import { neighbourZone } from '../../geometry/facing.ts';
import { DIRECTIONS, distance, type Hex, sameHex, step } from '../../geometry/hex.ts';
import { hexesOf } from '../../geometry/shape.ts';
import { sideBetween, sideKey } from '../../geometry/side.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { findUnit, type Game, type Unit } from '../../rules/state/game.ts';
import { isSquare, UNIT_TABLE } from '../../rules/units/units.ts';
import { REACTIONS_OF } from './encounters.ts';
import type { FieldRefusal } from './language/field.ts';
import { HEX_GROUNDS, positionOf, QUALITIES_OF, skillsOf, TYPES } from './position.ts';

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: FieldRefusal };

function no(why: FieldRefusal): { readonly ok: false; readonly why: FieldRefusal } {
  return { ok: false, why };
}

function sameSkills(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((skill) => others.includes(skill));
}

/** Its twentieths: those it had before where they come to the same points, else the fewest that do. */
function twentiethsOf(full: number, points: number, before: number): number {
  const is = (left: number): boolean => leftOf(full, { left }) === points;
  return [before, ...wholeNumbers(20, 1)].find(is) ?? before;
}

/** A unit as a party, its friends apart; what no field tells of it is as it was, if it is the same unit. */
function partyOf(unit: Unit, before: Combatant): Read<Combatant> {
  const { type, formation, skills, quality, commandValue, strength, initialStrength } = unit;
  if (unit.panicked) return no('panicked');
  if (unit.hexes.length === 2) return no('extendedLine');
  if (!ARMS.some((arm) => TYPES[arm].type === type)) return no('arm');
  if (formation === 'closedColumn' || formation === 'extendedLine' || formation === 'horde')
    return no('formation');
  const arm = ARMS.find(
    (one) => TYPES[one].type === type && sameSkills(skillsOf({ arm: one, formation }), skills),
  );
  if (arm === undefined) return no('skills');
  const status = STATUSES.find(
    (one) => QUALITIES_OF[one].quality === quality && QUALITIES_OF[one].commandValue === commandValue,
  );
  if (status === undefined) return no('commandValue');
  const full = UNIT_TABLE[type].strength.maximum;
  if (initialStrength !== full) return no('strength');
  const left = twentiethsOf(full, strength, before.left);
  const same = before.arm === arm && before.status === status && before.formation === formation;
  return { ok: true, value: { arm, status, formation, left, supports: 0, led: same && before.led } };
}

type Onto = Encounter['onto'];
const ONTO_OF = { front: 'front', left: 'flank', right: 'flank', rear: 'rear' } as const;

/** From where the other comes, by the neighbours that lie nearest to it: the front before the flank, the flank before the rear. */
function ontoOf(unit: Unit, from: Hex): Onto {
  const [hex] = unit.hexes;
  const near = Math.min(...DIRECTIONS.map((d) => distance(step(hex, d), from)));
  const zones = DIRECTIONS.filter((d) => distance(step(hex, d), from) === near).map(
    (d) => ONTO_OF[neighbourZone(d, unit.facing)],
  );
  return zones.find((zone) => zone === 'front') ?? zones.find((zone) => zone === 'flank') ?? 'rear';
}

/** Whether a hex is next to the unit. */
function isBeside(unit: Unit, hex: Hex): boolean {
  return distance(hex, unit.hexes[0]) === 1;
}

/** The steady friends on the flanks of a unit and behind it; of a square, all around it. */
function friendsOf({ units }: Game, unit: Unit): readonly Unit[] {
  return units.filter(
    (other) =>
      other.side === unit.side &&
      other.fate === 'present' &&
      !other.panicked &&
      other.hexes.some((hex) => isBeside(unit, hex) && (isSquare(unit) || ontoOf(unit, hex) !== 'front')),
  );
}

/** The hexes on the shortest ways from one to the other, where it stands among them and the other not. */
function waysFrom(game: Game, from: Hex, to: Hex): readonly Hex[] {
  const apart = distance(from, to);
  return hexesOf(game.battle.map.shape).filter((hex) => {
    const here = distance(hex, to);
    return distance(hex, from) + here === apart && here > 0;
  });
}

/** What the target stands in or behind, if there is nothing else on the way. */
function groundOf(game: Game, attacker: Unit, target: Unit): Read<Encounter['ground']> {
  const { hexes, sides } = game.battle.map;
  const [from, to] = [attacker.hexes[0], target.hexes[0]];
  const clear = waysFrom(game, from, to);
  if (hexes.some((one) => clear.some((hex) => sameHex(one, hex)) && (one.terrain !== 'open' || one.hill)))
    return no('ground');
  const inner = new Set(
    clear.flatMap((hex) =>
      DIRECTIONS.filter((d) => clear.some((other) => sameHex(other, step(hex, d)))).map((d) =>
        sideKey(sideBetween(hex, d)),
      ),
    ),
  );
  const edge = DIRECTIONS.filter((d) => clear.some((hex) => sameHex(hex, step(to, d)))).map((d) =>
    sideKey(sideBetween(to, d)),
  );
  const terrains = edge.map((key) => sides.find((side) => sideKey(side) === key)?.terrain ?? 'open');
  if (sides.some((side) => inner.has(sideKey(side)))) return no('ground');
  const there = hexes.find((hex) => sameHex(hex, to));
  const isHill = there?.hill === true;
  const terrain = there?.terrain ?? 'open';
  const isStream = terrains.every((one) => one === 'stream');
  if (isStream && terrain === 'open' && !isHill) return { ok: true, value: 'stream' };
  if (terrains.some((one) => one !== 'open')) return no('ground');
  if (terrain === 'open') return { ok: true, value: isHill ? 'uphill' : 'open' };
  const ground = (['wood', 'village', 'redoubt'] as const).find((one) => HEX_GROUNDS[one] === terrain);
  return ground === undefined || isHill ? no('ground') : { ok: true, value: ground };
}

function deedOf(action: Choice | null): Encounter['deed'] | null {
  if (action?.choose !== 'action') return null;
  switch (action.action) {
    case 'charge':
    case 'assault':
    case 'fire':
      return action.action;
    default:
      return null;
  }
}

/** What the target answers: nothing where it is not told. */
function answerOf(reaction: Choice | null): Read<Encounter['answer']> {
  if (reaction === null || reaction.choose === 'decline') return { ok: true, value: 'nothing' };
  if (reaction.choose === 'returnFire') return { ok: true, value: 'fire' };
  if (reaction.choose !== 'reaction') return no('reaction');
  const answer = TARGET_ANSWERS.find((one) => REACTIONS_OF[one] === reaction.reaction);
  return answer === undefined ? no('reaction') : { ok: true, value: answer };
}

/** As many supports as before, where they come to as many friends on a field: not all of them may have had room. */
function withSupports(told: Encounter, role: Role, friends: number, before: Encounter): Encounter {
  const of = (supports: number): Encounter => ({ ...told, [role]: { ...told[role], supports } });
  const asBefore = of(before[role].supports);
  const { units } = positionOf(asBefore);
  const side = role === 'attacker' ? units[0]?.side : units[1]?.side;
  return units.filter((unit) => unit.side === side).length - 1 === friends ? asBefore : of(friends);
}

/** The two who are asked about, as they stand on the field. */
interface Pair {
  readonly attacker: Unit;
  readonly target: Unit;
}

function pairOf({ game, attacker, target }: OnField<SabreurTypes>): Pair | null {
  const [own, enemy] = [findUnit(game, attacker ?? ''), findUnit(game, target ?? '')];
  if (own?.fate !== 'present' || enemy?.fate !== 'present' || own.side === enemy.side) return null;
  return { attacker: own, target: enemy };
}

/** Whether somebody stands next to one of the two who is no support of either. */
function othersBeside({ units }: Game, { attacker, target }: Pair, friends: readonly Unit[]): boolean {
  return units.some(
    (unit) =>
      unit.fate === 'present' &&
      unit !== attacker &&
      unit !== target &&
      !friends.includes(unit) &&
      unit.hexes.some((hex) => isBeside(attacker, hex) || isBeside(target, hex)),
  );
}

/** The encounter that stands on a field, or why none does. */
export function fromField(
  field: OnField<SabreurTypes>,
  before: Encounter,
): { readonly ok: true; readonly encounter: Encounter } | { readonly ok: false; readonly why: FieldRefusal } {
  const { game, action, reaction } = field;
  if (game.frames.length > 0) return no('underWay');
  const pair = pairOf(field);
  if (!pair) return no('pair');
  const deed = deedOf(action);
  if (deed === null) return no('deed');
  const { attacker, target } = pair;
  const [own, enemy] = [partyOf(attacker, before.attacker), partyOf(target, before.target)];
  if (!own.ok) return own;
  if (!enemy.ok) return enemy;
  const apart = distance(attacker.hexes[0], target.hexes[0]);
  if (apart > FARTHEST) return no('distance');
  const [ownFriends, enemyFriends] = [friendsOf(game, attacker), friendsOf(game, target)];
  const isCrowded = Math.max(ownFriends.length, enemyFriends.length) > MOST_SUPPORTS;
  if (isCrowded || othersBeside(game, pair, [...ownFriends, ...enemyFriends])) return no('others');
  const ground = groundOf(game, attacker, target);
  if (!ground.ok) return ground;
  const answer = answerOf(reaction);
  if (!answer.ok) return answer;
  const told = fittedEncounter({
    ...{ deed, attacker: own.value, target: enemy.value, distance: apart },
    ...{ ground: ground.value, answer: answer.value },
    // a square looks nowhere
    onto: isSquare(target) ? before.onto : ontoOf(target, attacker.hexes[0]),
  });
  // where there is no room for both, friends of the target stand first
  const withEnemy = withSupports(told, 'target', enemyFriends.length, before);
  return { ok: true, encounter: withSupports(withEnemy, 'attacker', ownFriends.length, before) };
}
