import type { GuideTopic } from '../guide.ts';

/** A newcomer's guide, each sentence with the rules it tells. */
export const guide: readonly GuideTopic[] = [
  {
    title: 'A turn',
    sentences: [
      { text: 'The players take turns; each of them has a whole turn to himself.', rules: ['SEQ-01'] },
      { text: 'A turn opens with a throw for order points.', rules: ['SEQ-02', 'ORD-01'] },
      {
        text: 'Then groups of units are activated one after another, each group finishing before the next.',
        rules: ['SEQ-04'],
      },
      {
        text: 'Every unit does one thing in a turn: march, fire, charge, rally and so on.',
        rules: ['SEQ-06', 'SEQ-07'],
      },
      {
        text: 'The enemy may react to a charge, an assault or a shot, even in your turn.',
        rules: ['SEQ-09'],
      },
      {
        text: 'At the end of the turn the program looks whether an army has broken.',
        rules: ['SEQ-05', 'R-151'],
      },
    ],
  },
  {
    title: 'Orders',
    sentences: [
      { text: 'One order point activates a group of one to three units.', rules: ['ORD-03'] },
      { text: 'The members touch one another in a chain and face the same way.', rules: ['ORD-06'] },
      {
        text: 'Some groups cost two points when the enemy is within six hexes: two cavalry units, two batteries, two Recruits.',
        rules: ['ORD-05'],
      },
      { text: 'Panicked units form groups of their own, to rally.', rules: ['ORD-06', 'ORD-08'] },
      { text: 'A panicked unit may run without an order.', rules: ['SEQ-10'] },
      { text: 'Points you do not spend are lost at the end of the turn.', rules: ['R-13'] },
    ],
  },
  {
    title: 'Facing and engagement',
    sentences: [
      {
        text: 'A unit looks at a corner of its hex: two hexes lie in front, two behind, one on each flank.',
        rules: ['GEO-03', 'GEO-04'],
      },
      { text: 'It engages every enemy that stands in its two front hexes.', rules: ['GEO-13'] },
      {
        text: 'Engagement may run one way only: the unit struck from behind does not engage its enemy.',
        rules: ['GEO-14'],
      },
      {
        text: 'A unit is outflanked when an enemy engages it and nobody on its side engages that enemy.',
        rules: ['GEO-17'],
      },
      {
        text: 'An outflanked unit cannot fire, hardly fights and tests its morale at a penalty.',
        rules: ['GEO-19'],
      },
      { text: 'A square looks every way and cannot be outflanked.', rules: ['GEO-12', 'GEO-18'] },
      { text: 'A unit that is engaged may not just walk away.', rules: ['MAN-16'] },
    ],
  },
  {
    title: 'Fire',
    sentences: [
      {
        text: 'Infantry and artillery fire at a target in range, in front of them and in view.',
        rules: ['FIR-01', 'FIR-06', 'FIR-07', 'FIR-08'],
      },
      {
        text: 'The fire factor is the number of dice; a 5 or a 6 hits and costs one strength point.',
        rules: ['CBT-01', 'CBT-02'],
      },
      {
        text: 'Half range, enfilade and defensive fire of guns add dice; a demoralised firer loses two.',
        rules: ['CBT-12'],
      },
      { text: 'Against a unit in a wood or a village nobody rolls more than three dice.', rules: ['CBT-13'] },
      { text: 'Cover and thin formations may save some of the losses.', rules: ['SAV-03'] },
      { text: 'When an enemy is within two hexes the nearest must be shot at.', rules: ['FIR-11'] },
      {
        text: 'Guns and infantry in line or skirmish order may return the fire once a turn.',
        rules: ['FIR-15'],
      },
    ],
  },
  {
    title: 'Charges and reactions',
    sentences: [
      {
        text: 'A charge is a march straight at one enemy, followed by a fight.',
        rules: ['CHG-01', 'CHG-12'],
      },
      {
        text: 'The target chooses a reaction: form square, fire, turn, counter-charge, evade, flee or wait.',
        rules: ['CHG-13'],
      },
      { text: 'Square, turn and counter-charge need three hexes of warning.', rules: ['CHG-16'] },
      {
        text: 'Most reactions need a morale test, and a failed one costs losses or ends in flight.',
        rules: ['CHG-15', 'CHG-18'],
      },
      { text: 'Then one friend of the target may fire or counter-charge to help it.', rules: ['CHG-24'] },
      {
        text: 'The charger strikes first; cavalry and columns double their dice in open ground.',
        rules: ['CHG-32', 'CBT-07', 'CBT-08'],
      },
      {
        text: 'When the target is gone the charger may pursue and strike again.',
        rules: ['CHG-35', 'CHG-37'],
      },
      {
        text: 'An assault is a slower attack on a near enemy, without reaction test, doubling or pursuit.',
        rules: ['ASL-01', 'ASL-08', 'ASL-12', 'ASL-14'],
      },
    ],
  },
  {
    title: 'Morale',
    sentences: [
      { text: 'A test is two dice against the command value: equal or less passes.', rules: ['MOR-03'] },
      { text: 'Three losses in one shot or one fight call for a test.', rules: ['MOR-01'] },
      { text: 'Elite units drop the worst of three dice, Recruits the best.', rules: ['QUA-04'] },
      {
        text: 'After a failed test the owner chooses: stay and lose the difference, or flee.',
        rules: ['MOR-11'],
      },
      {
        text: 'At or below its threshold a unit is demoralised: it fires, saves and tests less well.',
        rules: ['UNI-05'],
      },
      {
        text: 'A unit in flight is panicked, runs from the danger and hurts the friends it runs through.',
        rules: ['MAN-21', 'MAN-24'],
      },
      {
        text: 'Far enough from the enemy a unit may rally: two points back, or its panic gone.',
        rules: ['RAL-01', 'RAL-04'],
      },
    ],
  },
  {
    title: 'Victory',
    sentences: [
      { text: 'A destroyed unit brings the enemy its price in victory points.', rules: ['VIC-02', 'R-151'] },
      { text: 'A unit that flees off the map brings half of that.', rules: ['VIC-03', 'MAN-26'] },
      {
        text: 'An army that has lost its break point, usually half of its cost, loses the battle.',
        rules: ['R-151'],
      },
      { text: 'Otherwise the greater score wins after the last turn.', rules: ['VIC-04', 'R-151'] },
      { text: 'A small difference is a draw.', rules: ['R-151'] },
    ],
  },
];
