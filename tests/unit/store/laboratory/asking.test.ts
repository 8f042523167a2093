/** What is asked beside the odds, of a worker that answers when the test says so. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AIMS } from '../../../../src/odds/aims.ts';
import type { Exact } from '../../../../src/odds/laboratory/asked.ts';
import {
  askExact,
  leaveExact,
  leaveRolls,
  leaveSweep,
  rollMany,
  stopRolls,
  stopSweep,
  sweepAgain,
  unfold,
  useAsking,
  vary,
} from '../../../../src/store/laboratory/asking.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { setAim, undo } from '../../../../src/store/laboratory/laboratory.ts';
import { reckon } from '../../../../src/store/laboratory/reckoning.ts';
import { useLaboratory } from '../../../../src/store/laboratory/state.ts';
import type { Message, WorkerAsk } from '../../../../src/worker/asked.ts';

let onmessage: ((event: { readonly data: unknown }) => void) | null = null;
/** All that was asked and not cancelled, in order. */
let open: { readonly id: number; readonly asked: WorkerAsk }[] = [];

class Fake {
  set onmessage(take: typeof onmessage) {
    onmessage = take;
  }
  postMessage(message: Message): void {
    if ('asked' in message) open.push(message);
    else open = open.filter(({ id }) => id !== message.cancel);
  }
  terminate(): void {}
}
vi.stubGlobal('Worker', Fake);

/** All that was set going is done, but for what waits for the worker. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const asked = () => open.map((one) => one.asked.ask);

function last(kind: WorkerAsk['ask']): number {
  const found = open.findLast((one) => one.asked.ask === kind);
  if (!found) throw new Error(`no ${kind} is asked`);
  return found.id;
}

/** What comes is looked at by its shape alone. */
async function reply(id: number, told: object): Promise<void> {
  onmessage?.({ data: { id, ...told } });
  await settled();
}

const FIGURES = { outcomes: {}, units: [], sides: [], places: [] };
const POINTS = { points: [{ figures: FIGURES, isTooLarge: false }], weighed: true };
const ROLLED = { times: 100, outcomes: {}, losses: {}, left: {} };
const EXACT: Exact = { total: '1', outcomes: {}, units: [] };
const NODE = { kind: 'end', outcome: 'attacker', node: 7, branches: [] };
const ODDS = {
  figures: FIGURES,
  ranges: {},
  tree: { ...NODE, node: 0 },
  rolls: [],
  placed: [],
  unweighed: [],
  reactions: [],
  open: 0,
  states: 1,
};
const told = (value: object) => ({ told: value });

function otherAim(): void {
  const { aims } = useLaboratory.getState().setup;
  const other = AIMS.find((aim) => aim !== aims.blue);
  if (!other) throw new Error('there is one aim');
  setAim('blue', other);
}

beforeEach(async () => {
  leaveSweep();
  leaveRolls();
  leaveExact();
  useLaboratory.setState({ setup: { ...exampleOf('guns') }, odds: null, about: '', past: [], ahead: [] });
  await settled();
  open = [];
});

describe('a sweep', () => {
  const sweep = () => useAsking.getState().sweep;

  test('a first look, then the points, each with its value', async () => {
    vary('targetStrength');
    await settled();
    expect(sweep()).toMatchObject({ sweeping: { is: 'working' }, swept: null });
    const id = last('sweep');
    await reply(id, { progress: { done: 3, of: 9 } });
    expect(sweep().progress).toEqual({ done: 3, of: 9 });
    await reply(id, { meanwhile: { ...POINTS, weighed: false } });
    expect(sweep()).toMatchObject({ sweeping: { is: 'weighing' }, swept: { weighed: false } });
    await reply(id, told(POINTS));
    expect(sweep()).toMatchObject({
      sweeping: { is: 'done' },
      swept: {
        varied: 'targetStrength',
        weighed: true,
        points: [{ isTooLarge: false, value: expect.any(Number) }],
      },
    });
  });

  test('stopped, the first look stays; without one nothing does', async () => {
    vary('targetStrength');
    await settled();
    stopSweep();
    await settled();
    expect(asked()).toEqual([]);
    expect(sweep()).toMatchObject({ sweeping: { is: 'nothing' }, swept: null });
    sweepAgain();
    await settled();
    await reply(last('sweep'), { meanwhile: POINTS });
    stopSweep();
    expect(sweep()).toMatchObject({ sweeping: { is: 'stopped' }, swept: { varied: 'targetStrength' } });
  });

  test('a failure says why, and another try asks again', async () => {
    vary('targetStrength');
    await settled();
    await reply(last('sweep'), { failed: 'tooLong' });
    expect(sweep().sweeping).toEqual({ is: 'failed', why: 'tooLong' });
    sweepAgain();
    await settled();
    expect(sweep().sweeping).toEqual({ is: 'working' });
  });

  test('a failure leaves no points of another set-up; a first look stays', async () => {
    vary('targetStrength');
    await settled();
    await reply(last('sweep'), told(POINTS));
    otherAim();
    await settled();
    await reply(last('sweep'), { failed: 'tooLong' });
    expect(sweep()).toMatchObject({ sweeping: { is: 'failed' }, swept: null });
    sweepAgain();
    await settled();
    await reply(last('sweep'), { meanwhile: { ...POINTS, weighed: false } });
    await reply(last('sweep'), { failed: 'tooLong' });
    expect(sweep()).toMatchObject({ sweeping: { is: 'failed' }, swept: { weighed: false } });
  });

  test('another set-up asks anew, after the odds; the points before stay in view meanwhile', async () => {
    vary('targetStrength');
    await settled();
    await reply(last('sweep'), told(POINTS));
    open = [];
    otherAim();
    await settled();
    expect(asked()).toEqual(['odds', 'sweep']);
    expect(sweep()).toMatchObject({ sweeping: { is: 'working' }, swept: { varied: 'targetStrength' } });
  });

  test('by reaction, it waits for those that the odds tell', async () => {
    reckon();
    vary('reaction');
    await settled();
    const before = last('sweep');
    await reply(last('odds'), told(ODDS));
    expect(last('sweep')).not.toBe(before);
    expect(asked().filter((kind) => kind === 'sweep')).toHaveLength(1);
  });

  test('left, nothing is asked any more', async () => {
    vary('targetStrength');
    await settled();
    leaveSweep();
    otherAim();
    await settled();
    expect(asked()).toEqual(['odds']);
  });
});

describe('rolls', () => {
  const rolls = () => useAsking.getState().rolls;

  test('tell how far they are, and what came of them', async () => {
    rollMany(100, 'seed', [6, 6]);
    await settled();
    expect(open.at(-1)?.asked).toMatchObject({ ask: 'rolls', times: 100, seed: 'seed', fixed: [6, 6] });
    expect(rolls().progress).toEqual({ done: 0, of: 100 });
    await reply(last('rolls'), { progress: { done: 50, of: 100 } });
    expect(rolls().progress).toEqual({ done: 50, of: 100 });
    await reply(last('rolls'), told(ROLLED));
    expect(rolls()).toEqual({ rolled: ROLLED, progress: null, failed: null });
  });

  test('stopped, they leave what was rolled before; another set-up does not', async () => {
    rollMany(100, 'seed', []);
    await settled();
    await reply(last('rolls'), told(ROLLED));
    open = [];
    rollMany(10_000, 'seed', []);
    await settled();
    stopRolls();
    await settled();
    expect(asked()).toEqual([]);
    expect(rolls()).toEqual({ rolled: ROLLED, progress: null, failed: null });
    rollMany(10_000, 'seed', []);
    await settled();
    otherAim();
    await settled();
    expect(asked()).toEqual(['odds']);
    expect(rolls()).toEqual({ rolled: null, progress: null, failed: null });
  });

  test('rolled again, the ones before are left off, and what comes of them is dropped', async () => {
    rollMany(10_000, 'a', []);
    await settled();
    const before = last('rolls');
    rollMany(100, 'b', []);
    await settled();
    expect(asked()).toEqual(['rolls']);
    await reply(before, told({ ...ROLLED, times: 10_000 }));
    expect(rolls()).toMatchObject({ rolled: null, progress: { of: 100 } });
  });

  test('a failure says why, and how many it were', async () => {
    rollMany(10_000, 'seed', []);
    await settled();
    await reply(last('rolls'), { failed: 'silent' });
    expect(rolls()).toEqual({ rolled: null, progress: null, failed: { why: 'silent', times: 10_000 } });
  });
});

describe('exact figures', () => {
  const exact = () => useAsking.getState().exact;

  test('are handed to whoever asked', async () => {
    const take = vi.fn();
    askExact(take);
    await settled();
    await reply(last('exact'), { progress: { done: 5, of: null } });
    expect(exact()).toEqual({ progress: { done: 5, of: null }, failed: null });
    await reply(last('exact'), told(EXACT));
    expect(take.mock.calls).toEqual([[EXACT]]);
    expect(exact()).toEqual({ progress: null, failed: null });
  });

  test('are not, once the set-up is another', async () => {
    const take = vi.fn();
    askExact(take);
    await settled();
    const id = last('exact');
    otherAim();
    await reply(id, told(EXACT));
    expect(take).not.toHaveBeenCalled();
    expect(exact().progress).toBeNull();
  });

  test('that fail say why', async () => {
    askExact(() => {});
    await settled();
    await reply(last('exact'), { failed: 'tooLarge' });
    expect(exact()).toEqual({ progress: null, failed: 'tooLarge' });
  });
});

describe('a branch', () => {
  const below = (node: number) => useAsking.getState().below.get(node);

  beforeEach(async () => {
    reckon();
    await settled();
    if (asked().includes('odds')) await reply(last('odds'), told(ODDS));
    open = [];
  });

  test('is asked once in a set-up', async () => {
    unfold(7);
    unfold(7);
    await settled();
    expect(asked()).toEqual(['branch']);
    await reply(last('branch'), told(NODE));
    expect(below(7)?.node).toEqual(NODE);
    unfold(7);
    await settled();
    expect(asked()).toEqual(['branch']);
  });

  test('is asked again under another aim, and what was told stays meanwhile', async () => {
    unfold(7);
    await settled();
    await reply(last('branch'), told(NODE));
    open = [];
    otherAim();
    unfold(7);
    await settled();
    expect(asked()).toEqual(['odds', 'branch']);
    expect(below(7)?.node).toEqual(NODE);
    undo();
    unfold(7);
    await settled();
    expect(asked()).toEqual([]);
  });

  test('that failed is asked again when the player says so', async () => {
    unfold(7);
    await settled();
    await reply(last('branch'), { failed: 'tooLong' });
    expect(below(7)).toMatchObject({ node: null, failed: 'tooLong' });
    unfold(7);
    await settled();
    await reply(last('branch'), told(NODE));
    expect(below(7)).toMatchObject({ node: NODE, failed: null });
  });

  test('of another position is none of this tree', async () => {
    unfold(7);
    await settled();
    await reply(last('branch'), told(NODE));
    useLaboratory.setState({ about: 'another' });
    expect(below(7)).toBeUndefined();
    unfold(7);
    await settled();
    expect(asked().filter((kind) => kind === 'branch')).toHaveLength(1);
  });
});
