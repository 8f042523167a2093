import { describe, expect, test } from 'vitest';
import { pursuitFrame } from '../../../../src/rules/procedures/pursuit.ts';
import { d3 } from '../../../../src/rules/state/dice.ts';
import { choices, dice, expectOver, factsOf, go, start, to, unitAfter } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5 };

function pursuing(more: Partial<UnitSpec> = {}) {
  return start(position({ units: [{ ...A, ...more }] }), pursuitFrame('A'));
}

describe('MAN-18, MAN-19: the move of a pursuer', () => {
  test('MAN-19 foot in column or skirmish order: half a die, with nothing added', () => {
    expect(dice(pursuing({ formation: 'column' }))).toEqual(d3(0));
    const loose = { type: 'lightInfantry', skills: ['looseOrder'], formation: 'skirmish' } as const;
    expect(dice(pursuing(loose))).toEqual(d3(0));
  });

  test('MAN-19, MAN-18 a line goes one hex, and it is told where from', () => {
    const line = pursuing();
    expect(pursuitFrame('A')).toEqual({ procedure: 'pursuit', at: 'begin', unit: 'A', length: 0 });
    expect(choices(line).map((end) => (end.choose === 'runEnd' ? end.route : []))).toEqual([
      [{ q: 4, r: 5 }],
      [{ q: 5, r: 5 }],
    ]);
    const over = go(line, to(5, 5));
    expect(factsOf(over, 'moved')).toEqual([
      {
        fact: 'moved',
        unit: 'A',
        manoeuvre: 'pursuit',
        from: { q: 4, r: 6 },
        route: [{ q: 5, r: 5 }],
        facing: 5,
        rule: 'MAN-18',
      },
    ]);
    expect(unitAfter(over, 'A').hexes).toEqual([{ q: 5, r: 5 }]);
    expectOver(over);
  });

  test('MAN-19, R-66 so does an extended line', () => {
    const line = pursuing({ skills: ['linearOrder'], formation: 'extendedLine' });
    expect(factsOf(line, 'pursuitLength')).toEqual([
      { fact: 'pursuitLength', unit: 'A', length: 1, rule: 'MAN-19' },
    ]);
    expect(unitAfter(go(line, to(4, 5)), 'A').hexes).toEqual([
      { q: 4, r: 5 },
      { q: 5, r: 5 },
    ]);
  });

  test('MAN-19 the roll is the length', () => {
    const ridden = go(pursuing({ type: 'lightCavalry' }), [1]);
    expect(factsOf(ridden, 'pursuitLength')).toEqual([
      { fact: 'pursuitLength', unit: 'A', length: 3, rule: 'MAN-19' },
    ]);
    expect(choices(ridden)).toHaveLength(4);
  });
});
