/** What recorded answers look like in a file; whether each is legal, its replay decides. */
import * as v from 'valibot';
import type { Recorded } from '../engine/history.ts';
import { SOURCES, type Source } from '../engine/interpreter.ts';
import { type Agreement, LONGEST_REASON, MOST_TAKEN_BACK } from '../rules/state/agreements.ts';
import type { Choice } from '../rules/state/answers.ts';
import type { SabreurTypes } from '../rules/state/frames.ts';
import { ATTACKS, HALVES, REACTIONS, type Side } from '../rules/state/vocabulary.ts';
import { direction, formation, hex, id, integer, list, MOST_UNITS, side, text } from './shapes.ts';

const LONGEST_ROUTE = 40;
const MOST_DICE = 100;

const route = list(hex, LONGEST_ROUTE);
const units = list(id, MOST_UNITS);
const march = v.picklist(['frontalMarch', 'indirectMarch']);

/** A choice that says nothing but itself. */
function bare<C extends string>(...choices: readonly [C, ...C[]]) {
  return v.strictObject({ choose: v.picklist(choices) });
}

/** Choices that name one unit. */
function unit<C extends string>(...choices: readonly [C, ...C[]]) {
  return v.strictObject({ choose: v.picklist(choices), unit: id });
}

/** An action as it is announced. */
export const action = v.variant('action', [
  v.strictObject({
    choose: v.literal('action'),
    action: v.picklist(['frontalMarch', 'indirectMarch', 'evade', 'flight', 'rally']),
  }),
  v.strictObject({
    choose: v.literal('action'),
    action: v.picklist(['marchThenFire', 'marchThenFormation']),
    march,
  }),
  v.strictObject({
    choose: v.literal('action'),
    action: v.picklist(['charge', 'assault', 'fire', 'doubleFire']),
    target: id,
  }),
  v.strictObject({
    choose: v.literal('action'),
    action: v.literal('fireThenAttack'),
    attack: v.picklist(ATTACKS),
    target: id,
  }),
  v.strictObject({
    choose: v.literal('action'),
    action: v.picklist(['formation', 'formationThenFire']),
    formation,
  }),
]);

export const choice = v.variant('choose', [
  action,
  v.strictObject({ choose: v.literal('orderDice'), dice: v.picklist(['d3', '2d6']) }),
  v.strictObject({ choose: v.literal('group'), units, riders: v.exactOptional(units) }),
  bare('endOrders', 'pass', 'holdFire', 'keepFormation', 'noFriend', 'stay', 'flee', 'attack', 'decline'),
  bare('breakOff', 'strikeBack', 'returnFire', 'pursue', 'keepLosses', 'endInitiative'),
  unit('fleeWithoutOrder', 'unit', 'friendCounterCharge', 'friendDefensiveFire'),
  v.strictObject({ choose: v.literal('refaceWithoutOrder'), unit: id, facing: direction }),
  unit('letLoose', 'holdBack', 'tacticalSense', 'gunReturnFire', 'secondPursuer'),
  v.strictObject({
    choose: v.literal('move'),
    to: hex,
    right: v.exactOptional(hex),
    facing: direction,
    route,
  }),
  v.strictObject({ choose: v.literal('leave'), exit: id, to: hex, facing: direction, route }),
  v.strictObject({ choose: v.picklist(['shootAt', 'attackTarget']), target: id }),
  v.strictObject({ choose: v.literal('formation'), formation }),
  v.strictObject({ choose: v.literal('facing'), facing: direction }),
  v.strictObject({ choose: v.literal('half'), half: v.picklist(HALVES), hex }),
  v.strictObject({ choose: v.literal('transfer'), unit: id, points: integer(1, 99) }),
  v.strictObject({ choose: v.literal('deploy'), to: hex, formation, facing: direction }),
  v.strictObject({ choose: v.literal('putBack'), to: hex, facing: direction }),
  v.strictObject({ choose: v.literal('rallied'), formation, facing: direction }),
  v.strictObject({ choose: v.literal('reaction'), reaction: v.picklist(REACTIONS) }),
  v.strictObject({ choose: v.literal('runEnd'), to: hex, route, crossed: units, offMap: v.boolean() }),
]);

const reason = text(LONGEST_REASON);

/** What both sides agreed on outside the rule. */
const agreed = v.variant('agree', [
  v.strictObject({ agree: v.literal('takeBack'), answers: integer(1, MOST_TAKEN_BACK) }),
  v.strictObject({
    agree: v.literal('correctUnit'),
    unit: id,
    strength: v.exactOptional(integer(0, 99)),
    to: v.exactOptional(hex),
    facing: v.exactOptional(direction),
    formation: v.exactOptional(formation),
    panicked: v.exactOptional(v.boolean()),
    reason,
  }),
  v.strictObject({ agree: v.literal('correctOrders'), orderPoints: integer(0, 100), reason }),
]);

export const recorded: v.GenericSchema<unknown, Recorded<SabreurTypes>> = v.union([
  v.strictObject({ choice, side, standing: v.exactOptional(v.literal(true)) }),
  v.strictObject({ agreed }),
  v.strictObject({ faces: list(integer(1, 100), MOST_DICE), source: v.picklist(SOURCES) }),
]);

/** An answer to give: a choice, or faces for the dice that are waited for; those of a saved game may be taken as they are. */
export type Given =
  | { readonly choice: Choice; readonly side?: Side }
  | { readonly faces: readonly number[]; readonly source?: Source }
  | { readonly agreed: Agreement };

/** The same as a question gives them: who decides, or where the faces come from, need not be said. */
export const given = v.union([
  v.strictObject({ choice, side: v.exactOptional(side) }),
  v.strictObject({
    faces: list(integer(1, 100), MOST_DICE),
    source: v.exactOptional(v.picklist(SOURCES)),
  }),
  v.strictObject({ agreed }),
]);

/** The same as the engine takes it after `at` answers; faces whose source is not told are a script's. */
export function answerOf(at: number, answer: Given): unknown {
  if ('agreed' in answer) return { at, agreed: answer.agreed };
  return 'choice' in answer
    ? { at, choice: answer.choice }
    : { at, faces: answer.faces, source: answer.source ?? 'scripted' };
}
