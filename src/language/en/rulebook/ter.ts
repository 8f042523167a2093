import { chapter } from '../../rulebook.ts';

export const ter = chapter({
  title: 'Terrain',
  about: 'What the ground gives and takes.',
  statements: {
    'TER-01': {
      head: 'In the hex, on its sides',
      text: 'A hex holds one kind of terrain at most; each of its six sides may carry something too.',
    },
    'TER-02': {
      head: 'Terrain of a hex',
      text: `
        - *Fortified point*: a farm or village made into a stronghold, a fort, a redoubt.
        - *Village*.
        - *Wood*.
        - *Difficult terrain*: marsh, mud, rocks, ruins; also a ford that fills a hex [R-145].
        - *Hill*.
        - *Bridge*.
        - *Impassable*: deep water, a river that fills a hex, and the like [R-144].
      `,
    },
    'TER-03': {
      head: 'Terrain of a side',
      text: `
        - *Watercourse*: stream, river or large river; it can be crossed, unless the battle forbids it [R-144].
        - *Ford*, *bridge* and *wood*, which exist on sides as well as in hexes [R-145].
        - *Impassable*: a cliff, for instance.
      `,
    },
    'TER-04': {
      head: 'Hills',
      text: `
        A hill is bare, or carries a wood, difficult terrain, a village or a fortified point. Then the effects of both
        count [R-149].
      `,
    },
    'TER-05': {
      head: 'When terrain counts',
      text: `
        In combat, fire and morale, terrain counts for a unit if its hex holds it, or if it lies on the side that parts
        its hex from the enemy in question. In close combat that is the side the two share; for a shot, any side of its
        hex that the thread of [FIR-08] runs across or brushes [R-148]. Where no enemy is in question (forming square,
        rallying, the ban on counter-charges), only the hex counts [R-149].

        An extended line gains by terrain only if both its hexes have it, and suffers from it if one of them has. In a
        double fire each half is judged by its own hex alone, for good and ill, as long as its shot lasts [R-45].
      `,
    },
    'TER-06': {
      head: 'Open terrain',
      text: `
        Any hex without wood, difficult terrain, village, fortified point or bridge. A bare hill is open [R-149].
      `,
    },
    'TER-07': {
      head: 'Penalising terrain',
      text: `
        Wood, difficult terrain, village, fortified point, river, large river, bridge, ford. Crossing a side with a wood
        counts too, crossing a stream does not [R-147]. Bridges and fords are open to every unit [R-146].
      `,
    },
    'TER-08': {
      head: 'Half the movement',
      text: `
        A move that starts in penalising terrain, ends in it or goes through or across it may use half the movement
        factor, rounded up: 1 for 1 or 2, 2 for 3 or 4, 3 for 5 [R-59]. So a unit that has already spent more than that,
        turning and changing formation included, cannot set foot there any more.
      `,
    },
    'TER-09': {
      head: 'Nimble troops',
      text: 'Skirmishers, hordes and columns of light infantry move as if there were no penalty, on sides either [R-147].',
    },
    'TER-10': {
      head: 'Forced march',
      text: 'If it meets penalising terrain, it goes no farther than the plain movement factor.',
    },
    'TER-11': { head: 'Impassable', text: 'Nobody enters it, stands in it or goes across it.' },
    'TER-12': {
      head: 'Flight',
      text: 'A fleeing unit pays no penalty, but what is impassable stops it as it stops anyone [MAN-24].',
    },
    'TER-13': {
      head: 'All effects at a glance',
      text: `
        | Terrain | Movement | Own dice | Dice against it | Save | Morale | Cuts sight | Square, counter-charge allowed | Doubling allowed |
        | Wood | half | infantry 3 at most, others 1 | 3 at most | infantry | no −3 outflanked, no charge modifiers | yes | no | no |
        | Village | half | infantry 3 at most, others 1 | 3 at most | infantry | +3, except cavalry and chargers; no −3 outflanked, no charge modifiers | yes | no | no |
        | Fortified point | half | infantry 3 at most, others 1 | 3 at most | infantry | as in a village; rally even near the enemy, unless panicked | yes | no | no |
        | Difficult terrain | half | infantry 3 at most, others 1 | – | – | – | no | no | no |
        | Hill | – | – | – | the higher unit, close combat | – | yes | yes | yes |
        | Bridge in a hex | half | – | – | – | – | no | yes | no |
        | River, large river, ford, bridge on a side | half | – | – | close combat across it | – | no | yes | not across it |
        | Wood on a side | half | as in a wood, against enemies beyond | as in a wood | infantry | as in a wood | yes [R-120] | no counter-charge across it | no |
        | Stream on a side [R-147] | – | – | – | – | – | no | yes | yes |
        | Impassable | barred | – | – | – | – | no [R-09] | – | – |
      `,
    },
    'TER-14': {
      head: 'Where else it matters',
      text: `
        - Counter-charges: [CHG-22], [CHG-27].
        - Reactions without a test against cavalry: [CHG-15].
        - Targets open to skirmishers: [CHG-03].
        - Duties of Impetuous units: [ORD-12], [ORD-13].
        - Outflanked in cover: [CBT-17].
      `,
    },
  },
});
