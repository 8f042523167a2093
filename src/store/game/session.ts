/** The open game and the engine: every change of the game passes here. */
import { canStepBack } from '../../engine/consent.ts';
import { type Played, play } from '../../engine/history.ts';
import { stepBack } from '../../engine/steps.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import { fetchFiles } from '../saving/fetchFiles.ts';
import { keepGame } from '../saving/keep.ts';
import { tellOtherTabs } from '../saving/tabs.ts';
import {
  type Ability,
  type BattleHistory,
  type Failure,
  NOTHING_PICKED,
  type Obstacle,
  type OpenGame,
  type Selection,
} from '../state.ts';
import { hush, useStore } from '../store.ts';
import { screenFor } from '../view/knowledge.ts';
import { attempting, crashText } from './crash.ts';
import { programAsked } from './programs.ts';
import { endingOf, logOf } from './record.ts';
import { canGoOn, engine, fetchRulebook, shownBoard, wholeRulebook } from './rulebook.ts';

export const ABLE: Ability = { allowed: true };

/** What cannot be done, and why. */
export function unable(obstacle: Obstacle | null, reasons: readonly Refusal[] = []): Ability {
  return { allowed: false, obstacle, reasons };
}

/** The same, and the player is told. */
export function refuse(ability: Ability, unit: string | null = null, hex: Hex | null = null): Ability {
  if (!ability.allowed) {
    const { obstacle, reasons } = ability;
    useStore.setState({ notice: { notice: 'refused', obstacle, reasons, unit, hex } });
  }
  return ability;
}

/** Where the gestures of a game began, and where each ended: a step back takes back one whole gesture. */
const gestures = new Map<string, Map<number, number>>();
/** A battle and a position of the rulebook beside it. */
const GAMES_KNOWN = 2;

function gesturesOf(id: string): Map<number, number> {
  const known = gestures.get(id) ?? new Map();
  gestures.delete(id);
  gestures.set(id, known);
  const [oldest] = gestures.keys();
  if (gestures.size > GAMES_KNOWN && oldest !== undefined) gestures.delete(oldest);
  return known;
}

/**
 * How many answers the gesture that ends at this length, or lasts through it, has so far; 1 when nothing is known of it.
 * What the program answered since a person last decided belongs to that gesture.
 */
export function gestureBefore(open: OpenGame): number {
  const { length } = open.history;
  const own = wholeRulebook()?.lengthOwned(open) ?? length;
  for (const [start, end] of gesturesOf(open.id)) if (start < own && end >= own) return length - start;
  return length - own + 1;
}

/** How many answers the next gesture ahead has, as far as it is known. */
export function gestureAhead({ id, history: { length } }: OpenGame): number {
  for (const [start, end] of gesturesOf(id)) if (start <= length && end > length) return end - length;
  return 1;
}

/** The text of the game's file. */
export async function fileText(open: OpenGame): Promise<string> {
  const { writeFile, writePosition } = await fetchFiles();
  // The file of a game says from which battle it comes; a position has come from none.
  return open.shown ? writePosition(open.shown.demonstration.id, open.game) : writeFile(open);
}

/** A fault of ours: the game stands at its last answer, and the player is given its file. */
export function fail(error: unknown, step: string | null = engine().lastStep()): void {
  if (useStore.getState().failure) return;
  const message = error instanceof Error ? error.message : String(error);
  const found: Failure = { message, file: '' };
  useStore.setState({ failure: found });
  void addFile(found, crashText(error, step));
}

/** Without a file there is still the step back. */
async function addFile(failure: Failure, text: Promise<string>): Promise<void> {
  const file = await text.catch(() => '');
  if (useStore.getState().failure === failure) useStore.setState({ failure: { ...failure, file } });
}

/** Runs something that drives the engine, that of the open game or another: what it throws is a fault of ours. */
export function guarded<T>(
  run: () => T,
  otherwise: T,
  driven: Pick<ReturnType<typeof engine>, 'lastStep'> = engine(),
): T {
  try {
    return run();
  } catch (error) {
    fail(error, driven.lastStep());
    return otherwise;
  } finally {
    attempting(null);
  }
}

/** What is selected once the game has moved on or is opened: the unit asked about, or the one selected if it is still there. */
export function unitAfter(history: BattleHistory, selected: string | null): string | null {
  const pending = history.conclusion ? null : engine().pending(history.game);
  const asked = pending?.wait === 'decision' ? whoIsMeant(pending.decision.question).actor : null;
  if (asked !== null) return asked;
  const unit = history.game.units.find(({ id }) => id === selected);
  return unit?.fate === 'present' ? unit.id : null;
}

/** Whether what is on the table is no battle of its own, so that nothing of it is saved. */
function isBeside({ shown, aside }: OpenGame): boolean {
  return shown !== undefined || aside !== undefined;
}

/** What stays picked: what one side has picked and pointed at is not for the other, where the screen is handed over. */
export function pickedAfter(before: OpenGame, now: OpenGame): Selection {
  return screenFor(before) === screenFor(now) ? useStore.getState().selection : NOTHING_PICKED;
}

/** Takes a history for the open game: the screens, the save and the other tabs follow. */
export function commit(history: BattleHistory): void {
  const { open } = useStore.getState();
  if (!open) return;
  const before = open.history;
  const next: OpenGame = {
    ...open,
    history,
    game: shownBoard({ ...open, history }),
    log: logOf(history, open.log),
    ending: endingOf(history),
    // what has failed is told until something is saved again
    save: open.save === 'saved' && !open.readOnly && !isBeside(open) ? 'saving' : open.save,
  };
  const { unit, cursor } = pickedAfter(open, next);
  useStore.setState({
    open: next,
    selection: { ...NOTHING_PICKED, unit: unitAfter(history, unit), cursor },
  });
  hush();
  if (open.readOnly || isBeside(open)) return;
  tellOtherTabs(open.id, before, history);
  keepGame(next);
}

type Here = { readonly open: OpenGame } | { readonly open: null; readonly why: Ability };

/** Whether the open game can be answered here, by whoever sits at the table. */
export function playable(): Here {
  const here = standing();
  return here.open && programAsked(here.open) ? { open: null, why: unable('programAsked') } : here;
}

/** Whether the open game can be gone on with here, whoever is asked. */
export function standing(): Here {
  const { open, selection, failure } = useStore.getState();
  if (!open || failure) return { open: null, why: unable('noGame') };
  if (open.readOnly) return { open: null, why: unable(open.aside ? 'watched' : 'readOnly') };
  if (open.ending) return { open: null, why: unable('over') };
  if (selection.reviewing !== null) return { open: null, why: unable('reviewing') };
  return { open };
}

function problemOf(played: Played<SabreurTypes> & { ok: false }): Ability {
  const { why } = played;
  switch (why.problem) {
    case 'notLegal':
      return unable(why.reasons.length > 0 ? null : 'notChosenHere', why.reasons);
    case 'over':
      return unable('over');
    case 'rollAwaited':
      return unable('diceAwaited');
    case 'decisionAwaited':
      return unable('noDiceAwaited');
    case 'badFaces':
    case 'underWay':
    case 'nothingChanged':
      return unable(why.problem);
    default:
      return unable('notChosenHere');
  }
}

/** Takes what a gesture led to, with what standing orders answer to it: each of those is a gesture of its own. */
export function takeHistory(open: OpenGame, given: BattleHistory): Ability {
  const history = wholeRulebook()?.answeredByOrders(open, given) ?? given;
  const known = gesturesOf(open.id);
  const { length } = open.history;
  for (const [start, end] of known)
    if (start >= length) known.delete(start);
    else if (end > length) known.set(start, length);
  if (given.length > length) known.set(length, given.length);
  for (let at = given.length; at < history.length; at++) known.set(at, at + 1);
  commit(history);
  return ABLE;
}

/** Takes the outcome of one play, or tells why it was refused. */
export function take(open: OpenGame, played: Played<SabreurTypes>): Ability {
  return played.ok ? takeHistory(open, played.history) : refuse(problemOf(played));
}

/** A player was quicker than the network: this is given once the rulebook is here, if the game still stands where it did. */
async function giveLater(choices: readonly Choice[], before: BattleHistory): Promise<void> {
  try {
    await fetchRulebook();
    if (useStore.getState().open?.history === before) give(choices);
  } catch (error) {
    fail(error);
  }
}

/** Says whether an answer is let through: what guides a newcomer waits for the right one. */
type Guide = (open: OpenGame, choices: readonly Choice[]) => boolean;

let guide: Guide | null = null;

/** From now on that guide is asked before an answer is given; none: every answer goes through. */
export function setGuide(asked: Guide | null): void {
  guide = asked;
}

/** Whether a guide has the player wait with these answers; it tells him so. */
export function putsOff(choices: readonly Choice[]): boolean {
  const { open } = useStore.getState();
  return open !== null && guide?.(open, choices) === false;
}

/** Gives these answers one after the other, as one gesture; none of them when one is refused. */
export function give(choices: readonly Choice[]): Ability {
  const here = playable();
  if (!here.open) return refuse(here.why);
  const { open } = here;
  if (putsOff(choices)) return unable(null);
  if (!canGoOn(open.game)) {
    void giveLater(choices, open.history);
    return unable(null);
  }
  return guarded(() => {
    let history = open.history;
    let played: Played<SabreurTypes> | null = null;
    for (const choice of choices) {
      attempting({ history, given: { choice } });
      played = play(engine(), history, { at: history.game.count.answers, choice });
      if (!played.ok) break;
      history = played.history;
    }
    return played ? take(open, played) : ABLE;
  }, unable(null));
}

/** Gives another answer in place of the last one, which must be the side's own and free to take back. */
export function giveInstead(choice: Choice): Ability {
  const here = playable();
  if (!here.open) return refuse(here.why);
  const { open } = here;
  if (putsOff([choice])) return unable(null);
  if (!canStepBack(open.history, 1).free) return refuse(unable('nothingToUndo'));
  return guarded(() => {
    const stepped = stepBack(engine(), open.history, 1);
    attempting({ history: stepped, given: { choice } });
    const played = play(engine(), stepped, { at: stepped.game.count.answers, choice });
    return take({ ...open, history: stepped }, played);
  }, unable(null));
}
