import { expect, test } from 'vitest';
import { closeBattle } from '../../../../src/command/closeBattle.ts';
import { INVARIANTS, playRandomly } from '../../../../src/command/randomPlay.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import {
  completeHouseRules,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRules,
} from '../../../../src/rules/state/houseRuleKeys.ts';

function agreed(game: Game, rules: Partial<HouseRules>): Game {
  return { ...game, battle: { ...game.battle, houseRules: completeHouseRules({ turn_limit: 8, ...rules }) } };
}

const CASES = HOUSE_RULE_KEYS.filter((key) => HOUSE_RULES[key].chapter !== 'BLD').flatMap((key) =>
  HOUSE_RULES[key].values.slice(1).map((value) => ({ key, value })),
);

test.each(CASES)('VIC-04 random battles with $key = $value hold every invariant', ({ key, value }) => {
  for (const seed of ['a']) {
    const start = agreed(closeBattle(`${key} ${seed}`), { [key]: value });
    const { game, fault } = playRandomly(start, `${key} ${seed}`, { ...INVARIANTS, bold: true });
    expect(fault).toBeNull();
    expect(game.outcome).not.toBeNull();
  }
});

test('VIC-04 so do battles with all of them changed at once, whichever values', () => {
  for (let n = 0; n < 20; n++) {
    const rules = Object.fromEntries(
      HOUSE_RULE_KEYS.map((key, at) => {
        const { values } = HOUSE_RULES[key];
        return [key, values[(n * (at + 3) + at) % values.length]];
      }),
    );
    const start = agreed(closeBattle(`all ${n}`), { ...rules, turn_limit: 8 });
    const { game, fault } = playRandomly(start, `all ${n}`, { ...INVARIANTS, bold: true });
    expect(fault, `battle ${n}`).toBeNull();
    expect(game.outcome).not.toBeNull();
  }
});
