/** The frames of manoeuvres, morale, formations and rally. MAN, MOR, FRM, RAL. */
import type { Frame } from '../../engine/procedure.ts';
import type { Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { Manoeuvre } from './answers.ts';
import type { TestPurpose } from './facts.ts';
import type { Formation, Reaction } from './vocabulary.ts';

/** A march of any kind or an evade: choice of the end, the move, disengagement losses. MAN. */
export interface MarchFrame extends Frame {
  readonly procedure: 'march';
  readonly at: 'end' | 'makeWay' | 'putBack' | 'arrive' | 'toll';
  readonly unit: string;
  readonly manoeuvre: Manoeuvre;
  /** Whether a shot or a change of formation follows, which limits the march (FIR-03, FRM-17). */
  readonly follow: 'none' | 'fire' | 'formation';
  /** The attacked unit, in a charge, assault or counter-charge. */
  readonly target: string | null;
  /** In a charge: whether it must end in a front hex of the target (CHG-10). */
  readonly frontOnly: boolean;
  /** Skirmishers lifted from the end that have not yet been put back, CHG-39; the unit arrives once they all are. */
  readonly lifted: readonly string[];
  /** Where those already placed go. */
  readonly placed: readonly PlacedBehind[];
  /** The end chosen, and the hexes entered on the way to it. */
  readonly toQ: number;
  readonly toR: number;
  readonly toFacing: Facing;
  readonly route: readonly Hex[];
  /** Enemies shaken off that are still to be paid for: MAN-17. */
  readonly owing?: readonly string[];
  readonly openRoute?: boolean;
}
/** Where skirmishers that make way go back, CHG-39. */
export interface PlacedBehind {
  readonly unit: string;
  readonly q: number;
  readonly r: number;
  readonly facing: Facing;
}
/** A morale test with its consequence. MOR. */
export interface MoraleFrame extends Frame {
  readonly procedure: 'morale';
  readonly at: 'begin' | 'dice' | 'failed' | 'choice' | 'toll' | 'flight';
  readonly unit: string;
  readonly purpose: TestPurpose;
  /** The enemy that causes the test, or none: danger of a flight, and reference for hex-side cover. */
  readonly enemy: string | null;
  /** The reaction declared, which may lower the command value (MOR-09). */
  readonly reaction: Reaction;
  /** The unit tests during its own charge, which denies the +3 of a village (MOR-07). */
  readonly charging: boolean;
  /** A friend tests to react to a charge, which an option counts as if it were charged itself. */
  readonly charged?: boolean;
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
    | 'half'
    | 'danger'
    | 'turn'
    | 'facing'
    | 'facingDraw'
    | 'length'
    | 'end'
    | 'step'
    | 'stepDraw'
    | 'crossing'
    | 'crossingDice'
    | 'crossingTransfer'
    | 'crossingLosses'
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
  /** Strength points the friend crossed is about to lose. */
  readonly points: number;
  readonly offMap: boolean;
  /** The hexes entered so far, where dice choose each step. */
  readonly route: readonly Hex[];
  /** The hex where it stops: it moves there once the friends crossed have taken their losses. */
  readonly toQ: number;
  readonly toR: number;
}
/** A change of formation, FRM-14 to FRM-18. */
export interface FormationFrame extends Frame {
  readonly procedure: 'formation';
  readonly at: 'begin' | 'test' | 'change' | 'facing' | 'ground' | 'half';
  readonly unit: string;
  readonly formation: Formation;
  /** The facing it will have, once settled by the step `change`. */
  readonly facing?: Facing;
}
/** Rally, FLOW-RALLY. */
export interface RallyFrame extends Frame {
  readonly procedure: 'rally';
  readonly at: 'test' | 'rallied' | 'order' | 'half';
  readonly unit: string;
  /** The facing of a unit about to form an extended line, RAL-05. */
  readonly facing?: Facing;
}
