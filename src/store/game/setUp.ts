/** an army set up by the program for a player who asks for it. What it answers are answers like any other. */
import { create } from 'zustand';
import { drawUp, whoSetsUp } from '../../rules/deployment/drawUp.ts';
import { presentUnits } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { Ability, BattleHistory, OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { engine } from './rulebook.ts';
import { guarded, playable, refuse, takeHistory, unable } from './session.ts';

/** How much is left to the program: the unit asked for, one's own army, or both armies if the players agree. */
export type Share = 'unit' | 'army' | 'both';

interface Orders {
  /** The game they are given in. */
  readonly game: string;
  /** How many answers it had when they were last carried out: fewer tell of a step back, which ends them. */
  readonly length: number;
  /** Who leaves his army to the program, a unit whenever he is asked. */
  readonly sides: readonly Side[];
}

const NO_ORDERS: Orders = { game: '', length: 0, sides: [] };

/** Who has left his army to the program in a set-up unit by unit. */
export const useSetUpOrders = create<Orders>()(() => NO_ORDERS);

/** The sides that have left their armies to the program in that game. */
export function sidesLeft({ game, sides }: Orders, open: OpenGame): readonly Side[] {
  return game === open.id ? sides : NO_ORDERS.sides;
}

/** Takes back what was left to the program: whoever is asked next places his unit himself. */
export function setUpByHand(): void {
  useSetUpOrders.setState(NO_ORDERS);
}

/** As far as the share goes: a unit more on the map, or as long as the side is asked, and whoever else has left it. */
function leaves(share: Share, begun: BattleHistory, left: readonly Side[]) {
  const side = whoSetsUp(begun.game);
  const before = side === null ? 0 : presentUnits(begun.game, side).length;
  return (asked: Side, { game }: BattleHistory): boolean => {
    if (share === 'both' || left.includes(asked)) return true;
    if (asked !== side) return false;
    return share === 'army' || presentUnits(game, side).length === before;
  };
}

/** Sets up as much as is asked for, as one gesture. In a set-up unit by unit, one's army goes on whenever one is asked. */
export function setUpQuickly(share: Share): Ability {
  const here = playable();
  if (!here.open) return refuse(here.why);
  const { open } = here;
  const side = whoSetsUp(open.history.game);
  if (side === null) return refuse(unable('noDecision'));
  return guarded(() => {
    const before = sidesLeft(useSetUpOrders.getState(), open);
    const left = share === 'army' ? [...before.filter((one) => one !== side), side] : before;
    const history = drawUp(engine(), open.history, leaves(share, open.history, left));
    remember(open.id, history, left);
    return takeHistory(open, history);
  }, unable(null));
}

/** Keeps the orders while anything is left to set up. */
function remember(game: string, history: BattleHistory, sides: readonly Side[]): void {
  const over = whoSetsUp(history.game) === null;
  useSetUpOrders.setState(over || sides.length === 0 ? NO_ORDERS : { game, length: history.length, sides });
}

/** The other side has placed a unit: whoever left his army to the program has his next one placed. */
function carryOut(): void {
  const orders = useSetUpOrders.getState();
  if (orders.sides.length === 0) return;
  const { open } = useStore.getState();
  if (open?.id !== orders.game || open.readOnly || open.history.length < orders.length) {
    setUpByHand();
    return;
  }
  const side = whoSetsUp(open.history.game);
  if (side !== null && orders.sides.includes(side) && playable().open) setUpQuickly('unit');
}

// once the answer before has been saved and told to the other tabs
useStore.subscribe(() => queueMicrotask(carryOut));
