/** What a player can do with the open game. Nothing but the store talks to the engine. */
import { links } from '../../engine/chain.ts';
import { conclude, generatorFor, play, roll } from '../../engine/history.ts';
import type { Generator } from '../../engine/seed.ts';
import { stepBack, stepForward, stepTo } from '../../engine/steps.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { keepPreferences } from '../preferences.ts';
import { type Ability, NOTHING_PICKED, type OpenGame, type Preferences } from '../state.ts';
import { hush, pick, useStore } from '../store.ts';
import { attempting, setUpShown } from './crash.ts';
import { engine } from './rulebook.ts';
import {
  ABLE,
  commit,
  gestureAhead,
  gestureBefore,
  give,
  guarded,
  playable,
  refuse,
  standing,
  take,
  unable,
} from './session.ts';
import { askTakeBack, stepBackTo } from './takeBack.ts';
import { answersOfUnit, barredBy, freeStepBack, undoViewOf } from './undoView.ts';

/** Answers the question that is asked. */
export function answer(choice: Choice): Ability {
  return give([choice]);
}

let kept: Generator | null = null;

function rolled(run: (open: OpenGame) => Ability): Ability {
  const here = playable();
  if (!here.open) return refuse(here.why);
  const { open } = here;
  if (engine().pending(open.game).wait !== 'roll') return refuse(unable('noDiceAwaited'));
  return guarded(() => run(open), unable(null));
}

/** Rolls the dice that are waited for, from the game's seed. */
export function rollDice(): Ability {
  return rolled((open) => {
    attempting({ history: open.history, given: 'dice' });
    kept = generatorFor(open.history, kept);
    return take(open, roll(engine(), open.history, kept));
  });
}

/** Takes the faces of dice thrown on a real table. */
export function typeDice(faces: readonly number[]): Ability {
  return rolled((open) => {
    const at = open.game.count.answers;
    attempting({ history: open.history, given: { faces, source: 'typed' } });
    return take(open, play(engine(), open.history, { at, faces, source: 'typed' }));
  });
}

/** Takes back `n` answers of the side's own, as far as that is free; both are asked where it is not. */
function back(open: OpenGame, n: number): Ability {
  const free = freeStepBack(open, n);
  if (!free.free) {
    const barred = barredBy(free.barrier.why);
    if (!barred || open.shown) return refuse(unable(barred ?? 'nothingToUndo'));
    askTakeBack(open, open.history.length - n);
    return unable(barred);
  }
  return guarded(() => {
    commit(stepBack(engine(), open.history, n));
    return ABLE;
  }, unable(null));
}

/** Takes back the last gesture: one answer, or those a single click gave together. */
export function undo(): Ability {
  const here = standing();
  if (!here.open) return refuse(here.why);
  return back(here.open, here.open.history.length - stepBackTo(here.open));
}

/** Takes back all that was answered since dice fell last. */
export function undoToDice(): Ability {
  const here = standing();
  if (!here.open) return refuse(here.why);
  const { dice } = undoViewOf(here.open);
  return dice === null ? refuse(unable('nothingToUndo')) : back(here.open, here.open.history.length - dice);
}

export function redo(): Ability {
  const here = standing();
  if (!here.open) return refuse(here.why);
  const { open } = here;
  if (open.history.ahead === null) return refuse(unable('nothingToRedo'));
  return guarded(() => {
    commit(stepForward(engine(), open.history, gestureAhead(open)));
    return ABLE;
  }, unable(null));
}

/** Back to the choice of action of the unit that acts. */
export function restartUnit(): Ability {
  const here = playable();
  if (!here.open) return refuse(here.why);
  const n = answersOfUnit(here.open);
  return n > 0 ? back(here.open, n) : refuse(unable('nothingToUndo'));
}

/** How many answers there are, those that were taken back and can be given again included. */
function allAnswers({ history }: OpenGame): number {
  let count = history.length;
  for (const _ of links(history.ahead)) count++;
  return count;
}

/** Shows the board after so many answers, those that were taken back included; none for the present. */
export function review(answers: number | null): void {
  const { open, selection } = useStore.getState();
  const past =
    open &&
    answers !== null &&
    answers >= 0 &&
    answers !== open.history.length &&
    answers <= allAnswers(open);
  hush();
  pick({
    ...NOTHING_PICKED,
    unit: selection.unit,
    cursor: selection.cursor,
    reviewing: past ? answers : null,
  });
}

/**
 * Goes back to the board under review, or over the last gesture, or takes back the end agreed on, where nobody need be
 * asked and nothing told: against the program. Nothing bars it. The dice that follow are those of the seed, as before.
 */
export function stepBackAgreed(): Ability {
  const { open, selection } = useStore.getState();
  if (!open) return refuse(unable('noGame'));
  if (open.readOnly) return refuse(unable('readOnly'));
  const { length } = open.history;
  const ended = open.ending !== null;
  const to = selection.reviewing ?? (ended ? length : length - gestureBefore(open));
  if (to < 0) return refuse(unable('nothingToUndo'));
  return guarded(() => {
    commit(stepTo(engine(), conclude(open.history, null), to));
    return ABLE;
  }, unable(null));
}

/** Whether the game can be ended by the players now: an end is agreed on, not played. */
function end(conclusion: NonNullable<OpenGame['history']['conclusion']>): void {
  const { open } = useStore.getState();
  if (!open || open.readOnly || open.ending || open.game.outcome) return;
  commit(conclude(open.history, conclusion));
}

export function resign(side: Side): void {
  end({ kind: 'resigned', side });
}

export function agreeEnd(): void {
  end({ kind: 'agreed' });
}

export function setPreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  const preferences = { ...useStore.getState().preferences, [key]: value };
  useStore.setState({ preferences });
  keepPreferences(preferences);
}

export function dismissNotice(): void {
  useStore.setState({ notice: null });
}

/** After a fault of the program: one answer back, or one change of the laboratory's, where it did not happen yet. */
export function stepBackFromFailure(): void {
  const { open, failure } = useStore.getState();
  useStore.setState({ failure: null });
  const setUp = setUpShown();
  if (setUp) {
    // the battle beneath had no part in it; what was played out there has gone with its screen
    if (!failure) setUp.stepBack();
    return;
  }
  if (!open || open.readOnly || open.history.length === 0) return;
  guarded(() => commit(stepBack(engine(), open.history, 1)), undefined);
}
