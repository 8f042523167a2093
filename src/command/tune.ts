/**
 * `npm run tune`: battles of the collection by one level against itself, and the weights by which the qualities of a position,
 * at the end of each turn, foretell best by how many points the battle is won. `-- --games N` plays so many battles,
 * `-- --level LEVEL` by that level, `-- --battles ID,ID` those battles.
 */
import { parseArgs } from 'node:util';
import { LEVELS } from '../opponent/levels.ts';
import { COLLECTION } from './opponent/battles.ts';
import type { Seen } from './opponent/leastSquares.ts';
import { seenInBattle, weightsFitted } from './opponent/tuning.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '96' },
    level: { type: 'string', default: 'captain' },
    battles: { type: 'string', default: '' },
    seed: { type: 'string', default: 'tune' },
  },
});

const level = LEVELS.find((one) => one === values.level) ?? 'captain';
const wanted = values.battles === '' ? null : values.battles.split(',');
const scenarios = COLLECTION.filter(({ id }) => !wanted || wanted.includes(id));
const seen: Seen[] = [];
for (let n = 0; n < Number(values.games); n++) {
  const scenario = scenarios[n % Math.max(1, scenarios.length)];
  if (!scenario) break;
  seen.push(...seenInBattle(scenario, { levels: { blue: level, red: level }, seed: `${values.seed} ${n}` }));
  process.stderr.write(`${scenario.id} ${n + 1}, ${seen.length} turns\n`);
}
const told = weightsFitted(seen);
process.stdout.write(`${seen.length} turns, ${Math.round(100 * told.explained)} % explained\n`);
for (const [part, weight] of told.weights) process.stdout.write(`${part} ${weight.toFixed(3)}\n`);
