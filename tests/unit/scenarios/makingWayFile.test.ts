import { expect, test } from 'vitest';
import { actionFrame } from '../../../src/rules/procedures/action.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import { fireFrame } from '../../../src/rules/procedures/fire.ts';
import { marchFrame } from '../../../src/rules/procedures/march.ts';
import { activationFrame } from '../../../src/rules/state/calledFrames.ts';
import type { GameFrame } from '../../../src/rules/state/frames.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { turnFrame } from '../../../src/rules/state/turnFrames.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { positionFileOf } from '../../../src/scenarios/gameFile.ts';
import { go, type Played, start, to, waitsFor } from '../../support/play.ts';
import { type PositionSpec, position } from '../../support/position.ts';

const UNITS: PositionSpec['units'] = [
  { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 6], facing: 5 },
  {
    id: 'X',
    side: 'blue',
    type: 'lightInfantry',
    skills: ['skirmisher'],
    formation: 'skirmish',
    facing: 5,
    at: [5, 5],
  },
  { id: 'S', side: 'blue', type: 'lineInfantry', at: [3, 9], facing: 5, strength: 20 },
  { id: 'T', side: 'red', type: 'mediumFootBattery', at: [3, 6], facing: 2, strength: 3 },
  { id: 'F', side: 'red', type: 'lineInfantry', at: [2, 6], facing: 2 },
];

/** In the middle of the turn of `unit`, so that the stack is whole. */
function during(unit: string, ...frames: readonly GameFrame[]): Played {
  const units = UNITS.map((spec) => (spec.id === unit ? { ...spec, activated: true, acted: true } : spec));
  const g = position({ units, rows: 14 });
  return start(
    g,
    { ...battleFrame(), at: 'turn' },
    { ...turnFrame(false), at: 'activation', group: [unit] },
    { ...activationFrame(g, [unit]), at: 'act', unit },
    ...frames,
  );
}

function written(game: Game, change: (text: string) => string = (text) => text) {
  return parseFile(change(JSON.stringify(positionFileOf('In the middle', game))));
}

function marching(): Played {
  return go(
    during('A', { ...actionFrame('A', false), at: 'march' }, marchFrame('A', 'frontalMarch')),
    to(5, 5, 5),
  );
}

test('CHG-39 a position that waits for skirmishers to be put back comes back from its file as it was', () => {
  const { game } = marching();
  expect(waitsFor(game)).toBe('blue putBack');
  const { count, ...rest } = game;
  const parsed = written(game);
  expect(parsed).toMatchObject({ ok: true, file: { game: rest } });
  expect(count.answers).toBe(1);
});

test('CHG-39 nobody lifted, somebody unknown, and who made way with its action left are refused', () => {
  const { game } = marching();
  const nobody = written(game, (text) => text.replace('"lifted":["X"]', '"lifted":[]'));
  expect(nobody).toMatchObject({ ok: false, problem: { code: 'inconsistent' } });
  const stranger = written(game, (text) =>
    text.replace('"placed":[]', '"placed":[{"unit":"Q","q":1,"r":1,"facing":0}]'),
  );
  expect(stranger).toMatchObject({ ok: false, problem: { code: 'unknownUnit', facts: { id: 'Q' } } });
  const idle = written({
    ...game,
    units: game.units.map((u) => (u.id === 'X' ? { ...u, displaced: true } : u)),
  });
  expect(idle).toMatchObject({ ok: false, problem: { code: 'displacedImpossible' } });
});

test('CHG-39, LOS-05 a position written before there was any of it is read', () => {
  const { game } = during('A', { ...actionFrame('A', false), at: 'march' }, marchFrame('A', 'frontalMarch'));
  const old = written(game, (text) => {
    const file = JSON.parse(text) as { game: { units: object[]; frames: object[] } };
    for (const unit of file.game.units) delete (unit as { displaced?: boolean }).displaced;
    for (const frame of file.game.frames as Record<string, unknown>[])
      for (const key of ['lifted', 'placed', 'toQ', 'toR', 'toFacing', 'route'])
        if (frame['procedure'] === 'march') delete frame[key];
    return JSON.stringify(file);
  });
  const { count: _count, ...rest } = game;
  expect(old).toMatchObject({ ok: true, file: { game: rest } });
});

test('LOS-05 a position that waits for a transfer comes back, and one that tests nobody is refused', () => {
  const fired = during('S', { ...actionFrame('S', false), at: 'fire', target: 'T' }, fireFrame('S', 'T'));
  let played = go(fired, [5, 5, 5, 5, 5, 1]);
  if (waitsFor(played.game) === 'red rolls saves') played = go(played, [1, 1, 1, 1, 4]);
  expect(waitsFor(played.game)).toBe('red transfer');
  const { count: _count, ...rest } = played.game;
  expect(written(played.game)).toMatchObject({ ok: true, file: { game: rest } });
  played = go(played, { choose: 'transfer', unit: 'F', points: 1 });
  expect(written(played.game)).toMatchObject({ ok: true });
  const nameless = written(played.game, (text) => text.replace('"friend":"F"', '"friend":""'));
  expect(nameless).toMatchObject({ ok: false, problem: { code: 'inconsistent' } });
});
