import type { vic as english } from '../../en/rulebook/vic.ts';
import type { SameChapter } from '../../rulebook.ts';

export const vic: SameChapter<typeof english> = {
  title: 'Victoire',
  about: 'Comment une bataille commence, finit et se gagne.',
  statements: {
    'VIC-01': {
      head: 'La dernière phase d’un tour',
      text: `
        Chaque tour se clôt en regardant qui a gagné. L’original ne dit pas ce qu’il y faut ; voir [VIC-04].
      `,
    },
    'VIC-02': {
      head: 'Points de victoire',
      text: 'Les unités éliminées donnent des points de victoire à l’ennemi. L’original ne dit pas combien ; voir [VIC-04].',
    },
    'VIC-03': {
      head: 'Hors de la carte',
      text: 'Une unité perdue pour avoir fui hors de la carte n’en donne que la moitié, arrondie au-dessus [MAN-26].',
    },
    'VIC-04': {
      head: 'Sauf si la bataille en dispose autrement',
      text: `
        Ici l’original se tait. Voici les décisions qui comblent le vide ; toute bataille peut les remplacer.

        *Avant le premier tour* [R-150] :
        - Les bords d’origine se font face.
        - Les joueurs placent leurs unités une par une, chacun à son tour ; les dés disent qui commence.
        - Une unité se place à 4 cases au plus de son bord et jamais à 6 cases ou moins d’un ennemi, en formation et
          orientation libres.
        - Les dés disent aussi qui a le premier tour.
        - Forces, compétences et facteurs de commandement sont connus des deux joueurs.

        *Les points et la fin* [R-151] :
        - Une unité éliminée vaut ce qu’elle a coûté ; paniquée ou affaiblie, elle ne vaut rien.
        - À la fin de chaque tour : le camp dont les pertes donnent à l’ennemi des points pour la moitié du coût de son
          armée, ou davantage, a perdu la bataille. Si c’est le cas des deux, le plus haut total l’emporte.
        - Sinon la bataille s’arrête après 12 tours de chaque joueur, ou le nombre convenu, et le plus haut total
          l’emporte. Une avance de moins de 10 % du format est une partie nulle.
        - Une bataille peut aussi donner des points pour des objectifs.
      `,
    },
  },
};
