import type { mor as english } from '../../en/rulebook/mor.ts';
import type { SameChapter } from '../../rulebook.ts';

export const mor: SameChapter<typeof english> = {
  title: 'Moral',
  about: 'Quand les nerfs sont mis à l’épreuve, avec quels dés, et ce qu’il en coûte d’échouer.',
  statements: {
    'MOR-01': {
      head: 'Quand tester',
      text: `
        - Pour réagir à une charge, quand on est l’unité chargée [CHG-15].
        - Après avoir perdu 3 points de force ou plus dans un seul tir ou un seul combat, sans compter ce qui a été
          sauvé ou passé à un autre [R-136]. Une unité anéantie ne teste pas.
        - Pour se rallier [RAL-02].
        - Pour changer de formation près de l’ennemi [FRM-15].
        - Pour un test particulier : une unité Tenace activée en ligne [ORD-11], une Impétueuse à retenir [ORD-13], le
          Sens tactique qui veut agir après les ordres [ORD-14], la réaction d’un ami [CHG-26], les pertes d’une
          batterie à prendre sur soi [LOS-05].
      `,
    },
    'MOR-02': {
      head: 'Pertes qui s’additionnent',
      text: `
        Pour atteindre 3, on additionne des pertes dans trois cas seulement, et si la première part n’a pas causé de
        test à elle seule :
        - les deux coups d’un tir double sur la même unité ;
        - deux tirs défensifs sur le même attaquant ;
        - un tir et la charge ou l’assaut qui le suit dans la même action.

        L’addition se fait sans que personne la demande, et en points de force, non en touches [R-136], [R-155].
      `,
    },
    'MOR-03': {
      head: 'Le test',
      text: 'Lancez deux dés et ajoutez-les. Pas plus que le facteur de commandement, modifié comme ci-après : réussi.',
    },
    'MOR-04': {
      head: 'Les dés de chaque qualité',
      text: 'Ordinaire : deux dés. Élite : trois, sans le plus haut. Recrue : trois, sans le plus bas [QUA-04].',
    },
    'MOR-05': {
      head: 'Le bon exemple du voisin',
      text: `
        Une unité Ordinaire de n’importe quelle sorte, voisine d’une infanterie de ligne ou d’une cavalerie lourde amie,
        Élite et non paniquée, lance les dés de l’Élite, à tous ses tests [QUA-05], [R-140].
      `,
    },
    'MOR-06': {
      head: 'Ligne étendue',
      text: `
        Quand elle réagit à une charge, ou à une charge ou un assaut contre un ami, elle lance toujours trois dés sans
        le plus bas, quelles que soient sa qualité et ses voisines [FRM-20], [R-50].
      `,
    },
    'MOR-07': {
      head: 'Modificateurs de tous les tests',
      text: `
        Ils s’additionnent.

        | Circonstance | Facteur de commandement |
        | Dans un village ou un point fortifié | +3 |
        | Démoralisée [UNI-05] | −2 |

        Le +3 n’est jamais pour la cavalerie, ni pour une unité au cours de sa propre charge, poursuite comprise. Celle
        qui donne l’assaut y a droit [R-139].
      `,
    },
    'MOR-08': {
      head: 'Débordée',
      text: `
        −3, à moins que l’unité ne soit dans un bois, un village ou un point fortifié, ou débordée seulement par un
        flanc protégé [GEO-21], [R-08].
      `,
    },
    'MOR-09': {
      head: 'Modificateurs d’une unité chargée',
      text: `
        Ils ne comptent que si une unité chargée teste pour réagir, hors d’un bois, d’un village et d’un point fortifié.
        L’ami qui aide en est exempt [R-89], et un assaut ne les fait jamais jouer [R-114]. Ils s’additionnent.

        | Circonstance | Facteur de commandement |
        | L’unité n’est pas dense : en ligne, en ligne étendue ou en tirailleur, artillerie | −2 |
        | L’attaquant est Lancier | −3 |
        | Elle réagit par un tir défensif, sans être une artillerie ni une ligne à Tir contrôlé | −2 |
        | Elle réagit par une contre-charge, sans Cuirassier, Demi-cuirasse ni Contre-charge | −2 |
      `,
    },
    'MOR-10': {
      head: 'Réussi',
      text: 'L’unité tient bon, et fait ce pour quoi elle a testé.',
    },
    'MOR-11': {
      head: 'Raté, attaquée ou après des pertes',
      text: `
        Le propriétaire choisit, dés sous les yeux [R-137] :
        - *rester*, et perdre autant de points de force que les dés gardés dépassent le facteur de commandement modifié.
          Ni sauvegarde, ni pertes passées à un autre, ni nouveau test ; l’unité peut y périr [R-138] ;
        - *fuir* [MAN-21].
      `,
    },
    'MOR-12': {
      head: 'Raté, sans dommage',
      text: `
        Rien à payer quand un ami voulait contre-charger ou tirer, quand une unité voulait se rallier ou changer de
        formation, ni dans un test particulier, hormis ce qu’en dit sa règle.
      `,
    },
    'MOR-13': {
      head: 'Unités paniquées',
      text: `
        Elles échouent sans dés, et fuient si le test est de ceux qui peuvent nuire. Pour se rallier seulement, elles
        lancent les dés comme les autres, et ne risquent rien.
      `,
    },
    'MOR-14': {
      head: 'Tenace',
      text: `
        Tant qu’elle n’est pas paniquée et dépasse son seuil, un test raté ne la fait pas fuir : elle reste et paie,
        s’il y a quelque chose à payer [SKL-09.2].
      `,
    },
    'MOR-15': {
      head: 'Harcèlement',
      text: 'Si elle échoue parce qu’on l’attaque ou qu’elle a eu des pertes, elle fuit ; elle n’a pas le choix [SKL-06.4].',
    },
    'MOR-16': {
      head: 'Artillerie',
      text: `
        Elle peut rester et payer comme les autres. Si son propriétaire préfère la fuite, elle est éliminée [MAN-27],
        [R-143].
      `,
    },
    'MOR-17': {
      head: 'Plusieurs tests',
      text: `
        Ils se suivent comme les événements. Il n’y en a deux à la fois que dans une mêlée, et [ASL-10] dit alors qui
        commence [R-141].
      `,
    },
    'FLOW-MORALE': {
      head: 'Un test moral, pas à pas',
      text: `
        1. La cible d’un assaut qui réagit : réussi, sans dés.
        2. Une unité paniquée, sauf pour se rallier : raté, sans dés. Elle fuit si elle devait réagir ou avait eu des
           pertes.
        3. Un Harcèlement qui se rallie, tout ennemi non paniqué étant à 5 cases ou plus : réussi, sans dés.
        4. Facteur de commandement, +3 ou −2 [MOR-07], −3 [MOR-08], et pour une unité chargée qui réagit [MOR-09].
        5. Dés : une ligne étendue qui réagit et une Recrue en lancent trois sans le plus bas ; une Élite, et une
           Ordinaire voisine d’une Élite [MOR-05], trois sans le plus haut ; les autres deux.
        6. Somme inférieure ou égale au résultat de l’étape 4 : réussi.
        7. Raté pour se rallier, changer de formation, dans un test particulier ou en ami qui aide : rien de plus,
           hormis ce qu’exige le test particulier.
        8. Raté sous une attaque ou après des pertes :
        a. Harcèlement fuit.
        b. Tenace, au-dessus de son seuil, reste.
        c. Pour les autres, le propriétaire choisit ; une artillerie qui fuit est éliminée.
        9. Qui reste perd la différence, et est éliminé à 0. Qui fuit : [FLOW-FLIGHT].
      `,
    },
  },
};
