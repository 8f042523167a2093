import type { flight as english } from '../../en/rulebook/manFlight.ts';
import type { Statement } from '../../rulebook.ts';

export const flight: Readonly<Record<keyof typeof english, Statement>> = {
  'MAN-18': {
    head: 'Poursuite',
    text: `
      Droit devant sans tourner, aussi loin que disent les dés, et en entier. Elle finit plus tôt quand le poursuivant engage un
      ennemi ou en est engagé, ou quand rien ne le laisse passer : une unité, un terrain impassable, le bord de la carte. Le joueur
      choisit chaque pas ; une case frontale fermée, il prend l’autre [R-67]. Un terrain pénalisant réduit le jet de moitié.
    `,
  },
  'MAN-19': {
    head: 'Longueur d’une poursuite',
    text: `
      | Poursuivant | Cases |
      | Infanterie en ligne ou en ligne étendue | 1 |
      | Infanterie en colonne ou en tirailleur | 1D3 |
      | Cavalerie lourde ou moyenne | 1D6 |
      | Cavalerie légère | 1D6 + 2 |

      Carrés et artillerie ne poursuivent pas [R-66].
    `,
  },
  'MAN-20': {
    head: 'Où elle s’arrête',
    text: `
      Aussitôt que le poursuivant engage quelqu’un ou que quelqu’un l’engage. S’il engage déjà une troisième unité ou
      en est engagé, il ne bouge pas [R-69]. Il ne s’arrête pas sur un ami qu’il peut traverser : il reste sur la dernière case libre avant lui [R-67].
    `,
  },
  'MAN-21': {
    head: 'La fuite commence',
    text: `
      L’unité devient une horde et reçoit un marqueur de peur. Une ligne étendue garde celle de ses cases que choisit son joueur
      [R-49].
    `,
  },
  'MAN-22': {
    head: 'Le danger le plus proche',
    text: `
      Est un danger l’ennemi en contact avec l’unité, ou qui lui a coûté de la force depuis la fin du dernier tour de son joueur
      [R-74]. S’il y en a plusieurs, c’est celui qui vient de la faire fuir ; à défaut, les dés choisissent.
    `,
  },
  'MAN-23': {
    head: 'Lui tourner le dos',
    text: `
      Si le danger est dans son cône arrière, l’unité garde son orientation. Sinon on la tourne pour qu’il y soit ; entre deux
      orientations possibles, son joueur choisit [R-73]. Sans danger, elle se tourne vers son bord de carte, dont le point le plus
      proche doit être dans son cône frontal [R-75].
    `,
  },
  'MAN-24': {
    head: 'La course',
    text: `
      L’infanterie court 1D6 cases, la cavalerie 1D6 + 2, pas à pas sur une case frontale au choix du joueur, sans plus tourner,
      quel que soit le terrain [R-76]. Elle court toute la longueur, à moins que l’ennemi ou un terrain impassable ne lui laisse aucun
      pas [R-77].

      Elle peut traverser des amis, même paniqués. Chacun perd de la force, une fois par fuite, sans sauvegarde ni test ;
      l’artillerie peut s’en décharger [R-81] :

      | Ami traversé | Élite | Ordinaire | Recrue |
      | perd | rien | 1D3 | 1D6 |

      Personne ne perd rien par une unité à Ordre lâche ou à Harcèlement, ni par des tirailleurs dans le tour où ils ont paniqué.
    `,
  },
  'MAN-25': {
    head: 'Plus de place',
    text: `
      Si la course finit sur une case prise, l’unité en fuite est éliminée, et l’occupant perd de la force comme s’il était
      traversé ; s’il en est éliminé, la case est libre et l’autre survit [R-78]. L’ancienne règle sur la place de la horde n’a pas
      d’autre emploi sur des cases [R-80].
    `,
  },
  'MAN-26': {
    head: 'Hors de la carte',
    text: `
      Une unité sort de la carte quand il lui reste de la longueur et plus aucun pas dessus [R-79]. Elle est perdue, et rapporte
      à l’ennemi la moitié de ses points de victoire, arrondie au-dessus [VIC-03].
    `,
  },
  'MAN-27': {
    head: 'Les canons ne fuient pas',
    text: 'L’artillerie ne fuit pas et n’est jamais paniquée. Quand elle devrait fuir, elle est éliminée.',
  },
  'MAN-28': {
    head: 'Contre-charge d’un ami',
    text: `
      Une marche frontale sans rotation, qui finit en engageant l’attaquant. Elle n’entre ni ne passe dans un bois, un village, un
      point fortifié ou un terrain difficile [CHG-27].
    `,
  },
  'MAN-29': {
    head: 'Pas de zone de contrôle',
    text: 'Passer devant un ennemi n’arrête personne ; seuls comptent le départ et l’arrivée [R-62]. La poursuite fait exception [MAN-20].',
  },
  'MAN-30': {
    head: 'Le bord de la carte',
    text: 'Pour tout mouvement autre que la fuite, c’est un mur [R-79].',
  },
  'FLOW-FLIGHT': {
    head: 'Une fuite pas à pas',
    text: `
      Le *joueur* est celui de l’unité qui fuit.

      1. L’artillerie est éliminée, et c’est fini. Pour les autres, retenir si elles étaient déjà paniquées, leur formation, et ce
         qui les fait fuir.
      2. L’unité devient une horde avec un marqueur de peur. Si c’était une ligne étendue, le *joueur* choisit la case gardée.
      3. Trouver le danger : ce qui la fait fuir ; à défaut, l’un des ennemis de [MAN-22], selon les contacts d’avant l’étape 2 et
         aux dés s’il y en a plusieurs ; à défaut, aucun.
      4. Avec un danger : garder l’orientation s’il est dans le cône arrière, sinon le *joueur* en prend une qui l’y met. Sans
         danger : le *joueur* tourne l’unité vers son bord.
      5. Le *joueur* jette la longueur.
      6. Plus de longueur : étape 8. Sinon, regarder les deux cases frontales, en écartant ennemis, terrain et côtés
         impassables.
      a. Il en reste une sur la carte : le *joueur* y avance, et la longueur baisse de 1. Un ami s’y trouve : étape 7 ; sinon,
         étape 6 à nouveau.
      b. Aucune sur la carte, mais une en dehors : l’unité est partie, pour la moitié de sa valeur. Fin.
      c. Aucune : étape 8.
      7. L’ami perd de la force comme en [MAN-24], s’il n’en a pas déjà perdu dans cette fuite. L’artillerie peut tenter de s’en
         décharger [LOS-05]. À 0, il est retiré. Étape 6.
      8. Une autre unité dans la case : celle qui fuit est éliminée, pour sa pleine valeur. Sinon elle y reste, paniquée. Fin.
    `,
  },
};
