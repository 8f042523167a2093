import type { sav as english } from '../../en/rulebook/sav.ts';
import type { SameChapter } from '../../rulebook.ts';

export const sav: SameChapter<typeof english> = {
  title: 'Sauvegardes',
  about: 'Qui peut annuler des pertes, contre qui, et sur quel résultat.',
  statements: {
    'SAV-01': {
      head: 'Ce qu’est une sauvegarde',
      text: `
        Une unité touchée qui a droit à une sauvegarde [SAV-03] lance un dé par point de force qu’elle va perdre. Chaque
        succès épargne un point.

        On ne sauve que ce que prendraient le tir ou les coups d’un ennemi : ni le prix d’un test raté, ni les points
        perdus à cause d’amis en fuite, d’un désengagement ou d’une attaque impossible [R-131].
      `,
    },
    'SAV-02': {
      head: 'Sur quel résultat',
      text: `
        | Unité | Sauve sur | Ordre linéaire, en ligne ou ligne étendue, contre un tir |
        | Au-dessus de son seuil de démoralisation | 4, 5, 6 | 3, 4, 5, 6 |
        | Démoralisée | 5, 6 | 4, 5, 6 |
      `,
    },
    'SAV-03': {
      head: 'Qui y a droit',
      text: `
        Un seul droit suffit, et plusieurs ne valent pas plus qu’un [R-132].

        | | Qui | Contre | Mais pas |
        | 1 | infanterie dans un bois, un village ou un point fortifié | tir, combat rapproché | |
        | 2 | unité sur une colline dont l’ennemi n’est pas sur une colline [R-134] | combat rapproché | |
        | 3 | unité séparée de l’ennemi par une rivière, un fleuve, un gué ou un pont [R-147] | combat rapproché | |
        | 4 | carré, colonne fermée | cavalerie | contre un Lancier |
        | 5 | Cuirassier | tout | contre un tir d’artillerie |
        | 6 | Demi-cuirasse | tout | contre un tir d’artillerie, un tir en enfilade, un ennemi Cuirassier ; quand elle est débordée |
        | 7 | unité non dense [UNI-08] | tir | |
        | 8 | Harcèlement | tir | |
        | 9 | unité au moins deux fois plus forte que l’ennemi, ou plus forte d’au moins 6 points, comptés avant ces pertes [R-112] | mêlée | |
        | 10 | Cavalerie féodale | cavalerie | quand elle est débordée |
        | 11 | Guerrier | infanterie, en combat rapproché | quand elle est débordée |
        | 12 | toute unité | cavalerie à Harcèlement | |
      `,
    },
    'SAV-04': {
      head: 'Qui s’en occupe',
      text: `
        Autour d’une table, les sauvegardes sont l’affaire du joueur : il peut y renoncer, et ce qu’il oublie est perdu.
        Le programme lance toutes celles qui sont dues.
      `,
    },
    'SAV-05': { head: 'Unités paniquées', text: 'Elles ne sauvent jamais rien.' },
  },
};
