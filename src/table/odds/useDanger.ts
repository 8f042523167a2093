import { useOdds } from '../../store/odds/shown.ts';
import type { DangerThere } from '../../store/odds/watch.ts';
import type { TableView } from '../../store/view/view.ts';

/** The danger of the view shown, if any is told. */
export function useDanger(view: TableView): DangerThere | null {
  return useOdds((shown) => (shown.view === view ? shown.danger : null));
}
