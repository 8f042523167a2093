import { useCallback } from 'react';
import { presentUnits } from '../../rules/state/game.ts';
import { answer } from '../../store/game/actions.ts';
import { putsOff } from '../../store/game/session.ts';
import type { TableView } from '../../store/view/view.ts';

/** The dialog that stands over the table. */
export type DialogShown =
  | 'help'
  | 'legend'
  | 'endOrders'
  | 'resign'
  | 'report'
  | 'agreed'
  | 'victory'
  | 'moment'
  | 'holdsAll'
  | 'share'
  | 'print'
  | 'correct'
  | 'seats'
  | null;

/** Units that could still be ordered, and the points that would be lost. */
export function leftUndone(view: TableView): { readonly units: number; readonly points: number } {
  const { game } = view;
  const units = presentUnits(game, game.side).filter(({ activated }) => !activated).length;
  return { units, points: game.orderPoints };
}

/** Ends the orders at once when nothing is lost by it; otherwise the players are asked first, unless a guide has them wait. */
export function useEndOrders(view: TableView | null, show: (shown: DialogShown) => void): () => void {
  return useCallback(() => {
    if (!view) return;
    const { units, points } = leftUndone(view);
    const ending = { choose: 'endOrders' } as const;
    if (units === 0 || points === 0) answer(ending);
    else if (!putsOff([ending])) show('endOrders');
  }, [view, show]);
}
