/** What the frames of a position look like: the headings are the rulebook's own, the rest its few scalars. */
import * as v from 'valibot';
import type { GameFrame } from '../rules/frames.ts';
import { sabreur } from '../rules/rulebook.ts';
import { REACTIONS } from '../rules/vocabulary.ts';
import { formation, id, integer, list, MOST_UNITS, side } from './shapes.ts';

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
const coordinate = integer(-100, 100);
const attack = v.picklist(['charge', 'assault']);
const follow = v.picklist(['none', 'fire', 'formation']);
const reaction = v.picklist(REACTIONS);

type Frames = { readonly [N in Name]: v.GenericSchema<unknown, FrameOf<N>> };

const frames = {
  battle: v.strictObject({ ...place('battle'), first: side }),
  turn: v.strictObject({ ...place('turn'), last: flag, dice: v.picklist(['d3', '2d6']), group: ids }),
  activation: v.strictObject({
    ...place('activation'),
    units: ids,
    panicked: flag,
    tested: count,
    unit: idOrNone,
  }),
  action: v.strictObject({
    ...place('action'),
    unit: id,
    panickedGroup: flag,
    target: idOrNone,
    manoeuvre: v.picklist(['frontalMarch', 'indirectMarch']),
    follow,
    formation,
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
    ]),
    follow,
    target: idOrNull,
    frontOnly: flag,
  }),
  morale: v.strictObject({
    ...place('morale'),
    unit: id,
    purpose: v.picklist(['reaction', 'friendReaction', 'losses', 'rally', 'formation', 'tenacity']),
    enemy: idOrNull,
    reaction,
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
    crossed: ids,
    offMap: flag,
    toQ: coordinate,
    toR: coordinate,
  }),
  formation: v.strictObject({ ...place('formation'), unit: id, formation }),
  rally: v.strictObject({ ...place('rally'), unit: id }),
  shot: v.strictObject({
    ...place('shot'),
    firer: id,
    target: id,
    kind: v.picklist(['action', 'defensive', 'return']),
    charging: flag,
    hits: count,
    lost: count,
    earlier: count,
  }),
  fire: v.strictObject({ ...place('fire'), firer: id, target: id }),
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
  }),
  shock: v.strictObject({
    ...place('shock'),
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
  }),
} satisfies Frames;

/** A frame of any procedure. */
export const frame: v.GenericSchema<unknown, GameFrame> = v.variant('procedure', Object.values(frames));
