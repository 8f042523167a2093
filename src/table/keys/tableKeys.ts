/** The keys of the table, as values like the store's: what they change is only seen, or is asked about first. */
import type { Explanations } from '../../language/language.ts';
import type { MapCommands } from '../../map/mapProps.ts';
import { unitOf } from '../../rules/state/game.ts';
import { openBook } from '../../store/address/book.ts';
import { answer } from '../../store/game/actions.ts';
import { ABLE, unable } from '../../store/game/session.ts';
import { endingAnswer } from '../../store/input/browsing.ts';
import {
  always,
  inPlay,
  type KeyAction,
  type KeyText,
  USER_ACTIONS,
  withGame,
} from '../../store/input/keys.ts';
import { type ActionId, type ChosenKeys, keysFor } from '../../store/input/usualKeys.ts';
import { useStore } from '../../store/store.ts';
import { skipTold } from '../../store/told/state.ts';
import { callChoices } from '../../store/view/register.ts';
import type { Overlay } from '../board/overlay.ts';

/** What the keys move. */
export interface Hands {
  readonly map: MapCommands | null;
  readonly help: () => void;
  readonly flip: () => void;
  /** Asks before it ends the orders, as the button does. */
  readonly endOrders: () => void;
  /** Begins to ask for a line of sight, or ends it. */
  readonly sight: () => void;
}

export interface TableKey extends KeyAction {
  readonly run: (hands: Hands) => void;
}

/** A key that counts as long as it is held. */
export interface OverlayKey extends KeyAction {
  readonly overlay: Overlay;
}

function key(id: KeyText & ActionId, run: TableKey['run'], enabled: KeyAction['enabled'] = always): TableKey {
  return { id, text: id, enabled, run };
}

function endPhase({ endOrders }: Hands): void {
  const { open } = useStore.getState();
  const ending = open && endingAnswer(open);
  if (ending?.choose === 'endOrders') endOrders();
  else if (ending) answer(ending);
}

function centre({ map }: Hands): void {
  const { open, selection } = useStore.getState();
  if (open && selection.unit !== null) map?.centreOn(unitOf(open.game, selection.unit).hexes[0]);
}

/** One step of zoom. */
export const ZOOM = 1.25;

export const TABLE_KEYS: readonly TableKey[] = [
  key(
    'endPhase',
    endPhase,
    inPlay((open) => (endingAnswer(open) ? ABLE : unable('noDecision'))),
  ),
  key('centre', centre, ({ selection }) => (selection.unit === null ? unable('noUnit') : ABLE)),
  key('zoomIn', ({ map }) => map?.zoomBy(ZOOM)),
  key('zoomOut', ({ map }) => map?.zoomBy(1 / ZOOM)),
  key('wholeMap', ({ map }) => map?.fit()),
  key('flip', ({ flip }) => flip()),
  key('sight', ({ sight }) => sight(), withGame),
  key('skip', skipTold, withGame),
  key('list', callChoices, withGame),
  key('help', ({ help }) => help()),
  key('rulebook', () => openBook()),
];

export const OVERLAY_KEYS: readonly OverlayKey[] = [
  { id: 'ground', text: 'ground', enabled: withGame, overlay: 'ground' },
  { id: 'threat', text: 'threat', enabled: withGame, overlay: 'threat' },
];

/** Every key there is, in the order of the list. */
export const ALL_KEYS: readonly KeyAction[] = [...USER_ACTIONS, ...TABLE_KEYS, ...OVERLAY_KEYS];

export type KeyNames = Explanations['keys']['names'];

function nameOf(key: string, names: Partial<KeyNames>): string {
  const name = (names as Readonly<Record<string, string>>)[key];
  return name ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** A key as it is printed on the keyboards of a language. */
export function keyLabel(key: string, names: Partial<KeyNames>): string {
  const at = key.lastIndexOf('+', key.length - 2) + 1;
  const held = key.slice(0, at).split('+').slice(0, -1);
  return [...held, key.slice(at)].map((part) => nameOf(part, names)).join('+');
}

/** The first key of an action where no name of a language is needed; nothing where it has none. */
export function shortcut(chosen: ChosenKeys, id: ActionId): string {
  return keyLabel(keysFor(chosen, id)[0] ?? '', {});
}

export interface KeyLine {
  readonly keys: readonly string[];
  readonly effect: string;
}

/** More keys than this on one line are told as the first and the last of them. */
const FEW = 4;

/** The list of keys: what the values above say, a line for each text. */
export function keyLines({ effects, names }: Explanations['keys'], chosen: ChosenKeys): readonly KeyLine[] {
  const texts = [...new Set(ALL_KEYS.map(({ text }) => text))];
  return texts.map((text) => {
    const keys = ALL_KEYS.filter((one) => one.text === text).flatMap(({ id }) => keysFor(chosen, id));
    const labels = keys.map((one) => keyLabel(one, names));
    return {
      keys: labels.length > FEW ? [`${labels[0]}–${labels.at(-1)}`] : labels,
      effect: effects[text],
    };
  });
}
