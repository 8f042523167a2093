/** Who comes in the course of the battle, when and where. R-150. */
import { describe, expect, test } from 'vitest';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import type { Reinforcements } from '../../../../src/rules/state/game.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { choices, factsOf, go, type Played, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const coming = { fate: 'coming', at: [0, 0], facing: 0, formation: 'none' } as const;
const A: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', ...coming };
const GUNS: UnitSpec = { id: 'G', side: 'blue', type: 'mediumFootBattery', ...coming };
const HERE: UnitSpec = { id: 'H', side: 'blue', type: 'lineInfantry', at: [4, 6] };
const E: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 1] };

const WEST: Reinforcements = {
  turn: 3,
  units: ['A', 'G'],
  hexes: [
    { q: -5, r: 10 },
    { q: -5, r: 11 },
  ],
};

function turn(spec: Partial<PositionSpec> = {}, reinforcements: readonly Reinforcements[] = [WEST]): Played {
  const game = position({ units: [A, GUNS, HERE, E], turn: 3, ...spec, scenario: { reinforcements } });
  return start(game, turnFrame(false));
}

const unit = (id: string): Choice => ({ choose: 'unit', unit: id });

function refused({ game }: Played, choice: Choice): string {
  const answered = engine.answer(game, { at: game.count.answers, choice });
  if (answered.ok) return 'allowed';
  return 'reasons' in answered.why
    ? answered.why.reasons.map(({ rule, reason }) => `${rule} ${reason}`).join()
    : answered.why.problem;
}

function at(q: number, r: number, formation: 'column' | 'line' | 'none' = 'column'): Choice {
  return { choose: 'deploy', to: { q, r }, formation, facing: 0 };
}

describe('R-150: reinforcements', () => {
  test('R-150 they come in at the start of their side’s turn, before its orders, one by one', () => {
    const played = turn();
    expect(factsOf(played, 'reinforcements')).toEqual([
      { fact: 'reinforcements', units: ['A', 'G'], wait: false, rule: 'R-150' },
    ]);
    expect(choices(played)).toEqual([unit('A'), unit('G')]);
    const one = go(played, unit('A'), at(-5, 10));
    expect(unitAfter(one, 'A')).toMatchObject({
      fate: 'present',
      hexes: [{ q: -5, r: 10 }],
      activated: false,
    });
    // the other alone is left, and is not asked for
    const both = go(one, at(-5, 11, 'none'));
    expect(unitAfter(both, 'G').fate).toBe('present');
    expect(waitsFor(both.game)).toBe('blue rolls orderPoints');
  });

  test('R-150 not before their turn, nor in the other side’s', () => {
    expect(waitsFor(turn({ turn: 2 }).game)).toBe('blue rolls orderPoints');
    expect(waitsFor(turn({ side: 'red' }).game)).toBe('red rolls orderPoints');
  });

  test('R-150 from the second turn on: who is there in the first is set up', () => {
    const second = turn({ turn: 2 }, [{ ...WEST, turn: 2 }]);
    expect(waitsFor(second.game)).toBe('blue unitToDeploy');
    const first = turn({ turn: 1 }, [{ ...WEST, turn: 1 }]);
    expect(factsOf(first, 'reinforcements')).toEqual([]);
    expect(waitsFor(first.game)).toBe('blue rolls orderPoints');
  });

  test('R-150 only onto the hexes of their way in, and not beside an enemy', () => {
    const asked = go(turn(), unit('A'));
    expect(refused(asked, at(-4, 10))).toBe('R-150 outsideZone');
    expect(refused(asked, at(-5, 10, 'none'))).toBe('FRM-01 formationNotOpen');
    const near: UnitSpec = { ...E, at: [-3, 10] };
    const far = go(turn({ units: [A, GUNS, HERE, near] }), unit('A'));
    expect(refused(far, at(-5, 10))).toBe('allowed');
    const beside = turn({ units: [A, GUNS, HERE, { ...E, at: [-4, 10] }] });
    // both hexes lie beside it
    expect(factsOf(beside, 'reinforcements').map(({ wait }) => wait)).toEqual([false, true]);
    expect(waitsFor(beside.game)).toBe('blue rolls orderPoints');
  });

  test('R-150 who finds no room waits for a later turn', () => {
    const [first] = WEST.hexes;
    const narrow = { ...WEST, hexes: first ? [first] : [] };
    const played = go(turn({}, [narrow]), unit('A'), at(-5, 10));
    expect(factsOf(played, 'reinforcements').at(-1)).toEqual({
      ...{ fact: 'reinforcements', units: ['G'], wait: true, rule: 'R-150' },
    });
    expect(unitAfter(played, 'G').fate).toBe('coming');
    const later = turn({ turn: 5, units: [{ ...A, fate: 'eliminated', strength: 0 }, GUNS, HERE, E] }, [
      narrow,
    ]);
    // told when they come, not each turn
    expect(factsOf(later, 'reinforcements')).toEqual([]);
    expect(waitsFor(go(later, at(-5, 10, 'none')).game)).toBe('blue rolls orderPoints');
  });

  test('R-150 who does not come now is refused, with the reason', () => {
    const later: UnitSpec = { ...A, id: 'B' };
    const two = [WEST, { ...WEST, turn: 4, units: ['B'] }];
    const played = turn({ units: [A, GUNS, later, HERE, E] }, two);
    expect(refused(played, unit('B'))).toBe('R-150 notComing');
    expect(refused(played, unit('H'))).toBe('R-150 alreadyDeployed');
    expect(refused(played, unit('E'))).toBe('R-150 notYours');
    // it has come as well, but an enemy stands beside its only way in
    const barred = { ...WEST, units: ['B'], hexes: [{ q: 4, r: 2 }] };
    const shut = turn({ units: [A, GUNS, later, HERE, E] }, [WEST, barred]);
    expect(choices(shut)).toEqual([unit('A'), unit('G')]);
    expect(refused(shut, unit('B'))).toBe('R-150 noRoomInZone');
  });
});
