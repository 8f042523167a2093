/** How Alexandre et Bayard stands in the list of rule systems. */
import type { RuleSystem } from '../../contract/system.ts';
import { encounters } from './encounters.ts';
import type { AbTypes } from './rules/state.ts';

export const system: RuleSystem<AbTypes> = {
  id: 'alexandre-et-bayard',
  title: { en: 'Alexandre et Bayard', fr: 'Alexandre et Bayard' },
  about: {
    en: 'Its combat chapter: a melee fought to its end, with dice of its own.',
    fr: 'Son chapitre du combat : une mêlée menée jusqu’au bout, avec des dés à lui.',
  },
  encounters,
  field: null,
  words: async (tongue) =>
    (tongue === 'fr' ? await import('./language/fr.ts') : await import('./language/en.ts')).words,
  book: async (tongue) =>
    (tongue === 'fr' ? await import('./book/fr.ts') : await import('./book/en.ts')).chapters,
  isRule: (id) => /^AB-(?:\d{2}|[TPC]\d+|R-\d{2})$/.test(id),
};
