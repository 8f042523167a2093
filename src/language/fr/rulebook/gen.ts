import type { gen as english } from '../../en/rulebook/gen.ts';
import type { SameChapter } from '../../rulebook.ts';

export const gen: SameChapter<typeof english> = {
  title: 'Le jeu et son matériel',
  about: 'La taille d’une bataille, ce que représente une unité, ce qu’il y a sur la table.',
  statements: {
    'GEN-01': {
      head: 'Taille d’une bataille',
      text: `
        Deux joueurs. D’ordinaire chaque camp dispose de 1500 à 2000 points d’armée : de six à douze unités, à peu près une
        division.
      `,
    },
    'GEN-02': {
      head: 'Ce que représente une unité',
      text: `
        - *Infanterie* : un ou deux régiments.
        - *Cavalerie* : un ou deux escadrons.
        - *Artillerie* : une ou deux batteries.
      `,
    },
    'GEN-03': {
      head: 'Les figurines montrent, le papier compte',
      text: `
        Les figurines ne montrent que la formation et l’orientation. Les pertes se notent, et aucune figurine ne quitte la
        table avant son unité. À l’écran, le nombre porté par la plaque de l’unité tient ce compte.
      `,
    },
    'GEN-04': {
      head: 'Aspect des unités',
      text: `
        Un usage pour la table réelle ; la règle n’en dépend pas.

        | Unité | Sur plaquettes | En figurines isolées |
        | Infanterie de ligne | 4 plaquettes de 2 à 4 figurines | 8 figurines |
        | Infanterie légère | 3 plaquettes de 1 ou 2 figurines | 6 figurines |
        | Cavalerie | 2 plaquettes, ou 4 demi-plaquettes (2 ou 3 cavaliers lourds ou moyens, 1 ou 2 légers) | 4 figurines |
        | Cavalerie légère à Harcèlement | 1 plaquette et demie, ou 3 demi-plaquettes | 3 figurines |
        | Artillerie | 1 grande base : 1 ou 2 pièces avec servants, ou chevaux pour l’artillerie à cheval ; plus de servants aux batteries lourdes | de même |
        | Chaque moitié d’une ligne étendue | 2 plaquettes | 4 figurines |
      `,
    },
    'GEN-05': {
      head: 'Socles et cases',
      text: `
        Pour la table réelle encore, et à titre d’indication : que les deux joueurs soclent de même, et qu’une unité tienne
        dans une case. Des côtés de 5 cm conviennent presque toujours ; prenez plus grand ou plus petit si vos socles
        s’écartent beaucoup de ceux-ci. Mesures en cm, front × profondeur.

        | Socle | Plaquette | Figurine isolée |
        | Infanterie | 3–4 × 1,5–2 | 1,5–2 × 1,5–2, jusqu’à 2,5 en 25 mm |
        | Cavalerie | 3–4 × 3–4 ; demi-plaquette 1,5–2 × 3–4, deux fois plus nombreuses | 1,5–2 × 3–4, jusqu’à 2,5 × 5 |
        | Artillerie | 3–5 × 3–5, jusqu’à 7,5 | de même |

        Les figurines sont le plus souvent en 15 mm ou au 1/72 ; 10 et 25 mm vont aussi. Un plateau sous chaque unité
        facilite les mouvements.
      `,
    },
    'GEN-06': {
      head: 'Tirailleurs et hordes',
      text: `
        Les plaquettes des tirailleurs se touchent par les coins. Une horde est un pêle-mêle, mais on doit voir où elle
        regarde.
      `,
    },
    'GEN-07': {
      head: 'Marqueur de peur',
      text: `
        C’est le seul marqueur du jeu. L’unité qui le porte est *paniquée*, tant qu’elle le porte.
      `,
    },
    'GEN-08': {
      head: 'Dés et moitiés',
      text: `
        2D6 : deux dés à six faces que l’on additionne. Un D3 est un dé divisé par deux, arrondi au-dessus.

        | Le dé | 1 ou 2 | 3 ou 4 | 5 ou 6 |
        | fait un D3 de | 1 | 2 | 3 |

        Toute autre moitié s’arrondit de même au-dessus, sauf mention contraire [R-10].
      `,
    },
    'GEN-09': {
      head: 'L’esprit du jeu',
      text: `
        Dans le doute, souvenez-vous de la façon dont chacun doit se comporter :
        - *la ligne* tire et combat le mieux, mais elle est lente, et fragile sous une charge ;
        - *la colonne* tire et combat mal, mais elle est vive, et faite pour charger un ennemi déjà entamé ;
        - *le carré* arrête la cavalerie et souffre sous le feu ;
        - *les tirailleurs* harcèlent ; ils combattent mal partout sauf dans un bois ou un village ;
        - charger une ligne intacte est un pari, même pour des cuirassiers.
      `,
    },
  },
};
