/** The second at a player's elbow: what the mind would answer in his place, and why somebody answered as he did. */
import { canonicalText } from '../../engine/interpreter.ts';
import { stepTo } from '../../engine/steps.ts';
import type { Thought } from '../../opponent/thought.ts';
import { asksSetUp } from '../../rules/deployment/asked.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { ask } from '../../worker/client.ts';
import { decisionOf, engine } from '../game/rulebook.ts';
import { draft } from '../input/picking.ts';
import type { GameLogEntry, OpenGame } from '../state.ts';
import { pick, useStore } from '../store.ts';
import { type AtLevel, thinkAsk } from './asking.ts';
import { thoughts, useOpponent } from './state.ts';

/** Whoever advises thinks well, and takes no risks that the player did not ask for. */
const SECOND: AtLevel = { level: 'colonel', temper: 'even' };

let cancel: (() => void) | null = null;

/** Leaves the advice off, or puts it away. */
export function dismissAdvice(): void {
  cancel?.();
  cancel = null;
  useOpponent.setState({ advice: null });
}

/** Asks what to answer to the question that is asked now. */
export function askAdvice(): void {
  dismissAdvice();
  const { open } = useStore.getState();
  const decision = open && decisionOf(open.history.game);
  if (!open || !decision) return;
  const { history } = open;
  const promised = ask({ ...thinkAsk(history, decision.side, SECOND), counsel: true });
  cancel = promised.cancel;
  useOpponent.setState({ advice: { history, came: 'coming' } });
  const tell = (came: Thought | 'failed'): void => {
    if (useOpponent.getState().advice?.history === history)
      useOpponent.setState({ advice: { history, came } });
  };
  promised.answer.then(tell, () => tell('failed'));
}

/** Lays an answer out on the map, to be given or not. */
export function layOut(choice: Choice): void {
  if (choice.choose === 'group')
    pick({
      group: choice.units,
      riders: choice.riders ?? [],
      unit: choice.units[0] ?? null,
      draft: null,
      lead: [],
    });
  else draft(choice);
}

/** An answer that the program had reasons for. */
export type ReasonedEntry = GameLogEntry & { readonly choice: Choice };

/** Whether it is one: in a set-up, and where reinforcements come in, the program weighs nothing. R-150. */
export function isReasoned(
  { programs }: Pick<OpenGame, 'programs'>,
  entry: GameLogEntry | undefined,
): entry is ReasonedEntry {
  return (
    entry !== undefined && entry.choice !== null && !!programs?.[entry.side] && !asksSetUp(entry.question)
  );
}

/**
 * What the program thought before an answer of its own; thought again where the page has been left since. Nothing where it
 * would have answered otherwise: then a person gave that answer, or the program at another level.
 */
export async function thoughtBefore(open: OpenGame, entry: GameLogEntry): Promise<Thought | null> {
  const known = thoughts.get(entry);
  if (known) return known;
  const program = open.programs?.[entry.side];
  if (!program) return null;
  const before = stepTo(engine(), open.history, entry.at);
  const thought = await ask(thinkAsk(before, entry.side, program)).answer.catch(() => null);
  if (canonicalText(thought?.choice) !== canonicalText(entry.choice)) return null;
  if (thought) thoughts.set(entry, thought);
  return thought;
}
