/** The way back and forward through a history. */
import { type Chain, shift } from './chain.ts';
import { type Branch, givenAgain, type History, type LogEntry, type PastStep, play } from './history.ts';
import { BrokenInvariant, type Engine } from './interpreter.ts';
import type { GameTypes } from './procedure.ts';

/** The state after a list of answers, replayed from the nearest state kept: the one known, or a snapshot. */
function stateAfter<T extends GameTypes>(
  engine: Engine<T>,
  history: History<T>,
  past: Chain<PastStep<T>> | null,
): T['game'] {
  const again: LogEntry<T>[] = [];
  let at = past;
  while (at !== null && at !== history.past && at.head.snapshot === null) {
    again.push(at.head.entry);
    at = at.rest;
  }
  let game = at === null ? history.opening.game : at === history.past ? history.game : at.head.snapshot;
  for (const entry of again.reverse()) {
    const answered = game && engine.answer(game, givenAgain(entry.at, entry.answer));
    if (!answered?.ok) throw new BrokenInvariant(`answer ${entry.at} is no longer taken`);
    game = answered.game;
  }
  if (!game) throw new BrokenInvariant('no state to replay from');
  return game;
}

/** The history as it stood after `at` answers, given or ahead; as near as there is. The others are kept ahead. */
export function stepTo<T extends GameTypes>(engine: Engine<T>, history: History<T>, at: number): History<T> {
  const back = Math.max(0, history.length - Math.max(0, at));
  const backward = shift(history.past, history.ahead, back);
  const forward = shift(backward.onto, backward.from, Math.max(0, at - history.length));
  const past = forward.onto;
  const length = past === null ? 0 : past.head.entry.at + 1;
  return { ...history, past, ahead: forward.from, length, game: stateAfter(engine, history, past) };
}

/** Takes back the last `n` answers, whether free or agreed to (see `canStepBack`). */
export function stepBack<T extends GameTypes>(engine: Engine<T>, history: History<T>, n = 1): History<T> {
  return stepTo(engine, history, history.length - n);
}

/** Gives the next `n` answers ahead again. */
export function stepForward<T extends GameTypes>(engine: Engine<T>, history: History<T>, n = 1): History<T> {
  return stepTo(engine, history, history.length + n);
}

/** Goes to where a branch leaves the game, with its answers ahead; those ahead until now become a branch in turn. */
export function takeBranch<T extends GameTypes>(
  engine: Engine<T>,
  history: History<T>,
  branch: Branch<T>,
): History<T> {
  let taken = stepTo(engine, { ...history, conclusion: null }, branch.at);
  branch.answers.forEach((answer, n) => {
    const played = play(engine, taken, givenAgain(branch.at + n, answer));
    if (!played.ok) throw new BrokenInvariant(`answer ${n} of the branch at ${branch.at} is not taken`);
    taken = played.history;
  });
  const branches = taken.branches.filter((other) => other !== branch);
  return stepTo(engine, { ...taken, branches }, branch.at);
}
