import { deflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { sideBetween } from '../../../../src/geometry/side.ts';
import { placeText } from '../../../../src/odds/laboratory/chosenPlaces.ts';
import { changeUnit, unitOf } from '../../../../src/rules/state/game.ts';
import { VERSION } from '../../../../src/scenarios/version.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import {
  atDistance,
  paintedHex,
  paintedSide,
  recoloured,
  resized,
  type Sandbox,
  withoutUnit,
  withUnit,
} from '../../../../src/store/laboratory/sandbox.ts';
import { packed, readSetup, type Setup, unpacked, written } from '../../../../src/store/laboratory/share.ts';
import { LARGEST_INFLATED, lettersOf } from '../../../../src/store/saving/packing.ts';

function setup(): Setup {
  const sandbox = exampleOf('cuirassiers').sandbox;
  const wood = paintedHex(sandbox, hexAt(2, 2), 'wood');
  const stream = paintedSide(wood, sideBetween(hexAt(3, 3), 1), 'stream');
  return {
    sandbox: stream,
    attacker: 'b1',
    target: 'r1',
    action: { choose: 'action', action: 'charge', target: 'r1' },
    aims: { blue: 'costEnemy', red: 'keepStrength' },
    failed: 'stay',
    pins: [{ node: 12, edge: 1 }],
    placing: 'first',
    places: { 'move b1 charge': placeText({ choose: 'move', to: hexAt(6, 5), facing: 5, route: [] }) },
  };
}

test('a link holds the whole set-up and the question', async () => {
  const before = setup();
  const letters = await packed(before);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(4000);
  expect(await unpacked(letters)).toEqual({ ok: true, setup: before });
});

test('what was written before failed tests and places were chosen leaves both to the aims', () => {
  const { failed: _failed, placing: _placing, ...older } = written(setup());
  expect(readSetup(older)).toMatchObject({ failed: 'aim', placing: 'aim' });
});

test('a place that an older set-up tells by its number is weighed again, and what was pinned below it goes with it', async () => {
  const older = { ...written(setup()), places: { 'move b1 charge': 2, 'facing r1': 1 } };
  const read = { ...setup(), places: {}, pins: [] };
  expect(readSetup(older)).toEqual(read);
  expect(await unpacked(await lettersOf(older))).toEqual({ ok: true, setup: read });
  // where none was chosen, pins are of what follows all the same
  expect(readSetup({ ...older, places: {} })).toEqual({ ...setup(), places: {} });
});

test('a half or a facing that an older set-up names without what it is chosen for is weighed again', () => {
  const half = placeText({ choose: 'half', half: 'left', hex: hexAt(6, 4) });
  const kept = { ...setup().places, 'half r1 fire': half };
  const older = { ...written(setup()), places: { ...kept, 'half r1': half, 'facing b1': 'x' } };
  expect(readSetup(older)).toEqual({ ...setup(), places: kept, pins: [] });
  expect(readSetup({ ...older, places: kept })).toEqual({ ...setup(), places: kept });
});

test('places that are none are left out', () => {
  const kept = { 'half r1 aim': 'x' };
  const places = {
    'move b1 charge': 'x'.repeat(2001),
    [`move b1 ${'x'.repeat(101)}`]: 'x',
    'facing r1 flight': null,
    // nobody of that name is there
    'half r2 aim': 'x',
    half: 'x',
    ...kept,
  };
  expect(readSetup({ ...written(setup()), places })?.places).toEqual(kept);
});

test('damaged links and foreign data hold nothing', async () => {
  const letters = await packed(setup());
  expect(await unpacked(letters.slice(0, -20))).toEqual({ ok: false, why: 'damaged' });
  expect(await unpacked('?')).toEqual({ ok: false, why: 'damaged' });
  const nothing = deflateRawSync(JSON.stringify({ laboratory: 1 })).toString('base64url');
  expect(await unpacked(nothing)).toEqual({ ok: false, why: 'impossible' });
  expect(readSetup({ laboratory: 1 })).toBeNull();
  const good = written(setup());
  expect(readSetup({ ...good, position: { ...(good.position as object), version: 99 } })).toBeNull();
  expect(readSetup({ ...good, attacker: 'nobody' })?.attacker).toBeNull();
  for (const action of [
    { choose: 'action', action: { toString: 1 } },
    { choose: 'action', action: 'toString' },
    { choose: 'action', action: 'charge' },
    { choose: 'action', action: 'formation', formation: 'banana' },
  ])
    expect(readSetup({ ...good, action })?.action).toBeNull();
});

test('edited units keep to the rule where it leaves no choice', () => {
  const sandbox = exampleOf('cuirassiers').sandbox;
  const line = unitOf(sandbox.game, 'r1');
  const panicked = withUnit(sandbox, { ...line, panicked: true });
  expect(unitOf(panicked.game, 'r1').formation).toBe('horde');
  const square = withUnit(sandbox, { ...line, formation: 'square', facing: 2 });
  expect(unitOf(square.game, 'r1').facing).toBe(0);
  const extended = withUnit(sandbox, { ...line, skills: ['linearOrder'], formation: 'extendedLine' });
  expect(unitOf(extended.game, 'r1').hexes).toHaveLength(2);
});

test('two units never share a hex, and what lies off a smaller field is taken away', () => {
  const sandbox = exampleOf('cuirassiers').sandbox;
  const line = unitOf(sandbox.game, 'r1');
  const charger = unitOf(sandbox.game, 'b1');
  expect(withUnit(sandbox, { ...line, hexes: charger.hexes })).toBe(sandbox);
  expect(resized(sandbox, 13, 6).game.units.map(({ id }) => id)).toEqual(['r1']);
});

test('sides are exchanged, distances kept before the front', () => {
  const sandbox = exampleOf('cuirassiers').sandbox;
  expect(unitOf(recoloured(sandbox).game, 'b1').side).toBe('red');
  const moved = atDistance(sandbox, unitOf(sandbox.game, 'b1'), unitOf(sandbox.game, 'r1'), 2);
  expect(moved && unitOf(moved.game, 'b1').hexes[0].r).toBe(6);
});

test('a moment of a battle stays one that is read, however it is edited', () => {
  const { sandbox } = exampleOf('cuirassiers');
  const acted = changeUnit(sandbox.game, 'b1', { activated: true, acted: true });
  const fought = changeUnit(acted, 'r1', { strength: 5, hurtBy: ['b1'], returnedFire: true });
  const over = { winner: 'draw', by: 'turnLimit', points: { blue: 0, red: 0 } } as const;
  const moment: Sandbox = { ...sandbox, game: { ...fought, outcome: over } };
  const [charger, line] = [unitOf(fought, 'b1'), unitOf(fought, 'r1')];
  const edits: readonly Sandbox[] = [
    moment,
    recoloured(moment),
    withoutUnit(moment, 'b1'),
    resized(moment, 13, 6),
    withUnit(moment, { ...line, strength: line.initialStrength }),
    withUnit(moment, { ...line, skills: ['obsoleteFirearm'] }),
    withUnit(moment, { ...charger, side: 'red' }),
    withUnit(withUnit(moment, { ...line, panicked: true, panickedThisTurn: 'formed' }), {
      ...line,
      panickedThisTurn: 'formed',
    }),
    resized(
      { ...moment, game: changeUnit(fought, 'r1', { fate: 'fledOffMap', strength: 0, panicked: true }) },
      13,
      12,
    ),
  ];
  for (const [n, edited] of edits.entries()) {
    const read = readSetup(written({ ...setup(), sandbox: edited }));
    expect(read?.sandbox.game, `edit ${n}`).toEqual({ ...edited.game, count: { answers: 0, draws: 0 } });
  }
  expect(unitOf(edits[0]?.game ?? fought, 'r1')).toMatchObject({ hurtBy: ['b1'], returnedFire: true });
});

/** The letters of a link that holds this text. */
function linkOf(text: string): string {
  return deflateRawSync(text, { level: 9 }).toString('base64url');
}

test('a link that swells beyond any set-up is left at the first bytes too many', async () => {
  const swollen = linkOf(JSON.stringify({ ...written(setup()), padding: ' '.repeat(25_000_000) }));
  expect(swollen.length).toBeLessThan(40_000);
  const inflated = vi.spyOn(Blob.prototype, 'arrayBuffer');
  expect(await unpacked(swollen)).toEqual({ ok: false, why: 'tooLarge' });
  expect(inflated, 'nothing is put together').not.toHaveBeenCalled();
  inflated.mockRestore();
  expect(await unpacked('A'.repeat(40_001))).toEqual({ ok: false, why: 'tooLarge' });
});

test('a field full of units is far below the measure of a link', async () => {
  const sandbox = exampleOf('cuirassiers').sandbox;
  const [unit] = sandbox.game.units;
  if (!unit) throw new Error('no unit');
  const units = Array.from({ length: 120 }, (_, n) => ({
    ...unit,
    id: `b${n}`,
    name: `${'x'.repeat(37)}${n}`,
  }));
  const full = { ...setup(), sandbox: { ...sandbox, game: { ...sandbox.game, units } } };
  expect(new TextEncoder().encode(JSON.stringify(written(full))).length).toBeLessThan(LARGEST_INFLATED / 8);
});

test('no more places are read than a set-up can choose', () => {
  const places = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`move b1 ${n}`, 'there']));
  const read = readSetup({ ...written(setup()), places });
  expect(Object.keys(read?.places ?? {})).toHaveLength(200);
});

test.each([1, 2])('a set-up of version %i is read', (version) => {
  const text = JSON.stringify(written(setup()));
  const old = text.replace(`"version":${VERSION}`, `"version":${version}`);
  expect(old).not.toBe(text);
  expect(readSetup(JSON.parse(old))).toEqual(setup());
});
