/** What the store holds: the open game by reference, what the player has picked, and his preferences. */

import type { Words } from '../contract/system.ts';
import type { History, Recorded } from '../engine/history.ts';
import type { Source } from '../engine/interpreter.ts';
import type { Hex } from '../geometry/hex.ts';
import type { Agreement } from '../rules/state/agreements.ts';
import type { Choice, Question } from '../rules/state/answers.ts';
import type { Fact } from '../rules/state/facts.ts';
import type { Roll, SabreurTypes } from '../rules/state/frames.ts';
import type { Game } from '../rules/state/game.ts';
import type { Nation } from '../rules/state/nations.ts';
import type { Refusal } from '../rules/state/reasons.ts';
import type { StandingOrder } from '../rules/state/standingOrders.ts';
import type { BySide, Side } from '../rules/state/vocabulary.ts';
import type { Demonstration } from '../scenarios/demonstrations/demonstration.ts';
import type { Problem } from '../scenarios/problem.ts';
import type { Programs } from '../scenarios/programs.ts';
import type { SaveProblem } from '../scenarios/saveProblem.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { RoomName } from './address/said.ts';
import type { ChosenKeys } from './input/usualKeys.ts';

/** A game with all its past. */
export type BattleHistory = History<SabreurTypes>;

/** One answer with all it brought about. `at` answers had been given before it: `review(at + 1)` shows the board after it. */
export interface GameLogEntry {
  readonly at: number;
  readonly turn: number;
  /** How many procedures were under way when it was asked for. */
  readonly depth: number;
  /** Who answered or rolled. */
  readonly side: Side;
  readonly question: Question | null;
  readonly choice: Choice | null;
  /** Given by a standing order of its side. */
  readonly standing?: true;
  readonly roll: Roll | null;
  readonly faces: readonly number[];
  readonly source: Source | null;
  /** What both sides agreed on outside the rule, where the entry is that. */
  readonly agreed?: Agreement;
  readonly facts: readonly Fact[];
}

/** How a game ended outside the rule. */
export type Ending = { readonly by: 'resigned'; readonly side: Side } | { readonly by: 'agreed' };

/** A position of the rulebook, and the answers of its script from the first. */
export interface ShownPosition {
  readonly demonstration: Demonstration;
  readonly answers: readonly Recorded<SabreurTypes>[];
}

/**
 * A board beside a battle: played on from one of its moments by both sides, with dice of its own, or an earlier line of it
 * that is looked at; or another game altogether, which is only watched. Nothing of it is saved, and the battle waits as it
 * was left.
 */
export interface Aside {
  readonly kind: 'analysis' | 'line' | 'watched';
  /** After how many answers of the battle it begins. */
  readonly from: number;
  /** Which of the earlier lines it is; none where it is none of them. */
  readonly line: number | null;
}

/** How a save came out; `outdated`: a newer program has made the storage its own. */
export type SaveState = 'saved' | 'failed' | 'outdated';

export interface OpenGame {
  readonly id: string;
  readonly scenario: Scenario;
  readonly names: BySide<string>;
  /** Who plays the sides that no person plays; none where all are persons. */
  readonly programs?: Programs | undefined;
  /** What units answer without being asked; none where nothing was said beforehand. */
  readonly standingOrders?: readonly StandingOrder[] | undefined;
  readonly nations: BySide<Nation>;
  readonly history: BattleHistory;
  readonly game: Game;
  readonly log: readonly GameLogEntry[];
  /** What happened before the first answer. */
  readonly opening: readonly Fact[];
  /** Resigned or ended by agreement; the rule's own end is `game.outcome`. */
  readonly ending: Ending | null;
  /** Another tab plays this game: this one only looks on. */
  readonly readOnly: boolean;
  /** The other tab has gone: `takeOver` makes this one play. */
  readonly mayTakeOver: boolean;
  readonly save: SaveState | 'saving';
  /** Present when this is no battle but a position of the rulebook: nothing of it is saved. */
  readonly shown?: ShownPosition;
  /** Present when this is no battle but a board beside one. */
  readonly aside?: Aside;
}

/** What is suspended while a position of the rulebook, or a board beside it, is on the table: the battle as it was left, if one was open. */
export interface Suspended {
  readonly open: OpenGame | null;
  readonly selection: Selection;
}

/** A line of the list of saved games. `savedAt` in milliseconds since 1970. */
export interface SavedGame {
  readonly id: string;
  readonly title: Words;
  readonly scenario: string;
  readonly names: BySide<string>;
  readonly nations: BySide<Nation>;
  readonly side: Side;
  readonly turn: number;
  readonly answers: number;
  readonly over: boolean;
  readonly savedAt: number;
}

export interface Selection {
  readonly unit: string | null;
  readonly cursor: Hex | null;
  /** The units picked for a group in the making, sorted. */
  readonly group: readonly string[];
  /** Scouts and a regimental gun picked to come beside that group, sorted. */
  readonly riders: readonly string[];
  /** The answer in the making, given by `confirmDraft`. */
  readonly draft: Choice | null;
  /** Answers that `confirmDraft` gives before it: the action that a move belongs to, for instance. */
  readonly lead: readonly Choice[];
  /** The enemy last clicked: its offers or refusals are for the panel. */
  readonly target: string | null;
  /** How many answers the board shown has seen, when the log is looked at; none for the present. */
  readonly reviewing: number | null;
}

export const NOTHING_PICKED: Selection = {
  unit: null,
  cursor: null,
  group: [],
  riders: [],
  draft: null,
  lead: [],
  target: null,
  reviewing: null,
};

/** By what light the screens are seen; and how units are drawn on the map. */
export const PAGE_THEMES = ['system', 'light', 'dark'] as const;
export type PageTheme = (typeof PAGE_THEMES)[number];
export const COUNTER_SETS = ['figures', 'signs'] as const;
export type CounterSet = (typeof COUNTER_SETS)[number];

export interface Preferences {
  readonly locale: 'fr' | 'en';
  readonly theme: PageTheme;
  readonly counters: CounterSet;
  /** What happens on the map is heard, too. */
  readonly sound: boolean;
  readonly showGrid: boolean;
  /** Odds on the targets, beside the answers and of the danger of a hex. */
  readonly odds: boolean;
  /** The map goes where something happens or is asked. */
  readonly follow: boolean;
  /** Dice are thrown on a real table, and their faces typed. */
  readonly realDice: boolean;
  /** How fast what happens is told, and the program plays; off: at once. */
  readonly speed: 'off' | 'quick' | 'normal' | 'slow';
  /** Those of the actions of the table whose key is not the usual one. */
  readonly keys: ChosenKeys;
}

/** Why an act of the interface cannot be done now, when no rule is the reason. */
const OBSTACLES = [
  'noGame',
  'readOnly',
  'watched',
  'over',
  'reviewing',
  'nothingToUndo',
  'nothingToRedo',
  'diceRolled',
  'otherSideAnswered',
  'turnEnded',
  'agreedOn',
  'underWay',
  'nothingChanged',
  'programAsked',
  'diceAwaited',
  'noDiceAwaited',
  'noDecision',
  'noDraft',
  'noGroup',
  'noUnit',
  'noTarget',
  'notChosenHere',
  'badFaces',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** Whether something can be done; if not, the obstacle or the rule's reasons. */
export type Ability =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly obstacle: Obstacle | null; readonly reasons: readonly Refusal[] };

/** Something to tell the player, until the next act. */
export type Notice =
  | {
      readonly notice: 'refused';
      readonly obstacle: Obstacle | null;
      readonly reasons: readonly Refusal[];
      /** The unit or hex clicked. */
      readonly unit: string | null;
      readonly hex: Hex | null;
    }
  /** The game could not be saved: the file is offered. */
  | { readonly notice: 'saveFailed' }
  /** Something would take the place of the game on the table, which is not kept: the players are asked. */
  | { readonly notice: 'gameUnkept' }
  /** A file has begun a game that was played before: it is offered to watch it instead. */
  | { readonly notice: 'mayBeWatched' }
  /** Several files were dropped at once: the one of that name was opened, so many others were not. */
  | { readonly notice: 'oneOfSeveral'; readonly opened: string; readonly others: number }
  /**
   * The text of a file, or a saved game, was not taken: what is wrong with it as a file, or as a game. `stored`: the
   * saved game, which can be exported as it is.
   */
  | {
      readonly notice: 'fileRefused';
      readonly problem: Problem | null;
      readonly game: SaveProblem | null;
      readonly stored: string | null;
    }
  /** So many answers of a saved game no longer fit the rules: it was opened without them, and lies as it was in the storage. */
  | {
      readonly notice: 'cutShort';
      readonly leftOff: number;
      readonly game: SaveProblem | null;
      readonly stored: string;
    }
  /** A saved game was not deleted: another tab has it open, or the storage did not do it. */
  | { readonly notice: 'openElsewhere' | 'notDeleted'; readonly game: string }
  /** The game is open in another tab, or may now be played here. */
  | { readonly notice: 'otherTab' | 'mayTakeOver' };

/** A fault of the program: the game stands at its last answer, and its file can be kept. */
export interface Failure {
  readonly message: string;
  readonly file: string;
}

/** How far the whole rulebook has come; in the beginning there is the opening alone. */
export type RulebookState = 'opening' | 'coming' | 'here' | 'failed';

export interface AppState {
  readonly open: OpenGame | null;
  readonly saves: readonly SavedGame[];
  /**
   * Why there is no such list, or none that is sure: it is `coming`, or the storage does not answer. `outdated`: a newer
   * program has made the storage its own.
   */
  readonly savesTrouble: 'coming' | 'unanswered' | 'outdated' | 'unread' | null;
  readonly selection: Selection;
  readonly preferences: Preferences;
  readonly notice: Notice | null;
  readonly failure: Failure | null;
  /** The place at which the rulebook lies open: a statement, a ruling, a chapter, or nothing for its first page. */
  readonly book: string | null;
  /** How to play, over the first screen. */
  readonly help: boolean;
  /** The room that is open instead of the table or the first screen; each has a state of its own. */
  readonly room: RoomName | null;
  readonly suspended: Suspended | null;
  readonly rulebook: RulebookState;
}
