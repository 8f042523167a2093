/**
 * `npm run soak`: whole random battles with every invariant checked, each replayed from a copy of its state in JSON;
 * then answers that must be refused; then how often each statement of the rule was heard of.
 */
import seedrandom from 'seedrandom';
import { stateHash } from '../engine/hash.ts';
import type { Choice } from '../rules/answers.ts';
import type { Game } from '../rules/game.ts';
import { engine } from '../rules/rulebook.ts';
import { theBattle } from './battleForCommands.ts';
import { closeBattle } from './closeBattle.ts';
import { tryWildAnswer } from './illegalPlay.ts';
import { brokenInvariant } from './invariants.ts';
import { CROWDED, OPEN, randomBattle } from './randomBattle.ts';
import { playRandomly, type RandomGame, type Watch } from './randomPlay.ts';
import { RuleCount } from './ruleCount.ts';
import { SILENT_GROUPS, SILENT_RULES } from './silentRules.ts';

const BATTLES = Number(process.argv[2] ?? 2000);
const RANDOM = Number(process.argv[3] ?? 5000);
const TRIES = Number(process.argv[4] ?? 200_000);
/** Below this a statement has hardly been tried. */
const OFTEN = 100;

const heard = new RuleCount();

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A copy of the state that has gone through JSON, as a save does. */
function copied(game: Game): Game {
  return JSON.parse(JSON.stringify(game));
}

/** The end that the answers from `from` on lead to when they are given to a copy of that state. */
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
function played(start: Game, seed: string, watch: Watch): RandomGame {
  try {
    return playRandomly(start, seed, watch);
  } catch (error) {
    return { game: start, answers: 0, fault: String(error) };
  }
}

/** Plays the battles of seeds 1 to `count`; returns the number of faults. */
function battles(name: string, count: number, begin: (seed: string) => Game): number {
  let faults = 0;
  let answers = 0;
  const endings: Record<string, number> = {};
  for (let seed = 1; seed <= count; seed++) {
    const stream = seedrandom(`watch ${name} ${seed}`);
    const given: unknown[] = [];
    let copy: { readonly at: number; readonly game: Game } | null = null;
    const start = begin(String(seed));
    const problem = brokenInvariant(start);
    if (problem) throw new Error(`${name}, seed ${seed}: begins broken: ${problem}`);
    const result = played(start, String(seed), {
      // the battle is played by chance alone; elsewhere every second pair of players likes to fight
      bold: name !== 'the battle' && seed % 2 === 0,
      choices: (game) => {
        if (stream() >= 0.05) return;
        const pending = engine.pending(game);
        if (pending.wait === 'decision') heard.add(pending.decision.refused().map((one) => one.reasons));
      },
      before: (game, answer) => {
        if (stream() < 0.01) copy = { at: given.length, game: copied(game) };
        given.push(answer);
        const pending = engine.pending(game);
        if (pending.wait === 'roll') heard.add(pending.roll.about);
      },
      after: (game, facts) => {
        heard.add(facts);
        return brokenInvariant(game);
      },
    });
    answers += result.answers;
    const { at, game } = copy ?? { at: 0, game: copied(engine.settle(start).game) };
    const fault =
      result.fault ??
      (replayed(game, given.slice(at)) === stateHash(result.game)
        ? null
        : `another end when replayed from ${at}`);
    if (fault !== null) {
      faults++;
      if (faults <= 20) say(`${name}, seed ${seed}, answer ${result.answers}: ${fault}`);
    }
    const outcome = result.game.outcome;
    const ending = outcome ? `${outcome.by}: ${outcome.winner}` : 'none';
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  say(`${name}: ${count} battles, ${answers} answers, ${faults} faults`);
  say(`  endings ${JSON.stringify(endings)}`);
  return faults;
}

/** Throws wild answers at positions of random games. */
function refusals(): number {
  let faults = 0;
  let tries = 0;
  for (let seed = 1; tries < TRIES; seed++) {
    const stream = seedrandom(`wild ${seed}`);
    const earlier: Choice[] = [];
    const start = seed % 2 === 0 ? theBattle() : randomBattle(`wild ${seed}`);
    playRandomly(start, `wild ${seed}`, {
      choices: (_game, legal) => {
        const some = legal[Math.floor(stream() * legal.length)];
        if (some && earlier.length < 200) earlier.push(some);
      },
      after: (game) => {
        for (let each = 0; each < 4 && tries < TRIES; each++) {
          const { tried, fault } = tryWildAnswer(game, earlier, stream);
          if (tried) tries++;
          if (fault !== null) {
            faults++;
            if (faults <= 10) say(fault);
          }
        }
        return null;
      },
    });
  }
  say(`${tries} illegal answers tried, ${faults} faults`);
  return faults;
}

/** Prints every statement with its count; returns how many were heard of too seldom without a known reason. */
function rules(): number {
  const all = [...new Set([...heard.times.keys(), ...Object.keys(SILENT_RULES)])].sort();
  say('how often each rule was cited by a fact, a term or a refusal:');
  say(`  ${all.map((rule) => `${rule} ${heard.times.get(rule) ?? 0}`).join(', ')}`);
  const seldom = all.filter(
    (rule) => (heard.times.get(rule) ?? 0) < OFTEN && SILENT_RULES[rule] === undefined,
  );
  say('never cited by random play, and why:');
  for (const [reason, ids] of SILENT_GROUPS) say(`  ${reason}: ${ids.split(/\s+/).join(' ')}`);
  if (seldom.length > 0) say(`cited less than ${OFTEN} times: ${seldom.join(', ')}`);
  return seldom.length;
}

let faults = battles('the battle', BATTLES, theBattle);
faults += battles('close battles', Math.min(BATTLES, RANDOM), closeBattle);
faults += battles('random battles', RANDOM, (seed) =>
  randomBattle(seed, Number(seed) % 4 < 2 ? OPEN : CROWDED),
);
faults += refusals();
faults += rules();
process.exitCode = faults === 0 ? 0 : 1;
