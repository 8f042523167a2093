import { chapter } from '../../rulebook.ts';

export const vic = chapter({
  title: 'Victory',
  about: 'How a battle begins, ends and is won.',
  statements: {
    'VIC-01': {
      head: 'The last phase of a turn',
      text: `
        Each turn closes with a look at who has won. The original does not say what it takes; see [VIC-04].
      `,
    },
    'VIC-02': {
      head: 'Victory points',
      text: 'Eliminated units give the enemy victory points. How many is left open by the original; see [VIC-04].',
    },
    'VIC-03': {
      head: 'Off the map',
      text: 'A unit lost by fleeing off the map gives only half its points, rounded up [MAN-26].',
    },
    'VIC-04': {
      head: 'Unless the battle says otherwise',
      text: `
        The original is silent here. These are the rulings that fill the gap; any battle may replace them.

        *Before the first turn* [R-150]:
        - The home edges lie opposite each other.
        - The players set up one unit at a time, turn and turn about; dice decide who begins.
        - Units go within 4 hexes of their own edge and never within 6 of an enemy, in any formation and facing.
        - Dice also decide who has the first turn.
        - Strengths, skills and command values are known to both.

        *Points and the end* [R-151]:
        - An eliminated unit is worth what it cost; a panicked or weakened one is worth nothing.
        - At the end of each turn: a side whose losses give the enemy points for half of its army’s cost or more has
          lost the battle. If both have, the higher score wins.
        - Otherwise the battle ends after 12 turns of each player, or as many as were agreed, and the higher score wins.
          A lead of less than 10 % of the format is a draw.
        - A battle may give points for objectives as well.
      `,
    },
  },
});
