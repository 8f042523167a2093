/** The chances of a morale test, and what a failed one costs, by command value and quality. MOR-03, MOR-04, MOR-11. */
import { type Dice, outcomesOf } from '../../engine/dice.ts';
import type { Quality } from '../../rules/state/vocabulary.ts';

interface Test {
  /** The chance to fail. */
  readonly fails: number;
  /** The points lost by a unit that stays after a failure, on the average over all throws. */
  readonly loses: number;
}

/** QUA-04. */
const DICE: Readonly<Record<Quality, Dice>> = {
  ordinary: { dice: 'sum', count: 2, drop: 'none', plus: 0 },
  elite: { dice: 'sum', count: 3, drop: 'highest', plus: 0 },
  recruit: { dice: 'sum', count: 3, drop: 'lowest', plus: 0 },
};

/** Beyond these command values the test is as good as at them. */
const LEAST = -6;
const MOST = 16;

function testsOf(quality: Quality): readonly Test[] {
  const outcomes = outcomesOf(DICE[quality]).map(({ outcome, weight }) => [outcome, Number(weight)] as const);
  const throws = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  return Array.from({ length: MOST - LEAST + 1 }, (_, at) => {
    const command = LEAST + at;
    let [fails, loses] = [0, 0];
    for (const [sum, weight] of outcomes)
      if (sum > command) {
        fails += weight / throws;
        loses += ((sum - command) * weight) / throws;
      }
    return { fails, loses };
  });
}

const TESTS: Readonly<Record<Quality, readonly Test[]>> = {
  ordinary: testsOf('ordinary'),
  elite: testsOf('elite'),
  recruit: testsOf('recruit'),
};

const SURE: Test = { fails: 0, loses: 0 };

/** A test against that command value, all modifiers counted. */
export function testOf(quality: Quality, command: number): Test {
  return TESTS[quality][Math.max(LEAST, Math.min(MOST, command)) - LEAST] ?? SURE;
}
