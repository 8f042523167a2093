/** A side in the midst of a sentence: nations with their article, which a list or a heading leaves out. */
import { words } from './words.ts';
import { of, to } from './writing.ts';

const { nations, sides } = words;

const ARTICLES: Readonly<Record<string, string>> = {
  [nations.france]: 'la ',
  [nations.britain]: 'la ',
  [nations.prussia]: 'la ',
  [nations.austria]: 'l’',
  [nations.russia]: 'la ',
  [nations.spain]: 'l’',
  [nations.portugal]: 'le ',
  [nations.netherlands]: 'les ',
  [nations.sweden]: 'la ',
  [nations.saxony]: 'la ',
  [nations.bavaria]: 'la ',
  [nations.wurttemberg]: 'le ',
  [nations.poland]: 'la ',
  [nations.italy]: 'l’',
  [nations.brunswick]: 'le ',
  [nations.hanover]: 'le ',
  [nations.nassau]: 'le ',
  [nations.ottoman]: 'l’',
  [nations.allies]: 'les ',
  [sides.blue]: 'les ',
  [sides.red]: 'les ',
};

/** la France, l’Autriche, les Coalisés; a player’s own name stays as he gave it, and so does Naples. */
export function theSide(side: string): string {
  return `${ARTICLES[side] ?? ''}${side}`;
}

/** "de" before a side: de la France, du Portugal, des Coalisés, de Jeanne. */
export function ofSide(side: string): string {
  switch (ARTICLES[side]) {
    case 'le ':
      return `du ${side}`;
    case 'les ':
      return `des ${side}`;
    case undefined:
      return of(side);
    default:
      return `de ${theSide(side)}`;
  }
}

/** "à" before a side: à la France, au Portugal, aux Coalisés, à Jeanne. */
export function toSide(side: string): string {
  switch (ARTICLES[side]) {
    case 'le ':
      return `au ${side}`;
    case 'les ':
      return `aux ${side}`;
    case undefined:
      return to(side);
    default:
      return `à ${theSide(side)}`;
  }
}

/** Who holds a place, whatever its name agrees with: aux mains de la France, aux mains des Coalisés, à personne. */
export function inHandsOf(side: string | null): string {
  return side === null ? 'à personne' : `aux mains ${ofSide(side)}`;
}
