/** Melee, artillery, going back and pursuit of Alexandre et Bayard, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const melee: readonly SystemChapter[] = [
  {
    title: 'Melee',
    statements: [
      { id: 'AB-44', text: 'The target is one enemy beside the attacker.', terms: ['choix de la cible'] },
      {
        id: 'AB-45',
        text: 'Dice: the assault factor if AB-15 lets it, else the melee factor.',
        terms: ['facteur de l’arme'],
      },
      {
        id: 'AB-P2',
        text: 'A melee.',
        terms: ['déroulement d’un combat'],
        table: [
          ['Step', 'Who', 'What', 'Then'],
          ['1', 'attacker', 'Names a unit that may fight and an enemy beside it', '2'],
          ['2', 'defender', 'May evade, if it can (AB-47)', 'evades: AB-P3'],
          ['3', 'attacker', 'Throws its factor (AB-45): hits (AB-T2), specials (AB-T4), flags', '4'],
          ['4', 'defender', 'Takes off its elements', 'destroyed: 7'],
          ['5', 'defender', 'Cancels flags (AB-51), goes back for the others (AB-P4)', 'left its hex: 7'],
          ['6', 'defender', 'May strike back (AB-54)', 'end'],
          ['7', 'attacker', 'Follows up as AB-T5 has it, then perhaps pursues (AB-P5)', 'end'],
        ],
      },
      { id: 'AB-46', text: 'Only a melee can be evaded.', terms: ['esquive'] },
      {
        id: 'AB-47',
        text: 'A defender may evade who can move 2 hexes farther than the attacker and still fight (AB-R-06).',
        terms: ['déplacement avec combat'],
      },
      {
        id: 'AB-48',
        text: 'It goes back all the way it may and is marked as having played.',
        terms: ['jeton pré-joué'],
      },
      { id: 'AB-49', text: 'Each hex that it cannot make costs an element.', terms: ['hexagone non fait'] },
      {
        id: 'AB-50',
        text: 'The attacker strikes after it with the melee factor at inverted armour; only coloured hits count.',
        terms: ['armure inversée'],
      },
      {
        id: 'AB-P3',
        text: 'An evade.',
        terms: ['esquive'],
        table: [
          ['Step', 'Who', 'What'],
          ['1', 'defender', 'Goes back its whole move (AB-48), loses for what it cannot make (AB-49)'],
          ['2', 'attacker', 'Strikes by AB-50'],
          ['3', 'attacker', 'Follows up by AB-T5, pursues by AB-P5'],
        ],
      },
      {
        id: 'AB-51',
        text: 'Each flag is a moral hit, and sends the unit back. Support cancels one, a leader with it another (AB-R-07).',
        terms: ['coup au moral', 'soutenu', 'chef'],
      },
      { id: 'AB-52', text: 'Each sends mounted troops back 2 hexes, all others 1.', terms: ['repli'] },
      { id: 'AB-53', text: 'Losses first, flags after them.', terms: ['retrait des pertes'] },
      {
        id: 'AB-54',
        text: 'After a melee a defender that is alive and has not moved may strike back, with its melee factor, as in any combat; nobody follows up after that.',
        terms: ['riposte'],
      },
      {
        id: 'AB-55',
        text: 'Who has left its hex does not strike back, be it beside the attacker again.',
        terms: ['riposte'],
      },
    ],
  },
  {
    title: 'Artillery',
    statements: [
      {
        id: 'AB-56',
        text: 'Bombards and cannon are powder artillery: artillery like any other, but for what follows.',
        terms: ['artillerie à poudre'],
      },
      {
        id: 'AB-57',
        text: 'After its shot a die is thrown for each unit with animals within 1 hex: a flag sends it back, and nothing cancels it.',
        terms: ['animaux'],
      },
      {
        id: 'AB-58',
        text: 'A gun bursts when the specials of a shot outnumber each other face: the unit then shoots at itself (AB-R-08).',
        terms: ['un canon explose'],
      },
      { id: 'AB-59', text: 'Its specials hit at 2 hexes or less.', terms: ['coup touché'] },
    ],
  },
  {
    title: 'Going back',
    statements: [
      {
        id: 'AB-P4',
        text: 'Going back for flags.',
        terms: ['repli'],
        table: [
          ['Step', 'Who', 'What'],
          ['1', 'defender', 'Hexes: flags that stay by AB-51, each by AB-52'],
          ['2', 'defender', 'Chooses each hex towards its own edge of the table, even past the attacker'],
          ['3', 'defender', 'Loses an element for each hex it cannot make (AB-64, AB-65)'],
          ['4', 'defender', 'Panic: a die for each hex made (AB-66)'],
        ],
      },
      {
        id: 'AB-62',
        text: 'Ground slows nobody who goes back, but impassable ground bars him.',
        terms: ['terrain infranchissable'],
      },
      {
        id: 'AB-63',
        text: 'One goes back through light and very light friends only, and right through them.',
        terms: ['traverser'],
      },
      {
        id: 'AB-64',
        text: 'Without a free way, or at the edge, each hex not made is a loss.',
        terms: ['bord de table'],
      },
      {
        id: 'AB-65',
        text: 'Who can make part of the way makes it and pays for the rest.',
        terms: ['repli partiel'],
      },
      {
        id: 'AB-66',
        text: 'Troops given to panic throw a die for each hex they go back for a flag: a special is a loss.',
        terms: ['panique'],
      },
      {
        id: 'AB-67',
        text: 'Artillery goes back no farther than it can move; what is beyond is a loss.',
        terms: ['capacité de déplacement'],
      },
      { id: 'AB-68', text: 'What it goes back is taken from its next turn.', terms: ['tour suivant'] },
      { id: 'AB-69', text: 'Artillery that goes back always panics (AB-66).', terms: ['panique'] },
      {
        id: 'AB-T6',
        text: 'Hexes that artillery can go back.',
        terms: ['artillerie statique', 'artillerie volante'],
        table: [
          ['Artillery', 'Hexes'],
          ['static', '0'],
          ['heavy, on foot', '1'],
          ['medium', '1; by road 2; never into woods or dwellings'],
          ['light, on foot', '1'],
          ['very light, on foot', '1; 2 if it does not fight'],
          ['light, with horses', '2'],
        ],
      },
    ],
  },
  {
    title: 'Follow-up and pursuit',
    statements: [
      {
        id: 'AB-T5',
        text: 'Who goes into a hex left after a melee.',
        terms: ['suivi', 'fanatique', 'changeant'],
        table: [
          ['Troop', 'Must', 'May'],
          ['any', 'fanatic and fickle troops', '–'],
          ['infantry', 'not elite, against a lower enemy', 'elite'],
          ['mounted', 'not elite, against a lower enemy', 'all others'],
          ['elephants', 'always', '–'],
          ['artillery, wagons', '–', 'never'],
        ],
      },
      {
        id: 'AB-70',
        text: 'Only the attacker follows up, only after a melee, and only into a hex that was left.',
        terms: ['suivi'],
      },
      { id: 'AB-71', text: 'Nobody follows up after his riposte.', terms: ['suivi', 'riposte'] },
      {
        id: 'AB-P5',
        text: 'A pursuit.',
        terms: ['poursuite'],
        table: [
          ['Step', 'Who', 'What'],
          ['1', 'attacker', 'Mounted or elephants, just followed up, first time this turn'],
          ['2', 'attacker', 'May go one hex farther'],
          ['3', 'attacker', 'May attack any enemy beside it (AB-P2)'],
          ['4', 'attacker', 'May follow up again, but pursue no more'],
        ],
      },
      { id: 'AB-72', text: 'Neither the hex nor the combat of a pursuit is a duty.', terms: ['poursuite'] },
      { id: 'AB-73', text: 'A trait of either unit may bring about a pursuit.', terms: ['caractéristique'] },
    ],
  },
];
