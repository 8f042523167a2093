/** The positions of the rulebook about fire: the title of each, and what to see in it. */
export const shownFire = {
  'angle-of-fire': {
    title: 'The angle of fire',
    text: 'B and D stand before A, C does not; the wood on D’s own hex does not hide it.',
  },
  'line-of-sight': {
    title: 'A grazed hex',
    text: 'The line from A to C touches the hex of B: no shot; the line to D is free.',
  },
  enfilade: {
    title: 'Enfilade',
    text: 'A stands outside the cone of X and adds two dice; the square Y is never taken in enfilade.',
  },
  'double-fire': {
    title: 'Double fire',
    text: 'The right half of A fires at B; the left one may do the same, or pass B over for C. D is out of its angle.',
  },
  'double-fire-half-in-a-wood': {
    title: 'Double fire, half in a wood',
    text: 'The half in the wood throws three dice, the one in the open all six of its own: each stands by itself.',
  },
  'fire-in-contact': {
    title: 'Fire in contact',
    text: 'X engages B, which may not fire; C is engaged by nobody and may fire at X or Y, not at Z.',
  },
  'losses-of-a-battery': {
    title: 'Losses of a battery',
    text: 'Five hits, one saved, four losses cut to the three it has; two go to B, and the battery fires back.',
  },
  'elite-neighbour': {
    title: 'Beside the elite',
    text: 'B is elite line infantry: the battery beside it drops the highest of three dice.',
  },
  'guns-must-not-flee': { title: 'Guns do not flee', text: 'G fails its test; to flee means to be lost.' },
  'gun-return-fire': {
    title: 'The gun fires back too',
    text: 'A fires at B: B answers, and the regimental gun G beside it as well.',
  },
  'march-then-fire': {
    title: 'March, then fire',
    text: 'The horse battery comes up three hexes and fires in the same action.',
  },
  'fire-then-attack': {
    title: 'Fire, then attack',
    text: 'Controlled fire: A shoots at B and then goes for the same enemy.',
  },
  'square-fires': { title: 'A square fires', text: 'It may fire to any side, once in a turn.' },
  'fire-priority': {
    title: 'The nearest first',
    text: 'B is nearer than C and must be shot at; the panicked P does not count, and D is out of range.',
  },
  'fire-from-a-hill': {
    title: 'Over the heads of friends',
    text: 'A stands on a hill: its neighbours below do not hide B, three hexes off or more.',
  },
  'second-shot-adds-up': {
    title: 'Two shots add up',
    text: 'Two losses and then one: together they make the three that call for a test.',
  },
  'panicked-target': {
    title: 'Striking at the panicked',
    text: 'A 6 costs the panicked P two points; it cannot strike back, and fails its test without dice.',
  },
};
