/** Everything that may follow from a question, gone through once and kept for other aims and pins. */
import { canonicalText } from '../../engine/interpreter.ts';
import { exploring, type Graph } from '../../odds/explore.ts';
import { boundsOf } from '../../odds/policy.ts';
import { questionOf, questionUnderWay } from '../../odds/question.ts';
import type { Choice, Question } from '../../rules/answers.ts';
import type { Decision } from '../../rules/frames.ts';
import type { Game } from '../../rules/game.ts';
import type { Matter, Placed, Places } from './asked.ts';

/**
 * Questions about a place have too many answers to go through them all: one is given beforehand. The ends of flights and
 * pursuits are looked into one of each kind, as the odds do.
 */
const ABOUT_PLACES: readonly Question['ask'][] = ['move', 'facing', 'putBack', 'half'];
const RUNS = boundsOf([], 'plain');

/** The name of a question about a place: whom it is asked about, and for what. */
export function placeKey(question: Question): string {
  const unit = 'unit' in question ? question.unit : '';
  const kind = question.ask === 'move' ? question.manoeuvre : '';
  const length = 'length' in question ? question.length : '';
  return `${question.ask} ${unit} ${kind}${length}`.trim();
}

/** Thrown where a calculation would not end in reasonable time. */
export class TooLarge extends Error {}

/** Slices of the exploration after which it is given up. */
const MOST_SLICES = 1500;

/** The game in which the action is under way; none if it is not allowed. */
export function startOf({ game, pair, action }: Matter): Game | null {
  if (action === null) return questionUnderWay(game);
  const question = questionOf(game, pair.attacker, action);
  return question.ok ? question.game : null;
}

export interface Explored {
  readonly graph: Graph;
  readonly placed: readonly Placed[];
}

function* explored(start: Game, places: Places): Generator<undefined, Explored> {
  const placed = new Map<string, Placed>();
  const answers = (game: Game, decision: Decision, legal: readonly Choice[]): readonly Choice[] | null => {
    const { question, side } = decision;
    if (!ABOUT_PLACES.includes(question.ask)) return RUNS.answers?.(game, decision, legal) ?? null;
    const key = placeKey(question);
    const at = Math.min(places[key] ?? 0, legal.length - 1);
    if (!placed.has(key)) placed.set(key, { key, question, side, choices: legal.slice(0, 40), at });
    return legal.slice(at, at + 1);
  };
  const steps = exploring(start, { answers });
  for (let slice = 0; ; slice++) {
    const step = steps.next();
    if (step.done) return { graph: step.value, placed: [...placed.values()] };
    if (slice > MOST_SLICES) throw new TooLarge();
    yield;
  }
}

/** The last calculations, by position and action: other aims and pins go over the same graph again. */
const KEPT = 4;
const kept = new Map<string, Explored>();

/** Nothing where the action may not be done. */
export function* graphOf(matter: Matter): Generator<undefined, Explored | null> {
  const key = canonicalText([matter.game, matter.pair, matter.action, matter.places]);
  const before = kept.get(key);
  if (before) return before;
  const start = startOf(matter);
  if (!start) return null;
  const found = yield* explored(start, matter.places);
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}
