import type { los as english } from '../../en/rulebook/los.ts';
import type { SameChapter } from '../../rulebook.ts';

export const los: SameChapter<typeof english> = {
  title: 'Pertes',
  about: 'Ce qui coûte des points de force, ce qu’on peut y faire, et quand une unité est perdue.',
  statements: {
    'LOS-01': {
      head: 'Points de force',
      text: 'Les pertes se retranchent de la force de l’unité. On les écrit ; les figurines restent sur la carte.',
    },
    'LOS-02': {
      head: 'D’où viennent les pertes',
      text: `
        | Cause | Points de force | Sauvegarde ? | Peut causer un test ? | L’artillerie peut les passer ? |
        | Touches au tir | 1 chacune, 2 dans les cas de [CBT-06] | si l’unité y a droit | oui, dès 3 | oui |
        | Touches en combat rapproché | 1 chacune, 2 dans les cas de [CBT-06] | si l’unité y a droit | oui, dès 3 | oui |
        | Test raté, quand l’unité reste [R-138] | ce dont les dés dépassent le facteur de commandement modifié | non | non | non |
        | Traversée par un ami en fuite [R-81] | Élite 0, Ordinaire 1D3, Recrue 1D6 | non | non | oui |
        | Marche qui échappe à un ennemi [R-63] | 2 pour chacun | non | non | non |
        | Charge ou assaut impossible à exécuter [R-86] | 1 | non | non | non |

        Partout où l’on compte des pertes, on compte des points et non des touches : un 6 qui en coûte 2 vaut 2 [R-155].
      `,
    },
    'LOS-03': {
      head: 'Pas plus qu’elle n’a',
      text: 'Une unité ne peut perdre des points qu’elle n’a plus : le surplus est oublié.',
    },
    'LOS-04': { head: 'À 0', text: 'L’unité est éliminée et quitte la carte aussitôt.' },
    'LOS-05': {
      head: 'L’artillerie passe ses pertes',
      text: `
        Une batterie qui perd des points par le tir, par le combat rapproché ou parce qu’une unité paniquée la traverse
        peut en charger un ami, en tout ou en partie. Cet ami est de l’infanterie ou de la cavalerie, n’est pas paniqué,
        et se tient à côté de la batterie, sur l’un de ses flancs ; une ligne étendue doit avoir ses deux cases dans
        cette zone de flanc [GEO-10]. Dans l’ordre [R-135] :
        1. On lance les sauvegardes et on oublie le surplus.
        2. Le propriétaire nomme l’ami et le nombre de points.
        3. L’ami teste son moral, comme pour tout test hors d’une charge.
        4. S’il réussit, il perd ces points, sans sauvegarde et sans test à cause d’eux. S’il échoue, il ne perd rien et
           la batterie garde tout.

        Un seul essai chaque fois. Seuls les points que la batterie a gardés décident si elle doit tester.
      `,
    },
    'LOS-06': {
      head: 'Un exemple complet',
      text: `
        > Une infanterie en ligne tire avec 7 dés sur une batterie de 3 points de force et touche 5 fois. Des canons ne
          sont pas denses : la batterie lance cinq sauvegardes et en réussit une. Des 4 pertes qui restent, 3 seulement
          comptent, puisqu’elle n’a pas davantage. Son propriétaire en charge l’infanterie d’à côté pour 2 ; elle
          réussit son test et les perd. La batterie en a perdu 1 : pas de test pour elle, et elle riposte.
      `,
    },
  },
};
