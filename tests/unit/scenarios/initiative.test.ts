import * as v from 'valibot';
import { expect, test } from 'vitest';
import { actionFrame } from '../../../src/rules/procedures/action.ts';
import { assaultFrame } from '../../../src/rules/procedures/assault.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import { chargeFrame } from '../../../src/rules/procedures/charge.ts';
import { fireFrame } from '../../../src/rules/procedures/fire.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import type { GameFrame } from '../../../src/rules/state/frames.ts';
import { turnFrame } from '../../../src/rules/state/turnFrames.ts';
import { choice } from '../../../src/scenarios/answerShapes.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { frame } from '../../../src/scenarios/frameShapes.ts';
import { positionFileOf } from '../../../src/scenarios/gameFile.ts';
import { go, start, waitsFor } from '../../support/play.ts';
import { position } from '../../support/position.ts';

const g = position({
  format: 2000,
  units: [
    { id: 'A', side: 'blue', type: 'mediumCavalry', at: [4, 6], facing: 5, skills: ['impetuous'] },
    { id: 'S', side: 'blue', type: 'lineInfantry', at: [0, 10], skills: ['tacticalSense'] },
    { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2 },
  ],
});

test('ORD-09, ORD-10 an order in a file names its riders, or as before nobody', () => {
  const answers: readonly Choice[] = [
    { choose: 'group', units: ['A'] },
    { choose: 'group', units: ['A'], riders: ['S'] },
    { choose: 'letLoose', unit: 'A' },
    { choose: 'holdBack', unit: 'A' },
    { choose: 'tacticalSense', unit: 'S' },
    { choose: 'endInitiative' },
    { choose: 'gunReturnFire', unit: 'G' },
    { choose: 'secondPursuer', unit: 'S' },
  ];
  for (const answer of answers) expect(v.parse(choice, answer)).toEqual(answer);
  expect(v.is(choice, { choose: 'group', units: ['A'], riders: 'S' })).toBe(false);
});

test('ORD-13, SKL-17.1, CHG-36, FIR-18 what the procedures remember of it may be in a file or not', () => {
  const frames: readonly GameFrame[] = [
    turnFrame(false),
    { ...turnFrame(false), at: 'initiative', heldBack: ['A'], sensed: ['S'] },
    actionFrame('A', false),
    { ...actionFrame('A', false), engaged: ['T'] },
    { ...fireFrame('T', 'S'), guns: ['G'], gun: 'G' },
    { ...chargeFrame(g, 'A', 'T'), joiners: ['S'], joiner: 'S', joinerRoute: true },
    { ...assaultFrame(g, 'A', 'T'), still: true },
  ];
  for (const one of frames) expect(v.parse(frame, one)).toEqual(one);
});

test('ORD-13, ORD-14 a position between the orders and the end of the turn is kept and read again', () => {
  const begun = start(g, { ...battleFrame(), at: 'turn' }, turnFrame(false));
  const played = go(begun, [1], { choose: 'endOrders' }, { choose: 'tacticalSense', unit: 'S' }, [6, 6]);
  expect(waitsFor(played.game)).toBe('blue initiative');
  const file = positionFileOf('After the orders', played.game);
  expect(parseFile(JSON.stringify(file))).toMatchObject({ ok: true, file });
});
