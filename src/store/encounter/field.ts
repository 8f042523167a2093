/** *To the field* and *From the field*: the encounter on the laboratory's field, by a system that has one. */
import type { FieldPart } from '../../contract/field.ts';
import type { SystemTypes } from '../../contract/systemTypes.ts';
import type { Words } from '../../contract/words.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import { TABLE_AIMS } from '../../odds/table/roles.ts';
import { SYSTEMS } from '../../rulesets/list.ts';
import { open, togglePin } from '../laboratory/laboratory.ts';
import { isTreeOfSetup } from '../laboratory/reckoning.ts';
import { emptySandbox, sizeOf } from '../laboratory/sandbox.ts';
import { POSITION_FORMAT, readSetup, type Setup, writtenGame } from '../laboratory/share.ts';
import { useLaboratory } from '../laboratory/state.ts';
import { showTab } from '../laboratory/tab.ts';
import { beginOpening } from '../saving/openings.ts';
import { openMeeting } from './encounter.ts';
import { useEncounter } from './state.ts';

/** The field of a system, if its positions are those of the laboratory. */
function fieldPartOf(system: string): FieldPart<SystemTypes> | null {
  const fieldPart = SYSTEMS.find(({ id }) => id === system)?.field;
  return fieldPart?.format === POSITION_FORMAT ? fieldPart : null;
}

let stopWaiting: () => void = () => {};

/** Pins what the target answers, once it is known where it is asked; whoever changes the field meanwhile wants another. */
function pinReaction(setup: Setup, reaction: unknown): void {
  stopWaiting();
  const wanted = canonicalText(reaction);
  const look = (): void => {
    const { setup: now, reckoning, odds } = useLaboratory.getState();
    if (now !== setup) stopWaiting();
    else if (reckoning.is === 'done') {
      stopWaiting();
      const row = odds?.reactions.find(({ choice }) => canonicalText(choice) === wanted);
      if (row) togglePin({ node: row.node, edge: row.edge });
    }
  };
  stopWaiting = useLaboratory.subscribe(look);
  look();
}

/**
 * Opens the encounter on the laboratory's field, as a link would; that can be taken back there. Whether it could be
 * opened: what the system cannot set up is no position.
 */
export function toField(system: string): boolean {
  const fieldPart = fieldPartOf(system);
  if (!fieldPart) return false;
  const { encounter, given } = useEncounter.getState().meeting;
  const empty = emptySandbox();
  const { game, reaction, ...asked } = fieldPart.toField(encounter, given[system] ?? {}, sizeOf(empty));
  const { nations } = empty;
  const policy = { aims: TABLE_AIMS, failed: 'flee', placing: 'aim' };
  const setup = readSetup({ laboratory: 1, nations, position: writtenGame(game), ...asked, ...policy });
  if (!setup) return false;
  beginOpening().comes();
  open(setup);
  // the laboratory chooses an act where that one does not suit
  const { setup: opened } = useLaboratory.getState();
  showTab('odds');
  if (reaction !== null) pinReaction(opened, reaction);
  return true;
}

/** Why nothing was taken from the field. */
export type FieldRefused = { readonly ok: false; readonly why: Words };

/** Sets up the encounter that stands on the laboratory's field; null where the system has no field. */
export function fromField(system: string): { readonly ok: true } | FieldRefused | null {
  const fieldPart = fieldPartOf(system);
  if (!fieldPart) return null;
  const { setup, odds } = useLaboratory.getState();
  const { sandbox, attacker, target, action, pins } = setup;
  // what another field asked stays in view while the odds of this one are reckoned
  const reactions = isTreeOfSetup() ? (odds?.reactions ?? []) : [];
  const pinned = reactions.find((row) =>
    pins.some(({ node, edge }) => node === row.node && edge === row.edge),
  );
  const { meeting } = useEncounter.getState();
  const read = fieldPart.fromField(
    { game: sandbox.game, attacker, target, action, reaction: pinned?.choice ?? null },
    meeting.encounter,
  );
  if (!read.ok) {
    const why = fieldPart.refusals[read.why];
    return why ? { ok: false, why } : null;
  }
  openMeeting({ ...meeting, encounter: read.encounter });
  return { ok: true };
}
