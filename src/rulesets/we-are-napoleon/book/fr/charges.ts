/** Cavalry charges of We Are Napoléon, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const charges: readonly SystemChapter[] = [
  {
    title: 'Les charges de cavalerie',
    statements: [
      {
        id: 'WN-20',
        text: 'La cavalerie en ordre charge un ennemi à deux cases en ligne droite ; nul autre ne charge.',
        terms: ['charge'],
      },
      {
        id: 'WN-21',
        text: 'Seulement vers un terrain vierge, et jamais depuis un bois.',
        terms: ['terrain vierge', 'terrain accidenté'],
      },
      {
        id: 'WN-22',
        text: 'Un cours d’eau, ou une pente raide à monter, protège qui est juste derrière à l’instant du choc, et nul autre.',
        terms: ['cours d’eau', 'pente raide', 'instant du choc'],
      },
      {
        id: 'WN-23',
        text: 'Les ponts ne comptent pas : on charge par-dessus un ruisseau, non par-dessus une rivière.',
        terms: ['ponts'],
      },
      {
        id: 'WN-24',
        text: 'Qui est chargé teste son moral, avec ce qui s’ensuit : désordre ou repli.',
        terms: ['test moral', 'repli'],
      },
      {
        id: 'WN-25',
        text: 'Les zones agissent avant la charge : artillerie et généraux sont en désordre quand ils testent, et une simple approche suffit à les joindre.',
        terms: ['approche non charge'],
      },
      {
        id: 'WN-26',
        text: 'À la valeur combative de chacun, ou à la valeur de tir des canons, s’ajoute sa valeur morale. Par tranche pleine de 2 points d’avance de qui charge, le test perd 1 ; une cible en avance ne gagne rien (WN-R-06).',
        terms: ['VC', 'MO', 'malus'],
      },
      {
        id: 'WN-T4',
        text: 'Le malus selon l’avance de qui charge.',
        terms: ['modificateur au test moral'],
        table: [
          ['Avance', 'Malus'],
          ['1 ou moins', '0'],
          ['2, 3', '1'],
          ['4, 5', '2'],
          ['6, 7', '3'],
          ['8, 9', '4'],
        ],
      },
      {
        id: 'WN-27',
        text: 'Une charge ratée coûte 1 de valeur morale à qui charge.',
        terms: ['perte de MO'],
      },
      {
        id: 'WN-28',
        text: 'Le repli peut coûter une perte : faute de mouvement, ou dans une zone ennemie.',
        terms: ['repli', 'perte'],
      },
      {
        id: 'WN-P2',
        text: 'Une charge.',
        terms: ['charge de cavalerie', 'flèche rouge'],
        table: [
          ['Étape', 'Qui', 'Quoi', 'Ensuite'],
          ['1', 'qui charge', 'En ordre, la cible comme le veulent WN-20 à WN-22', 'sinon, pas de charge'],
          ['2', 'qui charge', 'Vient à son contact ; les zones agissent (WN-25)', '3'],
          ['3', 'cible', 'Est testée avec le malus de WN-26', 'réussi : WN-27'],
          ['4', 'cible', 'En ordre : passe en désordre. En désordre : se replie (WN-28)', '5'],
          ['5', 'qui charge', 'La cavalerie lourde continue dans la case libérée, si elle le peut', 'fin'],
        ],
      },
    ],
  },
];
