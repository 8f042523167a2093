/** What other tabs say is heeded in its order; what breaks over it is heard of. */
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '../../../../src/store/saving/tabs.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a fault over what another tab says is loud, and the next message is heeded', async () => {
  const later: (() => void)[] = [];
  const deleted = vi.fn((id: string) => {
    if (id === 'first') throw new Error('planted');
  });
  listen({ shown: () => null, follow: () => {}, reread: () => {}, offered: () => {}, deleted });
  const timer = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, time?: number) => {
    if (time !== undefined) return timer(run, time);
    later.push(run);
    return timer(() => {}, 0);
  }) as typeof setTimeout);
  const other = new BroadcastChannel('sabreur-hex');
  other.postMessage({ tell: 'deleted', id: 'first' });
  other.postMessage({ tell: 'deleted', id: 'second' });
  await vi.waitFor(() => expect(deleted).toHaveBeenCalledTimes(2), 10_000);
  other.close();
  expect(later).toHaveLength(1);
  expect(later[0]).toThrow('planted');
});
