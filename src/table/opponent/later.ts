/** What is changed in few battles: fetched when it is asked for. */
import { later } from '../../map/later.tsx';

export const Seats = later(async () => (await import('./Seats.tsx')).Seats);
