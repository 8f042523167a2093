/** Whole random battles with every invariant checked, each replayed from a copy of its state in JSON. */
import seedrandom from 'seedrandom';
import { stateHash } from '../engine/hash.ts';
import { engine } from '../rules/rulebook.ts';
import type { Game } from '../rules/state/game.ts';
import type { NumberStream } from './chance.ts';
import { brokenInvariant } from './invariants.ts';
import { tryNearMisses } from './nearMisses.ts';
import { type PlayTemper, type PlayWatch, playRandomly, type RandomGame } from './randomPlay.ts';
import type { RuleCount } from './ruleCount.ts';
import { pricesOf, sounding, unsoundPurchase } from './soundings.ts';

/** A row of random battles. */
export interface SoakRow {
  readonly name: string;
  readonly count: number;
  readonly begin: (seed: string) => Game;
  /** How the players of the battle of each seed choose, one after the other. */
  readonly tempers: readonly PlayTemper[];
  /** Where the rules told are counted. */
  readonly heard: RuleCount;
}

/** How often a question is looked at for what it refuses, for a near miss, and for what can be told beside it. */
const REFUSALS = 0.45;
const NEAR_MISSES = 0.35;
const SOUNDINGS = 0.15;
/** How often the state is copied through JSON: the last copy is the one played on from. */
const COPIES = 0.01;

/** Faults told one by one in a row. */
const TOLD = 20;

/** A copy of the state that has gone through JSON, as a save does. */
function copied(game: Game): Game {
  return JSON.parse(JSON.stringify(game));
}

/** The end that the answers lead to when they are given to a copy of a state. */
function replayed(game: Game, answers: readonly unknown[]): string {
  let state = game;
  for (const answer of answers) {
    const answered = engine.answer(state, answer);
    if (!answered.ok) return `refused ${JSON.stringify(answer)}`;
    state = answered.game;
  }
  return stateHash(state);
}

/** Plays, and tells an exception as a fault: the seed is worth more than the trace. */
function played(start: Game, seed: string, watch: PlayWatch): RandomGame {
  try {
    return playRandomly(start, seed, watch);
  } catch (error) {
    return { game: start, answers: 0, fault: String(error) };
  }
}

/** Questions that are so seldom asked that none is passed over. */
function isRare(pending: ReturnType<typeof engine.pending>): boolean {
  if (pending.wait !== 'decision') return false;
  const { ask } = pending.decision.question;
  return ask === 'gunReturnFire' || ask === 'secondShot';
}

/** Listens at a decision: what it refuses, some near misses, and the numbers of a unit. */
function listen(game: Game, heard: RuleCount, stream: NumberStream): string | null {
  const pending = engine.pending(game);
  if (pending.wait === 'decision' && stream() < REFUSALS)
    heard.add(pending.decision.refused().map((one) => one.reasons));
  if (stream() < SOUNDINGS) heard.add(sounding(game, stream));
  if (!isRare(pending) && stream() >= NEAR_MISSES) return null;
  const { reasons, fault } = tryNearMisses(game, stream);
  heard.add(reasons);
  return fault;
}

/** Plays the battle of that seed; a text is what went wrong. */
function battle({ name, begin, tempers, heard }: SoakRow, seed: number): RandomGame {
  const stream = seedrandom(`watch ${name} ${seed}`);
  const start = begin(String(seed));
  const problem = brokenInvariant(start);
  if (problem) return { game: start, answers: 0, fault: `begins broken: ${problem}` };
  heard.add(pricesOf(start));
  heard.add(unsoundPurchase(stream));
  const given: unknown[] = [];
  let copy: { readonly at: number; readonly game: Game } | null = null;
  let missed: string | null = null;
  const result = played(start, String(seed), {
    ...tempers[seed % tempers.length],
    choices: (game) => {
      missed ??= listen(game, heard, stream);
    },
    before: (game, answer) => {
      if (stream() < COPIES) copy = { at: given.length, game: copied(game) };
      given.push(answer);
      const pending = engine.pending(game);
      if (pending.wait === 'roll') heard.add(pending.roll.about);
    },
    after: (game, facts) => {
      heard.add(facts);
      return missed ?? brokenInvariant(game);
    },
  });
  if (result.fault !== null) return result;
  const { at, game } = copy ?? { at: 0, game: copied(engine.settle(start).game) };
  const same = replayed(game, given.slice(at)) === stateHash(result.game);
  return same ? result : { ...result, fault: `another end when replayed from ${at}` };
}

/** Plays the battles of seeds 1 to `count` and reports; returns the number of faults. */
export function battles(row: SoakRow, say: (text: string) => void): number {
  let faults = 0;
  let answers = 0;
  const endings: Record<string, number> = {};
  for (let seed = 1; seed <= row.count; seed++) {
    const result = battle(row, seed);
    answers += result.answers;
    if (result.fault !== null) {
      faults++;
      if (faults <= TOLD) say(`${row.name}, seed ${seed}, answer ${result.answers}: ${result.fault}`);
    }
    const { outcome } = result.game;
    const ending = outcome ? `${outcome.by}: ${outcome.winner}` : 'none';
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  say(`${row.name}: ${row.count} battles, ${answers} answers, ${faults} faults`);
  if (row.count > 0) say(`  endings ${JSON.stringify(endings)}`);
  return faults;
}
