/** The first battle as it is told: what is expected next, and what the player is to look at meanwhile. */
import type { Sketch } from '../demonstrations/demonstration.ts';
import {
  ATTACK,
  act,
  DECLINE,
  group,
  move,
  NO_FRIEND,
  react,
  STRIKE_BACK,
} from '../demonstrations/notation.ts';

/** The same seed and the same answers give the same dice: the story is always this one. */
export const FIRST_SEED = 'battle 101';

export interface GuidedStep {
  readonly id: FirstStepId;
  /** The legal answer that has this, or the dice. */
  readonly answer: Sketch | 'dice';
  /** The units it is about. */
  readonly units: readonly string[];
  /** The hexes to press, by their names. */
  readonly hexes: readonly string[];
  /** The enemy decides: the program answers for him. */
  readonly enemy: boolean;
}

function step<Id extends string>(
  id: Id,
  answer: GuidedStep['answer'],
  more: Partial<Omit<GuidedStep, 'id' | 'answer'>> = {},
) {
  return { id, answer, units: [], hexes: [], enemy: false, ...more };
}

const HIM = { enemy: true } as const;

const STEPS = [
  step('orders', 'dice'),
  step('pickGun', group('gun'), { units: ['gun'] }),
  step('fire', act('fire', 'enemy-foot'), { units: ['enemy-foot'] }),
  step('rollFire', 'dice', { units: ['gun', 'enemy-foot'] }),
  step('rollSaves', 'dice', { units: ['enemy-foot'] }),
  step('pickFoot', group('foot'), { units: ['foot'] }),
  step('march', act('frontalMarch'), { hexes: ['E5'] }),
  step('marchTo', move('E5', 5), { hexes: ['E5'] }),
  step('hisOrders', 'dice'),
  step('hisHorse', group('enemy-horse'), { ...HIM, units: ['enemy-horse'] }),
  step('hisCharge', act('charge', 'foot'), { ...HIM, units: ['enemy-horse', 'foot'] }),
  step('hisWay', move('E4'), { ...HIM, units: ['enemy-horse'] }),
  step('square', react('square'), { units: ['foot', 'enemy-horse'] }),
  step('rollSquare', 'dice', { units: ['foot'] }),
  step('noFriend', NO_FRIEND, { units: ['horse'] }),
  step('hisAttack', ATTACK, { ...HIM, units: ['enemy-horse'] }),
  step('rollHisStrike', 'dice', { units: ['enemy-horse', 'foot'] }),
  step('rollOwnSaves', 'dice', { units: ['foot'] }),
  step('strikeBack', STRIKE_BACK, { units: ['foot', 'enemy-horse'] }),
  step('rollStrikeBack', 'dice', { units: ['enemy-horse'] }),
  step('lastOrders', 'dice'),
  step('pickHorse', group('horse'), { units: ['horse'] }),
  step('charge', act('charge', 'enemy-horse'), { units: ['enemy-horse'] }),
  step('chargeTo', move('F5', 5), { hexes: ['F5'] }),
  step('hisReaction', react('nothing'), { ...HIM, units: ['enemy-horse'] }),
  step('rollHisNerve', 'dice', { units: ['enemy-horse'] }),
  step('strike', ATTACK, { units: ['horse', 'enemy-horse'] }),
  step('rollStrike', 'dice', { units: ['enemy-horse'] }),
  step('halt', DECLINE, { units: ['horse'] }),
  step('endOrders', { choose: 'endOrders' }),
] as const;

export type FirstStepId = (typeof STEPS)[number]['id'];

/** From the first throw to the end of the third turn. */
export const FIRST_STEPS: readonly GuidedStep[] = STEPS;
