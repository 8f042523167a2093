import { describe, expect, test } from 'vitest';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { formationFrame } from '../../../../src/rules/procedures/formation.ts';
import { rallyFrame } from '../../../../src/rules/procedures/rally.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import type { Formation } from '../../../../src/rules/state/vocabulary.ts';
import {
  about,
  choices,
  dice,
  expectOver,
  factsOf,
  go,
  type Played,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const UNIT: UnitSpec = {
  id: 'U',
  side: 'blue',
  type: 'lineInfantry',
  skills: ['linearOrder', 'largeBattalion'],
  at: [3, 6],
};
const red = (at: readonly [number, number], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id: 'X',
  side: 'red',
  type: 'lineInfantry',
  at,
  ...more,
});
const game = (unit: Partial<UnitSpec>, ...others: readonly UnitSpec[]) =>
  position({ units: [{ ...UNIT, ...unit }, ...others] });
const half = (name: 'left' | 'right', q: number, r: number): Choice => ({
  choose: 'half',
  half: name,
  hex: { q, r },
});
const form = (formation: Formation): Choice => ({ choose: 'action', action: 'formation', formation });
const formThenFire = (formation: Formation): Choice => ({
  choose: 'action',
  action: 'formationThenFire',
  formation,
});
const actions = (played: Played) =>
  choices(played).flatMap((choice) => (choice.choose === 'action' ? [choice.action] : []));

describe('into and out of the extended line', () => {
  test('FRM-11, FRM-14, SKL-14.1 the owner picks the flank', () => {
    let played = go(start(game({}), actionFrame('U', false)), form('extendedLine'));
    expect(waitsFor(played.game)).toBe('blue half');
    expect(choices(played)).toEqual([half('left', 2, 6), half('right', 4, 6)]);
    played = go(played, half('left', 2, 6));
    expectOver(played);
    expect(unitAfter(played, 'U')).toMatchObject({
      formation: 'extendedLine',
      facing: 5,
      hexes: [
        { q: 2, r: 6 },
        { q: 3, r: 6 },
      ],
    });
    expect(played.facts.slice(-2)).toEqual([
      { fact: 'formationChanged', unit: 'U', from: 'line', to: 'extendedLine', rule: 'FRM-14' },
      {
        fact: 'holds',
        unit: 'U',
        hexes: [
          { q: 2, r: 6 },
          { q: 3, r: 6 },
        ],
        rule: 'R-44',
      },
    ]);
  });

  test('FRM-11 with one flank free it is taken without a question', () => {
    const friend: UnitSpec = { ...UNIT, id: 'F', at: [2, 6] };
    const played = start(game({}, friend), formationFrame('U', 'extendedLine'));
    expectOver(played);
    expect(factsOf(played, 'forced').map(({ choice }) => choice)).toEqual([half('right', 4, 6)]);
    expect(unitAfter(played, 'U').hexes).toHaveLength(2);
  });

  test('FRM-11 it closes up on the hex its owner chooses', () => {
    const played = start(game({ formation: 'extendedLine' }), formationFrame('U', 'column'));
    expect(choices(played)).toEqual([half('left', 3, 6), half('right', 4, 6)]);
    const after = go(played, half('right', 4, 6));
    expect(unitAfter(after, 'U')).toMatchObject({ formation: 'column', facing: 5, hexes: [{ q: 4, r: 6 }] });
    expect(factsOf(after, 'holds')).toEqual([
      { fact: 'holds', unit: 'U', hexes: [{ q: 4, r: 6 }], rule: 'R-44' },
    ]);
  });

  test('FRM-11, FRM-17, SKL-13.2 after a march in column too', () => {
    const column = game({ formation: 'column' });
    const played = go(
      start(column, actionFrame('U', false)),
      { choose: 'action', action: 'marchThenFormation', march: 'frontalMarch' },
      to(3, 5, 5),
    );
    expect(choices(played)).toContainEqual({ choose: 'formation', formation: 'extendedLine' });
    const after = go(played, { choose: 'formation', formation: 'extendedLine' }, half('right', 4, 5));
    expect(unitAfter(after, 'U').hexes).toEqual([
      { q: 3, r: 5 },
      { q: 4, r: 5 },
    ]);
  });

  test('FRM-15, FRM-11 the test looks from the hex held before the change; a failure changes nothing', () => {
    // three hexes from the future right half, four from where it stands
    const far = start(game({}, red([7, 3])), formationFrame('U', 'extendedLine'));
    expect(waitsFor(far.game)).toBe('blue half');
    const near = start(game({}, red([4, 3])), formationFrame('U', 'extendedLine'));
    expect(about(near)).toMatchObject({ about: 'morale', purpose: 'formation' });
    const failed = go(near, [6, 6]);
    expectOver(failed);
    expect(unitAfter(failed, 'U')).toMatchObject({ formation: 'line', hexes: [{ q: 3, r: 6 }] });
  });

  test('RAL-05, FRM-13 a rally leads into it: facing, then flank', () => {
    let played = start(game({ panicked: true }), rallyFrame('U'));
    played = go(played, [1, 1], { choose: 'rallied', formation: 'extendedLine', facing: 2 });
    expect(choices(played)).toEqual([half('left', 4, 6), half('right', 2, 6)]);
    played = go(played, half('right', 2, 6));
    expect(unitAfter(played, 'U')).toMatchObject({
      panicked: false,
      formation: 'extendedLine',
      facing: 2,
      hexes: [
        { q: 3, r: 6 },
        { q: 2, r: 6 },
      ],
    });
    expect(played.facts.slice(-3).map(({ fact }) => fact)).toEqual(['rallied', 'formationChanged', 'holds']);
  });
});

describe('closed column as an action', () => {
  test('FRM-07, SKL-13.4 out of column; out of it any facing', () => {
    const closed = go(start(game({ formation: 'column' }), actionFrame('U', false)), form('closedColumn'));
    expect(unitAfter(closed, 'U')).toMatchObject({ formation: 'closedColumn', facing: 0 });
    const out = start(game({ formation: 'closedColumn' }), formationFrame('U', 'column'));
    expect(choices(out)).toHaveLength(6);
    expect(unitAfter(go(out, { choose: 'facing', facing: 3 }), 'U')).toMatchObject({
      formation: 'column',
      facing: 3,
    });
  });
});

describe('Tactical sense', () => {
  const TACTICAL: Partial<UnitSpec> = { skills: ['tacticalSense'] };

  test('SKL-18, SKL-18.1, FRM-15 tests for an enemy within 2 hexes, a steady one', () => {
    const asks = (unit: Partial<UnitSpec>, enemy: UnitSpec) =>
      waitsFor(start(game(unit, enemy), formationFrame('U', 'column')).game);
    expect(asks(TACTICAL, red([4, 3]))).toBe('over');
    expect(asks({ skills: [] }, red([4, 3]))).toBe('blue rolls morale');
    expect(asks(TACTICAL, red([4, 4]))).toBe('blue rolls morale');
    expect(asks(TACTICAL, red([4, 4], { panicked: true }))).toBe('over');
  });

  test('SKL-18.2, FIR-03 only such units may change formation, then fire', () => {
    const target = red([4, 3]);
    const plain = start(game({ skills: [] }, target), actionFrame('U', false));
    expect(actions(plain)).not.toContain('formationThenFire');
    let played = start(game({ ...TACTICAL, formation: 'column' }, target), actionFrame('U', false));
    expect(actions(played)).toContain('formationThenFire');
    played = go(played, formThenFire('line'));
    expect(waitsFor(played.game)).toBe('blue fireAfterFormation');
    expect(choices(played)).toEqual([{ choose: 'shootAt', target: 'X' }, { choose: 'holdFire' }]);
    played = go(played, { choose: 'shootAt', target: 'X' });
    // as a line, which has 6 dice
    expect(dice(played)).toMatchObject({ count: 6 });
    // the shot of such an action is answered
    expect(waitsFor(go(played, [1, 1, 1, 1, 1, 1]).game)).toBe('red returnFire');
  });

  test('SKL-18.2, SEQ-07 a change that fails its test leaves the shot', () => {
    const played = go(
      start(game({ ...TACTICAL, formation: 'column' }, red([4, 4])), actionFrame('U', false)),
      formThenFire('line'),
      [6, 6],
    );
    expect(unitAfter(played, 'U').formation).toBe('column');
    expect(factsOf(played, 'formationRefused')).toHaveLength(1);
    expect(dice(go(played, { choose: 'shootAt', target: 'X' }))).toMatchObject({ count: 4 });
  });

  test('SKL-18.2 the shot may be let be; without a target nothing is asked', () => {
    const held = go(
      start(game({ ...TACTICAL, formation: 'column' }, red([4, 3])), actionFrame('U', false)),
      formThenFire('line'),
      { choose: 'holdFire' },
    );
    expectOver(held);
    expectOver(go(start(game({ ...TACTICAL }), actionFrame('U', false)), formThenFire('column')));
  });

  test('SKL-18.2, FIR-16 into an extended line, and one shot', () => {
    const played = go(
      start(game({ skills: ['tacticalSense', 'linearOrder'] }, red([4, 3])), actionFrame('U', false)),
      formThenFire('extendedLine'),
      half('right', 4, 6),
      { choose: 'shootAt', target: 'X' },
      [1, 1, 1, 1, 1, 1],
      { choose: 'decline' },
    );
    expectOver(played);
  });
});
