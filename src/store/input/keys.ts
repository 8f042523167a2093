/** What a player can do from the keyboard, as values: the list of keys is drawn from it. */
import type { Explanations } from '../../language/language.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import {
  answer,
  redo,
  restartUnit,
  review,
  rollDice,
  setPreference,
  undo,
  undoToDice,
} from '../game/actions.ts';
import { decisionOf, wholeRulebook } from '../game/rulebook.ts';
import { ABLE, unable } from '../game/session.ts';
import { undoViewOf } from '../game/undoView.ts';
import { offeredChoices } from '../possible/choices.ts';
import type { Ability, AppState, OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { viewOf } from '../view/view.ts';
import { draftAttack, nextTarget, nextUnit, passingAnswer, unitsToAct } from './browsing.ts';
import { cancelDraft, choose, confirmDraft, confirmGroup, rotateDraft, selectUnit } from './picking.ts';
import { allTyped, diceToType, giveTyped, isNextFace, typeFace, untypeFace } from './typedFaces.ts';
import { type ActionId, actionOfKey } from './usualKeys.ts';

/** The line of the list of keys that tells what a key does; keys that belong together share one. */
export type KeyText = keyof Explanations['keys']['effects'];

export interface KeyAction {
  readonly id: ActionId;
  readonly text: KeyText;
  readonly enabled: (state: AppState) => Ability;
}

export interface UserAction extends KeyAction {
  readonly run: () => void;
}

/** Able when a game is open, is played here and now, and the rest allows it. */
export function inPlay(rest: (open: OpenGame, state: AppState) => Ability) {
  return (state: AppState): Ability => {
    const { open, selection } = state;
    if (!open) return unable('noGame');
    if (open.readOnly) return unable('readOnly');
    if (open.ending || open.game.outcome) return unable('over');
    if (selection.reviewing !== null) return unable('reviewing');
    return rest(open, state);
  };
}

export const always = (): Ability => ABLE;
export const withGame = ({ open }: AppState): Ability => (open ? ABLE : unable('noGame'));

function action(
  id: ActionId,
  text: KeyText,
  enabled: UserAction['enabled'],
  run: UserAction['run'],
): UserAction {
  return { id, text, enabled, run };
}

const someUnit = inPlay((open) => (unitsToAct(open).length > 0 ? ABLE : unable('noUnit')));
const someTarget = inPlay((open, { selection }) =>
  viewOf(open, selection).targets.length > 0 ? ABLE : unable('noTarget'),
);
const attackOf = (kind: 'fire' | 'charge' | 'assault') =>
  inPlay((open, { selection }) => {
    const { targets, refusedTargets } = viewOf(open, selection);
    if (targets.some((target) => target.kind === kind)) return ABLE;
    const refused = refusedTargets.filter((target) => target.kind === kind);
    return unable('noTarget', refused.find(({ unit }) => unit === selection.target)?.reasons ?? []);
  });

/** Enter does the one thing that stands ready: the draft, the group, the unit selected, the dice. */
function ready(open: OpenGame, { selection }: AppState): (() => void) | null {
  const { draft, group, unit } = selection;
  if (draft) return confirmDraft;
  const question = decisionOf(open.game)?.question;
  if (question?.ask === 'orders' && group.length > 0) return confirmGroup;
  if (question?.ask === 'actingUnit' && unit !== null && whoIsMeant(question).friends.includes(unit))
    return () => answer({ choose: 'unit', unit });
  if (question) return null;
  return diceToType(open) ? allTyped(open) && (() => void giveTyped(open)) : rollDice;
}

function run(find: (open: OpenGame, state: AppState) => (() => void) | null): () => void {
  return () => {
    const state = useStore.getState();
    if (state.open) find(state.open, state)?.();
  };
}

const digits = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((digit) => {
  const offered = (open: OpenGame) => offeredChoices(open.game).find(({ key }) => key === digit);
  return action(
    `answer${digit}`,
    'answer',
    inPlay((open) => (offered(open) || isNextFace(open, digit) ? ABLE : unable('noDecision'))),
    run((open) => {
      const found = offered(open);
      return found ? () => choose(found.choice) : () => typeFace(open, digit);
    }),
  );
});

/** Back or forward through the log; the last step forward is the present. */
function browse(by: number): () => void {
  return run(({ history }, { selection }) => () => {
    const at = (selection.reviewing ?? history.length) + by;
    review(at < history.length ? Math.max(0, at) : null);
  });
}

/** The same by units and turns, which few look back by: what does it is fetched then. */
function strolling(stride: 'unit' | 'turn', by: 1 | -1): () => void {
  return () => {
    void import('../past/walk.ts').then(({ walk }) => walk(stride, by));
  };
}

/** In the order of the list of keys. */
export const USER_ACTIONS: readonly UserAction[] = [
  action('nextUnit', 'units', someUnit, () => nextUnit(1)),
  action('previousUnit', 'units', someUnit, () => nextUnit(-1)),
  action('nextTarget', 'targets', someTarget, () => nextTarget(1)),
  action('previousTarget', 'targets', someTarget, () => nextTarget(-1)),
  action('turnLeft', 'turn', inPlay(always), () => rotateDraft(-1)),
  action('turnRight', 'turn', inPlay(always), () => rotateDraft(1)),
  action('fire', 'fire', attackOf('fire'), () => draftAttack('fire')),
  action('charge', 'attack', attackOf('charge'), () => draftAttack('charge')),
  action('assault', 'attack', attackOf('assault'), () => draftAttack('assault')),
  ...digits,
  action(
    'confirm',
    'confirm',
    inPlay((open, state) => (ready(open, state) ? ABLE : unable('noDraft'))),
    run(ready),
  ),
  action('cancel', 'cancel', withGame, () => {
    const { open, selection } = useStore.getState();
    const { draft, reviewing } = selection;
    // whoever watches would be shown how it ends
    if (open?.aside?.kind === 'watched') return;
    if (reviewing !== null) review(null);
    else if (draft) cancelDraft();
    else if (wholeRulebook()?.choseOnly(open)) restartUnit();
    else selectUnit(null);
  }),
  action(
    'dropDraft',
    'dropDraft',
    inPlay((open, { selection }) => (selection.draft || diceToType(open) ? ABLE : unable('noDraft'))),
    run((open, { selection }) => (selection.draft ? cancelDraft : () => untypeFace(open))),
  ),
  action(
    'pass',
    'pass',
    inPlay((open) => (passingAnswer(open) ? ABLE : unable('noDecision'))),
    run((open) => {
      const passing = passingAnswer(open);
      return passing && (() => answer(passing));
    }),
  ),
  action(
    'undo',
    'undo',
    inPlay((open) => {
      const { free, to } = undoViewOf(open);
      // where it is barred, both are asked
      return free || (to !== null && !open.shown) ? ABLE : unable('nothingToUndo');
    }),
    undo,
  ),
  action(
    'lastDice',
    'lastDice',
    inPlay((open) => (undoViewOf(open).dice === null ? unable('nothingToUndo') : ABLE)),
    undoToDice,
  ),
  action(
    'redo',
    'redo',
    inPlay((open) => (open.history.ahead ? ABLE : unable('nothingToRedo'))),
    redo,
  ),
  action(
    'restartUnit',
    'restartUnit',
    inPlay((open) => (undoViewOf(open).restart ? ABLE : unable('nothingToUndo'))),
    restartUnit,
  ),
  action('earlier', 'log', withGame, browse(-1)),
  action('later', 'log', withGame, browse(1)),
  action('earlierUnit', 'logUnits', withGame, strolling('unit', -1)),
  action('laterUnit', 'logUnits', withGame, strolling('unit', 1)),
  action('earlierTurn', 'logTurns', withGame, strolling('turn', -1)),
  action('laterTurn', 'logTurns', withGame, strolling('turn', 1)),
  action('replay', 'replay', withGame, () => {
    void import('../past/playback.ts').then(({ startPlayback, stopPlayback, usePlayback }) =>
      usePlayback.getState().running ? stopPlayback() : startPlayback(),
    );
  }),
  action('earliest', 'logEnds', withGame, () => review(0)),
  action('present', 'logEnds', withGame, () => review(null)),
  action('grid', 'grid', always, () => setPreference('showGrid', !useStore.getState().preferences.showGrid)),
  action('odds', 'odds', withGame, () => setPreference('odds', !useStore.getState().preferences.odds)),
];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** The name of a key as the keys of an action have it. Shift is told only where the character does not tell it already. */
export function keyPressed({ key, ctrlKey, metaKey, shiftKey }: Omit<Pressed, 'target' | 'altKey'>): string {
  const letter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  const shift = shiftKey && (letter || key.length > 1 || key === ' ') ? 'Shift+' : '';
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${shift}${letter ? key.toLowerCase() : key}`;
}

export function isWriting(target: EventTarget | null): boolean {
  if (typeof Element === 'undefined' || !(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"]') !== null;
}

/** Runs the action of a key; whether there was one and it could be done. Inert where text is written. */
export function pressKey(event: Pressed): boolean {
  if (event.altKey || isWriting(event.target)) return false;
  const state = useStore.getState();
  const id = actionOfKey(state.preferences.keys, keyPressed(event));
  const found = USER_ACTIONS.find((one) => one.id === id);
  if (!found?.enabled(state).allowed) return false;
  found.run();
  return true;
}
