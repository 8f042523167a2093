/** Standing orders: given in the prompt of a question, and answering its like from the next time on. */
import { play } from '../../engine/history.ts';
import { ownAnswer } from '../../engine/plainData.ts';
import { engine } from '../../rules/rulebook.ts';
import {
  ordered,
  orderFor,
  type StandingAnswer,
  type StandingAsked,
  standingAsked,
} from '../../rules/state/standingOrders.ts';
import { programOf } from '../../scenarios/programs.ts';
import { keepGame } from '../saving/keep.ts';
import type { BattleHistory, OpenGame } from '../state.ts';
import { useStore } from '../store.ts';

/** Whether orders can be given here, and answer: a battle of persons, or of a person with the program. */
export function takesOrders({ readOnly, shown, aside }: OpenGame): boolean {
  return !readOnly && shown === undefined && aside === undefined;
}

/** The answer that a standing order gives to what is asked now. */
function answerByOrder(open: OpenGame, history: BattleHistory) {
  // whoever plays on from what was taken back is asked: what he said then lies ahead
  if (!open.standingOrders || history.ahead !== null || history.conclusion) return null;
  const pending = engine.pending(history.game);
  if (pending.wait !== 'decision' || programOf(open, pending.decision.side)) return null;
  const asked = standingAsked(pending.decision.question);
  const order = asked && orderFor(open.standingOrders, asked);
  return order && ordered(order, engine.legal(history.game));
}

/** The game with what standing orders answer at once, up to the first question that they leave to a player. */
export function answeredByOrders(open: OpenGame, given: BattleHistory): BattleHistory {
  if (!takesOrders(open)) return given;
  let history = given;
  for (;;) {
    const choice = answerByOrder(open, history);
    if (!choice) return history;
    const answer = ownAnswer({ at: history.game.count.answers, choice, standing: true as const });
    const played = play(engine, history, answer);
    if (!played.ok) return history;
    history = played.history;
  }
}

/** Gives the order, or takes it back: without an answer the player is asked again. What is asked now is left to him. */
export function setStandingOrder({ unit, ask }: StandingAsked, answer: StandingAnswer | null): void {
  const { open } = useStore.getState();
  if (!open || !takesOrders(open)) return;
  const others = (open.standingOrders ?? []).filter((one) => one.unit !== unit || one.ask !== ask);
  const standingOrders = answer === null ? others : [...others, { unit, ask, answer }];
  const next: OpenGame = {
    ...open,
    standingOrders: standingOrders.length > 0 ? standingOrders : undefined,
    save: open.save === 'saved' ? 'saving' : open.save,
  };
  useStore.setState({ open: next });
  keepGame(next);
}
