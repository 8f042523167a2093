/** Melee, artillery, going back and pursuit of Alexandre et Bayard, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const melee: readonly SystemChapter[] = [
  {
    title: 'Les mêlées',
    statements: [
      { id: 'AB-44', text: 'La cible est un ennemi contigu à l’attaquant.', terms: ['choix de la cible'] },
      {
        id: 'AB-45',
        text: 'Dés : le facteur d’assaut si AB-15 le permet, sinon le facteur de mêlée.',
        terms: ['facteur de l’arme'],
      },
      {
        id: 'AB-P2',
        text: 'Une mêlée.',
        terms: ['déroulement d’un combat'],
        table: [
          ['Étape', 'Qui', 'Quoi', 'Ensuite'],
          ['1', 'attaquant', 'Désigne une unité qui peut combattre et un ennemi contigu', '2'],
          ['2', 'défenseur', 'Peut esquiver, s’il le peut (AB-47)', 'esquive : AB-P3'],
          [
            '3',
            'attaquant',
            'Lance son facteur (AB-45) : touches (AB-T2), coups spéciaux (AB-T4), drapeaux',
            '4',
          ],
          ['4', 'défenseur', 'Retire ses éléments', 'détruit : 7'],
          [
            '5',
            'défenseur',
            'Annule des drapeaux (AB-51), recule pour les autres (AB-P4)',
            'case quittée : 7',
          ],
          ['6', 'défenseur', 'Peut riposter (AB-54)', 'fin'],
          ['7', 'attaquant', 'Suit selon AB-T5, puis poursuit peut-être (AB-P5)', 'fin'],
        ],
      },
      { id: 'AB-46', text: 'On n’esquive qu’une mêlée.', terms: ['esquive'] },
      {
        id: 'AB-47',
        text: 'Peut esquiver le défenseur qui, tout en gardant le droit de combattre, se déplace de 2 cases de plus que l’attaquant (AB-R-06).',
        terms: ['déplacement avec combat'],
      },
      {
        id: 'AB-48',
        text: 'Il recule de tout ce qu’il peut et reçoit la marque de qui a déjà joué.',
        terms: ['jeton pré-joué'],
      },
      { id: 'AB-49', text: 'Chaque case non faite coûte un élément.', terms: ['hexagone non fait'] },
      {
        id: 'AB-50',
        text: 'L’attaquant frappe ensuite au facteur de mêlée, armure inversée ; seules les touches de couleur comptent.',
        terms: ['armure inversée'],
      },
      {
        id: 'AB-P3',
        text: 'Une esquive.',
        terms: ['esquive'],
        table: [
          ['Étape', 'Qui', 'Quoi'],
          [
            '1',
            'défenseur',
            'Recule de tout son déplacement (AB-48), perd pour ce qu’il ne peut faire (AB-49)',
          ],
          ['2', 'attaquant', 'Frappe selon AB-50'],
          ['3', 'attaquant', 'Suit selon AB-T5, poursuit selon AB-P5'],
        ],
      },
      {
        id: 'AB-51',
        text: 'Chaque drapeau est un coup au moral et fait reculer l’unité. Le soutien en annule un, un chef avec elle un autre (AB-R-07).',
        terms: ['coup au moral', 'soutenu', 'chef'],
      },
      {
        id: 'AB-52',
        text: 'Chacun fait reculer de 2 cases une troupe montée, de 1 toutes les autres.',
        terms: ['repli'],
      },
      { id: 'AB-53', text: 'Les pertes d’abord, les drapeaux ensuite.', terms: ['retrait des pertes'] },
      {
        id: 'AB-54',
        text: 'Après une mêlée, le défenseur vivant qui n’a pas bougé peut riposter, au facteur de mêlée, comme en tout combat ; nul ne suit après cela.',
        terms: ['riposte'],
      },
      {
        id: 'AB-55',
        text: 'Qui a quitté sa case ne riposte pas, fût-il de nouveau contigu à l’attaquant.',
        terms: ['riposte'],
      },
    ],
  },
  {
    title: 'L’artillerie',
    statements: [
      {
        id: 'AB-56',
        text: 'Bombardes et canons sont de l’artillerie à poudre : une artillerie comme une autre, sauf ce qui suit.',
        terms: ['artillerie à poudre'],
      },
      {
        id: 'AB-57',
        text: 'Après son tir, un dé pour chaque unité avec animaux à 1 case : un drapeau la fait reculer, et rien ne l’annule.',
        terms: ['animaux'],
      },
      {
        id: 'AB-58',
        text: 'Un canon explose quand les coups spéciaux d’un tir sont plus nombreux que chaque autre face : l’unité se tire alors dessus (AB-R-08).',
        terms: ['un canon explose'],
      },
      { id: 'AB-59', text: 'Ses coups spéciaux touchent à 2 cases au plus.', terms: ['coup touché'] },
    ],
  },
  {
    title: 'Les replis',
    statements: [
      {
        id: 'AB-P4',
        text: 'Repli après des coups au moral.',
        terms: ['repli'],
        table: [
          ['Étape', 'Qui', 'Quoi'],
          ['1', 'défenseur', 'Cases : les drapeaux restants selon AB-51, chacun selon AB-52'],
          [
            '2',
            'défenseur',
            'Choisit chaque case vers son propre bord de table, même du côté de l’attaquant',
          ],
          ['3', 'défenseur', 'Perd un élément par case impossible (AB-64, AB-65)'],
          ['4', 'défenseur', 'Panique : un dé par case faite (AB-66)'],
        ],
      },
      {
        id: 'AB-62',
        text: 'Le terrain ne ralentit pas un repli, mais l’infranchissable le barre.',
        terms: ['terrain infranchissable'],
      },
      {
        id: 'AB-63',
        text: 'On ne se replie qu’au travers d’amis légers ou très légers, et de part en part.',
        terms: ['traverser'],
      },
      {
        id: 'AB-64',
        text: 'Sans chemin libre, ou au bord, chaque case non faite est une perte.',
        terms: ['bord de table'],
      },
      {
        id: 'AB-65',
        text: 'Qui peut faire une partie du chemin la fait et paie le reste.',
        terms: ['repli partiel'],
      },
      {
        id: 'AB-66',
        text: 'Les troupes sujettes à la panique lancent un dé par case de repli due à un drapeau : un coup spécial est une perte.',
        terms: ['panique'],
      },
      {
        id: 'AB-67',
        text: 'L’artillerie ne se replie pas plus loin qu’elle ne se déplace ; ce qui dépasse est une perte.',
        terms: ['capacité de déplacement'],
      },
      { id: 'AB-68', text: 'Ce dont elle recule est pris sur son tour suivant.', terms: ['tour suivant'] },
      {
        id: 'AB-69',
        text: 'Une artillerie qui se replie est toujours sujette à la panique (AB-66).',
        terms: ['panique'],
      },
      {
        id: 'AB-T6',
        text: 'Cases dont l’artillerie peut se replier.',
        terms: ['artillerie statique', 'artillerie volante'],
        table: [
          ['Artillerie', 'Cases'],
          ['statique', '0'],
          ['lourde, à pied', '1'],
          ['moyenne', '1 ; par une route 2 ; jamais dans un bois ou des habitations'],
          ['légère, à pied', '1'],
          ['très légère, à pied', '1 ; 2 si elle ne combat pas'],
          ['légère, volante', '2'],
        ],
      },
    ],
  },
  {
    title: 'Suivi et poursuite',
    statements: [
      {
        id: 'AB-T5',
        text: 'Qui entre dans une case libérée après une mêlée.',
        terms: ['suivi', 'fanatique', 'changeant'],
        table: [
          ['Troupe', 'Obligatoire', 'Possible'],
          ['toutes', 'fanatiques et changeants', '–'],
          ['infanterie', 'non d’élite, contre un ennemi plus bas', 'd’élite'],
          ['montée', 'non d’élite, contre un ennemi plus bas', 'toutes les autres'],
          ['éléphants', 'toujours', '–'],
          ['artillerie, chariots', '–', 'jamais'],
        ],
      },
      {
        id: 'AB-70',
        text: 'Seul l’attaquant suit, seulement après une mêlée, et seulement dans une case libérée.',
        terms: ['suivi'],
      },
      { id: 'AB-71', text: 'Nul ne suit après sa riposte.', terms: ['suivi', 'riposte'] },
      {
        id: 'AB-P5',
        text: 'Une poursuite.',
        terms: ['poursuite'],
        table: [
          ['Étape', 'Qui', 'Quoi'],
          ['1', 'attaquant', 'Troupe montée ou éléphants, vient de suivre, première fois ce tour'],
          ['2', 'attaquant', 'Peut avancer d’une case de plus'],
          ['3', 'attaquant', 'Peut attaquer tout ennemi contigu (AB-P2)'],
          ['4', 'attaquant', 'Peut suivre encore, mais ne poursuit plus'],
        ],
      },
      {
        id: 'AB-72',
        text: 'Ni la case ni le combat d’une poursuite ne sont obligatoires.',
        terms: ['poursuite'],
      },
      {
        id: 'AB-73',
        text: 'Une caractéristique de l’une des unités peut causer une poursuite.',
        terms: ['caractéristique'],
      },
    ],
  },
];
