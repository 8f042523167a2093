import { chapter } from '../../rulebook.ts';

export const cbt = chapter({
  title: 'Dice and factors',
  about: 'How many dice are rolled in a fight or for a shot, what hits, and what limits them.',
  statements: {
    'CBT-01': {
      head: 'A factor is a number of dice',
      text: 'Roll as many six-sided dice as the combat factor, or for a shot the fire factor, says.',
    },
    'CBT-02': { head: 'Fire', text: 'A 5 or a 6 hits. Each hit takes 1 strength point.' },
    'CBT-03': {
      head: 'Close combat',
      text: 'In a shock or a melee, 4, 5 and 6 hit. Each hit takes 1 strength point.',
    },
    'CBT-04': {
      head: 'Lancers',
      text: `
        Their combat factor is 3 whenever they strike as the charger, in the attack after a pursuit too; doubled, it
        makes 6 dice. In all other cases it is 2: in a melee, when charged, when striking back, when counter-charging
        [R-35].
      `,
    },
    'CBT-05': {
      head: 'Skills and the combat factor',
      text: `
        | Skill | Combat factor |
        | Cuirassier, Half-cuirass | +1, which makes 5 |
        | Controlled fire, in column | −2 |
        | Obsolete firearm, in line or extended line | −1 |
      `,
    },
    'CBT-06': {
      head: 'Sixes that cost double',
      text: `
        A hit whose die shows a 6 takes 2 strength points instead of 1:
        - in close combat, from a panicked unit;
        - in close combat, from an extended line;
        - by fire, from Feudal cavalry.

        Never more than 2. Where saves are due, roll one for each of the two points [R-130].
      `,
    },
    'CBT-07': {
      head: 'Cavalry doubles',
      text: `
        Charging cavalry doubles its combat factor if all of this is true:
        - the target is not in square or closed column;
        - nobody has counter-charged, neither the target nor a friend [R-91];
        - the charger is not outflanked;
        - the charge was declared from 3 hexes away or more [R-156];
        - the ground allows it [CBT-09].
      `,
    },
    'CBT-08': {
      head: 'A column doubles',
      text: `
        Infantry, line or light, that charges in column doubles as well, from any distance and even against a square
        [R-101], if nobody has counter-charged, it is not outflanked and the ground allows it [CBT-09].
      `,
    },
    'CBT-09': {
      head: 'Ground that allows doubling',
      text: `
        Every hex of the charger’s way, first and last included, and the hex of the target are open terrain [TER-06]. No
        side it crosses, nor the one between the two at the end, carries a river, a large river, a ford, a bridge or a
        wood. Hills and streams do no harm [R-100].
      `,
    },
    'CBT-10': { head: 'Not in an assault', text: 'Whoever assaults strikes with plain dice.' },
    'CBT-11': {
      head: 'Losses of the charged unit',
      text: 'Striking back, it has a die less for every point the charge has cost it: see [CHG-33].',
    },
    'CBT-12': {
      head: 'What changes the fire factor',
      text: `
        All that applies is added up.

        | Circumstance | Dice |
        | Distance no more than half the range [R-121] | +1 |
        | Artillery fires at a square or closed column | +2 |
        | Enfilade [FIR-12] | +2 |
        | Defensive fire, infantry in line or extended line with Controlled fire | +4 |
        | Defensive fire, artillery | +4 |
        | The firer is demoralised | −2 |
        | The firer has Controlled fire and is in column | −2 |
        | The firer has Obsolete firearm and is in line or extended line | −1 |

        Half the range is exact: with a range of 5, up to 2 hexes; with 7, up to 3; with 3, only 1. A skill that alters
        the range alters its half as well [R-36].

        > Line infantry in line, target 2 hexes away: 6 dice and 1 more, 7.
      `,
    },
    'CBT-13': {
      head: 'Enemy in cover',
      text: 'Against a unit in a wood, a village or a fortified point: 3 dice at most, in combat as in fire [R-129].',
    },
    'CBT-14': {
      head: 'Infantry on broken ground',
      text: `
        Infantry that is itself in a wood, a village, a fortified point or difficult terrain has 3 dice at most, in
        combat as in fire.
      `,
    },
    'CBT-15': {
      head: 'Horses and guns on broken ground',
      text: 'Cavalry and artillery in the same places have 1 die at most, in combat as in fire.',
    },
    'CBT-16': { head: 'Panicked', text: 'A panicked unit has no dice, neither for combat nor for fire.' },
    'CBT-17': {
      head: 'Outflanked',
      text: `
        In combat, 1 die at most, unless the outflanked unit is in a wood, a village or a fortified point [R-129]. It
        does not fire at all [FIR-04].
      `,
    },
    'CBT-18': {
      head: 'Several limits',
      text: 'The lowest one rules, and nothing that adds dice can lift it.',
    },
    'CBT-19': {
      head: 'In which order',
      text: `
        1. The factor of the unit, with its skills.
        2. Everything that adds or takes away.
        3. Doubling, for a charge.
        4. For a charged unit that strikes back: less its losses in the charge.
        5. The lowest limit.
        6. Never below 0.

        What exceeds the limit is lost; what takes dice away was counted before it [R-128].
      `,
    },
    'CBT-20': { head: 'No dice', text: 'At 0 or less nothing is rolled and nothing is hit.' },
  },
});
