import type { Statement } from '../../rulebook.ts';

/** MAN-18 to MAN-30: pursuit, flight, and what holds for every move. */
export const flight = {
  'MAN-18': {
    head: 'Pursuit',
    text: `
      Straight ahead without turning, as far as the dice say, and all of it. It ends early when the pursuer engages or is
      engaged by an enemy, or when nothing lets it through: a unit, impassable ground, the edge of the map. The player picks
      each step; if one front hex is barred, he takes the other [R-67]. Penalising terrain halves the roll.
    `,
  },
  'MAN-19': {
    head: 'Length of a pursuit',
    text: `
      | Pursuer | Hexes |
      | Infantry in line or extended line | 1 |
      | Infantry in column or skirmish order | 1D3 |
      | Heavy or medium cavalry | 1D6 |
      | Light cavalry | 1D6 + 2 |

      Squares and artillery do not pursue [R-66].
    `,
  },
  'MAN-20': {
    head: 'Where it stops',
    text: `
      At once, when the pursuer engages somebody or somebody engages it. If it engages a third unit beforehand, or is
      engaged by one, it does not stir [R-69]. It does not stop on friends it may pass: it stays on the last free hex before them [R-67].
    `,
  },
  'MAN-21': {
    head: 'Flight begins',
    text: `
      The unit becomes a horde and gets a fear marker. An extended line keeps the one of its hexes that its player chooses
      [R-49].
    `,
  },
  'MAN-22': {
    head: 'The nearest danger',
    text: `
      An enemy is a danger if he is in contact with the unit, or has cost it strength since the end of its player’s last turn
      [R-74]. Among several, it is the one who has just put it to flight; if none has, the dice choose.
    `,
  },
  'MAN-23': {
    head: 'Away from it',
    text: `
      If the danger lies in the unit’s rear cone, it keeps its facing. If not, it is turned so that it does; between two such
      facings the player chooses [R-73]. Without a danger it turns towards its own edge of the map, the nearest part of it
      in its frontal cone [R-75].
    `,
  },
  'MAN-24': {
    head: 'The run',
    text: `
      Infantry runs 1D6 hexes, cavalry 1D6 + 2, step by step into a front hex of the player’s choice, never turning, whatever
      the ground [R-76]. It runs the whole length unless enemies or impassable ground leave it no step at all [R-77].

      It may run through friends, panicked ones too. Each of them loses strength, once in a flight, without save or test;
      artillery may pass it on [R-81]:

      | Friend run through | Elite | Ordinary | Recruit |
      | loses | nothing | 1D3 | 1D6 |

      Nobody loses anything to a unit with Loose order or Harassment, nor to skirmishers in the turn that made them panic.
    `,
  },
  'MAN-25': {
    head: 'Nowhere to stand',
    text: `
      If the run ends on a hex that is taken, the unit in flight is destroyed, and he who stands there loses strength as if
      run through; should that destroy him, the hex is free and the other lives [R-78]. The old rule on room for the horde
      has no other use on hexes [R-80].
    `,
  },
  'MAN-26': {
    head: 'Off the map',
    text: `
      A unit leaves the map when it has length left and no step on it [R-79]. It is lost, and brings the enemy half of its
      victory points, rounded up [VIC-03].
    `,
  },
  'MAN-27': {
    head: 'Guns do not run',
    text: 'Artillery cannot flee and is never panicked. When it would have to flee, it is destroyed.',
  },
  'MAN-28': {
    head: 'A friend’s counter-charge',
    text: `
      A frontal march without rotation that ends with the charger engaged. It neither enters nor crosses a wood, a village, a
      fortified point or difficult terrain [CHG-27].
    `,
  },
  'MAN-29': {
    head: 'No zones of control',
    text: 'Passing in front of an enemy stops nobody; only where a move begins and ends matters [R-62]. Pursuits apart [MAN-20].',
  },
  'MAN-30': {
    head: 'The edge of the map',
    text: 'To every move but a flight it is a wall [R-79].',
  },
  'FLOW-FLIGHT': {
    head: 'A flight, step by step',
    text: `
      The *owner* is the player of the unit that flees.

      1. Artillery is destroyed, and that is the end. For others, keep in mind whether they were panicked already, what
         formation they were in, and what made them flee.
      2. The unit becomes a horde with a fear marker. If it was an extended line, the *owner* picks the hex it keeps.
      3. Find the danger: what made it flee; failing that, one of the enemies of [MAN-22], by the contacts of before
         step 2 and by the dice if there are several; failing that, none.
      4. With a danger: keep the facing if it lies in the rear cone, else the *owner* takes a facing that puts it there.
         Without: the *owner* turns the unit towards its own edge.
      5. The *owner* rolls the length.
      6. No length left: go to step 8. Otherwise look at the two front hexes, leaving out enemies, impassable ground and
         impassable sides.
      a. There is one on the map: the *owner* steps into it, and the length falls by 1. If a friend is there, step 7; if
         not, step 6 again.
      b. There is none on the map, but one off it: the unit is gone, for half of its value. End.
      c. There is none: step 8.
      7. The friend loses strength as in [MAN-24], if he has not in this flight. Artillery may try to pass it on [LOS-05].
         At 0 he is removed. Back to step 6.
      8. Another unit in the hex: the fleeing one is destroyed, for its full value. If not, it stays there, panicked. End.
    `,
  },
} satisfies Readonly<Record<string, Statement>>;
