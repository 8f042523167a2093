/** How Sabreur-hex stands in the list of rule systems. */
import type { RuleSystem } from '../../contract/system.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { encounters } from './encounters.ts';
import { fieldPart } from './field.ts';

export const system: RuleSystem<SabreurTypes> = {
  id: 'sabreur-hex',
  title: { en: 'Sabreur-hex', fr: 'Sabreur-hex' },
  about: {
    en: 'The rule this program plays: order points, reactions, charges to the end.',
    fr: 'La règle que joue ce programme : points d’ordre, réactions, charges menées à leur terme.',
  },
  encounters,
  field: fieldPart,
  words: async (tongue) =>
    (tongue === 'fr' ? await import('./language/fr.ts') : await import('./language/en.ts')).words,
  book: null,
  isRule: (id) => /^(?:[A-Z]{3}-\d{2}(?:\.\d+)?|R-\d{2,3})$/.test(id),
};
