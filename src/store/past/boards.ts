/**
 * Boards of before, kept while one looks back. The history keeps one now and then and replays the others: here those
 * around the place looked at are kept too, so that the next step costs one answer at most.
 */
import { type Chain, shift } from '../../engine/chain.ts';
import { givenAgain, type LogEntry, type PastStep } from '../../engine/history.ts';
import { BrokenInvariant } from '../../engine/interpreter.ts';
import { engine } from '../../rules/rulebook.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import type { BattleHistory } from '../state.ts';

type Entry = LogEntry<SabreurTypes>;
type Past = Chain<PastStep<SabreurTypes>>;

/** Several stretches between two boards that the history keeps. */
const KEPT = 120;

/** By the answer that led there, the one looked at longest ago first. */
const boards = new Map<Entry, Game>();

function keep(entry: Entry, board: Game): void {
  boards.delete(entry);
  boards.set(entry, board);
  const [oldest] = boards.keys();
  if (boards.size > KEPT && oldest) boards.delete(oldest);
}

/** The answers up to that many, the latest first; those that were taken back are given again. */
function pastAt(history: BattleHistory, answers: number): Past | null {
  const ahead = answers - history.length;
  if (ahead > 0) return shift(history.ahead, history.past, ahead).onto;
  let past = history.past;
  while (past !== null && past.head.entry.at >= answers) past = past.rest;
  return past;
}

function givenOn(board: Game, entry: Entry): Game {
  const answered = engine.answer(board, givenAgain(entry.at, entry.answer));
  if (!answered.ok) throw new BrokenInvariant(`answer ${entry.at} is no longer taken`);
  keep(entry, answered.game);
  return answered.game;
}

/** The nearest board that is known, and the answers from there on, the last of them first. */
function nearest(history: BattleHistory, answers: number): { readonly board: Game; readonly on: Entry[] } {
  const on: Entry[] = [];
  for (let past = pastAt(history, answers); past !== null; past = past.rest) {
    const { entry, snapshot } = past.head;
    const board = past === history.past ? history.game : (snapshot ?? boards.get(entry));
    if (board) return { board, on };
    on.push(entry);
  }
  return { board: history.opening.game, on };
}

/** The board after so many answers, those included that were taken back and can be given again. */
export function boardAfter(history: BattleHistory, answers: number): Game {
  const { board, on } = nearest(history, answers);
  return on.reduceRight(givenOn, board);
}

/** Works out one of the boards on the way to that one; whether it was the last that was not known. */
export function nearBoard(history: BattleHistory, answers: number): boolean {
  const { board, on } = nearest(history, answers);
  const first = on.pop();
  if (first) givenOn(board, first);
  return on.length === 0;
}
