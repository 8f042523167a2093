/** A set-up as text: a link that holds all of it, or a file. What comes back is checked as any file is. */
import * as v from 'valibot';
import { isRecord } from '../../engine/plainData.ts';
import { AIMS, type Aim } from '../../odds/aims.ts';
import { FAILED, type Failed } from '../../odds/failedTests.ts';
import { PLACINGS, type Places, type Placing } from '../../odds/laboratory/asked.ts';
import { isOlderKey, placesOn } from '../../odds/laboratory/chosenPlaces.ts';
import type { Pin } from '../../odds/laboratory/figures.ts';
import type { ActionChoice } from '../../odds/question.ts';
import { battleFrame } from '../../rules/procedures/battle.ts';
import type { Game } from '../../rules/state/game.ts';
import { NATIONS, type Nation } from '../../rules/state/nations.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { action as actionShape } from '../../scenarios/answerShapes.ts';
import { checkFile } from '../../scenarios/file.ts';
import { VERSION } from '../../scenarios/version.ts';
import { readMeeting } from '../encounter/read.ts';
import type { Meeting } from '../encounter/state.ts';
import { dataIn, lettersOf } from '../saving/packing.ts';
import { positionRead } from './positionRead.ts';
import type { Sandbox } from './sandbox.ts';
import { readUnsold } from './unsold.ts';

/** Everything that is kept of a set-up. */
export interface Setup {
  readonly sandbox: Sandbox;
  readonly attacker: string | null;
  readonly target: string | null;
  readonly action: ActionChoice | null;
  readonly aims: BySide<Aim>;
  readonly failed: Failed;
  readonly pins: readonly Pin[];
  readonly placing: Placing;
  readonly places: Places;
}

/** The version of a set-up's file: there has been no other. */
export const LABORATORY_VERSION = 1;

interface Written extends Omit<Setup, 'sandbox'> {
  readonly laboratory: typeof LABORATORY_VERSION;
  readonly nations: BySide<Nation>;
  readonly position: unknown;
}

/** The format of the positions that are opened on the field. */
export const POSITION_FORMAT = 'sabreur-hex/position';

/** The position as a file holds it. */
export function writtenGame(game: object, title = 'Laboratory'): object {
  const { count: _count, ...told } = { count: null, ...game };
  return { format: POSITION_FORMAT, version: VERSION, title, game: told };
}

/** Plain data for a file or a link. */
export function written({ sandbox, ...rest }: Setup, title?: string): Written {
  const position = writtenGame(sandbox.game, title);
  return { laboratory: LABORATORY_VERSION, nations: sandbox.nations, position, ...rest };
}

function nationOr(value: unknown, usual: Nation): Nation {
  return NATIONS.find((nation) => nation === value) ?? usual;
}

function aimOr(value: unknown): Aim {
  return AIMS.find((aim) => aim === value) ?? 'keepGround';
}

/** Those who wrote none of the two let the aims decide. */
function failedOr(value: unknown): Failed {
  return FAILED.find((failed) => failed === value) ?? 'aim';
}

function placingOr(value: unknown): Placing {
  return PLACINGS.find((placing) => placing === value) ?? 'aim';
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e7 ? value : null;
}

/** Pins, and places chosen, that are read. */
const MOST_CHOSEN = 200;

function pinsOf(value: unknown): Pin[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_CHOSEN).flatMap((one: unknown): Pin[] => {
    const node = isRecord(one) ? count(one['node']) : null;
    const edge = isRecord(one) ? count(one['edge']) : null;
    return node === null || edge === null ? [] : [{ node, edge }];
  });
}

/** The longest name of a question, and of a place. */
const LONGEST = { key: 100, place: 2000 } as const;

function placesOf(value: unknown): Places {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    // no more than pins: a hostile text may name a million
    Object.entries(value)
      .slice(0, MOST_CHOSEN)
      .flatMap(([key, place]) =>
        typeof place === 'string' && place.length <= LONGEST.place && key.length <= LONGEST.key
          ? [[key, place]]
          : [],
      ),
  );
}

/**
 * Older set-ups tell a chosen place by its number among the answers, which says nothing without going through them, or
 * half and facing without what they are chosen for: it is weighed as if it were not chosen. Their pins are of what follows
 * from it, and go with it.
 */
function chosenOf(data: Readonly<Record<string, unknown>>, game: Game): Pick<Setup, 'pins' | 'places'> {
  const told = isRecord(data['places']) ? Object.entries(data['places']) : [];
  const isOlder = told.some(([key, at]) => count(at) !== null || isOlderKey(key));
  const places = Object.fromEntries(
    Object.entries(placesOf(data['places'])).filter(([key]) => !isOlderKey(key)),
  );
  return { pins: isOlder ? [] : pinsOf(data['pins']), places: placesOn(game, places) };
}

/** An action as it is announced, if it is one; the rule says later whether it may be done. */
function actionOf(value: unknown): ActionChoice | null {
  return v.is(actionShape, value) ? value : null;
}

/**
 * A position that goes on has the battle at the bottom of its frames, and is read as any other is; the laboratory's field
 * has none, and is given one to be checked. There alone stand units that are not sold: whoever edits one leaves what was
 * under way.
 */
function checkedGame(position: unknown): Sandbox['game'] | null {
  if (!isRecord(position) || !isRecord(position['game'])) return null;
  const { game } = position;
  const bare = Array.isArray(game['frames']) && game['frames'].length === 0 && game['outcome'] === null;
  if (!bare) return positionRead(position);
  const field = readUnsold(game['units'], (units) => {
    const parsed = checkFile({ ...position, game: { ...game, units, frames: [battleFrame()] } });
    return parsed.ok && parsed.file.format === POSITION_FORMAT ? parsed.file.game : null;
  });
  return field && { ...field, frames: [], count: { answers: 0, draws: 0 } };
}

/** The set-up that data tell; nothing where they tell none. */
export function readSetup(data: unknown): Setup | null {
  if (!isRecord(data) || data['laboratory'] !== LABORATORY_VERSION) return null;
  const game = checkedGame(data['position']);
  if (!game) return null;
  const nations = isRecord(data['nations']) ? data['nations'] : {};
  const aims = isRecord(data['aims']) ? data['aims'] : {};
  const known = (id: unknown): string | null => game.units.find((unit) => unit.id === id)?.id ?? null;
  return {
    sandbox: {
      game,
      nations: { blue: nationOr(nations['blue'], 'france'), red: nationOr(nations['red'], 'austria') },
    },
    attacker: known(data['attacker']),
    target: known(data['target']),
    action: actionOf(data['action']),
    aims: { blue: aimOr(aims['blue']), red: aimOr(aims['red']) },
    failed: failedOr(data['failed']),
    ...chosenOf(data, game),
    placing: placingOr(data['placing']),
  };
}

/** The letters of a link that holds a set-up. */
export function packed(setup: Setup): Promise<string> {
  return lettersOf(written(setup));
}

/** What a link or a file holds: a set-up of the field, or an encounter with what the rule systems are told. */
export type Shared = { readonly setup: Setup } | { readonly meeting: Meeting };

/** What data hold; nothing where they tell neither. */
export function readShared(data: unknown): Shared | null {
  const setup = readSetup(data);
  if (setup) return { setup };
  const meeting = readMeeting(data);
  return meeting && { meeting };
}

/**
 * What a link came to, or why it is nothing. `impossible`: it is whole, and tells nothing that can be opened. `notCome`:
 * nobody has read it, for what reads links has not come over the network.
 */
export type Unpacked =
  | ({ readonly ok: true } & Shared)
  | { readonly ok: false; readonly why: 'damaged' | 'impossible' | 'tooLarge' | 'notCome' };

/** What a link holds. */
export async function unpacked(letters: string): Promise<Unpacked> {
  const inflated = await dataIn(letters);
  if (!inflated.ok) return inflated;
  const shared = readShared(inflated.data);
  return shared ? { ok: true, ...shared } : { ok: false, why: 'impossible' };
}
