/** Combats, weapons, fire and the die of Alexandre et Bayard, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const fire: readonly SystemChapter[] = [
  {
    title: 'Combats',
    statements: [
      {
        id: 'AB-04',
        text: 'Only an activated unit begins a combat: it is the attacker, whoever it names the defender.',
        terms: ['attaquant', 'défenseur', 'unité activée'],
      },
      {
        id: 'AB-05',
        text: 'One unit fights one other. Dice are not shared out over several enemies, and neighbours lend none.',
        terms: ['combat'],
      },
      {
        id: 'AB-06',
        text: 'Who has fought does not attack again this turn, but in a pursuit (AB-P5).',
        terms: ['poursuite'],
      },
      {
        id: 'AB-07',
        text: 'Nobody must fight, even next to an enemy, unless his troop is made so.',
        terms: ['combat'],
      },
      { id: 'AB-08', text: 'No target, no dice.', terms: ['cible'] },
    ],
  },
  {
    title: 'Weapons',
    statements: [
      {
        id: 'AB-10',
        text: 'A combat is fought with the missile weapon or with the melee weapon, not with both.',
        terms: ['arme de tir', 'arme de mêlée'],
      },
      {
        id: 'AB-11',
        text: 'A missile weapon has a range and a factor, which is its number of dice, and perhaps conditions; where they are not met the other weapon serves.',
        terms: ['facteur de combat', 'portée', 'arme de base'],
      },
      { id: 'AB-12', text: 'A missile weapon of range 1 serves in contact.', terms: ['portée'] },
      {
        id: 'AB-13',
        text: 'Some weapons look past armour: they say themselves which faces hit.',
        terms: ['armure'],
      },
      {
        id: 'AB-14',
        text: 'Inverted armour: for that combat black and yellow change places, and red and green.',
        terms: ['armure inversée'],
      },
      {
        id: 'AB-15',
        text: 'The assault factor is for an attacker who has moved a hex or more this turn, if nothing forbids it. A riposte and any other melee are thrown with the melee factor.',
        terms: ['facteur d’assaut', 'facteur de mêlée'],
      },
    ],
  },
  {
    title: 'Fire',
    statements: [
      {
        id: 'AB-19',
        text: 'With no enemy beside it a unit shoots at whom it likes, be he the farther one.',
        terms: ['choix des cibles'],
      },
      {
        id: 'AB-20',
        text: 'With an enemy beside it a unit does not shoot: if it fights, it is hand to hand with one of those.',
        terms: ['mêlée'],
      },
      {
        id: 'AB-21',
        text: 'The target must stand within the range, counted in hexes from the firer, his own left out.',
        terms: ['portée'],
      },
      {
        id: 'AB-26',
        text: 'Nobody shoots over a unit at his own height.',
        terms: ['ligne de mire', 'masque'],
      },
      {
        id: 'AB-32',
        text: 'Dice: the factor of the weapon, changed by ground and movement as the annexes say.',
        terms: ['facteur de l’arme de tir'],
      },
      {
        id: 'AB-33',
        text: 'At a very light target there is one die fewer for each hex between the two (AB-R-03).',
        terms: ['troupe très légère'],
      },
      {
        id: 'AB-39',
        text: 'Ground and works change combats; how stands in the first annex.',
        terms: ['annexe 1'],
      },
      {
        id: 'AB-P1',
        text: 'A shot.',
        terms: ['déroulement du tir'],
        table: [
          ['Step', 'Who', 'What', 'Then'],
          [
            '1',
            'attacker',
            'Names a unit that may fight and has not, with no enemy beside it',
            'else no shot',
          ],
          ['2', 'attacker', 'Names one enemy within range and in view', '3'],
          ['3', 'attacker', 'Counts its dice (AB-32, AB-33) and throws them', '4'],
          [
            '4',
            'attacker',
            'Hits by armour (AB-T2), specials (AB-T3), flags (AB-51); guns may burst (AB-58)',
            '5',
          ],
          ['5', 'defender', 'Takes off an element for each hit', 'none left: destroyed'],
          ['6', 'defender', 'Goes back for the flags that stay (AB-P4)', 'end'],
        ],
      },
      {
        id: 'AB-43',
        text: 'After a shot nobody evades, follows up, pursues or strikes back.',
        terms: ['esquive', 'suivi', 'poursuite', 'riposte'],
      },
    ],
  },
  {
    title: 'The die',
    statements: [
      {
        id: 'AB-T1',
        text: 'The faces of the die (AB-40).',
        terms: ['coup touché', 'coup spécial', 'coup au moral', 'drapeau de repli'],
        table: [
          ['Face', 'Effect'],
          ['green', 'hits very light and light troops'],
          ['blue', 'hits medium troops too'],
          ['red', 'hits heavy troops too, and very heavy ones if confirmed'],
          ['special', 'what AB-T3 or AB-T4 makes of it'],
          ['flag', 'a moral hit'],
          ['order', 'nothing (AB-R-01)'],
        ],
      },
      {
        id: 'AB-40',
        text: 'One face each is green, blue, red and special, and one at least a flag; the sixth is ruled (AB-R-01).',
        terms: ['résumé des touches'],
      },
      {
        id: 'AB-41',
        text: 'On very heavy armour a red face is thrown again, and counts if the second throw shows a hit of any colour.',
        terms: ['troupe très lourde', 'coup confirmé'],
      },
      {
        id: 'AB-T2',
        text: 'How many of the six faces hit, by the armour of the target.',
        terms: ['armure', 'jaune', 'vert', 'bleu', 'rouge', 'noir'],
        table: [
          ['Armour', 'Faces that hit', 'With specials that hit'],
          ['yellow, very light', '3 (4 in melee: AB-T4)', '4'],
          ['green, light', '3', '4'],
          ['blue, medium', '2', '3'],
          ['red, heavy', '1', '2'],
          ['black, very heavy', '1/2', '3/2'],
        ],
      },
      {
        id: 'AB-T3',
        text: 'What a special is in a shot; the first row that applies.',
        terms: ['coups spéciaux pour le tir', 'insaisissable'],
        table: [
          ['Row', 'Case', 'Special'],
          [
            '1',
            'mounted troops out of rough ground; others than artillery at woods, dwellings, works',
            'miss',
          ],
          ['2', 'powder artillery, target 2 hexes away or nearer', 'hit'],
          ['3', 'elusive target; rockets or fire', 'flag'],
          ['4', 'else', 'miss'],
        ],
      },
      {
        id: 'AB-T4',
        text: 'What a special is in a melee. A miss of row 1 stands; else a hit comes before a flag.',
        terms: ['coups spéciaux', 'troupe montée', 'soutenu', 'fanatique'],
        table: [
          ['Row', 'Attacker', 'Case', 'Special'],
          [
            '1',
            'mounted troops; shooters but artillery',
            'out of or into rough ground; at woods, dwellings, works',
            'miss',
          ],
          ['2', 'anybody; elephants', 'very light defender; any defender', 'hit'],
          ['3', 'anybody; rockets or fire', 'elusive defender; any defender', 'flag'],
          [
            '4',
            'infantry',
            'infantry that is not supported while the attacker is, or that has the attacker’s mounted friends beside it; fanatics',
            'hit',
          ],
          ['5', 'infantry', 'mounted defender, attacker supported', 'flag'],
          ['6', 'infantry, mounted troops', 'artillery', 'hit'],
          [
            '7',
            'mounted troops',
            'infantry or mounted, attacker supported or with infantry friends beside the defender',
            'hit',
          ],
          ['8', 'powder artillery', 'defender 2 hexes away or nearer', 'hit'],
          ['9', 'others', 'all other cases', 'miss'],
        ],
      },
      {
        id: 'AB-42',
        text: 'Where two rows differ a hit comes before a flag, and the miss of the first row before both.',
        terms: ['deux résultats possibles'],
      },
    ],
  },
];
