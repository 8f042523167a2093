import { expect, test } from 'vitest';
import { facts as english } from '../../../../src/language/en/facts.ts';
import { facts as french } from '../../../../src/language/fr/facts.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { completeHouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { startBattle } from '../../../../src/scenarios/scenario.ts';
import { fetchRulebook } from '../../../../src/store/game/rulebook.ts';
import { hiddenSide, isHidden, toldFact } from '../../../../src/store/view/knowledge.ts';

await fetchRulebook();

function begun(open_information: 'no' | 'yes') {
  const scenario = { ...gersbach, firstSide: 'red' as const, houseRules: { open_information } };
  return { game: engine.settle(startBattle(scenario)).game, ending: null };
}

test('R-150 open_information=yes: nothing is kept from anybody', () => {
  const open = begun('yes');
  expect(hiddenSide(open)).toBeNull();
  expect(open.game.units.some((unit) => isHidden(unit, hiddenSide(open)))).toBe(false);
});

test('R-150 open_information=no: whoever decides or rolls does not see the numbers of the other side', () => {
  const open = begun('no');
  const hidden = hiddenSide(open);
  expect(hidden).toBe('blue');
  for (const unit of open.game.units) expect(isHidden(unit, hidden)).toBe(unit.side === 'blue');
  const [first] = open.game.units;
  if (first) expect(isHidden({ ...first, fate: 'eliminated' }, hidden)).toBe(false);
});

test('R-150 open_information=no: at the end all is shown, by the rule or by agreement', () => {
  const { game } = begun('no');
  const over = {
    ...game,
    battle: { ...game.battle, houseRules: completeHouseRules({ open_information: 'no' }) },
    frames: [],
    outcome: { winner: 'draw', by: 'turnLimit', points: { blue: 0, red: 0 } } as const,
  };
  expect(hiddenSide({ game: over, ending: null })).toBeNull();
  expect(hiddenSide({ game, ending: { by: 'agreed' } })).toBeNull();
  expect(hiddenSide({ game, ending: { by: 'resigned', side: 'blue' } })).toBeNull();
});

test('R-150 open_information=no: of a loss the other side is not told what is left; of its own, and of the lost, all is told', () => {
  const open = begun('no');
  const of = (side: 'blue' | 'red') => {
    const unit = open.game.units.find((one) => one.side === side)?.id ?? '';
    return { fact: 'losses', unit, lost: 2, left: 13, cause: 'fire', by: null, rule: 'LOS-02' } as const;
  };
  expect(toldFact(of('blue'), open, 'blue')).toEqual({ ...of('blue'), left: null });
  expect(toldFact(of('red'), open, 'blue')).toEqual(of('red'));
  expect(toldFact(of('blue'), open, null)).toEqual(of('blue'));
  // what is spoken is heard by both
  expect(toldFact(of('blue'), open, 'both')).toEqual({ ...of('blue'), left: null });
  expect(toldFact(of('red'), open, 'both')).toEqual({ ...of('red'), left: null });
  const gone = {
    game: { ...open.game, units: open.game.units.map((unit) => ({ ...unit, fate: 'eliminated' as const })) },
  };
  expect(toldFact(of('blue'), gone, 'blue')).toEqual(of('blue'));
  expect(toldFact(of('blue'), gone, 'both')).toEqual(of('blue'));
  for (const { factSentence } of [english, french]) {
    const told = (hidden: 'blue' | null) => factSentence(toldFact(of('blue'), open, hidden), String, String);
    expect(told(null)).toContain('13');
    expect(told('blue')).not.toContain('13');
    expect(told('blue')).toContain('2');
  }
});
