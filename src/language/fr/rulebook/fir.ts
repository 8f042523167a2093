import type { fir as english } from '../../en/rulebook/fir.ts';
import type { SameChapter } from '../../rulebook.ts';

export const fir: SameChapter<typeof english> = {
  title: 'Le tir',
  about: 'Qui tire sur qui, quand, et qui peut riposter.',
  statements: {
    'FIR-01': {
      head: 'Qui tire',
      text: 'L’infanterie et l’artillerie. Ce que la cavalerie tire du haut de ses chevaux est trop peu pour compter.',
    },
    'FIR-02': {
      head: 'Pas l’ennemi à la gorge',
      text: `
        Une unité qui engage un ennemi, ou qu’un ennemi engage, ne tire pas. Deux exceptions :
        - le *tir défensif* sur l’attaquant qui vient d’arriver, si les deux n’étaient pas en contact à sa déclaration ;
        - celle qui engage un ennemi sans que personne ne l’engage peut tirer sur une voisine [FIR-13], le plus souvent
          de flanc ou par l’arrière.
      `,
    },
    'FIR-03': {
      head: 'Une action, ou une part d’action',
      text: `
        Un tir est une action à lui seul, hors cinq combinaisons :
        - l’artillerie à cheval marche, puis tire ;
        - l’infanterie légère en colonne ou en tirailleur marche, mais pas à marche forcée, puis tire ;
        - l’infanterie de ligne en ligne à Tir contrôlé tire, puis charge ou assaille [FIR-19] ;
        - une ligne étendue tire deux fois [FIR-16] ;
        - une unité à Sens tactique change de formation, puis tire ; si le changement échoue, elle peut tirer quand même
          [R-54].

        La marche est frontale ou indirecte, jamais une esquive. L’artillerie à cheval a même droit à la marche forcée
        [R-26].
      `,
    },
    'FIR-04': {
      head: 'Qui ne tire jamais',
      text: 'Les unités débordées, à couvert ou non [R-126] ; les paniquées ; celles qui ont la compétence Guerrier.',
    },
    'FIR-05': { head: 'Une cible', text: 'Chaque tir a une cible, et tous ses dés vont sur elle.' },
    'FIR-06': {
      head: 'Portée',
      text: 'La cible n’est pas plus loin que la portée du tireur, dans sa formation du moment [UNI-01].',
    },
    'FIR-07': { head: 'Cône', text: 'La cible est dans le cône frontal du tireur [GEO-08].' },
    'FIR-08': {
      head: 'Ligne de vue',
      text: `
        Tendez un fil du centre d’une case au centre de l’autre [R-118]. La vue est coupée si le fil touche, ne
        serait-ce que par un coin, une case intermédiaire qui contient :
        - une unité, amie ou ennemie, paniquée ou non ;
        - un bois, un village ou un point fortifié ;
        - une colline, même celle qui porte aussi le tireur ou la cible [R-119].

        Un bois sur un côté de case la coupe de même, sauf si c’est un côté de la case du tireur ou de celle de la cible
        [R-120]. Ce qui se trouve dans ces deux cases ne gêne jamais.

        > Le fil frôle la case de B : pas de tir. Une cible dans un bois, que rien ne masque devant elle, se voit.
      `,
    },
    'FIR-09': {
      head: 'Une cible sur deux cases',
      text: `
        Il suffit que l’une de ses moitiés soit à portée, dans le cône et en vue ; le tireur nomme cette moitié, et
        c’est jusqu’à elle qu’on mesure [R-46].
      `,
    },
    'FIR-10': {
      head: 'Par-dessus les amis',
      text: `
        À partir de 3 cases, une colline permet de tirer par-dessus un ami du tireur qui n’est pas lui-même sur une
        colline, si :
        - le tireur seul est sur une colline, et cet ami est voisin du tireur ;
        - ou la cible seule est sur une colline, et cet ami est voisin du tireur ;
        - ou tous deux sont sur des collines, où que soit cet ami.

        Jamais par-dessus un ennemi [R-119].
      `,
    },
    'FIR-11': {
      head: 'Priorité de tir',
      text: `
        Parmi les ennemis qu’on peut prendre pour cible, on doit tirer sur le plus proche de ceux qui ne sont pas
        paniqués ; à égalité, on choisit [R-116]. Le choix est libre quand tous les non paniqués sont à 3 cases ou
        plus : n’importe quelle cible convient alors, paniquée ou non.

        Le second coup d’un tir double peut laisser de côté la cible du premier. Il va alors sur la plus proche des
        autres, si loin qu’elle soit : les non paniquées d’abord, et celle qu’on veut à égalité.

        S’il n’y a que des cibles paniquées, on tire sur celle qu’on veut. Tir défensif et tir de riposte ignorent la
        priorité.
      `,
    },
    'FIR-12': {
      head: 'Tir en enfilade',
      text: `
        Tirer depuis l’extérieur du cône frontal de la cible, c’est la prendre d’enfilade : 2 dés de plus. Une ligne
        étendue ne l’est que de l’extérieur des cônes de ses deux moitiés [R-46], un carré jamais.
      `,
    },
    'FIR-13': {
      head: 'Près d’une bagarre',
      text: `
        Quand le tireur touche un ennemi, ou que la cible touche un ami du tireur, on ne tire que sur une voisine
        [R-117].

        > C engage X et Y, et personne n’engage C. C a deux cibles : Y, et aussi X, qui touche B, amie de C, mais qui
          est voisine de C. Z, plus loin, n’en est pas une. B est engagée par X et se tait.
      `,
    },
    'FIR-14': {
      head: 'Le tir du carré',
      text: `
        Avant de tirer, un carré nomme un sommet de sa case ; le cône ouvert de ce côté est le sien pour ce tir. Il tire
        une fois par tour de chaque joueur, que ce soit sur ordre ou en défense [R-125].
      `,
    },
    'FIR-15': {
      head: 'Tir de riposte',
      text: `
        Une unité sur laquelle on vient de tirer peut répondre au tireur aussitôt, après son propre test moral s’il y en
        a eu un, et si elle n’a pas fui. C’est une artillerie, ou une infanterie en ligne, étendue ou non, ou en
        tirailleur, sans Bombarde, Arme à feu obsolète ni Guerrier. Portée, cône, vue et le reste doivent être en règle.

        Une fois par unité dans le tour de chaque joueur, et seulement contre un tir fait comme action : à un tir
        défensif ou à une riposte, on ne riposte pas [R-122].
      `,
    },
    'FIR-16': {
      head: 'Tir double',
      text: `
        Une ligne étendue peut tirer deux fois dans son tour, chaque fois avec tous ses dés : une fois par moitié,
        depuis la case de cette moitié, toutes conditions revues. Une moitié ne tire pas si l’autre engage ou est
        engagée. Toutes deux peuvent viser le même ennemi si chacune peut l’atteindre. Chacune est jugée sur le terrain de
        sa case : celle d’un bois lance 3 dés au plus, celle du terrain dégagé tous les siens [R-45]. Pour la riposte, la
        ligne est de nouveau entière.

        En défense et en riposte elle ne tire qu’une fois, de la moitié que veut son propriétaire. Pour un tir défensif,
        l’attaquant qui vient d’arriver ne fait taire aucune des deux [R-47].
      `,
    },
    'FIR-17': {
      head: 'Tir défensif',
      text: `
        Une réaction à une charge ou à un assaut, de la cible [CHG-21] ou d’un de ses amis [CHG-28]. Il vise l’attaquant
        et nul autre, chacun étant là où l’a laissé son mouvement ; cône, portée et vue comptent, pas la priorité
        [R-124]. Qui est débordé ne le peut pas. La cible elle-même tire toujours à la distance 1.

        Interdit à Bombarde, Arme à feu obsolète et Guerrier.
      `,
    },
    'FIR-18': {
      head: 'La pièce régimentaire répond aussi',
      text: `
        Quand on tire sur une infanterie amie voisine d’une pièce régimentaire, la pièce peut dépenser sa riposte sur le
        tireur, après celle de l’infanterie et quoi qu’il soit advenu de celle-ci. Une seule pièce par tir [R-123].
      `,
    },
    'FIR-19': {
      head: 'Tirer, puis attaquer',
      text: `
        Avant le coup, nommez le seul ennemi qui sera visé puis attaqué, et dites si ce sera par charge ou par assaut.
        On finit d’abord tir, test et riposte. Ensuite, si tous deux sont encore en place et les conditions réunies,
        l’attaque peut se faire ; rien n’y oblige. Personne d’autre ne peut être attaqué dans ce tour, même si l’ennemi
        nommé s’est enfui [R-127]. Comme une ligne, par défaut, n’atteint personne devant elle par une charge [CHG-07],
        c’est un assaut qui suit.
      `,
    },
    'FIR-20': {
      head: 'Le déroulement',
      text: `
        1. Nommer la cible et lancer les dés.
        2. Sauvegardes ; pertes que l’artillerie passe à un autre ; pertes.
        3. La cible teste si elle en a 3 ou plus.
        4. Riposte de la cible, puis d’une pièce régimentaire ; pertes et test du tireur chaque fois.

        | Unité | Comme action | Tir défensif | Riposte |
        | En ligne, en ligne étendue | oui | oui | oui |
        | En tirailleur | oui | oui | oui |
        | En colonne | oui | oui | non |
        | En carré, en colonne fermée | oui, une fois par tour | oui, ce même tir unique | non |
        | Artillerie | oui | oui | oui |
        | Bombarde, Arme à feu obsolète | oui | non | non |
        | Guerrier, cavalerie, paniquée, débordée | non | non | non |
        | Engage un ennemi, engagée par aucun | oui, sur une voisine seulement | seulement sur l’attaquant qui vient d’arriver, si c’est cet ennemi | non |
        | Engagée par un ennemi | non | seulement sur l’attaquant qui vient d’arriver, si elle ne touche que lui | non |
      `,
    },
    'FLOW-FIRE': {
      head: 'Un tir, pas à pas',
      text: `
        1. L’unité peut-elle tirer [FIR-01] à [FIR-04] ? Un carré nomme son sommet, une ligne étendue la moitié qui
           tire.
        2. Quelles cibles sont à portée, dans le cône, en vue [FIR-06] à [FIR-10], et non écartées par [FIR-13] ?
           Choisir parmi celles que laisse la priorité [FIR-11].
        3. Compter les dés [CBT-12]. Il n’en reste aucun : pas de touche.
        4. Les lancer : chaque 5 ou 6 touche.
        5. La cible lance ses sauvegardes [SAV-01], un dé par point de force.
        6. Oublier ce qui dépasse sa force ; une artillerie peut passer des pertes à un ami [LOS-05] ; appliquer le
           reste.
        7. 3 pertes ou plus : la cible teste, et peut fuir devant le tireur.
        8. Si le tir était une action et que la cible tient encore, elle peut riposter [FIR-15] : étapes 2 à 7, rôles
           inversés, sans autre réponse.
        9. Si la cible était de l’infanterie, une pièce régimentaire voisine peut en faire autant.
        10. Vient alors le second coup d’un tir double, ou l’attaque annoncée.
      `,
    },
  },
};
