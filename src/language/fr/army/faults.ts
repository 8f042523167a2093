import type { faults as english } from '../../en/army/faults.ts';
import type { Facts } from '../../sentences.ts';
import { worded } from '../../sentences.ts';
import { words } from '../words.ts';
import { french, to } from '../writing.ts';

const { count, number } = french;

const figure = (f: Facts, key: string) => number(Number(f[key] ?? 0));
const skill = (f: Facts, key: string) => worded(f, key, words.skills, 'choisie');
const between = (f: Facts) => `entre ${figure(f, 'least')} et ${figure(f, 'most')}`;
/** Types of units with their article, all feminine. */
const type = (f: Facts) => {
  const word = worded(f, 'type', words.unitTypes, 'unité de ce type');
  return to(/^[iu]/.test(word) ? `l’${word}` : `la ${word}`);
};

const faultSentences: typeof english.faultSentences = {
  strengthNotAllowed: (f) =>
    `${count(Number(f['strength'] ?? 0), 'point de force ne s’achète pas', 'points de force ne s’achètent pas')} : choisissez ${between(f)}.`,
  commandValueNotAllowed: (f) =>
    `Cette qualité n’a pas de facteur de commandement de ${figure(f, 'commandValue')} : choisissez ${between(f)}.`,
  skillReserved: (f) => `La compétence ${skill(f, 'skill')} n’est pas ouverte ${type(f)} : ôtez-la.`,
  skillRequires: (f) =>
    `La compétence ${skill(f, 'skill')} ne s’achète qu’avec ${skill(f, 'other')} : ajoutez celle-ci, ou ôtez celle-là.`,
  skillExcludes: (f) =>
    `Les compétences ${skill(f, 'skill')} et ${skill(f, 'other')} s’excluent : ôtez l’une d’elles.`,
  skillTwice: () => 'Une compétence figure deux fois : ôtez-en une.',
  armyTooDear: (f) =>
    `L’armée coûte ${figure(f, 'cost')} points d’armée sur ${figure(f, 'format')} : affaiblissez des unités ou congédiez-en, ou convenez d’un format plus grand.`,
  tooManyElites: (f) =>
    `${count(Number(f['elites'] ?? 0), 'unité d’Élite', 'unités d’Élite')}, et le format en permet ${figure(f, 'limit')} : rendez les autres Ordinaires, la dernière achetée d’abord :`,
};

export const faults: typeof english = {
  faults: 'À corriger',
  faultsCount: (n) => `${count(n, 'chose', 'choses')} à corriger`,
  faultSentences,
  mending: {
    mend: (changes) => `Corriger : ${changes.join(', ')}`,
    strength: (points) => `force ${number(points)}`,
    command: (value) => `facteur de commandement ${number(value)}`,
    with: (skill) => `ajouter ${skill}`,
    without: (skill) => `ôter ${skill}`,
    ordinary: (units) => `Rendre Ordinaire ${count(units, 'unité d’Élite', 'unités d’Élite')}`,
  },
  toLine: (unit) => `Aller à la ligne : ${unit}`,
};
