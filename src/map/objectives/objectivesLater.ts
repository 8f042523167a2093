/** What a battle is about, where its scenario says so: few do. */
import { later } from '../later.tsx';

export const Objectives = later(async () => (await import('./Objectives.tsx')).Objectives);
