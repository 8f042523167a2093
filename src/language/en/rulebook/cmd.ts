import { chapter } from '../../rulebook.ts';

export const cmd = chapter({
  title: 'Command value',
  about: 'The figure a morale test is rolled against, and what a better one costs.',
  statements: {
    'CMD-01': {
      head: 'The usual figures',
      text: `
        Every unit has a *command value*. Without paying for it, Recruits have 6, Ordinary units 7, Elites 8 [R-32].
      `,
    },
    'CMD-02': {
      head: 'Better and worse',
      text: `
        Each point above the usual figure costs 1 army point more for each strength point, each point below it 1 less. A
        dash means that the quality cannot have that figure.

        {table commandValues}
      `,
    },
  },
});
