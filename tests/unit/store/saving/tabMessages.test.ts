/** What another tab says is read no further than need be. */
import { expect, test } from 'vitest';
import { readMessage } from '../../../../src/store/saving/tabMessages.ts';

const here = (id: string) => id === 'here';
const ANSWER = { choice: { choose: 'endOrders' }, side: 'blue' };
const played = (id: string, answers: unknown) => ({ tell: 'played', id, at: 3, answers });

/** An answer, and whether anybody has looked at it. */
function watched(): { readonly answer: unknown; readonly seen: () => boolean } {
  let isSeen = false;
  const look = (): never => {
    isSeen = true;
    throw new Error('looked at');
  };
  return { answer: new Proxy(ANSWER, { get: look, has: look, ownKeys: look }), seen: () => isSeen };
}

test('how the game that is shown was played is read', () => {
  expect(readMessage(played('here', [ANSWER]), here)).toEqual(played('here', [ANSWER]));
});

test('how another game was played is not looked at', () => {
  const { answer, seen } = watched();
  expect(readMessage(played('there', [answer]), here)).toBeNull();
  expect(seen()).toBe(false);
});

test('more answers than a gesture can have are not looked at', () => {
  expect(readMessage(played('here', new Array(20).fill(ANSWER)), here)).not.toBeNull();
  const { answer, seen } = watched();
  expect(readMessage(played('here', new Array(21).fill(answer)), here)).toBeNull();
  expect(seen()).toBe(false);
});

test('that a game was deleted concerns every tab', () => {
  expect(readMessage({ tell: 'deleted', id: 'there' }, here)).toEqual({ tell: 'deleted', id: 'there' });
});
