/** The positions of the rulebook about space, orders and ground: the title of each, and what to see in it. */
export const shownGround = {
  distance: {
    title: 'Counting hexes',
    text: 'A charges B: three hexes lie between them, so the distance is 4.',
  },
  engagement: {
    title: 'Who engages whom',
    text: 'A and B engage each other, so A may not fire; C engages D and is engaged by nobody, so it may; E and F stand back to back, and neither engages.',
  },
  outflanked: {
    title: 'An outflanked unit',
    text: 'D engages A and nobody looks back at D: A may not fire, and strikes at B with a single die.',
  },
  'protected-flank': {
    title: 'A protected flank',
    text: 'A takes U in flank, but F stands by on that side with A before it: U tests without the 3 of the outflanked.',
  },
  'open-flank': {
    title: 'An open flank',
    text: 'The same charge with nobody beside U: not dense and outflanked, it must roll 2 or less.',
  },
  'square-no-flank': {
    title: 'A square has no flank',
    text: 'Cavalry on either side of S: it is not outflanked, takes no test, and saves.',
  },
  'group-chain': {
    title: 'A chain of neighbours',
    text: 'W stands beside U, V and Y: each group must run through W, so U, V and Y alone are none.',
  },
  scout: {
    title: 'A scout rides along',
    text: 'The order to U, W and Y lets the scouts X act as well, whatever way they look, at no cost.',
  },
  'regimental-gun': {
    title: 'The regimental gun',
    text: 'G is never in a group; the order to V, W and Y lets it fire beside V.',
  },
  'dear-group': {
    title: 'Two units of cavalry',
    text: 'Two mounted units with an enemy at six hexes or less cost two order points.',
  },
  'grand-charge': { title: 'Grand charge', text: 'Both have the skill, so the same order costs one point.' },
  'panicked-group': {
    title: 'An order to panicked units',
    text: 'They may face anywhere, but with the enemy near they cost two points, Grand charge or not.',
  },
  'grand-battery': {
    title: 'Grand battery',
    text: 'A and B have the skill and cost one point together; C and D lack it and cost two.',
  },
  irregulars: {
    title: 'Four irregulars',
    text: 'A group of nothing but irregulars may have four units; near the enemy it costs two points.',
  },
  'linear-column': {
    title: 'Linear order in column',
    text: 'A alone costs two points: infantry of linear order is slow to obey in column.',
  },
  'tenacious-activation': {
    title: 'Tenacious and in line',
    text: 'A tests as soon as it is activated; it fails, so it may fire but neither march nor change formation.',
  },
  'impetuous-duty': {
    title: 'The duty of the impetuous',
    text: 'E is two hexes off: once activated, A can do nothing but assault it.',
  },
  'impetuous-let-loose': {
    title: 'Off without orders',
    text: 'The points are spent on B, and A goes for E by itself.',
  },
  'tactical-sense': {
    title: 'Tactical sense at the end of orders',
    text: 'A passes a morale test and is activated without a point.',
  },
  'flight-without-order': {
    title: 'Flight without an order',
    text: 'The panicked A may run without costing a point: toward its camp, no danger being known.',
  },
  'bought-unit': {
    title: 'The price of a unit',
    text: 'Sixteen points of strength at 8, and 2 for Controlled fire, and 1 for a command value of 8: 176 army points.',
  },
  wood: { title: 'A wood', text: 'No more than three dice against B in the wood, and B saves.' },
  village: {
    title: 'A village',
    text: 'B adds three to its command value and fights with three dice at most, as A does against it.',
  },
  'fortified-point': {
    title: 'A fortified point',
    text: 'Behind walls A may rally though B is at two hexes.',
  },
  'difficult-ground': {
    title: 'Difficult ground',
    text: 'It halves the march of A: three hexes instead of five, and none through it beyond that.',
  },
  'light-over-rough': {
    title: 'Light infantry in the rough',
    text: 'Light infantry in column goes through wood and marsh at full pace.',
  },
  'cavalry-in-a-wood': { title: 'Cavalry in a wood', text: 'It strikes with a single die.' },
  hill: { title: 'A hill', text: 'B stands higher than A, and saves in the melee.' },
  bridge: {
    title: 'A bridge',
    text: 'A charges over the bridge between two ponds: half its march, and no doubling.',
  },
  river: { title: 'A river and a ford', text: 'A charges across the water: no doubling, and B saves.' },
  'bridge-side': {
    title: 'A bridge along a side',
    text: 'The bridge lets A over the river, but halves its march: it gets two hexes far.',
  },
  stream: { title: 'A stream', text: 'A stream hinders nobody: A doubles its dice and B does not save.' },
  'wood-side': {
    title: 'A wood along a side',
    text: 'The wood lies on the sides of B’s hex toward A: it shelters B as if it stood in it.',
  },
  impassable: {
    title: 'Impassable',
    text: 'A cannot enter the pond; the sheer drop keeps D and B from engaging each other, so D may fire.',
  },
};
