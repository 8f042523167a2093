/**
 * Plays the sides that the program plays: whenever one of them is asked, the worker thinks, and its answer is given like a
 * player's; whenever it is to roll, it rolls the dice of the game. Nothing waits for it but itself. It leaves off as soon as
 * the game stands otherwise, is left, or is looked back upon.
 */
import { conclude, generatorFor, play, roll } from '../../engine/history.ts';
import type { Generator } from '../../engine/seed.ts';
import { isHopeless } from '../../opponent/hopeless.ts';
import type { Thought } from '../../opponent/thought.ts';
import { mayCorrect } from '../../rules/agreements/corrections.ts';
import { drawUp, whoSetsUp } from '../../rules/deployment/drawUp.ts';
import { enemyOf } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { Program } from '../../scenarios/programs.ts';
import { programOf } from '../../scenarios/programs.ts';
import { ask, troubleOf } from '../../worker/client.ts';
import { setPreference } from '../game/actions.ts';
import { attempting } from '../game/crash.ts';
import { sideAwaited } from '../game/programs.ts';
import { engine, fetchRulebook } from '../game/rulebook.ts';
import { commit, guarded, takeHistory } from '../game/session.ts';
import { useTakeBack } from '../game/takeBack.ts';
import type { BattleHistory, OpenGame, Preferences } from '../state.ts';
import { useStore } from '../store.ts';
import { useTold } from '../told/state.ts';
import { thinkAsk } from './asking.ts';
import { paceAfter } from './pace.ts';
import { type Stage, thoughts, useOpponent } from './state.ts';

/** One thing the program has to do: an answer, or dice. */
interface Job {
  readonly history: BattleHistory;
  readonly program: Program;
  /** Leaves off whatever is under way for it. */
  leaveOff: () => void;
  /** Ends the wait. */
  hurry: () => void;
}

let job: Job | null = null;
/** The game in which the program waits for leave to go on. */
let pausedIn: string | null = null;
/** The turn in which its offer of an end was refused: it is made once a turn. */
let refusedIn: string | null = null;
/** The game as it stood when it was last looked at. */
let seen: { readonly id: string; readonly length: number } | null = null;
/** How many forms are open that set something right. */
let correcting = 0;
let dice: Generator | null = null;

const NOTHING = (): void => {};

function show(stage: Stage): void {
  const { stage: before } = useOpponent.getState();
  const isSame =
    before.stage === stage.stage &&
    ('side' in before ? before.side : null) === ('side' in stage ? stage.side : null);
  if (!isSame) useOpponent.setState({ stage });
}

function leaveOff(): void {
  const left = job;
  job = null;
  left?.leaveOff();
}

function turnOf({ id, game }: OpenGame): string {
  return `${id} ${game.turn} ${game.side}`;
}

/** Whether the side would rather end: asked at the beginning of its own orders, where nothing is under way. */
function offersEnd(open: OpenGame, side: Side): boolean {
  const pending = engine().pending(open.history.game);
  if (pending.wait !== 'decision' || pending.decision.question.ask !== 'orders') return false;
  return refusedIn !== turnOf(open) && isHopeless(open.history.game, side);
}

/** Waits until what happened last has been seen, less what has passed since; whether there is still something to do. */
function seenLast(mine: Job, open: OpenGame, begun: number): Promise<boolean> {
  const { speed } = useStore.getState().preferences;
  const wait = paceAfter(open.log.at(-1), open.game.units, speed);
  const left = wait - (performance.now() - begun);
  return new Promise((resolve) => {
    const end = (): void => resolve(job === mine);
    const timer = setTimeout(end, Math.max(0, left));
    mine.hurry = end;
    mine.leaveOff = () => {
      clearTimeout(timer);
      resolve(false);
    };
  });
}

/** What the worker thinks; nothing where it was left off, or has no answer, which is shown. */
async function thoughtFor(mine: Job, side: Side): Promise<Thought | null> {
  show({ stage: 'thinks', side });
  const promised = ask(thinkAsk(mine.history, side, mine.program));
  // a question that is cancelled is never answered
  mine.leaveOff = promised.cancel;
  try {
    const thought = await promised.answer;
    return job === mine ? thought : null;
  } catch (error) {
    if (job === mine) show({ stage: 'failed', side, why: troubleOf(error) });
    return null;
  }
}

function rollIts(open: OpenGame): void {
  guarded(() => {
    attempting({ history: open.history, given: 'dice' });
    dice = generatorFor(open.history, dice);
    const rolled = roll(engine(), open.history, dice);
    if (!rolled.ok) throw new Error(`the opponent could not roll: ${rolled.why.problem}`);
    takeHistory(open, rolled.history);
  }, undefined);
}

function giveIts(open: OpenGame, thought: Thought): void {
  guarded(() => {
    const { choice } = thought;
    attempting({ history: open.history, given: { choice } });
    const played = play(engine(), open.history, { at: open.history.game.count.answers, choice });
    if (!played.ok) throw new Error(`the opponent gave no legal answer: ${played.why.problem}`);
    takeHistory(open, played.history);
    const entry = useStore.getState().open?.log[open.history.length];
    if (entry) thoughts.set(entry, thought);
  }, undefined);
}

/** an army is set up by the way of the program that players may use as well. */
function setUpIts(open: OpenGame): void {
  guarded(() => {
    const drawn = drawUp(engine(), open.history, (side) => programOf(open, side) !== null);
    takeHistory(open, drawn);
  }, undefined);
}

/** Nobody at the table has to agree where the program plays both sides. */
function givesUp(open: OpenGame, side: Side): boolean {
  if (!programOf(open, enemyOf(side))) return false;
  commit(conclude(open.history, { kind: 'resigned', side }));
  return true;
}

async function act(mine: Job, open: OpenGame, side: Side): Promise<void> {
  const begun = performance.now();
  try {
    await fetchRulebook();
  } catch {
    if (job === mine) show({ stage: 'failed', side, why: 'silent' });
    return;
  }
  if (job !== mine) return;
  const isAsked = engine().pending(mine.history.game).wait === 'decision';
  const isSetUp = whoSetsUp(mine.history.game) === side;
  if (offersEnd(open, side)) {
    if (!givesUp(open, side)) show({ stage: 'offers', side });
    return;
  }
  const thought = isAsked && !isSetUp ? await thoughtFor(mine, side) : null;
  if (job !== mine || (isAsked && !isSetUp && !thought)) return;
  show({ stage: 'acts', side });
  if (!(await seenLast(mine, open, begun))) return;
  // it may have been saved or told to other tabs meanwhile: only what was played counts
  const now = useStore.getState().open;
  if (now?.history !== mine.history) return;
  if (thought) giveIts(now, thought);
  else if (isSetUp) setUpIts(now);
  else rollIts(now);
}

/** Whether somebody is asked about the game as it stands: an answer now would take the question from under his hand. */
function isHeld({ history }: OpenGame): boolean {
  if (useTakeBack.getState().asked?.history === history) return true;
  // what is under way it brings to its end first: nothing can be set right before
  return correcting > 0 && mayCorrect(history.game);
}

/** Sees to it that the program is at what it is asked, and at nothing else. */
function look(): void {
  const { open, failure, selection, room } = useStore.getState();
  const side = open && !open.readOnly && !open.shown && !failure ? sideAwaited(open) : null;
  const program = open && programOf(open, side);
  const steppedBack = open !== null && seen?.id === open.id && open.history.length < seen.length;
  seen = open && { id: open.id, length: open.history.length };
  if (!open || side === null || !program) {
    pausedIn = null;
    leaveOff();
    show({ stage: 'idle' });
    return;
  }
  // whoever steps back to a question of the program wants to look at it
  if (steppedBack) pausedIn = open.id;
  if (pausedIn === open.id) {
    leaveOff();
    show({ stage: 'paused', side });
    return;
  }
  if (selection.reviewing !== null || room !== null || isHeld(open)) {
    leaveOff();
    return;
  }
  if (job?.history === open.history && job.program === program) return;
  leaveOff();
  const mine: Job = { history: open.history, program, leaveOff: NOTHING, hurry: NOTHING };
  job = mine;
  void act(mine, open, side);
}

function lookSoon(): void {
  queueMicrotask(look);
}

/** The program waits wherever something can be set right, until what is given back is called. */
export function holdToCorrect(): () => void {
  correcting++;
  lookSoon();
  return () => {
    correcting--;
    lookSoon();
  };
}

/** The program waits until it may go on. */
export function pause(): void {
  pausedIn = useStore.getState().open?.id ?? null;
  look();
}

/** It goes on after a pause, or is asked again where it had no answer. */
export function goOn(): void {
  pausedIn = null;
  // whatever was stepped back over has been looked at
  seen = null;
  leaveOff();
  look();
}

/** The end it offers is refused: the battle goes on. */
export function fightOn(): void {
  const { open } = useStore.getState();
  refusedIn = open && turnOf(open);
  goOn();
}

/** The end it offers is accepted. */
export function acceptEnd(): void {
  const { open } = useStore.getState();
  const { stage } = useOpponent.getState();
  if (open && stage.stage === 'offers')
    commit(conclude(open.history, { kind: 'resigned', side: stage.side }));
}

/** The pace before it was hurried. */
let paceBefore: Preferences['speed'] = 'normal';

/** It acts at once from now on, or at the pace it had before. */
export function setHurried(hurried: boolean): void {
  const { speed } = useStore.getState().preferences;
  if (hurried && speed !== 'off') paceBefore = speed;
  setPreference('speed', hurried ? 'off' : paceBefore);
  if (hurried) job?.hurry();
}

// whoever would not see the end of what is told does not wait for the program either
useTold.subscribe((now, before) => {
  if (now.skipped !== before.skipped) job?.hurry();
});
// once the answer before has been saved and told to the other tabs
useStore.subscribe(lookSoon);
// whoever has answered has done so by then
useTakeBack.subscribe(lookSoon);
look();
