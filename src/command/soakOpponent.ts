/**
 * `npm run soak:opponent`: whole battles between levels of the opponent, all by lot: levels, tempers, budgets, armies,
 * grounds and options. Tells how many broke, and the seeds of those that did; and half as many positions in which an answer
 * may not depend on what is hidden.
 */
import seedrandom from 'seedrandom';
import { LEVELS, TEMPERS } from '../opponent/levels.ts';
import { oneOf } from './chance.ts';
import { closeBattle } from './closeBattle.ts';
import { answersByTheHidden } from './opponent/hidden.ts';
import { playGame } from './opponent/match.ts';
import { CROWDED, randomBattle } from './randomBattle.ts';
import { scenarioByLot } from './scenarioLot.ts';

const USUAL = 1000;
/** Small ones too: what ends a thought early is met most often with them. */
const BUDGETS_TRIED = [1, 12, 40, 150, 600] as const;
/** Battles of one kind are each other's like: three kinds take turns. */
const BEGUN = [closeBattle, scenarioByLot, (seed: string) => randomBattle(seed, CROWDED)] as const;

const count = Number(process.argv[2] ?? USUAL);
const ends: Record<string, number> = {};
const faults: string[] = [];
let answers = 0;
for (let n = 1; n <= count; n++) {
  const seed = `opponent ${n}`;
  const stream = seedrandom(seed);
  const levels = { blue: oneOf(LEVELS, stream), red: oneOf(LEVELS, stream) };
  const budget = oneOf(BUDGETS_TRIED, stream);
  try {
    const start = (BEGUN[n % BEGUN.length] ?? closeBattle)(seed);
    const pairing = { levels, temper: oneOf(TEMPERS, stream), budget, seed };
    const { by } = playGame(start, seed, pairing, () => answers++);
    ends[by] = (ends[by] ?? 0) + 1;
  } catch (error) {
    faults.push(`${seed} ${levels.blue} ${levels.red} ${budget}: ${String(error)}`);
  }
}
const hidden = Math.ceil(count / 2);
faults.push(...answersByTheHidden(hidden));
process.stdout.write(`${JSON.stringify({ battles: count, answers, ends, hidden, faults }, null, 2)}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
