import type { ter as english } from '../../en/rulebook/ter.ts';
import type { SameChapter } from '../../rulebook.ts';

export const ter: SameChapter<typeof english> = {
  title: 'Terrain',
  about: 'Ce que le sol donne et ce qu’il prend.',
  statements: {
    'TER-01': {
      head: 'Dans la case, sur ses côtés',
      text: 'Une case porte au plus une sorte de terrain ; chacun de ses six côtés peut porter quelque chose aussi.',
    },
    'TER-02': {
      head: 'Terrains de case',
      text: `
        - *Point fortifié* : ferme ou village mis en défense, fort, redoute.
        - *Village*.
        - *Bois*.
        - *Terrain difficile* : marais, boue, rochers, ruines ; un gué qui remplit une case aussi [R-145].
        - *Colline*.
        - *Pont*.
        - *Impassable* : eau profonde, rivière qui remplit une case, et autres semblables [R-144].
      `,
    },
    'TER-03': {
      head: 'Terrains sur les côtés',
      text: `
        - *Cours d’eau* : ruisseau, rivière ou fleuve ; on peut le franchir, sauf si la bataille l’interdit [R-144].
        - *Gué*, *pont* et *bois*, qui existent sur les côtés comme dans les cases [R-145].
        - *Impassable* : une falaise, par exemple.
      `,
    },
    'TER-04': {
      head: 'Collines',
      text: `
        Une colline est nue, ou porte un bois, un terrain difficile, un village ou un point fortifié. Les effets des
        deux comptent alors [R-149].
      `,
    },
    'TER-05': {
      head: 'Quand le terrain compte',
      text: `
        Au combat, au tir et au moral, un terrain compte pour une unité si sa case le contient, ou s’il se trouve sur le
        côté qui la sépare de l’ennemi en cause. En combat rapproché, c’est le côté commun aux deux ; pour un tir, tout
        côté de sa case que le fil de [FIR-08] croise ou frôle [R-148]. Là où aucun ennemi n’est en cause (mise en
        carré, ralliement, contre-charge interdite), seule la case compte [R-149].

        Une ligne étendue ne profite d’un terrain que si ses deux cases l’ont, et en pâtit si l’une des deux l’a. Au tir
        double, chaque moitié est jugée sur sa seule case, en bien comme en mal, le temps de son coup [R-45].
      `,
    },
    'TER-06': {
      head: 'Terrain dégagé',
      text: `
        Toute case sans bois, terrain difficile, village, point fortifié ni pont. Une colline nue est dégagée [R-149].
      `,
    },
    'TER-07': {
      head: 'Terrain pénalisant',
      text: `
        Bois, terrain difficile, village, point fortifié, rivière, fleuve, pont, gué. Franchir un côté qui porte un bois
        compte aussi, franchir un ruisseau non [R-147]. Ponts et gués sont ouverts à toutes les unités [R-146].
      `,
    },
    'TER-08': {
      head: 'La moitié du mouvement',
      text: `
        Un mouvement qui part d’un terrain pénalisant, y finit, y passe ou le franchit n’a droit qu’à la moitié du
        facteur de déplacement, arrondie au-dessus : 1 pour 1 ou 2, 2 pour 3 ou 4, 3 pour 5 [R-59]. Une unité qui a déjà
        dépensé davantage, rotation et changement de formation compris, n’y met donc plus le pied.
      `,
    },
    'TER-09': {
      head: 'Troupes agiles',
      text: `
        Tirailleurs, hordes et colonnes d’infanterie légère se meuvent comme s’il n’y avait pas de pénalité, sur les
        côtés non plus [R-147].
      `,
    },
    'TER-10': {
      head: 'Marche forcée',
      text: 'Si elle rencontre un terrain pénalisant, elle ne dépasse pas le facteur de déplacement simple.',
    },
    'TER-11': { head: 'Terrain impassable', text: 'Personne n’y entre, ne s’y tient ni ne le traverse.' },
    'TER-12': {
      head: 'Fuite',
      text: 'Une unité en fuite ne paie aucune pénalité, mais un terrain impassable l’arrête comme il arrête tout le monde [MAN-24].',
    },
    'TER-13': {
      head: 'Tous les effets d’un coup d’œil',
      text: `
        | Terrain | Mouvement | Ses propres dés | Dés contre elle | Sauvegarde | Moral | Coupe la vue | Carré, contre-charge permis | Doublement permis |
        | Bois | moitié | infanterie 3 au plus, autres 1 | 3 au plus | infanterie | ni −3 de débordée, ni modificateurs de charge | oui | non | non |
        | Village | moitié | infanterie 3 au plus, autres 1 | 3 au plus | infanterie | +3, sauf cavalerie et unité qui charge ; ni −3 de débordée, ni modificateurs de charge | oui | non | non |
        | Point fortifié | moitié | infanterie 3 au plus, autres 1 | 3 au plus | infanterie | comme au village ; ralliement même près de l’ennemi, sauf paniquée | oui | non | non |
        | Terrain difficile | moitié | infanterie 3 au plus, autres 1 | – | – | – | non | non | non |
        | Colline | – | – | – | l’unité la plus haute, combat rapproché | – | oui | oui | oui |
        | Pont dans une case | moitié | – | – | – | – | non | oui | non |
        | Rivière, fleuve, gué, pont sur un côté | moitié | – | – | combat rapproché par-dessus | – | non | oui | pas par-dessus |
        | Bois sur un côté | moitié | comme dans un bois, contre les ennemis au-delà | comme dans un bois | infanterie | comme dans un bois | oui [R-120] | pas de contre-charge à travers | non |
        | Ruisseau sur un côté [R-147] | – | – | – | – | – | non | oui | oui |
        | Impassable | interdit | – | – | – | – | non [R-09] | – | – |
      `,
    },
    'TER-14': {
      head: 'Où il intervient encore',
      text: `
        - Contre-charges : [CHG-22], [CHG-27].
        - Réactions sans test face à la cavalerie : [CHG-15].
        - Cibles ouvertes aux tirailleurs : [CHG-03].
        - Devoirs des Impétueux : [ORD-12], [ORD-13].
        - Débordée à couvert : [CBT-17].
      `,
    },
  },
};
