/** The odds, which nobody needs before the first orders. */
import { later } from '../../map/later.tsx';

export const ChoiceOdds = later(async () => (await import('./ChoiceOdds.tsx')).ChoiceOdds);
export const TableOdds = later(async () => (await import('./TableOdds.tsx')).TableOdds);
export const OddsNote = later(async () => (await import('./OddsNote.tsx')).OddsNote);
