/** Combats, weapons, fire and the die of Alexandre et Bayard, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const fire: readonly SystemChapter[] = [
  {
    title: 'Les combats',
    statements: [
      {
        id: 'AB-04',
        text: 'Seule une unité activée engage un combat : elle est l’attaquant, celle qu’elle désigne le défenseur.',
        terms: ['attaquant', 'défenseur', 'unité activée'],
      },
      {
        id: 'AB-05',
        text: 'Une unité en combat une autre. Les dés ne se répartissent pas entre ennemis, et les voisins n’en prêtent pas.',
        terms: ['combat'],
      },
      {
        id: 'AB-06',
        text: 'Qui a combattu n’attaque plus ce tour, sinon en poursuite (AB-P5).',
        terms: ['poursuite'],
      },
      {
        id: 'AB-07',
        text: 'Nul n’est tenu de combattre, même contigu à un ennemi, sauf si sa troupe est ainsi faite.',
        terms: ['combat'],
      },
      { id: 'AB-08', text: 'Sans cible, pas de dés.', terms: ['cible'] },
    ],
  },
  {
    title: 'Les armes',
    statements: [
      {
        id: 'AB-10',
        text: 'Un combat se livre avec l’arme de tir ou avec l’arme de mêlée, non avec les deux.',
        terms: ['arme de tir', 'arme de mêlée'],
      },
      {
        id: 'AB-11',
        text: 'Une arme de tir a une portée et un facteur, son nombre de dés, et parfois des conditions ; si elles manquent, l’autre arme sert.',
        terms: ['facteur de combat', 'portée', 'arme de base'],
      },
      { id: 'AB-12', text: 'Une arme de tir de portée 1 sert au contact.', terms: ['portée'] },
      {
        id: 'AB-13',
        text: 'Certaines armes ignorent l’armure : elles disent elles-mêmes quelles faces touchent.',
        terms: ['armure'],
      },
      {
        id: 'AB-14',
        text: 'Armure inversée : pour ce combat, noir et jaune s’échangent, rouge et vert aussi.',
        terms: ['armure inversée'],
      },
      {
        id: 'AB-15',
        text: 'Le facteur d’assaut est pour l’attaquant qui a bougé d’une case au moins ce tour, si rien ne l’interdit. Dans tout autre corps à corps, et en riposte, on lance le facteur de mêlée.',
        terms: ['facteur d’assaut', 'facteur de mêlée'],
      },
    ],
  },
  {
    title: 'Les tirs',
    statements: [
      {
        id: 'AB-19',
        text: 'Sans ennemi contigu, une unité tire sur qui elle veut, fût-il le plus éloigné.',
        terms: ['choix des cibles'],
      },
      {
        id: 'AB-20',
        text: 'Avec un ennemi contigu, une unité ne tire pas : si elle combat, c’est au corps à corps contre l’un de ceux-là.',
        terms: ['mêlée'],
      },
      {
        id: 'AB-21',
        text: 'La cible doit être à portée, comptée en cases depuis le tireur, la sienne exclue.',
        terms: ['portée'],
      },
      {
        id: 'AB-26',
        text: 'On ne tire pas par-dessus une unité de même hauteur.',
        terms: ['ligne de mire', 'masque'],
      },
      {
        id: 'AB-32',
        text: 'Dés : le facteur de l’arme, modifié par le terrain et le mouvement selon les annexes.',
        terms: ['facteur de l’arme de tir'],
      },
      {
        id: 'AB-33',
        text: 'Contre une cible très légère, un dé de moins par case entre les deux (AB-R-03).',
        terms: ['troupe très légère'],
      },
      {
        id: 'AB-39',
        text: 'Le terrain et les ouvrages modifient les combats ; l’annexe 1 dit comment.',
        terms: ['annexe 1'],
      },
      {
        id: 'AB-P1',
        text: 'Un tir.',
        terms: ['déroulement du tir'],
        table: [
          ['Étape', 'Qui', 'Quoi', 'Ensuite'],
          [
            '1',
            'attaquant',
            'Désigne une unité qui peut combattre, ne l’a pas fait et n’a pas d’ennemi contigu',
            'sinon, pas de tir',
          ],
          ['2', 'attaquant', 'Désigne un ennemi à portée et en vue', '3'],
          ['3', 'attaquant', 'Compte ses dés (AB-32, AB-33) et les lance', '4'],
          [
            '4',
            'attaquant',
            'Touches selon l’armure (AB-T2), coups spéciaux (AB-T3), drapeaux (AB-51) ; un canon peut exploser (AB-58)',
            '5',
          ],
          ['5', 'défenseur', 'Retire un élément par touche', 'plus aucun : détruite'],
          ['6', 'défenseur', 'Recule pour les drapeaux restants (AB-P4)', 'fin'],
        ],
      },
      {
        id: 'AB-43',
        text: 'Après un tir, ni esquive, ni suivi, ni poursuite, ni riposte.',
        terms: ['esquive', 'suivi', 'poursuite', 'riposte'],
      },
    ],
  },
  {
    title: 'Le dé',
    statements: [
      {
        id: 'AB-T1',
        text: 'Les faces du dé (AB-40).',
        terms: ['coup touché', 'coup spécial', 'coup au moral', 'drapeau de repli'],
        table: [
          ['Face', 'Effet'],
          ['vert', 'touche les troupes très légères et légères'],
          ['bleu', 'touche aussi les troupes moyennes'],
          ['rouge', 'touche aussi les troupes lourdes, et les très lourdes après confirmation'],
          ['coup spécial', 'ce qu’en font AB-T3 ou AB-T4'],
          ['drapeau', 'un coup au moral'],
          ['ordre', 'rien (AB-R-01)'],
        ],
      },
      {
        id: 'AB-40',
        text: 'Une face est verte, une bleue, une rouge, une spéciale, une au moins un drapeau ; la sixième fait l’objet d’une décision (AB-R-01).',
        terms: ['résumé des touches'],
      },
      {
        id: 'AB-41',
        text: 'Sur une armure très lourde, un rouge se relance et compte si le second jet montre une touche de n’importe quelle couleur.',
        terms: ['troupe très lourde', 'coup confirmé'],
      },
      {
        id: 'AB-T2',
        text: 'Combien des six faces touchent, selon l’armure de la cible.',
        terms: ['armure', 'jaune', 'vert', 'bleu', 'rouge', 'noir'],
        table: [
          ['Armure', 'Faces qui touchent', 'Avec des coups spéciaux qui touchent'],
          ['jaune, très légère', '3 (4 en mêlée : AB-T4)', '4'],
          ['vert, légère', '3', '4'],
          ['bleu, moyenne', '2', '3'],
          ['rouge, lourde', '1', '2'],
          ['noir, très lourde', '1/2', '3/2'],
        ],
      },
      {
        id: 'AB-T3',
        text: 'Ce que vaut un coup spécial au tir ; la première ligne qui s’applique.',
        terms: ['coups spéciaux pour le tir', 'insaisissable'],
        table: [
          ['Ligne', 'Cas', 'Coup spécial'],
          [
            '1',
            'troupe montée depuis un terrain accidenté ; tireur autre qu’artillerie contre forêt, habitation, fortification',
            'manqué',
          ],
          ['2', 'artillerie à poudre, cible à 2 cases au plus', 'touche'],
          ['3', 'cible insaisissable ; fusées ou feu', 'coup au moral'],
          ['4', 'sinon', 'manqué'],
        ],
      },
      {
        id: 'AB-T4',
        text: 'Ce que vaut un coup spécial en mêlée. Un manqué de la ligne 1 l’emporte ; sinon, la touche passe avant le coup au moral.',
        terms: ['coups spéciaux', 'troupe montée', 'soutenu', 'fanatique'],
        table: [
          ['Ligne', 'Attaquant', 'Cas', 'Coup spécial'],
          [
            '1',
            'troupe montée ; tireur sauf artillerie',
            'depuis ou contre un terrain accidenté ; contre forêt, habitation, fortification',
            'manqué',
          ],
          ['2', 'tous ; éléphants', 'défenseur très léger ; tout défenseur', 'touche'],
          ['3', 'tous ; fusées ou feu', 'défenseur insaisissable ; tout défenseur', 'coup au moral'],
          [
            '4',
            'infanterie',
            'infanterie non soutenue quand l’attaquant l’est, ou contiguë à une troupe montée amie de l’attaquant ; fanatiques',
            'touche',
          ],
          ['5', 'infanterie', 'défenseur monté, attaquant soutenu', 'coup au moral'],
          ['6', 'infanterie, troupe montée', 'artillerie', 'touche'],
          [
            '7',
            'troupe montée',
            'infanterie ou monté, attaquant soutenu ou infanterie amie contiguë au défenseur',
            'touche',
          ],
          ['8', 'artillerie à poudre', 'défenseur à 2 cases au plus', 'touche'],
          ['9', 'autres', 'tout autre cas', 'manqué'],
        ],
      },
      {
        id: 'AB-42',
        text: 'Si deux lignes diffèrent, la touche passe avant le coup au moral, et le manqué de la première ligne avant les deux.',
        terms: ['deux résultats possibles'],
      },
    ],
  },
];
