import type { geo as english } from '../../en/rulebook/geo.ts';
import type { SameChapter } from '../../rulebook.ts';

export const geo: SameChapter<typeof english> = {
  title: 'Cases, orientation, engagement',
  about: 'Où regarde une unité, qui elle tient, et quand elle est prise de flanc ou à revers.',
  statements: {
    'GEO-01': { head: 'La case', text: 'Toutes les distances de la carte se comptent en cases.' },
    'GEO-02': {
      head: 'Une unité, une case',
      text: 'Une case contient une unité, et une unité tient dans une case. Seule la ligne étendue [FRM-09] en prend deux, côte à côte.',
    },
    'GEO-03': {
      head: 'Orientation',
      text: 'Une unité regarde l’un des six sommets de sa case. Le carré n’en regarde aucun en particulier [GEO-12].',
    },
    'GEO-04': {
      head: 'Front, flancs, arrière',
      text: `
        Six voisines entourent une unité. À partir du sommet qu’elle regarde :
        - *deux cases frontales*, celles qui partagent ce sommet ;
        - *une case de flanc* à sa droite, une autre à sa gauche ;
        - *deux cases arrière*, à l’opposé du front.
      `,
    },
    'GEO-05': {
      head: 'Rotation',
      text: `
        Une unité tourne de 60°, 120° ou 180°, à droite ou à gauche [R-57]. Le prix en est donné en [MAN-04]. La ligne
        étendue est moins souple [FRM-10].
      `,
    },
    'GEO-06': {
      head: 'Distance',
      text: `
        Prenez le plus court chemin d’une unité à l’autre et comptez ses cases, sauf celle du départ. Deux voisines sont
        à la distance 1.

        > Trois cases les séparent : les deux unités sont à 4.
      `,
    },
    'GEO-07': {
      head: 'Distance d’une unité sur deux cases',
      text: 'On mesure depuis la plus proche de ses deux cases [R-03].',
    },
    'GEO-08': {
      head: 'Cône frontal',
      text: `
        Toutes les cases qu’une unité atteindrait en allant devant elle sans jamais tourner : un secteur de 60° qui
        s’ouvre depuis ses deux cases frontales, bords compris [R-01]. Elle ne voit et ne tire que dans ce cône.
      `,
    },
    'GEO-09': {
      head: 'Cône arrière',
      text: 'Le même secteur derrière l’unité, ouvert depuis ses deux cases arrière [R-01].',
    },
    'GEO-10': {
      head: 'Zones de flanc',
      text: `
        Ce qui n’est dans aucun des deux cônes est sur un flanc : une zone à droite, une à gauche [R-02]. Parmi les
        voisines, ce sont les seules cases de flanc.
      `,
    },
    'GEO-11': {
      head: 'Directement devant',
      text: `
        Se dit de tout ce qui est dans le cône frontal d’une unité [GEO-08]. Pour une unité sur deux cases, une seule
        suffit [R-82].
      `,
    },
    'GEO-12': {
      head: 'Carré et colonne fermée',
      text: `
        Ils font face partout : leurs six voisines sont des cases frontales, leur cône frontal est la carte entière, et
        ils n’ont ni flanc ni arrière [R-04]. C’est pour tirer seulement qu’ils doivent choisir un sommet [FIR-14].
      `,
    },
    'GEO-13': {
      head: 'Engager',
      text: `
        Une unité *engage* les ennemis placés sur ses cases frontales ; chacun d’eux *est engagé par* elle. On n’engage
        pas à travers un côté de case impassable [R-09], et une unité paniquée n’engage personne [GEO-16].
      `,
    },
    'GEO-14': {
      head: 'À sens unique ou mutuel',
      text: `
        Entre deux voisines, l’engagement peut être mutuel, à sens unique ou absent. Quand la règle parle d’une unité
        qui « engage ou est engagée », l’un des deux sens suffit.
      `,
    },
    'GEO-15': {
      head: 'En contact',
      text: `
        Deux ennemies sont en contact si elles sont voisines et que l’une au moins engage l’autre [R-06]. Deux unités
        côte à côte qui regardent ailleurs ne le sont pas.
      `,
    },
    'GEO-16': {
      head: 'Unités paniquées',
      text: `
        Une unité paniquée n’engage personne [R-05]. Elle ne déborde donc personne, et n’évite à aucun ami d’être
        débordé [R-152]. L’ennemi, lui, peut l’engager.

        Le texte français ne fait pas cette exception : à la lettre, les unités paniquées engagent. Cette lecture s’en
        écarte, pour qu’une foule arrêtée nez à nez avec une ligne ne la fasse pas taire. Une option suit la lettre.
      `,
    },
    'GEO-17': {
      head: 'Débordée',
      text: `
        Une unité est *débordée* par l’ennemi qui l’engage sans que personne ne le tienne : ni elle ni aucun de ses amis
        ne l’engage. Un seul ennemi y suffit. On regarde la carte à nouveau chaque fois que cela compte [R-07].
      `,
    },
    'GEO-18': { head: 'Jamais un carré', text: 'On ne peut pas déborder un carré.' },
    'GEO-19': {
      head: 'Ce qu’il en coûte',
      text: `
        - L’unité débordée ne tire pas [FIR-04].
        - Elle combat avec un dé au plus, sauf à couvert [CBT-17].
        - Elle teste son moral à −3, sauf à couvert ou si son flanc est protégé [MOR-08].
        - Si elle charge, elle ne double pas ses dés [CBT-07], [CBT-08].
        - Demi-cuirasse, Cavalerie féodale et Guerrier perdent les sauvegardes de ces compétences [SAV-03].
        - La cavalerie à Harcèlement peut l’attaquer [CHG-04].
      `,
    },
    'GEO-20': {
      head: 'Débordée en déclarant un assaut',
      text: `
        Celle qui est débordée au moment où elle déclare un assaut le reste jusqu’à la fin de cet assaut, même si son
        pas la dégage.
      `,
    },
    'GEO-21': {
      head: 'Flanc protégé',
      text: `
        Quand une unité non paniquée est débordée d’un côté, un camarade peut couvrir ce flanc. Il faut un ami non
        paniqué qui réunit tout ceci :
        - il a la même orientation qu’elle, ou il est en carré ;
        - il est à 2 cases au plus ;
        - il est tout entier dans la zone de flanc [GEO-10] du côté menacé ;
        - l’attaquant est dans son cône frontal, à présent ou quand il a déclaré sa charge ou son assaut [R-08].

        Si le test ne vient ni d’une charge ni d’un assaut, l’attaquant est l’ennemi qui déborde, là où il se tient.
      `,
    },
    'GEO-22': {
      head: 'Ce que vaut la protection',
      text: `
        Elle ôte le −3 du test moral [MOR-08], et rien d’autre. Elle ne sert à rien contre un ennemi qui déborde par
        l’arrière ; et si plusieurs ennemis débordent l’unité, chacun doit venir par un flanc protégé [R-08].
      `,
    },
  },
};
