/** Questions the rule asks of a side, and the choices that answer them. */
import type { Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { Attack, Formation, Half, Reaction } from './vocabulary.ts';

/**
 * The end of a manoeuvre. `route` is the hexes entered, in order, the end included; empty when the unit stays. The place
 * of an extended line is named by its left half and its facing, and `route` is the hexes it did not hold before.
 */
export interface MoveEnd {
  readonly to: Hex;
  readonly facing: Facing;
  readonly route: readonly Hex[];
}

/** What a side is asked. Names the units concerned, so that a screen can ask beside them. */
export type Question =
  /** Which unit is set up next, and where. R-150. */
  | { readonly ask: 'unitToDeploy'; readonly units: readonly string[] }
  | { readonly ask: 'deployment'; readonly unit: string }
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
  | { readonly ask: 'fireAfterFormation'; readonly unit: string }
  /** The second shot of a double fire, by the half named, after one at `first`. FIR-16. */
  | { readonly ask: 'secondShot'; readonly unit: string; readonly half: Half; readonly first: string }
  | { readonly ask: 'formationAfterMarch'; readonly unit: string }
  /**
   * Which half of an extended line: `extend`, the flank it takes in when it forms; `keep`, the hex it holds when
   * it closes up; `fire`, the half that shoots; `aim`, the half of `unit` that is shot at.
   */
  | { readonly ask: 'half'; readonly unit: string; readonly role: 'extend' | 'keep' | 'fire' | 'aim' }
  | { readonly ask: 'facing'; readonly unit: string; readonly purpose: 'formation' | 'flight' | 'rotation' }
  | { readonly ask: 'rallied'; readonly unit: string }
  | {
      readonly ask: 'reaction';
      readonly unit: string;
      readonly attacker: string;
      readonly attack: Attack;
    }
  | {
      readonly ask: 'friendReaction';
      readonly target: string;
      readonly attacker: string;
      readonly attack: Attack;
    }
  /** Which friend takes over losses of the battery `unit`, and how many points. LOS-05. */
  | {
      readonly ask: 'transfer';
      readonly unit: string;
      readonly units: readonly string[];
      readonly losses: number;
      readonly by: string | null;
    }
  /** Where skirmishers that made way for `mover` go back. CHG-39, CHG-40. */
  | { readonly ask: 'putBack'; readonly unit: string; readonly mover: string }
  | { readonly ask: 'stayOrFlee'; readonly unit: string; readonly losses: number }
  | { readonly ask: 'flightEnd'; readonly unit: string; readonly length: number }
  | {
      readonly ask: 'attack';
      readonly unit: string;
      readonly target: string;
      readonly attack: Attack;
    }
  | {
      readonly ask: 'attackAfterFire';
      readonly unit: string;
      readonly target: string;
      readonly attack: Attack;
    }
  | {
      readonly ask: 'strikeBack';
      readonly unit: string;
      readonly attacker: string;
      readonly attack: Attack | 'pursuit';
    }
  | { readonly ask: 'returnFire'; readonly unit: string; readonly firer: string }
  /** Which regimental gun answers for its neighbour under fire. FIR-18. */
  | {
      readonly ask: 'gunReturnFire';
      readonly target: string;
      readonly firer: string;
      readonly units: readonly string[];
    }
  | { readonly ask: 'pursue'; readonly unit: string }
  | { readonly ask: 'pursuitEnd'; readonly unit: string; readonly length: number }
  | { readonly ask: 'pursuitAttack'; readonly unit: string; readonly targets: readonly string[] }
  /** Which friend of the charger `unit` joins its pursuit. CHG-36. */
  | { readonly ask: 'secondPursuer'; readonly unit: string; readonly units: readonly string[] }
  /** Whom an Impetuous unit that turned towards enemies must attack at once. SKL-17.1. */
  | { readonly ask: 'impetuousAttack'; readonly unit: string; readonly targets: readonly string[] }
  /** Who takes the initiative once the orders are given: Impetuous units and those with Tactical sense. ORD-13, ORD-14. */
  | { readonly ask: 'initiative'; readonly units: readonly string[] };

export type Manoeuvre =
  | 'frontalMarch'
  | 'indirectMarch'
  | 'evade'
  | 'charge'
  | 'assault'
  | 'counterCharge'
  | 'breakOff'
  /** The turn of an extended line in reaction to a charge: a wheel or an about-face. R-99. */
  | 'wheel';

/** What answers a question. */
export type Choice =
  /** Sets the unit up there; facing 0 for a square, `to` the left half of an extended line. R-150. */
  | {
      readonly choose: 'deploy';
      readonly to: Hex;
      readonly formation: Formation;
      readonly facing: Facing;
    }
  /** Which of two dice formulas gives the order points, ORD-02. */
  | { readonly choose: 'orderDice'; readonly dice: 'd3' | '2d6' }
  /** Activates a group: its unit ids, sorted; and the ids, sorted, of those that ride along, left out if none. ORD-03, ORD-09, ORD-10. */
  | { readonly choose: 'group'; readonly units: readonly string[]; readonly riders?: readonly string[] }
  /** Lets a panicked unit flee without order. SEQ-10. */
  | { readonly choose: 'fleeWithoutOrder'; readonly unit: string }
  /** Turns a panicked unit without order, which is its action; where an option lets it. R-22. */
  | { readonly choose: 'refaceWithoutOrder'; readonly unit: string; readonly facing: Facing }
  /** Gives no more orders this turn. R-13. */
  | { readonly choose: 'endOrders' }
  /** At the end of the orders: an Impetuous unit is let go, or tested to hold it back. ORD-13. */
  | { readonly choose: 'letLoose'; readonly unit: string }
  | { readonly choose: 'holdBack'; readonly unit: string }
  /** At the end of the orders: a unit with Tactical sense tests for its activation. ORD-14. */
  | { readonly choose: 'tacticalSense'; readonly unit: string }
  /** No more initiative this turn. */
  | { readonly choose: 'endInitiative' }
  /** The unit of the activated group that acts next, SEQ-08; the unit that is set up next, R-150. */
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
  | { readonly choose: 'action'; readonly action: Attack | 'fire'; readonly target: string }
  /** The one enemy shot at and then attacked. FIR-19. */
  | {
      readonly choose: 'action';
      readonly action: 'fireThenAttack';
      readonly attack: Attack;
      readonly target: string;
    }
  /** `doubleFire` names the target of the first shot. FIR-16. */
  | { readonly choose: 'action'; readonly action: 'doubleFire'; readonly target: string }
  | {
      readonly choose: 'action';
      readonly action: 'formation' | 'formationThenFire';
      readonly formation: Formation;
    }
  | { readonly choose: 'pass' }
  /** Where a manoeuvre ends. */
  | ({
      readonly choose: 'move';
      /** The hex of the right half, of an extended line only. R-41. */
      readonly right?: Hex;
    } & MoveEnd)
  /** Marches off the map by an exit of its side, from the end of that route. R-151. */
  | ({ readonly choose: 'leave'; readonly exit: string } & MoveEnd)
  /** The target of a shot after a march, or none. */
  | { readonly choose: 'shootAt'; readonly target: string }
  | { readonly choose: 'holdFire' }
  | { readonly choose: 'formation'; readonly formation: Formation }
  | { readonly choose: 'keepFormation' }
  /** Left and right as the unit looks; `hex` is where that half stands, or will stand. */
  | { readonly choose: 'half'; readonly half: Half; readonly hex: Hex }
  | { readonly choose: 'facing'; readonly facing: Facing }
  /** Formation and facing after a rally from panic, RAL-05; facing 0 for a square. */
  | { readonly choose: 'rallied'; readonly formation: Formation; readonly facing: Facing }
  | { readonly choose: 'reaction'; readonly reaction: Reaction }
  | { readonly choose: 'friendCounterCharge'; readonly unit: string }
  | { readonly choose: 'friendDefensiveFire'; readonly unit: string }
  | { readonly choose: 'noFriend' }
  /** The friend, and the strength points it is asked to bear. LOS-05. */
  | { readonly choose: 'transfer'; readonly unit: string; readonly points: number }
  | { readonly choose: 'keepLosses' }
  /** Where and how skirmishers go back behind the friend they made way for. CHG-39. */
  | { readonly choose: 'putBack'; readonly to: Hex; readonly facing: Facing }
  | { readonly choose: 'stay' }
  | { readonly choose: 'flee' }
  | { readonly choose: 'attack' }
  | { readonly choose: 'decline' }
  /** Cavalry breaks off before a square just formed, CHG-31. */
  | { readonly choose: 'breakOff' }
  | { readonly choose: 'strikeBack' }
  | { readonly choose: 'returnFire' }
  | { readonly choose: 'gunReturnFire'; readonly unit: string }
  | { readonly choose: 'pursue' }
  | { readonly choose: 'secondPursuer'; readonly unit: string }
  /** Where a flight or pursuit of the rolled length ends. `crossed`: friends crossed, in order. `offMap`: it leaves the map from there. */
  | {
      readonly choose: 'runEnd';
      readonly to: Hex;
      readonly route: readonly Hex[];
      readonly crossed: readonly string[];
      readonly offMap: boolean;
    }
  | { readonly choose: 'attackTarget'; readonly target: string };
