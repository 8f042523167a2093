import { later } from '../../map/later.tsx';

export const ChoiceLeaf = later(async () => (await import('./ChoiceLeaf.tsx')).ChoiceLeaf);
