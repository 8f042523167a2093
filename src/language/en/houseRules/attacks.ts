import type { HouseRuleWords } from '../../houseRuleWords.ts';

/** The options of charges and assaults. */
export const attacks = {
  pursuit_after_elimination: {
    title: 'Pursuit after a destruction',
    tells: 'Whether the charger pursues when the target is destroyed.',
    values: { yes: 'It does', no: 'Only after a flight or an evade' },
  },
  pursuit_double_distance: {
    title: 'Doubled pursuit attack',
    tells: 'Whether a short charge of cavalry may be doubled in its pursuit.',
    values: { original_charge: 'Not if the charge was short', ignored: 'Whatever the distance was' },
  },
  second_pursuer_attacks: {
    title: 'The second pursuer',
    tells: 'Whether a friend that joins the pursuit may attack.',
    values: { no: 'It only moves', yes: 'It may attack' },
  },
  charge_reach: {
    title: 'Reach of a charge',
    tells: 'What the movement factor of the charger limits.',
    values: { distance_le_mf: 'The distance and the move', move_le_mf: 'The move alone' },
  },
  offer_impossible_charges: {
    title: 'Attacks in vain',
    tells: 'Whether an attack that no move can carry out may be declared, at the cost of a point.',
    values: { no: 'It is never offered', yes: 'It may be tried' },
  },
  friend_reaction_modifiers: {
    title: 'Test of a friend that reacts',
    tells: 'Whether the penalties of a charged unit also weigh on the friend that helps it.',
    values: { none: 'They do not', same_as_target: 'They do' },
  },
  friend_countercharge_cancels_double: {
    title: 'Counter-charge of a friend',
    tells: 'Whether a friend that counter-charges undoes the doubling of the charge.',
    values: { yes: 'It does', no: 'It does not' },
  },
  countercharger_fights: {
    title: 'Blow of the counter-charging friend',
    tells:
      'Whether that friend strikes the charger once, after the target: one shock, and both losses count for a test.',
    values: { no: 'It does not', yes: 'It does' },
  },
  harassment_own_flank_counts: {
    title: 'Targets of Harassment',
    tells: 'Whether a Harassment unit may attack whom its own move outflanks.',
    values: { no: 'Outflanked before it moves', yes: 'Outflanked by its own move too' },
  },
  defensive_fires_per_turn: {
    title: 'Defensive fires',
    tells: 'How often a unit may fire defensively in one turn.',
    values: { unlimited: 'At every attack', 1: 'Once' },
  },
  panicked_enemy_blocks_charge: {
    title: 'A panicked enemy before the unit',
    tells:
      'Whether contact with panicked enemies alone bars a unit’s charge and fire; a friend in contact with the target bars the shot, panicked or not.',
    values: { yes: 'It does', no: 'It does not' },
  },
  assault_max_distance: {
    title: 'Distance of an assault',
    tells: 'How far the target of an assault may be.',
    values: { 2: 'Two hexes', 1: 'One hex' },
  },
  light_cavalry_assault_move: {
    title: 'Assault of light cavalry',
    tells: 'How far light cavalry may move in an assault.',
    values: { 1: 'One hex', 3: 'Three hexes' },
  },
  melee_truly_simultaneous: {
    title: 'Blows of a melee',
    tells: 'Whether a unit destroyed by the first blow still answers.',
    values: { no: 'It does not', yes: 'It does' },
  },
} satisfies Partial<HouseRuleWords['rules']>;
