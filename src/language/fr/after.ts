import type { AfterWords } from '../en/after.ts';
import { theSide, toSide } from './camps.ts';
import { french } from './writing.ts';

const { count, number } = french;

const tenths = (value: number) => number(Math.round(10 * value) / 10);
const points = (value: number) => count(value, 'point', 'points');

export const aftermath: AfterWords = {
  account: {
    title: 'D’où viennent les points',
    destroyed: (unit, value) => `${unit}, détruite : ${points(value)}`,
    ranOff: (unit, value) => `${unit}, en fuite hors du champ : ${points(value)}`,
    objective: (name, value) => `${name} : ${points(value)}`,
    none: 'Aucune unité ennemie n’a été perdue.',
  },
  losses: {
    title: 'Pertes par unité',
    of: (side) => `Pertes : ${side}`,
    unit: 'Unité',
    strength: 'Force',
    fromTo: (initial, left) => `${number(initial)} → ${number(left)}`,
    fire: 'au feu',
    combat: 'au corps à corps',
    other: 'autrement',
    taken: 'infligé',
    all: 'Ensemble',
    otherwise:
      'Autrement : en fuite, aux tests manqués, en rompant le contact. Infligé : points de force pris à l’ennemi.',
    fates: {
      eliminated: 'détruite',
      fledOffMap: 'enfuie',
      exited: 'sortie',
      awaited: 'pas déployée',
      coming: 'jamais arrivée',
      present: '',
    },
  },
  course: {
    title: 'Le cours de la bataille',
    strength: 'Points de force sur le terrain, par tour',
    worth: 'Où en était la bataille, en points d’armée, par tour',
    of: (side, from, to) => `${side} : de ${number(from)} à ${number(to)}`,
    ahead: (above, below) => `Au-dessus de zéro, avantage ${toSide(above)}, au-dessous ${toSide(below)}`,
    turn: 'Tour',
  },
  luck: {
    title: 'La chance',
    lead: 'Ce que les dés ont donné, face à ce qu’on pouvait en attendre, et combien de fois ils font aussi bien, ou aussi mal.',
    matters: {
      hits: 'Touches',
      saves: 'Pertes sauvées',
      tests: 'Tests de moral réussis',
      orders: 'Points d’ordre',
    },
    gave: 'obtenu',
    expected: 'attendu',
    rare: 'rareté',
    rolls: (rolls) => count(rolls, 'jet', 'jets'),
    number: tenths,
    asExpected: 'comme attendu',
    well: (battles) => `aussi bien une fois sur ${number(battles)}`,
    badly: (battles) => `aussi mal une fois sur ${number(battles)}`,
    none: 'Aucun dé n’a été jeté.',
  },
  turning: {
    title: 'Les moments décisifs',
    lead: 'Les actions qui ont le plus changé, au jugé du programme : ce qui fut perdu, tenu, ébranlé. Une pression montre le moment.',
    looking: 'La bataille est parcourue…',
    none: 'Aucune action n’a beaucoup changé à elle seule.',
    line: (turn, side, gained) =>
      `Tour ${number(turn)} : ${number(Math.round(gained))} points d’armée pour ${theSide(side)}`,
    rarest: (title, battles) => `Le moins probable : ${title}, une fois sur ${number(battles)}`,
  },
  files: {
    losses: 'Pertes en CSV',
    dice: 'Dés en CSV',
    report: 'Rapport de bataille',
    reportWhy: 'Une page qui se suffit, avec des dessins : à garder, à imprimer, à envoyer.',
    names: { losses: 'pertes.csv', dice: 'des.csv', report: 'rapport-de-bataille.html' },
    heads: {
      losses: [
        'camp',
        'unité',
        'au départ',
        'reste',
        'sort',
        'au feu',
        'au corps à corps',
        'autrement',
        'infligé',
        'points donnés',
      ],
      dice: ['réponse', 'tour', 'camp', 'jet', 'faces', 'résultat', 'moyenne', 'chance'],
    },
  },
  report: {
    title: (battle) => `${battle} : le rapport`,
    between: (blue, red) => `${blue} contre ${red}`,
    before: 'Le terrain avant le premier coup de feu',
    end: 'Le terrain à la fin',
    moment: (turn) => `Tour ${number(turn)}`,
    story: 'Ce qui s’est passé',
    key: 'Un pion montre sa force ; sa pointe, où l’unité regarde ; un trait, la cavalerie ; un point, l’artillerie.',
    made: 'Fait par Sabreur-hex.',
  },
};
