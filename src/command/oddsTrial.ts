/** The odds of one action against games of the engine, every decision given by a script. */

import { FRACTIONS, type Fraction, fractionText, NUMBERS } from '../chances/fraction.ts';
import { ownAnswer } from '../engine/plainData.ts';
import { makeGenerator, rollFaces } from '../engine/seed.ts';
import { exploring, type Graph, SLICE } from '../odds/explore.ts';
import { resultsOf } from '../odds/results.ts';
import { solve } from '../odds/solve.ts';
import { spread } from '../odds/spread.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import type { Decision } from '../rules/state/frames.ts';
import type { Game } from '../rules/state/game.ts';
import { binomialTest } from './binomial.ts';
import { namedChances, namesOfEnd } from './oddsNames.ts';

/** Answers every decision, always the same to the same question. */
export type Script = (decision: Decision, legal: readonly Choice[]) => Choice;

/** A script that seems to choose at will. */
export function willful(seed: number): Script {
  return ({ question }, legal) => {
    let hash = seed;
    for (const letter of JSON.stringify(question)) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
    return legal[hash % legal.length] ?? (legal[0] as Choice);
  };
}

/** How often each thing was so at the end of `games` games. */
export function playMany(
  start: Game,
  script: Script,
  games: number,
  seed: string,
): ReadonlyMap<string, number> {
  const generator = makeGenerator(seed);
  const counts = new Map<string, number>();
  const begun = engine.settle(start).game;
  for (let n = 0; n < games; n++) {
    let game = begun;
    for (;;) {
      const pending = engine.pending(game);
      if (pending.wait === 'over') break;
      const at = game.count.answers;
      const answer =
        pending.wait === 'roll'
          ? { at, faces: rollFaces(pending.roll.dice, generator), source: 'seed' }
          : { at, choice: script(pending.decision, engine.legal(game)) };
      const answered = engine.answer(game, ownAnswer(answer));
      if (!answered.ok) throw new Error(JSON.stringify(answered.why));
      game = answered.game;
    }
    for (const name of namesOfEnd(start, game)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Everything that may follow under the script; null beyond so many situations. */
function graphUnder(start: Game, script: Script, most: number): Graph | null {
  const steps = exploring(start, { answers: (_game, decision, legal) => [script(decision, legal)] });
  for (let slice = 0; ; slice++) {
    const step = steps.next();
    if (step.done) return step.value.nodes.length > most ? null : step.value;
    // a situation costs a step for each way out of it
    if (slice * SLICE > most * WAYS) return null;
  }
}

const WAYS = 4;
const FIRST = { blue: 'first', red: 'first' } as const;

/** The odds of the same, by name; null beyond so many situations. */
export function chancesOf(start: Game, script: Script, most: number) {
  const graph = graphUnder(start, script, most);
  if (!graph) return null;
  const results = resultsOf(graph, solve(graph, FIRST), NUMBERS, (m) => m);
  return { chances: namedChances(start, results), nodes: graph.nodes.length };
}

/** All chances of the end together, in a fraction: 1. */
export function wholeOf(start: Game, script: Script): string {
  const graph = graphUnder(start, script, Number.POSITIVE_INFINITY);
  if (!graph) return '0';
  const { chance } = spread(graph, solve(graph, FIRST), [], FRACTIONS);
  const ends = graph.nodes.map((node, n) => (node.kind === 'end' ? chance[n] : undefined));
  return fractionText(ends.reduce<Fraction>((sum, m) => (m ? FRACTIONS.plus(sum, m) : sum), FRACTIONS.zero));
}

/** One thing compared: how likely so many are, if the odds are right. */
export interface Comparison {
  readonly name: string;
  readonly chance: number;
  readonly times: number;
  readonly likely: number;
}

/** Chances this near 0 or 1 are rounding: the sum of very many products. */
const ROUNDING = 1e-12;

/** Compares everything that may be so, or was. */
export function compare(
  chances: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  games: number,
): readonly Comparison[] {
  return [...new Set([...chances.keys(), ...counts.keys()])].map((name) => {
    const given = chances.get(name) ?? 0;
    const chance = given < ROUNDING ? 0 : given > 1 - ROUNDING ? 1 : given;
    const times = counts.get(name) ?? 0;
    return { name, chance, times, likely: binomialTest(games, chance, times) };
  });
}
