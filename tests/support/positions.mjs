// npm run positions [-- LEVEL …] [-- --proofs]: how many of the known positions each level finds, in both sides and
// mirrored; with --proofs also by how much the answer is better than the best of the others.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const given = process.argv.slice(2);
const { module } = await runnerImport(`${root}tests/support/opponent/report.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});
module.reportPositions(
  given.filter((word) => !word.startsWith('--')),
  given.includes('--proofs'),
  (line) => console.log(line),
);
