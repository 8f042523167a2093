import type { seq as english } from '../../en/rulebook/seq.ts';
import type { SameChapter } from '../../rulebook.ts';

export const seq: SameChapter<typeof english> = {
  title: 'Le tour de jeu',
  about:
    'Ce que fait un joueur à son tour, les quatorze actions, et ce que l’ennemi peut faire pendant ce temps.',
  statements: {
    'SEQ-01': {
      head: 'Chacun son tour',
      text: `
        Les joueurs alternent. Un tour appartient à un seul joueur, et ce qui est limité « par tour » repart à zéro avec
        chacun [R-10]. Qui commence, et combien de temps on joue : [VIC-04].
      `,
    },
    'SEQ-02': {
      head: 'Trois phases',
      text: `
        1. *Ordres* : combien de points d’ordre.
        2. *Actions* : on active des groupes, qui agissent.
        3. *Conditions de victoire* : une armée a-t-elle cédé ?
      `,
    },
    'SEQ-03': { head: 'Phase d’ordres', text: 'On jette les points d’ordre du tour [ORD-01], [ORD-02].' },
    'SEQ-04': {
      head: 'Phase d’actions',
      text: `
        Activez les groupes l’un après l’autre, et finissez-en avec l’un avant d’ouvrir le suivant. Le dernier ordre donné,
        les unités impétueuses et celles à Sens tactique peuvent encore s’activer d’elles-mêmes [ORD-13], [ORD-14].
      `,
    },
    'SEQ-05': { head: 'Phase de victoire', text: 'On regarde si un camp a gagné [VIC-01].' },
    'SEQ-06': {
      head: 'Une action chacune',
      text: `
        Une unité est activée au plus une fois par tour ; elle fait alors une seule chose de la liste [SEQ-07], ou rien.
      `,
    },
    'SEQ-07': {
      head: 'Les quatorze actions',
      text: `
        | N° | Action | Pour qui | Voir |
        | 1 | Marche frontale, marche forcée comprise | toute unité non paniquée qui peut bouger | [MAN-02], [MAN-09] |
        | 2 | Marche indirecte | toute unité non paniquée qui peut bouger | [MAN-08] |
        | 3 | Esquive | toute unité non paniquée qui peut bouger ; engagée, certaines seulement | [MAN-11], [MAN-12] |
        | 4 | Fuite | infanterie et cavalerie, paniquées ou non | [MAN-21], [R-154] |
        | 5 | Charge : une marche frontale, puis le combat | selon [CHG-02] | [CHG-05] |
        | 6 | Assaut : une marche indirecte, puis le combat | selon [CHG-02] | [ASL-01] |
        | 7 | Tir | infanterie, artillerie | [FIR-01] |
        | 8 | Marche, puis tir | artillerie à cheval ; infanterie légère en colonne ou en tirailleur, sans marche forcée | [FIR-03] |
        | 9 | Tir double | ligne étendue | [FIR-16] |
        | 10 | Changement de formation, puis tir | Sens tactique | [FIR-03] |
        | 11 | Tir, puis charge ou assaut | infanterie de ligne en ligne à Tir contrôlé | [FIR-19] |
        | 12 | Changement de formation | infanterie | [FRM-14] |
        | 13 | Marche, puis changement de formation | infanterie en colonne | [FRM-17] |
        | 14 | Ralliement | toutes | [RAL-01] |

        *Peut bouger* l’unité dont le facteur de déplacement est d’au moins 1. Quand la marche n’est pas précisée, elle peut
        être frontale ou indirecte.
      `,
    },
    'SEQ-08': {
      head: 'L’une après l’autre',
      text: `
        Les unités d’un groupe agissent dans l’ordre que veut leur joueur. La suivante attend que tout soit fini avec la
        précédente : son action, ses suites, et les réactions de l’ennemi. Chacune peut passer ; son activation est alors
        consommée [R-24].
      `,
    },
    'SEQ-09': {
      head: 'Hors de son tour',
      text: `
        Contre une charge ou un assaut, on peut se mettre en carré, tirer, tourner, contre-charger, esquiver ou fuir, ou ne
        rien faire [CHG-13]. Contre un tir, on peut riposter [FIR-15].
      `,
    },
    'SEQ-10': {
      head: 'Unités paniquées',
      text: `
        Une unité paniquée ne sait plus faire que deux choses.
        - *Fuir*, sans ordre, à tout moment du tour de son joueur où rien d’autre n’est en cours. C’est alors son action, et
          rien ne l’y oblige pendant son propre tour [R-21].
        - *Se rallier*, ce qui demande un ordre comme à toute autre unité.

        On peut remettre ses figurines en place quand on veut, sans effet [R-22].
      `,
    },
    'FLOW-TURN': {
      head: 'Un tour pas à pas',
      text: `
        1. *Le joueur* jette ses points d’ordre ; s’il a deux formules, il dit d’abord laquelle. Étape 2.
        2. *Le joueur* active un groupe (étape 3), fait fuir sans ordre une unité paniquée (puis revient à l’étape 2), ou
           cesse de donner des ordres (étape 6). Sans points, il cesse ; les fuites sans ordre restent possibles jusqu’à
           l’étape 8.
        3. Vérifier le groupe [ORD-03], [ORD-04], [ORD-06] et son prix [ORD-05], et payer. Nommer les éclaireurs [ORD-09] et
           la pièce régimentaire [ORD-10] qui suivent. Les unités tenaces en ligne testent à présent [ORD-11]. Étape 4.
        4. *Le joueur* prend une unité de l’activation qui n’a pas agi. Impétueuse avec un ennemi à sa portée, elle attaque
           [ORD-12] ; sinon elle fait une action ou passe. Tout résoudre. Étape 5.
        5. Reste-t-il des unités ? Étape 4. Sinon, étape 2.
        6. *Le joueur* prend une unité non paniquée et non activée : impétueuse avec un ennemi à attaquer, étape 7a ; à Sens
           tactique, étape 7b s’il le veut. Quand il n’en reste plus, étape 8.
        7. Chacun de ces tests se fait une fois au plus par unité. Une unité tenace en ligne qui se trouve activée passe
           d’abord celui de [ORD-11]. Puis étape 6.
        a. Son joueur peut demander un test moral. Réussi : elle se tient tranquille. Raté, ou non demandé : elle est
           activée et doit attaquer [ORD-13].
        b. Test moral. Réussi : elle est activée et fait l’action de son choix, ses obligations mises à part. Raté : elle
           reste [ORD-14].
        8. Voir les conditions de victoire ; le tour de l’autre joueur commence.
      `,
    },
  },
};
