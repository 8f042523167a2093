import type { qua as english } from '../../en/rulebook/qua.ts';
import type { SameChapter } from '../../rulebook.ts';

export const qua: SameChapter<typeof english> = {
  title: 'La qualité',
  about: 'Élite, Ordinaire, Recrue : ce que changent de bonnes et de mauvaises troupes.',
  statements: {
    'QUA-01': {
      head: 'Trois qualités',
      text: 'Une unité est *Élite*, *Ordinaire* ou *Recrue*. Si rien n’est dit, elle est Ordinaire.',
    },
    'QUA-02': {
      head: 'Trois prix',
      text: 'Les prix s’écrivent dans cet ordre : Élite / Ordinaire / Recrue [UNI-02].',
    },
    'QUA-03': {
      head: 'Combien d’Élites',
      text: `
        Deux par tranche complète de 1500 points du format convenu. Au-dessous de 1500, aucune ; de 1500 à 2999, deux au plus
        [R-33].
      `,
    },
    'QUA-04': {
      head: 'Dés du moral',
      text: `
        | Qualité | Dés d’un test moral |
        | Élite | 3D6, le plus fort écarté |
        | Ordinaire | 2D6 |
        | Recrue | 3D6, le plus faible écarté |

        Il faut faire peu : le test réussit à égalité avec le commandement ou dessous [MOR-03].
      `,
    },
    'QUA-05': {
      head: 'Une Élite à ses côtés',
      text: `
        Une unité Ordinaire, quelle qu’elle soit, jette les dés d’une Élite tant qu’un ami non paniqué, infanterie de ligne ou
        cavalerie lourde d’Élite, se tient à côté d’elle. Cela vaut pour tous les tests, jusqu’au ralliement d’une paniquée ;
        deux amis n’aident pas plus qu’un. Une ligne étendue qui réagit à une attaque n’en profite pas [R-140].

        > Une batterie teste après les pertes d’un tir : de l’infanterie de ligne d’Élite à côté d’elle lui aurait prêté ses
        > dés.
      `,
    },
    'QUA-06': { head: 'Seuil', text: 'Le seuil d’une Élite est plus bas de 1 [UNI-06].' },
    'QUA-07': {
      head: 'Traversée par les siens',
      text: `
        L’unité à travers laquelle fuit un ami [MAN-24] perd de la force selon sa propre qualité :

        | Élite | Ordinaire | Recrue |
        | rien | 1D3 | 1D6 |
      `,
    },
    'QUA-08': {
      head: 'Recrues en groupe',
      text: 'Un groupe qui compte deux Recrues ou plus peut coûter 2 points d’ordre [ORD-05].',
    },
  },
};
