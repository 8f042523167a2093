/** The journal as rows, by how much of it is to be told: of a long battle only those that are seen are drawn. */

import type { Fact } from '../../rules/state/facts.ts';
import type { EarlierLine } from '../../store/game/lines.ts';
import type { GameLogEntry } from '../../store/state.ts';
import { chaptersOf, type JournalLine, type ToldAnswer } from './chapters.ts';

export const DETAILS = ['brief', 'usual', 'full'] as const;
export type Detail = (typeof DETAILS)[number];

type TurnBegan = Extract<Fact, { fact: 'turnBegan' }>;

export type JournalRow =
  | {
      readonly row: 'turn';
      readonly key: string;
      readonly title: TurnBegan | null;
      readonly folded: boolean;
    }
  | {
      readonly row: 'line';
      readonly key: string;
      readonly line: JournalLine;
      /** How far it stands in: 0 for what a player orders, more for what that brings about. */
      readonly depth: number;
      /** It was taken back and can be given again. */
      readonly undone: boolean;
      /** Steps back stop before it. */
      readonly barred: boolean;
    }
  /** Here earlier lines left the game. */
  | { readonly row: 'left'; readonly key: string; readonly line: EarlierLine }
  /** The players have ended it, by no answer of the game. */
  | { readonly row: 'ended'; readonly key: string };

/** What a battle is told by in few words: who attacks, who loses, who runs, who holds. */
const OUTCOMES: ReadonlySet<Fact['fact']> = new Set([
  'chargeDeclared',
  'assaultDeclared',
  'carriedAway',
  'losses',
  'eliminated',
  'panicked',
  'flightLength',
  'rallied',
  'lossesTransferred',
  'placeHeld',
  'objectivePoints',
  'leftMap',
  'reinforcements',
  'gameOver',
]);

/** The procedures under way while a unit is asked for its action: battle, turn, group, action. What is deeper it causes. */
const ROOT = 4;
/** Farther in there is no room left for words. */
const DEEPEST = 4;

export interface JournalAsked {
  readonly log: readonly GameLogEntry[];
  /** What was taken back. */
  readonly ahead: readonly GameLogEntry[];
  readonly opening: readonly Fact[];
  readonly lines: readonly EarlierLine[];
  readonly barrier: number | null;
  /** Whether the players have ended it outside the rule, whose own end is a fact. */
  readonly ended: boolean;
  readonly detail: Detail;
  /** Whether a line is wanted; nothing where all are. */
  readonly wanted: ((line: JournalLine) => boolean) | null;
  readonly isFolded: (key: string) => boolean;
}

/** What stands for a turn among the rows. */
function turnKey(title: TurnBegan | null): string {
  return title ? `turn ${title.turn} ${title.side}` : 'start';
}

function depthOf(entry: ToldAnswer): number {
  return Math.min(DEEPEST, Math.max(0, entry.depth - ROOT));
}

/** The line as few words tell it; nothing where it has no part in them. */
function shortened(line: JournalLine): JournalLine | null {
  const facts = line.facts.filter(({ fact }) => OUTCOMES.has(fact));
  return facts.length > 0 ? { ...line, facts } : null;
}

/** All rows, in the order in which it happened. */
export function journalRows({
  log,
  ahead,
  opening,
  lines,
  barrier,
  ended,
  detail,
  wanted,
  isFolded,
}: JournalAsked): JournalRow[] {
  const rows: JournalRow[] = [];
  // where lines are sought for, what left the game is none of them
  const left = wanted ? [] : lines.toSorted((a, b) => a.at - b.at);
  /** Names those that left the game before it had so many answers; in a folded turn nobody sees them. */
  const leave = (before: number, isSeen: boolean): void => {
    for (let line = left[0]; line && line.at < before; line = left[0]) {
      left.shift();
      if (isSeen) rows.push({ row: 'left', key: `left ${line.number}`, line });
    }
  };
  for (const { title, lines: told } of chaptersOf([...log, ...ahead], opening)) {
    const key = turnKey(title);
    const folded = !wanted && isFolded(key);
    const heading: JournalRow = { row: 'turn', key, title, folded };
    const before = rows.length;
    rows.push(heading);
    for (const line of told) {
      const { entry } = line;
      leave(entry.at + 1, !folded);
      if (folded) continue;
      const shown = detail === 'brief' ? shortened(line) : line;
      if (shown && (!wanted || wanted(line)))
        rows.push({
          row: 'line',
          key: `${entry.at} ${line.facts.length} ${title ? key : ''}`,
          line: shown,
          depth: depthOf(entry),
          undone: entry.at >= log.length,
          barred: entry.at === barrier && !wanted && detail !== 'brief',
        });
    }
    // a turn of which nothing is wanted is not named either
    if (wanted && rows.length === before + 1) rows.pop();
  }
  leave(Number.POSITIVE_INFINITY, true);
  if (ended && !wanted) rows.push({ row: 'ended', key: 'ended' });
  return rows;
}
