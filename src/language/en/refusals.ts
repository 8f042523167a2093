import type { Refusal, RefusalCode, RefusalFact } from '../../rules/state/reasons.ts';
import { capital, type Facts, inBrackets, type Names, named, said, worded } from '../sentences.ts';
import { words } from './words.ts';

/** Names of the figures that stand in brackets after a sentence. */
const labels = {
  distance: 'distance',
  range: 'range',
  reach: 'reach',
  most: 'at most',
  least: 'at least',
  cost: 'cost',
  points: 'points left',
  strength: 'strength',
  commandValue: 'command value',
  format: 'format',
  elites: 'Elite units',
  limit: 'limit',
  count: 'units',
} satisfies Partial<Record<RefusalFact, string>>;

const unit = (f: Facts) => said(f, 'unit', 'the unit');
const target = (f: Facts) => said(f, 'target', 'the target');
const enemy = (f: Facts, otherwise = 'an enemy') => said(f, 'enemy', otherwise);
const friend = (f: Facts) => said(f, 'friend', 'that unit');
const skill = (f: Facts, key: RefusalFact) =>
  worded(f, key, words.skills, key === 'skill' ? 'this skill' : 'another skill');
const formation = (f: Facts) => worded(f, 'formation', words.formations, 'that formation');
const known = (f: Facts, ...keys: (keyof typeof labels)[]) => inBrackets(f, labels, keys);

/** What bars the way, and what to do about it. Every fact may be missing. */
const sentences: Record<RefusalCode, (facts: Facts) => string> = {
  outsideZone: () => 'This hex lies outside the zone where your army sets up: choose one in the zone.',
  inBothZones: () =>
    'This hex lies in the zone of both armies, which set up unseen: choose one in yours alone.',
  setUpTooNear: (f) =>
    `${enemy(f)} is too near to set up here${known(f, 'distance', 'reach')}: stay farther off.`,
  alreadyDeployed: (f) => `${unit(f)} is set up already: choose another unit.`,
  noRoomInZone: (f) => `There is no room left in the zone for ${unit(f)}.`,
  notComing: (f) => `${unit(f)} does not come in now: choose another unit.`,
  notYours: (f) => `${unit(f)} is not under your command: choose one of your own units.`,
  alreadyActivated: (f) => `${unit(f)} has been activated this turn: it waits for the next one.`,
  alreadyActed: (f) => `${unit(f)} has acted this turn: choose another unit.`,
  displaced: (f) =>
    `${unit(f)} has made way for a friend this turn: it does nothing more of its own will until the next one.`,
  notInGroup: (f) => `${unit(f)} is not in an activated group: give it an order first.`,
  gone: (f) => `${unit(f)} is no longer on the field.`,
  noTarget: () => 'There is no enemy it could aim at from here: move or turn first.',
  friendlyTarget: (f) => `${target(f)} is a friend: choose an enemy.`,
  steadyOnly: (f) => `Only a unit without panic may do this: rally ${unit(f)} first.`,
  panicked: (f) => `${unit(f)} is panicked: it can only flee or rally.`,
  notPanicked: (f) => `${unit(f)} is not panicked: it needs an order like any other.`,

  notEnoughOrders: (f) =>
    `Too few order points for this group${known(f, 'cost', 'points')}: choose a cheaper one.`,
  tooMany: (f) => `Too many units for one group${known(f, 'count', 'most')}: leave one out.`,
  mixedPanic: () => 'A group cannot mix panicked and steady units: order them apart.',
  facingsDiffer: () => 'The units of a group must face the same way: order them apart.',
  noChain: () => 'The units do not form a chain of neighbours: drop the one that stands apart.',
  regimentalGunInGroup: () => 'A regimental gun never belongs to a group: leave it out.',
  regimentalGunAlone: () => 'A regimental gun gets no order of its own: it acts beside an infantry group.',
  neverRides: (f) => `${unit(f)} cannot come beside a group: only scouts and regimental guns do.`,
  panickedGroupNoRiders: () => 'Nobody comes beside a panicked group: rally it first.',
  scoutTooFar: (f) =>
    `${unit(f)} is too far from the group to scout for it${known(f, 'distance', 'most')}: pick nearer scouts.`,
  scoutInSquare: (f) => `${unit(f)} stands in square: scouts come in another formation.`,
  tooManyScouts: (f) => `Too many scouts for one group${known(f, 'most')}: leave one out.`,
  gunWithArtillery: () =>
    'A regimental gun comes only beside foot and horse: leave the other guns out of the group.',
  gunNotBeside: (f) => `${unit(f)} stands beside no infantry of the group: pick the infantry next to it.`,
  tooManyGuns: (f) => `Too many regimental guns for one group${known(f, 'most')}: leave one out.`,
  impetuousMustPursue: (f) => `${unit(f)} is Impetuous and must join the pursuit.`,
  impetuousMustAttack: (f) => `${unit(f)} is Impetuous and must charge or assault, ${enemy(f)} for instance.`,

  noMovement: (f) => `${unit(f)} cannot move in this formation: change formation first.`,
  tooFar: (f) => `Too far${known(f, 'distance', 'cost', 'reach', 'most')}: choose a nearer hex.`,
  offMap: () => 'Only a unit in flight leaves the map: choose a hex on it.',
  impassable: () => 'The ground there cannot be entered or crossed: go round it.',
  occupied: (f) => `The hex is held by ${said(f, 'other', enemy(f, 'another unit'))}: choose a free one.`,
  pathBlocked: (f) => `The way is barred by ${said(f, 'other', enemy(f, 'another unit'))}: go round it.`,
  panickedFriendInWay: (f) => `No one passes through a panicked friend: go round ${friend(f)}.`,
  engagedMustKeepContact: (f) =>
    `${unit(f)} is engaged: it must end engaged by one of the same enemies, or evade, or flee.`,
  engagesAnew: (f) => `A plain march may not engage ${enemy(f)}: declare a charge or an assault.`,
  forcedMarchEnemyNear: (f) =>
    `Only a forced march goes so far, and it neither begins nor ends within 4 hexes of an enemy${known(f, 'cost', 'reach', 'distance')}: march less far.`,
  forcedMarchFormation: (f) =>
    `Only a forced march goes so far${known(f, 'cost', 'reach')}, and infantry makes it only in column or in skirmish order.`,
  evadeEngaged: (f) => `${unit(f)} is engaged and not of a kind that can slip away: fight or flee.`,
  engagedFromRear: (f) => `${unit(f)} is engaged from the rear: it has no way back to evade by.`,
  artilleryNeverFlees: (f) => `${unit(f)} cannot flee: guns that must flee are lost.`,
  mayNotManoeuvre: (f) =>
    `${unit(f)} clings to its line this turn: it may fire, rally or fight where it stands.`,
  noExit: (f) =>
    `${unit(f)} has no exit of that name: only a plain frontal march leads over an exit of its side.`,
  exitTooFar: (f) =>
    `${unit(f)} cannot leave by this exit now: end the march on one of its hexes facing the edge, with one hex of movement left.`,
  noRoute: (f) => `No hex is open to ${unit(f)} by this manoeuvre: choose another action.`,

  artilleryNeverAttacks: () => 'Artillery neither charges nor assaults: let it fire.',
  squareNeverAttacks: () => 'A square neither charges nor assaults: change formation first.',
  harassmentOnlyWeakTargets: (f) =>
    `Harassment cavalry attacks only outflanked or panicked units, skirmishers and guns left alone: not ${target(f)}.`,
  skirmishersOnlyWeakTargets: (f) =>
    `Skirmishers attack only guns, skirmishers, panicked units or units in rough ground: not ${target(f)}.`,
  chargerInContact: (f) =>
    `${unit(f)} is in contact with ${enemy(f)} and cannot charge: an assault is still possible.`,
  beyondCharge: (f) => `${target(f)} is beyond charge reach${known(f, 'distance', 'reach')}: come nearer.`,
  notInFrontOrFlank: (f) =>
    `${target(f)} is neither in front nor on a flank hex: turn first, or assault it if it is near.`,
  enemyInFrontFirst: (f) => `${enemy(f)} stands right in front and comes first: charge it instead.`,
  frontContactOnly: (f) => `The charge comes from the front of ${target(f)} and must strike it there.`,
  noRouteToTarget: (f) => `${unit(f)} finds no way that ends engaging ${target(f)}: clear the way or turn.`,
  beyondAssault: (f) =>
    `${target(f)} is too far for an assault${known(f, 'distance', 'reach')}: come nearer.`,
  noAssaultMove: (f) => `No step of one hex brings ${unit(f)} to engage ${target(f)}: turn first.`,

  declaredTooNear: (f) =>
    `The attack was declared too near for this reaction${known(f, 'distance', 'least')}: choose another.`,
  targetInContact: (f) => `${target(f)} was in contact with an enemy: it can only do nothing or flee.`,
  wrongType: (f) => `${unit(f)} is not of a kind that can do this.`,
  wrongFormation: (f) => `${unit(f)} cannot do this in its present formation.`,
  wrongTerrain: (f) => `The ground where ${unit(f)} stands, or on its way, forbids this.`,
  chargerNotInFront: (f) => `The attacker is not in front of ${unit(f)}: choose another reaction.`,
  wasInContact: (f) => `${unit(f)} was in contact with the attacker before the attack: it cannot fire at it.`,
  notAdjacentToTarget: (f) => `${unit(f)} is not beside the unit attacked: its fire cannot help.`,
  friendInContact: (f) => `${unit(f)} is held by another enemy: it cannot come to the rescue.`,
  cavalryOnly: () => 'This answers cavalry only: choose another reaction.',
  alreadySquare: (f) => `${unit(f)} is in square already.`,

  neverFires: (f) => `${unit(f)} has no fire: only infantry and artillery shoot.`,
  warriorNeverFires: (f) => `${unit(f)} is made of Warriors: they never fire.`,
  firesOnlyAsAction: (f) => `${unit(f)} is too slow to load: it fires as its own action only.`,
  controlledLineOnly: (f) => `Only Controlled fire infantry in line fires and then attacks: not ${unit(f)}.`,
  engagedNoFire: (f) => `${unit(f)} is engaged by ${enemy(f)} and cannot fire: fight or get clear.`,
  outflankedNoFire: (f) => `${unit(f)} is outflanked and cannot fire: bring a friend to face the enemy.`,
  beyondRange: (f) =>
    `${target(f)} is out of range${known(f, 'distance', 'range')}: move closer or choose another target.`,
  outsideCone: (f) => `${target(f)} is outside the frontal cone: turn ${unit(f)} toward it first.`,
  noSight: (f) =>
    `The line of sight to ${target(f)} is blocked${said(f, 'hex', '') === '' ? '' : ` in ${f['hex']}`}: choose a target in view.`,
  otherHalfInContact: (f) =>
    `The other half of ${unit(f)} is in contact: this half cannot fire, only the one that faces the enemy.`,
  mustFireAdjacent: (f) =>
    `Friends or enemies in contact forbid a distant shot at ${target(f)}: choose an adjacent target.`,
  nearerTargetFirst: (f) =>
    `${said(f, 'nearer', enemy(f))} is nearer and must be shot at first${known(f, 'distance')}.`,
  alreadyFired: (f) => `${unit(f)} has made its one shot of this turn.`,
  returnFormation: () => 'Only artillery and infantry in line or skirmish order return fire.',
  alreadyReturnedFire: (f) => `${unit(f)} has already returned fire this turn.`,
  movedOnlyLight: (f) =>
    `${unit(f)} cannot fire after marching: only horse artillery and light infantry in column or skirmish order can.`,
  panickedTargetLast: (f) =>
    `${target(f)} is panicked: shoot first at ${enemy(f, 'an enemy that still stands firm')}.`,

  sameFormation: (f) => `${unit(f)} is already formed so.`,
  formationNotOpen: (f) => `${unit(f)} has no right to ${formation(f)}: choose another formation.`,
  noSquareHere: () => 'No square can be formed on this ground: leave it first.',
  noSquareIrregular: () => 'Irregular units never form square.',
  inContact: (f) => `${unit(f)} is in contact with an enemy: no change of formation.`,
  wouldBeInContact: (f) => `${unit(f)} would end in contact with an enemy: keep the formation.`,
  transitionNotOpen: (f) =>
    `${unit(f)} cannot pass at once ${f['from'] === undefined ? '' : `from ${worded(f, 'from', words.formations, '')} `}to ${worded(f, 'to', words.formations, formation(f))}: take another formation first.`,
  noFlankHex: (f) => `${unit(f)} has no free hex on either flank to extend its line: make room first.`,
  notInfantry: () => 'Only infantry changes formation.',
  columnOnly: () => 'Only infantry in column may march and then change formation.',

  enemyNear: (f) => `An enemy is too near to rally${known(f, 'distance')}: draw away from it first.`,
  atFullStrength: (f) => `${unit(f)} is at full strength: there is nothing to rally.`,

  beyondStrength: (f) =>
    `${unit(f)} cannot have this strength${known(f, 'least', 'most')}: whoever has none left is off the field.`,
  gunsNeverPanic: (f) => `${unit(f)} cannot panic: guns that must flee are lost.`,
  beyondOrderDice: (f) => `No dice of this battle give so many order points${known(f, 'most')}.`,
  strengthNotAllowed: (f) => `This strength is not for sale${known(f, 'strength', 'least', 'most')}.`,
  commandValueNotAllowed: (f) =>
    `This quality does not allow that command value${known(f, 'commandValue', 'least', 'most')}.`,
  skillReserved: (f) =>
    `${skill(f, 'skill')} is not open to ${worded(f, 'type', words.unitTypes, 'this type of unit')}.`,
  skillRequires: (f) => `${skill(f, 'skill')} can only be bought together with ${skill(f, 'other')}.`,
  skillExcludes: (f) => `${skill(f, 'skill')} cannot be combined with ${skill(f, 'other')}.`,
  skillTwice: () => 'The same skill stands twice in the list: strike one out.',
  armyTooDear: (f) => `The army costs more than was agreed${known(f, 'cost', 'format')}: make it smaller.`,
  tooManyElites: (f) => `Too many Elite units for this format${known(f, 'elites', 'limit')}: lower one.`,
};

/** The sentence of one refusal; `names` turns the unit ids it may carry into names. */
function sentence(refusal: Refusal, names: Names = (id) => id): string {
  return capital(sentences[refusal.reason](named(refusal.facts, names)));
}

export const refusals = { sentences, sentence };
