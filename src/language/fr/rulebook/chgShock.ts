import type { shock as english } from '../../en/rulebook/chgShock.ts';
import type { Statement } from '../../rulebook.ts';

export const shock: Readonly<Record<keyof typeof english, Statement>> = {
  'CHG-29': {
    head: 'L’attaquant sous le feu',
    text: `
      Un tir défensif qui coûte à l’attaquant 3 points de force ou plus l’oblige à un test moral ; deux tirs
      s’additionnent si le premier n’a pas causé de test [MOR-02]. Réussi, la charge continue. Raté, le propriétaire a
      le choix habituel entre rester et fuir, mais dans les deux cas la charge est finie : plus de réaction, d’attaque
      ni de poursuite. Ni les −2 et −3 des unités chargées [MOR-09] ni le +3 d’un village [MOR-07] ne comptent dans ce
      test [R-97].
    `,
  },
  'CHG-30': {
    head: 'Frapper ou non',
    text: 'Si la cible est toujours là, l’attaquant peut la frapper. Seul un Impétueux y est obligé [SKL-17.1].',
  },
  'CHG-31': {
    head: 'Se détourner d’un carré tout neuf',
    text: `
      La cavalerie dont la cible vient de former le carré, ou la colonne fermée, contre cette charge même peut esquiver
      au lieu de frapper, à reculons et de son facteur de déplacement au plus ; la charge s’arrête là. Il n’est pas
      nécessaire qu’elle soit de celles qui esquivent de droit, mais personne ne doit l’engager par l’arrière [R-104].
      Une cavalerie impétueuse est tenue de frapper [R-20].
    `,
  },
  'CHG-32': {
    head: 'Le choc',
    text: `
      C’est le nom du combat qui termine une charge ou une poursuite.
      1. L’attaquant lance ses dés le premier. S’il préfère ne pas frapper, il n’y a pas de combat.
      2. Une cible qui a perdu 3 points de force ou plus teste son moral. Si elle fuit, une poursuite peut suivre.
      3. Si elle est encore là, elle peut rendre les coups, si elle le veut [R-96].
      4. L’attaquant qui a perdu 3 points ou plus teste à son tour.
      5. Si personne n’a fui, on reste face à face. Reprendre le combat à un tour suivant demande un assaut, et c’est
         alors une mêlée.
    `,
  },
  'CHG-33': {
    head: 'Affaiblie par la charge',
    text: `
      Quand la cible rend les coups, elle a un dé de moins par point de force que cette charge lui a coûté : coups de
      l’attaquant, échec au test de réaction, échec au test après les coups. S’il ne lui en reste pas, elle ne lance
      rien. Un tir antérieur ne compte pas, ni les touches sauvées ou passées à un autre. Dans l’attaque qui suit une
      poursuite, seul compte ce que cette attaque a coûté. Rien de tel pour l’attaquant, ni dans une mêlée [R-95].
    `,
  },
  'CHG-34': {
    head: 'On ne poursuit pas l’attaquant battu',
    text: 'Si c’est l’attaquant qui fuit, l’unité qu’il chargeait ne lui court pas après.',
  },
  'CHG-35': {
    head: 'Quand poursuivre',
    text: `
      L’attaquant peut poursuivre [MAN-18] quand sa cible a esquivé ou fui, avant les coups ou à cause d’eux, ou quand
      les coups ou un test raté l’ont anéantie [R-68]. Un Impétueux le doit.

      Si un autre ennemi l’engage ou est engagé par lui, il reste sur place et n’attaque personne. Si la cible elle-même
      n’a pas pu quitter ses cases frontales, la poursuite est de 0 case et il peut la frapper de nouveau ; une cible
      qui a esquivé et le tient depuis une autre case l’arrête aussi, mais il ne peut pas la frapper [R-69].
    `,
  },
  'CHG-36': {
    head: 'Un second poursuivant',
    text: `
      Quand l’attaquant poursuit, un ami doué du Sens tactique peut l’accompagner. Il est voisin de la case que
      l’attaquant quitte, a la même orientation, n’est pas paniqué, est de ceux qui poursuivent, n’engage pas et n’est
      pas engagé. Il lance sa propre longueur, avance après l’attaquant et avant la nouvelle attaque, et ne frappe
      personne. Ce n’est pas une activation : il le peut même s’il a déjà agi, et peut encore agir dans le cas contraire
      [R-71].

      S’il est aussi Impétueux, il doit suivre dès qu’il le peut, et passe avant tout autre ami [SKL-17.2].
    `,
  },
  'CHG-37': {
    head: 'Attaque après la poursuite',
    text: `
      Si la poursuite amène l’attaquant à engager un ennemi, il peut le frapper : un choc, sans aucune réaction, avec
      les avantages de la charge. On examine à neuf si les dés doublent : pour la cavalerie, la première charge avait
      été déclarée à 3 cases ou plus ; terrain dégagé tout au long de la charge et de la poursuite et sous le nouvel
      ennemi ; pas de carré pour la cavalerie, ni rivière, ni gué, ni pont entre eux [CBT-09] ; le poursuivant n’est pas
      débordé. Une contre-charge faite contre la première charge n’importe plus [R-70]. Tirailleurs et Harcèlement s’en
      tiennent à leurs cibles [CHG-03], [CHG-04].
    `,
  },
  'CHG-38': {
    head: 'Une fois seulement',
    text: 'Que ce second ennemi fuie ou périsse, personne ne poursuit une deuxième fois.',
  },
  'CHG-39': {
    head: 'Nos tirailleurs gênent',
    text: `
      Une charge ou un assaut peut avoir besoin de la case même où se tiennent des amis en tirailleur ; ceux qu’on ne
      fait que traverser ne gênent pas. On les enlève avant le mouvement, et leur propriétaire les repose après,
      orientés à son gré et toujours en tirailleur :
      - à 2 cases au plus de l’attaquant et dans son cône arrière ;
      - sur une case libre où ils peuvent se tenir, sans ennemi voisin, les paniqués ne comptant pas.

      Faute d’une telle case, ils sont perdus. Sinon, ils ne font plus rien de leur chef pendant ce tour, qu’ils aient
      agi ou non ; ils réagissent encore à l’ennemi [R-98].
    `,
  },
  'CHG-40': {
    head: 'Céder le pas à une marche',
    text: `
      Des tirailleurs peuvent céder leur case de la même façon, aux mêmes conditions, à une unité non paniquée qui veut
      y finir une marche sans attaquer. Pas à une poursuite, une contre-charge, une esquive ou une fuite.
    `,
  },
  'FLOW-CHARGE': {
    head: 'Une charge, pas à pas',
    text: `
      1. Déclarer la cible et vérifier [CHG-02] à [CHG-10]. Retenir la distance, si l’attaquant était dans le cône de la
         cible, et qui était en contact avec qui.
      2. Enlever les tirailleurs amis de la case voulue, avancer de façon à engager la cible, les reposer. Aucun
         chemin : retour au départ, −1 point de force, fin [CHG-11].
      3. La cible choisit sa réaction [CHG-13]. Fuite ou esquive s’exécute, et la cible est partie.
      4. Sinon elle teste, sauf dispense [CHG-15]. Réussi : elle fait ce qu’elle a choisi. Raté : elle reste et perd des
         points, ou elle fuit ; la réaction est perdue.
      5. Après chaque tir défensif : 3 pertes ou plus, et l’attaquant teste. Raté : fin [CHG-29].
      6. Un ami de la cible peut tester, puis contre-charger ou tirer [CHG-24]. Après son tir, de nouveau l’étape 5.
      7. La cible est partie ou anéantie ? Passer à l’étape 11.
      8. L’attaquant frappe, ou y renonce, ou se détourne d’un carré tout neuf : dans les deux derniers cas, fin.
      9. La cible a perdu 3 points ou plus : elle teste. Si elle fuit ou périt, passer à l’étape 11.
      10. La cible peut rendre les coups, affaiblie [CHG-33]. L’attaquant a perdu 3 points ou plus : il teste. Fin, sans
          poursuite.
      11. L’attaquant peut poursuivre, si aucun autre ennemi ne le tient [CHG-35]. Il lance le dé et avance jusqu’à ce
          qu’il engage, soit engagé ou ait parcouru la longueur.
      12. Un ami à Sens tactique peut le suivre ; un Impétueux le doit [CHG-36].
      13. Si l’attaquant engage maintenant un ennemi, il peut le frapper : étapes 8 à 10, sans se détourner. Si celui-ci
          fuit, c’est la fin.
    `,
  },
};
