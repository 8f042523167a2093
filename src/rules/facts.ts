/** What happened, as data with rule IDs, and what dice are rolled for. No sentence is written here. */
import type { Facing } from '../geometry/facing.ts';
import type { Hex } from '../geometry/hex.ts';
import type { Choice, Manoeuvre, Question } from './answers.ts';
import type { Outcome } from './game.ts';
import type { Sum, Term } from './reasons.ts';
import type { Formation, Quality, Reaction, RuleId, Side } from './vocabulary.ts';

/** Why a morale test is taken, MOR-01. */
export type TestPurpose = 'reaction' | 'friendReaction' | 'losses' | 'rally' | 'formation' | 'tenacity';

/** What a shot is, FIR. */
export type ShotKind = 'action' | 'defensive' | 'return';

/** What a strike is: shock in a charge or after a pursuit, striking back in a shock, or either blow of a melee. */
export type StrikeKind = 'charge' | 'pursuit' | 'strikeBack' | 'melee' | 'meleeAnswer';

/** What a roll decides. */
export type RollAbout =
  | { readonly about: 'firstTurn' }
  | { readonly about: 'orderPoints'; readonly side: Side }
  | {
      readonly about: 'fire';
      readonly kind: ShotKind;
      readonly firer: string;
      readonly target: string;
      readonly factor: Sum;
    }
  | {
      readonly about: 'strike';
      readonly kind: StrikeKind;
      readonly attacker: string;
      readonly target: string;
      readonly factor: Sum;
    }
  /** `entitlements`: the statements that grant the saves; `from`: the least face that saves. */
  | {
      readonly about: 'saves';
      readonly unit: string;
      readonly against: string;
      readonly losses: number;
      readonly from: number;
      readonly entitlements: readonly RuleId[];
    }
  | {
      readonly about: 'morale';
      readonly unit: string;
      readonly purpose: TestPurpose;
      readonly commandValue: Sum;
      readonly dice: Quality;
      readonly supportedBy: string | null;
    }
  | { readonly about: 'flight'; readonly unit: string }
  | { readonly about: 'danger'; readonly unit: string; readonly candidates: readonly string[] }
  | { readonly about: 'crossing'; readonly unit: string; readonly by: string }
  | { readonly about: 'pursuit'; readonly unit: string };

/** Where strength points went, LOS-02. */
export type LossCause =
  | 'fire'
  | 'closeCombat'
  | 'failedTest'
  | 'crossed'
  | 'disengagement'
  | 'impossibleAttack';

export type Fact =
  | { readonly fact: 'forced'; readonly side: Side; readonly question: Question; readonly choice: Choice }
  | { readonly fact: 'firstTurn'; readonly side: Side }
  | { readonly fact: 'turnBegan'; readonly side: Side; readonly turn: number }
  | { readonly fact: 'orderPoints'; readonly side: Side; readonly points: number }
  | {
      readonly fact: 'groupActivated';
      readonly side: Side;
      readonly units: readonly string[];
      readonly cost: Sum;
    }
  | { readonly fact: 'ordersEnded'; readonly side: Side; readonly lost: number }
  | { readonly fact: 'passed'; readonly unit: string }
  | {
      readonly fact: 'moved';
      readonly unit: string;
      readonly manoeuvre: Manoeuvre | 'flight' | 'pursuit';
      readonly from: Hex;
      readonly route: readonly Hex[];
      readonly facing: Facing;
      readonly rule: RuleId;
    }
  | { readonly fact: 'turned'; readonly unit: string; readonly facing: Facing; readonly rule: RuleId }
  | {
      readonly fact: 'formationChanged';
      readonly unit: string;
      readonly from: Formation;
      readonly to: Formation;
      readonly rule: RuleId;
    }
  | { readonly fact: 'formationRefused'; readonly unit: string; readonly rule: RuleId }
  | { readonly fact: 'mayNotManoeuvre'; readonly unit: string; readonly rule: RuleId }
  | {
      readonly fact: 'chargeDeclared';
      readonly unit: string;
      readonly target: string;
      readonly distance: number;
      readonly rule: RuleId;
    }
  | {
      readonly fact: 'assaultDeclared';
      readonly unit: string;
      readonly target: string;
      readonly distance: number;
      readonly rule: RuleId;
    }
  | {
      readonly fact: 'reactionDeclared';
      readonly unit: string;
      readonly reaction: Reaction;
      readonly rule: RuleId;
    }
  | {
      readonly fact: 'friendReacts';
      readonly unit: string;
      readonly reaction: 'counterCharge' | 'defensiveFire';
      readonly rule: RuleId;
    }
  | { readonly fact: 'testExempt'; readonly unit: string; readonly rule: RuleId }
  | {
      readonly fact: 'testPassed';
      readonly unit: string;
      readonly purpose: TestPurpose;
      readonly rule: RuleId;
    }
  | {
      readonly fact: 'testFailed';
      readonly unit: string;
      readonly purpose: TestPurpose;
      readonly by: number;
      readonly rule: RuleId;
    }
  /** A panicked unit fails without dice, MOR-13. */
  | { readonly fact: 'testLost'; readonly unit: string; readonly purpose: TestPurpose; readonly rule: RuleId }
  | {
      readonly fact: 'shot';
      readonly kind: ShotKind;
      readonly unit: string;
      readonly target: string;
      readonly dice: number;
      readonly hits: number;
      readonly rule: RuleId;
    }
  | {
      readonly fact: 'struck';
      readonly kind: StrikeKind;
      readonly unit: string;
      readonly target: string;
      readonly dice: number;
      readonly hits: number;
      readonly rule: RuleId;
    }
  | {
      readonly fact: 'saved';
      readonly unit: string;
      readonly saved: number;
      readonly of: number;
      readonly rule: RuleId;
    }
  | {
      readonly fact: 'losses';
      readonly unit: string;
      readonly lost: number;
      readonly left: number;
      readonly cause: LossCause;
      readonly by: string | null;
      readonly rule: RuleId;
    }
  | {
      readonly fact: 'eliminated';
      readonly unit: string;
      readonly fledOffMap: boolean;
      readonly victoryPoints: number;
      readonly rule: RuleId;
    }
  | {
      readonly fact: 'panicked';
      readonly unit: string;
      readonly danger: string | null;
      readonly rule: RuleId;
    }
  | { readonly fact: 'flightLength'; readonly unit: string; readonly length: number }
  | { readonly fact: 'crossed'; readonly unit: string; readonly by: string; readonly rule: RuleId }
  | { readonly fact: 'rallied'; readonly unit: string; readonly regained: number; readonly rule: RuleId }
  | {
      readonly fact: 'attackEnded';
      readonly unit: string;
      readonly why: 'declined' | 'shaken' | 'targetGone' | 'brokeOff' | 'fought';
      readonly rule: RuleId;
    }
  | { readonly fact: 'pursuitLength'; readonly unit: string; readonly length: number; readonly rule: RuleId }
  | { readonly fact: 'noPursuit'; readonly unit: string; readonly rule: RuleId }
  | { readonly fact: 'gameOver'; readonly outcome: Outcome; readonly rule: RuleId };

/** The lines that explain a number told by a fact: kept as an alias so that screens import one name. */
export type Lines = readonly Term[];
