import { chapter } from '../../rulebook.ts';

export const mor = chapter({
  title: 'Morale',
  about: 'When nerves are tested, with which dice, and what failing means.',
  statements: {
    'MOR-01': {
      head: 'When to test',
      text: `
        - To react to a charge, for the unit charged [CHG-15].
        - After losing 3 strength points or more to one shot or in one fight, saves and points passed on not counted
          [R-136]. A unit that is wiped out does not test.
        - To rally [RAL-02].
        - To change formation near the enemy [FRM-15].
        - For a special test: a Tenacious unit that is activated in line [ORD-11], an Impetuous one to be held back
          [ORD-13], Tactical sense to be activated after the orders [ORD-14], a friend’s reaction [CHG-26], taking over
          the losses of a battery [LOS-05].
      `,
    },
    'MOR-02': {
      head: 'Losses that add up',
      text: `
        To reach 3, losses are added in three cases only, and only if the first part did not cause a test by itself:
        - a double fire, both shots of which hit one and the same unit;
        - defensive fire, two shots at one attacker;
        - a shot and the charge or assault that follows it in the same action.

        The sum is made whether anyone asks for it or not, and in strength points, not in hits [R-136], [R-155].
      `,
    },
    'MOR-03': {
      head: 'The test',
      text: 'Roll two dice and add them up. No more than the command value, modified as below: passed.',
    },
    'MOR-04': {
      head: 'Dice of each quality',
      text: 'Ordinary: two dice. Elite: three, drop the highest. Recruit: three, drop the lowest [QUA-04].',
    },
    'MOR-05': {
      head: 'A good example next door',
      text: `
        An Ordinary unit of any kind beside a friendly Elite unit of line infantry or heavy cavalry, not panicked, rolls
        the dice of the Elite, in every test [QUA-05], [R-140].
      `,
    },
    'MOR-06': {
      head: 'Extended line',
      text: `
        Reacting to a charge, or to a charge or assault against a friend, it always rolls three dice and drops the
        lowest, whatever its quality and its neighbours [FRM-20], [R-50].
      `,
    },
    'MOR-07': {
      head: 'Modifiers in every test',
      text: `
        They add up.

        | Circumstance | Command value |
        | In a village or a fortified point | +3 |
        | Demoralised [UNI-05] | −2 |

        The +3 is not for cavalry, ever, nor for a unit in the course of its own charge, pursuit included. An assailant
        has it [R-139].
      `,
    },
    'MOR-08': {
      head: 'Outflanked',
      text: `
        −3, unless the unit is in a wood, a village or a fortified point, or is outflanked only by a flank that is
        protected [GEO-21], [R-08].
      `,
    },
    'MOR-09': {
      head: 'Modifiers of a charged unit',
      text: `
        These count only when a charged unit tests to react, and only outside wood, village and fortified point. A
        friend who helps is spared them [R-89], and in an assault they never arise [R-114]. They add up.

        | Circumstance | Command value |
        | The unit is not dense: line, extended line, skirmish order, artillery | −2 |
        | The charger has Lancer | −3 |
        | It reacts by defensive fire, without being artillery or in line with Controlled fire | −2 |
        | It reacts by counter-charge, without Cuirassier, Half-cuirass or Counter-charge | −2 |
      `,
    },
    'MOR-10': {
      head: 'Passed',
      text: 'The unit holds, and does what it tested for.',
    },
    'MOR-11': {
      head: 'Failed under attack or after losses',
      text: `
        The owner chooses, with the dice in view [R-137]:
        - *stay*, and lose as many strength points as the dice kept exceed the modified command value. No save, no
          passing on, no further test; it may be the end of the unit [R-138];
        - *flee* [MAN-21].
      `,
    },
    'MOR-12': {
      head: 'Failed, without harm',
      text: `
        Failing costs nothing when a friend wanted to counter-charge or fire, when a unit wanted to rally or change
        formation, nor in a special test, except for what the rule of that test says.
      `,
    },
    'MOR-13': {
      head: 'Panicked units',
      text: `
        They fail without rolling, and flee if the test is one that can do harm. Only to rally do they roll like anyone
        else, and risk nothing.
      `,
    },
    'MOR-14': {
      head: 'Tenacious',
      text: `
        While above its threshold and not panicked, it does not run from a failed test: it stays and pays, if there is
        anything to pay [SKL-09.2].
      `,
    },
    'MOR-15': {
      head: 'Harassment',
      text: 'When it fails because it is attacked or has had losses, it flees; it has no choice [SKL-06.4].',
    },
    'MOR-16': {
      head: 'Artillery',
      text: `
        It may stay and pay like others. If its owner prefers flight, it is eliminated [MAN-27], [R-143].
      `,
    },
    'MOR-17': {
      head: 'Several tests',
      text: `
        They follow one another as the events did. Two at the same moment happen in a melee only, and there [ASL-10]
        says who is first [R-141].
      `,
    },
    'FLOW-MORALE': {
      head: 'A morale test, step by step',
      text: `
        1. The target of an assault that reacts: passed, without dice.
        2. A panicked unit, unless it rallies: failed, without dice. It flees if it was to react or had losses.
        3. Harassment that rallies, every enemy not panicked 5 hexes away or more: passed, without dice.
        4. Command value, +3 or −2 [MOR-07], −3 [MOR-08], and for a charged unit that reacts [MOR-09].
        5. Dice: an extended line that reacts, and a Recruit, roll three and drop the lowest; an Elite unit, and an
           Ordinary one with an Elite neighbour [MOR-05], three and drop the highest; the others two.
        6. Sum no higher than the result of step 4: passed.
        7. Failed to rally, to change formation, in a special test or as a helping friend: that is all, but for what the
           special test itself demands.
        8. Failed under attack or after losses:
        a. Harassment flees.
        b. Tenacious, above its threshold, stays.
        c. For the others the owner chooses; artillery that flees is eliminated.
        9. Whoever stays loses the difference, and is eliminated at 0. Whoever flees: [FLOW-FLIGHT].
      `,
    },
  },
});
