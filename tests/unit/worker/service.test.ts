import { expect, test } from 'vitest';
import type { Message, Reply } from '../../../src/odds/asked.ts';
import { exampleOf } from '../../../src/store/laboratory/examples.ts';
import { matterOf } from '../../../src/store/laboratory/reckoning.ts';
import { LONGEST, makeService } from '../../../src/worker/service.ts';

function matter(turn: number) {
  const found = matterOf(exampleOf('cuirassiers'));
  if (!found) throw new Error('nothing is asked');
  // another turn: nothing of it was gone through before
  return { ...found, game: { ...found.game, turn } };
}

interface Session {
  readonly replies: readonly Reply[];
  readonly send: (message: Message) => void;
  /** Resolves once a reply of that question ends it. */
  readonly ended: (id: number) => Promise<Reply>;
}

function begin(longest = LONGEST): Session {
  const replies: Reply[] = [];
  const ends = new Map<number, (reply: Reply) => void>();
  const send = makeService((reply) => {
    replies.push(reply);
    if ('told' in reply || 'failed' in reply) ends.get(reply.id)?.(reply);
  }, longest);
  return { replies, send, ended: (id) => new Promise((resolve) => ends.set(id, resolve)) };
}

test('the service posts what is known meanwhile before the odds, and how far it is', async () => {
  const { replies, send, ended } = begin();
  const end = ended(1);
  send({ id: 1, asked: { ask: 'odds', ...matter(2) } });
  await end;
  const kinds = replies.flatMap((reply) =>
    'meanwhile' in reply ? ['meanwhile'] : 'told' in reply ? ['told'] : [],
  );
  expect(kinds).toEqual(['meanwhile', 'told']);
  const steps = replies.flatMap((reply) => ('progress' in reply ? [reply.progress] : []));
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.every(({ of }) => of === null)).toBe(true);
  expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).toSorted((a, b) => a - b));
});

test('a question that takes longer than it may is told as such, and the next one is answered', async () => {
  const { send, ended } = begin({ ...LONGEST, odds: 5 });
  const [odds, rolls] = [ended(1), ended(2)];
  send({ id: 1, asked: { ask: 'odds', ...matter(3) } });
  send({ id: 2, asked: { ask: 'rolls', ...matter(4), times: 1, seed: 'Ulm', fixed: [] } });
  expect(await odds).toEqual({ id: 1, failed: 'tooLong' });
  expect(await rolls).toMatchObject({ id: 2, told: { times: 1 } });
});

test('of several that wait the cancelled are left out, wherever they stand, and the others come in their order', async () => {
  const { replies, send, ended } = begin();
  const last = ended(4);
  for (const id of [1, 2, 3, 4])
    send({ id, asked: { ask: 'rolls', ...matter(10 + id), times: 20, seed: 'Ulm', fixed: [] } });
  send({ cancel: 2 });
  // the first is under way by now
  await new Promise((resolve) => setTimeout(resolve));
  send({ cancel: 1 });
  await last;
  const told = replies.flatMap((reply) => ('told' in reply ? [reply.id] : []));
  expect(told).toEqual([3, 4]);
  expect(replies.some((reply) => 'failed' in reply)).toBe(false);
});

test('a fault of ours is told as such, and the next question is answered', async () => {
  const { send, ended } = begin();
  const [odds, rolls] = [ended(1), ended(2)];
  const broken: Message = JSON.parse(
    JSON.stringify({ id: 1, asked: { ask: 'odds', ...matter(5), game: null } }),
  );
  send(broken);
  send({ id: 2, asked: { ask: 'rolls', ...matter(6), times: 1, seed: 'Ulm', fixed: [] } });
  expect(await odds).toEqual({ id: 1, failed: 'fault' });
  expect(await rolls).toMatchObject({ id: 2, told: { times: 1 } });
});
