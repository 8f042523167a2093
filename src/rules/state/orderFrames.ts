/** The frames of the turn, of orders and of a unit’s action. SEQ, ORD. */
import type { Frame } from '../../engine/procedure.ts';
import type { Attack, Formation, Side } from './vocabulary.ts';

/** The whole battle, FLOW-TURN around; `deployment` only where units are still to be set up. */
export interface BattleFrame extends Frame {
  readonly procedure: 'battle';
  readonly at: 'deployment' | 'firstTurn' | 'throwForFirst' | 'turn' | 'nextTurn';
  /** Who took the first turn; settled by the step `firstTurn`. */
  readonly first: Side;
}
/** Both armies are set up, or reinforcements come in. R-150. */
export interface DeploymentFrame extends Frame {
  readonly procedure: 'deployment';
  readonly at: 'first' | 'throwForFirst' | 'arrivals' | 'next' | 'unit' | 'place';
  /** Whose turn it is to set up a unit. */
  readonly side: Side;
  /** The unit that is being set up. */
  readonly unit: string;
  /** In the course of the battle: those that come in now, of the side whose turn it is. */
  readonly arriving?: true;
}
/** One player's turn, SEQ-02. */
export interface TurnFrame extends Frame {
  readonly procedure: 'turn';
  readonly at:
    | 'begin'
    | 'reinforcements'
    | 'formula'
    | 'orderPoints'
    | 'orders'
    | 'activation'
    | 'flightWithoutOrder'
    | 'endOfOrders'
    | 'initiative'
    | 'restraint'
    | 'tacticalSense'
    | 'byItself'
    | 'lateFlight'
    | 'victory';
  /** Whether this is the last turn of the game, R-151. */
  readonly last: boolean;
  /** The dice chosen for the order points, ORD-02. */
  readonly dice: 'd3' | '2d6';
  /** The group just activated with its riders, the unit that flees without order, or the one that takes the initiative. */
  readonly group: readonly string[];
  /** Impetuous units held back this turn by a morale test, ORD-13; like all lists that may be left out, absent when empty. */
  readonly heldBack?: readonly string[];
  /** Units that have tested their Tactical sense this turn, ORD-14. */
  readonly sensed?: readonly string[];
}
/** One activated group, ORD-03, SEQ-08. */
export interface ActivationFrame extends Frame {
  readonly procedure: 'activation';
  readonly at: 'tenacity' | 'tenacityTest' | 'next' | 'pick' | 'act';
  readonly units: readonly string[];
  /** Whether it was activated as a group of panicked units, which alone may rally from panic (SEQ-10). */
  readonly panicked: boolean;
  readonly tested: number;
  readonly unit: string;
}
/** One unit's action, SEQ-07. */
export interface ActionFrame extends Frame {
  readonly procedure: 'action';
  readonly at:
    | 'choose'
    | 'march'
    | 'evade'
    | 'flight'
    | 'charge'
    | 'assault'
    | 'fire'
    | 'formation'
    | 'rally'
    | 'marchFirst'
    | 'doubleFire'
    | 'formationFirst'
    | 'shotChoice'
    | 'shotAfterFormation'
    | 'formationChoice'
    | 'carriedAway'
    | 'rashAssault'
    | 'fireThenAttack'
    | 'finish';
  readonly unit: string;
  readonly panickedGroup: boolean;
  readonly target: string;
  readonly manoeuvre: 'frontalMarch' | 'indirectMarch';
  readonly follow: 'none' | 'fire' | 'formation';
  readonly formation: Formation;
  /** The attack announced with a shot, FIR-19. */
  readonly attack?: Attack;
  /** Of an Impetuous unit: the enemies it engaged before its march. SKL-17.1. */
  readonly engaged?: readonly string[];
}
