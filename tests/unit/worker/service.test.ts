import { expect, test } from 'vitest';
import { NUMBERS } from '../../../src/chances/fraction.ts';
import { measured } from '../../../src/encounter/measured.ts';
import { SYSTEMS } from '../../../src/rulesets/list.ts';
import { exampleOf } from '../../../src/store/laboratory/examples.ts';
import { matterOf } from '../../../src/store/laboratory/reckoning.ts';
import type { Message, Reply } from '../../../src/worker/asked.ts';
import { LONGEST, makeService } from '../../../src/worker/service.ts';
import { encounter, party } from '../../support/encounters.ts';

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

test('a question that is left off is acknowledged: whoever asks anew before each answer knows that somebody is there', async () => {
  const { replies, send, ended } = begin();
  const end = ended(1);
  send({ id: 1, asked: { ask: 'rolls', ...matter(20), times: 1, seed: 'Ulm', fixed: [] } });
  await end;
  send({ cancel: 2 });
  expect(replies.at(-1)).toEqual({ id: 2, progress: { done: 0, of: null } });
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

test('encounters are answered by the system that is asked, and what came before is waited for', async () => {
  const { send, ended } = begin();
  const [one, other] = [ended(1), ended(2)];
  const asked = { ask: 'encounter', encounter: encounter(), given: {} } as const;
  const [first, second] = SYSTEMS;
  if (!first || !second) throw new Error('there are not two systems');
  send({ id: 1, asked: { ...asked, system: first.id } });
  send({ id: 2, asked: { ...asked, system: second.id } });
  for (const [system, reply] of [
    [first, await one],
    [second, await other],
  ] as const)
    expect(reply).toEqual({
      id: system === first ? 1 : 2,
      told: system.encounters ? measured(system.encounters, encounter(), {}, NUMBERS) : null,
    });
});

test('a system that nobody knows is a fault of ours', async () => {
  const { send, ended } = begin();
  const end = ended(1);
  send({ id: 1, asked: { ask: 'encounter', system: 'nobody', encounter: encounter(), given: {} } });
  expect(await end).toEqual({ id: 1, failed: 'fault' });
});

test('the points of a swept encounter come one by one; cancelled, no more of them come', async () => {
  const { replies, send, ended } = begin();
  const end = ended(1);
  const [, , , last] = SYSTEMS;
  const cases = [1, 2, 3].map((left) => ({
    encounter: encounter({ target: party('line', { left }) }),
    given: {},
  }));
  const asked = { ask: 'encounterSweep', system: last?.id ?? '', cases } as const;
  send({ id: 1, asked });
  const reply = await end;
  const told = replies.flatMap((one) => ('meanwhile' in one ? [one.meanwhile] : []));
  expect(told.map((points) => (Array.isArray(points) ? points.length : null))).toEqual([1, 2, 3]);
  expect(reply).toEqual({ id: 1, told: told.at(-1) });
  for (const [n, { encounter: one, given }] of cases.entries()) {
    const answer = last?.encounters ? measured(last.encounters, one, given, NUMBERS) : null;
    if (answer?.kind !== 'rows') throw new Error('no rows');
    const rows = answer.rows.map(({ row, measures }) => ({ row, measures }));
    expect(Reflect.get(Object(reply), 'told')[n]).toEqual({ kind: 'rows', rows });
  }
  const next = ended(3);
  send({ id: 2, asked });
  send({ cancel: 2 });
  send({ id: 3, asked });
  await next;
  // no more of it than that it was left off
  expect(replies.filter(({ id }) => id === 2)).toEqual([{ id: 2, progress: { done: 0, of: null } }]);
});
