import { beforeEach, expect, test } from 'vitest';
import { agreeEnd, answer } from '../../../../src/store/game/actions.ts';
import { keyPressed, pressKey, USER_ACTIONS } from '../../../../src/store/input/keys.ts';
import { confirmGroup } from '../../../../src/store/input/picking.ts';
import { keysFor } from '../../../../src/store/input/usualKeys.ts';
import { useStore } from '../../../../src/store/store.ts';
import { begin, opened, rollOn, view } from '../table.ts';

function press(key: string, more: { ctrlKey?: boolean; shiftKey?: boolean } = {}): boolean {
  return pressKey({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: null,
    ...more,
  });
}

beforeEach(() => {
  begin();
});

test('keys are named by the printed character', () => {
  const plain = { ctrlKey: false, metaKey: false, shiftKey: false };
  expect(keyPressed({ ...plain, key: 'N' })).toBe('n');
  expect(keyPressed({ ...plain, key: 'N', shiftKey: true })).toBe('Shift+n');
  expect(keyPressed({ ...plain, key: 'Z', shiftKey: true, metaKey: true })).toBe('Ctrl+Shift+z');
  // on a French keyboard digits need Shift, which is no part of their name
  expect(keyPressed({ ...plain, key: '1', shiftKey: true })).toBe('1');
});

test('no key has two actions, and each action its own name', () => {
  const keys = USER_ACTIONS.flatMap(({ id }) => keysFor({}, id));
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(USER_ACTIONS.map(({ id }) => id)).size).toBe(USER_ACTIONS.length);
});

test('Enter rolls, N goes through the units, Enter activates, Escape lets go, Ctrl+Z takes back', () => {
  expect(press('n')).toBe(false);
  expect(press('Enter')).toBe(true);
  rollOn();
  expect(press('n')).toBe(true);
  const first = useStore.getState().selection.unit;
  expect(useStore.getState().selection.group).toEqual([first]);
  press('n');
  expect(useStore.getState().selection.unit).not.toBe(first);
  press('N', { shiftKey: true });
  expect(useStore.getState().selection.unit).toBe(first);
  press('Escape');
  expect(useStore.getState().selection).toMatchObject({ unit: null, group: [] });
  expect(press('Enter')).toBe(false);
  press('n');
  expect(press('Enter')).toBe(true);
  expect(view().question).toEqual({ ask: 'action', unit: first });
  expect(press('z', { ctrlKey: true })).toBe(true);
  expect(view().question?.ask).toBe('orders');
  expect(press('y', { ctrlKey: true })).toBe(true);
  expect(view().question?.ask).toBe('action');
});

test('Escape asked where a unit marches drops the draft, then the march; and lets go of the unit once it is asked what it does', () => {
  rollOn();
  press('n');
  press('Enter');
  const { length } = opened().history;
  expect(answer({ choose: 'action', action: 'frontalMarch' }).allowed).toBe(true);
  expect(view().question?.ask).toBe('move');
  press('e');
  expect(view().draft).not.toBeNull();
  press('Escape');
  expect(view()).toMatchObject({ draft: null, question: { ask: 'move' } });
  press('Escape');
  expect(view().question?.ask).toBe('action');
  expect(opened().history.length).toBe(length);
  press('Escape');
  expect(opened().history.length).toBe(length);
  expect(useStore.getState().selection.unit).toBeNull();
});

test('Escape takes nothing back of a battle that has been ended', () => {
  rollOn();
  press('n');
  press('Enter');
  answer({ choose: 'action', action: 'frontalMarch' });
  const { length } = opened().history;
  agreeEnd();
  press('Escape');
  expect(opened().history.length).toBe(length);
  expect(useStore.getState().notice).toBeNull();
});

test('Q and E turn the unit where it stands, Space lets it pass, a digit answers', () => {
  rollOn();
  press('n');
  confirmGroup();
  const unit = view().question?.ask === 'action' ? useStore.getState().selection.unit : null;
  const facing = opened().game.units.find(({ id }) => id === unit)?.facing ?? 0;
  press('e');
  expect(view().draft?.facing).toBe((facing + 1) % 6);
  press('q');
  expect(view().draft?.facing).toBe((facing + 5) % 6);
  press('Backspace');
  expect(view().draft).toBeNull();
  expect(press(' ')).toBe(true);
  expect(opened().log.at(-1)?.choice).toEqual({ choose: 'pass' });
  const ending = view().choices.find(({ choice }) => choice.choose === 'endOrders');
  press(String(ending?.key));
  expect(opened().log.at(-1)?.choice).toEqual({ choose: 'endOrders' });
});

test('the arrows go through the log and back to the present', () => {
  rollOn();
  press('ArrowLeft');
  expect(useStore.getState().selection.reviewing).toBe(opened().history.length - 1);
  expect(press('Enter')).toBe(false);
  press('ArrowRight');
  expect(useStore.getState().selection.reviewing).toBeNull();
});
