/** The frames of shots, blows and the losses they inflict. FIR, CBT, LOS. */
import type { Frame } from '../../engine/procedure.ts';
import type { LossCause, ShotKind, StrikeKind } from './facts.ts';
import type { Half, RuleId } from './vocabulary.ts';

/** One shot with saves, losses and the test they may cause; FLOW-FIRE steps 3 to 7. Result: points lost, and whether the target's test failed. */
export interface ShotFrame extends Frame {
  readonly procedure: 'shot';
  readonly at: 'begin' | 'half' | 'aim' | 'dice' | 'saves' | 'transfer' | 'losses' | 'test';
  readonly firer: string;
  readonly target: string;
  readonly kind: ShotKind;
  /** The target is fired at during its own charge, which denies it the +3 of a village (MOR-07). */
  readonly charging: boolean;
  readonly hits: number;
  readonly lost: number;
  /** Points lost before to a shot that caused no test, added to the threshold of 3 (MOR-02). */
  readonly earlier: number;
  /** The half of an extended line that shoots, and the one aimed at; absent until chosen. */
  readonly half?: Half;
  readonly aimed?: Half;
  /** It is one of the two shots of a double fire, where each half is judged by its own hex alone. FIR-16, R-45. */
  readonly double?: true;
  /** In the second shot of a double fire: the first one's target, FIR-11(b). */
  readonly ignoring?: string;
}
/** Losses that no enemy's hit causes, LOS-02. Result: points lost. */
export interface TollFrame extends Frame {
  readonly procedure: 'toll';
  readonly at: 'begin' | 'saves' | 'losses';
  readonly unit: string;
  readonly points: number;
  readonly cause: LossCause;
  readonly by: string | null;
  readonly rule: RuleId;
}
/** Fire as an action, with return fire. FLOW-FIRE. */
export interface FireFrame extends Frame {
  readonly procedure: 'fire';
  readonly at:
    | 'begin'
    | 'half'
    | 'shot'
    | 'returnChoice'
    | 'returnShot'
    | 'gun'
    | 'gunChoice'
    | 'gunShot'
    | 'second'
    | 'secondShot';
  readonly firer: string;
  readonly target: string;
  /** Of a double fire: which shot this is, the half that makes it, the first one's target, and what that lost without a test. FIR-16, MOR-02. */
  readonly double?: 'first' | 'second';
  readonly half?: Half;
  readonly first?: string;
  readonly earlier?: number;
  /** Regimental guns beside the infantry fired at, before the shot: FIR-18. */
  readonly guns?: readonly string[];
  /** The gun that answers for it. */
  readonly gun?: string;
}
/** One blow in close combat with saves and losses, no test. Result: points lost. */
export interface StrikeFrame extends Frame {
  readonly procedure: 'strike';
  readonly at: 'dice' | 'saves' | 'transfer' | 'losses';
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
/** Losses a battery may pass to a friend, LOS-05. Result: the strength points it keeps. */
export interface TransferFrame extends Frame {
  readonly procedure: 'transfer';
  readonly at: 'choice' | 'test';
  readonly battery: string;
  /** Strength points about to be lost, saves made. */
  readonly points: number;
  /** The enemy that inflicts them; none when a fleeing friend does. */
  readonly by: string | null;
  readonly friend: string;
  /** Strength points the friend is asked to bear. */
  readonly passed: number;
}
