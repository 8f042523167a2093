import { chapter } from '../../rulebook.ts';

export const gen = chapter({
  title: 'The game and its pieces',
  about: 'How large a battle is, what a unit stands for, and what lies on the table.',
  statements: {
    'GEN-01': {
      head: 'The size of a battle',
      text: `
        Two players. The usual game gives each side 1500 to 2000 army points: some six to twelve units, about a division.
      `,
    },
    'GEN-02': {
      head: 'What a unit stands for',
      text: `
        - *Infantry*: one or two regiments.
        - *Cavalry*: one or two squadrons.
        - *Artillery*: one or two batteries.
      `,
    },
    'GEN-03': {
      head: 'Figures show, paper counts',
      text: `
        The figures only show formation and facing. Losses are noted on paper, and no figure leaves the table before its
        unit does. On the screen the number on the unit’s plate keeps that account.
      `,
    },
    'GEN-04': {
      head: 'How units look',
      text: `
        A custom for the real table; nothing in the rule depends on it.

        | Unit | On stands | As single figures |
        | Line infantry | 4 stands of 2–4 figures | 8 figures |
        | Light infantry | 3 stands of 1–2 figures | 6 figures |
        | Cavalry | 2 stands, or 4 half-stands (2–3 heavy or medium horsemen each, 1–2 light ones) | 4 figures |
        | Light cavalry with Harassment | 1 stand and a half, or 3 half-stands | 3 figures |
        | Artillery | 1 large base: 1–2 guns with crew, or with horses for horse artillery; more crew for heavy batteries | the same |
        | Each half of an extended line | 2 stands | 4 figures |
      `,
    },
    'GEN-05': {
      head: 'Bases and hexes',
      text: `
        For the real table again, and only as a guide: both players should base alike, and a unit must fit in a hex. Sides
        of 5 cm suit most bases; take larger or smaller hexes for very different ones. Sizes are front × depth, in cm.

        | Base | Stand | Single figure |
        | Infantry | 3–4 × 1.5–2 | 1.5–2 × 1.5–2, up to 2.5 for 25 mm figures |
        | Cavalry | 3–4 × 3–4; half-stand 1.5–2 × 3–4, twice as many | 1.5–2 × 3–4, up to 2.5 × 5 |
        | Artillery | 3–5 × 3–5, up to 7.5 | the same |

        Figures are mostly 15 mm or 1/72; 10 and 25 mm will do. A tray under each unit makes it easy to move.
      `,
    },
    'GEN-06': {
      head: 'Skirmishers and hordes',
      text: `
        Stands of skirmishers touch by their corners. A horde is a jumble, but one must still see which way it faces.
      `,
    },
    'GEN-07': {
      head: 'The fear marker',
      text: `
        There is one kind of marker only. A unit that carries it is *panicked*, and it is so for as long as it carries it.
        A unit without it is called *steady* here.
      `,
    },
    'GEN-08': {
      head: 'Dice and halves',
      text: `
        2D6 means two six-sided dice added up. A D3 is one die halved and rounded up.

        | The die | 1 or 2 | 3 or 4 | 5 or 6 |
        | makes a D3 of | 1 | 2 | 3 |

        Any other half is rounded up as well, unless a statement says otherwise [R-10].
      `,
    },
    'GEN-09': {
      head: 'The spirit of it',
      text: `
        When you doubt what was meant, remember how the arms are supposed to behave:
        - *the line* shoots and fights best, but it is slow, and brittle when charged;
        - *the column* shoots and fights badly, but it is quick, and made to charge an enemy who is already shaken;
        - *the square* stops cavalry and bleeds under fire;
        - *skirmishers* annoy; they fight poorly anywhere but in a wood or a village;
        - charging an unshaken line is a gamble, for cuirassiers too.
      `,
    },
  },
});
