/** The final state of the random battles of the first seeds, as hashes: printed as JSON, kept in tests/support. */
import { fingerprint } from '../scenarios/gameFile.ts';
import { theBattle } from './battleForCommands.ts';
import { playRandomly } from './randomPlay.ts';

/** The fingerprint of the state in which the random battle of that seed ends: it stays when the program learns an option. */
function battleHash(seed: number): string {
  return fingerprint(playRandomly(theBattle(), String(seed)).game);
}

/** The hashes of seeds 1 to `count`. */
export function battleHashes(count: number): readonly string[] {
  return Array.from({ length: count }, (_, n) => battleHash(n + 1));
}
