/** What happened, as data with rule IDs, and what dice are rolled for. No sentence is written here. */

import type { Words } from '../../contract/system.ts';
import type { Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { CorrectedField } from './agreements.ts';
import type { Choice, Manoeuvre, Question } from './answers.ts';
import type { Outcome, Unit } from './game.ts';
import type { Sum } from './reasons.ts';
import type { Formation, Quality, Reaction, RuleId, Side } from './vocabulary.ts';

/** Why a morale test is taken, MOR-01. */
export type TestPurpose =
  | 'reaction'
  | 'friendReaction'
  | 'losses'
  | 'rally'
  | 'formation'
  | 'tenacity'
  | 'transfer'
  | 'impetuosity'
  | 'tacticalSense';

/** What a shot is, FIR. */
export type ShotKind = 'action' | 'defensive' | 'return';

/** What a strike is: shock in a charge or after a pursuit, striking back in a shock, or either blow of a melee. */
export type StrikeKind = 'charge' | 'pursuit' | 'strikeBack' | 'melee' | 'meleeAnswer';

/** How an extended line moved, and where its halves stand then, the left one first. FRM-10, R-43. */
export interface LineMotion {
  readonly move: 'shift' | 'wheel' | 'aboutFace';
  readonly hexes: readonly Hex[];
}

/** What a roll decides. */
export type RollAbout =
  | { readonly about: 'firstToDeploy' }
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
  /** The same for losses that no enemy's hit causes: an option of R-131. */
  | {
      readonly about: 'tollSaves';
      readonly unit: string;
      readonly cause: LossCause;
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
      /** The statement that gives those dice. */
      readonly diceRule: RuleId;
    }
  | { readonly about: 'flight'; readonly unit: string }
  | { readonly about: 'danger'; readonly unit: string; readonly candidates: readonly string[] }
  /** The dice decide between facings, or between the left and the right front hex, for a flight.. */
  | { readonly about: 'flightFacing'; readonly unit: string; readonly facings: readonly Facing[] }
  | { readonly about: 'flightStep'; readonly unit: string }
  | { readonly about: 'crossing'; readonly unit: string; readonly by: string }
  | { readonly about: 'pursuit'; readonly unit: string };

/** Where strength points went, LOS-02. */
export type LossCause =
  | 'fire'
  | 'closeCombat'
  | 'transferred'
  | 'failedTest'
  | 'crossed'
  | 'disengagement'
  | 'impossibleAttack';

export type Fact =
  | { readonly fact: 'forced'; readonly side: Side; readonly question: Question; readonly choice: Choice }
  | { readonly fact: 'firstToDeploy'; readonly side: Side; readonly rule: RuleId }
  | {
      readonly fact: 'deployed';
      readonly unit: string;
      readonly hexes: Unit['hexes'];
      readonly formation: Formation;
      readonly rule: RuleId;
    }
  /** There is no room left in the zone for these, and they take no part. R-150. */
  | { readonly fact: 'noRoomToDeploy'; readonly units: readonly string[]; readonly rule: RuleId }
  | { readonly fact: 'firstTurn'; readonly side: Side; readonly rule: RuleId }
  | { readonly fact: 'turnBegan'; readonly side: Side; readonly turn: number }
  | { readonly fact: 'orderPoints'; readonly side: Side; readonly points: number; readonly rule: RuleId }
  | {
      readonly fact: 'groupActivated';
      readonly side: Side;
      readonly units: readonly string[];
      readonly cost: Sum;
    }
  /** A scout or a regimental gun activated beside a group, at no cost. ORD-09, ORD-10. */
  | { readonly fact: 'ridesAlong'; readonly unit: string; readonly rule: RuleId }
  | { readonly fact: 'ordersEnded'; readonly side: Side; readonly lost: number; readonly rule: RuleId }
  /** Activated without order once the orders were given. ORD-13, ORD-14. */
  | {
      readonly fact: 'tookInitiative';
      readonly unit: string;
      readonly why: 'impetuous' | 'tacticalSense';
      readonly rule: RuleId;
    }
  | { readonly fact: 'heldBack'; readonly unit: string; readonly rule: RuleId }
  /** A march that turned into an attack. SKL-17.1. */
  | { readonly fact: 'carriedAway'; readonly unit: string; readonly target: string; readonly rule: RuleId }
  | { readonly fact: 'passed'; readonly unit: string; readonly rule: RuleId }
  | {
      readonly fact: 'moved';
      readonly unit: string;
      readonly manoeuvre: Manoeuvre | 'flight' | 'pursuit';
      readonly from: Hex;
      readonly route: readonly Hex[];
      readonly facing: Facing;
      /** Of an extended line only. */
      readonly line?: LineMotion;
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
  /** The hexes of an extended line that has just formed, or the one kept of it. R-44. */
  | { readonly fact: 'holds'; readonly unit: string; readonly hexes: Unit['hexes']; readonly rule: RuleId }
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
  /** The unit has no choice but to flee, MOR-15. */
  | { readonly fact: 'mustFlee'; readonly unit: string; readonly rule: RuleId }
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
  /** A friend takes over losses of the battery `unit`. LOS-05. */
  | {
      readonly fact: 'lossesTransferred';
      readonly unit: string;
      readonly to: string;
      readonly points: number;
      readonly rule: RuleId;
    }
  /** Skirmishers make way for a friend: lifted, and put back behind it. CHG-39, CHG-40. */
  | {
      readonly fact: 'madeWay';
      readonly unit: string;
      readonly mover: string;
      readonly from: Hex;
      readonly to: Hex;
      readonly facing: Facing;
      readonly rule: RuleId;
    }
  /** There is no room behind the friend for which they make way. CHG-39. */
  | { readonly fact: 'noRoomBehind'; readonly unit: string; readonly mover: string; readonly rule: RuleId }
  | { readonly fact: 'flightLength'; readonly unit: string; readonly length: number; readonly rule: RuleId }
  | { readonly fact: 'crossed'; readonly unit: string; readonly by: string; readonly rule: RuleId }
  | { readonly fact: 'rallied'; readonly unit: string; readonly regained: number; readonly rule: RuleId }
  | {
      readonly fact: 'attackEnded';
      readonly unit: string;
      readonly why: 'declined' | 'shaken' | 'targetGone' | 'brokeOff' | 'fought' | 'impossible';
      readonly rule: RuleId;
    }
  | { readonly fact: 'pursuitLength'; readonly unit: string; readonly length: number; readonly rule: RuleId }
  | { readonly fact: 'noPursuit'; readonly unit: string; readonly rule: RuleId }
  | { readonly fact: 'joinsPursuit'; readonly unit: string; readonly charger: string; readonly rule: RuleId }
  /** A place changes hands; nobody holds it if none is named. */
  | { readonly fact: 'placeHeld'; readonly name: Words; readonly side: Side | null; readonly rule: RuleId }
  /** An objective brings points: this turn, or by the loss of the unit that had to survive. */
  | {
      readonly fact: 'objectivePoints';
      readonly name: Words;
      readonly side: Side;
      readonly points: number;
      readonly rule: RuleId;
    }
  /** A unit marches off the map by an exit of its side. */
  | {
      readonly fact: 'leftMap';
      readonly unit: string;
      readonly name: Words;
      readonly hex: Hex;
      readonly points: number;
      readonly rule: RuleId;
    }
  /** They come in now; or `wait` for room where they come in. */
  | {
      readonly fact: 'reinforcements';
      readonly units: readonly string[];
      readonly wait: boolean;
      readonly rule: RuleId;
    }
  | { readonly fact: 'gameOver'; readonly outcome: Outcome; readonly rule: RuleId }
  /** With the consent of both sides so many answers were taken back. */
  | { readonly fact: 'takenBack'; readonly answers: number }
  /** Both sides set a unit right, or the order points left. */
  | {
      readonly fact: 'unitCorrected';
      readonly unit: string;
      readonly corrected: readonly CorrectedField[];
      readonly reason: string;
    }
  | {
      readonly fact: 'ordersCorrected';
      readonly side: Side;
      readonly from: number;
      readonly to: number;
      readonly reason: string;
    };

/** A fact as it is told: to a player who must not know a unit's strength without what is left of it. */
export type ToldFact = Fact | (Omit<Extract<Fact, { fact: 'losses' }>, 'left'> & { readonly left: null });
