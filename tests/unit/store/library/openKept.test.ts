/** What the storage does not give is told of, unless something asked for since has come. */
import { expect, test } from 'vitest';
import { openKept } from '../../../../src/store/armies/keeping.ts';
import { openKeptMap } from '../../../../src/store/mapEditor/keeping.ts';
import { beginOpening } from '../../../../src/store/saving/openings.ts';
import { openKeptPlan } from '../../../../src/store/scenarioEditor/keeping.ts';

test.each([
  ['an army', openKept],
  ['a map', openKeptMap],
  ['a scenario', (id: string) => openKeptPlan(id)],
])('%s', async (_, open) => {
  // here is no storage
  expect(await open('kept')).toBe('unanswered');
  const overtaken = open('kept');
  beginOpening().comes();
  expect(await overtaken).toBeNull();
});
