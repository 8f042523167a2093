import { askBeforeLeaving } from '../../store/saving/leaving.ts';
import { followBoard } from '../../store/told/stage.ts';
import { guardHandOver } from './handOver.ts';

/** What is attended to once a table has its parts, as long as the page is open. */
export function attend(): void {
  guardHandOver();
  followBoard();
  askBeforeLeaving();
}
