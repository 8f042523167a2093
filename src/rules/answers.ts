/** Questions the rule asks of a side, and the choices that answer them. */
import type { Facing } from '../geometry/facing.ts';
import type { Hex } from '../geometry/hex.ts';
import type { Action, Formation, Reaction } from './vocabulary.ts';

/** The end of a manoeuvre. `route` is the hexes entered, in order, the end included; empty when the unit stays. */
export interface MoveEnd {
  readonly to: Hex;
  readonly facing: Facing;
  readonly route: readonly Hex[];
}

/** What a side is asked. Names the units concerned, so that a screen can ask beside them. */
export type Question =
  | { readonly ask: 'orderDice' }
  | { readonly ask: 'orders' }
  | { readonly ask: 'actingUnit'; readonly units: readonly string[] }
  | { readonly ask: 'action'; readonly unit: string }
  | {
      readonly ask: 'move';
      readonly unit: string;
      readonly manoeuvre: Manoeuvre;
      readonly target: string | null;
    }
  | { readonly ask: 'fireAfterMarch'; readonly unit: string }
  | { readonly ask: 'formationAfterMarch'; readonly unit: string }
  | { readonly ask: 'facing'; readonly unit: string; readonly purpose: 'formation' | 'flight' | 'rotation' }
  | { readonly ask: 'rallied'; readonly unit: string }
  | {
      readonly ask: 'reaction';
      readonly unit: string;
      readonly attacker: string;
      readonly attack: 'charge' | 'assault';
    }
  | {
      readonly ask: 'friendReaction';
      readonly target: string;
      readonly attacker: string;
      readonly attack: 'charge' | 'assault';
    }
  | { readonly ask: 'stayOrFlee'; readonly unit: string; readonly losses: number }
  | { readonly ask: 'flightEnd'; readonly unit: string; readonly length: number }
  | {
      readonly ask: 'attack';
      readonly unit: string;
      readonly target: string;
      readonly attack: 'charge' | 'assault';
    }
  | {
      readonly ask: 'strikeBack';
      readonly unit: string;
      readonly attacker: string;
      readonly attack: 'charge' | 'assault' | 'pursuit';
    }
  | { readonly ask: 'returnFire'; readonly unit: string; readonly firer: string }
  | { readonly ask: 'pursue'; readonly unit: string }
  | { readonly ask: 'pursuitEnd'; readonly unit: string; readonly length: number }
  | { readonly ask: 'pursuitAttack'; readonly unit: string; readonly targets: readonly string[] };

export type Manoeuvre =
  | 'frontalMarch'
  | 'indirectMarch'
  | 'evade'
  | 'charge'
  | 'assault'
  | 'counterCharge'
  | 'breakOff';

/** What answers a question. */
export type Choice =
  /** Which of two dice formulas gives the order points, ORD-02. */
  | { readonly choose: 'orderDice'; readonly dice: 'd3' | '2d6' }
  /** Activates a group: its unit ids, sorted. ORD-03. */
  | { readonly choose: 'group'; readonly units: readonly string[] }
  /** Lets a panicked unit flee without order. SEQ-10. */
  | { readonly choose: 'fleeWithoutOrder'; readonly unit: string }
  /** Gives no more orders this turn. R-13. */
  | { readonly choose: 'endOrders' }
  /** The unit of the activated group that acts next. SEQ-08. */
  | { readonly choose: 'unit'; readonly unit: string }
  /** An action without target or form: marches, evade, flight, rally; `marchThenFire` and `marchThenFormation` name their march. */
  | {
      readonly choose: 'action';
      readonly action: 'frontalMarch' | 'indirectMarch' | 'evade' | 'flight' | 'rally';
    }
  | {
      readonly choose: 'action';
      readonly action: 'marchThenFire' | 'marchThenFormation';
      readonly march: 'frontalMarch' | 'indirectMarch';
    }
  | { readonly choose: 'action'; readonly action: 'charge' | 'assault' | 'fire'; readonly target: string }
  | { readonly choose: 'action'; readonly action: 'formation'; readonly formation: Formation }
  | { readonly choose: 'pass' }
  /** Where a manoeuvre ends. */
  | ({ readonly choose: 'move' } & MoveEnd)
  /** The target of a shot after a march, or none. */
  | { readonly choose: 'shootAt'; readonly target: string }
  | { readonly choose: 'holdFire' }
  | { readonly choose: 'formation'; readonly formation: Formation }
  | { readonly choose: 'keepFormation' }
  | { readonly choose: 'facing'; readonly facing: Facing }
  /** Formation and facing after a rally from panic, RAL-05; facing 0 for a square. */
  | { readonly choose: 'rallied'; readonly formation: Formation; readonly facing: Facing }
  | { readonly choose: 'reaction'; readonly reaction: Reaction }
  | { readonly choose: 'friendCounterCharge'; readonly unit: string }
  | { readonly choose: 'friendDefensiveFire'; readonly unit: string }
  | { readonly choose: 'noFriend' }
  | { readonly choose: 'stay' }
  | { readonly choose: 'flee' }
  | { readonly choose: 'attack' }
  | { readonly choose: 'decline' }
  /** Cavalry breaks off before a square just formed, CHG-31. */
  | { readonly choose: 'breakOff' }
  | { readonly choose: 'strikeBack' }
  | { readonly choose: 'returnFire' }
  | { readonly choose: 'pursue' }
  /** Where a flight or pursuit of the rolled length ends. `crossed`: friends crossed, in order. `offMap`: it leaves the map from there. */
  | {
      readonly choose: 'runEnd';
      readonly to: Hex;
      readonly route: readonly Hex[];
      readonly crossed: readonly string[];
      readonly offMap: boolean;
    }
  | { readonly choose: 'attackTarget'; readonly target: string };

/** The actions a `Choice` can name, for screens that list them. */
export type ChosenAction = Exclude<Action, 'doubleFire' | 'formationThenFire' | 'fireThenAttack'>;
