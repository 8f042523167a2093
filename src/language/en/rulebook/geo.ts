import { chapter } from '../../rulebook.ts';

export const geo = chapter({
  title: 'Hexes, facing, engagement',
  about: 'Where a unit looks, whom it holds in its grip, and when it is taken in flank or rear.',
  statements: {
    'GEO-01': { head: 'The hex', text: 'Every distance on the map is counted in hexes.' },
    'GEO-02': {
      head: 'One unit, one hex',
      text: 'A hex holds one unit, and a unit fits in one hex. Only the extended line [FRM-09] needs two, side by side.',
    },
    'GEO-03': {
      head: 'Facing',
      text: 'A unit looks at one of the six corners of its hex. A square has no such corner [GEO-12].',
    },
    'GEO-04': {
      head: 'Front, flanks, rear',
      text: `
        Six neighbours surround a unit. Seen from the corner it looks at:
        - *two front hexes*, the ones that share that corner;
        - *one flank hex* on its right and one on its left;
        - *two rear hexes*, opposite the front.
      `,
    },
    'GEO-05': {
      head: 'Rotation',
      text: `
        A unit turns by 60°, 120° or 180°, to the right or to the left [R-57]. What it costs is told in [MAN-04]. An
        extended line is stiffer [FRM-10].
      `,
    },
    'GEO-06': {
      head: 'Distance',
      text: `
        Take the shortest way between the two units and count its hexes, leaving out the one you start from. Neighbours
        are at distance 1.

        > With three hexes between them, two units are 4 apart.
      `,
    },
    'GEO-07': {
      head: 'Distance of a unit on two hexes',
      text: 'Measure from whichever of its two hexes is nearer [R-03].',
    },
    'GEO-08': {
      head: 'Frontal cone',
      text: `
        All the hexes a unit could reach by going forward without ever turning: a wedge of 60° that opens from its two
        front hexes, both edges counted [R-01]. A unit sees and fires in this cone only.
      `,
    },
    'GEO-09': {
      head: 'Rear cone',
      text: 'The same wedge behind the unit, opening from its two rear hexes [R-01].',
    },
    'GEO-10': {
      head: 'Flank zones',
      text: `
        What is in neither cone lies on a flank: one zone to the right, one to the left [R-02]. A neighbour on the flank
        is always in a flank hex.
      `,
    },
    'GEO-11': {
      head: 'Directly in front',
      text: `
        Said of anything in a unit's frontal cone [GEO-08]. For a unit on two hexes, one of them is enough [R-82].
      `,
    },
    'GEO-12': {
      head: 'Square and closed column',
      text: `
        They face every way at once: all six neighbours are front hexes, the frontal cone is the whole map, and there
        is neither flank nor rear [R-04]. Only to fire must they choose a corner [FIR-14].
      `,
    },
    'GEO-13': {
      head: 'To engage',
      text: `
        A unit *engages* the enemies that stand in its front hexes; each of those *is engaged by* it. Nobody engages
        through an impassable hex side [R-09], and panicked units engage nobody [GEO-16].
      `,
    },
    'GEO-14': {
      head: 'One way or both',
      text: `
        Two neighbours may engage each other, or only one of them the other, or neither may. Where a rule says that a
        unit “engages or is engaged”, either direction will do.
      `,
    },
    'GEO-15': {
      head: 'In contact',
      text: `
        Two enemies are in contact when they are neighbours and at least one of them engages the other [R-06]. Enemies
        that stand side by side and look elsewhere are not.
      `,
    },
    'GEO-16': {
      head: 'Panicked units',
      text: `
        A panicked unit engages nobody [R-05]. It therefore outflanks nobody, nor does it save a friend from being
        outflanked [R-152]. Enemies may well engage it.

        The French makes no such exception: by the letter panicked units engage. This reading departs from it, lest a mob
        that stops with its nose against a line silences it. A house rule goes by the letter.
      `,
    },
    'GEO-17': {
      head: 'Outflanked',
      text: `
        A unit is *outflanked* by an enemy that engages it while nobody holds that enemy in check: neither the unit
        itself nor any of its friends engages him. One such enemy is enough. Look at the map afresh every time it
        matters [R-07].
      `,
    },
    'GEO-18': { head: 'Never a square', text: 'Nobody can outflank a square.' },
    'GEO-19': {
      head: 'What being outflanked costs',
      text: `
        - The unit may not fire [FIR-04].
        - It fights with one die at most, unless it is in cover [CBT-17].
        - It tests its morale at −3, unless it is in cover or its flank is protected [MOR-08].
        - If it is charging, it does not double its dice [CBT-07], [CBT-08].
        - Half-cuirass, Feudal cavalry and Warrior lose the saves of those skills [SAV-03].
        - Cavalry with Harassment may attack it [CHG-04].
      `,
    },
    'GEO-20': {
      head: 'Outflanked when it declares an assault',
      text: `
        A unit that is outflanked at the moment it declares an assault stays so until that assault is over, even if its
        step takes it out of the grip.
      `,
    },
    'GEO-21': {
      head: 'Protected flank',
      text: `
        When a steady unit is outflanked on one side, a comrade can cover that flank. It takes one friend, not panicked,
        that meets all of this:
        - it has the same facing as the unit, or is in square;
        - it is no more than 2 hexes away;
        - it lies wholly in the flank zone [GEO-10] of the threatened side;
        - the attacker is in its frontal cone, now or when he declared his charge or assault [R-08].

        If the test does not come from a charge or an assault, the attacker is the enemy who outflanks the unit, where
        he stands now.
      `,
    },
    'GEO-22': {
      head: 'What the protection is worth',
      text: `
        It takes away the −3 of the morale test [MOR-08] and nothing else. It is no help against an enemy in the rear, and
        if several enemies outflank the unit, each of them must come by a protected flank [R-08].
      `,
    },
  },
});
