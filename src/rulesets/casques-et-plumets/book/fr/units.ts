/** Units, command points and movement of Casques et Plumets, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const units: readonly SystemChapter[] = [
  {
    title: 'Les unités',
    statements: [
      {
        id: 'CP-01',
        text: 'Une unité est un bataillon d’infanterie, un régiment de cavalerie ou une batterie, train et servants compris.',
        terms: ['unité', 'bataillon', 'régiment', 'batterie'],
      },
      {
        id: 'CP-T1',
        text: 'Un dé lancé pour chaque officier avant la bataille fixe ce qu’il vaut jusqu’à la fin.',
        terms: ['compétence des officiers', 'brillant', 'compétent', 'incompétent'],
        table: [
          ['Dé', 'Compétence', 'Modificateur'],
          ['5, 6', 'brillant', '+1'],
          ['3, 4', 'compétent', '0'],
          ['1, 2', 'incompétent', '−1'],
        ],
      },
      {
        id: 'CP-T2',
        text: 'La valeur d’une unité dépend de son statut, quelle que soit son arme.',
        terms: ['statut', 'valeur de combat (VC)'],
        table: [
          ['Statut', 'Valeur de combat', 'Par exemple'],
          ['garde', '5', 'vieille garde, gardes russe et britannique'],
          ['élite', '4', 'autres gardes, grenadiers, cuirassiers, tireurs à carabine rayée'],
          ['régulier', '3', 'troupes entraînées'],
          ['milice', '2', 'conscrits, landwehr, irréguliers'],
        ],
      },
      {
        id: 'CP-T3',
        text: 'Ce que chaque arme peut prendre.',
        terms: ['formation', 'carré', 'tirailleur', 'fourrageur', 'à la bricole'],
        table: [
          ['Arme', 'Formations'],
          [
            'infanterie',
            'colonne de route, colonne d’attaque, ligne, carré ; en tirailleur pour l’infanterie légère',
          ],
          [
            'cavalerie',
            'colonne de route, colonne d’attaque, ligne ; en fourrageur pour la cavalerie légère',
          ],
          ['artillerie', 'attelée, en batterie, à la bricole'],
        ],
      },
      {
        id: 'CP-05',
        text: 'Un seul nombre donne les pertes qu’une unité peut subir, ses dés et sa qualité : sa valeur de combat. À 0, elle est détruite.',
        terms: ['valeur de combat (VC)'],
      },
      {
        id: 'CP-T10',
        text: 'Le prix d’une armée. Être nombreuse s’achète : cela vaut un dé au tir et en mêlée, et un point aux tests.',
        terms: ['budget', 'unité nombreuse'],
        table: [
          ['Achat', 'Points'],
          ['unité de garde', '20'],
          ['unité d’élite', '16'],
          ['unité régulière', '10'],
          ['unité de milice', '6'],
          ['officier', '5'],
          ['unité nombreuse ; cavalerie lourde régulière sans cuirasse ; lances ; artillerie lourde', '+2'],
        ],
      },
    ],
  },
  {
    title: 'Les points de commandement',
    statements: [
      {
        id: 'CP-10',
        text: 'À chaque tour, un dé auquel s’ajoute la compétence de l’officier donne les points que sa brigade peut dépenser.',
        terms: ['points de commandement (PC)'],
      },
      {
        id: 'CP-15',
        text: 'On peut garder des points pendant que l’ennemi agit : pour un tir, un carré, un ralliement sur les arrières (CP-R-46).',
        terms: ['réserve', 'tir d’opportunité'],
      },
    ],
  },
  {
    title: 'Les mouvements',
    statements: [
      {
        id: 'CP-T5',
        text: 'Cases parcourues en une action ; le terrain difficile comprend pentes fortes, bois, cultures, vergers et vignes.',
        terms: ['mouvement stratégique', 'mouvement tactique', 'terrain difficile', 'UD'],
        table: [
          [
            'Unité',
            'Plat, stratégique',
            'Plat, tactique',
            'Difficile, stratégique',
            'Difficile, tactique',
            'Colonne de route, stratégique',
            'Colonne de route, tactique',
          ],
          ['infanterie en colonne d’attaque, tirailleurs', '4', '3', '2', '2', '5', '4'],
          ['infanterie en ligne', '3', '2', '2', '1', '–', '–'],
          ['cavalerie légère en colonne ou en fourrageur, officiers', '6', '5', '3', '2', '7', '6'],
          ['cavalerie légère en ligne', '5', '4', '2', '2', '–', '–'],
          ['cavalerie lourde en colonne', '5', '4', '3', '2', '6', '5'],
          ['cavalerie lourde en ligne', '4', '3', '2', '1', '–', '–'],
          ['artillerie de campagne', '4', '3 (1 à la bricole)', '2', '1', '5', '4'],
          ['artillerie à cheval', '5', '4 (1 à la bricole)', '2', '1', '6', '5'],
          ['artillerie lourde', '3', '2', '2', '1', '5', '4'],
        ],
      },
      {
        id: 'CP-20',
        text: 'À 8 cases ou moins d’un ennemi visible, un mouvement est tactique, non stratégique.',
        terms: ['mouvement stratégique'],
      },
      {
        id: 'CP-21',
        text: 'L’infanterie peut reculer face à l’ennemi, à sa vitesse en terrain difficile.',
        terms: ['recul face à l’ennemi'],
      },
      {
        id: 'CP-22',
        text: 'Un trajet se mesure depuis le front de l’unité, du côté de l’aile qui va le plus loin.',
        terms: ['aile marchante'],
      },
      {
        id: 'CP-23',
        text: 'Une colonne de route suit la route, pivote librement et n’entre dans aucune zone de contrôle.',
        terms: ['colonne de route'],
      },
    ],
  },
];
