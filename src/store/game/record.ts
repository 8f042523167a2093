/** The history of a game as the store keeps it, and its log. */
import { links } from '../../engine/chain.ts';
import type { LogEntry as EngineEntry } from '../../engine/history.ts';
import type { Fact } from '../../rules/state/facts.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { BattleHistory, Ending, GameLogEntry, OpenGame } from '../state.ts';

type Entry = EngineEntry<SabreurTypes>;

const told = new WeakMap<Entry, GameLogEntry>();

function turnAfter(turn: number, facts: readonly Fact[]): number {
  for (const fact of facts) if (fact.fact === 'turnBegan') turn = fact.turn;
  return turn;
}

const NOTHING_TOLD = {
  question: null,
  choice: null,
  roll: null,
  faces: [],
  source: null,
} as const;

/** What was asked and answered, rolled, or agreed on. */
function answerIn(entry: Entry): Partial<GameLogEntry> {
  switch (entry.waited) {
    case 'decision': {
      const { choice, standing } = entry.answer;
      return { question: entry.question, choice, ...(standing ? { standing } : {}) };
    }
    case 'roll': {
      const { side, about, dice, answer } = entry;
      return { roll: { side, about, dice }, faces: answer.faces, source: answer.source };
    }
    case 'agreement':
      return { agreed: entry.answer.agreed };
  }
}

/** An entry is made once, so that a line of the log is drawn anew only when it is new. */
function tell(entry: Entry, turn: number): GameLogEntry {
  const known = told.get(entry);
  if (known) return known;
  const { at, depth, side, facts } = entry;
  const made: GameLogEntry = { at, depth, side, facts, turn, ...NOTHING_TOLD, ...answerIn(entry) };
  told.set(entry, made);
  return made;
}

/** The log of a history; `before` is an earlier log of the same game, whose lines are used as far as they go. */
export function logOf(history: BattleHistory, before: readonly GameLogEntry[] = []): readonly GameLogEntry[] {
  let kept = Math.min(before.length, history.length);
  const fresh: Entry[] = [];
  for (let at = history.past; at !== null; at = at.rest) {
    const { entry } = at.head;
    if (entry.at < kept && told.get(entry) === before[entry.at]) break;
    kept = Math.min(kept, entry.at);
    fresh.push(entry);
  }
  const log = before.slice(0, kept);
  const last = log.at(-1);
  let turn = last ? turnAfter(last.turn, last.facts) : turnAfter(history.start.turn, history.opening.facts);
  for (const entry of fresh.reverse()) {
    log.push(tell(entry, turn));
    turn = turnAfter(turn, entry.facts);
  }
  return log;
}

/** What was taken back and can be given again, as lines that would follow those of the log. */
export function logAhead({ history, log }: Pick<OpenGame, 'history' | 'log'>): readonly GameLogEntry[] {
  const last = log.at(-1);
  let turn = last ? turnAfter(last.turn, last.facts) : turnAfter(history.start.turn, history.opening.facts);
  const ahead: GameLogEntry[] = [];
  for (const { entry } of links(history.ahead)) {
    ahead.push(tell(entry, turn));
    turn = turnAfter(turn, entry.facts);
  }
  return ahead;
}

/** How the game ended outside the rule, if it did. */
export function endingOf({ conclusion }: BattleHistory): Ending | null {
  if (!conclusion) return null;
  return conclusion.kind === 'agreed' ? { by: 'agreed' } : { by: 'resigned', side: conclusion.side };
}
