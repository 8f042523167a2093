/** The positions of the rulebook about charges, reactions and assaults: the title of each, and what to see in it. */
export const shownCombat = {
  charge: {
    title: 'A charge from end to end',
    text: 'Reaction, test, a doubled strike, a test, the answer less the losses, and the charger’s own test.',
  },
  'column-charge': {
    title: 'A column charges',
    text: 'Infantry in column doubles too: eight dice instead of four.',
  },
  'assault-only': {
    title: 'Only an assault',
    text: 'B is neither before A nor on a flank hex: A cannot charge it and assaults it by a step sideways.',
  },
  'charge-after-turn': {
    title: 'Turn, then charge',
    text: 'B stands on a flank hex of A, which turns to it and charges without a step.',
  },
  'enemy-in-front-first': {
    title: 'The enemy in front first',
    text: 'With B before it, A may not turn aside to charge C.',
  },
  'impossible-charge': {
    title: 'A charge that cannot be',
    text: 'C and D bar the way: A goes back where it was, less one point. This option of the rule is on here.',
  },
  'never-attack': {
    title: 'Who never attacks',
    text: 'Neither the guns G nor the square Q may charge or assault, nor the skirmishers S a formed line.',
  },
  'skirmishers-attack': {
    title: 'What skirmishers may attack',
    text: 'Guns are among the few targets of skirmishers.',
  },
  'charger-shaken': {
    title: 'Shaken by fire',
    text: 'The defensive fire costs A three points; it fails its test and does not strike.',
  },
  pursuit: { title: 'Pursuit', text: 'B breaks after the strike; A runs after it as far as its die says.' },
  'pursuit-attack': {
    title: 'Attack at the end of a pursuit',
    text: 'A runs into the battery C and strikes at it with the bonus of the charge, without reaction.',
  },
  'second-pursuer': {
    title: 'A friend joins the pursuit',
    text: 'C stands beside A, faces the same way and has tactical sense: it runs too.',
  },
  'through-skirmishers': {
    title: 'A charge through skirmishers',
    text: 'The friends S are lifted from the hex A needs, and put back behind it.',
  },
  'do-nothing': {
    title: 'Do nothing',
    text: 'Even to do nothing takes a test: B misses by three and stays with three points less.',
  },
  'panicked-in-cover': {
    title: 'Panicked, but in a wood',
    text: 'B is panicked; charged by horse in a wood it takes no test, so it fails none, and may stay where it is.',
  },
  square: {
    title: 'Forming square',
    text: 'Charged from three hexes, B has time for a square; the cavalry breaks off.',
  },
  'too-near-for-square': {
    title: 'Too near for a square',
    text: 'Charged from two hexes, B can neither form square nor turn.',
  },
  'closed-column-reaction': {
    title: 'The closed column in time',
    text: 'Charged from two hexes, the large battalion B closes its column all the same.',
  },
  'defensive-fire': {
    title: 'Two defensive shots',
    text: 'B fires at X though in contact with it, then its neighbour C; the losses of both add up to a test.',
  },
  rotation: { title: 'Rotation', text: 'Charged in flank, B turns to face A.' },
  'counter-charge': {
    title: 'Counter-charge',
    text: 'B spurs on against A, which strikes without doubling.',
  },
  'friend-counter-charge': {
    title: 'A friend counter-charges',
    text: 'B charges Z in flank; X comes down on it, and B is the one that is outflanked.',
  },
  'evade-reaction': {
    title: 'Evade before a charge',
    text: 'The skirmishers B fall back without a test; A may run after them.',
  },
  'flight-reaction': { title: 'Flight before a charge', text: 'B runs at once, without a test.' },
  'target-in-contact': {
    title: 'Already held',
    text: 'C engages B: charged by A as well, B can only stand or flee.',
  },
  'no-friend': { title: 'Which friend may help', text: 'D may fire at A for B; H is held by I and may not.' },
  assault: { title: 'A melee', text: 'Both strike with all their dice; whoever loses three points tests.' },
  'assault-fired-at': {
    title: 'Fire at an assault',
    text: 'B fires without a test; A loses three points, fails its own, and the assault ends.',
  },
  'assault-no-pursuit': { title: 'No pursuit', text: 'B flees from the assault; A stays where it is.' },
  'stronger-in-melee': {
    title: 'Weight of numbers',
    text: 'A has six points more than B, and so saves in the melee.',
  },
};
