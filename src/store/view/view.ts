/** Everything the screens show of the open game, worked out from the state alone. */
import { stepTo } from '../../engine/steps.ts';
import type { Choice, Question } from '../../rules/state/answers.ts';
import type { GameFrame, Roll } from '../../rules/state/frames.ts';
import { findUnit, type Game } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { programOf } from '../../scenarios/programs.ts';
import { engine, possibilities, shownBoard, wholeRulebook } from '../game/rulebook.ts';
import { fail } from '../game/session.ts';
import { type UndoView, undoViewOf } from '../game/undoView.ts';
import { offeredChoices } from '../possible/choices.ts';
import { groupPreviewOf } from '../possible/groupView.ts';
import {
  type DraftView,
  type GroupPreview,
  NOTHING_POSSIBLE,
  type OfferedChoice,
  type Reach,
  type RefusedTarget,
  type Target,
} from '../possible/possible.ts';
import type { OpenGame, Selection } from '../state.ts';
import { useStore } from '../store.ts';
import { marksOf } from './mapMarks.ts';
import type { Marks } from './marks.ts';

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

function past(open: OpenGame, answers: number): Game {
  const board = wholeRulebook()?.boardAfter(open.history, answers);
  return shownBoard(open, board ?? stepTo(engine(), open.history, answers).game);
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
  const game = live ? open.game : past(open, reviewing);
  const log = live ? open.log : open.log.slice(0, reviewing);
  const pending = live && open.ending ? ({ wait: 'over' } as const) : engine().pending(game);
  const decision = pending.wait === 'decision' ? pending.decision : null;
  const roll = pending.wait === 'roll' ? pending.roll : null;
  const side = decision?.side ?? roll?.side ?? null;
  const question = decision?.question ?? null;
  const active = live && decision !== null && !programOf(open, side);
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
  readonly by: ReturnType<typeof engine>;
  readonly view: TableView;
} | null = null;

/** What the view depends on; the cursor, the saving and the like leave it as it is. */
function isSame(a: OpenGame, b: OpenGame, one: Selection, other: Selection): boolean {
  return (
    a.history === b.history &&
    a.game === b.game &&
    a.readOnly === b.readOnly &&
    a.programs === b.programs &&
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
  if (last?.by === engine() && isSame(last.open, open, last.selection, selection)) return last.view;
  const view = makeView(open, selection);
  last = { open, selection, by: engine(), view };
  return view;
}

/** The whole view of the open game; null without one. */
export function useTableView(): TableView | null {
  const open = useStore((state) => state.open);
  const selection = useStore((state) => state.selection);
  // what a unit could do is told once the rules that say so are here
  useStore((state) => state.rulebook);
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
  return view ? engine().legal(view.game) : [];
}
