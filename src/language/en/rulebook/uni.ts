import { chapter } from '../../rulebook.ts';

export const uni = chapter({
  title: 'Units and their factors',
  about: 'The types of unit, their dice, range and pace, and the strength they lose.',
  statements: {
    'UNI-01': {
      head: 'Factors',
      text: `
        Combat and fire are numbers of dice. Range [R-27] and march are numbers of hexes.

        {table factors}

        A panicked unit has no dice at all and moves only in flight [R-39]. The Lancer has his greater figure when he
        strikes as the charger [CBT-04]. Warriors do not fire at all [SKL-10.1]; an obsolete firearm carries less far, and
        costs a line a die [SKL-20].
      `,
    },
    'UNI-02': {
      head: 'Strength and price',
      text: `
        {table strength}

        Skills [SKL-01] and the command value [CMD-02] add to the price of a point; a Large battalion is larger
        [SKL-13.1]. A skill is paid once only: a point of Elite heavy cavalry costs 23, with Cuirassier 26
        [R-29].
      `,
    },
    'UNI-03': {
      head: 'Strength',
      text: `
        Each unit begins with a whole number of *strength points* between its least and its greatest, chosen when the army
        is bought. Losses take points away; rallying gives some back, never more than it began with.
      `,
    },
    'UNI-04': { head: 'Destroyed', text: 'A unit without strength points leaves the battle.' },
    'UNI-05': {
      head: 'Demoralised',
      text: `
        A unit whose strength is at its threshold or below is *demoralised*, for as long as it stays there:
        - it fires with 2 dice fewer [CBT-12];
        - it tests its morale at −2 [MOR-07];
        - it saves on 5 and 6 only [SAV-02];
        - in a melee it is the first to test [ASL-10];
        - if it is Tenacious, it can flee again [MOR-14].
      `,
    },
    'UNI-06': {
      head: 'Threshold',
      text: `
        To the threshold of the type, add all that applies:

        | Elite | Tenacious | Large battalion | Irregular |
        | −1 | −2 | +2 | +1 |

        It cannot go below 0, and a unit with a threshold of 0 is never demoralised [R-31].
      `,
    },
    'UNI-07': {
      head: 'Arms',
      text: `
        - *Infantry*: line and light.
        - *Cavalry*: heavy, medium and light.
        - *Artillery*: the three kinds of battery and the regimental gun. The light horse battery is *horse artillery*.
      `,
    },
    'UNI-08': {
      head: 'Thin formations',
      text: `
        Infantry in line, extended line or skirmish order is *not dense*, and neither is artillery. All the rest is dense:
        columns, squares, hordes and every cavalry [R-133].
      `,
    },
  },
});
