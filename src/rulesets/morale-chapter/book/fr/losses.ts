/** Generals, losses and results of the morale chapter, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const losses: readonly SystemChapter[] = [
  {
    title: 'Influence du général',
    statements: [
      {
        id: 'MC-20',
        text: 'Un général au contact ajoute ou retire de son apport ce que veut son joueur.',
        terms: ['apport au moral', 'diminution du moral'],
      },
      {
        id: 'MC-T5',
        text: 'L’apport d’un général.',
        terms: ['valeur du général'],
        table: [
          ['Valeur', 'En plus ou en moins'],
          ['20', '0 à 1'],
          ['40', '0 à 2'],
          ['60', '0 à 3'],
          ['80', '0 à 4'],
          ['100', '0 à 5'],
        ],
      },
      {
        id: 'MC-21',
        text: 'Retirer retient une unité trop ardente, ou en fait reculer une pour la rallier.',
        terms: ['diminution du moral'],
      },
      {
        id: 'MC-22',
        text: 'Sans contact, le général dont l’unité dépend donne 1 s’il est en vue à 3 cases.',
        terms: ['général de brigade ou de division'],
      },
      { id: 'MC-23', text: 'Plus loin, il coûte des points, en vue ou non.', terms: ['tranche de 15 cm'] },
      {
        id: 'MC-T6',
        text: 'Ce que vaut la distance du général.',
        terms: ['tranche de 15 cm'],
        table: [
          ['Cases', 'Points'],
          ['1 à 3', '+1'],
          ['4 à 6', '−1'],
          ['7, 8', '−2'],
          ['9 à 11', '−3'],
          ['12 à 14', '−4'],
          ['par 3 cases de plus', '−1'],
        ],
      },
      {
        id: 'MC-24',
        text: 'Plusieurs généraux ne s’ajoutent pas : le joueur en choisit un.',
        terms: ['plusieurs généraux'],
      },
    ],
  },
  {
    title: 'Les pertes',
    statements: [
      {
        id: 'MC-T7',
        text: 'Pertes auxquelles part chaque point de plus, selon l’effectif initial.',
        terms: ['tranche de 5 pertes par figurine'],
        table: [
          ['Figurines', '−1', '−2', '−3', '−4', '−5'],
          ['24', '120', '240', '360', '480', '600'],
          ['20', '100', '200', '300', '400', '500'],
          ['18', '90', '180', '270', '360', '450'],
          ['16', '80', '160', '240', '320', '400'],
          ['14', '70', '140', '210', '280', '350'],
          ['12', '60', '120', '180', '240', '300'],
          ['10', '50', '100', '150', '200', '250'],
          ['8', '40', '80', '120', '160', '200'],
          ['6', '30', '60', '90', '120', '150'],
          ['4', '20', '40', '60', '80', '100'],
          ['3', '15', '30', '45', '60', '75'],
        ],
      },
      {
        id: 'MC-25',
        text: 'Chaque tranche pleine coûte un point pour de bon : cinq hommes par figurine de l’effectif initial. Une figurine vaut 40 hommes.',
        terms: ['5 pertes par figurine'],
      },
      {
        id: 'MC-26',
        text: 'Vingt figurines : 195 pertes coûtent 1, 210 coûtent 2, 400 coûtent 4 et, à la moitié, 5 de plus à des réguliers.',
        terms: ['5 pertes par figurine'],
      },
      {
        id: 'MC-T8',
        text: 'Figurines restantes auxquelles une unité est usée.',
        terms: ['seuils psychologiques'],
        table: [
          ['Figurines', 'Deux tiers', 'Moitié'],
          ['24', '16', '12'],
          ['20', '13', '10'],
          ['18', '12', '9'],
          ['16', '10', '8'],
          ['14', '9', '7'],
          ['12', '8', '6'],
          ['10', '6', '5'],
          ['8', '5', '4'],
          ['6', '4', '3'],
          ['4', '2', '2'],
        ],
      },
      {
        id: 'MC-27',
        text: 'Les seuils sont arrondis en dessous. Ils s’ajoutent aux tranches ; la moitié compte au lieu des deux tiers (MC-R-17).',
        terms: ['seuils psychologiques'],
      },
    ],
  },
  {
    title: 'Les résultats',
    statements: [
      {
        id: 'MC-T9',
        text: 'Le résultat selon les points et le statut. UA avance incontrôlée, OB obéit, HA arrêt sur place, RE retraite, RO déroute, FL fuite.',
        terms: ['avance incontrôlée', 'obéir', 'arrêt sur place', 'retraite', 'déroute', 'fuite'],
        table: [
          ['Points', 'Garde', 'Élite', 'Régulier', 'Semi-régulier', 'Milice', 'Irrégulier'],
          ['11 ou plus', 'OB', 'UA', 'UA', 'UA', 'UA', 'UA'],
          ['9, 10', 'OB', 'OB', 'UA', 'UA', 'UA', 'UA'],
          ['7, 8', 'OB', 'OB', 'OB', 'OB', 'OB', 'UA'],
          ['5, 6', 'OB', 'OB', 'OB', 'OB', 'OB', 'OB'],
          ['3, 4', 'OB', 'OB', 'OB', 'OB', 'HA', 'OB'],
          ['1, 2', 'OB', 'OB', 'OB', 'HA', 'HA', 'RE'],
          ['0', 'HA', 'HA', 'HA', 'RE', 'RE', 'RO'],
          ['−1, −2', 'HA', 'HA', 'RE', 'RO', 'RO', 'FL'],
          ['−3, −4', 'RE', 'RE', 'RO', 'RO', 'FL', 'FL'],
          ['−5, −6', 'RE', 'RO', 'FL', 'FL', 'FL', 'FL'],
          ['−7 ou pire', 'RO', 'FL', 'FL', 'FL', 'FL', 'FL'],
        ],
      },
      {
        id: 'MC-28',
        text: 'Obéir ou mieux : OB et UA ; arrêt ou mieux : HA aussi.',
        terms: ['arrêté sur place ou mieux'],
      },
      {
        id: 'MC-T10',
        text: 'Ce que chaque résultat laisse faire.',
        terms: ['avance incontrôlée', 'obéir', 'arrêt sur place', 'retraite', 'déroute', 'fuite'],
        table: [
          ['Résultat', 'Mouvement', 'Tir', 'Combat'],
          ['UA', 'doit aller à l’ennemi le plus proche', 'non', 'comme qui charge'],
          ['OB', 'libre', 'oui', 'oui'],
          ['HA', 'pas vers l’ennemi', 'oui', 'là où il combat déjà'],
          ['RE', 'doit reculer', 'non', 'seulement si attaqué'],
          ['RO', 'doit gagner son bord de table', 'non', 'en désordre, si rattrapé'],
          ['FL', 'doit quitter la table', 'non', 'en désordre, si rattrapé'],
        ],
      },
      {
        id: 'MC-40',
        text: 'Une avance incontrôlée va à vitesse de charge vers l’ennemi le plus proche, dans sa formation et sans tirer ; qui ne l’atteint pas finit sans formation.',
        terms: ['avance incontrôlée'],
      },
      {
        id: 'MC-42',
        text: 'Si une unité risque de s’emporter, son propriétaire peut ne pas compter les lignes de formation et d’abri.',
        terms: ['formation et abri'],
      },
      { id: 'MC-44', text: 'Qui obéit fait ce qu’il veut.', terms: ['obéir'] },
      {
        id: 'MC-45',
        text: 'Qui s’arrête n’avance plus vers l’ennemi, peut tirer et continuer un combat, mais ne suit ni ne poursuit.',
        terms: ['arrêt sur place'],
      },
    ],
  },
];
