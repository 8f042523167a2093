/** How Casques et Plumets stands in the list of rule systems. */
import type { RuleSystem } from '../../contract/system.ts';
import { encounters } from './encounters.ts';
import type { CpTypes } from './rules/state.ts';

export const system: RuleSystem<CpTypes> = {
  id: 'casques-et-plumets',
  title: { en: 'Casques et Plumets', fr: 'Casques et Plumets' },
  about: {
    en: 'A whole Napoleonic rule: brigades by turns, points kept back for the enemy’s turn.',
    fr: 'Une règle napoléonienne entière : les brigades à tour de rôle, des points gardés pour le tour de l’ennemi.',
  },
  encounters,
  field: null,
  words: async (tongue) =>
    (tongue === 'fr' ? await import('./language/fr.ts') : await import('./language/en.ts')).words,
  book: async (tongue) =>
    (tongue === 'fr' ? await import('./book/fr.ts') : await import('./book/en.ts')).chapters,
  isRule: (id) => /^CP-(?:\d{2}|[TP]\d+|R-\d{2})$/.test(id),
};
