import type { GuideTopic } from '../guide.ts';

/** The same topics and sentences, in the same order, as the English guide. */
export const guide: readonly GuideTopic[] = [
  {
    title: 'Un tour de jeu',
    sentences: [
      { text: 'Les joueurs alternent : chacun joue à son tour un tour entier.', rules: ['SEQ-01'] },
      { text: 'Un tour s’ouvre par un jet de dés pour les points d’ordre.', rules: ['SEQ-02', 'ORD-01'] },
      {
        text: 'On active ensuite des groupes d’unités, l’un après l’autre, chacun agissant jusqu’au bout.',
        rules: ['SEQ-04'],
      },
      {
        text: 'Chaque unité fait une seule chose par tour : marcher, tirer, charger, se rallier, etc.',
        rules: ['SEQ-06', 'SEQ-07'],
      },
      {
        text: 'L’ennemi peut réagir à une charge, à un assaut ou à un tir, même pendant votre tour.',
        rules: ['SEQ-09'],
      },
      { text: 'En fin de tour, le programme regarde si une armée a cédé.', rules: ['SEQ-05', 'R-151'] },
    ],
  },
  {
    title: 'Les ordres',
    sentences: [
      { text: 'Un point d’ordre active un groupe d’une à trois unités.', rules: ['ORD-03'] },
      { text: 'Les membres se touchent en chaîne et ont la même orientation.', rules: ['ORD-06'] },
      {
        text: 'Certains groupes coûtent deux points quand l’ennemi est à six cases ou moins : deux cavaleries, deux batteries, deux unités de recrues.',
        rules: ['ORD-05'],
      },
      {
        text: 'Les unités paniquées forment leurs propres groupes, pour se rallier.',
        rules: ['ORD-06', 'ORD-08'],
      },
      { text: 'Une unité paniquée peut fuir sans ordre.', rules: ['SEQ-10'] },
      { text: 'Les points qui restent sont perdus en fin de tour.', rules: ['R-13'] },
    ],
  },
  {
    title: 'Orientation et engagement',
    sentences: [
      {
        text: 'Une unité regarde un sommet de sa case : deux cases devant, deux derrière, une sur chaque flanc.',
        rules: ['GEO-03', 'GEO-04'],
      },
      { text: 'Elle engage tout ennemi placé sur l’une de ses deux cases frontales.', rules: ['GEO-13'] },
      {
        text: 'L’engagement peut être à sens unique : prise à revers, une unité n’engage pas son adversaire.',
        rules: ['GEO-14'],
      },
      {
        text: 'Une unité est débordée par l’ennemi qui l’engage sans être engagé par personne.',
        rules: ['GEO-17'],
      },
      {
        text: 'Débordée, elle ne tire plus, se bat à peine et teste son moral avec un malus.',
        rules: ['GEO-19'],
      },
      { text: 'Un carré fait face de tous côtés et ne peut être débordé.', rules: ['GEO-12', 'GEO-18'] },
      { text: 'Une unité engagée ne peut pas s’en aller à sa guise.', rules: ['MAN-16'] },
    ],
  },
  {
    title: 'Le tir',
    sentences: [
      {
        text: 'L’infanterie et l’artillerie tirent sur une cible à portée, devant elles et en vue.',
        rules: ['FIR-01', 'FIR-06', 'FIR-07', 'FIR-08'],
      },
      {
        text: 'Le facteur de tir est le nombre de dés ; un 5 ou un 6 touche et coûte un point de force.',
        rules: ['CBT-01', 'CBT-02'],
      },
      {
        text: 'La demi-portée, l’enfilade et le tir défensif des canons ajoutent des dés ; un tireur démoralisé en perd deux.',
        rules: ['CBT-12'],
      },
      {
        text: 'Contre une unité dans un bois ou un village, on ne lance jamais plus de trois dés.',
        rules: ['CBT-13'],
      },
      {
        text: 'Le couvert et les formations peu denses peuvent sauver une partie des pertes.',
        rules: ['SAV-03'],
      },
      {
        text: 'Quand un ennemi est à deux cases ou moins, il faut tirer sur le plus proche.',
        rules: ['FIR-11'],
      },
      {
        text: 'Les canons et l’infanterie en ligne ou en tirailleur peuvent riposter une fois par tour.',
        rules: ['FIR-15'],
      },
    ],
  },
  {
    title: 'Charges et réactions',
    sentences: [
      {
        text: 'Une charge est une marche droit sur un ennemi, suivie d’un combat.',
        rules: ['CHG-01', 'CHG-12'],
      },
      {
        text: 'La cible choisit sa réaction : carré, tir, rotation, contre-charge, esquive, fuite ou attente.',
        rules: ['CHG-13'],
      },
      { text: 'Carré, rotation et contre-charge demandent trois cases de préavis.', rules: ['CHG-16'] },
      {
        text: 'La plupart des réactions exigent un test moral ; l’échec coûte des pertes ou finit en fuite.',
        rules: ['CHG-15', 'CHG-18'],
      },
      { text: 'Un ami de la cible peut alors tirer ou contre-charger pour l’aider.', rules: ['CHG-24'] },
      {
        text: 'L’attaquant frappe le premier ; cavalerie et colonnes doublent leurs dés en terrain dégagé.',
        rules: ['CHG-32', 'CBT-07', 'CBT-08'],
      },
      {
        text: 'Si la cible a disparu, l’attaquant peut poursuivre et frapper encore.',
        rules: ['CHG-35', 'CHG-37'],
      },
      {
        text: 'L’assaut est une attaque plus lente contre un ennemi proche, sans test de réaction, ni doublement, ni poursuite.',
        rules: ['ASL-01', 'ASL-08', 'ASL-12', 'ASL-14'],
      },
    ],
  },
  {
    title: 'Le moral',
    sentences: [
      {
        text: 'Un test se fait à deux dés contre le facteur de commandement : égal ou moins réussit.',
        rules: ['MOR-03'],
      },
      { text: 'Trois pertes dans un même tir ou un même combat obligent à un test.', rules: ['MOR-01'] },
      { text: 'L’Élite écarte le pire de trois dés, la Recrue le meilleur.', rules: ['QUA-04'] },
      {
        text: 'Après un échec, le propriétaire choisit : rester et perdre l’écart, ou fuir.',
        rules: ['MOR-11'],
      },
      {
        text: 'À son seuil ou au-dessous, une unité est démoralisée : elle tire, sauve et teste moins bien.',
        rules: ['UNI-05'],
      },
      {
        text: 'Une unité en fuite est paniquée, s’éloigne du danger et malmène les amis qu’elle traverse.',
        rules: ['MAN-21', 'MAN-24'],
      },
      {
        text: 'Assez loin de l’ennemi, une unité peut se rallier : deux points regagnés, ou la panique effacée.',
        rules: ['RAL-01', 'RAL-04'],
      },
    ],
  },
  {
    title: 'La victoire',
    sentences: [
      {
        text: 'Une unité éliminée rapporte son prix à l’ennemi en points de victoire.',
        rules: ['VIC-02', 'R-151'],
      },
      { text: 'Une unité qui fuit hors de la carte en rapporte la moitié.', rules: ['VIC-03', 'MAN-26'] },
      {
        text: 'L’armée qui atteint son point de rupture, d’ordinaire la moitié de son coût, perd la bataille.',
        rules: ['R-151'],
      },
      { text: 'Sinon, le meilleur total l’emporte après le dernier tour.', rules: ['VIC-04', 'R-151'] },
      { text: 'Un faible écart donne une bataille indécise.', rules: ['R-151'] },
    ],
  },
];
