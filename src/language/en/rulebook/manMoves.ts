import type { Statement } from '../../rulebook.ts';

/** MAN-01 to MAN-17: marches and evades. */
export const moves = {
  'MAN-01': {
    head: 'The manoeuvres',
    text: `
      There are four: *frontal march*, *indirect march*, *evade* and *flight*. The other moves are frontal marches of a kind.

      | Move | Rotation first | Where to | How far |
      | Frontal march | if wanted, for 1 | front hexes | up to the movement factor |
      | Forced march | if wanted, for 1 | front hexes | up to twice the factor |
      | Charge | if wanted, for 1 | front hexes | up to the factor |
      | Counter-charge of a friend | no | front hexes | up to the factor |
      | Pursuit | no | front hexes | rolled, all of it |
      | Indirect march | no | straight, in any one direction | 1; light cavalry 3 |
      | Assault | no | any one direction | 0 or 1 |
      | Evade | no | rear hexes | from 1 to the factor |
      | Flight | turned away, free | front hexes | rolled, all of it |

      Friends in the way: [MAN-15]; of a charge or assault, [CHG-39] too; of a flight, [MAN-24].
    `,
  },
  'MAN-02': {
    head: 'Frontal march',
    text: 'One rotation at most, first of all, and then straight on [MAN-06]. Either may be left out.',
  },
  'MAN-03': {
    head: 'How far',
    text: `
      Rotation included, no farther than the movement factor. Squares and closed columns have a factor of 0: they neither
      march, nor evade, nor pursue. They can flee, as a horde [R-56].
    `,
  },
  'MAN-04': {
    head: 'Rotation',
    text: `
      A rotation costs 1 hex, however wide it is [R-57]; going straight on costs nothing for not turning. It comes first or
      not at all, and there is one. It may be the whole march [R-58].
    `,
  },
  'MAN-05': {
    head: 'Extended line',
    text: `
      Its factor is 1. It shifts both halves one hex forward in the same direction, or wheels 60°, or faces about [FRM-10],
      [R-43].
    `,
  },
  'MAN-06': {
    head: 'Forward',
    text: 'Each step leads into one of the two front hexes, whichever the player likes. The facing stays.',
  },
  'MAN-07': {
    head: 'Ground',
    text: 'Penalising terrain halves the move [TER-08]; nobody enters or crosses what is impassable [TER-11].',
  },
  'MAN-08': {
    head: 'Indirect march',
    text: `
      One hex in any of the six directions, without turning. Light cavalry goes up to three, all in one straight line, even
      over bad ground [R-65].
    `,
  },
  'MAN-09': {
    head: 'Forced march',
    text: `
      A frontal march of twice the length. No enemy, panicked or not, may be within 4 hexes where it starts or where it ends;
      on the way they do not matter. For all cavalry and artillery, and for infantry in column or skirmish order. It never
      goes with a charge, an assault or an indirect march [R-60]; on bad ground [TER-10].
    `,
  },
  'MAN-10': {
    head: 'A march is no attack',
    text: `
      To engage an enemy who is not yet engaged takes a charge, or an assault if he is within 2 hexes. Two things are open
      to a mere march: to keep or renew the hold on enemies already in contact, and to turn on the spot towards an enemy who
      is a neighbour already [R-61]. To end in front of an enemy, and so be engaged by him, is allowed [R-62].

      What a march may engage is a compromise, not a reading: the French leans to letting it engage whoever stood within 2
      hexes. Guns and skirmishers could then slip onto a flank and nobody might answer. A house rule allows it.
    `,
  },
  'MAN-11': {
    head: 'Evade',
    text: 'Backwards, each step into one of the two rear hexes, the facing unchanged.',
  },
  'MAN-12': {
    head: 'Who may evade',
    text: `
      As an action: any unit nobody engages [R-25]. When it is engaged, or when it reacts to a charge or assault, only:
      - light cavalry;
      - infantry in skirmish order;
      - other cavalry, and horse artillery, if everybody who engages it is infantry, the attacker included [R-64].
    `,
  },
  'MAN-13': {
    head: 'No way back',
    text: 'Nobody evades with an enemy in one of its rear hexes who engages it [R-64].',
  },
  'MAN-14': {
    head: 'How far it evades',
    text: 'At least 1 hex, at most its movement factor, halved on bad ground. Without a free first step there is no evading [R-64].',
  },
  'MAN-15': {
    head: 'Through friends',
    text: `
      Marches, evades, charges, counter-charges and pursuits go round other units, with two exceptions:
      - anybody passes through friendly artillery and friends in skirmish order;
      - artillery and units in skirmish order pass through any friend.

      Never through a panicked unit, never through an enemy, and never to end in a hex that is taken [R-72]. Turning on the
      spot asks for no room. Skirmishers in the way: [CHG-39], [CHG-40].
    `,
  },
  'MAN-16': {
    head: 'Held by the enemy',
    text: `
      A unit that an enemy engages when its manoeuvre begins can:
      - evade, if [MAN-12] and [MAN-13] let it;
      - flee, if it is infantry or cavalry;
      - march, or assault, so that at least one of those enemies still engages it at the end.
    `,
  },
  'MAN-17': {
    head: 'The price of slipping away',
    text: `
      When the march is over, it loses 2 strength points for each enemy who engaged it at the start and does so no longer.
      No save, no transfer, no test [R-63].

      > Cavalry held by two enemies assaults one of them and slips out of the other’s reach: 2 points.
    `,
  },
} satisfies Readonly<Record<string, Statement>>;
