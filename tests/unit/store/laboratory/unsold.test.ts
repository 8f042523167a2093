/** What the cards make beyond what the rule sells is read back as it was made, whichever way it is kept. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import type { Unit } from '../../../../src/rules/state/game.ts';
import { checkFile } from '../../../../src/scenarios/file.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { sharedFromText } from '../../../../src/store/laboratory/openText.ts';
import { emptySandbox, placedUnit, withUnit } from '../../../../src/store/laboratory/sandbox.ts';
import {
  packed,
  readSetup,
  type Setup,
  unpacked,
  written,
  writtenGame,
} from '../../../../src/store/laboratory/share.ts';
import { fromShelf, lastSetup, rememberSetup, shelve } from '../../../../src/store/laboratory/shelf.ts';
import { whatFile } from '../../../../src/store/saving/whatFile.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

function fieldWith(type: Unit['type'], as: Partial<Unit>): Setup {
  const empty = emptySandbox();
  const one = withUnit(empty, placedUnit(empty.game, 'red', 'lineInfantry', hexAt(6, 4)));
  const unit = placedUnit(one.game, 'blue', type, hexAt(6, 7));
  return { ...exampleOf('cuirassiers'), sandbox: withUnit(one, { ...unit, ...as }) };
}

const MADE: readonly (readonly [Unit['type'], Partial<Unit>])[] = [
  ['lineInfantry', { initialStrength: 5, strength: 5 }],
  ['lineInfantry', { initialStrength: 24, strength: 21 }],
  ['lineInfantry', { initialStrength: 1, strength: 1 }],
  ['heavyCavalry', { initialStrength: 24, strength: 24 }],
  ['regimentalGun', { initialStrength: 24, strength: 1 }],
  ['lineInfantry', { initialStrength: 24, strength: 9, panicked: true, panickedThisTurn: 'formed' }],
  ['lineInfantry', { skills: ['largeBattalion'], initialStrength: 14, strength: 14 }],
  ['lineInfantry', { skills: ['warrior'], initialStrength: 6, strength: 6 }],
  ['heavyCavalry', { skills: ['cuirassier', 'halfCuirass'] }],
];

describe.each(MADE)('%s as %o', (type, as) => {
  const setup = fieldWith(type, as);

  test('by its link', async () => {
    expect(await unpacked(await packed(setup))).toEqual({ ok: true, setup });
  });

  test('by its file, wherever it is opened', async () => {
    const text = JSON.stringify(written(setup));
    expect(sharedFromText(text)).toEqual({ setup });
    expect(await whatFile(text)).toEqual({ ok: true, setup });
  });

  test('when the page is loaded anew', () => {
    rememberSetup(setup);
    expect(lastSetup().last).toEqual(setup);
  });

  test('from the shelf', () => {
    shelve('Remnant', setup);
    expect(fromShelf('Remnant')).toEqual(setup);
  });
});

/** A field whose blue unit is written so. */
function writtenWith(change: Readonly<Record<string, unknown>>): unknown {
  const setup = fieldWith('lineInfantry', { initialStrength: 5, strength: 4 });
  const { game } = setup.sandbox;
  const units = game.units.map((unit) => (unit.side === 'blue' ? { ...unit, ...change } : unit));
  return { ...written(setup), position: writtenGame({ ...game, units }) };
}

test.each([
  { initialStrength: 25 },
  { initialStrength: 0, strength: 0 },
  { initialStrength: 5.5 },
  { strength: 6 },
  { strength: 0 },
  { strength: '4' },
  { skills: ['cuirassier'] },
  { skills: ['controlledFire', 'controlledFire'] },
  { skills: ['warrior', 'irregular', 'none'] },
  { skills: ['warrior'], returnedFire: true, side: 'red' },
  { commandValue: 10 },
  { formation: 'skirmish' },
  { fate: 'eliminated' },
  { hurtBy: ['r9'] },
  { initialStrength: 5, strength: 5, hurtBy: ['r1'] },
])('no card makes %o: it is refused', (change) => {
  expect(readSetup(writtenWith({}))).not.toBeNull();
  expect(readSetup(writtenWith(change))).toBeNull();
});

test('positions that are no field of the laboratory hold what is sold alone', () => {
  const { game } = fieldWith('lineInfantry', { initialStrength: 5, strength: 5 }).sandbox;
  const frames = [{ procedure: 'battle', at: 'turn', first: 'blue' }];
  const position = writtenGame({ ...game, frames });
  expect(checkFile(position)).toMatchObject({ ok: false, problem: { code: 'notAllowed' } });
  expect(sharedFromText(JSON.stringify(position))).toBeNull();
  expect(readSetup({ ...written(exampleOf('guns')), position })).toBeNull();
});
