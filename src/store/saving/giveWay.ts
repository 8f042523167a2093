/**
 * A game on the table that nothing keeps gives way, to another, to the first screen or to a newer version of the program,
 * only when its players say so.
 */
import { closeRoom } from '../address/rooms.ts';
import { forgetWatched } from '../past/watch.ts';
import { notify, useStore } from '../store.ts';
import { unkeptBattle } from './atStake.ts';
import { start } from './begin.ts';
import { closeGame } from './close.ts';
import { inTime, whenKept } from './keep.ts';
import { drawLetters } from './letters.ts';
import { beginOpening, type Opening, uncountedly } from './openings.ts';

/** What would take the place of a game that is not kept, until the players have said so. */
let waiting: (() => void) | null = null;

/** It comes after all: the game on the table is given up. */
export function goOnWithout(): void {
  const then = waiting;
  waiting = null;
  useStore.setState({ notice: null });
  then?.();
}

/** Whether it may go: it is kept, or nothing of it could be lost. */
async function mayGiveWay(): Promise<boolean> {
  // where programs play, or the storage hangs, one save may follow another for ever
  await inTime(whenKept()).catch(() => {});
  return unkeptBattle() === null;
}

/** What is to happen as soon as it is known that nothing is lost by it: of several presses only the last counts. */
let pressed: { readonly then: () => void; readonly asked: number } | null = null;

/** That is not wanted any more, should it be what is still waited for. */
export function takeBackAsked(then: () => void): void {
  if (pressed?.then === then) pressed = null;
}

/** Whether something asked for later waits already: for that to be known, or for the players' word. */
function isBehind({ asked }: Opening): boolean {
  if (!pressed || pressed.asked < asked) return false;
  return pressed.then !== waiting || useStore.getState().notice?.notice === 'gameUnkept';
}

/**
 * Has that happen at once where nothing is lost by it, and asks the players otherwise; what is an opening does not happen
 * if it is overtaken meanwhile. Whether it has happened.
 */
export async function giveWay(then: () => void, opening?: Opening): Promise<boolean> {
  if (opening && isBehind(opening)) return false;
  const press = { then, asked: opening?.asked ?? 0 };
  pressed = press;
  const may = await mayGiveWay();
  if (press !== pressed || opening?.isOvertaken()) return false;
  if (may) {
    then();
    return true;
  }
  waiting = then;
  notify({ notice: 'gameUnkept' });
  return false;
}

/** Begins a game in the place of the one on the table, whatever room is open. */
export function beginInPlace(begun: () => void, opening = beginOpening()): Promise<boolean> {
  return giveWay(() => {
    opening.comes();
    if (useStore.getState().room !== null) closeRoom();
    forgetWatched();
    // what was asked for since is not overtaken by it
    uncountedly(begun);
  }, opening);
}

/** Leaves the game for the first screen. */
export async function leaveGame(): Promise<void> {
  await giveWay(closeGame);
}

/** The same battle again between the same players, with other dice. */
export async function rematch(): Promise<void> {
  const { open } = useStore.getState();
  if (open) await beginInPlace(() => start(open.scenario, drawLetters(8), open.names, open.programs));
}
