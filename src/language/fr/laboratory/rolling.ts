import type { rolling as english } from '../../en/laboratory/rolling.ts';
import { french } from '../writing.ts';

const { count, number } = french;

export const rolling: typeof english = {
  rollOnce: 'Jouer pas à pas',
  playNote: 'Sur le champ, chaque décision et chaque jet à son tour.',
  many: 'Laisser jouer le moteur',
  rollRefused:
    'La règle refuse cette action : il n’y a rien à lancer. Les conditions sous « Chances » disent pourquoi.',
  rollChooseAct:
    'Choisissez ce qu’elle fait sous « Chances » ; pour une attaque, pressez d’abord un ennemi comme cible.',
  rollUnreckoned:
    'Ses chances n’ont pu être calculées : « Chances » dit pourquoi. Jouée pas à pas, elle n’en demande pas.',
  manyTooLarge: 'Trop de suites possibles pour la faire jouer par le moteur.',
  board: 'Jouer sur le champ',
  rollTimes: (n) => `${number(n)} fois`,
  rolledTimes: (n) => `${count(n, 'partie', 'parties')} du moteur à côté des chances exactes`,
  rolledAlone: (n) => count(n, 'partie du moteur', 'parties du moteur'),
  noExact: {
    coming: 'Les chances exactes se calculent encore : elles viendront à côté.',
    first:
      'Sous « Chances » se trouvent de premiers chiffres, où moins de places sont pesées que dans ces parties : on ne les compare pas. Faites-y peser le reste.',
    none: 'Il n’y a pas de chances exactes à mettre à côté : voyez sous « Chances ».',
  },
  noise: 'bruit attendu : deux fois l’erreur type',
  seen: 'Lancé',
  exact: 'Exact',
  inNoise: 'dedans',
  outNoise: 'dehors',
  rollDice: 'Lancer les dés',
  typeDice: (n) => `Faces de ${count(n, 'vrai dé', 'vrais dés')}, séparées par des espaces`,
  nextDice: 'Les prochains dés montrent',
  nextDiceNote:
    'Des faces comme 6 6 1 : les prochains dés tombent ainsi, sur le champ et quand on lance une fois ; le hasard reprend après eux.',
  badNext: 'Des faces de 1 à 6 seulement, séparées par des espaces.',
  otherAnswers: (n) => `Choisir parmi ${number(n)} réponses`,
  take: 'La prendre',
  useDice: 'Prendre ces faces',
  badFaces: 'Un tel jet ne peut montrer ces faces.',
  again: 'Depuis le début',
  stepBack: 'Un pas en arrière',
  ended: 'L’action est finie.',
  seed: 'Graine',
};
