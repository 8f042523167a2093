/** `node src/command/run.mjs hashes`: the table that tests/support/battle-hashes.json holds. */
import { battleHashes } from './battleHashes.ts';

process.stdout.write(`${JSON.stringify(battleHashes(50), null, 2)}\n`);
