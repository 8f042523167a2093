/**
 * `npm run ladder`: every level of the opponent against the one below it, over all battles of the collection with the sides
 * swapped, as a table. `-- --games N` plays so many of each, `-- --rungs LEVEL,LEVEL` those levels and what lies between.
 */
import { parseArgs } from 'node:util';
import { LEVELS } from '../opponent/levels.ts';
import { COLLECTION } from './opponent/battles.ts';
import { type MatchGame, matchGames, matchTold } from './opponent/match.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    rungs: { type: 'string', default: 'lot,marshal' },
    seed: { type: 'string', default: 'ladder' },
  },
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

const [lowest = 'lot', highest = 'marshal'] = values.rungs.split(',');
const names: readonly string[] = LEVELS;
const rungs = LEVELS.slice(names.indexOf(lowest), names.indexOf(highest) + 1);

say('| Level | Against | Games | Won | Drawn | Lost | Score | 95 % | Lost by both | Positions | Time |');
say('|---|---|---|---|---|---|---|---|---|---|---|');
rungs.slice(1).forEach((level, below) => {
  const against = rungs[below];
  if (!against) return;
  const games: MatchGame[] = [];
  const asked = { games: Number(values.games), scenarios: COLLECTION, seed: values.seed };
  for (const game of matchGames(level, against, asked)) {
    games.push(game);
    process.stderr.write(`${level} ${against} ${games.length}\n`);
  }
  const told = matchTold(games);
  const [low = 0, high = 1] = told.interval;
  const { positions, milliseconds } = told.efforts.blue;
  const cells = [
    level,
    against,
    told.games,
    told.wins,
    told.draws,
    told.losses,
    percent(told.score),
    `${percent(low)}–${percent(high)}`,
    percent(told.lostByBoth),
    `${positions.median} (${positions.of95})`,
    `${milliseconds.median} ms (${milliseconds.of95})`,
  ];
  say(`| ${cells.join(' | ')} |`);
});
