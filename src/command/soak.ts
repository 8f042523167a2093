/** `npm run soak`: whole random battles with every invariant checked, then answers that must be refused. */
import seedrandom from 'seedrandom';
import type { Choice } from '../rules/answers.ts';
import type { Game } from '../rules/game.ts';
import { theBattle } from './battleForCommands.ts';
import { closeBattle } from './closeBattle.ts';
import { tryWildAnswer } from './illegalPlay.ts';
import { brokenInvariant } from './invariants.ts';
import { playRandomly } from './randomPlay.ts';

const BATTLES = Number(process.argv[2] ?? 2000);
const TRIES = Number(process.argv[3] ?? 200_000);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Plays the battles of seeds 1 to `count`; returns the number of faults. */
function battles(name: string, count: number, begin: (seed: string) => Game): number {
  let faults = 0;
  let answers = 0;
  const endings: Record<string, number> = {};
  const told: Record<string, number> = {};
  for (let seed = 1; seed <= count; seed++) {
    const played = playRandomly(begin(String(seed)), String(seed), {
      after: (game, facts) => {
        for (const { fact } of facts) told[fact] = (told[fact] ?? 0) + 1;
        return brokenInvariant(game);
      },
    });
    answers += played.answers;
    if (played.fault !== null) {
      faults++;
      say(`${name}, seed ${seed}, answer ${played.answers}: ${played.fault}`);
    }
    const outcome = played.game.outcome;
    const ending = outcome ? `${outcome.by}: ${outcome.winner}` : 'none';
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  say(`${name}: ${count} battles, ${answers} answers, ${faults} faults`);
  say(`  endings ${JSON.stringify(endings)}`);
  say(`  facts ${JSON.stringify(told)}`);
  return faults;
}

/** Throws wild answers at positions of random games. */
function refusals(): number {
  let faults = 0;
  let tries = 0;
  for (let seed = 1; tries < TRIES; seed++) {
    const stream = seedrandom(`wild ${seed}`);
    const earlier: Choice[] = [];
    playRandomly(theBattle(), `wild ${seed}`, {
      choices: (_game, legal) => {
        const some = legal[Math.floor(stream() * legal.length)];
        if (some && earlier.length < 200) earlier.push(some);
      },
      after: (game) => {
        for (let each = 0; each < 4 && tries < TRIES; each++) {
          const { tried, fault } = tryWildAnswer(game, earlier, stream);
          if (tried) tries++;
          if (fault !== null) {
            faults++;
            if (faults <= 10) say(fault);
          }
        }
        return null;
      },
    });
  }
  say(`${tries} illegal answers tried, ${faults} faults`);
  return faults;
}

const faults =
  battles('the battle', BATTLES, theBattle) + battles('close battles', BATTLES, closeBattle) + refusals();
process.exitCode = faults === 0 ? 0 : 1;
