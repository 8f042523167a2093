import type { AppearanceWords } from '../en/appearance.ts';

export const appearance: AppearanceWords = {
  theme: 'Lumière',
  themes: { system: 'Comme le système', light: 'Jour', dark: 'Chandelle' },
  counters: 'Unités',
  counterSets: { figures: 'Figurines', signs: 'Signes d’état-major' },
  sound: 'Son',
  sounds: { off: 'Coupé', low: 'Bas' },
  foot: {
    note: 'Routes, champs et noms ne sont que dessinés : ils ne comptent pas.',
    hexes: 'cases',
    north: 'N',
  },
};
