/**
 * The options of the set-up, each read by one function here or in actionHouseRules.ts and nowhere else. A reader of a yes
 * or no gives a boolean. What buys units asks before there is a game, so those two readers take the options themselves.
 */
import type { Game } from './game.ts';
import type { HouseRules } from './houseRuleKeys.ts';

/** What a square engages: every neighbour, or nobody, GEO-12. */
export function squareFront(g: Game): HouseRules['square_front'] {
  return g.battle.houseRules.square_front;
}

/** Whether panicked units engage, and so outflank; R-05, GEO-16. */
export function panickedUnitsEngage(g: Game): boolean {
  return g.battle.houseRules.panicked_units_engage === 'yes';
}

/** Whether contact asks that one engages the other, or only that they are adjacent, GEO-15. */
export function contact(g: Game): HouseRules['contact'] {
  return g.battle.houseRules.contact;
}

/** Whether contact with panicked enemies alone keeps a unit from charging and firing; R-152, CHG-06, FIR-02. */
export function panickedEnemyBlocksCharge(g: Game): boolean {
  return g.battle.houseRules.panicked_enemy_blocks_charge === 'yes';
}

/**
 * Which throws for order points have a floor: two dice (2), also the small battles' die (2), or every throw
 * (1); R-11, ORD-02.
 */
export function poFloorScope(g: Game): HouseRules['po_floor_scope'] {
  return g.battle.houseRules.po_floor_scope;
}

/**
 * When the end-of-orders activations come: points spent or given up, or exactly none left; R-13, ORD-13,
 * ORD-14.
 */
export function endOfOrdersTrigger(g: Game): HouseRules['end_of_orders_trigger'] {
  return g.battle.houseRules.end_of_orders_trigger;
}

/** What joins a group: each next to the one before, or any connected set; R-15, ORD-06. */
export function groupShape(g: Game): HouseRules['group_shape'] {
  return g.battle.houseRules.group_shape;
}

/** Whether a panicked unit may take a new facing as its action; R-22, SEQ-10. */
export function panickedReface(g: Game): boolean {
  return g.battle.houseRules.panicked_reface === 'yes';
}

/** Which river sides can be crossed; R-144, TER-02, TER-03. */
export function riverSides(g: Game): HouseRules['river_sides'] {
  return g.battle.houseRules.river_sides;
}

/** Whether streams are rivers; R-147, TER-07, TER-09. */
export function streamAsRiver(g: Game): boolean {
  return g.battle.houseRules.stream_as_river === 'yes';
}

/** Whether strengths, skills and command values of the enemy are shown; R-150. */
export function openInformation(g: Game): boolean {
  return g.battle.houseRules.open_information === 'yes';
}

/** What a unit is worth: its cost, its initial strength, or what the scenario says; R-151, VIC-02. */
export function vpUnitValue(g: Game): HouseRules['vp_unit_value'] {
  return g.battle.houseRules.vp_unit_value;
}

/** The percentage of an army's value that loses the game once lost, or none; R-151. */
export function breakPoint(g: Game): HouseRules['break_point'] {
  return g.battle.houseRules.break_point;
}

/** How many turns each player has; R-151. */
export function turnLimit(g: Game): number {
  return g.battle.houseRules.turn_limit;
}

/** The least cost of a strength point in army points, or none; R-30, BLD-03. */
export function minCostPerSp(rules: HouseRules): HouseRules['min_cost_per_sp'] {
  return rules.min_cost_per_sp;
}

/** What the number of Elite units is reckoned from: the format, or what the army costs; R-33, BLD-05. */
export function eliteQuotaBase(rules: HouseRules): HouseRules['elite_quota_base'] {
  return rules.elite_quota_base;
}
