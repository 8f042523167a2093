/** How the morale chapter is read where it leaves it open, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const rulings: readonly SystemChapter[] = [
  {
    title: 'Décisions',
    statements: [
      {
        id: 'MC-R-01',
        text: 'L’unité chargée est testée d’abord ; le texte imprime celle qui charge.',
        terms: ['recevoir une charge'],
      },
      {
        id: 'MC-R-07',
        text: 'Les trois malus de mêlées perdues de suite se remplacent.',
        terms: ['mêlée perdue'],
      },
      {
        id: 'MC-R-09',
        text: 'Quatre figurines perdent leur cinquième point à 100 pertes : le 120 du tableau est une coquille.',
        terms: ['5 pertes par figurine'],
      },
      {
        id: 'MC-R-15',
        text: 'Les 2 que le carré retire à son choix et les 2 de qui n’est pas en carré ne se confondent pas.',
        terms: ['carré'],
      },
      {
        id: 'MC-R-16',
        text: 'Les 2 de moins hors du carré ne touchent que l’infanterie, et seulement quand la cavalerie la charge ou la combat.',
        terms: ['non en carré contre cavalerie'],
      },
      {
        id: 'MC-R-17',
        text: 'À la moitié de l’effectif, seul le pire malus compte.',
        terms: ['seuils psychologiques'],
      },
      {
        id: 'MC-R-22',
        text: 'Une unité dont le général est mort compte la distance de son remplaçant.',
        terms: ['général responsable'],
      },
      { id: 'MC-R-24', text: 'La dernière ligne commence à −7 même.', terms: ['+ de −7'] },
      { id: 'MC-R-25', text: 'L’unité testée n’est pas de ses propres amis.', terms: ['unités amies'] },
      {
        id: 'MC-R-27',
        text: 'Le seuil du feu vaut pour toute une phase. Option : pour chaque tir.',
        terms: ['phase de feu'],
      },
      {
        id: 'MC-R-28',
        text: 'Le tableau des nations manque. On suppose garde 7, élite 6, semi-régulier 4, milice et irrégulier 3 ; le texte donne lui-même 5 à un bataillon de ligne.',
        terms: ['facteur moral de base'],
      },
      {
        id: 'MC-R-29',
        text: 'Ce que le propriétaire peut choisir, il le choisit avant le dé. Les deux façons sont données.',
        terms: ['au choix du joueur'],
      },
    ],
  },
];
