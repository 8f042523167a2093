/** What a unit, and an army, can do at a glance: by the rule's own functions, as the table will reckon it. */
import { type Dice, outcomesOf } from '../engine/dice.ts';
import { orderFormulas, orderPointDice, orderPointRule } from '../rules/orders/orders.ts';
import { freshUnit } from '../rules/state/freshUnit.ts';
import type { Unit } from '../rules/state/game.ts';
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../rules/state/houseRuleKeys.ts';
import { eliteQuotaBase } from '../rules/state/houseRules.ts';
import { type Sum, sumOf } from '../rules/state/reasons.ts';
import type { Formation, RuleId } from '../rules/state/vocabulary.ts';
import { eliteLimit } from '../rules/units/army.ts';
import { allowedFormations } from '../rules/units/drill.ts';
import { combatTerms, fireTerms, movementSum, rangeSum } from '../rules/units/factors.ts';
import { armyCost, type Profile, unitCost } from '../rules/units/price.ts';
import { thresholdOf, UNIT_TABLE, type UnitRow } from '../rules/units/units.ts';

/** The numbers of a unit in one of its formations, each with its lines; before what a situation adds. */
export interface FormationGlance {
  readonly formation: Formation;
  /** Dice of an attack in close combat. UNI-01. */
  readonly combat: Sum;
  /** The same when it strikes as the charger, where that is more. CBT-04. */
  readonly charging: Sum | null;
  /** Dice of fire, and how far; null for a unit that does not fire. */
  readonly fire: { readonly dice: Sum; readonly range: Sum } | null;
  /** Hexes; 0 where it stands still. */
  readonly movement: Sum;
}

export interface UnitGlance {
  readonly arm: UnitRow['arm'];
  readonly formations: readonly FormationGlance[];
  /** The strength at which it is demoralised. UNI-05. */
  readonly threshold: Sum;
  /** What it may lose before that, in strength points. */
  readonly sound: number;
  readonly cost: Sum;
}

/** The unit as it would stand in the formation; a glance asks neither where nor whose. */
function standing(profile: Profile, formation: Formation, cost: number): Unit {
  return freshUnit({
    id: '',
    name: '',
    side: 'blue',
    ...profile,
    initialStrength: profile.strength,
    cost,
    hexes: [{ q: 0, r: 0 }],
    facing: 0,
    formation,
  });
}

function formationGlance(u: Unit): FormationGlance {
  const combat = sumOf(combatTerms(u, false));
  const charging = sumOf(combatTerms(u, true));
  const fire = fireTerms(u);
  return {
    formation: u.formation,
    combat,
    charging: charging.total > combat.total ? charging : null,
    fire: fire.length === 0 ? null : { dice: sumOf(fire), range: rangeSum(u) },
    movement: movementSum(u),
  };
}

/** What a unit can do as it is bought. UNI, SKL. */
export function unitGlance(profile: Profile, rules: HouseRules = DEFAULT_HOUSE_RULES): UnitGlance {
  const cost = unitCost(profile, rules);
  const threshold = thresholdOf(profile);
  return {
    arm: UNIT_TABLE[profile.type].arm,
    formations: allowedFormations(profile).map((formation) =>
      formationGlance(standing(profile, formation, cost.total)),
    ),
    threshold,
    sound: Math.max(0, profile.strength - threshold.total),
    cost,
  };
}

/** One of the throws a side may choose for its order points, with what it gives. ORD-02. */
export interface OrdersGlance {
  readonly formula: 'd3' | '2d6';
  readonly dice: Dice;
  readonly least: number;
  readonly most: number;
  readonly mean: number;
}

export interface ArmyGlance {
  readonly units: number;
  readonly ofArm: Readonly<Record<UnitRow['arm'], number>>;
  readonly strength: number;
  /** Army points, BLD-01. */
  readonly cost: number;
  /** Army points not spent; less than nothing where the army is too dear. */
  readonly left: number;
  readonly elites: { readonly count: number; readonly limit: number };
  readonly orders: { readonly rule: RuleId; readonly formulas: readonly OrdersGlance[] };
}

function ordersGlance(format: number, formula: 'd3' | '2d6', rules: HouseRules): OrdersGlance {
  const dice = orderPointDice(format, formula, rules.po_floor_scope);
  const outcomes = outcomesOf(dice).map(({ outcome, weight }) => ({ outcome, weight: Number(weight) }));
  const all = outcomes.reduce((total, { weight }) => total + weight, 0);
  return {
    formula,
    dice,
    least: Math.min(...outcomes.map(({ outcome }) => outcome)),
    most: Math.max(...outcomes.map(({ outcome }) => outcome)),
    mean: outcomes.reduce((total, { outcome, weight }) => total + outcome * weight, 0) / all,
  };
}

/** What an army comes to in that format. BLD, ORD-02, QUA-03. */
export function armyGlance(
  units: readonly Profile[],
  format: number,
  rules: HouseRules = DEFAULT_HOUSE_RULES,
): ArmyGlance {
  const cost = armyCost(units, rules);
  const ofArm = { infantry: 0, cavalry: 0, artillery: 0 };
  for (const { type } of units) ofArm[UNIT_TABLE[type].arm]++;
  return {
    units: units.length,
    ofArm,
    strength: units.reduce((total, { strength }) => total + strength, 0),
    cost,
    left: format - cost,
    elites: {
      count: units.filter(({ quality }) => quality === 'elite').length,
      limit: eliteLimit(eliteQuotaBase(rules) === 'format' ? format : cost),
    },
    orders: {
      rule: orderPointRule(format),
      formulas: orderFormulas(format).map((formula) => ordersGlance(format, formula, rules)),
    },
  };
}
