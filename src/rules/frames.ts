/** The run-time position of every procedure of the rule: frames of few scalars. */
import type {
  Decision as EngineDecision,
  Next as EngineNext,
  Roll as EngineRoll,
  Frame,
  Kit,
  Procedure,
} from '../engine/procedure.ts';
import type { Choice, Manoeuvre, Question } from './answers.ts';
import type { Fact, RollAbout, ShotKind, StrikeKind, TestPurpose } from './facts.ts';
import type { Game } from './game.ts';
import type { Refusal } from './reasons.ts';
import type { Formation, Reaction, Side } from './vocabulary.ts';

/** The whole battle, FLOW-TURN around. */
export interface BattleFrame extends Frame {
  readonly procedure: 'battle';
  readonly at: 'firstTurn' | 'throwForFirst' | 'turn' | 'nextTurn';
  /** Who took the first turn; settled by the step `firstTurn`. */
  readonly first: Side;
}
/** One player's turn, SEQ-02. */
export interface TurnFrame extends Frame {
  readonly procedure: 'turn';
  readonly at:
    | 'begin'
    | 'formula'
    | 'orderPoints'
    | 'orders'
    | 'activation'
    | 'flightWithoutOrder'
    | 'victory';
  /** Whether this is the last turn of the game, R-151. */
  readonly last: boolean;
  /** The dice chosen for the order points, ORD-02. */
  readonly dice: 'd3' | '2d6';
  /** The group just activated, or the unit that flees without order. */
  readonly group: readonly string[];
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
    | 'shotChoice'
    | 'formationChoice'
    | 'finish';
  readonly unit: string;
  readonly panickedGroup: boolean;
  readonly target: string;
  readonly manoeuvre: 'frontalMarch' | 'indirectMarch';
  readonly follow: 'none' | 'fire' | 'formation';
  readonly formation: Formation;
}
/** A march of any kind or an evade: choice of the end, the move, disengagement losses. MAN. */
export interface MarchFrame extends Frame {
  readonly procedure: 'march';
  readonly at: 'end';
  readonly unit: string;
  readonly manoeuvre: Manoeuvre;
  /** Whether a shot or a change of formation follows, which limits the march (FIR-03, FRM-17). */
  readonly follow: 'none' | 'fire' | 'formation';
  /** The attacked unit, in a charge, assault or counter-charge. */
  readonly target: string | null;
  /** In a charge: whether it must end in a front hex of the target (CHG-10). */
  readonly frontOnly: boolean;
}
/** A morale test with its consequence. MOR. */
export interface MoraleFrame extends Frame {
  readonly procedure: 'morale';
  readonly at: 'begin' | 'dice' | 'failed' | 'choice' | 'flight';
  readonly unit: string;
  readonly purpose: TestPurpose;
  /** The enemy that causes the test, or none: danger of a flight, and reference for hex-side cover. */
  readonly enemy: string | null;
  /** The reaction declared, which may lower the command value (MOR-09). */
  readonly reaction: Reaction;
  /** The unit tests during its own charge, which denies the +3 of a village (MOR-07). */
  readonly charging: boolean;
  /** The charge or assault under way, for flank protection (GEO-21): the attacker, and whether it was in the cone of a protector at declaration. */
  readonly attacker: string | null;
  readonly protectors: readonly string[];
  readonly excess: number;
}
/** Flight, FLOW-FLIGHT. */
export interface FlightFrame extends Frame {
  readonly procedure: 'flight';
  readonly at:
    | 'begin'
    | 'danger'
    | 'turn'
    | 'facing'
    | 'length'
    | 'end'
    | 'crossing'
    | 'crossingDice'
    | 'stop';
  readonly unit: string;
  readonly cause: string | null;
  readonly candidates: readonly string[];
  readonly danger: string | null;
  readonly length: number;
  readonly harmless: boolean;
  /** It was in square, which has no rear: its owner chooses where it turns (GEO-12). */
  readonly fromSquare: boolean;
  /** Friends on the chosen way that have not yet been charged their losses. */
  readonly crossed: readonly string[];
  readonly offMap: boolean;
  /** The hex where it stops: it moves there once the friends crossed have taken their losses. */
  readonly toQ: number;
  readonly toR: number;
}
/** A change of formation, FRM-14 to FRM-18. */
export interface FormationFrame extends Frame {
  readonly procedure: 'formation';
  readonly at: 'begin' | 'test' | 'change' | 'facing';
  readonly unit: string;
  readonly formation: Formation;
}
/** Rally, FLOW-RALLY. */
export interface RallyFrame extends Frame {
  readonly procedure: 'rally';
  readonly at: 'test' | 'rallied' | 'order';
  readonly unit: string;
}
/** One shot with saves, losses and the test they may cause; FLOW-FIRE steps 3 to 7. Result: points lost, and whether the target's test failed. */
export interface ShotFrame extends Frame {
  readonly procedure: 'shot';
  readonly at: 'dice' | 'saves' | 'losses' | 'test';
  readonly firer: string;
  readonly target: string;
  readonly kind: ShotKind;
  /** The target is fired at during its own charge, which denies it the +3 of a village (MOR-07). */
  readonly charging: boolean;
  readonly hits: number;
  readonly lost: number;
  /** Points lost before to a shot that caused no test, added to the threshold of 3 (MOR-02). */
  readonly earlier: number;
}
/** Fire as an action, with return fire. FLOW-FIRE. */
export interface FireFrame extends Frame {
  readonly procedure: 'fire';
  readonly at: 'shot' | 'returnChoice' | 'returnShot';
  readonly firer: string;
  readonly target: string;
}
/** One blow in close combat with saves and losses, no test. Result: points lost. */
export interface StrikeFrame extends Frame {
  readonly procedure: 'strike';
  readonly at: 'dice' | 'saves' | 'losses';
  readonly striker: string;
  readonly target: string;
  readonly kind: StrikeKind;
  readonly doubled: boolean;
  readonly outflankedAtDeclaration: boolean;
  /** Points the charged unit lost in this charge, CHG-33. */
  readonly reduction: number;
  /** Strengths at the start of a melee, SAV-03 row 9; 0 otherwise. */
  readonly strikerStrength: number;
  readonly targetStrength: number;
  readonly hits: number;
}
/** Target's and friend's reactions to a charge or assault; FLOW-CHARGE steps 5 to 12, FLOW-ASSAULT 3 to 5. */
export interface ReactionFrame extends Frame {
  readonly procedure: 'reaction';
  readonly at:
    | 'declare'
    | 'test'
    | 'perform'
    | 'flight'
    | 'evade'
    | 'turn'
    | 'targetShot'
    | 'friends'
    | 'friend'
    | 'friendTest'
    | 'friendMove'
    | 'friendShot';
  readonly attack: 'charge' | 'assault';
  readonly attacker: string;
  readonly target: string;
  /** Hexes between the two at declaration, CHG-16. */
  readonly distance: number;
  /** Whether the target was in contact with an enemy at declaration, CHG-17. */
  readonly targetInContact: boolean;
  /** Friends of the target in contact with the attacker at declaration, R-124. */
  readonly inContact: readonly string[];
  /** Friends in whose cone the attacker was at declaration, R-08. */
  readonly protectors: readonly string[];
  /** The target's hex before its reaction, R-88. */
  readonly hexQ: number;
  readonly hexR: number;
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
export interface ChargeFrame extends Frame {
  readonly procedure: 'charge';
  readonly at:
    | 'declare'
    | 'move'
    | 'reaction'
    | 'attack'
    | 'breakOff'
    | 'shock'
    | 'aftermath'
    | 'pursue'
    | 'pursuit'
    | 'pursuitTargets'
    | 'pursuitAttack'
    | 'pursuitShock';
  readonly charger: string;
  readonly target: string;
  readonly distance: number;
  /** Whether charger and target stand and moved in open ground so far, CBT-09. */
  readonly openRoute: boolean;
  readonly targetInContact: boolean;
  readonly inContact: readonly string[];
  readonly protectors: readonly string[];
  readonly frontOnly: boolean;
  readonly counterCharged: boolean;
  readonly squareFormed: boolean;
  readonly targetLost: number;
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
}
/** The move of a pursuer. Result: whether the route was open. */
export interface PursuitFrame extends Frame {
  readonly procedure: 'pursuit';
  readonly at: 'begin' | 'length' | 'end';
  readonly unit: string;
  readonly length: number;
}
/** An assault, FLOW-ASSAULT. */
export interface AssaultFrame extends Frame {
  readonly procedure: 'assault';
  readonly at:
    | 'declare'
    | 'move'
    | 'reaction'
    | 'attack'
    | 'strike'
    | 'answerCheck'
    | 'answerChoice'
    | 'answer'
    | 'tests'
    | 'firstTest'
    | 'secondTest';
  readonly assailant: string;
  readonly target: string;
  readonly distance: number;
  readonly outflanked: boolean;
  readonly targetInContact: boolean;
  readonly inContact: readonly string[];
  readonly protectors: readonly string[];
  readonly assailantStrength: number;
  readonly targetStrength: number;
  readonly assailantLost: number;
  readonly targetLost: number;
  readonly first: string;
}

export type GameFrame =
  | BattleFrame
  | TurnFrame
  | ActivationFrame
  | ActionFrame
  | MarchFrame
  | MoraleFrame
  | FlightFrame
  | FormationFrame
  | RallyFrame
  | ShotFrame
  | FireFrame
  | StrikeFrame
  | ReactionFrame
  | ChargeFrame
  | ShockFrame
  | PursuitFrame
  | AssaultFrame;

/** What a procedure tells its caller. */
export type Result =
  | { readonly result: 'done' }
  | { readonly result: 'moved'; readonly openRoute: boolean }
  | {
      readonly result: 'tested';
      readonly outcome: 'passed' | 'failed' | 'stayed' | 'gone';
      readonly lost: number;
    }
  | { readonly result: 'shot'; readonly lost: number; readonly tested: boolean; readonly failed: boolean }
  | { readonly result: 'struck'; readonly lost: number }
  | {
      readonly result: 'reacted';
      readonly gone: boolean;
      readonly ended: boolean;
      readonly counterCharged: boolean;
      readonly squareFormed: boolean;
      readonly targetLost: number;
    }
  | { readonly result: 'fought'; readonly targetGone: boolean; readonly chargerFled: boolean };

/** The types this rulebook brings to the engine. */
export interface SabreurKit extends Kit {
  game: Game;
  frame: GameFrame;
  side: Side;
  choice: Choice;
  question: Question;
  refusal: Refusal;
  about: RollAbout;
  fact: Fact;
  result: Result;
}
export type RuleProcedure<F extends GameFrame> = Procedure<SabreurKit, F>;
export type Decision = EngineDecision<SabreurKit>;
export type Roll = EngineRoll<SabreurKit>;
export type Next<F extends GameFrame> = EngineNext<SabreurKit, F>;

/** The result of a procedure that has nothing to tell. */
export const DONE: Result = { result: 'done' };
