import type { moves as english } from '../../en/rulebook/manMoves.ts';
import type { Statement } from '../../rulebook.ts';

export const moves: Readonly<Record<keyof typeof english, Statement>> = {
  'MAN-01': {
    head: 'Les manœuvres',
    text: `
      Il y en a quatre : *marche frontale*, *marche indirecte*, *esquive* et *fuite*. Les autres mouvements sont des marches
      frontales d’un genre particulier.

      | Mouvement | Rotation d’abord | Vers où | Longueur |
      | Marche frontale | au choix, pour 1 | cases frontales | jusqu’au facteur de déplacement |
      | Marche forcée | au choix, pour 1 | cases frontales | jusqu’au double du facteur |
      | Charge | au choix, pour 1 | cases frontales | jusqu’au facteur |
      | Contre-charge d’un ami | non | cases frontales | jusqu’au facteur |
      | Poursuite | non | cases frontales | aux dés, en entier |
      | Marche indirecte | non | tout droit, dans une direction quelconque | 1 ; cavalerie légère 3 |
      | Assaut | non | une direction quelconque | 0 ou 1 |
      | Esquive | non | cases arrière | de 1 au facteur |
      | Fuite | retournée, sans frais | cases frontales | aux dés, en entier |

      Amis sur le chemin : [MAN-15] ; pour une charge ou un assaut, [CHG-39] aussi ; pour une fuite, [MAN-24].
    `,
  },
  'MAN-02': {
    head: 'Marche frontale',
    text: 'Une rotation au plus, tout au début, puis droit devant [MAN-06]. On peut se passer de l’une ou de l’autre.',
  },
  'MAN-03': {
    head: 'Jusqu’où',
    text: `
      Rotation comprise, pas au-delà du facteur de déplacement. Carrés et colonnes fermées ont un facteur de 0 : ni marche, ni
      esquive, ni poursuite. Ils peuvent fuir, en horde [R-56].
    `,
  },
  'MAN-04': {
    head: 'Rotation',
    text: `
      Une rotation coûte 1 case, quel que soit l’angle [R-57] ; aller droit sans tourner ne coûte rien de plus. Elle vient en
      premier ou pas du tout, et il n’y en a qu’une. Elle peut être toute la marche [R-58].
    `,
  },
  'MAN-05': {
    head: 'Ligne étendue',
    text: `
      Son facteur est de 1. Elle avance ses deux moitiés d’une case dans la même direction, ou fait une conversion de 60°, ou
      une volte-face [FRM-10], [R-43].
    `,
  },
  'MAN-06': {
    head: 'En avant',
    text: 'Chaque pas mène sur l’une des deux cases frontales, au gré du joueur. L’orientation ne change pas.',
  },
  'MAN-07': {
    head: 'Terrain',
    text: 'Un terrain pénalisant réduit le mouvement de moitié [TER-08] ; on n’entre pas dans un terrain impassable et on ne le traverse pas [TER-11].',
  },
  'MAN-08': {
    head: 'Marche indirecte',
    text: `
      Une case dans l’une des six directions, sans tourner. La cavalerie légère va jusqu’à trois, en une seule ligne droite, même
      en mauvais terrain [R-65].
    `,
  },
  'MAN-09': {
    head: 'Marche forcée',
    text: `
      Une marche frontale deux fois plus longue. Aucun ennemi, paniqué ou non, à 4 cases ou moins du départ ni de l’arrivée ; en
      chemin, peu importe. Pour toute cavalerie et artillerie, et pour l’infanterie en colonne ou en tirailleur. Jamais avec une
      charge, un assaut ou une marche indirecte [R-60] ; en mauvais terrain, voir [TER-10].
    `,
  },
  'MAN-10': {
    head: 'Marcher n’est pas attaquer',
    text: `
      Pour engager un ennemi qu’on n’engage pas encore, il faut une charge, ou un assaut s’il est à 2 cases ou moins. Une simple
      marche ne permet que deux choses : garder ou reprendre ceux qui étaient déjà en contact, et tourner sur place vers un
      ennemi déjà voisin [R-61]. Finir devant un ennemi, et en être engagé, est permis [R-62].

      Ce qu’une marche peut engager est ici un compromis, non une lecture : le texte français penche pour tout ennemi qui
      était à 2 cases ou moins. Canons et tirailleurs se glisseraient alors sur un flanc sans que personne puisse réagir. Une
      option le permet.
    `,
  },
  'MAN-11': {
    head: 'Esquive',
    text: 'À reculons, chaque pas sur l’une des deux cases arrière, sans changer d’orientation.',
  },
  'MAN-12': {
    head: 'Qui peut esquiver',
    text: `
      Comme action : toute unité que personne n’engage [R-25]. Engagée, ou pour réagir à une charge ou à un assaut, seulement :
      - la cavalerie légère ;
      - l’infanterie en tirailleur ;
      - les autres cavaleries et l’artillerie à cheval, si tous ceux qui l’engagent sont de l’infanterie, l’attaquant compris
        [R-64].
    `,
  },
  'MAN-13': {
    head: 'Retraite coupée',
    text: 'On n’esquive pas si un ennemi placé sur l’une de ses cases arrière vous engage [R-64].',
  },
  'MAN-14': {
    head: 'Longueur de l’esquive',
    text: 'Au moins 1 case, au plus le facteur de déplacement, réduit de moitié en mauvais terrain. Sans premier pas possible, pas d’esquive [R-64].',
  },
  'MAN-15': {
    head: 'À travers les amis',
    text: `
      Marches, esquives, charges, contre-charges et poursuites contournent les autres unités, sauf deux cas :
      - tout le monde traverse l’artillerie amie et les amis en tirailleur ;
      - l’artillerie et les unités en tirailleur traversent n’importe quel ami.

      Jamais une unité paniquée, jamais un ennemi, et jamais pour finir sur une case prise [R-72]. Tourner sur place ne demande
      pas d’espace. Tirailleurs sur le passage : [CHG-39], [CHG-40].
    `,
  },
  'MAN-16': {
    head: 'Tenue par l’ennemi',
    text: `
      Une unité qu’un ennemi engage au début de sa manœuvre peut :
      - esquiver, si [MAN-12] et [MAN-13] le permettent ;
      - fuir, si elle est d’infanterie ou de cavalerie ;
      - marcher, ou donner l’assaut, de façon qu’à la fin l’un au moins de ces ennemis l’engage encore.
    `,
  },
  'MAN-17': {
    head: 'Le prix du désengagement',
    text: `
      La marche finie, elle perd 2 points de force pour chaque ennemi qui l’engageait au début et ne l’engage plus. Ni sauvegarde,
      ni transfert, ni test [R-63].

      > Une cavalerie tenue par deux ennemis donne l’assaut à l’un et se dérobe à l’autre : 2 points.
    `,
  },
};
