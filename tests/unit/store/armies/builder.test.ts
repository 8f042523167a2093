import { beforeEach, describe, expect, test } from 'vitest';
import { armyProblems } from '../../../../src/rules/units/army.ts';
import {
  buy,
  changeArmy,
  dismiss,
  duplicate,
  moveBy,
  openArmy,
  openLine,
  raiseByLot,
  redoArmy,
  setArmyName,
  setFormat,
  setNation,
  setQuality,
  setType,
  setUnitField,
  toggleSkill,
  undoArmy,
} from '../../../../src/store/armies/builder.ts';
import { faultsOf, mend } from '../../../../src/store/armies/faults.ts';
import { NO_ARMY, useBuilder } from '../../../../src/store/armies/state.ts';

const state = () => useBuilder.getState();
const ids = () => state().raised.army.units.map(({ id }) => id);

beforeEach(() => {
  useBuilder.setState({ raised: NO_ARMY, past: [], ahead: [], line: null, keptAs: null });
});

describe('undo and redo', () => {
  test('take every act back, one at a time, and do it again', () => {
    buy('lineInfantry');
    buy('lightCavalry');
    setQuality('u1', 'elite');
    setUnitField('u1', 'strength', 16);
    setUnitField('u1', 'name', 'Garde');
    toggleSkill('u1', 'tenacious');
    setType('u2', 'mediumCavalry');
    moveBy('u2', -1);
    duplicate('u1');
    dismiss('u2');
    setFormat(2000);
    setNation('austria');
    setArmyName('Corps');
    raiseByLot('cavalry');
    const steps = state().past.length;
    expect(steps).toBe(14);
    const last = state().raised;
    for (let n = 0; n < steps; n++) undoArmy();
    expect(state().raised).toBe(NO_ARMY);
    undoArmy();
    expect(state().raised).toBe(NO_ARMY);
    for (let n = 0; n <= steps; n++) redoArmy();
    expect(state().raised).toBe(last);
  });

  test('what changes nothing leaves no step, and a new act forgets what was undone', () => {
    buy('lineInfantry');
    setUnitField('u1', 'strength', 20);
    changeArmy((raised) => raised);
    expect(state().past).toHaveLength(1);
    undoArmy();
    buy('lightCavalry');
    expect(state().ahead).toEqual([]);
  });
});

test('the line of what was bought or doubled is open, and shut once its unit is gone', () => {
  buy('lineInfantry');
  expect(state().line).toBe('u1');
  duplicate('u1');
  expect(state().line).toBe('u2');
  dismiss('u2');
  expect(state().line).toBe(null);
  openLine('u1');
  undoArmy();
  expect(state().line).toBe('u1');
  undoArmy();
  undoArmy();
  expect(state().line).toBe(null);
});

test('an army opened takes the place of the one there was, and can be taken back', () => {
  buy('lineInfantry');
  const before = state().raised;
  openArmy(NO_ARMY, 'shelf');
  expect(state()).toMatchObject({ raised: NO_ARMY, keptAs: 'shelf', line: null });
  undoArmy();
  expect(state().raised).toBe(before);
});

test('what comes back by a step is kept where it was kept: nothing else on the shelf gives way to it', () => {
  buy('lineInfantry');
  openArmy(NO_ARMY, 'first');
  buy('lightCavalry');
  // kept meanwhile, where nothing had been
  undoArmy();
  undoArmy();
  expect(state().keptAs).toBe(null);
  useBuilder.setState({ keptAs: 'own' });
  redoArmy();
  expect(state().keptAs).toBe('first');
  redoArmy();
  expect(state().keptAs).toBe('first');
  raiseByLot('balanced');
  expect(state().keptAs).toBe(null);
  undoArmy();
  expect(state().keptAs).toBe('first');
  undoArmy();
  undoArmy();
  expect(state().keptAs).toBe('own');
});

test('an army by lot is of the nation and the format there are, legal, and does not give way to what is kept', () => {
  setNation('russia');
  setFormat(2200);
  useBuilder.setState({ keptAs: 'shelf' });
  raiseByLot('guns');
  const { raised, keptAs } = state();
  expect(raised.army.nation).toBe('russia');
  expect(armyProblems(raised.army.units, 2200)).toEqual([]);
  expect(ids().length).toBeGreaterThan(5);
  expect(keptAs).toBe(null);
});

describe('what is to be put right', () => {
  test('SKL-10 names its line, and one press mends it', () => {
    buy('lineInfantry');
    toggleSkill('u1', 'warrior');
    const [fault, ...others] = faultsOf(state().raised);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ unit: 'u1', refusal: { reason: 'skillRequires' } });
    if (fault?.remedy) mend(fault.remedy);
    expect(state().raised.army.units[0]?.skills).toEqual(['warrior', 'irregular']);
    expect(faultsOf(state().raised)).toEqual([]);
    undoArmy();
    expect(faultsOf(state().raised)).toHaveLength(1);
  });

  test('BLD-01 an army too dear has no line of its own; QUA-03 of too many Elite units the last is named', () => {
    for (let n = 0; n < 3; n++) {
      buy('lineInfantry');
      setQuality(`u${n + 1}`, 'elite');
    }
    setFormat(1500);
    setFormat(600);
    expect(faultsOf(state().raised).map(({ refusal, unit }) => [refusal.reason, unit])).toEqual([
      ['armyTooDear', null],
      ['tooManyElites', 'u3'],
    ]);
    const elites = faultsOf(state().raised)[1];
    if (elites?.remedy) mend(elites.remedy);
    // 600 points allow none: all become Ordinary at once
    expect(state().raised.army.units.map(({ quality }) => quality)).toEqual([
      'ordinary',
      'ordinary',
      'ordinary',
    ]);
    expect(faultsOf(state().raised)).toEqual([]);
  });
});
