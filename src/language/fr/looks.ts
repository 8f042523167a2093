import type { looks as english } from '../en/looks.ts';
import { french } from './writing.ts';

const { count } = french;

/** What the marks laid over the map mean. */
export const looks: typeof english = {
  buttons: {
    sight: 'Ligne de vue entre deux cases',
    threat: 'Ce que l’ennemi pourrait attaquer',
    danger: 'Le danger de chaque case à portée',
    ground: 'Le terrain seul',
  },
  ground: 'Le terrain sans les unités',
  threat:
    'Ce que l’ennemi pourrait attaquer : champ de tir en bleu, portée d’une charge ou d’un assaut en rouge',
  threatOf: (unit) =>
    `${unit}, ce qu’on peut en craindre : champ de tir en bleu, portée d’une charge ou d’un assaut en rouge`,
  sightFrom: 'Ligne de vue : touchez la case d’où elle part',
  sightTo: (from) => `Ligne de vue depuis ${from} : touchez l’autre case`,
  seen: (from, to, distance) => `Depuis ${from} on voit ${to}, à ${count(distance, 'case', 'cases')}`,
  hidden: (from, to, blockers) =>
    `Depuis ${from} on ne voit pas ${to} : ${blockers.includes(to) ? 'un côté impassable' : french.all(blockers)} ${blockers.length === 1 ? 'fait' : 'font'} écran`,
};
