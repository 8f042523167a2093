import type { LearningWords } from '../../en/learning.ts';

export const pictures: LearningWords['pictures'] = {
  title: 'Comment jouer, en neuf images',
  theRest: 'Le reste est dans la règle',
  scenes: {
    orders: [
      'Les ordres',
      'Un tour s’ouvre par un jet de points d’ordre, et un point commande jusqu’à trois voisines de même orientation.',
    ],
    march: [
      'Une action chacune',
      'Chacune fait ensuite une seule chose : marcher vers une case claire, dont le jeton dit le prix en cases, ou tirer, charger, changer de formation, se rallier.',
    ],
    facing: [
      'Front et flanc',
      'Une unité engage qui se tient sur ses deux cases frontales ; un ennemi qui l’engage et que personne n’engage la déborde, et elle se bat à peine.',
    ],
    fire: ['Le tir', 'Le chiffre est le nombre de dés, et chaque 5 ou 6 ôte un point de force à la cible.'],
    charge: [
      'La charge',
      'Une charge est une marche droit sur un ennemi, et au bout l’unité qui charge frappe la première : chaque 4, 5 ou 6 touche.',
    ],
    reaction: [
      'La réaction',
      'La cible, elle, peut réagir : former le carré contre les chevaux, tirer, pivoter, contre-charger, esquiver, fuir ou attendre.',
    ],
    morale: [
      'Le moral',
      'Trois points perdus d’un coup appellent deux dés, qui ne doivent pas dépasser le facteur de commandement : qui échoue reste et perd l’écart, ou fuit.',
    ],
    rally: [
      'Fuite et ralliement',
      'Qui fuit est paniqué et traverse ses amis ; assez loin de l’ennemi, il peut se rallier.',
    ],
    victory: [
      'La victoire',
      'Une unité éliminée rapporte son prix en points, et l’armée qui a perdu la moitié de son coût cède.',
    ],
  },
};
