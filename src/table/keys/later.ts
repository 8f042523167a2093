import { later } from '../../map/later.tsx';

export const KeyDesk = later(async () => (await import('./KeyDesk.tsx')).KeyDesk);
