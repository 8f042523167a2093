/** What a question is worked by may have to be fetched first: the page hears that it is on its way. */
import { expect, test, vi } from 'vitest';
import type { Reply } from '../../../src/worker/asked.ts';
import { makeService } from '../../../src/worker/service.ts';
import { encounter } from '../../support/encounters.ts';

const line = vi.hoisted(() => ({ come: (): void => {} }));

vi.mock('../../../src/worker/encounters.ts', async (original) => {
  await new Promise<void>((come) => {
    line.come = come;
  });
  return original();
});

test('it is told that a question is being worked at before the line has brought what it needs', async () => {
  const replies: Reply[] = [];
  await new Promise<void>((end) => {
    const send = makeService((reply) => {
      replies.push(reply);
      if ('progress' in reply) line.come();
      if ('told' in reply || 'failed' in reply) end();
    });
    send({ id: 1, asked: { ask: 'encounter', system: 'sabreur-hex', encounter: encounter(), given: {} } });
  });
  expect(replies[0]).toEqual({ id: 1, progress: { done: 0, of: null } });
  expect(replies.at(-1)).toHaveProperty('told');
});
