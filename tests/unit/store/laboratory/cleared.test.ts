/** What goes with the units of a field: places chosen for them, and the calculation kept as A. */
import { beforeEach, expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { placeText } from '../../../../src/odds/laboratory/chosenPlaces.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import {
  clearSandbox,
  place,
  removeUnit,
  setSandbox,
  undo,
} from '../../../../src/store/laboratory/laboratory.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';
import { resized } from '../../../../src/store/laboratory/sandbox.ts';
import { useLaboratory } from '../../../../src/store/laboratory/state.ts';
import { laboratoryOdds } from '../../../support/laboratoryOdds.ts';

const BLUE = { 'facing b1 formation': placeText({ choose: 'facing', facing: 2 }) };
const RED = { 'facing r1 flight': placeText({ choose: 'facing', facing: 4 }) };
const PINS = [{ node: 3, edge: 1 }];
const now = () => useLaboratory.getState();

beforeEach(() => {
  const setup = { ...exampleOf('cuirassiers'), action: null, places: { ...BLUE, ...RED }, pins: PINS };
  useLaboratory.setState({ setup, past: [], ahead: [], picked: 'b1', a: null, isADropped: false });
});

test('a unit taken away takes its places along, and a new one of its id has none; a step back brings them again', () => {
  removeUnit('b1');
  expect(now().setup).toMatchObject({ places: RED, pins: [] });
  place('blue', 'lightCavalry', hexAt(6, 7));
  expect(now().setup.sandbox.game.units.map(({ id }) => id)).toEqual(['r1', 'b1']);
  expect(now().setup.places).toEqual(RED);
  undo();
  undo();
  expect(now().setup).toMatchObject({ places: { ...BLUE, ...RED }, pins: PINS });
});

test('so does one that is cut off with the edge of the field', () => {
  setSandbox((sandbox) => resized(sandbox, 13, 6));
  expect(now().setup.sandbox.game.units.map(({ id }) => id)).toEqual(['r1']);
  expect(now().setup.places).toEqual(RED);
});

test('a field that is cleared keeps no place, no pin and no A, and tells that A is gone', () => {
  clearSandbox();
  expect(now()).toMatchObject({ setup: { places: {}, pins: [] }, picked: null, isADropped: false });
  const setup = exampleOf('battery');
  const matter = matterOf(setup);
  if (!matter) throw new Error('nothing is asked');
  useLaboratory.setState({ setup, a: { setup, odds: laboratoryOdds(matter) } });
  clearSandbox();
  expect(now()).toMatchObject({ a: null, isADropped: true });
});
