/** The run-time position of every procedure of the rule: frames of few scalars, and what procedures tell each other. */
import type { SystemTypes } from '../../contract/systemTypes.ts';
import type {
  Decision as EngineDecision,
  Next as EngineNext,
  Roll as EngineRoll,
  Procedure,
} from '../../engine/procedure.ts';
import type { Agreement } from './agreements.ts';
import type { Choice, Question } from './answers.ts';
import type {
  AssaultFrame,
  ChargeFrame,
  FireThenAttackFrame,
  PursuitFrame,
  ReactionFrame,
  ShockFrame,
} from './attackFrames.ts';
import type { Fact, RollAbout } from './facts.ts';
import type { FireFrame, ShotFrame, StrikeFrame, TollFrame, TransferFrame } from './fireFrames.ts';
import type { Game } from './game.ts';
import type { FlightFrame, FormationFrame, MarchFrame, MoraleFrame, RallyFrame } from './moveFrames.ts';
import type { ActionFrame, ActivationFrame, BattleFrame, DeploymentFrame, TurnFrame } from './orderFrames.ts';
import type { Refusal } from './reasons.ts';
import type { Side } from './vocabulary.ts';

export type * from './attackFrames.ts';
export type * from './fireFrames.ts';
export type * from './moveFrames.ts';
export type * from './orderFrames.ts';

export type GameFrame =
  | FireThenAttackFrame
  | BattleFrame
  | DeploymentFrame
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
  | TollFrame
  | StrikeFrame
  | ReactionFrame
  | ChargeFrame
  | ShockFrame
  | PursuitFrame
  | AssaultFrame
  | TransferFrame;

/** What a procedure tells its caller. */
export type Result =
  | { readonly result: 'done' }
  | { readonly result: 'moved'; readonly openRoute: boolean }
  | {
      readonly result: 'tested';
      readonly outcome: 'passed' | 'failed' | 'stayed' | 'gone';
      readonly lost: number;
    }
  /** `lost`: the points that caused no test. */
  /** `lost`: the points that caused the target no test; `failed`: those that caused one, which it has failed. */
  | { readonly result: 'shot'; readonly lost: number; readonly failed: boolean }
  | { readonly result: 'struck'; readonly lost: number }
  | { readonly result: 'transferred'; readonly kept: number }
  | {
      readonly result: 'reacted';
      readonly gone: boolean;
      readonly ended: boolean;
      readonly counterCharged: boolean;
      readonly squareFormed: boolean;
      readonly targetLost: number;
      /** The friend that counter-charged, if it is going to strike. R-92. */
      readonly counterCharger?: string;
    }
  /** `destroyed`: where it stood, not on its flight. `chargerLost`: the points that caused the charger no test. */
  | {
      readonly result: 'fought';
      readonly targetGone: boolean;
      readonly destroyed: boolean;
      readonly chargerLost: number;
    };

/** The types this rulebook brings to the engine. */
export interface SabreurTypes extends SystemTypes {
  game: Game;
  frame: GameFrame;
  side: Side;
  choice: Choice;
  question: Question;
  refusal: Refusal;
  about: RollAbout;
  fact: Fact;
  result: Result;
  agreed: Agreement;
}
export type RuleProcedure<F extends GameFrame> = Procedure<SabreurTypes, F>;
export type Decision = EngineDecision<SabreurTypes>;
export type Roll = EngineRoll<SabreurTypes>;
export type Next<F extends GameFrame> = EngineNext<SabreurTypes, F>;

/** The result of a procedure that has nothing to tell. */
export const DONE: Result = { result: 'done' };
