import type { cbt as english } from '../../en/rulebook/cbt.ts';
import type { SameChapter } from '../../rulebook.ts';

export const cbt: SameChapter<typeof english> = {
  title: 'Dés et facteurs',
  about: 'Combien de dés on lance pour un combat ou un tir, ce qui touche, et ce qui les limite.',
  statements: {
    'CBT-01': {
      head: 'Un facteur, c’est un nombre de dés',
      text: 'Lancez autant de dés à six faces que le dit le facteur de combat, ou pour un tir le facteur de tir.',
    },
    'CBT-02': { head: 'Tir', text: 'Un 5 ou un 6 touche. Chaque touche ôte 1 point de force.' },
    'CBT-03': {
      head: 'Combat rapproché',
      text: 'Dans un choc ou une mêlée, 4, 5 et 6 touchent. Chaque touche ôte 1 point de force.',
    },
    'CBT-04': {
      head: 'Lanciers',
      text: `
        Leur facteur de combat est 3 chaque fois qu’ils frappent en attaquants d’une charge, y compris après une
        poursuite ; doublé, il fait 6 dés. Dans tous les autres cas il est 2 : en mêlée, quand on les charge, quand ils
        rendent les coups, quand ils contre-chargent [R-35].
      `,
    },
    'CBT-05': {
      head: 'Compétences et facteur de combat',
      text: `
        | Compétence | Facteur de combat |
        | Cuirassier, Demi-cuirasse | +1, ce qui fait 5 |
        | Tir contrôlé, en colonne | −2 |
        | Arme à feu obsolète, en ligne ou ligne étendue | −1 |
      `,
    },
    'CBT-06': {
      head: 'Les 6 qui comptent double',
      text: `
        Une touche dont le dé montre un 6 ôte 2 points de force au lieu de 1 :
        - en combat rapproché, à une unité paniquée ;
        - en combat rapproché, à une ligne étendue ;
        - au tir, à une Cavalerie féodale.

        Jamais plus de 2. S’il y a droit à sauvegarde, on en lance une pour chacun des deux points [R-130].
      `,
    },
    'CBT-07': {
      head: 'La cavalerie double',
      text: `
        Une cavalerie qui charge double son facteur de combat si tout ceci est vrai :
        - la cible n’est ni en carré ni en colonne fermée ;
        - personne n’a contre-chargé, ni la cible ni un ami [R-91] ;
        - l’attaquant n’est pas débordé ;
        - la charge a été déclarée à 3 cases ou plus [R-156] ;
        - le terrain le permet [CBT-09].
      `,
    },
    'CBT-08': {
      head: 'La colonne double',
      text: `
        Une infanterie, de ligne ou légère, qui charge en colonne double aussi, de n’importe quelle distance et même
        contre un carré [R-101], si personne n’a contre-chargé, si elle n’est pas débordée et si le terrain le permet
        [CBT-09].
      `,
    },
    'CBT-09': {
      head: 'Le terrain qui permet de doubler',
      text: `
        Toutes les cases du chemin de l’attaquant, première et dernière comprises, et celle de la cible sont en terrain
        dégagé [TER-06]. Aucun côté qu’il franchit, ni celui qui les sépare à la fin, ne porte rivière, fleuve, gué,
        pont ou bois. Collines et ruisseaux ne gênent pas [R-100].
      `,
    },
    'CBT-10': { head: 'Pas dans un assaut', text: 'Qui donne l’assaut frappe avec ses dés ordinaires.' },
    'CBT-11': {
      head: 'Pertes de l’unité chargée',
      text: 'Quand elle rend les coups, elle a un dé de moins par point que la charge lui a coûté : voir [CHG-33].',
    },
    'CBT-12': {
      head: 'Ce qui change le facteur de tir',
      text: `
        On additionne tout ce qui s’applique.

        | Circonstance | Dés |
        | Distance d’au plus la moitié de la portée [R-121] | +1 |
        | L’artillerie tire sur un carré ou une colonne fermée | +2 |
        | Tir en enfilade [FIR-12] | +2 |
        | Tir défensif, infanterie en ligne ou ligne étendue à Tir contrôlé | +4 |
        | Tir défensif, artillerie | +4 |
        | Le tireur est démoralisé | −2 |
        | Le tireur a Tir contrôlé et est en colonne | −2 |
        | Le tireur a Arme à feu obsolète et est en ligne ou ligne étendue | −1 |

        La moitié est exacte : portée 5, jusqu’à 2 cases ; portée 7, jusqu’à 3 ; portée 3, 1 seule. Une compétence qui
        change la portée change aussi la moitié [R-36].

        > Infanterie de ligne en ligne, cible à 2 cases : 6 dés et 1 de plus, 7.
      `,
    },
    'CBT-13': {
      head: 'Ennemi à couvert',
      text: 'Contre une unité dans un bois, un village ou un point fortifié : 3 dés au plus, au combat comme au tir [R-129].',
    },
    'CBT-14': {
      head: 'Infanterie en terrain coupé',
      text: `
        Une infanterie qui est elle-même dans un bois, un village, un point fortifié ou un terrain difficile a 3 dés au
        plus, au combat comme au tir.
      `,
    },
    'CBT-15': {
      head: 'Chevaux et canons en terrain coupé',
      text: 'Aux mêmes endroits, cavalerie et artillerie ont 1 dé au plus, au combat comme au tir.',
    },
    'CBT-16': { head: 'Paniquée', text: 'Une unité paniquée n’a aucun dé, ni pour combattre ni pour tirer.' },
    'CBT-17': {
      head: 'Débordée',
      text: `
        Au combat, 1 dé au plus, sauf si l’unité débordée est dans un bois, un village ou un point fortifié [R-129].
        Elle ne tire pas du tout [FIR-04].
      `,
    },
    'CBT-18': {
      head: 'Plusieurs limites',
      text: 'La plus basse l’emporte, et rien de ce qui ajoute des dés ne la relève.',
    },
    'CBT-19': {
      head: 'Dans quel ordre',
      text: `
        1. Le facteur de l’unité, avec ses compétences.
        2. Tout ce qui ajoute ou retire.
        3. Le doublement, pour une charge.
        4. Pour une unité chargée qui rend les coups : moins ses pertes dans la charge.
        5. La limite la plus basse.
        6. Jamais moins que 0.

        Ce qui dépasse la limite est perdu ; ce qui retire des dés a été compté avant elle [R-128].
      `,
    },
    'CBT-20': { head: 'Aucun dé', text: 'À 0 ou moins, on ne lance rien et rien ne touche.' },
  },
};
