/** What is said of how the screens and the map look. */
export const appearance = {
  theme: 'Light',
  themes: { system: 'As the system', light: 'Day', dark: 'Candle' },
  counters: 'Units',
  counterSets: { figures: 'Figures', signs: 'Staff signs' },
  sound: 'Sound',
  sounds: { off: 'Off', low: 'Low' },
  /** At the foot of the map. */
  foot: {
    note: 'Roads, fields and names are drawn only: they do not count.',
    hexes: 'hexes',
    north: 'N',
  },
};

export type AppearanceWords = typeof appearance;
