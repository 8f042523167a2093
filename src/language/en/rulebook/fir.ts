import { chapter } from '../../rulebook.ts';

export const fir = chapter({
  title: 'Fire',
  about: 'Who may shoot at whom, when, and who may shoot back.',
  statements: {
    'FIR-01': {
      head: 'Who fires',
      text: 'Infantry and artillery. What cavalry fires from the saddle is too little to count.',
    },
    'FIR-02': {
      head: 'Not with the enemy at its throat',
      text: `
        A unit that engages an enemy, or that an enemy engages, does not fire. Two exceptions:
        - *defensive fire* at the attacker who has just arrived, if the two were not in contact when he declared;
        - a unit that engages an enemy while nobody engages it may fire at a neighbour [FIR-13], mostly in the flank or
          rear.
      `,
    },
    'FIR-03': {
      head: 'One action, or part of one',
      text: `
        A shot is an action of its own, except in five combinations:
        - horse artillery marches, then fires;
        - light infantry in column or skirmish order marches, not by forced march, then fires;
        - line infantry in line with Controlled fire fires, then charges or assaults [FIR-19];
        - an extended line fires twice [FIR-16];
        - a unit with Tactical sense changes formation, then fires; if it fails to change it may fire all the same
          [R-54].

        The march is frontal or indirect, never an evade. Horse artillery may even make a forced march first [R-26].
      `,
    },
    'FIR-04': {
      head: 'Who never fires',
      text: 'Outflanked units, in cover or not [R-126]; panicked units; units with the Warrior skill.',
    },
    'FIR-05': { head: 'One target', text: 'Each shot has one target, and all its dice go there.' },
    'FIR-06': {
      head: 'Range',
      text: 'The target is no farther away than the range of the firer, in its present formation [UNI-01].',
    },
    'FIR-07': { head: 'Cone', text: 'The target is in the frontal cone of the firer [GEO-08].' },
    'FIR-08': {
      head: 'Line of sight',
      text: `
        Stretch a thread from the centre of one hex to the centre of the other [R-118]. Sight is cut if the thread so
        much as touches, even at a corner, a hex in between that holds:
        - a unit, friend or enemy, panicked or not;
        - a wood, a village or a fortified point;
        - a hill, even one that also carries firer or target [R-119].

        A wood on a hex side cuts it likewise, unless that side belongs to the firer’s hex or to the target’s [R-120].
        Whatever stands in those two hexes themselves never does.

        > The thread brushes B’s hex: no shot. A target standing in a wood, with nothing before it, is seen.
      `,
    },
    'FIR-09': {
      head: 'A target on two hexes',
      text: `
        One of its halves in range, in the cone and in sight is enough; the firer names that half, and the distance is
        measured to it [R-46].
      `,
    },
    'FIR-10': {
      head: 'Over the heads of friends',
      text: `
        From 3 hexes on, a hill lets you fire over a friend of the firer who is not on a hill himself, if:
        - the firer alone is on a hill, and the friend is a neighbour of the firer;
        - or the target alone is on a hill, and the friend is a neighbour of the firer;
        - or both are on hills, wherever the friend stands.

        Never over an enemy [R-119].
      `,
    },
    'FIR-11': {
      head: 'Fire priority',
      text: `
        Among the enemies that can be hit, the nearest that is not panicked must be shot at; between equally near ones,
        choose [R-116]. The choice is free when every one of those that are not panicked is 3 hexes away or more: any
        target will do, panicked ones included.

        The second shot of a double fire may leave the first target out. It must then go at the nearest of the others,
        however far they are: steady ones before panicked ones, and between equally near ones as you like.

        With nobody but panicked targets, shoot at any of them. Defensive and return fire know no priority.
      `,
    },
    'FIR-12': {
      head: 'Enfilade',
      text: `
        Fire from outside the target’s frontal cone rakes it: 2 more dice. An extended line is raked only from outside
        the cones of both its halves [R-46], a square never.
      `,
    },
    'FIR-13': {
      head: 'Close to a scuffle',
      text: `
        When the firer touches some enemy, or its target touches some friend of the firer, it can only shoot at a
        neighbour [R-117].

        > C engages X and Y, and nobody engages C. C has two fair targets: Y, and also X, who touches C’s friend B but
          is C’s neighbour. Z, farther off, is none. B is engaged by X and stays silent.
      `,
    },
    'FIR-14': {
      head: 'Fire of a square',
      text: `
        Before it fires, a square names one corner of its hex, and the cone beyond that corner is its cone for the shot.
        It fires once in each player’s turn, be it by order or in defence [R-125].
      `,
    },
    'FIR-15': {
      head: 'Return fire',
      text: `
        A unit that has been shot at may answer the firer at once, after its own morale test if it had to take one, and
        unless it has fled. It is artillery, or infantry in line, extended or not, or in skirmish order, without
        Bombard, Obsolete firearm or Warrior. Range, cone, sight and the rest must be right.

        Once per unit in each player’s turn, and only against a shot made as an action: neither defensive fire nor
        return fire is ever answered [R-122].
      `,
    },
    'FIR-16': {
      head: 'Double fire',
      text: `
        In its turn an extended line has two shots, with all its dice each time: one for each half, from that half’s
        hex, every condition looked at anew. A half does not fire if the other engages or is engaged. They may aim at
        the same enemy if both can hit him. Each is judged by the ground of its own hex: the half in a wood throws 3 dice
        at most, the one in the open all its own [R-45]. For the answer to the shot the line is whole again.

        In defence and in return it fires once only, with the half its owner likes. In defensive fire the attacker who
        has just arrived does not silence either half [R-47].
      `,
    },
    'FIR-17': {
      head: 'Defensive fire',
      text: `
        A reaction to a charge or an assault, by the target [CHG-21] or by one of its friends [CHG-28]. It is aimed at
        the attacker and at nobody else, from where everyone stands after his move; cone, range and sight count,
        priority does not [R-124]. Whoever is outflanked cannot do it. The target itself always fires at distance 1.

        Not for Bombard, Obsolete firearm or Warrior.
      `,
    },
    'FIR-18': {
      head: 'The regimental gun answers too',
      text: `
        When friendly infantry next to a regimental gun is shot at, the gun may spend its return fire on the firer,
        after the infantry’s own and whatever has become of the infantry. Only one gun for each shot [R-123].
      `,
    },
    'FIR-19': {
      head: 'Fire, then attack',
      text: `
        Before the shot, name the one enemy for whom shot and attack are meant, and say whether by charge or by assault.
        Shot, test and return fire are finished first. Then, if both are still in place and the conditions are met, the
        attack may be made; it is no duty. No one else may be attacked in that turn, even if the enemy named has run
        [R-127]. As by default a line reaches nobody ahead of it by a charge [CHG-07], an assault is what follows.
      `,
    },
    'FIR-20': {
      head: 'Order of events',
      text: `
        1. Name the target and roll.
        2. Saves; losses passed on by artillery; losses.
        3. The target tests if it lost 3 or more.
        4. Return fire of the target, then of a regimental gun; losses and test of the firer each time.

        | Unit | As an action | Defensive fire | Return fire |
        | In line, in extended line | yes | yes | yes |
        | In skirmish order | yes | yes | yes |
        | In column | yes | yes | no |
        | In square, in closed column | yes, once a turn | yes, the same one shot | no |
        | Artillery | yes | yes | yes |
        | Bombard, Obsolete firearm | yes | no | no |
        | Warrior, cavalry, panicked, outflanked | no | no | no |
        | Engages an enemy, engaged by none | yes, at a neighbour only | only at the attacker just arrived, if he is that enemy | no |
        | Engaged by an enemy | no | only at the attacker just arrived, if it touches no one else | no |
      `,
    },
    'FLOW-FIRE': {
      head: 'A shot, step by step',
      text: `
        1. May the unit fire [FIR-01] to [FIR-04]? A square names its corner, an extended line the half that fires.
        2. Which targets are in range, in the cone, in sight [FIR-06] to [FIR-10], and not barred by [FIR-13]? Choose
           among those that priority leaves [FIR-11].
        3. Count the dice [CBT-12]. None left: no hit.
        4. Roll: every 5 or 6 is a hit.
        5. The target rolls its saves [SAV-01], one die for each strength point.
        6. Drop what exceeds its strength; artillery may pass losses on [LOS-05]; apply the rest.
        7. 3 or more lost: the target tests, and may flee from the firer.
        8. If the shot was an action and the target still stands, it may return fire [FIR-15]: steps 2 to 7, roles
           exchanged, without another answer.
        9. If the target was infantry, one regimental gun next to it may do the same.
        10. Then comes the second shot of a double fire, or the attack that was announced.
      `,
    },
  },
});
