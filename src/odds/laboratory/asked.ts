/** What the laboratory asks of the worker and what comes back: plain data both ways. */

import type { Choice, Question } from '../../rules/state/answers.ts';
import type { RollAbout } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { Unweighed } from '../unweighed.ts';
import type { AskedOfPair, EndOutcome, Figures, Settling } from './figures.ts';
import type { TreeNode } from './tree.ts';

/**
 * The answer that a question about a place is given, by its name (`placeKey`), as `placeText` has it; the answers are
 * weighed where none is told, or the one told is not offered.
 */
export type Places = Readonly<Record<string, string>>;

/** Where units go or look: weighed for the aim as far as can be afforded, or the first answer, as at the table. */
export const PLACINGS = ['aim', 'first'] as const;
export type Placing = (typeof PLACINGS)[number];

/** A position, what is done in it, and how everybody decides. */
export interface Matter extends AskedOfPair {
  readonly policy: Settling;
  readonly placing: Placing;
  readonly places: Places;
}

export interface OddsAsk extends Matter {
  readonly ask: 'odds';
}
/** What lies below a node of the tree. */
export interface BranchAsk extends Matter {
  readonly ask: 'branch';
  readonly node: number;
}
/** The same question in several positions. */
export interface SweepAsk {
  readonly ask: 'sweep';
  readonly cases: readonly (Matter & { readonly reaction: Choice | null })[];
}
/** So many games of the engine under the policy, their dice from the seed; those of the first one begin with `fixed`. */
export interface RollsAsk extends Matter {
  readonly ask: 'rolls';
  readonly times: number;
  readonly seed: string;
  readonly fixed: readonly number[];
}
/** The figures as fractions of whole numbers. */
export interface ExactAsk extends Matter {
  readonly ask: 'exact';
}
export type LaboratoryAsk = OddsAsk | BranchAsk | SweepAsk | RollsAsk | ExactAsk;

/** Chances as texts such as 5/18. */
export interface Exact {
  /** All chances together: 1. */
  readonly total: string;
  /** How it ends, as the bars tell it. */
  readonly outcomes: Readonly<Record<string, string>>;
  readonly units: readonly {
    readonly unit: string;
    readonly ends: Readonly<Record<string, string>>;
    /** By strength points lost. */
    readonly lost: Readonly<Record<string, string>>;
  }[];
}

/** One roll of the procedure with the sum its dice come from, as met on the likeliest way to it. */
export interface RollSeen {
  readonly about: RollAbout;
  readonly side: Side;
  readonly chance: number;
  /** How many different sums this roll may have, this one included. */
  readonly variants: number;
}

/** A question about a place with its answers, and which of them is chosen beforehand; null where they are weighed. */
export interface Placed {
  readonly key: string;
  readonly question: Question;
  readonly side: Side;
  readonly choices: readonly Choice[];
  readonly at: number | null;
}

/** One answer to the first reaction asked, with what it leads to. */
export interface ReactionRow {
  readonly choice: Choice;
  readonly node: number;
  readonly edge: number;
  readonly taken: boolean;
  readonly figures: Figures;
}

export interface LaboratoryOdds {
  readonly figures: Figures;
  readonly ranges: Readonly<Record<EndOutcome, readonly [number, number]>>;
  readonly tree: TreeNode;
  readonly rolls: readonly RollSeen[];
  readonly placed: readonly Placed[];
  /** Decisions about places some of whose answers were left out. */
  readonly unweighed: readonly Unweighed[];
  readonly reactions: readonly ReactionRow[];
  /** Decisions reached and played by the aims. */
  readonly open: number;
  readonly states: number;
}

/** The points of a sweep, and whether every place was weighed at each of them. */
export interface SweepTold {
  readonly points: readonly SweepPoint[];
  readonly weighed: boolean;
}

/** No figures where the action is not allowed, or where too much may follow. */
export interface SweepPoint {
  readonly figures: Figures | null;
  readonly isTooLarge: boolean;
}

export interface Rolled {
  readonly times: number;
  readonly outcomes: Readonly<Record<EndOutcome, number>>;
  /** How often the units of the question lost so many points, by unit and points. */
  readonly losses: Readonly<Record<string, readonly number[]>>;
  /** How often they had so many points left. */
  readonly left: Readonly<Record<string, readonly number[]>>;
}

export interface LaboratoryReplyOf {
  readonly odds: LaboratoryOdds | null;
  readonly branch: TreeNode | null;
  readonly sweep: SweepTold;
  readonly rolls: Rolled | null;
  readonly exact: Exact | null;
}

/** Figures with fewer places weighed, until the others are there. */
export interface MeanwhileOf {
  readonly odds: LaboratoryOdds;
  readonly sweep: SweepTold;
}
