import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '../../../src/worker/asked.ts';
import { position } from '../../support/position.ts';

const game = position({ units: [] });
const QUESTION = { ask: 'tests', game } as const;
const TOLD = { of: 'tests', rows: [] };

/** A worker that does what a test has it do. */
class Fake {
  static all: Fake[] = [];
  /** What each worker does with a message, the first of them first; the last of these holds for all that follow. */
  static manners: ((worker: Fake, message: Message) => void)[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  isTerminated = false;
  readonly heard: Message[] = [];
  readonly manner = Fake.manners[Math.min(Fake.all.length, Fake.manners.length - 1)];
  constructor() {
    Fake.all.push(this);
    const comes = this.manner !== cannotBeFetched && this.manner !== neverComes;
    if (comes) queueMicrotask(() => this.reply({ here: true }));
  }
  postMessage(message: Message): void {
    if (this.isTerminated) return;
    this.heard.push(message);
    queueMicrotask(() => this.manner?.(this, message));
  }
  terminate(): void {
    this.isTerminated = true;
  }
  reply(data: unknown): void {
    this.onmessage?.({ data });
  }
  asked(): readonly number[] {
    return this.heard.flatMap((message) => ('asked' in message ? [message.id] : []));
  }
}

function answers(worker: Fake, message: Message): void {
  if ('asked' in message) worker.reply({ id: message.id, told: TOLD });
}
function keepsSilent(): void {
  // as a worker that has crashed
}
function neverComes(): void {
  // as a worker over a line that hangs
}
function cannotBeFetched(worker: Fake): void {
  worker.onerror?.();
}

/** How the answer comes out, in a word. */
function ended(answer: Promise<unknown>): { readonly is: string } {
  const state = { is: 'waiting' };
  answer.then(
    () => {
      state.is = 'answered';
    },
    (error: unknown) => {
      state.is = error instanceof Error ? String(Reflect.get(error, 'why')) : 'something else';
    },
  );
  return state;
}

/** A page with workers of these manners, that has asked nothing yet. */
async function begin(...manners: typeof Fake.manners) {
  Fake.all = [];
  Fake.manners = manners;
  vi.resetModules();
  return (await import('../../../src/worker/client.ts')).ask;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Fake);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('whoever asks a worker that cannot be fetched is told so after a second try, and the next question is answered by another', async () => {
  const ask = await begin(cannotBeFetched, cannotBeFetched, answers);
  await expect(ask(QUESTION).answer).rejects.toMatchObject({ why: 'fault' });
  expect(Fake.all).toHaveLength(2);
  await expect(ask(QUESTION).answer).resolves.toEqual(TOLD);
});

test('a worker that dies in silence is noticed, and its question asked of another', async () => {
  const ask = await begin(keepsSilent, answers);
  const one = ended(ask(QUESTION).answer);
  await vi.advanceTimersByTimeAsync(9_000);
  expect([one.is, Fake.all.length]).toEqual(['waiting', 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(one.is).toBe('answered');
  expect(Fake.all.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

test('a question that silences two workers is told as failed, and those behind it are answered', async () => {
  const ask = await begin(keepsSilent, keepsSilent, answers);
  const all = [1, 2, 3].map(() => ended(ask(QUESTION).answer));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(all.map(({ is }) => is)).toEqual(['waiting', 'waiting', 'waiting']);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(all.map(({ is }) => is)).toEqual(['silent', 'answered', 'answered']);
  // each was asked of each worker in the same order
  const [first, second, third] = Fake.all.map((worker) => worker.asked());
  expect(second).toEqual(first);
  expect(third).toEqual(first?.slice(1));
});

test('a worker that has yet to be fetched is waited for longer than one that was heard', async () => {
  const ask = await begin(neverComes, answers);
  const one = ended(ask(QUESTION).answer);
  await vi.advanceTimersByTimeAsync(59_000);
  expect([one.is, Fake.all.length]).toEqual(['waiting', 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(one.is).toBe('answered');
});

test('a worker that tells how far it is may take as long as it will', async () => {
  const ask = await begin((worker, message) => {
    if (!('asked' in message)) return;
    for (let n = 1; n <= 30; n++)
      setTimeout(() => worker.reply({ id: message.id, progress: { done: n, of: 30 } }), n * 2_000);
    setTimeout(() => worker.reply({ id: message.id, told: TOLD }), 61_000);
  });
  const seen: number[] = [];
  const one = ended(ask(QUESTION, ({ done }) => seen.push(done)).answer);
  await vi.advanceTimersByTimeAsync(62_000);
  expect(one.is).toBe('answered');
  expect(seen).toHaveLength(30);
  expect(Fake.all).toHaveLength(1);
});

test('replies that are none are dropped, and the right one after them is taken', async () => {
  const malformed: readonly unknown[] = [null, 7, 'told', [], {}, { told: TOLD }, { id: 'one', told: TOLD }];
  const wrong: readonly unknown[] = [
    {},
    { told: undefined },
    { told: 5 },
    { told: { of: 'answers', rows: [] } },
    { told: { of: 'tests' } },
    { progress: 'half' },
    { progress: { done: 1 } },
    { meanwhile: TOLD },
    { failed: 'whim' },
  ];
  const ask = await begin((worker, message) => {
    if (!('asked' in message)) return;
    for (const data of malformed) worker.reply(data);
    for (const data of wrong) worker.reply({ ...Object(data), id: message.id });
    worker.reply({ id: message.id + 1000, told: TOLD });
    worker.reply({ id: message.id, told: TOLD });
  });
  const progress = vi.fn();
  const meanwhile = vi.fn();
  await expect(ask(QUESTION, progress, meanwhile).answer).resolves.toEqual(TOLD);
  expect(progress).not.toHaveBeenCalled();
  expect(meanwhile).not.toHaveBeenCalled();
});

test('a worker that talks nothing but nonsense counts as silent', async () => {
  const ask = await begin((worker, message) => {
    if ('asked' in message) setInterval(() => worker.reply({ id: message.id, told: 'nonsense' }), 500);
  }, answers);
  const one = ended(ask(QUESTION).answer);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(one.is).toBe('answered');
  expect(Fake.all).toHaveLength(2);
});

test('a cancelled question is never answered, nor asked of another worker', async () => {
  const ask = await begin(keepsSilent, answers);
  const gone = ask(QUESTION);
  const stays = ask(QUESTION);
  const [left, right] = [ended(gone.answer), ended(stays.answer)];
  await vi.advanceTimersByTimeAsync(1_000);
  gone.cancel();
  await vi.advanceTimersByTimeAsync(12_000);
  expect([left.is, right.is]).toEqual(['waiting', 'answered']);
  expect(Fake.all[0]?.heard.filter((message) => 'cancel' in message)).toHaveLength(1);
  expect(Fake.all[1]?.asked()).toHaveLength(1);
});

test('a worker that is still at a question cancelled meanwhile is not taken for a dead one', async () => {
  const ask = await begin((worker, message) => {
    if (!('asked' in message) || Fake.all[0]?.asked()[0] !== message.id) return;
    const beat = setInterval(() => worker.reply({ id: message.id, progress: { done: 0, of: null } }), 500);
    setTimeout(() => {
      clearInterval(beat);
      for (const id of worker.asked().slice(1)) worker.reply({ id, told: TOLD });
    }, 30_000);
  });
  const gone = ask(QUESTION);
  gone.answer.catch(() => {});
  await vi.advanceTimersByTimeAsync(1_000);
  const one = ended(ask(QUESTION).answer);
  gone.cancel();
  await vi.advanceTimersByTimeAsync(31_000);
  expect([one.is, Fake.all.length]).toEqual(['answered', 1]);
});

test('a worker that never comes is given no more time by each question', async () => {
  const ask = await begin(neverComes);
  for (let n = 0; n < 7; n++) {
    const { cancel } = ask(QUESTION);
    await vi.advanceTimersByTimeAsync(9_000);
    cancel();
  }
  expect(Fake.all).toHaveLength(2);
});

test('all that wait for a worker that never comes are told so together', async () => {
  const ask = await begin(neverComes, neverComes, answers);
  const all = [1, 2, 3].map(() => ended(ask(QUESTION).answer));
  await vi.advanceTimersByTimeAsync(119_000);
  expect(all.map(({ is }) => is)).toEqual(['waiting', 'waiting', 'waiting']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(all.map(({ is }) => is)).toEqual(['silent', 'silent', 'silent']);
  expect(Fake.all).toHaveLength(2);
});

test('whoever asks anew before each answer notices all the same that nobody is there any more', async () => {
  const ask = await begin(keepsSilent, answers);
  let last = ask(QUESTION);
  for (let n = 0; n < 30; n++) {
    await vi.advanceTimersByTimeAsync(500);
    last.cancel();
    last = ask(QUESTION);
  }
  expect(await last.answer).toEqual(TOLD);
  expect(Fake.all).toHaveLength(2);
});

test('a question cancelled before the worker is there is not asked at all', async () => {
  const ask = await begin(answers);
  ask(QUESTION).cancel();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Fake.all.flatMap((worker) => worker.asked())).toEqual([]);
});

test('nobody is watched while nothing is asked', async () => {
  const ask = await begin(answers);
  await ask(QUESTION).answer;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Fake.all).toHaveLength(1);
  expect(Fake.all[0]?.isTerminated).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
