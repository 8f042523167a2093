/** What a free hex tells of the unit that would march there. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { aboutToAct } from '../../../../src/odds/question.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { type Game, unitOf } from '../../../../src/rules/state/game.ts';
import { nextUnit } from '../../../../src/store/input/browsing.ts';
import { clickHex } from '../../../../src/store/input/click.ts';
import { type HexTold, hexTold } from '../../../../src/store/possible/hexTold.ts';
import { NOTHING_PICKED } from '../../../../src/store/state.ts';
import { useStore } from '../../../../src/store/store.ts';
import { position, type UnitSpec } from '../../../support/position.ts';
import { begin, playUntil, rollOn, view } from '../table.ts';

function at(column: number, row: number): readonly [number, number] {
  const { q, r } = hexAt(column, row);
  return [q, r];
}

const FOOT: UnitSpec = { id: 'I', side: 'blue', type: 'lineInfantry', at: at(7, 10), formation: 'column' };
const FAR: UnitSpec = { id: 'F', side: 'red', type: 'lineInfantry', at: at(7, 1) };

/** Blue's first unit is asked what it does. */
function asked(...units: readonly UnitSpec[]): Game {
  const g = position({ columns: 16, rows: 14, units });
  return engine.run(aboutToAct(g, unitOf(g, units[0]?.id ?? '')));
}

function told(g: Game, column: number, row: number): HexTold | null {
  return hexTold(g, g.frames.at(-1)?.procedure === 'action' ? 'I' : null, NOTHING_PICKED, hexAt(column, row));
}

function chief(of: HexTold | null): string {
  const [reason] = of?.is === 'refused' ? of.reasons : [];
  return reason ? `${reason.rule} ${reason.reason}` : (of?.is ?? 'nothing');
}

test('an ordinary march is no news; the own hex and a hex that is held are not spoken of', () => {
  const g = asked(FOOT, FAR);
  expect(told(g, 7, 9)).toBeNull();
  expect(told(g, 7, 10)).toBeNull();
  expect(told(g, 7, 1)).toBeNull();
});

test('MAN-09 a hex of a forced march is named so, with what it costs for what factor', () => {
  expect(told(asked(FOOT, FAR), 7, 6)).toEqual({ is: 'forced', cost: 4, factor: 3 });
});

test('MAN-09 an enemy within 4 hexes, or a line: why the forced march is not to be had, in figures', () => {
  const near = { ...FAR, at: at(7, 6) };
  expect(chief(told(asked(FOOT, near), 4, 8))).toBe('MAN-09 forcedMarchEnemyNear');
  const line = told(asked({ ...FOOT, formation: 'line' }, FAR), 7, 8);
  expect(chief(line)).toBe('MAN-09 forcedMarchFormation');
  expect(line?.is === 'refused' && line.reasons[0]?.facts).toMatchObject({ cost: 2, reach: 1 });
});

test('MAN-03 beyond any march it is too far, and the sentence has both figures', () => {
  const far = told(asked(FOOT, FAR), 7, 3);
  expect(chief(far)).toBe('MAN-03 tooFar');
  expect(far?.is === 'refused' && far.reasons[0]?.facts).toMatchObject({ reach: 6 });
});

test('TER-11 ground that nobody enters is told before all else', () => {
  const g = position({
    columns: 16,
    rows: 14,
    units: [FOOT, FAR],
    hexes: [{ ...hexAt(7, 9), terrain: 'impassable', hill: false }],
  });
  expect(chief(told(engine.run(aboutToAct(g, unitOf(g, 'I'))), 7, 9))).toBe('TER-11 impassable');
});

test('of every free hex of the board something is told, or it is lit', () => {
  begin('hexes');
  rollOn();
  playUntil('orders', (legal) => legal[0]);
  nextUnit(1);
  const { game, reach } = view();
  const { selection } = useStore.getState();
  const lit = new Set(reach.map(({ hex }) => `${hex.q} ${hex.r}`));
  for (let column = 0; column < 12; column++)
    for (let row = 0; row < 12; row++) {
      const hex = hexAt(column, row);
      const held = game.units.some(
        (unit) => unit.fate === 'present' && unit.hexes.some((own) => own.q === hex.q && own.r === hex.r),
      );
      const of = hexTold(game, selection.unit, selection, hex);
      if (lit.has(`${hex.q} ${hex.r}`) || held) expect(of?.is).not.toBe('refused');
      else expect(of?.is === 'refused' && of.reasons.length).toBeGreaterThan(0);
    }
});

test('pressed, a hex out of reach tells why and lets nothing go; pressed again it lets the unit go', () => {
  begin('hexes');
  rollOn();
  playUntil('orders', (legal) => legal[0]);
  nextUnit(1);
  const { unit } = useStore.getState().selection;
  const { reach, game } = view();
  const out = [0, 1, 2, 3, 4, 5]
    .map((column) => hexAt(column, 0))
    .find(
      (hex) =>
        !reach.some((one) => one.hex.q === hex.q && one.hex.r === hex.r) &&
        !game.units.some((one) => one.hexes.some((own) => own.q === hex.q && own.r === hex.r)),
    );
  if (!out) throw new Error('all is lit');
  expect(clickHex(out)).toEqual({ did: 'refused' });
  expect(useStore.getState().notice).toMatchObject({ notice: 'refused', unit, hex: out });
  expect(useStore.getState().selection.unit).toBe(unit);
  expect(clickHex(out)).toEqual({ did: 'deselected' });
  expect(useStore.getState().selection.unit).toBeNull();
});
