import type { Statement } from '../../rulebook.ts';

/** CHG-01 to CHG-12: who may charge whom, and the move. */
export const declaration = {
  'CHG-01': {
    head: 'Why charge',
    text: `
      An enemy 3 or more hexes away can be attacked by a charge only. Closer than that, you may choose between a charge
      and an assault [ASL-01], as long as the one you choose is allowed. A mere march attacks nobody: at most it turns a
      unit toward an enemy who is already its neighbour [MAN-10], [R-61].
    `,
  },
  'CHG-02': {
    head: 'Who never attacks',
    text: `
      Neither charge nor assault is open to:
      - artillery;
      - panicked units;
      - closed columns and squares;
      - troops skirmishing, but for the few targets of [CHG-03].
    `,
  },
  'CHG-03': {
    head: 'What skirmishers may attack',
    text: `
      A unit in skirmish order dares to charge or assault four kinds of target: artillery, other skirmishers, panicked
      units, and whoever stands in a wood, a village, a fortified point or difficult terrain.

      The target must be of that kind when the attack is declared. Where a wood lies on the side of a hex, what matters
      is the side between the two units once the move is over: the skirmishers must choose their last hex accordingly.
      The same limit holds for their attack after a pursuit [R-94].
    `,
  },
  'CHG-04': {
    head: 'What Harassment may attack',
    text: `
      Cavalry with Harassment [SKL-06] charges or assaults only:
      - panicked units;
      - units in skirmish order;
      - a battery left alone, that is without a friend beside it, panicked ones not counted;
      - outflanked units [GEO-17].

      Look at the target when the attack is declared. The harassers’ own arrival on its flank does not count [R-93]. The
      limit also binds them when they attack after a pursuit and when they counter-charge to help a friend; it does not
      when they are charged themselves, nor when they strike back.
    `,
  },
  'CHG-05': {
    head: 'One target',
    text: 'Name one enemy, and one only. The five conditions that follow are then looked at, from [CHG-06] to [CHG-10].',
  },
  'CHG-06': {
    head: 'First: hands free',
    text: `
      The charger engages no enemy and no enemy engages it. Even a panicked enemy in one of its front hexes keeps it
      from charging [R-152].
    `,
  },
  'CHG-07': {
    head: 'Second: reach',
    text: `
      The target is no farther than the charger’s movement factor. The move itself has to fit in that factor too: 1 for
      a rotation, 1 for each hex entered, and only half the factor in penalising terrain [TER-08], [R-85].

      > Infantry in line, whose factor is 1, can charge only a neighbour on one of its flanks, by turning to face him.
        An enemy two hexes ahead is a matter for an assault.

      For a line to fire and then charge [FIR-19] is therefore impossible: whoever it can shoot at ahead of it is out of
      its charge, or touches it already. To fire and then assault is not. The house rule on the reach of charges, which
      counts the march alone, lets it do both.
    `,
  },
  'CHG-08': {
    head: 'Third: where the target stands',
    text: `
      Ahead of the charger, within its frontal cone, or beside it on either flank hex.

      > Cavalry has infantry beside it, in its flank hex: it may turn and charge. An enemy two hexes off, in neither the
        cone nor that hex, can only be assaulted.
    `,
  },
  'CHG-09': {
    head: 'Fourth: straight ahead first',
    text: `
      As long as some enemy in its frontal cone can be charged at this moment (every condition met, a way open), the
      charger may not pick a target on its flank. Between several enemies in the cone it is free, near or far. Assaults
      know no such priority [R-83].
    `,
  },
  'CHG-10': {
    head: 'Fifth: front or flank',
    text: `
      Before the charger stirs, see whether any part of it stands in the frontal cone of the target. If so, the charge
      has to arrive on a front hex of the target. If not, it may end wherever the charger engages the target: flank,
      rear, or front as well [R-84]. Against a square the question does not arise.

      > The cavalry starts outside the infantry’s frontal cone: it may strike the flank.
    `,
  },
  'CHG-11': {
    head: 'The way must exist',
    text: `
      If the charge was rightly declared but no march can end with the charger engaging its target, the charge is off:
      the unit goes back to its place, loses 1 strength point without save or test, and does nothing more this turn.
      Friendly skirmishers lifted out of its way return too, and the enemy does not react.

      A declaration that breaks one of the five conditions is merely refused, at no cost. Unless the players decide
      otherwise, the program does not offer charges that have no way to the target [R-86].
    `,
  },
  'CHG-12': {
    head: 'The move',
    text: `
      A frontal march [MAN-02]: one rotation for 1 hex if wanted, then straight on. The charger may end beside other
      enemies, and the target may be busy with other units already: only the target named is attacked [R-87].
    `,
  },
} satisfies Readonly<Record<string, Statement>>;
