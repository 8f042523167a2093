import { expect, test } from 'vitest';
import { facts as english } from '../../../src/language/en/facts.ts';
import { facts as french } from '../../../src/language/fr/facts.ts';
import { completeHouseRules } from '../../../src/rules/houseRuleKeys.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import { startBattle } from '../../../src/scenarios/scenario.ts';
import { fetchRulebook } from '../../../src/store/fetchRulebook.ts';
import { hiddenSide, isHidden, toldFact } from '../../../src/store/knowledge.ts';

await fetchRulebook();

function begun(open_information: 'no' | 'yes') {
  const scenario = { ...gersbach, firstSide: 'red' as const, houseRules: { open_information } };
  return engine.settle(startBattle(scenario)).game;
}

test('R-150 open_information=yes: nothing is kept from anybody', () => {
  const game = begun('yes');
  expect(hiddenSide(game)).toBeNull();
  expect(game.units.some((unit) => isHidden(game, unit))).toBe(false);
});

test('R-150 open_information=no: whoever decides or rolls does not see the numbers of the other side', () => {
  const game = begun('no');
  expect(hiddenSide(game)).toBe('blue');
  for (const unit of game.units) expect(isHidden(game, unit)).toBe(unit.side === 'blue');
  const [first] = game.units;
  if (first) expect(isHidden(game, { ...first, fate: 'eliminated' })).toBe(false);
});

test('R-150 open_information=no: at the end all is shown', () => {
  const game = begun('no');
  const over = {
    ...game,
    battle: { ...game.battle, houseRules: completeHouseRules({ open_information: 'no' }) },
    frames: [],
    outcome: { winner: 'draw', by: 'turnLimit', points: { blue: 0, red: 0 } } as const,
  };
  expect(hiddenSide(over)).toBeNull();
});

test('R-150 open_information=no: of a loss the other side is not told what is left; of its own, and of the lost, all is told', () => {
  const game = begun('no');
  const of = (side: 'blue' | 'red') => {
    const unit = game.units.find((one) => one.side === side)?.id ?? '';
    return { fact: 'losses', unit, lost: 2, left: 13, cause: 'fire', by: null, rule: 'LOS-02' } as const;
  };
  expect(toldFact(of('blue'), game, 'blue')).toEqual({ ...of('blue'), left: null });
  expect(toldFact(of('red'), game, 'blue')).toEqual(of('red'));
  expect(toldFact(of('blue'), game, null)).toEqual(of('blue'));
  const gone = { ...game, units: game.units.map((unit) => ({ ...unit, fate: 'eliminated' as const })) };
  expect(toldFact(of('blue'), gone, 'blue')).toEqual(of('blue'));
  for (const { factSentence } of [english, french]) {
    const told = (hidden: 'blue' | null) => factSentence(toldFact(of('blue'), game, hidden), String, String);
    expect(told(null)).toContain('13');
    expect(told('blue')).not.toContain('13');
    expect(told('blue')).toContain('2');
  }
});
