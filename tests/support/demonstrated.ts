/** Plays a demonstration and tells all that the players saw of the rule on the way. */
import type { Dice } from '../../src/engine/dice.ts';
import { entriesOf, type History } from '../../src/engine/history.ts';
import { engine } from '../../src/rules/rulebook.ts';
import type { Choice, Question } from '../../src/rules/state/answers.ts';
import type { Fact } from '../../src/rules/state/facts.ts';
import type { SabreurTypes } from '../../src/rules/state/frames.ts';
import type { Game } from '../../src/rules/state/game.ts';
import { findUnit } from '../../src/rules/state/game.ts';
import { beginDemonstration } from '../../src/scenarios/demonstrations/begin.ts';
import type { Demonstration, Proof } from '../../src/scenarios/demonstrations/demonstration.ts';
import { agrees, playStep } from '../../src/scenarios/demonstrations/script.ts';

interface Asked {
  readonly question: Question;
  readonly legal: readonly Choice[];
}

export interface Trace {
  readonly facts: readonly Fact[];
  readonly asked: readonly Asked[];
  readonly dice: readonly Dice[];
  /** Every statement cited by number in what the players see. */
  readonly cited: ReadonlySet<string>;
  /** What was chosen or rolled, in order. */
  readonly history: History<SabreurTypes>;
  readonly game: Game;
}

/** Every rule number that stands in plain data. */
function addCited(cited: Set<string>, value: unknown): void {
  if (typeof value === 'string') {
    if (/^(?:[A-Z]{3}|R)-\d+(?:\.\d+)?$/.test(value)) cited.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) addCited(cited, inner);
}

/** Plays the whole script; throws with what was waited for at the step that does not fit. */
export function traceOf(demonstration: Demonstration): Trace {
  let history = beginDemonstration(demonstration);
  const cited = new Set<string>();
  const asked: Asked[] = [];
  const dice: Dice[] = [];
  const facts: Fact[] = [...history.opening.facts];
  const look = (): void => {
    const pending = engine.pending(history.game);
    if (pending.wait === 'decision') {
      const { question, refused } = pending.decision;
      asked.push({ question, legal: engine.legal(history.game) });
      for (const { reasons } of refused()) addCited(cited, reasons);
    } else if (pending.wait === 'roll') {
      dice.push(pending.roll.dice);
      addCited(cited, pending.roll.about);
    }
  };
  look();
  for (const step of demonstration.script) {
    const played = playStep(history, step);
    if (!played.ok) {
      const pending = engine.pending(history.game);
      const waits =
        pending.wait === 'decision'
          ? pending.decision.question
          : pending.wait === 'roll'
            ? { ...pending.roll.dice, about: pending.roll.about.about }
            : pending;
      throw new Error(
        `${demonstration.id}: ${JSON.stringify(step)} does not fit ${JSON.stringify(waits)}: ${JSON.stringify(engine.legal(history.game)).slice(0, 2500)}`,
      );
    }
    history = played.history;
    facts.push(...played.facts);
    look();
  }
  addCited(cited, facts);
  return { facts, asked, dice, cited, history, game: history.game };
}

/** Why a proof does not hold; nothing when it does. */
export function failureOf(rule: string, proof: Proof, trace: Trace): string | null {
  const { facts, asked, dice, cited, game } = trace;
  if (proof === 'cited') return cited.has(rule) ? null : `${rule} is not cited`;
  if ('fact' in proof)
    return facts.some((fact) => agrees(proof.fact, fact)) ? null : `no fact ${JSON.stringify(proof.fact)}`;
  if ('never' in proof)
    return facts.some((fact) => agrees(proof.never, fact)) ? `a fact ${JSON.stringify(proof.never)}` : null;
  if ('dice' in proof)
    return dice.some((roll) => agrees(proof.dice, roll))
      ? null
      : `no dice ${JSON.stringify(proof.dice)} among ${JSON.stringify(dice)}`;
  if ('unit' in proof) {
    const unit = findUnit(game, proof.unit);
    return agrees(proof.is, unit)
      ? null
      : `${proof.unit} is not ${JSON.stringify(proof.is)} but ${JSON.stringify(unit)}`;
  }
  const decisions = asked.filter(({ question }) => question.ask === proof.asked);
  if (decisions.length === 0) return `${proof.asked} is never asked`;
  const sketch = 'offered' in proof ? proof.offered : proof.withheld;
  const offered = decisions.some(({ legal }) => legal.some((choice) => agrees(sketch, choice)));
  if (offered === 'offered' in proof) return null;
  return `${proof.asked}: ${JSON.stringify(sketch)} is ${offered ? 'offered' : 'withheld'}`;
}

/** The choices made on the way. */
export function choicesOf(trace: Trace): readonly Choice[] {
  return entriesOf(trace.history).flatMap(({ answer }) => ('choice' in answer ? answer.choice : []));
}
