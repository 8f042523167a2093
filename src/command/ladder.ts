/**
 * `npm run ladder`: every level of the opponent against the one below it, over all battles of the collection with the sides
 * swapped, as a table. `-- --games N` plays so many of each, `-- --rungs LEVEL,LEVEL` those levels and what lies between,
 * `-- --battles ID,ID` those battles, `-- --from N` leaves out so many games that are played elsewhere; each game is told as
 * it ends. `-- --thrown LEVEL` plays that level against itself with its chances thrown for, course
 * by course, in place of being weighed exactly, and `--times N` in so many times the courses; the last column but one then
 * holds the average of both. Positions and time are those of the deciding, reasons apart.
 */
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../opponent/levels.ts';
import { COLLECTION } from './opponent/battles.ts';
import { type MatchGame, matchGames, matchTold } from './opponent/match.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    rungs: { type: 'string', default: 'lot,colonel' },
    seed: { type: 'string', default: 'ladder' },
    battles: { type: 'string', default: '' },
    thrown: { type: 'string', default: '' },
    times: { type: 'string', default: '1' },
  },
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

const [lowest = 'lot', highest = 'colonel'] = values.rungs.split(',');
const names: readonly string[] = LEVELS;
const rungs = LEVELS.slice(names.indexOf(lowest), names.indexOf(highest) + 1);

say('| Level | Against | Games | Won | Drawn | Lost | Score | 95 % | Lost by both | Positions | Time |');
say('|---|---|---|---|---|---|---|---|---|---|---|');
const battles = values.battles === '' ? null : values.battles.split(',');
const scenarios = COLLECTION.filter(({ id }) => !battles || battles.includes(id));

function row(level: Level, against: Level, thrown: number): void {
  const games: MatchGame[] = [];
  const from = Number(values.from);
  const asked = { games: Number(values.games), from, scenarios, seed: values.seed, thrown, bare: true };
  for (const game of matchGames(level, against, asked)) {
    games.push(game);
    const { battle, first, winner, lost } = game;
    const upshot = winner === 'draw' ? 'drawn' : winner === first ? 'won' : 'lost';
    const both = percent((lost.blue + lost.red) / 2);
    process.stderr.write(
      `${level} ${against} ${from + games.length}: ${battle}, ${upshot}, ${both} lost by both\n`,
    );
  }
  const told = matchTold(games);
  const [low = 0, high = 1] = told.interval;
  const { positions, milliseconds } = told.efforts.blue;
  const { positions: others } = told.efforts.red;
  const cells = [
    level,
    thrown > 0 ? `${against}, chances thrown ×${thrown}` : against,
    told.games,
    told.wins,
    told.draws,
    told.losses,
    percent(told.score),
    `${percent(low)}–${percent(high)}`,
    percent(told.lostByBoth),
    thrown > 0 ? `${positions.average} : ${others.average}` : `${positions.median} (${positions.of95})`,
    `${milliseconds.median} ms (${milliseconds.of95})`,
  ];
  say(`| ${cells.join(' | ')} |`);
}

const alone = LEVELS.find((level) => level === values.thrown);
const times = Number(values.times);
if (!(times > 0)) throw new Error('--times wants a number above 0');
if (alone) row(alone, alone, times);
else
  rungs.slice(1).forEach((level, below) => {
    const against = rungs[below];
    if (against) row(level, against, 0);
  });
