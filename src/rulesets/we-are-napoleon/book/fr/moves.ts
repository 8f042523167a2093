/** What a hex costs and zones of control in We Are Napoléon, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const moves: readonly SystemChapter[] = [
  {
    title: 'Coût des mouvements',
    statements: [
      {
        id: 'WN-01',
        text: 'Chaque case prend sur le potentiel de mouvement, selon le terrain, ce qui borde le côté franchi et qui se déplace.',
        terms: ['potentiel de mouvement'],
      },
      {
        id: 'WN-T1',
        text: 'La nature du terrain de la case où l’on entre.',
        terms: ['terrain vierge', 'bâti', 'terrain accidenté', 'voie'],
        table: [
          ['Terrain', 'Généraux', 'Infanterie', 'Cavalerie', 'Artillerie'],
          ['chemin, hors des zones ennemies', '1', '1', '1', '1'],
          ['route, hors des zones ennemies', '0, 1, 0 …', '0, 1, 0 …', '0, 1, 0 …', '0, 1, 0 …'],
          ['vierge', '1', '1', '1', '1'],
          ['bâti, depuis le bâti', '1', '1', '1', '1'],
          ['accidenté', '2', '2', '3', '3'],
        ],
      },
      {
        id: 'WN-T2',
        text: 'Ce qu’ajoute le côté franchi.',
        terms: ['obstacles', 'ru', 'ruisseau', 'rivière', 'fleuve', 'pente raide', 'abattis'],
        table: [
          ['Côté', 'Infanterie', 'Généraux', 'Cavalerie', 'Artillerie'],
          ['triple courbe de niveau, fleuve', 'interdit', 'interdit', 'interdit', 'interdit'],
          ['sortie d’une zone ennemie (WN-15)', '+1', '+1', '+1', '+1'],
          ['ru', '0', '0', '0', '0'],
          ['ruisseau', '+1', '+1', '+2', '+2'],
          ['rivière', '+2, désordre', '+2, désordre', 'interdit', 'interdit'],
          ['double courbe, en montée', '+1', '+1', '+2', '+2'],
          ['pente raide', '+1', '+1', '+1', 'interdit'],
          ['abattis', '+1', '+1', '+1', '+1'],
        ],
      },
    ],
  },
  {
    title: 'Zones de contrôle',
    statements: [
      {
        id: 'WN-10',
        text: 'Entrer dans une zone ennemie met fin au mouvement.',
        terms: ['zone de contrôle (ZdC)'],
      },
      { id: 'WN-11', text: 'Une unité en désordre qui y entre subit une perte.', terms: ['perte'] },
      {
        id: 'WN-12',
        text: 'Généraux et artillerie ne vont jamais au contact de leur plein gré.',
        terms: ['contact ennemi'],
      },
      {
        id: 'WN-13',
        text: 'Ils passent en désordre sous la zone d’un ennemi en ordre, quel que soit celui qui bouge.',
        terms: ['désordre', 'généraux et artilleries'],
      },
      {
        id: 'WN-14',
        text: 'Une unité que nul ne commande a une moindre zone (WN-R-26).',
        terms: ['influence territoriale'],
      },
      {
        id: 'WN-15',
        text: 'Sortir d’une zone coûte 1 de plus à une unité en ordre, si l’un des ennemis qui la tiennent se meut autant ou plus qu’elle.',
        terms: ['surcoût pour sortie de ZdC'],
      },
      {
        id: 'WN-16',
        text: 'Sauf en repli, en poursuite ou en charge.',
        terms: ['surcoût pour sortie de ZdC'],
      },
      {
        id: 'WN-17',
        text: 'D’une zone à une autre, une unité en ordre passe en désordre, une unité en désordre subit une perte aggravée ; sauf en poursuite.',
        terms: ['perte aggravée'],
      },
    ],
  },
];
