/** The words of an army as a text, and what is wrong with one. */
import type { roster as english } from '../en/roster.ts';
import { type Facts, said } from '../sentences.ts';
import { words } from './words.ts';

const meant = (f: Facts) => {
  const near = said(f, 'near', '');
  return near === '' ? '' : ` (peut-être “${near}”)`;
};
const quoted = (f: Facts, key: string) => `“${said(f, key, '…')}”`;
const limits = (f: Facts) => `de ${said(f, 'least', '…')} à ${said(f, 'most', '…')}`;

const sentences: Record<Parameters<typeof english.problem>[0]['code'], (f: Facts) => string> = {
  tooLong: (f) =>
    `Ce texte est trop long pour une armée : restez au-dessous de ${said(f, 'most', '…')} signes.`,
  tooManyUnits: (f) => `Une armée compte au plus ${said(f, 'most', '…')} unités : supprimez-en.`,
  tooManySkills: (f) => `Une unité a au plus ${said(f, 'most', '…')} compétences : supprimez-en.`,
  noColon: (f) => `Après le nom de l’unité, il manque deux-points, puis ce qu’elle est${meant(f)}.`,
  unknownWord: (f) =>
    `${quoted(f, 'word')} n’est ni un type d’unité, ni une qualité, ni une compétence, ni une force, ni un commandement${meant(f)} : écrivez-le autrement ou supprimez-le.`,
  unknownNation: (f) => `Il n’y a pas de nation ${quoted(f, 'word')}${meant(f)} : nommez-en une autre.`,
  fieldTwice: (f) => `${quoted(f, 'word')} est dit pour la seconde fois : supprimez l’un des deux.`,
  typeMissing: () => 'Il manque le type de l’unité : ajoutez-le, par exemple “infanterie de ligne”.',
  strengthMissing: () => 'Il manque la force de l’unité : ajoutez-la, par exemple “force 18”.',
  badNumber: (f) => `${quoted(f, 'word')} est impossible : écrivez un nombre entier ${limits(f)}.`,
  badId: (f) =>
    `${quoted(f, 'id')} ne peut pas être entre les crochets : mettez-y des lettres sans accents, des chiffres, - et _, 40 au plus.`,
  idTwice: (f) =>
    `${quoted(f, 'id')} est déjà à la ligne ${said(f, 'first', '…')} : écrivez autre chose entre les crochets.`,
  badName: (f) =>
    `Ce n’est pas un nom possible : écrivez de 1 à ${said(f, 'most', '…')} signes visibles avant les deux-points ou les crochets.`,
  headTwice: (f) => `La ligne ${quoted(f, 'word')} existe déjà : supprimez l’une des deux.`,
  badFormat: (f) => `Le format est un nombre entier de points d’armée ${limits(f)}.`,
  nameMissing: () => 'Il manque le nom de l’armée : ajoutez une ligne “Armée : …”.',
  nationMissing: () => 'Il manque la nation : ajoutez une ligne “Nation : …”.',
  formatMissing: () => 'Il manque le format : ajoutez une ligne “Format : 2000 points d’armée”.',
};

export const roster: typeof english = {
  words: {
    nations: words.nations,
    unitTypes: words.unitTypes,
    qualities: words.qualities,
    skills: words.skills,
    army: 'Armée',
    otherName: 'Armée en anglais',
    nation: 'Nation',
    format: 'Format',
    armyPoints: 'points d’armée',
    strength: 'force',
    commandValue: 'commandement',
    colon: ' : ',
  },
  problem: ({ code, line, facts }) => `Ligne ${line} : ${sentences[code](facts)}`,
};
