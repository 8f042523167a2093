/** How We Are Napoléon stands in the list of rule systems. */
import type { RuleSystem } from '../../contract/system.ts';
import type { SystemTypes } from '../../contract/systemTypes.ts';
import { encounters } from './encounters.ts';

export const system: RuleSystem<SystemTypes> = {
  id: 'we-are-napoleon',
  title: { en: 'We Are Napoléon', fr: 'We Are Napoléon' },
  about: {
    en: 'Its movement chapter: zones of control, and what a charge does to a test.',
    fr: 'Son chapitre du mouvement : les zones de contrôle, et ce qu’une charge fait d’un test.',
  },
  encounters,
  field: null,
  words: async (tongue) =>
    (tongue === 'fr' ? await import('./language/fr.ts') : await import('./language/en.ts')).words,
  book: async (tongue) =>
    (tongue === 'fr' ? await import('./book/fr.ts') : await import('./book/en.ts')).chapters,
  isRule: (id) => /^WN-(?:\d{2}|[TPU]\d+|R-\d{2})$/.test(id),
};
