/** Encounters drawn by lot, and what a rule system is told beside them. */
import {
  ARMS,
  type Combatant,
  DEEDS,
  ENCOUNTER_GROUNDS,
  type Encounter,
  type EncounterAnswer,
  type EncounterPart,
  FARTHEST,
  type GivenInputs,
  MOST_SUPPORTS,
  ONTO,
  ORDERS_OF_BATTLE,
  STATUSES,
  TARGET_ANSWERS,
} from '../contract/encounter.ts';
import type { SystemTypes } from '../contract/systemTypes.ts';
import { type NumberStream, oneOf, whole } from './chance.ts';

/** A party; `likely`: in an order that its arm may stand in. */
function drawnParty(stream: NumberStream, likely: boolean): Combatant {
  const arm = oneOf(ARMS, stream);
  const onFoot = arm === 'line' || arm === 'light';
  const usual = onFoot ? oneOf(['line', 'column', 'square'] as const, stream) : 'none';
  return {
    arm,
    status: oneOf(STATUSES, stream),
    formation: likely ? usual : oneOf(ORDERS_OF_BATTLE, stream),
    left: whole(1, 20, stream),
    supports: stream() < 0.5 ? 0 : whole(1, MOST_SUPPORTS, stream),
    led: stream() < 0.5,
  };
}

/** An encounter of any kind; two in three nearer to what may happen, so that enough of those drawn are answered. */
function drawnEncounter(stream: NumberStream): Encounter {
  const likely = stream() < 2 / 3;
  return {
    deed: oneOf(DEEDS, stream),
    attacker: drawnParty(stream, likely),
    target: drawnParty(stream, likely),
    distance: whole(1, likely ? 4 : FARTHEST, stream),
    onto: likely && stream() < 0.5 ? 'front' : oneOf(ONTO, stream),
    ground: likely && stream() < 0.5 ? 'open' : oneOf(ENCOUNTER_GROUNDS, stream),
    answer: oneOf(TARGET_ANSWERS, stream),
  };
}

/** About a third of the inputs told, each any of its values. */
function drawnInputs<T extends SystemTypes>(
  part: EncounterPart<T>,
  encounter: Encounter,
  stream: NumberStream,
): GivenInputs {
  const told = part.inputs(encounter).filter(() => stream() < 1 / 3);
  return Object.fromEntries(told.map(({ input, values }) => [input, oneOf(values, stream)]));
}

/** An encounter that a system answers, and the answer. */
export interface Drawn<T extends SystemTypes> {
  readonly encounter: Encounter;
  readonly given: GivenInputs;
  readonly answer: Exclude<EncounterAnswer<T>, { readonly kind: 'silent' }>;
}

/** Whether dice are thrown in it, or a formula stands for them. */
function takesDice<T extends SystemTypes>(answer: EncounterAnswer<T>): answer is Drawn<T>['answer'] {
  if (answer.kind !== 'played') return answer.kind === 'formula';
  const { engine, rows } = answer.played;
  return rows.some(({ game }) => engine.pending(engine.settle(game).game).wait !== 'over');
}

/** Drawn for each one wanted, at the most. */
const MOST_DRAWN = 400;

/** The first encounters of a stream that a system answers and that take dice: so many of each kind of answer. */
export function drawnFor<T extends SystemTypes>(
  part: EncounterPart<T>,
  stream: NumberStream,
  wanted: Readonly<Record<Drawn<T>['answer']['kind'], number>>,
): readonly Drawn<T>[] {
  const found: Drawn<T>[] = [];
  const most = MOST_DRAWN * Math.max(wanted.played, wanted.formula);
  for (let drawn = 0; drawn < most; drawn++) {
    const encounter = drawnEncounter(stream);
    const given = drawnInputs(part, encounter, stream);
    const answer = part.answer(encounter, given);
    if (!takesDice(answer)) continue;
    found.push({ encounter, given, answer });
    if (found.filter((one) => one.answer.kind === answer.kind).length === wanted[answer.kind]) return found;
  }
  return found;
}
