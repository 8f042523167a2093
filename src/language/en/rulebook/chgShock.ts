import type { Statement } from '../../rulebook.ts';

/** CHG-29 to CHG-40: the blow, the pursuit, the skirmishers in the way. */
export const shock = {
  'CHG-29': {
    head: 'A charger under fire',
    text: `
      If one defensive shot costs the charger 3 strength points or more, it tests its morale; two shots are added
      together if the first caused no test [MOR-02]. If it passes, the charge goes on. If it fails, its owner has the
      usual choice between staying and fleeing, but the charge is over either way: nobody reacts any more, strikes or
      pursues. In this test neither the −2 and −3 of charged units [MOR-09] nor the +3 of a village [MOR-07] count
      [R-97].
    `,
  },
  'CHG-30': {
    head: 'To strike or not',
    text: 'If the target is still there, the charger may attack it. Only an Impetuous unit has to [SKL-17.1].',
  },
  'CHG-31': {
    head: 'Turning away from a fresh square',
    text: `
      Cavalry whose target has just formed square, or closed column, against this very charge may evade instead of
      striking, backward by its movement factor at most; the charge ends there. It need not be of those who evade by
      right, but nobody may engage it from the rear [R-104]. Impetuous cavalry must strike [R-20].
    `,
  },
  'CHG-32': {
    head: 'Shock',
    text: `
      That is the name of the fight that ends a charge or a pursuit.
      1. The charger rolls its dice first. If it would rather not strike, there is no fight.
      2. A target that lost 3 strength points or more tests its morale. If it flees, a pursuit may follow.
      3. If it is still there it may strike back, if it wants to [R-96].
      4. A charger that lost 3 or more tests in its turn.
      5. If nobody has fled, both stay face to face. To go on fighting in a later turn takes an assault, and the fight
         is then a melee.
    `,
  },
  'CHG-33': {
    head: 'Weakened by the charge',
    text: `
      When the target strikes back, it has one die less for each strength point this charge has cost it: by the
      charger’s blow, by failing the reaction test, by failing the test after the blow. With nothing left, it does not
      roll. Earlier fire does not count, nor do hits that were saved or passed on. In the attack after a pursuit, only
      what that attack cost counts. Nothing of the kind happens to the charger, nor in a melee [R-95].
    `,
  },
  'CHG-34': {
    head: 'No pursuit of a beaten charger',
    text: 'If it is the charger that flees, the unit it charged does not run after it.',
  },
  'CHG-35': {
    head: 'When to pursue',
    text: `
      The charger may pursue [MAN-18] when its target evaded or fled, before the blow or because of it, or was wiped out
      by the blow or by a failed test [R-68]. An Impetuous unit must.

      With another enemy engaging it or engaged by it, the charger stays where it is and attacks no one. If the target
      itself could not get out of its front hexes, the pursuit is 0 hexes long and the charger may strike it again; a
      target that evaded and now holds the charger from elsewhere also stops it, but cannot be struck [R-69].
    `,
  },
  'CHG-36': {
    head: 'A second pursuer',
    text: `
      When the charger pursues, one friend with Tactical sense may go along. It is a neighbour of the hex the charger
      leaves, has the same facing, is not panicked, is of a kind that pursues, and neither engages nor is engaged. It
      rolls its own length, moves after the charger and before the charger’s new blow, and attacks nobody. This is no
      activation: it may do it having acted already, and may still act if it has not [R-71].

      One who is Impetuous besides must go along when he can, before any other friend [SKL-17.2].
    `,
  },
  'CHG-37': {
    head: 'Attack after the pursuit',
    text: `
      If the pursuit brings the charger to engage an enemy, it may strike him: a shock, without any reaction, and with
      the advantages of a charge. Whether the dice double is looked at anew: for cavalry, the first charge was declared
      from 3 hexes or more; open terrain all along charge and pursuit and under the new target; no square for cavalry,
      no river, ford or bridge between them [CBT-09]; the pursuer not outflanked. A counter-charge against the first
      charge no longer matters [R-70]. Skirmishers and Harassment keep to their own targets [CHG-03], [CHG-04].
    `,
  },
  'CHG-38': {
    head: 'Only once',
    text: 'Even if that second enemy flees or is wiped out, nobody pursues again.',
  },
  'CHG-39': {
    head: 'Our skirmishers in the way',
    text: `
      A charge or an assault may need the very hex where friends in skirmish order stand; those it merely passes through
      are no obstacle. Their owner picks them up first and sets them down once the move is done, facing as he likes,
      still in skirmish order:
      - within 2 hexes of the attacker and in its rear cone;
      - in a free hex they may stand in, with no enemy beside it, panicked ones not counted.

      If there is no such hex, they are lost. Otherwise they do nothing more of their own will this turn, whether they
      had acted or not; they still react to the enemy [R-98].
    `,
  },
  'CHG-40': {
    head: 'Making way for a march',
    text: `
      Skirmishers may give way in the same manner, on the same terms, when a unit that is not panicked wants to end a
      march on their hex without attacking. Not for a pursuit, a counter-charge, an evade or a flight.
    `,
  },
  'FLOW-CHARGE': {
    head: 'A charge, step by step',
    text: `
      1. Declare the target and check [CHG-02] to [CHG-10]. Remember the distance, whether the charger was in the
         target’s cone, and who was in contact with whom.
      2. Lift friendly skirmishers from the hex you need, move so as to engage the target, put them back. No way: back
         to the start, −1 strength point, end [CHG-11].
      3. The target chooses its reaction [CHG-13]. Flight or evade is carried out, and the target is gone.
      4. Otherwise it tests, unless exempt [CHG-15]. Passed: it does what it chose. Failed: it stays and loses points,
         or flees; the reaction is lost.
      5. After each defensive shot: 3 or more losses, and the charger tests. Failed: end [CHG-29].
      6. One friend of the target may test, then counter-charge or fire [CHG-24]. After its shot, step 5 again.
      7. Is the target gone or wiped out? On to step 11.
      8. The charger strikes, or lets it be, or turns away from a fresh square: in the last two cases, end.
      9. The target lost 3 or more: it tests. If it flees or is wiped out, on to step 11.
      10. The target may strike back, weakened [CHG-33]. The charger lost 3 or more: it tests. End, without pursuit.
      11. The charger may pursue, unless another enemy holds it [CHG-35]. It rolls, and moves until it engages someone
          or the length is run.
      12. A friend with Tactical sense may move along; an Impetuous one must [CHG-36].
      13. If the charger now engages an enemy it may strike him: steps 8 to 10, without turning away. If he flees, that
          is the end.
    `,
  },
} satisfies Readonly<Record<string, Statement>>;
