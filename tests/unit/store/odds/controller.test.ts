/** The controller of the table's odds: when it asks, when it shows, how it is stopped and ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeController, useGathered } from '../../../../src/store/odds/controller.ts';
import { NOTHING_SHOWN, useOdds } from '../../../../src/store/odds/shown.ts';
import { useStore } from '../../../../src/store/store.ts';
import { makeStandIn } from '../../odds/table/standIn.ts';
import { advance, begin, playUntil, view } from '../table.ts';

/** At a reaction: each of its answers has odds. */
function begun() {
  begin('odds');
  playUntil('reaction', advance);
  const worker = makeStandIn();
  const controller = makeController(worker.ask);
  const now = view();
  const { selection } = useStore.getState();
  return {
    worker,
    controller,
    now,
    look: (hex: Parameters<typeof controller.look>[2] = null) => controller.look(now, selection, hex),
  };
}

const gathered = () => useGathered.getState().gathered;

beforeEach(() => {
  useGathered.setState({ gathered: null });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is looked at is asked about at once, and what is told is laid out together', async () => {
  const { worker, controller, look } = begun();
  look();
  expect(worker.open().map(({ ask }) => ask)).toEqual(['answers']);
  expect(gathered()).toBeNull();
  vi.advanceTimersByTime(60);
  expect(gathered()).toMatchObject({ kept: false, missing: null });
  await worker.answer({ of: 'answers', rows: [] });
  const before = gathered();
  vi.advanceTimersByTime(60);
  expect(gathered()).not.toBe(before);
  controller.end();
});

test('the same look asks nothing anew; a hex is reckoned with once it is rested on', () => {
  const { worker, controller, look, now } = begun();
  look();
  look();
  expect(worker.asked).toHaveLength(1);
  const [hex] = now.game.units[0]?.hexes ?? [];
  look(hex);
  vi.advanceTimersByTime(100);
  look(null);
  vi.advanceTimersByTime(1_000);
  // it was left before anybody rested on it: nothing is gathered for it
  const before = gathered();
  vi.advanceTimersByTime(1_000);
  expect(gathered()).toBe(before);
  controller.end();
});

test('it is told that something lasts; stopped, that it was; and it goes on when it is wanted after all', () => {
  const { worker, controller, look } = begun();
  look();
  vi.advanceTimersByTime(1_100);
  worker.beat(200);
  vi.advanceTimersByTime(60);
  expect(gathered()?.missing).toBe('lasting');
  controller.stop();
  vi.advanceTimersByTime(60);
  expect(gathered()?.missing).toBe('stopped');
  expect(worker.open()).toEqual([]);
  controller.goOn();
  vi.advanceTimersByTime(60);
  expect(gathered()?.missing).toBeNull();
  expect(worker.open()).toHaveLength(1);
  controller.end();
});

test.each([
  ['tooLarge', 'tooMuch'],
  ['tooLong', 'tooMuch'],
  ['silent', 'failed'],
  ['fault', 'failed'],
] as const)('where the reckoning ends %s it is told as %s', async (why, missing) => {
  const { worker, controller, look } = begun();
  look();
  await worker.fail(why);
  vi.advanceTimersByTime(60);
  expect(gathered()?.missing).toBe(missing);
  controller.end();
});

test('when nobody looks any more nothing is asked and nothing shown', () => {
  const { worker, controller, look } = begun();
  look();
  vi.advanceTimersByTime(60);
  controller.end();
  vi.advanceTimersByTime(1_000);
  expect(worker.open()).toEqual([]);
  expect(gathered()).toBeNull();
  expect(useOdds.getState()).toMatchObject(NOTHING_SHOWN);
});
