import { beforeEach, expect, test } from 'vitest';
import { beginHistory } from '../../../../src/engine/history.ts';
import { battleFrame } from '../../../../src/rules/procedures/battle.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { logOf } from '../../../../src/store/game/record.ts';
import { carryTo, clickHex } from '../../../../src/store/input/click.ts';
import { confirmDraft, confirmGroup, faceDraft, rotateDraft } from '../../../../src/store/input/picking.ts';
import { useStore } from '../../../../src/store/store.ts';
import { position } from '../../../support/position.ts';
import { begin, opened, rollOn, view } from '../table.ts';

const line = () => unitOf(opened().game, 'line');

/** A battle of one extended line, on (6, 9) and (7, 9) and looking up, against a far enemy; the line is to act. */
beforeEach(() => {
  const open = begin();
  const start = position({
    columns: 16,
    rows: 14,
    units: [
      {
        id: 'line',
        side: 'blue',
        type: 'lineInfantry',
        formation: 'extendedLine',
        skills: ['linearOrder'],
        at: [6, 9],
      },
      { id: 'far', side: 'red', type: 'lineInfantry', at: [6, 1] },
    ],
  });
  const history = beginHistory(engine, { ...start, frames: [battleFrame()] }, 'line');
  useStore.setState({ open: { ...open, history, game: history.game, log: logOf(history), opening: [] } });
  rollOn();
  expect(clickHex({ q: 7, r: 9 })).toEqual({ did: 'grouped', units: ['line'] });
});

test('R-43 the outer front hex shifts the line, in a frontal march or an indirect one', () => {
  expect(clickHex({ q: 8, r: 8 }).did).toBe('drafted');
  expect(view().draft?.others).toHaveLength(2);
  expect(clickHex({ q: 8, r: 8 }).did).toBe('answered');
  expect(line().hexes).toEqual([
    { q: 7, r: 8 },
    { q: 8, r: 8 },
  ]);
});

test('R-43 the middle front hex lays out a wheel on its two hexes, turned the other way by its facing', () => {
  expect(clickHex({ q: 7, r: 8 }).did).toBe('drafted');
  expect(view().draft?.facings).toEqual([0, 4]);
  const [ghost] = view().marks.ghosts;
  expect(ghost?.hexes).toHaveLength(2);
  expect(faceDraft(4).allowed).toBe(true);
  expect(view().marks.ghosts[0]).toMatchObject({ facing: 4 });
  expect(confirmDraft().allowed).toBe(true);
  expect(line()).toMatchObject({
    facing: 4,
    hexes: [
      { q: 6, r: 9 },
      { q: 7, r: 8 },
    ],
  });
});

test('R-43 pressed where it stands it is not turned about unasked', () => {
  confirmGroup();
  const pressed = clickHex({ q: 6, r: 9 });
  expect(pressed.did).toBe('drafted');
  expect(line().facing).toBe(5);
  expect(clickHex({ q: 7, r: 9 }).did).toBe('answered');
  expect(line()).toMatchObject({
    facing: 2,
    hexes: [
      { q: 7, r: 9 },
      { q: 6, r: 9 },
    ],
  });
});

test('R-43 a half carried to a hex goes there, the facing kept where it can be', () => {
  // the right half to the middle front hex: the shift to the left rather than a wheel
  carryTo({ q: 7, r: 9 }, { q: 7, r: 8 });
  if (view().draft) confirmDraft();
  expect(line()).toMatchObject({
    facing: 5,
    hexes: [
      { q: 6, r: 8 },
      { q: 7, r: 8 },
    ],
  });
});

test('FRM-10 the keys turn it by a wheel', () => {
  confirmGroup();
  expect(rotateDraft(1).allowed).toBe(true);
  expect(view().draft?.facing).toBe(0);
  expect(view().marks.ghosts).toHaveLength(1);
  expect(rotateDraft(1).allowed).toBe(true);
  expect(view().draft?.facing).toBe(4);
});
