/** What is tried on the field in vain: it stays as it is, and says why. */
import { beforeEach, describe, expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { type Unit, unitOf } from '../../../../src/rules/state/game.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import {
  editUnit,
  layGround,
  moveUnit,
  redo,
  tellBarred,
  undo,
} from '../../../../src/store/laboratory/laboratory.ts';
import {
  emptySandbox,
  groundBarred,
  paintedHex,
  placedUnit,
  type Sandbox,
  withUnit,
  withUnitIfRoom,
} from '../../../../src/store/laboratory/sandbox.ts';
import { readSetup, written } from '../../../../src/store/laboratory/share.ts';
import { HAND, useLaboratory } from '../../../../src/store/laboratory/state.ts';

const HERE = hexAt(6, 6);
const VILLAGE = hexAt(6, 4);

/** A line before a village, and a square elsewhere. */
function field(): Sandbox {
  const built = paintedHex(emptySandbox(), VILLAGE, 'village');
  const one = withUnit(built, placedUnit(built.game, 'blue', 'lineInfantry', VILLAGE));
  return withUnit(one, {
    ...placedUnit(one.game, 'blue', 'lineInfantry', HERE),
    formation: 'square',
  });
}

const now = () => useLaboratory.getState();
const unit = (id: string): Unit => unitOf(now().setup.sandbox.game, id);

describe('FRM-04 no square stands on rough ground', () => {
  beforeEach(() => {
    const setup = {
      ...exampleOf('cuirassiers'),
      sandbox: field(),
      attacker: null,
      target: null,
      action: null,
    };
    useLaboratory.setState({ setup, past: [], ahead: [], tool: HAND, barred: null });
  });

  test('formed there, moved there or under the brush: the field stays, and can be read back', () => {
    const { sandbox } = now().setup;
    expect(editUnit({ ...unit('b1'), formation: 'square' })).toBe('noSquareHere');
    expect(moveUnit(unit('b2'), hexAt(6, 5))).toBeNull();
    useLaboratory.setState({ setup: { ...now().setup, sandbox } });
    const free = withUnit(sandbox, { ...unit('b1'), hexes: [hexAt(2, 2)] });
    useLaboratory.setState({ setup: { ...now().setup, sandbox: free } });
    expect(moveUnit(unit('b2'), VILLAGE)).toBe('noSquareHere');
    for (const ground of ['wood', 'village', 'fortifiedPoint', 'difficult'] as const) {
      layGround(HERE, ground);
      expect(now().barred).toEqual({ why: 'noSquareHere', on: free, by: HAND });
    }
    expect(now().setup.sandbox).toBe(free);
    expect(readSetup(written(now().setup))).not.toBeNull();
  });

  test('what is not rough lies under it, and anything under a line', () => {
    const sandbox = field();
    expect(groundBarred(sandbox, HERE, 'hill')).toBeNull();
    expect(groundBarred(sandbox, HERE, 'open')).toBeNull();
    expect(groundBarred(sandbox, VILLAGE, 'wood')).toBeNull();
    expect(groundBarred(sandbox, HERE, 'impassable')).toBe('unitsThere');
  });

  test('why something was not done is not told again on a field that is taken back or done again', () => {
    tellBarred('noRoom');
    expect(moveUnit(unit('b2'), hexAt(6, 5))).toBeNull();
    expect(now().barred).toBeNull();
    tellBarred('noRoom');
    undo();
    expect(now().barred).toBeNull();
    tellBarred('noRoom');
    redo();
    expect(now().barred).toBeNull();
  });

  test('a taken hex is told before its ground', () => {
    expect(moveUnit(unit('b2'), VILLAGE)).toBe('noRoom');
    expect(withUnitIfRoom(field(), { ...unit('b2'), hexes: [VILLAGE] })).toBeNull();
  });
});

test('R-41 an extended line lacks room for itself, or for its right half alone', () => {
  const sandbox = emptySandbox();
  const drilled = {
    ...placedUnit(sandbox.game, 'blue', 'lineInfantry', HERE),
    skills: ['linearOrder'] as const,
  };
  const setup = { ...exampleOf('cuirassiers'), sandbox: withUnit(sandbox, drilled) };
  useLaboratory.setState({ setup: { ...setup, attacker: null, target: null, action: null }, past: [] });
  expect(editUnit({ ...unit('b1'), formation: 'extendedLine' })).toBeNull();
  const right = unit('b1').hexes[1];
  if (!right) throw new Error('no extended line');
  const { setup: stood } = now();
  const taken = withUnit(stood.sandbox, placedUnit(stood.sandbox.game, 'red', 'lineInfantry', hexAt(2, 2)));
  useLaboratory.setState({ setup: { ...stood, sandbox: taken } });
  expect(moveUnit(unit('r1'), right)).toBe('noRoom');
  expect(moveUnit(unit('b1'), hexAt(2, 2))).toBe('noRoom');
  const beside = { ...unit('r1'), hexes: [hexAt(4, 8)] as const };
  useLaboratory.setState({ setup: { ...stood, sandbox: withUnit(taken, beside) } });
  const why = [hexAt(3, 8), hexAt(3, 9), hexAt(4, 9)].map((hex) => moveUnit(unit('b1'), hex));
  expect(why).toContain('noRoomForHalf');
});
