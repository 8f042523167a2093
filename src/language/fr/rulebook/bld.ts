import type { bld as english } from '../../en/rulebook/bld.ts';
import type { SameChapter } from '../../rulebook.ts';

export const bld: SameChapter<typeof english> = {
  title: 'Lever une armée',
  about: 'Ce que coûtent les unités et ce qu’une armée peut contenir.',
  statements: {
    'BLD-01': {
      head: 'Le format',
      text: `
        Les deux joueurs conviennent d’un nombre de points d’armée, le *format*, d’ordinaire 1500 à 2000 par camp, et
        achètent leurs unités sans le dépasser.
      `,
    },
    'BLD-02': {
      head: 'Prix d’un point de force',
      text: 'Il dépend du type et de la qualité de l’unité ; le tableau est en [UNI-02].',
    },
    'BLD-03': {
      head: 'Prix d’une unité',
      text: `
        Additionnez, pour un point de force : son prix, ce que chaque compétence ajoute ou retire, et ce qu’ajoute ou
        retire le facteur de commandement [CMD-02]. Le résultat n’est jamais inférieur à 1 [R-30]. Multipliez par la
        force de l’unité. Là où une liste imprimée a des lignes propres au Cuirassier, au Lancier et au Tirailleur, leur
        prix contient déjà la compétence : ne l’ajoutez pas deux fois [R-29].

        > Infanterie de ligne Ordinaire de 16 points, facteur de commandement 8, à Tir contrôlé : 16 × (8 + 2 + 1) = 176
          points d’armée.
      `,
    },
    'BLD-04': {
      head: 'Force',
      text: `
        Achetez un nombre entier de points de force, du minimum au maximum de [UNI-02] ; le Gros bataillon les relève
        tous deux de 4 [SKL-13.1].
      `,
    },
    'BLD-05': {
      head: 'Unités Élite',
      text: `
        Deux par tranche entière de 1500 points du format : aucune au-dessous de 1500, deux de 1500 à 2999, et ainsi de
        suite [QUA-03], [R-33].
      `,
    },
    'BLD-06': {
      head: 'Compétences et commandement',
      text: `
        Une unité peut avoir les compétences ouvertes à son type [SKL-01] et suivantes ; Guerrier seulement avec
        Irrégulier [SKL-10], jamais Cuirassier et Demi-cuirasse ensemble [R-34]. Son facteur de commandement est l’un de
        ceux que permet sa qualité [CMD-02].
      `,
    },
    'BLD-07': {
      head: 'Format et points d’ordre',
      text: `
        Le format décide aussi de la manière de tirer les points d’ordre [ORD-02]. C’est ce dont on est convenu, non ce
        qu’une armée a vraiment coûté [R-12].
      `,
    },
  },
};
