/**
 * `npm run balance`: each battle of the collection by one level against itself, the sides as they stand, as a table.
 * Each game is told on the standard error as it ends. `-- --games N` plays so many of each, `-- --level LEVEL` by that level, `-- --battles ID,ID`
 * those battles, `-- --from N` leaves out so many that are played elsewhere.
 */
import { parseArgs } from 'node:util';
import { LEVELS } from '../opponent/levels.ts';
import { COLLECTION } from './opponent/battles.ts';
import { type BattlePlayed, playBattle, wilson } from './opponent/match.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    from: { type: 'string', default: '0' },
    level: { type: 'string', default: 'captain' },
    battles: { type: 'string', default: '' },
    seed: { type: 'string', default: 'balance' },
  },
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** The share of their points that both armies have lost. */
function lostBy({ lost }: BattlePlayed): number {
  return (lost.blue + lost.red) / 2;
}

const level = LEVELS.find((one) => one === values.level) ?? 'captain';
const wanted = values.battles === '' ? null : values.battles.split(',');

say('| Battle | Games | Blue | Drawn | Red | Blue’s score | 95 % | Lost by both |');
say('|---|---|---|---|---|---|---|---|');
for (const scenario of COLLECTION) {
  if (wanted && !wanted.includes(scenario.id)) continue;
  const games: BattlePlayed[] = [];
  const from = Number(values.from);
  for (let n = from; n < from + Number(values.games); n++) {
    const levels = { blue: level, red: level };
    const game = playBattle(scenario, { levels, bare: true, untimed: true, seed: `${values.seed} ${n}` });
    games.push(game);
    process.stderr.write(`${scenario.id} ${n}: ${game.winner}, ${percent(lostBy(game))} lost by both\n`);
  }
  const blue = games.filter(({ winner }) => winner === 'blue').length;
  const drawn = games.filter(({ winner }) => winner === 'draw').length;
  const score = blue + drawn / 2;
  const [low, high] = wilson(score, games.length);
  const lost = games.map(lostBy).sort((a, b) => a - b);
  const cells = [
    scenario.id,
    games.length,
    blue,
    drawn,
    games.length - blue - drawn,
    percent(score / Math.max(1, games.length)),
    `${percent(low)}–${percent(high)}`,
    percent(lost[Math.floor(lost.length / 2)] ?? 0),
  ];
  say(`| ${cells.join(' | ')} |`);
}
