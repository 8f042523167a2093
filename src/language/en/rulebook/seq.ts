import { chapter } from '../../rulebook.ts';

export const seq = chapter({
  title: 'The turn',
  about: 'What a player does in his turn, the fourteen actions, and what the enemy may do meanwhile.',
  statements: {
    'SEQ-01': {
      head: 'Turn about',
      text: `
        The players take turns; one turn belongs to one player, and limits “per turn” start afresh with each of them
        [R-10]. Who begins, and how long the battle lasts: [VIC-04].
      `,
    },
    'SEQ-02': {
      head: 'Three phases',
      text: `
        1. *Orders*: how many order points there are.
        2. *Actions*: groups are activated and act.
        3. *Victory*: has an army had enough?
      `,
    },
    'SEQ-03': { head: 'Orders', text: 'Roll for the order points of the turn [ORD-01], [ORD-02].' },
    'SEQ-04': {
      head: 'Actions',
      text: `
        Activate one group after another, and finish with one before you begin the next. When you have given your last
        order, Impetuous units and units with Tactical sense may still stir of themselves [ORD-13], [ORD-14].
      `,
    },
    'SEQ-05': { head: 'Victory', text: 'See whether a side has won [VIC-01].' },
    'SEQ-06': {
      head: 'One action each',
      text: `
        A unit is activated once in a turn at most, and then does one thing of the list [SEQ-07], or nothing.
      `,
    },
    'SEQ-07': {
      head: 'The fourteen actions',
      text: `
        | No. | Action | For whom | See |
        | 1 | Frontal march, forced march included | any steady unit that can move | [MAN-02], [MAN-09] |
        | 2 | Indirect march | any steady unit that can move | [MAN-08] |
        | 3 | Evade | any steady unit that can move; if it is engaged, only some | [MAN-11], [MAN-12] |
        | 4 | Flight | infantry and cavalry, panicked or not | [MAN-21], [R-154] |
        | 5 | Charge: a frontal march, then the fight | as [CHG-02] allows | [CHG-05] |
        | 6 | Assault: an indirect march, then the fight | as [CHG-02] allows | [ASL-01] |
        | 7 | Fire | infantry, artillery | [FIR-01] |
        | 8 | March, then fire | horse artillery; light infantry in column or skirmish order, without a forced march | [FIR-03] |
        | 9 | Double fire | extended line | [FIR-16] |
        | 10 | Change of formation, then fire | Tactical sense | [FIR-03] |
        | 11 | Fire, then charge or assault | line infantry in line with Controlled fire | [FIR-19] |
        | 12 | Change of formation | infantry | [FRM-14] |
        | 13 | March, then change of formation | infantry in column | [FRM-17] |
        | 14 | Rally | anyone | [RAL-01] |

        Units that *can move* have a movement factor of 1 or more. Where no kind of march is named, it may be frontal or
        indirect.
      `,
    },
    'SEQ-08': {
      head: 'One unit after the other',
      text: `
        The units of a group act in the order their player likes. The next one waits until all is over with the one
        before: its action, what came of it, and every reaction of the enemy. Any of them may pass; its activation is
        then spent [R-24].
      `,
    },
    'SEQ-09': {
      head: 'Out of turn',
      text: `
        Against a charge or an assault, the units attacked may form square, fire, turn, counter-charge, evade or flee, or
        simply wait [CHG-13]. Against a shot they may return the fire [FIR-15].
      `,
    },
    'SEQ-10': {
      head: 'Panicked units',
      text: `
        A panicked unit can do two things only.
        - *Flee*, without an order, whenever its player’s turn has nothing else going on. That is its action, and it is
          never forced to do so in its own turn [R-21].
        - *Rally*, for which it needs an order like any other unit.

        Its figures may be tidied up at any time, to no effect [R-22].
      `,
    },
    'FLOW-TURN': {
      head: 'A turn, step by step',
      text: `
        1. *The player* rolls for order points; where two formulas exist, he first says which. Go to step 2.
        2. *The player* activates a group (step 3), lets a panicked unit flee without an order (and comes back to step 2),
           or stops giving orders (step 6). With no points left he stops; free flights stay possible until step 8.
        3. Check the group [ORD-03], [ORD-04], [ORD-06] and its price [ORD-05], and pay. Name the scouts [ORD-09] and the
           regimental gun [ORD-10] that come along. Tenacious units in line test now [ORD-11]. Go to step 4.
        4. *The player* takes a unit of the activation that has not acted. If it is Impetuous and has an enemy to attack, it
           attacks [ORD-12]; otherwise it does an action or passes. See all of it through. Go to step 5.
        5. Are units left? Back to step 4. None? Back to step 2.
        6. *The player* takes a steady unit not yet activated: an Impetuous one with an enemy to attack goes to step 7a, one
           with Tactical sense may go to step 7b. When none is left, go to step 8.
        7. Every unit takes each of these tests once at most. A Tenacious unit in line that gets activated tests as
           in [ORD-11] first. Then back to step 6.
        a. Its player may call for a morale test. Passed: it stays quiet. Failed, or not taken: it is activated and must
           attack [ORD-13].
        b. A morale test. Passed: it is activated and does what it likes, its duties apart. Failed: it stays [ORD-14].
        8. Look at the victory conditions; the other player’s turn begins.
      `,
    },
  },
});
