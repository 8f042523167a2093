/** Frames under another keep what they need once that other has returned: an empty place would break the rules later. */
import { expect, test } from 'vitest';
import { randomBattle } from '../../../src/command/randomBattle.ts';
import { playRandomly } from '../../../src/command/randomPlay.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import { activationFrame, moraleFrame } from '../../../src/rules/state/calledFrames.ts';
import type { GameFrame } from '../../../src/rules/state/frames.ts';
import { turnFrame } from '../../../src/rules/state/turnFrames.ts';
import { checkFile } from '../../../src/scenarios/file.ts';
import { positionFileOf } from '../../../src/scenarios/gameFile.ts';
import { namelessProblem } from '../../../src/scenarios/nameless.ts';
import { position } from '../../support/position.ts';

const g = position({ units: [{ id: 'A', side: 'blue', type: 'lineInfantry', at: [4, 6] }] });

function checked(...frames: readonly GameFrame[]) {
  return checkFile(
    positionFileOf('In the middle', { ...g, frames: [{ ...battleFrame(), at: 'turn' }, ...frames] }),
  );
}

test('ORD-14 nobody is tested for tactical sense where the turn names nobody', () => {
  const during = (group: readonly string[]): GameFrame => ({
    ...turnFrame(false),
    at: 'tacticalSense',
    group,
  });
  const test = moraleFrame('A', 'tacticalSense', null);
  expect(checked(during(['A']), test)).toMatchObject({ ok: true });
  expect(checked(during([]), test)).toMatchObject({
    ok: false,
    problem: { code: 'inconsistent', path: 'game.frames.1.group' },
  });
});

test('a side is no unit', () => {
  const during: GameFrame = { ...turnFrame(false), at: 'tacticalSense', group: ['blue'] };
  expect(checked(during, moraleFrame('A', 'tacticalSense', null))).toMatchObject({
    ok: false,
    problem: { code: 'unknownUnit', path: 'game.frames.1.group', facts: { id: 'blue' } },
  });
});

test.each(['activation', 'flightWithoutOrder', 'restraint', 'byItself', 'lateFlight'] as const)(
  'ORD-13, SEQ-04 a turn at %s names whom it is about, at its opening it need not',
  (at) => {
    expect(namelessProblem({ ...turnFrame(false), at }, 'f')?.path).toBe('f.group');
    expect(namelessProblem({ ...turnFrame(false), at, group: ['A'] }, 'f')).toBeNull();
    expect(namelessProblem({ ...turnFrame(false), at: 'orders' }, 'f')).toBeNull();
  },
);

test('SEQ-08 whoever acts in an activated group is named', () => {
  const frame = activationFrame(g, ['A']);
  expect(namelessProblem({ ...frame, at: 'act', unit: '' }, 'f')?.path).toBe('f.unit');
  expect(namelessProblem({ ...frame, at: 'act', unit: 'A' }, 'f')).toBeNull();
  expect(namelessProblem({ ...frame, at: 'next', unit: '' }, 'f')).toBeNull();
});

test('whatever play brings about is a position that is read', () => {
  const wrong: unknown[] = [];
  const seen = new Set<string>();
  for (let n = 0; n < 12; n++)
    playRandomly(randomBattle(`named ${n}`), `named ${n}`, {
      bold: true,
      varied: true,
      after: (game) => {
        for (const { procedure, at } of game.frames) seen.add(`${procedure}.${at}`);
        const parsed = checkFile(positionFileOf('In the middle', game));
        if (!parsed.ok) wrong.push([parsed.problem, game.frames]);
        return null;
      },
    });
  expect(wrong).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining(['turn.activation', 'activation.act', 'action.charge', 'action.fire']),
  );
});
