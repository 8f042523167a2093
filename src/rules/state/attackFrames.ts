/** The frames of charges and assaults with the reactions to them. CHG, ASL. */
import type { Frame } from '../../engine/procedure.ts';
import type { Facing } from '../../geometry/facing.ts';
import type { Attack, Reaction } from './vocabulary.ts';

/** What a charge or an assault records as it is declared. FLOW-CHARGE step 1, FLOW-ASSAULT step 1. */
export interface Declaration {
  /** Hexes between the two, CHG-16. */
  readonly distance: number;
  /** Whether the target was in contact with an enemy, CHG-17. */
  readonly targetInContact: boolean;
  /**
   * Friends of the target in contact with the attacker, R-124; and the target itself where it is so only by an option, for
   * what engages is told by `targetInContact`. R-06.
   */
  readonly inContact: readonly string[];
  /** Friends of the target in whose cone the attacker was, R-08; and the target of a charge where only an option asks for it, R-82. */
  readonly protectors: readonly string[];
}

/** Target's and friend's reactions to a charge or assault; FLOW-CHARGE steps 5 to 12, FLOW-ASSAULT 3 to 5. */
export interface ReactionFrame extends Frame, Declaration {
  readonly procedure: 'reaction';
  readonly at:
    | 'declare'
    | 'test'
    | 'perform'
    | 'flight'
    | 'evade'
    | 'turn'
    | 'wheel'
    | 'targetShot'
    | 'friends'
    | 'friend'
    | 'friendTest'
    | 'friendMove'
    | 'friendShot';
  readonly attack: Attack;
  readonly attacker: string;
  readonly target: string;
  /** The target's hex before its reaction, R-88. */
  readonly hexQ: number;
  readonly hexR: number;
  /** Its facing then, if it was an extended line, which tells its right half. R-41. */
  readonly lineFacing?: Facing;
  readonly reaction: Reaction;
  readonly friend: string;
  readonly gone: boolean;
  readonly counterCharged: boolean;
  readonly squareFormed: boolean;
  /** Points the attacker lost to a first defensive shot that caused no test, MOR-02. */
  readonly fireLosses: number;
  /** Points the target lost in its reaction test, CHG-33. */
  readonly targetLost: number;
}
/** A charge, FLOW-CHARGE. */
export interface ChargeFrame extends Frame, Declaration {
  readonly procedure: 'charge';
  readonly at:
    | 'declare'
    | 'inVain'
    | 'move'
    | 'reaction'
    | 'attack'
    | 'breakOff'
    | 'shock'
    | 'friendStrike'
    | 'friendStrikeTest'
    | 'aftermath'
    | 'pursue'
    | 'pursuit'
    | 'joined'
    | 'joiner'
    | 'joinerPursuit'
    | 'pursuitTargets'
    | 'pursuitAttack'
    | 'pursuitShock'
    | 'joinerTargets'
    | 'joinerAttack'
    | 'joinerShock';
  readonly charger: string;
  readonly target: string;
  /** Whether charger and target stand and moved in open ground so far, CBT-09. */
  readonly openRoute: boolean;
  readonly frontOnly: boolean;
  readonly counterCharged: boolean;
  readonly squareFormed: boolean;
  readonly targetLost: number;
  /** The friend of the target that counter-charged and will strike: an option of R-92. */
  readonly counterCharger?: string;
  /** What the shock left, while that friend strikes. */
  readonly targetGone?: boolean;
  /** A panicked target that stayed was destroyed where it stood: told only where an option asks for it, R-68, R-105. */
  readonly mobDestroyed?: true;
  /** Points the target's blow has cost the charger without a test, counted with that friend's: R-92. */
  readonly chargerLost?: number;
  /** Friends that may join the pursuit, as the charger stood before it: CHG-36. */
  readonly joiners?: readonly string[];
  /** The one that does, and whether its way was open. */
  readonly joiner?: string;
  readonly joinerRoute?: boolean;
  /** Points a shot of the same action has cost the target without a test, MOR-02. */
  readonly earlier?: number;
}
/** The combat of a charge or of a pursuit, CHG-32. Result: whether the target is gone. */
export interface ShockFrame extends Frame {
  readonly procedure: 'shock';
  readonly at: 'strike' | 'targetTest' | 'answer' | 'strikeBackChoice' | 'strikeBack' | 'chargerTest';
  readonly charger: string;
  readonly target: string;
  readonly kind: 'charge' | 'pursuit';
  readonly doubled: boolean;
  readonly protectors: readonly string[];
  readonly targetLost: number;
  /** Points a shot of the same action has cost the target without a test, MOR-02. */
  readonly earlier?: number;
}
/** The move of a pursuer. Result: whether the route was open. */
export interface PursuitFrame extends Frame {
  readonly procedure: 'pursuit';
  readonly at: 'begin' | 'length' | 'end';
  readonly unit: string;
  readonly length: number;
}
/** An assault, FLOW-ASSAULT. */
export interface AssaultFrame extends Frame, Declaration {
  readonly procedure: 'assault';
  readonly at:
    | 'declare'
    | 'inVain'
    | 'move'
    | 'reaction'
    | 'attack'
    | 'strike'
    | 'lastBlow'
    | 'answerCheck'
    | 'answerChoice'
    | 'answer'
    | 'tests'
    | 'firstTest'
    | 'secondTest';
  readonly assailant: string;
  readonly target: string;
  readonly outflanked: boolean;
  readonly assailantStrength: number;
  readonly targetStrength: number;
  readonly assailantLost: number;
  readonly targetLost: number;
  readonly first: string;
  /** The assailant has turned towards its target already and does not move: SKL-17.1. */
  readonly still?: boolean;
  /** Points a shot of the same action has cost the target without a test, MOR-02. */
  readonly earlier?: number;
}

/** Fire, then a charge or an assault on the same enemy, FIR-19. */
export interface FireThenAttackFrame extends Frame {
  readonly procedure: 'fireThenAttack';
  readonly at: 'shot' | 'choice' | 'attack';
  readonly unit: string;
  readonly target: string;
  readonly attack: Attack;
  /** The target's strength points before the shot. */
  readonly strength: number;
  /** Points the shot cost it without a test, MOR-02. */
  readonly earlier: number;
}
