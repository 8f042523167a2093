import { useCallback } from 'react';
import { answer } from '../../store/game/actions.ts';
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
  const units = game.units.filter(
    (unit) => unit.side === game.side && unit.fate === 'present' && !unit.activated,
  ).length;
  return { units, points: game.orderPoints };
}

/** Ends the orders at once when nothing is lost by it; otherwise the players are asked first. */
export function useEndOrders(view: TableView | null, show: (shown: DialogShown) => void): () => void {
  return useCallback(() => {
    if (!view) return;
    const { units, points } = leftUndone(view);
    if (units > 0 && points > 0) show('endOrders');
    else answer({ choose: 'endOrders' });
  }, [view, show]);
}
