/** Everything the screens show of the open game, worked out from the state alone. */
import { stepTo } from '../../engine/steps.ts';
import type { Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { AttackKind } from '../../rules/attack/attackDice.ts';
import type { Choice, Question } from '../../rules/state/answers.ts';
import type { GameFrame, Roll } from '../../rules/state/frames.ts';
import { findUnit, type Game } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import type { Refusal, Sum } from '../../rules/state/reasons.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { engine, wholeRulebook } from '../game/engine.ts';
import type { BattleHistory } from '../game/record.ts';
import { fail } from '../game/session.ts';
import { undoViewOf } from '../game/undoView.ts';
import { offeredChoices } from '../possible/choices.ts';
import { groupPreviewOf } from '../possible/groupView.ts';
import { NOTHING_POSSIBLE, possibilities } from '../possible/possible.ts';
import type { Obstacle, OpenGame, Selection } from '../state.ts';
import { useStore } from '../store.ts';
import { marksOf } from './mapMarks.ts';
import type { Marks, ReachKind } from './marks.ts';

/** One answer on offer. `key`: the digit that gives it. A refused one says why. */
export interface OfferedChoice {
  readonly choice: Choice;
  readonly key: number | null;
  readonly enabled: boolean;
  readonly reasons: readonly Refusal[];
}

/** A hex where the unit's move can end. `cost` in hexes; 0 where the rule counts none. */
export interface Reach {
  readonly hex: Hex;
  readonly facings: readonly Facing[];
  readonly cost: number;
  readonly kind: ReachKind;
}

/** An attack that may be made, with the dice it would throw. `lead` and `choice` make it. */
export interface Target {
  readonly unit: string;
  readonly kind: AttackKind;
  readonly dice: Sum;
  readonly lead: readonly Choice[];
  readonly choice: Choice;
}

export interface RefusedTarget {
  readonly unit: string;
  readonly kind: AttackKind;
  readonly reasons: readonly Refusal[];
}

/** A group in the making: what it costs, why it may not be, and who may still join it, with the cost it would then have. */
export interface GroupPreview {
  readonly units: readonly string[];
  readonly cost: Sum;
  readonly refusals: readonly Refusal[];
  readonly groupable: readonly { readonly unit: string; readonly cost: number }[];
  /** Units that come beside the group at no cost, and those that still may. ORD-09, ORD-10. */
  readonly riders: readonly string[];
  readonly rideable: readonly string[];
  /** Impetuous units among them that will have to attack. ORD-12. */
  readonly duties: readonly string[];
  /** What the map marks: everyone picked; everyone who may be, with the cost. */
  readonly picked: readonly string[];
  readonly offers: readonly { readonly unit: string; readonly cost: number }[];
}

/** The answer in the making. `others`: itself, the same end by other routes, or other attacks on the same enemy; `turnDraft` goes through them. */
export interface DraftView {
  readonly choice: Choice;
  readonly lead: readonly Choice[];
  readonly hex: Hex | null;
  readonly facing: Facing | null;
  readonly facings: readonly Facing[];
  readonly others: readonly Choice[];
  /** Friends that must make way for it, CHG-39, CHG-40. */
  readonly lifts: readonly string[];
}

/**
 * A step back is free until dice or the other side's answer; `barrier` says which log entry bars it (its `at`), or, while
 * steps are free, which one they will stop at.
 */
export interface UndoView {
  readonly free: boolean;
  readonly redo: boolean;
  readonly barrier: {
    readonly why: Extract<Obstacle, 'diceRolled' | 'otherSideAnswered'>;
    readonly at: number;
  } | null;
  /** Whether the acting unit can begin its action anew. */
  readonly restart: boolean;
}

export interface TableView {
  /** The game as shown: the present one, or a past one under review. */
  readonly game: Game;
  readonly live: boolean;
  readonly wait: 'decision' | 'roll' | 'over';
  /** Who decides or rolls; none when the game is over. */
  readonly side: Side | null;
  readonly question: Question | null;
  readonly choices: readonly OfferedChoice[];
  readonly reach: readonly Reach[];
  readonly targets: readonly Target[];
  readonly refusedTargets: readonly RefusedTarget[];
  readonly groupPreview: GroupPreview | null;
  readonly draft: DraftView | null;
  readonly breadcrumb: readonly GameFrame[];
  /** What is about to be rolled. */
  readonly roll: Roll | null;
  readonly undo: UndoView;
  /** All of it that the map draws. */
  readonly marks: Marks;
}

function past(history: BattleHistory, answers: number): Game {
  return stepTo(engine, history, answers).game;
}

/** The unit the view turns about: the one asked, or the one selected if its side decides. */
function actorOf(game: Game, question: Question | null, side: Side | null, selected: string | null) {
  const asked = question && whoIsMeant(question).actor;
  if (asked !== null) return asked;
  const unit = selected === null ? undefined : findUnit(game, selected);
  return unit?.fate === 'present' && unit.side === side ? unit.id : null;
}

function makeView(open: OpenGame, selection: Selection): TableView {
  const { reviewing } = selection;
  const live = reviewing === null;
  const game = live ? open.game : past(open.history, reviewing);
  const log = live ? open.log : open.log.slice(0, reviewing);
  const pending = live && open.ending ? ({ wait: 'over' } as const) : engine.pending(game);
  const decision = pending.wait === 'decision' ? pending.decision : null;
  const roll = pending.wait === 'roll' ? pending.roll : null;
  const side = decision?.side ?? roll?.side ?? null;
  const question = decision?.question ?? null;
  const active = live && decision !== null;
  const actor = active ? actorOf(game, question, side, selection.unit) : null;
  const { ways, reach, targets, refusedTargets } = active
    ? possibilities(game, actor, selection)
    : NOTHING_POSSIBLE;
  const groupPreview = active ? groupPreviewOf(game, selection.group, selection.riders) : null;
  const draft = active ? (wholeRulebook()?.draftViewOf(game, selection, ways, targets, actor) ?? null) : null;
  const parts = {
    game,
    log,
    actor,
    question,
    roll,
    reach,
    ways,
    targets,
    refusedTargets,
    groupPreview,
    draft,
  };
  return {
    game,
    live,
    wait: pending.wait,
    side,
    question,
    choices: active ? offeredChoices(game) : [],
    reach,
    targets,
    refusedTargets,
    groupPreview,
    draft,
    breadcrumb: game.frames,
    roll,
    undo: undoViewOf(open),
    marks: marksOf(parts),
  };
}

/** The last view, and the engine it was worked out with. */
let last: {
  readonly open: OpenGame;
  readonly selection: Selection;
  readonly by: typeof engine;
  readonly view: TableView;
} | null = null;

/** What the view depends on; the cursor, the saving and the like leave it as it is. */
function isSame(a: OpenGame, b: OpenGame, one: Selection, other: Selection): boolean {
  return (
    a.history === b.history &&
    a.readOnly === b.readOnly &&
    one.unit === other.unit &&
    one.group === other.group &&
    one.riders === other.riders &&
    one.draft === other.draft &&
    one.lead === other.lead &&
    one.reviewing === other.reviewing
  );
}

/** Everything the screens show of this game with this selection. Equal questions give the same object. */
export function viewOf(open: OpenGame, selection: Selection): TableView {
  if (last?.by === engine && isSame(last.open, open, last.selection, selection)) return last.view;
  const view = makeView(open, selection);
  last = { open, selection, by: engine, view };
  return view;
}

/** The whole view of the open game; null without one. */
export function useTableView(): TableView | null {
  const open = useStore((state) => state.open);
  const selection = useStore((state) => state.selection);
  if (!open) return null;
  try {
    return viewOf(open, selection);
  } catch (error) {
    // a screen being drawn may not change the store
    queueMicrotask(() => fail(error));
    return null;
  }
}

/** The legal answers of the game shown, in canonical order. */
export function useLegal(): readonly Choice[] {
  const view = useTableView();
  return view ? engine.legal(view.game) : [];
}
