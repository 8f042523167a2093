/** The positions of the rulebook about formations and marches: the title of each, and what to see in it. */
export const shownMoves = {
  'column-to-line': {
    title: 'From column to line',
    text: 'A changes formation on its hex and keeps its facing; the enemy is far, no test is needed.',
  },
  'change-near-the-enemy': {
    title: 'Too near for ease',
    text: 'B is at three hexes: A must pass a test first, fails it, and stays in column unharmed.',
  },
  'march-then-formation': {
    title: 'March, then form line',
    text: 'A column may march and then change formation, the change costing one hex.',
  },
  'no-square-here': {
    title: 'Where no square forms',
    text: 'A stands in a wood, C is irregular, D is in contact with E: none of them can form square.',
  },
  'form-square': {
    title: 'Forming square',
    text: 'A forms square of its own will; it has no facing any more.',
  },
  'skirmish-order': {
    title: 'Skirmish order',
    text: 'A has the Skirmisher skill and spreads out; C has not and cannot.',
  },
  'closed-column': {
    title: 'The closed column',
    text: 'A is a large battalion in column: it closes up and then counts as a square.',
  },
  'extended-line': {
    title: 'The extended line',
    text: 'A has linear order and takes in the hex on its right.',
  },
  'tactical-formation': {
    title: 'Change formation, then fire',
    text: 'Tactical sense: with B at three hexes A needs no test, forms line, and fires.',
  },
  'rally-strength': {
    title: 'Rally',
    text: 'Each rally that succeeds brings back two points, never beyond the first strength: C gets one.',
  },
  'rally-from-panic': {
    title: 'Rally from panic',
    text: 'A passes its test like a steady unit, and takes whatever formation it likes.',
  },
  'rally-too-near': { title: 'Too near to rally', text: 'B is at three hexes: A may not rally.' },
  'harassment-rally': {
    title: 'Harassment rallies at a distance',
    text: 'No steady enemy within four hexes: A rallies without dice.',
  },
  'loose-order': { title: 'Loose order', text: 'A knows no other formation; it marches and may then fire.' },
  'frontal-march': {
    title: 'Turn, then march',
    text: 'A turns by 60° for one hex and then goes two hexes to its front; it may not turn again.',
  },
  'forced-march': {
    title: 'Forced march',
    text: 'No enemy at four hexes or less before or after: A goes six hexes instead of three.',
  },
  'indirect-march': {
    title: 'Indirect march',
    text: 'Light cavalry goes three hexes straight to its side, still looking ahead.',
  },
  'evade-action': {
    title: 'Evade',
    text: 'Skirmishers fall back three hexes although engaged, their face to the enemy.',
  },
  'engaged-from-rear': { title: 'No way to evade', text: 'A is engaged from behind and cannot evade.' },
  'engaged-march': {
    title: 'Slipping away',
    text: 'X and Y engage B; it assaults X from another hex and loses two points for leaving Y.',
  },
  'plain-march-engages-nobody': {
    title: 'A march does not engage',
    text: 'A may not end its march engaging B: for that it must charge. It may pass as near as it likes.',
  },
  'through-friends': {
    title: 'Through friends',
    text: 'A passes through guns and skirmishers, not through the column C.',
  },
  flight: {
    title: 'Flight',
    text: 'A flees from B: it becomes a horde, turns its back, and runs three hexes.',
  },
  'friends-crossed': {
    title: 'Crossing friends',
    text: 'A runs through C, which loses 1D3, and through the elite D, which loses nothing.',
  },
  'harmless-flight': {
    title: 'A flight that harms nobody',
    text: 'The loose order of A lets it run through C without losses.',
  },
  'off-the-map': { title: 'Off the map', text: 'A runs over the edge: it is lost, for half of its points.' },
  'extended-line-moves': {
    title: 'How an extended line moves',
    text: 'A wheels by 60° round one half, C shifts by a hex, D turns about where it stands.',
  },
  'skirmishers-make-way': {
    title: 'Skirmishers make way',
    text: 'A marches to the hex of S, which goes back behind it and does nothing more this turn.',
  },
  'impetuous-march': {
    title: 'Carried away',
    text: 'B in its rough ground calls for no duty; but A turns toward it, and must attack at once.',
  },
};
