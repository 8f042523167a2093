/** Battles by lot that begin with an empty map and are about more than losses.. */
import { describe, expect, test } from 'vitest';
import { RuleCount } from '../../../src/command/ruleCount.ts';
import { ScenarioCount } from '../../../src/command/scenarioCount.ts';
import { scenarioByLot } from '../../../src/command/scenarioLot.ts';
import { battles } from '../../../src/command/soakBattles.ts';
import { scenarioMattersProblem } from '../../../src/scenarios/objectiveChecks.ts';

const SEEDS = Array.from({ length: 60 }, (_, n) => String(n + 1));

describe('scenarios by lot', () => {
  test('R-150, R-151 they keep to what a file of theirs must, and nobody is on the map', () => {
    for (const seed of SEEDS) {
      const game = scenarioByLot(seed);
      expect(scenarioMattersProblem(game, seed)).toBeNull();
      expect(game.units.filter(({ fate }) => fate !== 'awaited' && fate !== 'coming')).toEqual([]);
    }
  });

  test('R-150, R-151 some have each kind of objective, reinforcements and night', () => {
    const all = SEEDS.map((seed) => scenarioByLot(seed).battle);
    const kinds = new Set(all.flatMap(({ objectives = [] }) => objectives.map(({ kind }) => kind)));
    expect(kinds).toEqual(new Set(['place', 'exit', 'survival']));
    expect(all.some(({ reinforcements }) => reinforcements)).toBe(true);
    expect(all.some(({ night }) => night)).toBe(true);
  });

  test('R-150, R-151 they are played to their end without a fault, each replayed to the same one', () => {
    const heard = new ScenarioCount();
    const said: string[] = [];
    const tempers = [{ bold: true, varied: true }, { varied: true }];
    const row = { name: 'scenarios', count: 8, begin: scenarioByLot, tempers, heard };
    expect(battles(row, (text) => said.push(text))).toBe(0);
    expect(said.join()).toContain('8 battles');
    for (const word of ['deployed', 'reinforcements', 'placeHeld', 'outsideZone'])
      expect(heard.unheard()).not.toContain(word);
  });

  test('what was never told is named', () => {
    const heard = new ScenarioCount();
    heard.add([{ fact: 'leftMap', rule: 'R-151' }, { reasons: [{ rule: 'R-151', reason: 'noExit' }] }]);
    expect(heard.said.get('leftMap')).toBe(1);
    expect(heard.unheard()).not.toContain('noExit');
    expect(heard.unheard()).toContain('placeHeld');
    expect(heard.times.get('R-151')).toBe(2);
    expect(new RuleCount().times.size).toBe(0);
  });
});
