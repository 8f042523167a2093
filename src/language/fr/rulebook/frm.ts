import type { frm as english } from '../../en/rulebook/frm.ts';
import type { SameChapter } from '../../rulebook.ts';

export const frm: SameChapter<typeof english> = {
  title: 'Les formations',
  about:
    'Ligne, colonne, carré et les autres : qui peut les prendre, ce qu’elles font, comment on en change.',
  statements: {
    'FRM-01': {
      head: 'Les formations',
      text: `
        Seule l’infanterie a le choix.

        | Formation | Infanterie de ligne | Infanterie légère | Voir |
        | Ligne | oui | oui | |
        | Colonne | oui | oui | |
        | Carré | oui | oui | [FRM-04] |
        | En tirailleur | non | avec Tirailleur ou Ordre lâche | [FRM-05] |
        | Colonne fermée | avec Gros bataillon | non | [FRM-07] |
        | Ligne étendue | avec Ordre linéaire | non | [FRM-09] |
        | Horde | paniquée | paniquée | [FRM-06] |

        L’infanterie légère à Ordre lâche ne se forme qu’en tirailleur [SKL-15.1].
      `,
    },
    'FRM-02': {
      head: 'Cavalerie et artillerie',
      text: `
        Elles n’ont pas de formation à tenir. On range la cavalerie sur une ligne pour l’œil, et ce qui est dit des unités en
        ligne ne la vise pas ; paniquée, c’est une horde. L’artillerie n’est jamais paniquée [R-38].
      `,
    },
    'FRM-03': {
      head: 'Ce qu’elle décide',
      text: 'Les dés de combat et de tir, la portée et la marche de l’unité [UNI-01].',
    },
    'FRM-04': {
      head: 'Pas de carré',
      text: `
        On ne se met pas en carré :
        - dans un bois, un village, un point fortifié ou un terrain difficile ; seule compte la case [R-149] ;
        - quand on est en tirailleur ou en ligne étendue ;
        - quand on est irrégulier, jamais.
      `,
    },
    'FRM-05': {
      head: 'En tirailleur',
      text: `
        Pour l’infanterie légère à Tirailleur [SKL-11] ou à Ordre lâche [SKL-15], et personne d’autre. Celle à Ordre lâche n’en
        sort que paniquée.
      `,
    },
    'FRM-06': { head: 'Horde', text: 'La formation des unités paniquées : toutes, et elles seules.' },
    'FRM-07': {
      head: 'Colonne fermée',
      text: `
        Un gros bataillon en colonne peut se serrer contre la cavalerie. C’est un carré en tout [R-51], sauf ce que dit
        [FRM-08] : elle ne bouge ni n’attaque, n’a ni flanc ni arrière, n’est ni débordée ni prise en enfilade, empêche une
        charge de cavalerie de doubler, attire les 2 dés de plus des canons, sauve contre la cavalerie autre que les lanciers,
        tire une fois par tour et ne riposte pas. Le terrain et les irréguliers l’interdisent comme ils interdisent le carré.
      `,
    },
    'FRM-08': {
      head: 'Ce qui la distingue du carré',
      text: `
        - On peut la former contre une charge de cavalerie venue de n’importe quelle distance, et contre son assaut aussi
          [R-51].
        - Elle combat et tire avec 2 dés ; portée 2.

        > La cavalerie charge de 2 cases un gros bataillon en colonne : trop tard pour le carré, mais il peut encore se serrer.
      `,
    },
    'FRM-09': {
      head: 'Ligne étendue',
      text: `
        L’infanterie à Ordre linéaire peut tenir deux cases côte à côte, chacune case de flanc de l’autre [R-41], les deux
        moitiés regardant du même côté. Elle a alors trois cases frontales, trois cases arrière, et une case de flanc à chaque
        bout. Ses cônes sont ceux de ses moitiés réunis ; ce qu’une moitié engage ou ce qui l’engage vaut pour le tout [R-42].
        Pour le reste c’est une ligne, sauf [FRM-10] à [FRM-13], [FRM-19], [FRM-20] et [FIR-16].
      `,
    },
    'FRM-10': {
      head: 'Comment elle tourne',
      text: `
        - *Conversion* de 60° : une moitié pivote sur place, l’autre tourne autour d’elle vers la case suivante, en avant ou en
          arrière.
        - *Volte-face* : les deux restent et regardent derrière elles.

        L’une et l’autre coûtent 1 case, tout ce qu’elle a ; elle ne tourne pas autrement. Chaque case où elle entre doit être
        sur la carte, praticable et libre à la fin, et chaque côté franchi praticable [R-43].
      `,
    },
    'FRM-11': {
      head: 'Y entrer, en sortir',
      text: `
        Une ligne peut s’étendre, une colonne aussi, même après une marche ; un carré ou une colonne fermée non, et la ligne
        étendue ne se met pas en carré. Le joueur choisit le flanc où elle prend sa seconde case : sur la carte, libre,
        praticable, pas au-delà d’un côté impassable ; et l’unité ne doit être en contact ni avant ni après. Le terrain de
        cette case ne coûte rien, et le test de [FRM-15] regarde depuis la case d’avant. En sortant, le joueur dit quelle case
        elle garde [R-44].
      `,
    },
    'FRM-12': {
      head: 'Un seul tir hors de son tour',
      text: `
        Deux tirs à son tour [FIR-16], mais un seul en défense et un seul en riposte. Pour un tir seul, le joueur dit quelle
        moitié tire ; elle doit remplir toutes les conditions [R-47].
      `,
    },
    'FRM-13': {
      head: 'Deux cases, autres cas',
      text: `
        - *Terrain*. Ce qui sert ne sert que si les deux cases l’ont, ou tous les côtés qui font face à cet ennemi. Ce qui nuit nuit
          dès qu’une l’a. Au tir double, chaque moitié n’a que sa propre case [R-45].
        - *Cible d’un tir*. Il suffit qu’une moitié soit à portée, dans le cône et en vue ; le tireur la désigne et mesure
          jusqu’à elle. Elle n’est prise en enfilade que par un tireur hors du cône de ses deux moitiés, et son autre moitié
          ne la cache jamais [R-46].
        - *À l’attaque*. Elle charge un ennemi sur l’une de ses deux cases de flanc, par une conversion. Elle donne l’assaut en
          glissant d’une case, ou sans bouger. Attaquée, elle l’est de front par qui finit sur l’une de ses trois cases frontales
          [R-48].
        - *Panique*. Son joueur dit quelle case garde la horde ; elle fuit de là et, ralliée, peut s’étendre à nouveau si une
          case de flanc est libre [R-49].
      `,
    },
    'FRM-14': {
      head: 'Changement de formation',
      text: `
        Un socle reste en place, les autres se rangent autour : l’unité garde sa case et son orientation. Seules s’orientent
        librement celle qui quitte un carré ou une colonne fermée, celle qui se rallie d’une panique, et les tirailleurs qu’on a
        levés pour laisser passer [R-40].
      `,
    },
    'FRM-15': {
      head: 'Sous les yeux de l’ennemi',
      text: `
        Un ennemi non paniqué à 3 cases ou moins, et l’unité passe d’abord un test moral ; à 2 ou moins si elle a Sens tactique
        [R-53]. Si elle échoue, elle garde sa formation, et c’est tout.
      `,
    },
    'FRM-16': {
      head: 'En réaction',
      text: `
        Le carré ou la colonne fermée formés contre une charge ne demandent que le test de réaction ; contre un assaut, ou quand
        ce test n’est pas dû, aucun [R-52].
      `,
    },
    'FRM-17': {
      head: 'Marcher et changer',
      text: `
        Dans un tour, une unité manœuvre ou change de formation. L’infanterie en colonne peut faire l’un puis l’autre : une
        marche frontale (même forcée) ou indirecte, puis un changement pour 1 case de déplacement. Le test éventuel se passe là
        où finit la marche ; raté, elle y reste en colonne [R-54].
      `,
    },
    'FRM-18': {
      head: 'Pas au contact',
      text: `
        Une unité en contact avec l’ennemi ne change pas de formation, et un changement ne doit pas la mettre en contact. Un
        voisin qui n’engage pas et n’est pas engagé n’interdit que le carré et la colonne fermée, qui l’engageraient [R-55]. Le
        carré formé en réaction et la horde de la panique échappent à cette limite.
      `,
    },
    'FRM-19': {
      head: 'Ligne mince, entaille profonde',
      text: 'Chaque 6 qui touche une ligne étendue en combat rapproché lui coûte 2 points de force [R-130].',
    },
    'FRM-20': {
      head: 'Ligne longue, nerfs fragiles',
      text: `
        Quand elle teste pour réagir à une charge, cible ou ami qui l’aide, ou comme ami à un assaut, elle jette 3D6 sans le plus
        faible, si bonne qu’elle soit et qui que soit son voisin. Dans tous les autres tests elle jette les dés de sa qualité
        [R-50].
      `,
    },
    'FRM-21': {
      head: 'De l’une à l’autre',
      text: `
        {table transitions}

        Sous réserve du type, des compétences et du terrain [FRM-01], [FRM-04], du test [FRM-15] et du contact [FRM-18]. Une
        horde ne change qu’en se ralliant [RAL-05].

        En réaction, il n’y a que deux changements : le carré, pour une infanterie que la cavalerie charge de 3 cases ou plus ; la
        colonne fermée, pour un gros bataillon en colonne que la cavalerie charge ou assaille.
      `,
    },
  },
};
