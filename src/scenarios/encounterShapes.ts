/** An encounter file: the encounter, and what each rule system is told that it does not say; `sabreur encounter` takes it. */
import * as v from 'valibot';
import {
  ARMS,
  DEEDS,
  ENCOUNTER_GROUNDS,
  FARTHEST,
  MOST_SUPPORTS,
  ONTO,
  ORDERS_OF_BATTLE,
  STATUSES,
  TARGET_ANSWERS,
} from '../contract/encounter.ts';
import { id, integer } from './shapes.ts';

const combatant = v.strictObject({
  arm: v.picklist(ARMS),
  status: v.picklist(STATUSES),
  formation: v.picklist(ORDERS_OF_BATTLE),
  /** Twentieths of full strength. */
  left: integer(1, 20),
  supports: integer(0, MOST_SUPPORTS),
  led: v.boolean(),
});

export const encounterShape = v.strictObject({
  deed: v.picklist(DEEDS),
  attacker: combatant,
  target: combatant,
  distance: integer(1, FARTHEST),
  onto: v.picklist(ONTO),
  ground: v.picklist(ENCOUNTER_GROUNDS),
  answer: v.picklist(TARGET_ANSWERS),
});

const inputValue = v.union([id, integer(-1_000_000, 1_000_000)]);

/** More than there are systems, or inputs of one: what nobody knows is listed where the file is opened. */
const MOST_TOLD = 60;

/** For each rule system the inputs that are told, by their names. */
export const givenShape = v.pipe(
  v.record(id, v.pipe(v.record(id, inputValue), v.maxEntries(MOST_TOLD))),
  v.maxEntries(MOST_TOLD),
);
