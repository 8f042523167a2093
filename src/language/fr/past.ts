import type { PastWords } from '../en/past.ts';
import { odds } from './odds.ts';
import { french } from './writing.ts';

const { count, number } = french;
const { percent } = odds;

export const past: PastWords = {
  label: 'Retour en arrière',
  where: (shown, all, turn, side) =>
    `Réponse ${number(shown)} sur ${number(all)} · tour ${number(turn)} · ${side}`,
  undone: 'Ceci a été repris.',
  steps: {
    turn: { back: 'Un tour en arrière', on: 'Un tour en avant' },
    unit: { back: 'Une unité en arrière', on: 'Une unité en avant' },
    answer: { back: 'Une réponse en arrière', on: 'Une réponse en avant' },
  },
  slider: 'Place dans la bataille',
  play: 'Rejouer',
  stop: 'Arrêter',
  pace: 'Allure',
  paces: { slow: 'lente', normal: 'normale', quick: 'vive' },
  analyse: 'Plateau d’analyse',
  analyseWhy: 'Jouer la suite des deux côtés depuis ce plateau, à part : la bataille reste telle quelle.',
  analyseLater: 'Pas tant que les valeurs d’un camp sont cachées à l’autre.',
  journal: {
    tools: 'Ce que raconte le journal',
    detail: 'Détail',
    details: { brief: 'résultats', usual: 'réponses', full: 'tous les comptes' },
    find: 'Chercher : par unité, ou par mots',
    unit: 'Unité',
    everybody: 'toutes les unités',
    search: 'Chercher dans le journal',
    found: (lines) => count(lines, 'ligne', 'lignes'),
    none: 'Aucune ligne du journal n’en parle.',
    lines: 'Ce qui s’est passé',
    walk: 'Les flèches vont d’une ligne à l’autre, Entrée montre le plateau tel qu’il était alors.',
    sum: 'Le compte de ce jet',
    chance: (chance, expected) =>
      `Chance d’obtenir exactement cela : ${percent(chance)} ; en moyenne ${number(Math.round(10 * expected) / 10)}.`,
    passChance: (chance) => `Chance de réussir : ${percent(chance)}.`,
    left: (name, answers) => `Laissée ici : ${name}, ${count(answers, 'réponse', 'réponses')}`,
    fold: (title) => `${title} : plier ou déplier`,
  },
  lines: {
    unnamed: (n) => `Suite ${number(n)}`,
    shared: (answers) =>
      `${count(answers, 'première réponse commune', 'premières réponses communes')} avec la suite du dessus`,
    look: 'La regarder',
    rename: 'La nommer',
    name: 'Nom de cette suite',
    keep: 'Garder ce nom',
  },
  aside: {
    label: 'À côté de la bataille',
    analysis: (at, turn) =>
      `Plateau d’analyse, depuis la réponse ${number(at)} (tour ${number(turn)}). On y joue les deux camps, avec des dés à part ; rien n’en est gardé.`,
    line: (name) =>
      `${name}, telle qu’elle fut jouée et laissée. Ce qui se joue ici n’est gardé nulle part ; la bataille reste telle quelle.`,
    back: 'Retour à la bataille',
    again: 'Depuis son début',
  },
  watch: {
    label: 'On regarde une partie',
    game: (title, blue, red) => `${title} : ${blue} contre ${red}`,
    note: 'Rien n’en est gardé ici, à moins de la reprendre.',
    battleWaits: 'Votre bataille attend telle que vous l’avez laissée.',
    takeUp: 'Reprendre d’ici',
    takeUpWhy: 'Depuis ce plateau elle devient une partie à vous : jouée, et enregistrée.',
    toBattle: 'Retour à ma bataille',
    toFirst: 'Accueil',
    begun: 'Le plateau du début.',
  },
};
