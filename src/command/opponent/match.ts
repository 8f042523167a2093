/** Battles between two levels of the opponent, and what they come to. */
import { ownAnswer } from '../../engine/plainData.ts';
import { makeGenerator, rollFaces } from '../../engine/seed.ts';
import { BUDGETS, type Level, type Temper } from '../../opponent/levels.ts';
import { thoughtOf } from '../../opponent/mind.ts';
import { engine } from '../../rules/rulebook.ts';
import { enemyOf, type Game } from '../../rules/state/game.ts';
import { type BySide, SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { armyValue, lossPoints } from '../../rules/victory.ts';
import { type Scenario, startBattle } from '../../scenarios/scenario.ts';

/** Who plays, and how. */
export interface Pairing {
  readonly levels: BySide<Level>;
  readonly temper?: Temper;
  /** Positions that each side may look at for an answer; each level's own unless told. */
  readonly budget?: number;
  /** The side that throws for its chances in place of weighing them, and in how many times its courses. */
  readonly thrown?: { readonly side: Side; readonly times: number };
  /** Whether the answers are given without reasons: a quarter of the time is saved. */
  readonly bare?: boolean;
  /** Whether the time of the answers is left untaken: asking for it is itself a fourteenth of the time. */
  readonly untimed?: boolean;
  readonly seed: string;
}

/** What a side's decisions cost: each decision's positions and processor time. */
export interface Effort {
  readonly positions: number[];
  readonly milliseconds: number[];
}

/** One battle played to its end. */
export interface BattlePlayed {
  readonly battle: string;
  readonly winner: Side | 'draw';
  readonly by: string;
  readonly turns: number;
  /** The share of each side's army that was lost, by its value. */
  readonly lost: BySide<number>;
  readonly efforts: BySide<Effort>;
}

function lostShares(game: Game): BySide<number> {
  const points = lossPoints(game);
  const share = (side: Side) => points[enemyOf(side)] / Math.max(1, armyValue(game, side));
  return { blue: share('blue'), red: share('red') };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The battle of a scenario, played to its end. */
export function playBattle(scenario: Scenario, pairing: Pairing, heard?: (game: Game) => void): BattlePlayed {
  return playGame(startBattle(scenario), scenario.id, pairing, heard);
}

/** Plays a game to its end; an answer that is refused is a fault of the program. `heard`: after each answer. */
export function playGame(
  start: Game,
  battle: string,
  { levels, temper = 'even', budget, thrown, bare = false, untimed = false, seed }: Pairing,
  heard: (game: Game) => void = () => {},
): BattlePlayed {
  const dice = makeGenerator(seed);
  const clock = untimed ? () => 0 : processorTime;
  const efforts: BySide<Effort> = {
    blue: { positions: [], milliseconds: [] },
    red: { positions: [], milliseconds: [] },
  };
  let { game } = engine.settle(start);
  for (;;) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') break;
    const at = game.count.answers;
    let answer: object;
    if (pending.wait === 'roll') answer = { at, faces: rollFaces(pending.roll.dice, dice), source: 'seed' };
    else {
      const { side } = pending.decision;
      const { [side]: level } = levels;
      const begun = clock();
      const most = budget ?? BUDGETS[level];
      const { choice, positions } = thoughtOf({
        game,
        side,
        level,
        temper,
        budget: most,
        ...(thrown?.side === side ? { thrown: thrown.times } : {}),
        bare,
        // as at the table: each answer by throws of its own
        seed: `${seed} ${at}`,
      });
      if (positions > most) throw new Error(`${positions} positions of ${most} looked at`);
      efforts[side].positions.push(positions);
      efforts[side].milliseconds.push(clock() - begun);
      answer = { at, choice };
    }
    const answered = engine.answer(game, ownAnswer(answer));
    if (!answered.ok) throw new Error(`refused ${JSON.stringify(answer)}: ${JSON.stringify(answered.why)}`);
    game = answered.game;
    heard(game);
  }
  return {
    battle,
    winner: game.outcome?.winner ?? 'draw',
    by: game.outcome?.by ?? 'turnLimit',
    turns: game.turn,
    lost: lostShares(game),
    efforts,
  };
}

/** The limits within which the chance lies that was met so often, at 95 %: Wilson's interval. A draw is half a win. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const width = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [Math.max(0, (middle - width) / whole), Math.min(1, (middle + width) / whole)];
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function rounded(number: number, digits = 3): number {
  return Number(number.toFixed(digits));
}

/** What a level's decisions cost in the middle, and at the 95th of a hundred. */
function effortTold(efforts: readonly Effort[]) {
  const positions = efforts.flatMap((one) => one.positions);
  const milliseconds = efforts.flatMap((one) => one.milliseconds);
  const told = (values: readonly number[]) => ({
    median: rounded(quantile(values, 0.5), 1),
    average: rounded(values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length), 1),
    of95: rounded(quantile(values, 0.95), 1),
    most: rounded(Math.max(0, ...values), 1),
  });
  return { decisions: positions.length, positions: told(positions), milliseconds: told(milliseconds) };
}

/** The battles of a match, each told from the first player's side. */
export interface MatchGame extends BattlePlayed {
  /** The side of the first player, `blue` of the match. */
  readonly first: Side;
}

/** What a match came to. */
export function matchTold(games: readonly MatchGame[]) {
  const wins = games.filter(({ winner, first }) => winner === first).length;
  const draws = games.filter(({ winner }) => winner === 'draw').length;
  const score = wins + draws / 2;
  const lost = games.map((game) => (game.lost.blue + game.lost.red) / 2);
  return {
    games: games.length,
    wins,
    draws,
    losses: games.length - wins - draws,
    score: rounded(score / Math.max(1, games.length)),
    interval: wilson(score, games.length).map((share) => rounded(share)),
    lostByFirst: rounded(
      quantile(
        games.map(({ lost: by, first }) => by[first]),
        0.5,
      ),
    ),
    lostBySecond: rounded(
      quantile(
        games.map(({ lost: by, first }) => by[enemyOf(first)]),
        0.5,
      ),
    ),
    /** The median of what both lost together, as a share of what both had. */
    lostByBoth: rounded(quantile(lost, 0.5)),
    turns: quantile(
      games.map(({ turns }) => turns),
      0.5,
    ),
    efforts: {
      blue: effortTold(games.map(({ efforts, first }) => efforts[first])),
      red: effortTold(games.map(({ efforts, first }) => efforts[enemyOf(first)])),
    },
    ends: games.map(({ battle, first, winner, by, turns, lost: shares }) => ({
      battle,
      first,
      winner,
      by,
      turns,
      lost: { blue: rounded(shares.blue), red: rounded(shares.red) },
    })),
  };
}

/** A match: the battles one after the other, each twice by the same dice with the sides swapped. */
export function* matchGames(
  first: Level,
  second: Level,
  { games, from = 0, scenarios, seed, budget, thrown, bare }: MatchAsked,
  heard?: () => void,
): Generator<MatchGame> {
  for (let n = from; n < from + games; n++) {
    const scenario = scenarios[Math.floor(n / 2) % scenarios.length];
    if (!scenario) return;
    const side = SIDES[n % 2] ?? 'blue';
    const levels = side === 'blue' ? { blue: first, red: second } : { blue: second, red: first };
    const pairing = {
      levels,
      seed: `${seed} ${Math.floor(n / 2)}`,
      ...(budget === undefined ? {} : { budget }),
      ...(thrown ? { thrown: { side: enemyOf(side), times: thrown } } : {}),
      ...(bare ? { bare } : {}),
    };
    yield { ...playBattle(scenario, pairing, heard), first: side };
  }
}

/** What is played in a match. */
export interface MatchAsked {
  readonly games: number;
  /** So many games of the same match were played elsewhere, and are left out. */
  readonly from?: number;
  readonly scenarios: readonly Scenario[];
  readonly seed: string;
  readonly budget?: number;
  /** The second player throws for his chances in place of weighing them, in so many times his courses. */
  readonly thrown?: number;
  readonly bare?: boolean;
}
