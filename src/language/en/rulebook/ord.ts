import { chapter } from '../../rulebook.ts';

export const ord = chapter({
  title: 'Orders',
  about: 'How many orders a general can give, to whom, and which units move without being told.',
  statements: {
    'ORD-01': {
      head: 'Order points',
      text: 'At the start of your turn, roll for order points: in the usual format, 1D3 + 1.',
    },
    'ORD-02': {
      head: 'By the size of the battle',
      text: `
        The *format* is the limit of army points agreed for each side before play, whatever an army really cost.

        {table orderPoints}

        Where there are two formulas, choose before you roll, anew each turn. A total of 2D6 that comes to nothing or less
        counts as 2; a D3 that comes to nothing is nothing [R-11]. Battles of 500 points or fewer use the first line;
        beyond 4000, each 500 begun adds 1 to both formulas [R-12].
      `,
    },
    'ORD-03': { head: 'A group', text: 'One order point activates a group of one, two or three units.' },
    'ORD-04': {
      head: 'Four Irregulars',
      text: 'A group of four is allowed when every one of them is Irregular [SKL-16].',
    },
    'ORD-05': {
      head: 'Groups that cost two',
      text: `
        A group costs 2 points when a steady enemy is within 6 hexes of any of its units and one of these is true [R-14]:
        - it counts at least two cavalry units, and some of its cavalry lacks Grand charge [SKL-07];
        - it counts at least two artillery units, and some of its artillery lacks Grand battery [SKL-21];
        - it has two or more Irregular units;
        - it has two or more Recruit units;
        - it has infantry with Linear order in column [SKL-14];
        - its units are panicked: one is enough.

        With the enemy farther off, any group costs 1.

        > Two cavalry units cost 2. With Grand charge on both, and neither of them Recruits, they cost 1. Three panicked
        > ones cost 2, Grand charge or not.
      `,
    },
    'ORD-06': {
      head: 'Who may form a group',
      text: `
        All of this must hold:
        - steady and panicked units are not mixed;
        - all face the same way; squares and panicked units may face as they please;
        - they form a chain, each touching the one before [R-15]: a centre with three arms that do not touch is none;
        - no regimental gun is among them [ORD-10].

        > W touches U, V and Y, which do not touch one another. U–W–V, U–W–Y and V–W–Y are groups; U, V and Y are not. A
        > unit alone is a group too.
      `,
    },
    'ORD-07': {
      head: 'Two is the most',
      text: 'Several reasons to pay 2 points do not add up.',
    },
    'ORD-08': {
      head: 'Orders for the panicked',
      text: 'They need an order to rally and for nothing else [SEQ-10]. In their groups facings do not matter.',
    },
    'ORD-09': {
      head: 'Scouts ride along',
      text: `
        When an order activates a group of steady units, up to two light infantry units with Scout [SKL-12] may be
        activated with it for nothing. Each must be within 3 hexes of some unit of the group, steady, not in square and
        not yet activated. Name them at once. They are not part of the group: neither facing, chain, number nor price is
        concerned, and they act whenever you like during its activation [R-16].

        > U, W and Y are activated: X, a scout close by, may act too.
      `,
    },
    'ORD-10': {
      head: 'The regimental gun',
      text: `
        It never belongs to a group and can never be ordered by itself. When an order activates a group of steady infantry
        or cavalry, one such gun that touches an infantry unit of the group may be activated with it for nothing, whatever
        way it faces. It acts whenever you like during that activation, and does not count among the batteries of
        [ORD-05]. Units that stir of themselves [ORD-13], [ORD-14] bring no gun and no scouts, and a gun never stirs of
        itself, Tactical sense or not [R-17].

        > V, W and Y are activated: the gun beside them may act.
      `,
    },
    'ORD-11': {
      head: 'Tenacious lines',
      text: `
        A Tenacious unit [SKL-09] that stands in line when it is activated, for whatever reason, tests its morale there and
        then, before anybody acts. If it fails, for this turn it may not march, evade, flee of its own will, charge,
        change formation, nor assault if that means a step. It may still fire, rally, or assault an enemy it engages
        already. It loses nothing and does not flee [R-23].
      `,
    },
    'ORD-12': {
      head: 'Impetuous units',
      text: `
        Once activated, an Impetuous unit [SKL-17] that could assault an enemy within 2 hexes, or charge him without
        turning, has to do the one or the other [R-18]. If several enemies tempt it, its player picks. Enemies in a wood, a
        village, a fortified point or difficult terrain do not oblige it; nor do squares, if it is cavalry. It may attack
        those as it likes [R-19].
      `,
    },
    'ORD-13': {
      head: 'Carried away',
      text: `
        When your orders are over, each steady Impetuous unit that has not been activated and has an enemy to attack, as in
        [ORD-12], starts of its own accord. You may hold it back with a morale test: passed, it stays; failed, it attacks.
        No test is needed to let it go.

        Orders are over when the points are spent or you stop giving them; points you keep are lost [R-13]. Deal with such
        units and with [ORD-14] in any order, one at a time, looking each time whether the enemy is still within reach
        [R-19].
      `,
    },
    'ORD-14': {
      head: 'Tactical sense',
      text: `
        At the same moment you may test the morale of each steady unit with Tactical sense [SKL-18] that has not been
        activated: passed, it is activated; failed, it stays [R-13]. Regimental guns are left out [R-17].
      `,
    },
    'ORD-15': { head: 'Once a turn', text: 'Nothing activates a unit twice in a turn.' },
    'ORD-16': {
      head: 'Judged at the start',
      text: `
        Facing, chain, distances and price are those of the moment of activation. What the units do afterwards does not
        break up the group [R-15], [R-16].
      `,
    },
  },
});
