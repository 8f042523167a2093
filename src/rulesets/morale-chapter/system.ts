/** How the morale chapter stands in the list of rule systems. */

import type { ShotLosses } from '../../contract/shot.ts';
import type { RuleSystem } from '../../contract/system.ts';
import type { SystemTypes } from '../../contract/systemTypes.ts';
import { encountersAfter } from './encounters.ts';

/** The system, where another one lends it its shots. */
export const systemAfter = (shots: ShotLosses): RuleSystem<SystemTypes> => ({
  id: 'morale-chapter',
  title: { en: 'Morale chapter', fr: 'Chapitre du moral' },
  about: {
    en: 'Whether a unit stands, from some thirty-five circumstances.',
    fr: 'Si une unité tient, d’après quelque trente-cinq circonstances.',
  },
  encounters: encountersAfter(shots),
  field: null,
  words: async (tongue) =>
    (tongue === 'fr' ? await import('./language/fr.ts') : await import('./language/en.ts')).words,
  book: async (tongue) =>
    (tongue === 'fr' ? await import('./book/fr.ts') : await import('./book/en.ts')).chapters,
  isRule: (id) => /^MC-(?:\d{2}|[TP]\d+|R-\d{2})$/.test(id),
});
