/**
 * `npm run regenerate`: writes anew every file of the repository that the program works out, from the project's folder. With
 * words, some of them only: schemas, examples, counts, games, hashes, answers.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { battleHashes } from './battleHashes.ts';
import { answerHashes } from './opponent/answers.ts';
import { countPosition, countTable } from './regenerate/counts.ts';
import { exampleFiles } from './regenerate/examples.ts';
import { recordedGames } from './regenerate/recordedGames.ts';
import { schemaFiles } from './regenerate/schemas.ts';

function write(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(`${folder}/${name}`, text);
    process.stdout.write(`${folder}/${name}\n`);
  }
}

const COUNTS = 'tests/support/counts';
const EXAMPLES = 'public/examples';

function counts(): void {
  const positions = readdirSync(`${COUNTS}/positions`).sort();
  const counted = positions.map((name) =>
    countPosition(name.replace('.json', ''), readFileSync(`${COUNTS}/positions/${name}`, 'utf8')),
  );
  const figures = counted.map((one) => JSON.stringify(one)).join(',\n');
  write(COUNTS, { 'counts.json': `[\n${figures}\n]\n`, 'README.md': countTable(counted) });
}

const WRITERS: Readonly<Record<string, () => void | Promise<void>>> = {
  schemas: () => write('public/schema', schemaFiles()),
  examples: async () =>
    write(EXAMPLES, await exampleFiles(readFileSync(`${EXAMPLES}/scenario.json`, 'utf8'))),
  counts,
  games: () => write('tests/support/games', { 'recorded.jsonl': recordedGames() }),
  hashes: () =>
    write('tests/support', { 'battle-hashes.json': `${JSON.stringify(battleHashes(50), null, 2)}\n` }),
  answers: () =>
    write('tests/support', { 'opponent-answers.json': `${JSON.stringify(answerHashes(200), null, 2)}\n` }),
};

const wanted = process.argv.slice(2);
for (const [name, writer] of Object.entries(WRITERS))
  if (wanted.length === 0 || wanted.includes(name)) await writer();
