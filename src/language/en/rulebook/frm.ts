import { chapter } from '../../rulebook.ts';

export const frm = chapter({
  title: 'Formations',
  about: 'Line, column, square and the rest: who may take them, what they do, and how one changes.',
  statements: {
    'FRM-01': {
      head: 'The formations',
      text: `
        Only infantry has formations to choose from.

        | Formation | Line infantry | Light infantry | See |
        | Line | yes | yes | |
        | Column | yes | yes | |
        | Square | yes | yes | [FRM-04] |
        | Skirmish order | no | with Skirmisher or Loose order | [FRM-05] |
        | Closed column | with Large battalion | no | [FRM-07] |
        | Extended line | with Linear order | no | [FRM-09] |
        | Horde | when panicked | when panicked | [FRM-06] |

        Light infantry with Loose order knows skirmish order only [SKL-15.1].
      `,
    },
    'FRM-02': {
      head: 'Cavalry and artillery',
      text: `
        They have no formation to look after. Cavalry is set up in a row for looks, and rules about units in line do not
        mean it; panicked, it is a horde. Artillery is never panicked [R-38].
      `,
    },
    'FRM-03': {
      head: 'What a formation decides',
      text: 'The dice of combat and of fire, the range and the march of the unit [UNI-01].',
    },
    'FRM-04': {
      head: 'Where there is no square',
      text: `
        No square is formed:
        - in a wood, a village, a fortified point or difficult terrain; only the hex itself counts [R-149];
        - from skirmish order or extended line;
        - by Irregular units, ever.
      `,
    },
    'FRM-05': {
      head: 'Skirmish order',
      text: `
        For light infantry with Skirmisher [SKL-11] or Loose order [SKL-15], nobody else. Those with Loose order never
        leave it unless they panic.
      `,
    },
    'FRM-06': { head: 'Horde', text: 'The formation of panicked units: all of them, and no others.' },
    'FRM-07': {
      head: 'Closed column',
      text: `
        A Large battalion in column can close up against cavalry. A closed column is a square in everything [R-51] but what
        [FRM-08] says: it does not move or attack, has neither flank nor rear, cannot be outflanked or enfiladed, stops the
        doubling of a cavalry charge, draws the 2 extra dice of guns, saves against cavalry other than Lancers, fires once
        a turn and never in return. Ground and Irregulars forbid it as they forbid a square.
      `,
    },
    'FRM-08': {
      head: 'Where it is no square',
      text: `
        - It can be formed against a charge of cavalry from any distance, and against its assault too [R-51].
        - It fights and fires with 2 dice; range 2.

        > Cavalry charges a Large battalion in column from 2 hexes away: too late for a square, but it can still close up.
      `,
    },
    'FRM-09': {
      head: 'Extended line',
      text: `
        Infantry with Linear order can stand on two hexes side by side, each the flank hex of the other [R-41], both halves
        looking the same way. It then has three front hexes, three rear hexes, and one flank hex at either end. Its cones
        are those of its halves put together; what one half engages or is engaged by, the whole does and is [R-42]. For
        everything else it is a line, but for [FRM-10] to [FRM-13], [FRM-19], [FRM-20] and [FIR-16].
      `,
    },
    'FRM-10': {
      head: 'How it turns',
      text: `
        - *Wheel* of 60°: one half turns on the spot, the other swings round it into the next hex, forward or back.
        - *About-face*: both stay where they are and look behind them.

        Either costs 1 hex, all it has; there is no other turn. Each hex entered must be on the map, free at the end and
        passable, and so must each side crossed [R-43].
      `,
    },
    'FRM-11': {
      head: 'Into it and out of it',
      text: `
        A line extends, and so does a column, after a march too; a square or a closed column cannot, nor can an extended
        line form square. The player chooses on which flank the second hex is taken: it must be on the map, free, passable
        and not beyond an impassable side, and the unit may be in contact neither before nor after. The ground there costs
        no movement, and the test of [FRM-15] looks from the hex held before. On leaving, the player says which of the two
        hexes is kept [R-44].
      `,
    },
    'FRM-12': {
      head: 'One shot out of turn',
      text: `
        Two shots in its own turn [FIR-16], but one only in defence and one only in return. For a single shot the player
        says which half fires; that half has to meet every condition [R-47].
      `,
    },
    'FRM-13': {
      head: 'Two hexes, more cases',
      text: `
        - *Ground*. What helps, helps only if both hexes have it, or every side towards that enemy. What harms, harms if one
          has it. In a double fire each half has its own hex only [R-45].
        - *As a target of fire*. One half in range, in the cone and in sight is enough; the firer names it, and measures to
          it. It is enfiladed only by a firer in the cone of neither half, and its other half never hides it [R-46].
        - *Attacking*. It charges an enemy in one of its two flank hexes, by a wheel. It assaults by shifting both halves one
          hex, or by standing still. Attacked, it is hit in front by whoever ends in one of its three front hexes [R-48].
        - *Panic*. Its player says which hex the horde keeps; it flees from there, and once rallied may extend again if a
          flank hex is free [R-49].
      `,
    },
    'FRM-14': {
      head: 'Changing formation',
      text: `
        One base stays put and the others settle round it: the unit keeps its hex and its facing. Only a unit that leaves a
        square or closed column faces as it likes, and so does one that rallies from panic, or skirmishers who were lifted
        out of the way [R-40].
      `,
    },
    'FRM-15': {
      head: 'Under the eyes of the enemy',
      text: `
        With a steady enemy within 3 hexes, the unit tests its morale first; within 2 if it has Tactical sense [R-53]. If it
        fails, it keeps its formation, and that is all.
      `,
    },
    'FRM-16': {
      head: 'In reaction',
      text: `
        A square or closed column formed against a charge needs the reaction test alone; against an assault, or where that
        test is not taken, none at all [R-52].
      `,
    },
    'FRM-17': {
      head: 'March and change',
      text: `
        In one turn a unit either moves or changes formation. Infantry in column may do both: it marches, frontally (by a
        forced march too) or indirectly, then changes for 1 hex of its movement. If it has to test, it does so where the
        march ends; failing, it stays a column there [R-54].
      `,
    },
    'FRM-18': {
      head: 'Not in contact',
      text: `
        A unit in contact with an enemy does not change formation, nor may the change bring it into contact. A neighbour
        that engages nobody and is engaged by nobody forbids nothing but a square or closed column, which would engage him
        [R-55]. A square formed in reaction and the horde of a panic know no such limit.
      `,
    },
    'FRM-19': {
      head: 'A thin line is cut deep',
      text: 'Every 6 that hits an extended line in close combat costs it 2 strength points [R-130].',
    },
    'FRM-20': {
      head: 'A long line is nervous',
      text: `
        When it tests to react to a charge, whether it is the target or the friend who helps, or as that friend to an
        assault, it rolls 3D6 without the lowest, however good it is and whoever stands beside it. In all other tests it
        rolls what its quality gives [R-50].
      `,
    },
    'FRM-21': {
      head: 'From one to another',
      text: `
        {table transitions}

        Type, skill and ground [FRM-01], [FRM-04], the test [FRM-15] and contact [FRM-18] permitting. A horde changes by
        rallying only [RAL-05].

        In reaction there are two changes only: a square, for infantry that cavalry charges from 3 hexes or more; and a
        closed column, for a Large battalion in column that cavalry charges or assaults.
      `,
    },
  },
});
