/** A game that nothing keeps leaves the table only when its players say so, whatever would take its place. */
import { beforeEach, expect, test, vi } from 'vitest';
import { DEMONSTRATIONS } from '../../../../src/scenarios/demonstrations/index.ts';
import { showPosition } from '../../../../src/store/game/position.ts';
import { commit } from '../../../../src/store/game/session.ts';
import { battleAtStake } from '../../../../src/store/saving/atStake.ts';
import {
  beginInPlace,
  giveWay,
  goOnWithout,
  leaveGame,
  rematch,
  takeBackAsked,
} from '../../../../src/store/saving/giveWay.ts';
import { whenKept } from '../../../../src/store/saving/keep.ts';
import { beginSkirmish, SKIRMISHES, skirmishByLot } from '../../../../src/store/skirmish/skirmish.ts';
import { useStore } from '../../../../src/store/store.ts';
import { begin, opened } from '../table.ts';

const lot = skirmishByLot(SKIRMISHES[0], 'abc', {
  title: () => ({ en: 'By lot', fr: 'Au sort' }),
  story: () => ({ en: 'x', fr: 'x' }),
  army: (nation) => ({ en: nation, fr: nation }),
});

const [position] = DEMONSTRATIONS;

/** Each with what is on the table once it has happened. */
const WAYS: readonly (readonly [string, () => Promise<void>, string | null])[] = [
  ['the first screen', leaveGame, null],
  ['a rematch', rematch, 'gersbach'],
  ['a skirmish by lot', () => beginSkirmish(lot, true), lot.scenario.id],
  [
    'a rematch of a position of the rulebook that stands over it',
    () => {
      if (position) showPosition(position);
      return rematch();
    },
    position?.id ?? '',
  ],
];

const asked = () => useStore.getState().notice?.notice === 'gameUnkept';

beforeEach(async () => {
  begin();
  // here is no storage: the save has failed by now
  await whenKept();
});

test.each(WAYS)(
  '%s takes the place of a game that is not kept only when its players say so',
  async (_, go, then) => {
    const { id } = opened();
    expect(opened().save).toBe('failed');
    await go();
    expect(asked()).toBe(true);
    expect(battleAtStake()?.id).toBe(id);
    goOnWithout();
    const { open, notice } = useStore.getState();
    expect(notice).toBeNull();
    expect(open?.scenario.id ?? null).toBe(then);
    expect(open?.id).not.toBe(id);
  },
);

test.each(WAYS)('%s takes the place of a game that is kept at once', async (_, go) => {
  const { id } = opened();
  useStore.setState({ open: { ...opened(), save: 'saved' } });
  await go();
  expect(asked()).toBe(false);
  expect(useStore.getState().open?.id).not.toBe(id);
});

test('the question stands while the program plays on and the next save fails too', async () => {
  await leaveGame();
  expect(asked()).toBe(true);
  commit(opened().history);
  await whenKept();
  expect(opened().save).toBe('failed');
  expect(asked()).toBe(true);
});

test('of presses while it is waited for the last one counts alone', async () => {
  useStore.setState({ open: { ...opened(), save: 'saved' } });
  const begun: string[] = [];
  await Promise.all(['first', 'second'].map((press) => beginInPlace(() => void begun.push(press))));
  expect(begun).toEqual(['second']);
});

test('what is taken back while it is waited for does not happen, and nothing else is taken back with it', async () => {
  useStore.setState({ open: { ...opened(), save: 'saved' } });
  const { id } = opened();
  let taken = 0;
  const take = () => {
    taken += 1;
  };
  const one = giveWay(take);
  takeBackAsked(take);
  expect(await one).toBe(false);
  expect([taken, opened().id, asked()]).toEqual([0, id, false]);
  const left = leaveGame();
  takeBackAsked(take);
  await left;
  expect(useStore.getState().open).toBeNull();
});

test('where one save follows another and none comes to an end, who leaves is asked all the same', async () => {
  vi.useFakeTimers();
  // a storage that never answers: whatever is asked of it after this waits
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  try {
    commit(opened().history);
    await vi.advanceTimersByTimeAsync(10_000);
    commit(opened().history);
    void leaveGame();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(asked()).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked()).toBe(true);
  } finally {
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
