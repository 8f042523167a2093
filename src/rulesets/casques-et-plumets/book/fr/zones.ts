/** Zones, tests, fire and squares of Casques et Plumets, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const zones: readonly SystemChapter[] = [
  {
    title: 'Zones de contrôle et tests',
    statements: [
      {
        id: 'CP-25',
        text: 'Une unité contrôle les cases qui bordent son front, sur une case de profondeur ; un carré, celles de tous ses côtés ; personne ses flancs ni ses arrières.',
        terms: ['zone de contrôle'],
      },
      {
        id: 'CP-26',
        text: 'Sont sans zone, et s’abordent donc sans test : les unités en désordre, les colonnes de route, tirailleurs et fourrageurs, et qui se tient dans un bois ailleurs qu’à la lisière.',
        terms: ['zone de contrôle', 'lisière du bois'],
      },
      {
        id: 'CP-27',
        text: 'Qui veut entrer dans une zone passe d’abord un test, après le tir de celui qui la tient : les pertes de ce tir y comptent (CP-P3).',
        terms: ['test moral', 'tir d’opportunité'],
      },
      { id: 'CP-28', text: 'Aucune unité ne passe deux tests dans un tour.', terms: ['test moral'] },
      {
        id: 'CP-T6',
        text: 'Deux dés et toutes les lignes qui s’appliquent : réussi à 8 ou plus.',
        terms: ['bonus et malus du test moral'],
        table: [
          ['Ligne', 'Modificateur'],
          ['compétence de l’officier', '−1, 0, +1'],
          ['infanterie en colonne d’attaque', '+1'],
          ['milice, régulier, élite, garde', '−1, 0, +1, +2'],
          ['cavalerie lourde qui charge', '+1'],
          ['cavalerie cuirassée qui charge, au lieu de la ligne précédente', '+2'],
          ['fraîche ou nombreuse', '+1'],
          ['par unité en soutien, sur le flanc ou l’arrière', '+1'],
          ['par valeur perdue', '−1'],
          ['ennemi sur le flanc ou l’arrière', '−2'],
          ['cavalerie légère contre une ligne d’infanterie en ordre', '−2'],
          ['cavalerie contre un carré', '−4'],
          ['cavalerie contre un carré en désordre', '−1'],
          ['unité en désordre', 'n’entre pas'],
        ],
      },
      {
        id: 'CP-P3',
        text: 'Entrer dans une zone de contrôle.',
        terms: ['pénétrer une zone de contrôle'],
        table: [
          ['Étape', 'Qui', 'Quoi', 'Ensuite'],
          [
            '1',
            'attaquant',
            'La cible a-t-elle une zone (CP-26), et l’unité est-elle en ordre ?',
            'pas de zone : contact ; en désordre : reste dehors ; sinon 2',
          ],
          ['2', 'cible', 'Tire (CP-P4) ou, contre la cavalerie, tente le carré (CP-P6)', '3'],
          ['3', 'attaquant', 'Détruite ou mise en désordre par le tir : reste dehors', 'sinon 4'],
          ['4', 'attaquant', 'Deux dés et CP-T6', '8 ou plus : 5 ; moins : reste dehors (CP-R-05)'],
          ['5', 'les deux', 'Contact ; après une charge ou un assaut, mêlée (CP-P8)', 'fin'],
        ],
      },
    ],
  },
  {
    title: 'Le tir',
    statements: [
      {
        id: 'CP-T7',
        text: 'Cases que porte une arme. Portée courte : toute la valeur ; longue : la moitié, arrondie au supérieur ; mitraille : deux dés de plus.',
        terms: ['portée longue', 'portée courte', 'mitraille'],
        table: [
          ['Arme', 'Mitraille', 'Courte', 'Longue'],
          ['mousquet', '–', '1', '2'],
          ['canon de campagne, artillerie à cheval', '2', '5', '10'],
          ['canon lourd', '3', '8', '14'],
        ],
      },
      {
        id: 'CP-T8',
        text: 'Dés ajoutés à ceux de la valeur ; il en reste un quoi qu’on retire.',
        terms: ['bonus et malus du tir', 'salve', 'abri léger', 'abri dur'],
        table: [
          ['Ligne', 'Dés'],
          ['premier tir de l’unité (CP-R-38), ou nombreuse', '+1'],
          ['cible en carré, tireur d’infanterie', '+1'],
          ['cible en carré, tireur d’artillerie', '+2'],
          ['cible en colonne de route ou d’attaque', '+1'],
          ['officier dans l’unité qui tire', '+1'],
          ['infanterie qui tire en ligne', '+1'],
          ['carabines rayées', '+1'],
          ['mitraille', '+2'],
          ['tireur en désordre ou dans une maison', '−2'],
          ['cible en abri léger', '−1'],
          ['cible en abri dur', '−2'],
          ['cible : cavalerie à la charge', '−1'],
          ['cible en tirailleur ou en fourrageur (CP-R-42)', '−1'],
        ],
      },
      {
        id: 'CP-P4',
        text: 'Un tir, qu’il soit une action ou une réaction.',
        terms: ['procédure de tir', 'sauvegarde'],
        table: [
          ['Étape', 'Qui', 'Quoi', 'Ensuite'],
          [
            '1',
            'tireur',
            'Commandé, n’a pas encore tiré ce tour, un point disponible ; en réaction, en ordre aussi',
            'sinon, pas de tir',
          ],
          [
            '2',
            'tireur',
            'L’ennemi le plus proche droit devant et à portée, un seul ; un carré ou une maison choisit un côté',
            '3',
          ],
          [
            '3',
            'tireur',
            'Autant de dés que donnent sa valeur (CP-T7) et CP-T8 : chaque 5 ou 6 touche',
            'aucune touche : fin',
          ],
          ['4', 'cible', 'Un dé par touche : chaque 5 ou 6 sauve', '5'],
          [
            '5',
            'cible',
            'Perd une valeur par touche non sauvée ; en désordre si aucune ne l’est',
            'à 0 : détruite',
          ],
        ],
      },
      {
        id: 'CP-30',
        text: 'Le tir en réaction a lieu quand un ennemi va entrer dans la zone : à courte portée, les canons à mitraille.',
        terms: ['tir d’opportunité'],
      },
      {
        id: 'CP-31',
        text: 'Un carré et une maison tirent une fois par tour, d’un seul côté.',
        terms: ['carré'],
      },
      {
        id: 'CP-32',
        text: 'D’une maison, on tire par n’importe quel côté, sur une seule cible, avec deux dés de moins.',
        terms: ['habitation'],
      },
    ],
  },
  {
    title: 'Le carré',
    statements: [
      {
        id: 'CP-35',
        text: 'L’infanterie que la cavalerie menace, ou pourrait menacer, tente de se mettre en carré pour un point.',
        terms: ['se mettre en carré'],
      },
      {
        id: 'CP-P6',
        text: 'Se mettre en carré.',
        terms: ['tenter de se mettre en carré'],
        table: [
          ['Étape', 'Qui', 'Quoi', 'Ensuite'],
          ['1', 'propriétaire', 'Paie un point', '2'],
          [
            '2',
            'propriétaire',
            'Deux dés et les lignes de CP-T6 qui touchent l’infanterie (CP-R-15)',
            '8 ou plus : carré ; moins : désordre, formation gardée',
          ],
          ['3', 'propriétaire', 'C’était son seul test du tour (CP-28)', 'fin'],
        ],
      },
    ],
  },
];
