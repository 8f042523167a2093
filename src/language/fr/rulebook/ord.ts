import type { ord as english } from '../../en/rulebook/ord.ts';
import type { SameChapter } from '../../rulebook.ts';

export const ord: SameChapter<typeof english> = {
  title: 'Les ordres',
  about: 'Combien d’ordres un général peut donner, à qui, et quelles unités partent sans en recevoir.',
  statements: {
    'ORD-01': {
      head: 'Points d’ordre',
      text: 'Au début de votre tour, jetez vos points d’ordre : 1D3 + 1 dans le format ordinaire.',
    },
    'ORD-02': {
      head: 'Selon la taille de la bataille',
      text: `
        Le *format* est le plafond de points d’armée convenu avant la partie pour chaque camp, quel que soit le prix exact
        des armées.

        {table orderPoints}

        Là où il y a deux formules, choisissez avant de jeter, à chaque tour. Un total de 2D6 nul ou négatif vaut 2 ; un D3
        qui tombe à zéro reste à zéro [R-11]. À 500 points ou moins, prenez la première ligne ; au-delà de 4000, chaque
        tranche de 500 entamée ajoute 1 aux deux formules [R-12].
      `,
    },
    'ORD-03': { head: 'Groupe', text: 'Un point d’ordre active un groupe d’une, deux ou trois unités.' },
    'ORD-04': {
      head: 'Quatre irréguliers',
      text: 'Un groupe peut compter quatre unités si toutes sont irrégulières [SKL-16].',
    },
    'ORD-05': {
      head: 'Groupes à deux points',
      text: `
        Un groupe coûte 2 points quand un ennemi non paniqué est à 6 cases ou moins de l’une de ses unités, et que l’une de
        ces choses est vraie [R-14] :
        - il a deux cavaleries ou plus, à moins que toute sa cavalerie n’ait Grande charge [SKL-07] ;
        - il a deux artilleries ou plus, à moins que toute son artillerie n’ait Grande batterie [SKL-21] ;
        - il a deux irréguliers ou plus ;
        - il a deux Recrues ou plus ;
        - il a de l’infanterie à Ordre linéaire en colonne [SKL-14] ;
        - ses unités sont paniquées : une suffit.

        L’ennemi plus loin, n’importe quel groupe coûte 1.

        > Deux cavaleries coûtent 2. Si toutes deux ont Grande charge et ne sont pas des Recrues, elles coûtent 1. Trois
        > unités paniquées coûtent 2, Grande charge ou non.
      `,
    },
    'ORD-06': {
      head: 'Qui peut former un groupe',
      text: `
        Il faut tout ceci :
        - on ne mêle pas unités paniquées et non paniquées ;
        - toutes ont la même orientation ; carrés et unités paniquées regardent où ils veulent ;
        - elles forment une chaîne, chacune voisine de la précédente [R-15] : un centre et trois bras qui ne se touchent pas
          n’en font pas une ;
        - aucune pièce régimentaire n’en fait partie [ORD-10].

        > W touche U, V et Y, qui ne se touchent pas entre elles. U–W–V, U–W–Y et V–W–Y sont des groupes ; U, V et Y n’en
        > font pas un. Une unité seule est un groupe.
      `,
    },
    'ORD-07': {
      head: 'Jamais plus de deux',
      text: 'Plusieurs raisons de payer 2 points ne s’ajoutent pas.',
    },
    'ORD-08': {
      head: 'Des ordres pour les paniquées',
      text: 'Elles n’ont besoin d’un ordre que pour se rallier [SEQ-10]. Dans leurs groupes, l’orientation ne compte pas.',
    },
    'ORD-09': {
      head: 'Les éclaireurs suivent',
      text: `
        Quand un ordre active un groupe d’unités non paniquées, jusqu’à deux infanteries légères à Éclaireur [SKL-12] peuvent
        être activées avec lui, pour rien. Chacune doit être à 3 cases ou moins d’une unité du groupe, non paniquée, pas en
        carré, et pas encore activée. On les nomme aussitôt. Elles ne font pas partie du groupe : ni l’orientation, ni la
        chaîne, ni le nombre, ni le prix ne les regardent, et elles agissent quand on veut pendant cette activation [R-16].

        > U, W et Y sont activées : X, éclaireur tout proche, peut agir aussi.
      `,
    },
    'ORD-10': {
      head: 'La pièce régimentaire',
      text: `
        Elle n’entre dans aucun groupe et ne peut recevoir d’ordre pour elle seule. Quand un ordre active un groupe
        d’infanterie ou de cavalerie non paniquée, une telle pièce, voisine d’une infanterie du groupe, peut être activée
        avec lui pour rien, où qu’elle regarde. Elle agit quand on veut pendant cette activation, et ne compte pas parmi les
        artilleries de [ORD-05]. Les unités qui s’activent d’elles-mêmes [ORD-13], [ORD-14] n’entraînent ni pièce ni
        éclaireurs, et une pièce ne s’active jamais d’elle-même, Sens tactique ou non [R-17].

        > V, W et Y sont activées : la pièce qui les touche peut agir.
      `,
    },
    'ORD-11': {
      head: 'Lignes tenaces',
      text: `
        Une unité tenace [SKL-09] qui se trouve en ligne quand on l’active, pour quelque raison que ce soit, passe aussitôt un
        test moral, avant que personne n’agisse. Si elle échoue, pour ce tour elle ne peut ni marcher, ni esquiver, ni fuir de
        son gré, ni charger, ni changer de formation, ni donner l’assaut s’il faut un pas pour cela. Elle peut encore tirer, se
        rallier, ou assaillir un ennemi qu’elle engage déjà. Elle ne perd rien et ne fuit pas [R-23].
      `,
    },
    'ORD-12': {
      head: 'Impétueux',
      text: `
        Activée, une unité impétueuse [SKL-17] qui peut assaillir un ennemi à 2 cases ou moins, ou l’y charger sans tourner,
        doit faire l’un ou l’autre [R-18]. Si plusieurs ennemis la tentent, son joueur choisit. Ceux qui sont dans un bois, un
        village, un point fortifié ou un terrain difficile ne l’obligent pas ; un carré non plus, si elle est de cavalerie.
        Elle peut les attaquer à sa guise [R-19].
      `,
    },
    'ORD-13': {
      head: 'Emportés',
      text: `
        Les ordres finis, chaque unité impétueuse non paniquée, non activée, et qui a un ennemi à attaquer comme en [ORD-12],
        part d’elle-même. Vous pouvez la retenir par un test moral : réussi, elle reste ; raté, elle attaque. Pour la laisser
        aller, point de test.

        Les ordres sont finis quand les points sont dépensés ou que vous n’en donnez plus ; ceux qui restent sont perdus
        [R-13]. Traitez ces unités et celles de [ORD-14] dans l’ordre qui vous plaît, une à la fois, en regardant chaque fois
        si l’ennemi est encore à portée [R-19].
      `,
    },
    'ORD-14': {
      head: 'Sens tactique',
      text: `
        Au même moment, vous pouvez faire tester chaque unité non paniquée à Sens tactique [SKL-18] qui n’a pas été activée :
        test réussi, elle l’est ; raté, elle reste [R-13]. Les pièces régimentaires n’en sont pas [R-17].
      `,
    },
    'ORD-15': { head: 'Une fois par tour', text: 'Rien n’active deux fois une unité dans le même tour.' },
    'ORD-16': {
      head: 'Jugé au départ',
      text: `
        Orientation, chaîne, distances et prix sont ceux du moment de l’activation. Ce que font ensuite les unités ne défait
        pas le groupe [R-15], [R-16].
      `,
    },
  },
};
