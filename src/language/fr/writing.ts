import { type Writing, writingOf } from '../sentences.ts';

/** Numbers and lists as French writes them; 0 is singular. */
export const french: Writing = writingOf('fr-FR');

/** "de" before a name: d’Alton, du 5e, des hussards, de Ney. An h is taken as aspirated, which most of them are here. */
export function of(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return /^[aeiouàâæéèêëîïôœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** "à" before a name. */
export function to(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}
