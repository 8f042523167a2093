/** Whole random games as short lines: the battle, the seed and the place of every choice among the legal ones. */
import seedrandom from 'seedrandom';
import { makeGenerator, rollFaces } from '../../engine/seed.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Game } from '../../rules/state/game.ts';
import {
  completeHouseRules,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRules,
} from '../../rules/state/houseRuleKeys.ts';
import { fingerprint } from '../../scenarios/gameFile.ts';
import { gersbach } from '../../scenarios/gersbach.ts';
import { startBattle } from '../../scenarios/scenario.ts';
import { closeBattle } from '../closeBattle.ts';

export interface RecordedGame {
  /** The first battle, or the close battle of that seed. */
  readonly battle: 'gersbach' | 'close';
  readonly seed: string;
  /** The options that were changed. */
  readonly rules: Partial<HouseRules>;
  /** The index of each choice among the legal ones, in base 36, with spaces between. */
  readonly choices: string;
  /** Of the state at the end. */
  readonly hash: string;
}

/** How many of each battle, and how many of the first of them at the usual options. */
const EACH = 100;
const USUAL = 20;
/** The share of the options that are changed in the others. */
const CHANGED = 0.2;

function changedRules(seed: string): Partial<HouseRules> {
  const stream = seedrandom(`${seed}/rules`);
  const changed = HOUSE_RULE_KEYS.flatMap((key) => {
    if (stream() >= CHANGED || key === 'turn_limit') return [];
    const [, ...others]: readonly (number | string)[] = HOUSE_RULES[key].values;
    const value = others[Math.floor(stream() * others.length)];
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(changed);
}

function begin({ battle, seed, rules }: Pick<RecordedGame, 'battle' | 'seed' | 'rules'>): Game {
  if (battle === 'gersbach')
    return startBattle({ ...gersbach, houseRules: { ...gersbach.houseRules, ...rules } });
  const game = closeBattle(seed);
  const houseRules = completeHouseRules({ turn_limit: 8, ...rules });
  return { ...game, battle: { ...game.battle, houseRules } };
}

/** Plays to the end; `choose` gives the place of the n-th choice among so many. */
function playBy(start: Game, seed: string, choose: (among: number, n: number) => number): Game {
  const dice = makeGenerator(seed);
  let { game } = engine.settle(start);
  for (let decisions = 0; ; ) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') return game;
    const at = game.count.answers;
    const legal = engine.legal(game);
    const answered = engine.answer(
      game,
      pending.wait === 'roll'
        ? { at, faces: rollFaces(pending.roll.dice, dice), source: 'seed' }
        : { at, choice: legal[choose(legal.length, decisions++)] },
    );
    if (!answered.ok) throw new Error(`answer ${at} of ${seed}: ${JSON.stringify(answered.why)}`);
    game = answered.game;
  }
}

function record(battle: RecordedGame['battle'], n: number): RecordedGame {
  const seed = `${battle} ${n}`;
  const rules = n <= USUAL ? {} : changedRules(seed);
  const pick = seedrandom(`${seed}/choices`);
  const chosen: string[] = [];
  const end = playBy(begin({ battle, seed, rules }), seed, (among) => {
    const index = Math.floor(pick() * among);
    chosen.push(index.toString(36));
    return index;
  });
  return { battle, seed, rules, choices: chosen.join(' '), hash: fingerprint(end) };
}

/** The hash of the state a recorded game comes to when it is played again; an error names an answer no longer taken. */
export function replayedHash(recorded: RecordedGame): string {
  const chosen = recorded.choices.split(' ').map((digits) => Number.parseInt(digits, 36));
  const end = playBy(begin(recorded), recorded.seed, (among, n) => {
    const index = chosen[n];
    if (index === undefined || index >= among) throw new Error(`${recorded.seed}: no choice ${n}`);
    return index;
  });
  return fingerprint(end);
}

/** The games anew, a line of JSON for each. */
export function recordedGames(): string {
  const battles = ['gersbach', 'close'] as const;
  const games = battles.flatMap((battle) => Array.from({ length: EACH }, (_, n) => record(battle, n + 1)));
  return games.map((game) => `${JSON.stringify(game)}\n`).join('');
}
