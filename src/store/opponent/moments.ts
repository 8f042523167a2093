/**
 * The worst moments of a battle: every decision is weighed again, as it stood before the dice, and those that gave most away
 * are told. What the dice did afterwards plays no part in it: that was luck.
 */
import { create } from 'zustand';
import { canonicalText } from '../../engine/interpreter.ts';
import { stepTo } from '../../engine/steps.ts';
import type { Thought } from '../../opponent/thought.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { ask } from '../../worker/client.ts';
import { engine } from '../game/rulebook.ts';
import type { BattleHistory, GameLogEntry, OpenGame } from '../state.ts';
import { type AtLevel, thinkAsk } from './asking.ts';

/** A decision that gave something away. */
export interface Moment {
  /** How many answers had been given before it. */
  readonly at: number;
  readonly turn: number;
  readonly side: Side;
  readonly given: Choice;
  readonly better: Choice;
  /** In army points. */
  readonly lost: number;
  /** The answer given was not even among those told of: it is worth less than the least of them. */
  readonly atLeast: boolean;
}

interface Moments {
  readonly history: BattleHistory;
  readonly done: number;
  readonly of: number;
  readonly stopped: boolean;
  /** The worst first. */
  readonly found: readonly Moment[];
}

export const useMoments = create<{ readonly moments: Moments | null }>()(() => ({ moments: null }));

/** Hundreds of decisions are weighed: soon, and yet by exact odds. */
const JUDGE: AtLevel = { level: 'colonel', temper: 'even' };
/** Told at most. */
const MOST = 6;
/** What costs less is not worth telling, in army points. */
const LEAST = 3;

/** What a decision gave away; nothing where the mind would have answered the same, or nearly. */
export function momentOf(entry: GameLogEntry, { choice, weighed }: Thought): Moment | null {
  const { at, turn, side, choice: given } = entry;
  const best = weighed.find((one) => canonicalText(one.choice) === canonicalText(choice));
  const last = weighed.at(-1);
  if (given === null || !best || !last) return null;
  const told = weighed.find((one) => canonicalText(one.choice) === canonicalText(given));
  const lost = best.worth - (told ?? last).worth;
  return lost < LEAST ? null : { at, turn, side, given, better: choice, lost, atLeast: told === undefined };
}

let cancel: (() => void) | null = null;
let running = 0;

/** Leaves off; what was found so far stays. */
export function stopMoments(): void {
  running++;
  cancel?.();
  cancel = null;
  const { moments } = useMoments.getState();
  if (moments && moments.done < moments.of) useMoments.setState({ moments: { ...moments, stopped: true } });
}

/** Weighs the decisions of the battle one after the other, as long as nobody stops it. */
export async function weighMoments({ history, log }: OpenGame): Promise<void> {
  stopMoments();
  const mine = running;
  const decisions = log.filter(({ choice }) => choice !== null);
  let found: readonly Moment[] = [];
  let stood = history;
  const show = (done: number): void =>
    useMoments.setState({ moments: { history, done, of: decisions.length, stopped: false, found } });
  show(0);
  for (const [done, entry] of decisions.entries()) {
    stood = stepTo(engine(), stood, entry.at);
    const promised = ask(thinkAsk(stood, entry.side, JUDGE));
    cancel = promised.cancel;
    // one that has no answer is left out
    const thought = await promised.answer.catch(() => null);
    if (mine !== running) return;
    const moment = thought && momentOf(entry, thought);
    if (moment) found = [...found, moment].sort((a, b) => b.lost - a.lost || a.at - b.at).slice(0, MOST);
    show(done + 1);
  }
}
