/**
 * `npm run soak`: whole battles of random armies and how often each statement of the rule was heard of in them; battles of
 * given armies and at close quarters; then answers that must be refused.
 */
import seedrandom from 'seedrandom';
import type { Choice } from '../rules/state/answers.ts';
import { theBattle } from './battleForCommands.ts';
import { type NumberStream, oneOf } from './chance.ts';
import { closeBattle } from './closeBattle.ts';
import { emptyField } from './emptyField.ts';
import { tryWildAnswer } from './illegalPlay.ts';
import { CROWDED, NARROW, OPEN, randomBattle, type Variety } from './randomBattle.ts';
import { type PlayTemper, playRandomly } from './randomPlay.ts';
import { meetingTheme } from './randomThemes.ts';
import { RuleCount } from './ruleCount.ts';
import { reportRules } from './ruleReport.ts';
import { ScenarioCount } from './scenarioCount.ts';
import { scenarioByLot } from './scenarioLot.ts';
import { battles } from './soakBattles.ts';

/** Nothing but scenarios. */
const SCENARIOS = process.argv[2] === '--objectives';
/** How many, where it is not told. */
const BATTLES_OF_SCENARIOS = 2000;
const BATTLES = Number(process.argv[2] ?? 2000);
const RANDOM = Number(process.argv[3] ?? 5000);
const TRIES = Number(process.argv[4] ?? 200_000);
const EMPTY = Number(process.argv[5] ?? BATTLES);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Army points of a side; most battles are large, for then more is ordered in a turn. */
function formatOf(stream: NumberStream): number {
  return oneOf([4000, 3500, 3000, 3000, 2500, 2000, 1500, 1000], stream);
}

const MIXED: Variety = { format: formatOf, unusual: 0.2 };
const MEETING: Variety = { ...MIXED, theme: meetingTheme };

/** Three battles out of seven are of everything; the others are a meeting of two sorts of armies, half of them at close quarters. */
function soakedBattle(seed: string) {
  const n = Number(seed);
  if (n % 7 < 3) return randomBattle(seed, n % 2 === 0 ? OPEN : CROWDED, MIXED);
  return randomBattle(seed, n % 2 === 0 ? NARROW : CROWDED, MEETING);
}

/** Throws wild answers at positions of random games. */
function refusals(): number {
  let faults = 0;
  let tries = 0;
  for (let seed = 1; tries < TRIES; seed++) {
    const stream = seedrandom(`wild ${seed}`);
    const earlier: Choice[] = [];
    const start = seed % 2 === 0 ? theBattle() : randomBattle(`wild ${seed}`);
    playRandomly(start, `wild ${seed}`, {
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

/** Some players choose by chance alone, others like to fight, or to do what is seldom done. */
const TEMPERS: readonly PlayTemper[] = [
  {},
  { bold: true, varied: true },
  { varied: true },
  { bold: true, varied: true },
  { bold: true },
];
/** So many battles bring about all that scenarios can. */
const ENOUGH = 500;

/** `--objectives`: nothing but battles from empty maps, with objectives, exits and reinforcements by lot. */
function scenarios(count: number): number {
  const told = new ScenarioCount();
  const wrong = battles(
    { name: 'scenarios', count, begin: scenarioByLot, tempers: TEMPERS, heard: told },
    say,
  );
  say(`  told ${JSON.stringify(Object.fromEntries(told.said))}`);
  const unheard = count < ENOUGH ? [] : told.unheard();
  for (const word of unheard) say(`scenarios: never heard ${word}`);
  return wrong + unheard.length;
}

const heard = new RuleCount();
const elsewhere = new RuleCount();
let faults = 0;
if (SCENARIOS) faults += scenarios(Number(process.argv[3] ?? BATTLES_OF_SCENARIOS));
else {
  faults += battles(
    { name: 'random battles', count: RANDOM, begin: soakedBattle, tempers: TEMPERS, heard },
    say,
  );
  faults += reportRules(heard, say);
  faults += battles(
    { name: 'the battle', count: BATTLES, begin: theBattle, tempers: [{}], heard: elsewhere },
    say,
  );
  faults += battles(
    {
      name: 'from empty maps',
      count: EMPTY,
      begin: (seed) => emptyField(seed, MIXED),
      tempers: TEMPERS,
      heard: elsewhere,
    },
    say,
  );
  const close = Math.min(BATTLES, RANDOM);
  faults += battles(
    { name: 'close battles', count: close, begin: closeBattle, tempers: TEMPERS, heard: elsewhere },
    say,
  );
  faults += refusals();
}
process.exitCode = faults === 0 ? 0 : 1;
