/** The options that the set-up, moves, fire, attacks and combat read, as houseRules.ts has the others: none is needed before there is something to decide. */
import type { Game } from './game.ts';
import type { HouseRules } from './houseRuleKeys.ts';

/** How many rows of hexes from its home edge a side may set up in; R-150, VIC-04. */
export function setupDepth(g: Game): number {
  return g.battle.houseRules.setup_depth;
}

/** Within how many hexes of an enemy nobody is set up; R-150, VIC-04. */
export function setupDistance(g: Game): number {
  return g.battle.houseRules.setup_distance;
}

/** Whether neither side sees where the other sets up before both have done; R-150, VIC-04. */
export function setupHidden(g: Game): boolean {
  return g.battle.houseRules.setup_hidden === 'yes';
}

/** Unit by unit in turn, or a whole army and then the other, as who looks away must; R-150, VIC-04. */
export function setupOrder(g: Game): HouseRules['setup_order'] {
  return setupHidden(g) ? 'whole_army' : g.battle.houseRules.setup_order;
}

/** Who sets up first; R-150, VIC-04. */
export function setupFirst(g: Game): HouseRules['setup_first'] {
  return g.battle.houseRules.setup_first;
}

/** Degrees of the sector straight ahead: 60, or 120 with the flank axes between; R-01, GEO-08, GEO-09. */
export function coneWidth(g: Game): HouseRules['cone_width'] {
  return g.battle.houseRules.cone_width;
}

/** When the attacker has to be in the flank guard's cone: also at declaration, or only now; R-08, GEO-21. */
export function protectedFlankWhen(g: Game): HouseRules['protected_flank_when'] {
  return g.battle.houseRules.protected_flank_when;
}

/** Whether an impassable hex side stops the line of sight; R-09, FIR-08. */
export function impassableSideBlocksSight(g: Game): boolean {
  return g.battle.houseRules.impassable_side_blocks_sight === 'yes';
}

/**
 * What lies directly in front: the frontal cone, or a corridor as wide as the unit; R-82, CHG-09, CHG-10.
 */
export function directlyInFront(g: Game): HouseRules['directly_in_front'] {
  return g.battle.houseRules.directly_in_front;
}

/** Hexes within which an enemy obliges an Impetuous unit; R-18, ORD-12, ORD-13. */
export function impetuousRange(g: Game): HouseRules['impetuous_range'] {
  return g.battle.houseRules.impetuous_range;
}

/** Whether Impetuous cavalry may break off before a square formed in reaction; R-20, CHG-31. */
export function impetuousVsFreshSquare(g: Game): HouseRules['impetuous_vs_fresh_square'] {
  return g.battle.houseRules.impetuous_vs_fresh_square;
}

/** Whether a change of formation gives any facing; R-40, FRM-14. */
export function formationChangeRefaces(g: Game): boolean {
  return g.battle.houseRules.formation_change_refaces === 'yes';
}

/**
 * Terrain of an extended line: both halves for a benefit and one for a penalty, or the half concerned; R-45,
 * TER-05.
 */
export function extendedLineTerrain(g: Game): HouseRules['extended_line_terrain'] {
  return g.battle.houseRules.extended_line_terrain;
}

/** Who may evade as an action: any unit not engaged, or the types that may evade engaged; R-25, MAN-12. */
export function evadeAction(g: Game): HouseRules['evade_action'] {
  return g.battle.houseRules.evade_action;
}

/** Half of an odd movement factor: up, down but at least 1, or down; R-59, MAN-07, TER-08. */
export function halfMoveRounding(g: Game): HouseRules['half_move_rounding'] {
  return g.battle.houseRules.half_move_rounding;
}

/**
 * What a plain march may newly engage: neighbours by turning, enemies that were within 2, or none; R-61,
 * MAN-10.
 */
export function marchMayEngage(g: Game): HouseRules['march_may_engage'] {
  return g.battle.houseRules.march_may_engage;
}

/** Who chooses between facings of a flight: the owner, the smaller turn, or the dice; R-73, MAN-23. */
export function flightFacingTie(g: Game): HouseRules['flight_facing_tie'] {
  return g.battle.houseRules.flight_facing_tie;
}

/** Who chooses the next hex of a flight: the owner or the dice; R-76, MAN-24. */
export function flightPath(g: Game): HouseRules['flight_path'] {
  return g.battle.houseRules.flight_path;
}

/** What becomes of a unit whose flight cannot begin; R-77, MAN-24. */
export function flightBlockedFirstStep(g: Game): HouseRules['flight_blocked_first_step'] {
  return g.battle.houseRules.flight_blocked_first_step;
}

/** What becomes of a unit whose flight ends on an occupied hex; R-78, MAN-25. */
export function flightOccupiedEnd(g: Game): HouseRules['flight_occupied_end'] {
  return g.battle.houseRules.flight_occupied_end;
}

/** Whether the charger pursues after eliminating its target; R-68, CHG-35. */
export function pursuitAfterElimination(g: Game): boolean {
  return g.battle.houseRules.pursuit_after_elimination === 'yes';
}

/**
 * Whether a pursuit attack of cavalry is doubled by the distance of its charge, or whatever it was; R-70,
 * CHG-37.
 */
export function pursuitDoubleDistance(g: Game): HouseRules['pursuit_double_distance'] {
  return g.battle.houseRules.pursuit_double_distance;
}

/** Whether the second pursuer attacks; R-71, CHG-36. */
export function secondPursuerAttacks(g: Game): boolean {
  return g.battle.houseRules.second_pursuer_attacks === 'yes';
}

/** What the movement factor of a charger limits: distance and move, or the move alone; R-85, CHG-07. */
export function chargeReach(g: Game): HouseRules['charge_reach'] {
  return g.battle.houseRules.charge_reach;
}

/** Whether an attack that no move can carry out may be declared, for its penalty; R-86, CHG-11, ASL-05. */
export function offerImpossibleCharges(g: Game): boolean {
  return g.battle.houseRules.offer_impossible_charges === 'yes';
}

/** Modifiers of a reacting friend's test: the general ones, or the target's too; R-89, CHG-26, CHG-27. */
export function friendReactionModifiers(g: Game): HouseRules['friend_reaction_modifiers'] {
  return g.battle.houseRules.friend_reaction_modifiers;
}

/** Whether a friend's counter-charge cancels the doubling; R-91, CBT-07, CBT-08. */
export function friendCounterchargeCancelsDouble(g: Game): boolean {
  return g.battle.houseRules.friend_countercharge_cancels_double === 'yes';
}

/** Whether a counter-charging friend strikes the charger; R-92, CHG-27. */
export function counterchargerFights(g: Game): boolean {
  return g.battle.houseRules.countercharger_fights === 'yes';
}

/** Whether a Harassment unit's own charge to the flank makes its target permitted; R-93, CHG-04. */
export function harassmentOwnFlankCounts(g: Game): boolean {
  return g.battle.houseRules.harassment_own_flank_counts === 'yes';
}

/** Defensive fires of a unit in one player's turn; R-102, CHG-24. */
export function defensiveFiresPerTurn(g: Game): HouseRules['defensive_fires_per_turn'] {
  return g.battle.houseRules.defensive_fires_per_turn;
}

/** The greatest distance of an assault, in hexes; R-106, ASL-01. */
export function assaultMaxDistance(g: Game): HouseRules['assault_max_distance'] {
  return g.battle.houseRules.assault_max_distance;
}

/** The longest move of light cavalry in an assault, in hexes; R-107, ASL-03. */
export function lightCavalryAssaultMove(g: Game): HouseRules['light_cavalry_assault_move'] {
  return g.battle.houseRules.light_cavalry_assault_move;
}

/** Whether an eliminated unit still answers in melee; R-112, ASL-09. */
export function meleeTrulySimultaneous(g: Game): boolean {
  return g.battle.houseRules.melee_truly_simultaneous === 'yes';
}

/** Whether horse artillery may fire after a forced march; R-26, FIR-03. */
export function horseArtilleryForcedMarchFire(g: Game): boolean {
  return g.battle.houseRules.horse_artillery_forced_march_fire === 'yes';
}

/** Enemies that the priority of fire looks at: those that can be shot, or all; R-116, FIR-11. */
export function priorityCounts(g: Game): HouseRules['priority_counts'] {
  return g.battle.houseRules.priority_counts;
}

/**
 * Whether a hex that the line of sight only touches blocks alone, or only with one touched on the other
 * side; R-118, FIR-08.
 */
export function grazingBlocks(g: Game): boolean {
  return g.battle.houseRules.grazing_blocks === 'yes';
}

/** Whether a hill blocks the sight between two hexes of it; R-119, FIR-10. */
export function sameHillBlocks(g: Game): boolean {
  return g.battle.houseRules.same_hill_blocks === 'yes';
}

/** Beside whom a friend may stand when the target alone is on a hill; R-119, FIR-10. */
export function targetOnHillFriend(g: Game): HouseRules['target_on_hill_friend'] {
  return g.battle.houseRules.target_on_hill_friend;
}

/** Whether a stream breaks the doubling of a charge; R-100, CBT-09. */
export function streamBreaksDouble(g: Game): boolean {
  return g.battle.houseRules.stream_breaks_double === 'yes';
}

/** Whether limits on factors come before the penalties; R-128, CBT-19. */
export function capBeforeMalus(g: Game): boolean {
  return g.battle.houseRules.cap_before_malus === 'yes';
}

/** Which losses may be saved: the enemy's hits, or all; R-131, SAV-01. */
export function savesApplyTo(g: Game): HouseRules['saves_apply_to'] {
  return g.battle.houseRules.saves_apply_to;
}

/** Whether cavalry may take over a battery's losses; R-135, LOS-05. */
export function transferToCavalry(g: Game): boolean {
  return g.battle.houseRules.transfer_to_cavalry === 'yes';
}
