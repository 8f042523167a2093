import { chapter } from '../../rulebook.ts';

export const qua = chapter({
  title: 'Quality',
  about: 'Elite, Ordinary and Recruit: what good and bad troops change.',
  statements: {
    'QUA-01': {
      head: 'Three qualities',
      text: 'A unit is *Elite*, *Ordinary* or *Recruit*. Where nothing is said, it is Ordinary.',
    },
    'QUA-02': {
      head: 'Three prices',
      text: 'Prices are written in that order: Elite / Ordinary / Recruit [UNI-02].',
    },
    'QUA-03': {
      head: 'How many Elites',
      text: `
        Two for each full 1500 points of the agreed format. Below 1500 there are none; from 1500 to 2999 there are two at
        most [R-33].
      `,
    },
    'QUA-04': {
      head: 'Morale dice',
      text: `
        | Quality | Dice of a morale test |
        | Elite | 3D6, the highest set aside |
        | Ordinary | 2D6 |
        | Recruit | 3D6, the lowest set aside |

        Low is good: the test passes with the command value or less [MOR-03].
      `,
    },
    'QUA-05': {
      head: 'An Elite at one’s side',
      text: `
        An Ordinary unit of any kind rolls the dice of an Elite while a friend of Elite line infantry or Elite heavy cavalry
        stands beside it, not panicked. This holds for every test, to rally from panic as well; two such friends help no
        more than one. An extended line that reacts to an attack gets nothing from it [R-140].

        > A battery under fire tests after its losses: Elite line infantry beside it would have lent it its dice.
      `,
    },
    'QUA-06': { head: 'Threshold', text: 'An Elite unit’s threshold is 1 lower [UNI-06].' },
    'QUA-07': {
      head: 'Run over by friends',
      text: `
        A unit through which a friend flees [MAN-24] loses strength by its own quality:

        | Elite | Ordinary | Recruit |
        | nothing | 1D3 | 1D6 |
      `,
    },
    'QUA-08': {
      head: 'Recruits in groups',
      text: 'A group with two or more Recruit units may cost 2 order points [ORD-05].',
    },
  },
});
