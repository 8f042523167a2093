/** Charges, melee and ground of Casques et Plumets, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const melee: readonly SystemChapter[] = [
  {
    title: 'Les charges',
    statements: [
      {
        id: 'CP-40',
        text: 'On charge tout droit un ennemi visible, sans obstacle ni troupe entre les deux.',
        terms: ['charge tout droit'],
      },
      {
        id: 'CP-41',
        text: 'Une charge qui n’arrive pas à la zone de la cible met l’assaillant en désordre.',
        terms: ['charge trop courte'],
      },
      {
        id: 'CP-42',
        text: 'Une unité prise de flanc ou de dos fait face si la mêlée a un second tour.',
        terms: ['pris de flanc ou de dos'],
      },
      {
        id: 'CP-43',
        text: 'Des tirailleurs et de la cavalerie en fourrageur que la cavalerie charge doivent se rallier sur leurs arrières (CP-P7).',
        terms: ['tirailleur', 'fourrageur', 'ralliement'],
      },
      {
        id: 'CP-P5',
        text: 'Une charge.',
        terms: ['charge'],
        table: [
          ['Étape', 'Qui', 'Quoi', 'Ensuite'],
          [
            '1',
            'assaillant',
            'En ordre, commandé, en formation (CP-R-55), un point disponible, la cible visible droit devant',
            'sinon, pas de charge',
          ],
          ['2', 'assaillant', 'Sa vitesse tactique atteint la zone', 'trop court : désordre, fin'],
          [
            '3',
            'cible',
            'Une réaction : tir, carré, ralliement sur les arrières, ou aucune (CP-R-11)',
            'ralliement : CP-P7',
          ],
          ['4', 'assaillant', 'Le test de CP-P3', 'raté : fin'],
          ['5', 'les deux', 'Mêlée (CP-P8)', 'fin'],
        ],
      },
      {
        id: 'CP-P7',
        text: 'Se rallier sur ses arrières.',
        terms: ['ralliement sur les arrières'],
        table: [
          ['Étape', 'Qui', 'Quoi', 'Ensuite'],
          [
            '1',
            'propriétaire',
            'La cavalerie le peut, pour refuser un combat ; celles de CP-43 le doivent ; on paie un point',
            '2',
          ],
          [
            '2',
            'propriétaire',
            'Va en arrière aussi vite qu’une colonne d’attaque, fait face, en désordre',
            '3',
          ],
          [
            '3',
            'assaillant',
            'S’arrête en ordre où était l’autre, ou continue avec le reste de son mouvement, en désordre',
            'rattrapée : mêlée aussitôt',
          ],
        ],
      },
    ],
  },
  {
    title: 'La mêlée',
    statements: [
      {
        id: 'CP-T9',
        text: 'Dés ajoutés à ceux de la valeur, pour chacun des deux ; un dé au moins.',
        terms: ['bonus et malus de mêlée', 'soutien'],
        table: [
          ['Ligne', 'Dés'],
          ['officier dans l’unité', '+1'],
          ['infanterie en colonne d’attaque', '+1'],
          ['cavalerie lourde contre infanterie non en carré', '+1'],
          ['cavalerie cuirassée', '+2'],
          ['cavalerie lourde non cuirassée contre cavalerie légère', '+1'],
          ['par unité en soutien, en ordre', '+1'],
          ['lanciers, au premier tour', '+1'],
          ['fraîche ou nombreuse', '+1'],
          ['contre une colonne de route, un flanc, un arrière ou de l’artillerie', '+2'],
          ['contre de l’artillerie attelée', 'détruite'],
          ['artillerie', '−1'],
          ['cavalerie légère contre infanterie en ordre', '−1'],
          ['adversaire plus haut', '−1'],
          ['cavalerie dans un bois', '−2'],
          ['en désordre', '−2'],
          ['adversaire en abri léger', '−1'],
          ['adversaire en abri dur', '−2'],
          ['cavalerie contre un carré', '−3'],
          ['cavalerie contre un carré en désordre', '−1'],
        ],
      },
      {
        id: 'CP-P8',
        text: 'Une mêlée à deux.',
        terms: ['procédure de mêlée', 'résultat de la mêlée'],
        table: [
          ['Étape', 'Qui', 'Quoi', 'Ensuite'],
          [
            '1',
            'les deux',
            'Autant de dés que donnent la valeur et CP-T9, lancés ensemble (CP-R-70) : chaque 4, 5 ou 6 touche',
            '2',
          ],
          [
            '2',
            'les deux',
            'Un dé par touche reçue : chaque 4, 5 ou 6 sauve ; une valeur perdue pour chacune des autres ; désordre si aucune n’est sauvée',
            'à 0 : détruite (CP-53)',
          ],
          ['3', 'les deux', 'Qui a perdu le moins l’emporte ; à égalité, la cible', '4'],
          ['4', 'vaincu', 'Recule de 2 cases (CP-50 à CP-52), sauf CP-55', '5'],
          ['5', 'vainqueur', 'Peut prendre la place sans point, ou se reforme (CP-55)', 'fin'],
        ],
      },
      {
        id: 'CP-50',
        text: 'Qui recule au travers d’un ami le met en désordre, et soi-même avec.',
        terms: ['recul', 'désordre'],
      },
      { id: 'CP-51', text: 'Qui est pris à revers et ne peut reculer est détruit.', terms: ['pris de dos'] },
      {
        id: 'CP-52',
        text: 'Une batterie vaincue en mêlée est perdue : elle ne recule jamais.',
        terms: ['batterie'],
      },
      { id: 'CP-53', text: 'À 0, une unité est détruite, quel que soit le vainqueur.', terms: ['détruite'] },
      { id: 'CP-54', text: 'Une unité en désordre ne soutient personne.', terms: ['soutien', 'désordre'] },
      {
        id: 'CP-55',
        text: 'Quand de l’infanterie battue par de la cavalerie n’est pas anéantie, elle garde sa place : la cavalerie se reforme plus loin derrière, aussi loin que va sa ligne, et reste en ordre.',
        terms: ['se reformer en arrière'],
      },
      {
        id: 'CP-60',
        text: 'Une unité tire et combat avec un dé de plus tant qu’un officier s’y trouve, brillant ou non.',
        terms: ['officier placé dans une unité'],
      },
      {
        id: 'CP-P10',
        text: 'L’adversaire dont le tir a coûté de la valeur à l’unité, ou qui l’a battue en mêlée, jette un dé pour l’officier qui s’y trouve : sur 6, celui-ci est tué ou blessé.',
        terms: ['tué ou blessé', '6 pur'],
      },
      {
        id: 'CP-13',
        text: 'L’officier qui tombe est remplacé par un incompétent, qui ne jette plus aucun dé et vit des points des autres.',
        terms: ['officier incompetent'],
      },
    ],
  },
  {
    title: 'Le terrain',
    statements: [
      {
        id: 'CP-66',
        text: 'Dans un bois, on voit à 2 cases, et l’on ne tire ou ne charge au-dehors que depuis la lisière. La cavalerie qui n’est pas en fourrageur y est en désordre.',
        terms: ['bois', 'lisière'],
      },
      {
        id: 'CP-67',
        text: 'On va jusqu’à l’obstacle comme d’habitude ; le franchir, ou entrer dans un abri dur, coûte un point de plus.',
        terms: ['obstacle linéaire', 'abri dur'],
      },
      {
        id: 'CP-68',
        text: 'Qui occupe une maison y est en ordre, et en désordre dès qu’il en sort.',
        terms: ['maison'],
      },
      {
        id: 'CP-69',
        text: 'Qui l’emporte par-dessus un obstacle ou contre un bâtiment le prend sans point.',
        terms: ['prise de position'],
      },
    ],
  },
];
