/** What the frames of a position look like: the headings are the rulebook's own, the rest its few scalars. */
import * as v from 'valibot';
import { sabreur } from '../rules/rulebook.ts';
import type { GameFrame } from '../rules/state/frames.ts';
import { ATTACKS, HALVES, REACTIONS, type RuleId } from '../rules/state/vocabulary.ts';
import { direction, formation, hex, id, integer, list, MOST_UNITS, side } from './shapes.ts';

type Name = GameFrame['procedure'];
type FrameOf<N extends Name> = Extract<GameFrame, { procedure: N }>;

/** The two keys every frame has, the headings being those of its procedure. */
function place<N extends Name>(procedure: N) {
  const headings = Object.keys(sabreur.procedures[procedure]) as FrameOf<N>['at'][];
  return { procedure: v.literal(procedure), at: v.picklist(headings) };
}

const flag = v.boolean();
const ids = list(id, MOST_UNITS);
const noId = v.literal('');
/** A local that names a unit once it is known. */
const idOrNone = v.union([noId, id]);
const idOrNull = v.nullable(id);
const count = integer(0, 1000);
const ruleId = v.pipe(v.string(), v.regex(/^(?:[A-Z]{3}|R)-\d{2,3}(?:\.\d)?$/)) as v.GenericSchema<
  unknown,
  unknown
> as v.GenericSchema<unknown, RuleId>;
const LONGEST_ROUTE = 40;
const coordinate = integer(-100, 100);
const attack = v.picklist(ATTACKS);
const follow = v.picklist(['none', 'fire', 'formation']);
const reaction = v.picklist(REACTIONS);
const half = v.picklist(HALVES);

type Frames = { readonly [N in Name]: v.GenericSchema<unknown, FrameOf<N>> };

const frames = {
  battle: v.strictObject({ ...place('battle'), first: side }),
  deployment: v.strictObject({
    ...place('deployment'),
    side,
    unit: idOrNone,
    arriving: v.exactOptional(v.literal(true)),
  }),
  turn: v.strictObject({
    ...place('turn'),
    last: flag,
    dice: v.picklist(['d3', '2d6']),
    group: ids,
    heldBack: v.exactOptional(ids),
    sensed: v.exactOptional(ids),
  }),
  activation: v.strictObject({
    ...place('activation'),
    units: ids,
    panicked: flag,
    tested: count,
    unit: idOrNone,
  }),
  fireThenAttack: v.strictObject({
    ...place('fireThenAttack'),
    unit: id,
    target: id,
    attack,
    strength: count,
    earlier: count,
  }),
  action: v.strictObject({
    ...place('action'),
    attack: v.exactOptional(attack),
    unit: id,
    panickedGroup: flag,
    target: idOrNone,
    manoeuvre: v.picklist(['frontalMarch', 'indirectMarch']),
    follow,
    formation,
    engaged: v.exactOptional(ids),
  }),
  march: v.strictObject({
    ...place('march'),
    unit: id,
    manoeuvre: v.picklist([
      'frontalMarch',
      'indirectMarch',
      'evade',
      'charge',
      'assault',
      'counterCharge',
      'breakOff',
      'wheel',
    ]),
    follow,
    target: idOrNull,
    frontOnly: flag,
    lifted: v.optional(ids, []),
    placed: v.optional(
      list(v.strictObject({ unit: id, q: coordinate, r: coordinate, facing: direction }), MOST_UNITS),
      [],
    ),
    toQ: v.optional(coordinate, 0),
    toR: v.optional(coordinate, 0),
    toFacing: v.optional(direction, 0),
    route: v.optional(list(hex, LONGEST_ROUTE), []),
    owing: v.exactOptional(ids),
    openRoute: v.exactOptional(flag),
  }),
  morale: v.strictObject({
    ...place('morale'),
    unit: id,
    purpose: v.picklist([
      'reaction',
      'friendReaction',
      'losses',
      'rally',
      'formation',
      'tenacity',
      'transfer',
      'impetuosity',
      'tacticalSense',
    ]),
    enemy: idOrNull,
    reaction,
    charged: v.exactOptional(flag),
    charging: flag,
    attacker: idOrNull,
    protectors: ids,
    excess: count,
  }),
  flight: v.strictObject({
    ...place('flight'),
    unit: id,
    cause: idOrNull,
    candidates: ids,
    danger: idOrNull,
    length: count,
    harmless: flag,
    fromSquare: flag,
    route: v.optional(list(hex, 100), []),
    crossed: ids,
    points: v.optional(count, 0),
    offMap: flag,
    toQ: coordinate,
    toR: coordinate,
  }),
  formation: v.strictObject({
    ...place('formation'),
    unit: id,
    formation,
    facing: v.exactOptional(direction),
  }),
  rally: v.strictObject({ ...place('rally'), unit: id, facing: v.exactOptional(direction) }),
  toll: v.strictObject({
    ...place('toll'),
    unit: id,
    points: count,
    cause: v.picklist([
      'fire',
      'closeCombat',
      'transferred',
      'failedTest',
      'crossed',
      'disengagement',
      'impossibleAttack',
    ]),
    by: idOrNull,
    rule: ruleId,
  }),
  shot: v.strictObject({
    ...place('shot'),
    firer: id,
    target: id,
    kind: v.picklist(['action', 'defensive', 'return']),
    charging: flag,
    hits: count,
    lost: count,
    earlier: count,
    half: v.exactOptional(half),
    aimed: v.exactOptional(half),
    double: v.exactOptional(v.literal(true)),
    ignoring: v.exactOptional(id),
  }),
  fire: v.strictObject({
    ...place('fire'),
    firer: id,
    target: id,
    double: v.exactOptional(v.picklist(['first', 'second'])),
    half: v.exactOptional(half),
    first: v.exactOptional(id),
    earlier: v.exactOptional(count),
    guns: v.exactOptional(ids),
    gun: v.exactOptional(id),
  }),
  strike: v.strictObject({
    ...place('strike'),
    striker: id,
    target: id,
    kind: v.picklist(['charge', 'pursuit', 'strikeBack', 'melee', 'meleeAnswer']),
    doubled: flag,
    outflankedAtDeclaration: flag,
    reduction: count,
    strikerStrength: count,
    targetStrength: count,
    hits: count,
  }),
  reaction: v.strictObject({
    ...place('reaction'),
    attack,
    attacker: id,
    target: id,
    distance: count,
    targetInContact: flag,
    inContact: ids,
    protectors: ids,
    hexQ: coordinate,
    hexR: coordinate,
    lineFacing: v.exactOptional(direction),
    reaction,
    friend: idOrNone,
    gone: flag,
    counterCharged: flag,
    squareFormed: flag,
    fireLosses: count,
    targetLost: count,
  }),
  charge: v.strictObject({
    ...place('charge'),
    earlier: v.exactOptional(count),
    charger: id,
    target: id,
    distance: count,
    openRoute: flag,
    targetInContact: flag,
    inContact: ids,
    protectors: ids,
    frontOnly: flag,
    counterCharged: flag,
    squareFormed: flag,
    targetLost: count,
    counterCharger: v.exactOptional(id),
    targetGone: v.exactOptional(flag),
    mobDestroyed: v.exactOptional(v.literal(true)),
    chargerLost: v.exactOptional(count),
    joiners: v.exactOptional(ids),
    joiner: v.exactOptional(id),
    joinerRoute: v.exactOptional(flag),
  }),
  shock: v.strictObject({
    ...place('shock'),
    earlier: v.exactOptional(count),
    charger: id,
    target: id,
    kind: v.picklist(['charge', 'pursuit']),
    doubled: flag,
    protectors: ids,
    targetLost: count,
  }),
  pursuit: v.strictObject({ ...place('pursuit'), unit: id, length: count }),
  assault: v.strictObject({
    ...place('assault'),
    earlier: v.exactOptional(count),
    assailant: id,
    target: id,
    distance: count,
    outflanked: flag,
    targetInContact: flag,
    inContact: ids,
    protectors: ids,
    assailantStrength: count,
    targetStrength: count,
    assailantLost: count,
    targetLost: count,
    first: idOrNone,
    still: v.exactOptional(flag),
  }),
  transfer: v.strictObject({
    ...place('transfer'),
    battery: id,
    points: count,
    by: idOrNull,
    friend: idOrNone,
    passed: count,
  }),
} satisfies Frames;

/** A frame of any procedure. */
export const frame: v.GenericSchema<unknown, GameFrame> = v.variant('procedure', Object.values(frames));
