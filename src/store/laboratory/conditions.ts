/** The conditions of an act one by one, as its statements list them: met, not met, or not come to. */
import type { ActionChoice } from '../../odds/question.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import type { RuleId } from '../../rules/state/vocabulary.ts';

/** The names of the conditions; their words stand in the language files. */
const CONDITIONS = [
  'mayAttack',
  'obeys',
  'free',
  'inReach',
  'inPlace',
  'prey',
  'way',
  'noneBefore',
  'assaultReach',
  'assaultMove',
  'keepsContact',
  'hasFire',
  'unengaged',
  'range',
  'cone',
  'sight',
  'adjacentOnly',
  'priority',
  'mayChangeForm',
  'formOpen',
  'clearOfEnemies',
  'losses',
  'enemyFar',
  'orderedPanicked',
] as const;
export type ConditionName = (typeof CONDITIONS)[number];

interface Condition {
  readonly name: ConditionName;
  readonly rule: RuleId;
  /** `open`: an earlier condition is not met, so that this one was not looked at. */
  readonly state: 'met' | 'unmet' | 'open';
  readonly reasons: readonly Refusal[];
}

interface Asked {
  readonly name: ConditionName;
  readonly rule: RuleId;
  /** The statements whose refusals mean that it is not met. */
  readonly of: readonly string[];
  /** A later stage is looked at only if the earlier ones are all met. */
  readonly stage: number;
}

function asked(stage: number, name: ConditionName, rule: RuleId, ...more: readonly string[]): Asked {
  return { name, rule, of: [rule, ...more], stage };
}

const CHARGE: readonly Asked[] = [
  asked(0, 'mayAttack', 'CHG-02', 'LOS-04', 'CHG-05', 'SEQ-10'),
  asked(0, 'obeys', 'ORD-11'),
  asked(1, 'free', 'CHG-06'),
  asked(1, 'inReach', 'CHG-07'),
  asked(1, 'inPlace', 'CHG-08'),
  asked(2, 'prey', 'CHG-03', 'CHG-04'),
  asked(2, 'way', 'CHG-11', 'R-86'),
  asked(2, 'noneBefore', 'CHG-09'),
];
const ASSAULT: readonly Asked[] = [
  asked(0, 'mayAttack', 'CHG-02', 'LOS-04', 'CHG-05', 'SEQ-10'),
  asked(1, 'assaultReach', 'ASL-01'),
  asked(2, 'prey', 'CHG-03', 'CHG-04'),
  asked(2, 'assaultMove', 'ASL-05', 'ASL-03', 'R-86'),
  asked(3, 'obeys', 'ORD-11'),
  asked(4, 'keepsContact', 'ASL-04'),
];
const FIRE: readonly Asked[] = [
  asked(0, 'hasFire', 'FIR-01', 'FIR-04', 'SKL-10.1', 'FIR-14', 'LOS-04', 'SEQ-10', 'FIR-16', 'FIR-19'),
  asked(0, 'unengaged', 'FIR-02', 'R-47'),
  asked(1, 'range', 'FIR-06', 'FIR-05'),
  asked(1, 'cone', 'FIR-07'),
  asked(1, 'sight', 'FIR-08'),
  asked(1, 'adjacentOnly', 'FIR-13'),
  asked(2, 'priority', 'FIR-11'),
];
const FORMATION: readonly Asked[] = [
  asked(0, 'mayChangeForm', 'FRM-02', 'FRM-06', 'SEQ-10'),
  asked(1, 'obeys', 'ORD-11'),
  asked(1, 'formOpen', 'FRM-21', 'FRM-01', 'FRM-04', 'FRM-05', 'FRM-07', 'FRM-09', 'FRM-11', 'R-44'),
  asked(1, 'clearOfEnemies', 'FRM-18', 'R-55'),
];
const RALLY: readonly Asked[] = [
  asked(0, 'losses', 'RAL-03'),
  asked(0, 'enemyFar', 'RAL-04'),
  asked(0, 'orderedPanicked', 'RAL-07'),
];

function listFor(action: ActionChoice): readonly Asked[] {
  switch (action.action) {
    case 'charge':
      return CHARGE;
    case 'assault':
      return ASSAULT;
    case 'fire':
    case 'doubleFire':
      return FIRE;
    case 'fireThenAttack':
      return [
        ...FIRE,
        ...(action.attack === 'charge' ? CHARGE : ASSAULT).map((one) => ({ ...one, stage: 3 })),
      ];
    case 'formation':
    case 'formationThenFire':
      return FORMATION;
    case 'rally':
      return RALLY;
    default:
      return [];
  }
}

/** The conditions of the act with what stands against them; reasons of no listed condition are in `others`. */
export function conditionsOf(
  action: ActionChoice,
  reasons: readonly Refusal[],
): { readonly conditions: readonly Condition[]; readonly others: readonly Refusal[] } {
  const list = listFor(action);
  const against = (one: Asked): readonly Refusal[] => reasons.filter(({ rule }) => one.of.includes(rule));
  const failed = list.filter((one) => against(one).length > 0).map(({ stage }) => stage);
  const reached = Math.min(...failed, Number.POSITIVE_INFINITY);
  const known = new Set(list.flatMap(({ of }) => of));
  const others = reasons.filter(({ rule }) => !known.has(rule));
  const conditions = list.map((one): Condition => {
    const found = against(one);
    const state = found.length > 0 ? 'unmet' : one.stage > reached || others.length > 0 ? 'open' : 'met';
    return { name: one.name, rule: one.rule, state, reasons: found };
  });
  return { conditions, others };
}
