import type { reactions as english } from '../../en/rulebook/chgReactions.ts';
import type { Statement } from '../../rulebook.ts';

export const reactions: Readonly<Record<keyof typeof english, Statement>> = {
  'CHG-13': {
    head: 'Sept réactions',
    text: `
      La cible en choisit une et une seule ; ne rien faire en est une.

      | Réaction | Qui | Contre qui | Distance à la déclaration | Déjà en contact ? | Test |
      | Ne rien faire | toutes | toutes | quelconque | peut l’être | oui |
      | Mise en carré | infanterie [FRM-04] | cavalerie | 3 ou plus | non | oui |
      | Colonne fermée à la place | colonne à Gros bataillon | cavalerie | quelconque | non | oui |
      | Tir défensif | infanterie, artillerie [FIR-17] | toutes | quelconque | non | oui |
      | Rotation | toutes | toutes | 3 ou plus | non | oui |
      | Contre-charge | cavalerie | toutes | 3 ou plus | non | oui |
      | Contre-charge | infanterie en colonne | infanterie | 3 ou plus | non | oui |
      | Esquive | celles de [MAN-12] et [MAN-13] | comme en [MAN-12] | quelconque | non | non |
      | Fuite | infanterie, cavalerie | toutes | quelconque | peut l’être | non |
    `,
  },
  'CHG-14': {
    head: 'Quand',
    text: 'Dès que l’attaquant a bougé et touche sa cible, avant toute autre chose.',
  },
  'CHG-15': {
    head: 'Le cran de réagir',
    text: `
      La cible passe son test moral sur-le-champ [MOR-09] ; elle n’exécute sa réaction que si elle le réussit. On ne
      teste pas :
      - pour une esquive ou une fuite ;
      - pour quelque réaction que ce soit, si la cavalerie charge une unité déjà en carré ou en colonne fermée ;
      - de même si la cavalerie charge une unité, de n’importe quelle arme, placée dans un bois, un village ou un point
        fortifié ; un bois sur le côté qui les sépare suffit [R-103].
    `,
  },
  'CHG-16': {
    head: 'Trois cases de préavis',
    text: `
      Mise en carré, rotation et contre-charge de la cible demandent 3 cases ou plus entre elle et l’attaquant quand la
      charge est déclarée, avant tout mouvement [R-156]. La colonne fermée ne les demande pas [FRM-08].

      > Chargée de 3 cases, une infanterie peut encore se mettre en carré ; de 2 cases, c’est trop tard.
    `,
  },
  'CHG-17': {
    head: 'Une cible déjà occupée',
    text: 'Si elle engage un ennemi ou est engagée quand la charge est déclarée, elle ne peut que ne rien faire ou fuir.',
  },
  'CHG-18': {
    head: 'Quand le test échoue',
    text: `
      La réaction n’a pas lieu. L’unité reste et en paie le prix, ou s’enfuit [MOR-11] ; si elle reste, on peut encore
      l’attaquer.

      Une cible paniquée choisit « rien » ou « fuite ». Elle échoue à son test sans dés, et fuit quand même ; mais sans
      test, point d’échec : chargée par de la cavalerie dans un bois, un village ou un point fortifié, elle peut rester
      [R-105]. Un carré chargé par de l’infanterie peut ne rien faire, tirer ou fuir ; pour ne rien faire ou tirer, il
      lui faut réussir le test ordinaire [R-158].
    `,
  },
  'CHG-19': { head: 'Mise en carré', text: 'L’infanterie est aussitôt en carré, dans sa case.' },
  'CHG-20': {
    head: 'Rotation',
    text: `
      La cible pivote dans sa case, de l’angle qu’elle veut et sans frais ; une ligne étendue converse ou fait
      volte-face [FRM-10]. Où qu’elle regarde enfin, l’attaquant doit toujours l’engager. Le test venant avant le
      mouvement, celle qui est débordée le passe à −3 [R-99].
    `,
  },
  'CHG-21': {
    head: 'Tir défensif',
    text: `
      Le coup part aussitôt, même ennemi au contact : imaginez-le tiré pendant qu’il accourait. La manière est en
      [FIR-17].
    `,
  },
  'CHG-22': {
    head: 'Contre-charge de la cible',
    text: `
      Possible seulement si l’attaquant est arrivé sur une de ses cases frontales ; la cible ne quitte pas sa case
      [R-90]. Interdite dans un bois, un village, un point fortifié ou un terrain difficile.

      Elle prive l’attaquant de ses dés doublés ; celle qui contre-charge ne double pas non plus [R-91].
    `,
  },
  'CHG-23': {
    head: 'Esquive et fuite',
    text: `
      On les exécute immédiatement [MAN-11], [MAN-21]. Choisir la fuite dispense de test, mais l’unité est paniquée
      comme toute autre qui court [R-154].
    `,
  },
  'CHG-24': {
    head: 'Un ami peut aider',
    text: `
      Quand la cible en a fini avec sa réaction, un seul de ses amis peut tirer en défense ou contre-charger. Deux
      unités au plus répondent donc à une charge. Peu importe que la cible ait réussi son test, ni qu’elle soit encore
      là : il suffit que la charge dure et que l’attaquant soit en place [R-88]. Une même unité répond à autant de
      charges qu’il y en a dans le tour [R-102].
    `,
  },
  'CHG-25': {
    head: 'Quel ami',
    text: 'Il n’est pas paniqué, et aucun ennemi, sauf peut-être l’attaquant, ne l’engage ni n’est engagé par lui.',
  },
  'CHG-26': {
    head: 'Le test de l’ami',
    text: `
      Il teste son moral avant d’agir. Ce qui pèse sur une unité chargée [MOR-09] ne pèse pas sur lui [R-89]. S’il
      échoue, il ne se passe rien, ni pour lui ni pour personne.
    `,
  },
  'CHG-27': {
    head: 'L’ami contre-charge',
    text: `
      La cavalerie le peut, et l’infanterie en colonne, même contre de la cavalerie. L’ami avance comme pour une charge,
      dans la limite de son facteur de déplacement et sans tourner, jusqu’à une case d’où il engage l’attaquant ; il n’a
      pas à bouger s’il l’engage déjà. S’il n’y parvient pas, pas de contre-charge. Il ne part pas d’un bois, d’un
      village, d’un point fortifié ni d’un terrain difficile, et n’en traverse pas [MAN-28]. Aucune distance minimale ne
      lui est demandée [R-89], mais les règles de portée, de cône et de côté abordé valent pour lui [CHG-07], [CHG-08],
      [CHG-10] ; comme il ne tourne pas, un ennemi sur une case de flanc lui échappe.

      Il ne donne aucun coup et n’en reçoit aucun. Il est là, et cela change beaucoup : la cible n’est peut-être plus
      débordée, l’attaquant le devient peut-être, les dés ne doublent plus, une poursuite peut être barrée. Ce n’est pas
      une activation [R-92].

      > La cavalerie B charge de flanc l’infanterie Z. La cavalerie X contre-charge et prend B de flanc : Z n’est plus
        débordée.
    `,
  },
  'CHG-28': {
    head: 'L’ami tire',
    text: `
      Infanterie ou artillerie, voisine de la case que la cible tenait avant de réagir [R-88]. L’attaquant doit être
      pour elle une cible en règle : à portée, dans son cône, en vue, et sur une case voisine, puisqu’il touche un ami
      [FIR-13], [R-124]. Elle n’était pas en contact avec lui à la déclaration.

      > B est chargée et tire. C, à côté de B, a elle aussi l’attaquant devant elle, sur une case voisine : C tire à son
        tour.
    `,
  },
};
