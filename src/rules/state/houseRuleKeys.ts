/** The options of the set-up as data: each key as the rulings spell it, its ruling, its chapter, its values, default first. */
import type { ChapterCode, RuleId } from './vocabulary.ts';

/** The chapters that have options, in the rulebook's order. */
export const HOUSE_RULE_CHAPTERS = [
  'GEO',
  'ORD',
  'FRM',
  'MAN',
  'CHG',
  'ASL',
  'FIR',
  'CBT',
  'TER',
  'BLD',
  'VIC',
] as const satisfies readonly ChapterCode[];
export type HouseRuleChapter = (typeof HOUSE_RULE_CHAPTERS)[number];

type Value = number | string;

interface Place {
  readonly ruling: RuleId;
  readonly chapter: HouseRuleChapter;
}

/** One of a few values, the default first. */
export interface ListedRule<V extends Value> extends Place {
  readonly values: readonly V[];
}

/** A whole number within limits or one of a few words; `values` are the usual ones, the default first. */
export interface NumberRule<V extends Value> extends ListedRule<V> {
  readonly least: number;
  readonly most: number;
}

function oneOf<const V extends readonly Value[]>(
  chapter: HouseRuleChapter,
  ruling: RuleId,
  ...values: V
): ListedRule<V[number]> {
  return { chapter, ruling, values };
}

function amount<const W extends readonly string[]>(
  chapter: HouseRuleChapter,
  ruling: RuleId,
  [least, most]: readonly [number, number],
  usual: number,
  ...words: W
): NumberRule<number | W[number]> {
  return { chapter, ruling, values: [usual, ...words], least, most };
}

/** Every option. What a value does is told by its reader in houseRules.ts or actionHouseRules.ts. */
export const HOUSE_RULES = {
  cone_width: oneOf('GEO', 'R-01', 60, 120),
  square_front: oneOf('GEO', 'R-04', 'all_six', 'none'),
  panicked_units_engage: oneOf('GEO', 'R-05', 'no', 'yes'),
  contact: oneOf('GEO', 'R-06', 'engagement', 'adjacency'),
  protected_flank_when: oneOf('GEO', 'R-08', 'declaration_or_now', 'now_only'),
  impassable_side_blocks_sight: oneOf('GEO', 'R-09', 'no', 'yes'),
  directly_in_front: oneOf('GEO', 'R-82', 'frontal_cone', 'corridor'),
  po_floor_scope: oneOf('ORD', 'R-11', '2d6_only', 'both', 'min1'),
  end_of_orders_trigger: oneOf('ORD', 'R-13', 'exhausted_or_declined', 'exactly_zero'),
  group_shape: oneOf('ORD', 'R-15', 'chain', 'connected'),
  impetuous_range: oneOf('ORD', 'R-18', 2, 3),
  impetuous_vs_fresh_square: oneOf('ORD', 'R-20', 'must_strike', 'may_break_off'),
  panicked_reface: oneOf('ORD', 'R-22', 'no', 'yes'),
  formation_change_refaces: oneOf('FRM', 'R-40', 'no', 'yes'),
  extended_line_terrain: oneOf('FRM', 'R-45', 'both_for_benefit', 'half_concerned'),
  evade_action: oneOf('MAN', 'R-25', 'any_unengaged', 'privileged_types_only'),
  half_move_rounding: oneOf('MAN', 'R-59', 'up', 'down_min_1', 'down'),
  march_may_engage: oneOf('MAN', 'R-61', 'face_adjacent', 'within_2', 'never_new'),
  flight_facing_tie: oneOf('MAN', 'R-73', 'owner', 'smallest_turn', 'random'),
  flight_path: oneOf('MAN', 'R-76', 'owner', 'random_each_step'),
  flight_blocked_first_step: oneOf('MAN', 'R-77', 'stays', 'eliminated'),
  flight_occupied_end: oneOf('MAN', 'R-78', 'eliminated', 'next_free_hex'),
  pursuit_after_elimination: oneOf('CHG', 'R-68', 'yes', 'no'),
  pursuit_double_distance: oneOf('CHG', 'R-70', 'original_charge', 'ignored'),
  second_pursuer_attacks: oneOf('CHG', 'R-71', 'no', 'yes'),
  charge_reach: oneOf('CHG', 'R-85', 'distance_le_mf', 'move_le_mf'),
  offer_impossible_charges: oneOf('CHG', 'R-86', 'no', 'yes'),
  friend_reaction_modifiers: oneOf('CHG', 'R-89', 'none', 'same_as_target'),
  friend_countercharge_cancels_double: oneOf('CHG', 'R-91', 'yes', 'no'),
  countercharger_fights: oneOf('CHG', 'R-92', 'no', 'yes'),
  harassment_own_flank_counts: oneOf('CHG', 'R-93', 'no', 'yes'),
  defensive_fires_per_turn: oneOf('CHG', 'R-102', 'unlimited', 1),
  panicked_enemy_blocks_charge: oneOf('CHG', 'R-152', 'yes', 'no'),
  assault_max_distance: oneOf('ASL', 'R-106', 2, 1),
  light_cavalry_assault_move: oneOf('ASL', 'R-107', 1, 3),
  melee_truly_simultaneous: oneOf('ASL', 'R-112', 'no', 'yes'),
  horse_artillery_forced_march_fire: oneOf('FIR', 'R-26', 'yes', 'no'),
  priority_counts: oneOf('FIR', 'R-116', 'valid_targets', 'all_enemies'),
  grazing_blocks: oneOf('FIR', 'R-118', 'yes', 'both_sides_needed'),
  same_hill_blocks: oneOf('FIR', 'R-119', 'yes', 'no'),
  target_on_hill_friend: oneOf('FIR', 'R-119', 'adjacent_to_shooter', 'adjacent_to_target'),
  stream_breaks_double: oneOf('CBT', 'R-100', 'no', 'yes'),
  cap_before_malus: oneOf('CBT', 'R-128', 'no', 'yes'),
  saves_apply_to: oneOf('CBT', 'R-131', 'enemy_hits', 'all_losses'),
  transfer_to_cavalry: oneOf('CBT', 'R-135', 'yes', 'no'),
  river_sides: oneOf('TER', 'R-144', 'crossable', 'bridges_and_fords_only', 'large_rivers_impassable'),
  stream_as_river: oneOf('TER', 'R-147', 'no', 'yes'),
  min_cost_per_sp: amount('BLD', 'R-30', [0, 30], 1, 'none'),
  elite_quota_base: oneOf('BLD', 'R-33', 'format', 'actual_army_cost'),
  setup_depth: amount('VIC', 'R-150', [1, 40], 4),
  setup_distance: amount('VIC', 'R-150', [0, 40], 6),
  setup_order: oneOf('VIC', 'R-150', 'alternate', 'whole_army'),
  setup_first: oneOf('VIC', 'R-150', 'dice', 'blue', 'red'),
  setup_hidden: oneOf('VIC', 'R-150', 'no', 'yes'),
  open_information: oneOf('VIC', 'R-150', 'yes', 'no'),
  vp_unit_value: oneOf('VIC', 'R-151', 'cost', 'initial_strength', 'scenario'),
  break_point: amount('VIC', 'R-151', [1, 100], 50, 'none'),
  turn_limit: amount('VIC', 'R-151', [1, 100], 12),
} as const satisfies Readonly<Record<string, ListedRule<Value>>>;

export type HouseRuleKey = keyof typeof HOUSE_RULES;
type ValueOf<R> = R extends ListedRule<infer V> ? V : never;

/** The options of a battle, every key with its value. */
export type HouseRules = { readonly [K in HouseRuleKey]: ValueOf<(typeof HOUSE_RULES)[K]> };

function isKey(key: string): key is HouseRuleKey {
  return Object.hasOwn(HOUSE_RULES, key);
}

/** All keys, in the table's order. */
export const HOUSE_RULE_KEYS: readonly HouseRuleKey[] = Object.keys(HOUSE_RULES).filter(isKey);

/** Every option at its default: the rulings as they are. */
export const DEFAULT_HOUSE_RULES = Object.fromEntries(
  HOUSE_RULE_KEYS.map((key) => [key, HOUSE_RULES[key].values[0]]),
) as HouseRules;

/** Whole options from those that were chosen. */
export function completeHouseRules(chosen: Partial<HouseRules>): HouseRules {
  return { ...DEFAULT_HOUSE_RULES, ...chosen };
}

/** The keys whose value is not the default. */
export function changedHouseRules(rules: Partial<HouseRules>): readonly HouseRuleKey[] {
  return HOUSE_RULE_KEYS.filter((key) => rules[key] !== undefined && rules[key] !== DEFAULT_HOUSE_RULES[key]);
}
