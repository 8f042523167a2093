import { chapter } from '../../rulebook.ts';

export const bld = chapter({
  title: 'Raising an army',
  about: 'What units cost and what an army may hold.',
  statements: {
    'BLD-01': {
      head: 'The format',
      text: `
        Both players agree on a number of army points, the *format*, usually 1500 to 2000 a side, and buy their units
        within it.
      `,
    },
    'BLD-02': {
      head: 'Price of a strength point',
      text: 'It depends on the type and the quality of the unit; the table is in [UNI-02].',
    },
    'BLD-03': {
      head: 'Price of a unit',
      text: `
        Add up, for one strength point: its price, what every skill adds or takes off, and what the command value adds
        or takes off [CMD-02]. The result is never less than 1 [R-30]. Multiply by the strength of the unit. Where a
        printed list has rows of its own for Cuirassier, Lancer and Skirmisher, their prices hold the skill already: do
        not add it twice [R-29].

        > Ordinary line infantry of 16 points, command value 8, with Controlled fire: 16 × (8 + 2 + 1) = 176 army
          points.
      `,
    },
    'BLD-04': {
      head: 'Strength',
      text: `
        Buy a whole number of strength points between the least and the most of [UNI-02]; with Large battalion both are
        4 higher [SKL-13.1].
      `,
    },
    'BLD-05': {
      head: 'Elite units',
      text: `
        Two for each full 1500 points of the format: none below 1500, two from 1500 to 2999, and so on [QUA-03], [R-33].
      `,
    },
    'BLD-06': {
      head: 'Skills and command value',
      text: `
        A unit may have the skills open to its type [SKL-01] and following; Warrior only together with Irregular
        [SKL-10], Cuirassier and Half-cuirass not together [R-34]. Its command value is one its quality allows [CMD-02].
      `,
    },
    'BLD-07': {
      head: 'Format and order points',
      text: `
        The format also decides how order points are rolled [ORD-02]. It is what was agreed, not what an army really
        cost [R-12].
      `,
    },
  },
});
