/** How a battle is played, a sentence to a picture. */
export const pictures = {
  title: 'How to play, in nine pictures',
  theRest: 'The rest is in the rulebook',
  scenes: {
    orders: [
      'Orders',
      'A turn opens with a throw for order points, and one point gives orders to as many as three neighbours that look the same way.',
    ],
    march: [
      'One action each',
      'Each of them then does one thing: march to a lit hex, whose coin is the price in hexes, or fire, charge, change formation, rally.',
    ],
    facing: [
      'Front and flank',
      'A unit engages whoever stands in its two front hexes; an enemy that engages it, and that nobody engages, outflanks it, and it hardly fights.',
    ],
    fire: [
      'Fire',
      'The figure is the number of dice, and each 5 or 6 takes a strength point off the target.',
    ],
    charge: [
      'Charge',
      'A charge is a march straight at one enemy, and at its end the charger strikes first: each 4, 5 or 6 hits.',
    ],
    reaction: [
      'Reaction',
      'Meanwhile the target may react: form square against horses, fire, turn, counter-charge, evade, flee or wait.',
    ],
    morale: [
      'Morale',
      'Three points lost at once call for two dice, which must not exceed the command value: whoever fails stays and loses the difference, or flees.',
    ],
    rally: [
      'Flight and rally',
      'Whoever flees is panicked and runs through his friends; far enough from the enemy he may rally.',
    ],
    victory: [
      'Victory',
      'A unit destroyed brings its price in points, and an army that has lost half of its cost breaks.',
    ],
  },
} as const;
