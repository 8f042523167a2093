import type { declaration as english } from '../../en/rulebook/chgDeclaration.ts';
import type { Statement } from '../../rulebook.ts';

export const declaration: Readonly<Record<keyof typeof english, Statement>> = {
  'CHG-01': {
    head: 'Pourquoi charger',
    text: `
      Un ennemi à 3 cases ou plus ne peut être attaqué que par une charge. Plus près, on choisit entre charge et assaut
      [ASL-01], pourvu que celui des deux qu’on choisit soit permis. Une simple marche n’attaque personne : tout au plus
      tourne-t-elle l’unité vers un ennemi déjà voisin [MAN-10], [R-61].
    `,
  },
  'CHG-02': {
    head: 'Qui n’attaque jamais',
    text: `
      Ni charge ni assaut pour :
      - l’artillerie ;
      - les unités paniquées ;
      - les carrés et les colonnes fermées ;
      - les unités en tirailleur, hormis contre les quelques cibles de [CHG-03].
    `,
  },
  'CHG-03': {
    head: 'Ce que les tirailleurs attaquent',
    text: `
      Une unité en tirailleur ose charger ou assaillir quatre sortes de cibles : l’artillerie, d’autres tirailleurs, les
      paniqués, et quiconque se tient dans un bois, un village, un point fortifié ou un terrain difficile.

      C’est à la déclaration que la cible doit être telle. S’il s’agit d’un bois sur un côté de case, on regarde le côté
      qui sépare les deux unités à la fin du mouvement : aux tirailleurs de choisir leur dernière case en conséquence.
      La même limite vaut pour leur attaque après une poursuite [R-94].
    `,
  },
  'CHG-04': {
    head: 'Ce que le Harcèlement attaque',
    text: `
      La cavalerie à Harcèlement [SKL-06] ne charge ou n’assaille que :
      - les unités paniquées ;
      - les unités en tirailleur ;
      - une batterie laissée seule, c’est-à-dire sans ami voisin, les paniqués ne comptant pas ;
      - les unités débordées [GEO-17].

      On juge la cible à la déclaration ; l’arrivée des harceleurs sur son flanc ne compte pas [R-93]. Cette limite les
      tient aussi quand ils attaquent après une poursuite ou contre-chargent au secours d’un ami, mais pas quand ce sont
      eux qu’on charge, ni quand ils rendent les coups.
    `,
  },
  'CHG-05': {
    head: 'Une seule cible',
    text: 'Désignez un ennemi, un seul. On examine ensuite les cinq conditions qui suivent, de [CHG-06] à [CHG-10].',
  },
  'CHG-06': {
    head: 'Un : les mains libres',
    text: `
      Celle qui charge n’engage aucun ennemi et n’est engagée par aucun. Même un ennemi paniqué dans une de ses cases
      frontales l’en empêche [R-152].
    `,
  },
  'CHG-07': {
    head: 'Deux : la portée de la charge',
    text: `
      La cible n’est pas plus loin que le facteur de déplacement de l’unité. Le mouvement lui-même doit y tenir aussi :
      1 pour une rotation, 1 par case où l’on entre, et la moitié du facteur seulement en terrain pénalisant [TER-08],
      [R-85].

      > Une infanterie en ligne, dont le facteur est 1, ne peut charger qu’une voisine sur l’un de ses flancs, en se
        tournant vers elle. Un ennemi deux cases devant elle, c’est l’affaire d’un assaut.

      Tirer puis charger [FIR-19] est donc impossible à une ligne : qui se trouve sous son feu devant elle est hors de sa
      charge, ou la touche déjà. Tirer puis donner l’assaut ne l’est pas. L’option sur la portée de la charge, qui ne compte
      que le déplacement, lui permet les deux.
    `,
  },
  'CHG-08': {
    head: 'Trois : où se tient la cible',
    text: `
      Dans le cône frontal de celle qui charge, ou sur l’une de ses deux cases de flanc.

      > Une cavalerie a une infanterie à côté d’elle, sur sa case de flanc : elle peut tourner et charger. Un ennemi à
        deux cases, ni dans le cône ni sur une case de flanc, ne peut être qu’assailli.
    `,
  },
  'CHG-09': {
    head: 'Quatre : d’abord droit devant',
    text: `
      Tant qu’un ennemi de son cône frontal peut être chargé à cet instant (toutes conditions réunies, chemin ouvert),
      l’unité ne peut pas prendre une cible sur son flanc. Entre plusieurs ennemis du cône elle choisit, près ou loin.
      L’assaut ne connaît pas cette priorité [R-83].
    `,
  },
  'CHG-10': {
    head: 'Cinq : de front ou de flanc',
    text: `
      Avant que l’unité ne bouge, voyez si une partie d’elle est dans le cône frontal de la cible. Si oui, la charge
      doit finir sur une case frontale de la cible. Sinon, elle finit où l’on veut, pourvu que la cible soit engagée :
      flanc, arrière, ou front aussi bien [R-84]. Devant un carré, la question ne se pose pas.

      > La cavalerie part hors du cône frontal de l’infanterie : elle a le droit de la frapper de flanc.
    `,
  },
  'CHG-11': {
    head: 'Il faut un chemin',
    text: `
      Si la charge a été déclarée à bon droit mais qu’aucune marche ne finit en engageant la cible, elle tombe à l’eau :
      l’unité revient à sa place, perd 1 point de force sans sauvegarde ni test, et ne fait plus rien du tour. Les
      tirailleurs amis enlevés de son passage reviennent aussi, et l’ennemi ne réagit pas.

      Une déclaration contraire à l’une des cinq conditions est simplement refusée, sans frais. À moins que les joueurs
      n’en décident autrement, le programme n’offre pas les charges qui n’ont aucun chemin [R-86].
    `,
  },
  'CHG-12': {
    head: 'Le mouvement',
    text: `
      Une marche frontale [MAN-02] : une rotation au prix de 1 case si l’on veut, puis tout droit. L’unité peut finir à
      côté d’autres ennemis, et la cible peut être déjà aux prises avec d’autres : seule la cible désignée est attaquée
      [R-87].
    `,
  },
};
