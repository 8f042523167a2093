/** Which key does what at the table: the usual keys of every action as data, and those that a player has put in their place. */

/**
 * As `KeyboardEvent.key` gives them, letters small, with `Ctrl+` and `Shift+` before: the printed character, not the key's
 * place.
 */
export const USUAL_KEYS = {
  nextUnit: ['n'],
  previousUnit: ['Shift+n'],
  nextTarget: ['v'],
  previousTarget: ['Shift+v'],
  turnLeft: ['q'],
  turnRight: ['e'],
  fire: ['f'],
  charge: ['c'],
  assault: ['a'],
  answer1: ['1'],
  answer2: ['2'],
  answer3: ['3'],
  answer4: ['4'],
  answer5: ['5'],
  answer6: ['6'],
  answer7: ['7'],
  answer8: ['8'],
  answer9: ['9'],
  confirm: ['Enter'],
  cancel: ['Escape'],
  dropDraft: ['Backspace'],
  pass: [' '],
  undo: ['Ctrl+z', 'u'],
  lastDice: ['z'],
  redo: ['Ctrl+y', 'Ctrl+Shift+z'],
  restartUnit: ['Shift+u'],
  earlier: ['ArrowLeft'],
  later: ['ArrowRight'],
  earlierUnit: [','],
  laterUnit: ['.'],
  earlierTurn: ['<'],
  laterTurn: ['>'],
  replay: ['p'],
  earliest: ['Home'],
  present: ['End'],
  grid: ['g'],
  odds: ['o'],
  endPhase: ['Ctrl+Enter'],
  centre: ['Shift+ '],
  // the same key on many keyboards, where + needs Shift
  zoomIn: ['+', '='],
  zoomOut: ['-'],
  wholeMap: ['0'],
  flip: ['x'],
  sight: ['l'],
  skip: ['s'],
  list: ['b'],
  help: ['?', 'F1'],
  rulebook: ['r'],
  ground: ['h'],
  threat: ['t'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ActionId = keyof typeof USUAL_KEYS;

/** Digits answer, and Enter and Esc are the first and the last way on: these stay. */
type FixedId = `answer${number}` | 'confirm' | 'cancel';
/** An action that can be given another key. */
export type ChangeableId = Exclude<ActionId, FixedId>;

/** The keys of the actions that a player has changed; none at all where another action has taken them. */
export type ChosenKeys = { readonly [Id in ChangeableId]?: readonly string[] };

const IDS = Object.keys(USUAL_KEYS) as readonly ActionId[];
const FIXED = /^(answer\d|confirm|cancel)$/;

/** Whether the action can be given another key. */
export function isChangeable(id: string): id is ChangeableId {
  return Object.hasOwn(USUAL_KEYS, id) && !FIXED.test(id);
}

/** Keys with a name that can be given: those that move the focus, leave, confirm or are the browser's cannot. */
const GIVABLE = /^(Shift\+)?([^1-9]|Backspace|Delete|Insert|Home|End|PageUp|PageDown)$/u;

/** Whether the key may be given to the action: any that is free to give, and its own usual ones. */
export function mayBeKeyOf(id: ChangeableId, key: unknown): boolean {
  if (typeof key !== 'string') return false;
  return GIVABLE.test(key) || USUAL_KEYS[id].some((usual) => usual === key);
}

/** The keys of an action that are in force. */
export function keysFor(chosen: ChosenKeys, id: ActionId): readonly string[] {
  return (isChangeable(id) ? chosen[id] : undefined) ?? USUAL_KEYS[id];
}

/** What the key of this name does. */
export function actionOfKey(chosen: ChosenKeys, key: string): ActionId | undefined {
  return IDS.find((id) => keysFor(chosen, id).includes(key));
}

/** The keys kept of a player, if they are what this program could have kept: otherwise all are as usual. */
export function chosenKeysIn(found: unknown): ChosenKeys {
  if (typeof found !== 'object' || found === null) return {};
  const known = Object.entries(found).every(
    ([id, keys]) => isChangeable(id) && Array.isArray(keys) && keys.every((key) => mayBeKeyOf(id, key)),
  );
  if (!known) return {};
  const all = IDS.flatMap((id) => keysFor(found, id));
  return new Set(all).size === all.length ? found : {};
}
