/** Dice thrown on a real table: a key for each face, and nothing given before each die has one. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setPreference } from '../../../../src/store/game/actions.ts';
import { pressKey } from '../../../../src/store/input/keys.ts';
import { canBeThrown, typedFor, useTypedFaces } from '../../../../src/store/input/typedFaces.ts';
import { begin, opened, view } from '../table.ts';

const key = (name: string): boolean =>
  pressKey({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null });
const typed = () => typedFor(useTypedFaces.getState(), opened());

beforeEach(() => {
  setPreference('realDice', true);
  begin();
});
afterEach(() => setPreference('realDice', false));

describe('with real dice', () => {
  test('faces are typed one key each, taken back one by one, and given by Enter', () => {
    expect(view().wait).toBe('roll');
    expect(key('Enter')).toBe(false);
    // lots are drawn between the two sides
    expect(key('3')).toBe(false);
    expect(key('1')).toBe(true);
    expect(typed()).toEqual([1]);
    expect(key('2')).toBe(false);
    expect(key('Backspace')).toBe(true);
    expect(typed()).toEqual([]);
    key('2');
    expect(key('Enter')).toBe(true);
    expect(opened().log.at(-1)).toMatchObject({ faces: [2], source: 'typed' });
    // then a die for the order points
    expect(key('6')).toBe(true);
    expect(key('Enter')).toBe(true);
    expect(opened().log.at(-1)).toMatchObject({ faces: [6], source: 'typed' });
    expect(opened().game.count.draws).toBe(0);
  });

  test('what was typed for one roll is not there for the next game', () => {
    expect(key('2')).toBe(true);
    begin('another');
    expect(typed()).toEqual([]);
  });

  test('lots among more than nine are left to the program', () => {
    expect(canBeThrown({ dice: 'draw', among: 9 })).toBe(true);
    expect(canBeThrown({ dice: 'draw', among: 10 })).toBe(false);
  });
});

test('without them Enter rolls, and faces have no keys', () => {
  setPreference('realDice', false);
  expect(key('3')).toBe(false);
  expect(key('Enter')).toBe(true);
  expect(opened().log.at(-1)?.source).toBe('seed');
});
