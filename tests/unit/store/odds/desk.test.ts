import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttackOdds } from '../../../../src/odds/table/asked.ts';
import { makeDesk, type Wanted } from '../../../../src/store/odds/desk.ts';
import { position } from '../../../support/position.ts';
import { makeStandIn } from '../../odds/table/standIn.ts';

const game = position({ units: [] });

function wanted(key: string): Wanted {
  const action = { choose: 'action', action: 'fire', target: key } as const;
  return { key, asked: { ask: 'attack', game, attacker: 'a', action, after: null } };
}

function odds(breaks: number): AttackOdds {
  const staying = { breaks: 0, lost: 0, attackerLost: 0 };
  return { of: 'attack', breaks, range: [0, 1], attackerBreaks: 0, lost: 0, attackerLost: 0, staying };
}

function begin() {
  const worker = makeStandIn();
  let told = 0;
  const desk = makeDesk(worker.ask, () => {
    told += 1;
  });
  const targets = () =>
    worker
      .open()
      .map((one) => (one.ask === 'attack' && 'target' in one.action ? one.action.target : one.ask));
  return { worker, desk, targets, told: () => told };
}

test('one question is with the worker at a time, the most urgent first', async () => {
  const { worker, desk, targets, told } = begin();
  desk.want([wanted('x'), wanted('y')]);
  expect(targets()).toEqual(['x']);
  await worker.answer(odds(0.25));
  expect(told()).toBe(1);
  expect(desk.told('x')).toEqual(odds(0.25));
  expect(desk.told('y')).toBeUndefined();
  expect(targets()).toEqual(['y']);
});

test('what was told is kept: the same position is not reckoned again', async () => {
  const { worker, desk } = begin();
  desk.want([wanted('x')]);
  await worker.answer(odds(0.25));
  desk.want([]);
  desk.want([wanted('x')]);
  expect(worker.asked).toHaveLength(1);
  expect(desk.told('x')).toEqual(odds(0.25));
});

test('what is looked at goes before what is under way, which is asked again afterwards', async () => {
  const { worker, desk, targets } = begin();
  desk.want([wanted('x'), wanted('y')]);
  desk.want([wanted('looked'), wanted('x'), wanted('y')]);
  expect(targets()).toEqual(['looked']);
  await worker.answer(odds(0.5));
  expect(targets()).toEqual(['x']);
});

test('the question under way is left alone while it is the most urgent', () => {
  const { worker, desk } = begin();
  desk.want([wanted('x'), wanted('y')]);
  desk.want([wanted('x'), wanted('z')]);
  expect(worker.asked).toHaveLength(1);
});

test('a question that is wanted no more is cancelled, and nothing comes of it', async () => {
  const { worker, desk, targets, told } = begin();
  desk.want([wanted('old')]);
  desk.want([wanted('new')]);
  expect(targets()).toEqual(['new']);
  await worker.answer(odds(0.5));
  expect(desk.told('old')).toBeUndefined();
  expect(told()).toBe(1);
});

test('an answer that was under way when its question was cancelled is dropped', async () => {
  const replies: ((reply: AttackOdds) => void)[] = [];
  const desk = makeDesk(
    () => ({ answer: new Promise((resolve) => replies.push(resolve)), cancel: () => {} }),
    () => {
      throw new Error('told');
    },
  );
  desk.want([wanted('old')]);
  desk.want([]);
  replies[0]?.(odds(0.5));
  await Promise.resolve();
  await Promise.resolve();
  expect(replies).toHaveLength(1);
  expect(desk.told('old')).toBeUndefined();
});

test('what could not be reckoned is not asked again, and the next question follows', async () => {
  const { worker, desk, targets } = begin();
  desk.want([wanted('x'), wanted('y')]);
  await worker.fail();
  expect(desk.told('x')).toBeNull();
  expect(targets()).toEqual(['y']);
  desk.want([wanted('x')]);
  expect(targets()).toEqual([]);
});

test('why a question could not be reckoned is remembered', async () => {
  const { worker, desk } = begin();
  desk.want([wanted('x'), wanted('y')]);
  await worker.fail('tooLong');
  expect(desk.trouble('x')).toBe('tooLong');
  expect(desk.trouble('y')).toBeUndefined();
});

describe('a question that lasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is told as such after a while, once, and no more when it is answered', async () => {
    const { worker, desk, told } = begin();
    desk.want([wanted('x')]);
    vi.advanceTimersByTime(900);
    worker.beat(400);
    expect([desk.lasting(), told()]).toEqual([null, 0]);
    vi.advanceTimersByTime(200);
    worker.beat(600);
    worker.beat(800);
    expect([desk.lasting(), told()]).toEqual([{ done: 800, of: null }, 1]);
    await worker.answer(odds(0.25));
    expect(desk.lasting()).toBeNull();
  });

  test('is stopped with all that waits behind it; what is told already stays, and the rest is asked after all', async () => {
    const { worker, desk, targets } = begin();
    desk.want([wanted('x'), wanted('y'), wanted('z')]);
    await worker.answer(odds(0.25));
    desk.stop();
    expect(targets()).toEqual([]);
    expect(desk.isStopped()).toBe(true);
    expect(desk.told('x')).toEqual(odds(0.25));
    // another look is another question
    desk.want([wanted('other')]);
    expect(targets()).toEqual(['other']);
    expect(desk.isStopped()).toBe(false);
    desk.want([wanted('y')]);
    expect(targets()).toEqual([]);
    desk.goOn();
    expect(targets()).toEqual(['y']);
  });
});
