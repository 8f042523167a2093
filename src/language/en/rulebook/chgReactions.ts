import type { Statement } from '../../rulebook.ts';

/** CHG-13 to CHG-28: what the target and one of its friends may do. */
export const reactions = {
  'CHG-13': {
    head: 'Seven reactions',
    text: `
      The target picks exactly one; doing nothing is one of them.

      | Reaction | Who | Against whom | Distance at declaration | Already in contact? | Test |
      | Do nothing | all | all | any | may be | yes |
      | Form square | infantry [FRM-04] | cavalry | 3 or more | may not be | yes |
      | Closed column instead | column with Large battalion | cavalry | any | may not be | yes |
      | Defensive fire | infantry, artillery [FIR-17] | all | any | may not be | yes |
      | Rotation | all | all | 3 or more | may not be | yes |
      | Counter-charge | cavalry | all | 3 or more | may not be | yes |
      | Counter-charge | infantry in column | infantry | 3 or more | may not be | yes |
      | Evade | those of [MAN-12] and [MAN-13] | as in [MAN-12] | any | may not be | no |
      | Flight | infantry, cavalry | all | any | may be | no |
    `,
  },
  'CHG-14': {
    head: 'When',
    text: 'Once the charger has moved and touches its target, and before anything else.',
  },
  'CHG-15': {
    head: 'The nerve to react',
    text: `
      The target tests its morale there and then [MOR-09]; it carries out its reaction only if it passes. No test is
      asked for:
      - an evade or a flight;
      - any reaction of a unit that cavalry charges while it already is in square or closed column;
      - any reaction of a unit, whatever its arm, that cavalry charges while it is in a wood, a village or a fortified
        point; a wood on the side between the two will do [R-103].
    `,
  },
  'CHG-16': {
    head: 'Three hexes of warning',
    text: `
      Forming square, turning and counter-charging need 3 hexes or more between the target and the charger when the
      charge is declared, before anybody moves [R-156]. Closed column does not [FRM-08].

      > Infantry charged from 3 hexes away may form square; from 2 hexes, it no longer can.
    `,
  },
  'CHG-17': {
    head: 'A target with its hands full',
    text: 'If it engages an enemy or is engaged when the charge is declared, it can only do nothing or flee.',
  },
  'CHG-18': {
    head: 'When the test fails',
    text: `
      The reaction does not take place. The unit either stays and pays for it, or flees [MOR-11]; if it stays, it can
      still be attacked.

      A panicked target may say “nothing” or “flight”. It fails its test without dice, and flees all the same; but where no
      test is taken, none fails: charged by cavalry in a wood, a village or a fortified point, it may stay [R-105].
      A square charged by infantry may do nothing, fire or flee; to do nothing or to fire it must pass the usual test
      [R-158].
    `,
  },
  'CHG-19': { head: 'Forming square', text: 'The infantry is in square at once, in the hex it holds.' },
  'CHG-20': {
    head: 'Rotation',
    text: `
      The target turns in its hex by any angle, for free; an extended line wheels or turns about [FRM-10]. Whichever way
      it ends up facing, the charger must still engage it. Since the test comes before the turn, a unit that is
      outflanked tests at −3 [R-99].
    `,
  },
  'CHG-21': {
    head: 'Defensive fire',
    text: `
      The shot is fired on the spot, enemy at arm’s length or not: imagine it let off while he was coming on. How it is
      done: [FIR-17].
    `,
  },
  'CHG-22': {
    head: 'Counter-charge of the target',
    text: `
      Possible only if the charger has come into one of its front hexes, and the target stays in its own hex [R-90].
      Forbidden in a wood, a village, a fortified point or difficult terrain.

      It robs the charger of its doubled dice; the counter-charger does not double either [R-91].
    `,
  },
  'CHG-23': {
    head: 'Evade and flight',
    text: `
      Carried out immediately [MAN-11], [MAN-21]. A unit that chooses flight needs no test for it, but is panicked like
      any other that runs [R-154].
    `,
  },
  'CHG-24': {
    head: 'One friend may help',
    text: `
      When the target has done with its reaction, a single friend of the target may fire defensively or counter-charge.
      So two units at most answer one charge. It does not matter whether the target passed its test, nor whether it is
      still there: the charge must still be on and the charger in place [R-88]. A unit may answer any number of charges
      in a turn [R-102].
    `,
  },
  'CHG-25': {
    head: 'Which friend',
    text: 'It is not panicked, and no enemy except perhaps the charger engages it or is engaged by it.',
  },
  'CHG-26': {
    head: 'The friend’s test',
    text: `
      It tests its morale before acting. What weighs on a charged unit [MOR-09] does not weigh on it [R-89]. If it
      fails, nothing happens, to it or to anyone.
    `,
  },
  'CHG-27': {
    head: 'The friend counter-charges',
    text: `
      Cavalry may, and so may infantry in column, whatever arm the charger is. The friend advances as for a charge,
      within its movement factor and without turning, to some hex where it has the charger before it; no move at all is
      needed if it engages him already. If it cannot get there, it cannot counter-charge. It neither starts in nor goes
      through wood, village, fortified point or difficult terrain [MAN-28]. No least distance is asked of it [R-89], but
      the rules on reach, cone and side of contact apply [CHG-07], [CHG-08], [CHG-10]; as it cannot turn, an enemy in a
      flank hex is beyond it.

      It strikes no blow and receives none; it simply stands there, and that changes much: the target may no longer be
      outflanked, the charger may be, doubled dice are lost, a pursuit may be barred. It is no activation [R-92].

      > Cavalry B charges infantry Z in the flank. Cavalry X counter-charges and takes B in the flank: Z is not
        outflanked any more.
    `,
  },
  'CHG-28': {
    head: 'The friend fires',
    text: `
      Infantry or artillery that is a neighbour of the target, judged by the hex the target held before it reacted
      [R-88]. The charger must be a fair target for it: in range, in its cone, in sight, and next to it, since the
      charger touches a friend [FIR-13], [R-124]. Friend and charger were not yet in contact at the declaration.

      > B is charged and fires. C, beside B, also has the charger next to it in front: C fires too.
    `,
  },
} satisfies Readonly<Record<string, Statement>>;
