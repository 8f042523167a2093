import { chapter } from '../../rulebook.ts';

export const ral = chapter({
  title: 'Rally',
  about: 'Bringing men back to the colours, or to their senses.',
  statements: {
    'RAL-01': {
      head: 'What it does',
      text: `
        One of two things, never both [R-142]: a unit that is not panicked regains 2 strength points, a panicked unit is
        panicked no more.
      `,
    },
    'RAL-02': { head: 'The test', text: 'It takes a morale test [MOR-03]. Failing it costs nothing.' },
    'RAL-03': {
      head: 'No more than at the start',
      text: 'A unit never rises above the strength it began the battle with.',
    },
    'RAL-04': {
      head: 'Too close to the enemy',
      text: `
        No rally with an enemy within 3 hexes, unless he is panicked. A fortified point lifts this ban, even from a unit
        that is engaged, but not from a panicked one [R-153].
      `,
    },
    'RAL-05': {
      head: 'Back in the ranks',
      text: `
        A unit that shakes off its panic takes the facing its owner likes, and any formation open to it by its type, its
        skills and its ground, but not closed column. No formation test is needed [R-142]. With room on a flank, it may
        go straight into extended line [R-49].
      `,
    },
    'RAL-06': {
      head: 'Harassment',
      text: `
        It rallies without dice if every enemy that is not panicked is 5 hexes away or more. With one at 4 hexes it
        tests as usual; at 3, not at all [R-142].
      `,
    },
    'RAL-07': {
      head: 'An order is needed',
      text: 'For panicked units as well: rallying is an action, and takes an activation [SEQ-10].',
    },
    'FLOW-RALLY': {
      head: 'A rally, step by step',
      text: `
        1. The unit has been activated, and takes the rally as its action. A panicked one can only be in a group of
           panicked units.
        2. An enemy too near: no rally [RAL-04].
        3. Harassment far enough from the enemy: on to step 5 [RAL-06].
        4. Morale test. Failed: end.
        5. Not panicked: +2 strength points, up to the initial strength. Panicked: the fear marker goes, and the owner
           chooses formation and facing.
      `,
    },
  },
});
