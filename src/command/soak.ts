/** `npm run soak`: whole random battles with every invariant checked, then answers that must be refused. */
import seedrandom from 'seedrandom';
import type { Choice } from '../rules/answers.ts';
import { theBattle } from './battleForCommands.ts';
import { tryWildAnswer } from './illegalPlay.ts';
import { INVARIANTS, playRandomly } from './randomPlay.ts';

const BATTLES = Number(process.argv[2] ?? 2000);
const TRIES = Number(process.argv[3] ?? 200_000);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Plays the battles of seeds 1 to `BATTLES`; returns the number of faults. */
function battles(): number {
  let faults = 0;
  let answers = 0;
  const endings: Record<string, number> = {};
  for (let seed = 1; seed <= BATTLES; seed++) {
    const played = playRandomly(theBattle(), String(seed), INVARIANTS);
    answers += played.answers;
    if (played.fault !== null) {
      faults++;
      say(`seed ${seed}, answer ${played.answers}: ${played.fault}`);
    }
    const outcome = played.game.outcome;
    const ending = outcome ? `${outcome.by}: ${outcome.winner}` : 'none';
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  say(`${BATTLES} battles, ${answers} answers, ${faults} faults; endings ${JSON.stringify(endings)}`);
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

process.exitCode = battles() + refusals() === 0 ? 0 : 1;
