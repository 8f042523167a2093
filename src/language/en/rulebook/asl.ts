import { chapter } from '../../rulebook.ts';

export const asl = chapter({
  title: 'Assault and melee',
  about:
    'Closing with an enemy who is already near: slower than a charge, less deadly, possible almost anywhere.',
  statements: {
    'ASL-01': {
      head: 'What an assault is',
      text: `
        Against an enemy at distance 2 or less you may declare an assault in place of a charge. It hits less hard, but
        it reaches enemies whom no charge can reach. It never happens by itself: it has to be declared.
      `,
    },
    'ASL-02': {
      head: 'Who may assault whom',
      text: 'The same bans as for a charge: [CHG-02], [CHG-03] for skirmishers, [CHG-04] for Harassment.',
    },
    'ASL-03': {
      head: 'Target and step',
      text: `
        Name one enemy at distance 2 or less [R-106]. An indirect march [MAN-08] of one hex, in any direction and
        without turning, must bring the unit to engage it. If it engages it already, it need not move: so a melee is
        carried on [R-111]. Light cavalry too is held to one hex here [R-107].

        Engaging or being engaged is no obstacle, and the assault may come from any side, front, flank or rear [R-115].
      `,
    },
    'ASL-04': {
      head: 'Assault by an engaged unit',
      text: `
        If enemies engage it when it declares, at least one of those must still do so after its step [MAN-16]. Each one
        it has slipped away from costs it 2 strength points [MAN-17].
      `,
    },
    'ASL-05': {
      head: 'No way to the target',
      text: `
        When no such step exists, the unit returns to its place, loses 1 strength point and is done for this turn;
        nobody reacts. Unless the players decide otherwise, the program does not offer such an assault [R-86].
      `,
    },
    'ASL-06': {
      head: 'Order of events',
      text: `
        1. Declaration.
        2. The step.
        3. The target’s reaction, then that of one of its friends.
        4. The attack, if there is still someone to attack.
      `,
    },
    'ASL-07': {
      head: 'To strike or not',
      text: 'The assailant may call off its blow at the last moment, unless it is Impetuous.',
    },
    'ASL-08': {
      head: 'No pursuit',
      text: 'Whether the enemy evades, flees or dies, the assailant stays where its step has taken it.',
    },
    'ASL-09': {
      head: 'Melee',
      text: `
        1. The assailant strikes. If it would rather not, there is no fight.
        2. The other unit may strike too [R-96], with all its dice, whatever it has just lost. Only if it is wiped out
           does it not answer: apart from that the two blows fall together [R-112].
        3. If one of them is wiped out, nobody tests and the other stays in place.
        4. If not, see [ASL-10] for the tests.

        Either side may go on with the fight in a later turn of its own, by a new assault.
      `,
    },
    'ASL-10': {
      head: 'Tests after a melee',
      text: `
        A unit that lost 3 strength points or more in this melee tests. When both did, both test, and the first to test
        is, at the first of these that tells them apart [R-113]:
        1. the one at or below its demoralisation threshold;
        2. the one that lost more in this fight, not counting what a failed test costs;
        3. the one whose command value, without modifiers, is lower;
        4. the one that was assaulted.

        If that unit flees or is wiped out, the other need not test.
      `,
    },
    'ASL-11': {
      head: 'Reactions',
      text: 'As to a charge, on the same terms: [CHG-13] and what follows it.',
    },
    'ASL-12': {
      head: 'No test for the target',
      text: `
        An assaulted unit reacts without testing. Even a panicked one may therefore stay, though it has no dice and will
        flee if it then loses 3 points or more [R-110]. A friend who comes to its help tests as usual [R-108].
      `,
    },
    'ASL-13': {
      head: 'What is left to the target',
      text: `
        An assault never comes from 3 hexes away, so there can be no square, no rotation, no counter-charge by the
        target. It may do nothing, fire, evade, flee, or, if the assailant is cavalry, form closed column; a friend may
        fire or counter-charge [R-109].
      `,
    },
    'ASL-14': {
      head: 'Dice in a melee',
      text: `
        Nobody doubles, nobody loses dice for losses, and lancers have a combat factor of 2.
      `,
    },
    'ASL-15': {
      head: 'Also for assaults',
      text: `
        A unit outflanked when it declares is outflanked throughout [GEO-20]. Friendly skirmishers on the hex it needs
        make way [CHG-39].
      `,
    },
    'ASL-16': {
      head: 'An assailant under fire',
      text: `
        If defensive fire takes 3 strength points or more from it, it tests; if it fails, the assault is over, as in
        [CHG-29].
      `,
    },
    'FLOW-ASSAULT': {
      head: 'An assault, step by step',
      text: `
        1. Declare a target at distance 2 or less. Remember who was in contact with whom, who engaged the assailant, and
           whether it was outflanked.
        2. Lift friendly skirmishers from the hex you need; stay, or move one hex without turning, so as to engage the
           target; put them back. No way: −1 strength point, end. Enemies slipped away from: −2 each.
        3. The target does nothing, fires, evades, flees, or forms closed column against cavalry; no test. If it was in
           contact when the assault was declared, only nothing or flight.
        4. It fired and the assailant lost 3 or more: test. Failed: end.
        5. One friend of the target may test, then counter-charge or fire. After its shot, as in step 4.
        6. Is the target gone? End, without pursuit. Does the assailant let it be? End.
        7. The assailant strikes. Is the target wiped out? End.
        8. The target may strike. Is the assailant wiped out? End.
        9. Tests in the order of [ASL-10]. To the target’s losses add those of the shot, if the assailant fired at it
           first in the same action [MOR-02]. End.
      `,
    },
  },
});
