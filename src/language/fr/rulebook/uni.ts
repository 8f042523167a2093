import type { uni as english } from '../../en/rulebook/uni.ts';
import type { SameChapter } from '../../rulebook.ts';

export const uni: SameChapter<typeof english> = {
  title: 'Les unités et leurs facteurs',
  about: 'Les types d’unité, leurs dés, leur portée, leur allure, et la force qu’elles perdent.',
  statements: {
    'UNI-01': {
      head: 'Facteurs',
      text: `
        Combat et tir sont des nombres de dés. Portée [R-27] et marche sont des nombres de cases.

        {table factors}

        Une unité paniquée n’a aucun dé et ne bouge qu’en fuyant [R-39]. Le lancier a son plus grand chiffre quand il frappe
        en chargeant [CBT-04]. Les guerriers ne tirent pas [SKL-10.1] ; une arme à feu obsolète porte moins loin, et coûte un
        dé à la ligne [SKL-20].
      `,
    },
    'UNI-02': {
      head: 'Force et prix',
      text: `
        {table strength}

        Les compétences [SKL-01] et le commandement [CMD-02] s’ajoutent au prix du point ; un gros bataillon est plus gros
        [SKL-13.1]. Une compétence ne se paie qu’une fois : le point de cavalerie lourde d’Élite coûte 23, et 26 avec
        Cuirassier [R-29].
      `,
    },
    'UNI-03': {
      head: 'Force',
      text: `
        Chaque unité commence avec un nombre entier de *points de force*, entre son minimum et son maximum, choisi quand on
        achète l’armée. Les pertes en ôtent ; le ralliement en rend, jamais plus qu’elle n’en avait au départ.
      `,
    },
    'UNI-04': { head: 'Éliminée', text: 'Sans point de force, une unité quitte la bataille.' },
    'UNI-05': {
      head: 'Démoralisée',
      text: `
        L’unité dont la force est à son seuil de démoralisation ou dessous est *démoralisée*, tant qu’elle y reste :
        - elle tire avec 2 dés de moins [CBT-12] ;
        - elle teste son moral à −2 [MOR-07] ;
        - elle ne sauve que sur 5 et 6 [SAV-02] ;
        - en mêlée, elle est la première à tester [ASL-10] ;
        - tenace, elle peut de nouveau fuir [MOR-14].
      `,
    },
    'UNI-06': {
      head: 'Seuil',
      text: `
        Au seuil du type s’ajoute tout ce qui convient :

        | Élite | Tenace | Gros bataillon | Irrégulier |
        | −1 | −2 | +2 | +1 |

        Il ne descend pas sous 0, et une unité au seuil de 0 n’est jamais démoralisée [R-31].
      `,
    },
    'UNI-07': {
      head: 'Armes',
      text: `
        - *Infanterie* : de ligne et légère.
        - *Cavalerie* : lourde, moyenne et légère.
        - *Artillerie* : les trois sortes de batterie et la pièce régimentaire. La batterie légère à cheval est
          l’*artillerie à cheval*.
      `,
    },
    'UNI-08': {
      head: 'Unités non denses',
      text: `
        L’infanterie en ligne, en ligne étendue ou en tirailleur est *non dense*, l’artillerie aussi. Tout le reste est dense :
        colonnes, carrés, hordes, et toute la cavalerie [R-133].
      `,
    },
  },
};
