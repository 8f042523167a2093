/** What is planned from the first screen comes to the plan in the order it was asked for. */
import { beforeEach, expect, test, vi } from 'vitest';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { closeGame } from '../../../../src/store/saving/close.ts';
import { beginOpening } from '../../../../src/store/saving/openings.ts';
import { firstPlan, usePlan } from '../../../../src/store/scenarioEditor/state.ts';
import { planBattle } from '../../../../src/store/scenarioEditor/toPlan.ts';
import { useStore } from '../../../../src/store/store.ts';

const planned = () => [useStore.getState().room, usePlan.getState().scenario.title.en];

beforeEach(() => {
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '' });
  vi.stubGlobal('history', { state: null, pushState: () => {}, replaceState: () => {} });
  closeGame();
  usePlan.setState(firstPlan());
  useStore.setState({ room: null });
  return () => vi.unstubAllGlobals();
});

test('a battle that is planned overtakes what was asked for before it once it lies there, and nothing asked for since', async () => {
  const before = beginOpening();
  const laid = planBattle('gersbach');
  const since = beginOpening();
  expect(before.isOvertaken()).toBe(false);
  await laid;
  expect(planned()).toEqual(['scenario', gersbach.title.en]);
  expect([before.isOvertaken(), since.isOvertaken()]).toEqual([true, false]);
});

test('a battle that is fetched longer than something asked for since does not come over it', async () => {
  const nothing = planned();
  const laid = planBattle('gersbach');
  expect(beginOpening().comes()).toBe(true);
  await laid;
  expect(planned()).toEqual(nothing);
});
