import { expect, test } from 'vitest';
import {
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRuleKey,
} from '../../../../src/rules/state/houseRuleKeys.ts';

/** The rulings' own table of options: the ruling, then the values, the default first. */
const TABLE: Readonly<Record<HouseRuleKey, readonly [string, ...(number | string)[]]>> = {
  cone_width: ['R-01', 60, 120],
  square_front: ['R-04', 'all_six', 'none'],
  panicked_units_engage: ['R-05', 'no', 'yes'],
  contact: ['R-06', 'engagement', 'adjacency'],
  protected_flank_when: ['R-08', 'declaration_or_now', 'now_only'],
  impassable_side_blocks_sight: ['R-09', 'no', 'yes'],
  directly_in_front: ['R-82', 'frontal_cone', 'corridor'],
  po_floor_scope: ['R-11', '2d6_only', 'both', 'min1'],
  end_of_orders_trigger: ['R-13', 'exhausted_or_declined', 'exactly_zero'],
  group_shape: ['R-15', 'chain', 'connected'],
  impetuous_range: ['R-18', 2, 3],
  impetuous_vs_fresh_square: ['R-20', 'must_strike', 'may_break_off'],
  panicked_reface: ['R-22', 'no', 'yes'],
  formation_change_refaces: ['R-40', 'no', 'yes'],
  extended_line_terrain: ['R-45', 'both_for_benefit', 'half_concerned'],
  evade_action: ['R-25', 'any_unengaged', 'privileged_types_only'],
  half_move_rounding: ['R-59', 'up', 'down_min_1', 'down'],
  march_may_engage: ['R-61', 'face_adjacent', 'within_2', 'never_new'],
  flight_facing_tie: ['R-73', 'owner', 'smallest_turn', 'random'],
  flight_path: ['R-76', 'owner', 'random_each_step'],
  flight_blocked_first_step: ['R-77', 'stays', 'eliminated'],
  flight_occupied_end: ['R-78', 'eliminated', 'next_free_hex'],
  pursuit_after_elimination: ['R-68', 'yes', 'no'],
  pursuit_double_distance: ['R-70', 'original_charge', 'ignored'],
  second_pursuer_attacks: ['R-71', 'no', 'yes'],
  charge_reach: ['R-85', 'distance_le_mf', 'move_le_mf'],
  offer_impossible_charges: ['R-86', 'no', 'yes'],
  friend_reaction_modifiers: ['R-89', 'none', 'same_as_target'],
  friend_countercharge_cancels_double: ['R-91', 'yes', 'no'],
  countercharger_fights: ['R-92', 'no', 'yes'],
  harassment_own_flank_counts: ['R-93', 'no', 'yes'],
  defensive_fires_per_turn: ['R-102', 'unlimited', 1],
  panicked_enemy_blocks_charge: ['R-152', 'yes', 'no'],
  assault_max_distance: ['R-106', 2, 1],
  light_cavalry_assault_move: ['R-107', 1, 3],
  melee_truly_simultaneous: ['R-112', 'no', 'yes'],
  horse_artillery_forced_march_fire: ['R-26', 'yes', 'no'],
  priority_counts: ['R-116', 'valid_targets', 'all_enemies'],
  grazing_blocks: ['R-118', 'yes', 'both_sides_needed'],
  same_hill_blocks: ['R-119', 'yes', 'no'],
  target_on_hill_friend: ['R-119', 'adjacent_to_shooter', 'adjacent_to_target'],
  stream_breaks_double: ['R-100', 'no', 'yes'],
  cap_before_malus: ['R-128', 'no', 'yes'],
  saves_apply_to: ['R-131', 'enemy_hits', 'all_losses'],
  transfer_to_cavalry: ['R-135', 'yes', 'no'],
  river_sides: ['R-144', 'crossable', 'bridges_and_fords_only', 'large_rivers_impassable'],
  stream_as_river: ['R-147', 'no', 'yes'],
  min_cost_per_sp: ['R-30', 1, 'none'],
  elite_quota_base: ['R-33', 'format', 'actual_army_cost'],
  setup_depth: ['R-150', 4],
  setup_distance: ['R-150', 6],
  setup_order: ['R-150', 'alternate', 'whole_army'],
  setup_first: ['R-150', 'dice', 'blue', 'red'],
  setup_hidden: ['R-150', 'no', 'yes'],
  open_information: ['R-150', 'yes', 'no'],
  vp_unit_value: ['R-151', 'cost', 'initial_strength', 'scenario'],
  break_point: ['R-151', 50, 'none'],
  turn_limit: ['R-151', 12],
};

test('VIC-04 every option of the rulings with its ruling and its values, the default first', () => {
  const told = HOUSE_RULE_KEYS.map((key) => [key, [HOUSE_RULES[key].ruling, ...HOUSE_RULES[key].values]]);
  expect(Object.fromEntries(told)).toEqual(TABLE);
});

test('VIC-04, R-30, R-151 the amounts that may be chosen freely have their limits', () => {
  expect(HOUSE_RULES.min_cost_per_sp).toMatchObject({ least: 0, most: 30 });
  expect(HOUSE_RULES.break_point).toMatchObject({ least: 1, most: 100 });
  expect(HOUSE_RULES.turn_limit).toMatchObject({ least: 1, most: 100 });
});
