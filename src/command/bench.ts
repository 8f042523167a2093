/** `npm run bench`: the figures of the engine, each beside a floor or a share taken in the same run. */
import seedrandom from 'seedrandom';
import { beginHistory, generatorFor, type History, play, roll } from '../engine/history.ts';
import { toRecord } from '../engine/record.ts';
import type { Generator } from '../engine/seed.ts';
import { hexKey } from '../geometry/hex.ts';
import { hexesOf } from '../geometry/shape.ts';
import { sightTable } from '../geometry/sight.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import type { SabreurTypes } from '../rules/state/frames.ts';
import type { Game } from '../rules/state/game.ts';
import { thinGame } from '../scenarios/gameFile.ts';
import { startBattle } from '../scenarios/scenario.ts';
import { theBattle } from './battleForCommands.ts';
import { encountersMeasured } from './benchEncounters.ts';
import { mapsMeasured } from './benchMaps.ts';
import { oddsMeasured } from './benchOdds.ts';
import { bigBattle } from './bigBattle.ts';
import { growth, listing } from './growth.ts';
import { playRandomly } from './randomPlay.ts';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Milliseconds that `work` takes. */
function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The floor: one plain copy-on-write change of one unit in an array of 40, as JSON data. Operations a second. */
function floorRate(): number {
  const unit = theBattle().units[0];
  let units: readonly unknown[] = JSON.parse(JSON.stringify(Array.from({ length: 40 }, () => unit)));
  const changes = 200_000;
  const took = timed(() => {
    for (let n = 0; n < changes; n++) {
      const old = units[n % 40];
      units = units.with(n % 40, { ...(old as object), strength: n % 20 });
    }
  });
  return (changes / took) * 1000;
}

function randomBattles(): void {
  const rounds = 7;
  const each = 40;
  const ratios: number[] = [];
  const answerRates: number[] = [];
  const battleRates: number[] = [];
  playRandomly(theBattle(), 'warm');
  for (let round = 0; round < rounds; round++) {
    const floor = floorRate();
    let answers = 0;
    const took = timed(() => {
      for (let n = 0; n < each; n++)
        answers += playRandomly(theBattle(), `bench ${round * each + n}`).answers;
    });
    answerRates.push((answers / took) * 1000);
    battleRates.push((each / took) * 1000);
    ratios.push(floor / ((answers / took) * 1000));
  }
  say(
    `random battles: ${median(battleRates).toFixed(1)} a second, ${Math.round(median(answerRates))} answers a second (aim 20,000)`,
  );
  say(`  one answer costs ${median(ratios).toFixed(0)} plain copy-on-write changes of one unit in 40`);
}

function isPeaceful(choice: Choice): boolean {
  return (
    choice.choose !== 'action' ||
    !['charge', 'assault', 'fire', 'flight', 'marchThenFire'].includes(choice.action)
  );
}

/** A game through its history, timing every answer. */
function longGame(): void {
  const pick = seedrandom('long');
  let start: Game = startBattle(bigBattle);
  let history: History<SabreurTypes> = beginHistory(engine, start, 'long 0');
  let generator: Generator | null = null;
  const spent: number[] = [];
  let games = 1;
  while (history.length < 10_100) {
    const { game } = history;
    const waiting = engine.pending(game);
    if (waiting.wait === 'over') {
      start = startBattle(bigBattle);
      history = beginHistory(engine, start, `long ${games++}`);
      spent.length = 0;
      continue;
    }
    // nobody fights, so that the game is as crowded at its end as at its beginning
    const legal = engine.legal(game).filter(isPeaceful);
    const choice = legal[Math.floor(pick() * legal.length)];
    const before = performance.now();
    if (waiting.wait === 'roll') generator = generatorFor(history, generator);
    const played =
      waiting.wait === 'roll' && generator
        ? roll(engine, history, generator)
        : play(engine, history, { at: history.length, choice });
    spent.push(performance.now() - before);
    if (!played.ok) throw new Error(JSON.stringify(played.why));
    history = played.history;
  }
  const early = median(spent.slice(50, 1050));
  const late = median(spent.slice(9100, 10_100));
  say(
    `long game (turn limit 500, no break point): answer 10,000 costs ${(late / early).toFixed(2)} times answer 100 (at most 1.1)`,
  );
  const record = JSON.stringify(toRecord(history, thinGame)).length / history.length;
  const state = JSON.stringify(history.game).length;
  say(
    `  history: ${record.toFixed(0)} characters an answer, state ${state}: one part in ${(state / record).toFixed(0)} (at least 50)`,
  );
}

function sight(): void {
  const shape = bigBattle.map.shape;
  const hexes = hexesOf(shape);
  const blocking = new Set(bigBattle.map.hexes.map(hexKey));
  const times = Array.from({ length: 5 }, () =>
    timed(() => sightTable(hexes, (hex) => blocking.has(hexKey(hex)))),
  );
  const table = sightTable(hexes, (hex) => blocking.has(hexKey(hex)));
  let asymmetric = 0;
  for (let a = 0; a < hexes.length; a++)
    for (let b = 0; b < a; b++) if (table[a * hexes.length + b] !== table[b * hexes.length + a]) asymmetric++;
  const pairs = (hexes.length * (hexes.length - 1)) / 2;
  say(
    `sight table, 40 × 30, ${pairs} pairs: first ${times[0]?.toFixed(0)} ms, median ${median(times).toFixed(0)} ms (at most 150), ${asymmetric} pairs asymmetric`,
  );
}

say(`Sabreur-hex, figures of ${process.version}`);
sight();
randomBattles();
longGame();
for (const line of oddsMeasured()) say(line);
for (const line of encountersMeasured()) say(line);
for (const line of mapsMeasured()) say(line);
say(listing());
for (const line of growth()) say(line);
