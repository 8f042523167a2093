/** The journal of a long battle draws the turns that stand open, and no others. */
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { playOut } from '../../src/command/verbs/play.ts';
import { gersbach } from '../../src/scenarios/gersbach.ts';
import { newGame } from '../../src/scenarios/newGame.ts';
import { setPreference } from '../../src/store/game/actions.ts';
import { fetchRulebook } from '../../src/store/game/rulebook.ts';
import { begin } from '../../src/store/saving/begin.ts';
import { Journal } from '../../src/table/record/Journal.tsx';
import { clearAll, opened } from '../support/keptGame.ts';

afterEach(clearAll);

/** How many lines each turn draws, the newest first. */
function drawn(container: HTMLElement): readonly number[] {
  return [...container.querySelectorAll('details')].map(
    (turn) => turn.querySelectorAll('[data-testid="journal-line"]').length,
  );
}

test('only the last two turns are drawn until another is opened, and no longer than it is', async () => {
  await fetchRulebook();
  setPreference('locale', 'en');
  begin('journal', playOut(newGame(gersbach, 'journal', { blue: 'Jeanne', red: 'Karl' }), 'journal'));
  const { log, opening } = opened();
  const journal = (upTo: number) => (
    <Journal log={log.slice(0, upTo)} opening={opening} barrier={null} reviewing={null} />
  );
  const { container, rerender } = await render(journal(log.length));
  const turns = drawn(container).length;
  expect(turns).toBeGreaterThan(6);
  expect(drawn(container).slice(2)).toEqual(Array(turns - 2).fill(0));
  expect(Math.min(...drawn(container).slice(0, 2))).toBeGreaterThan(0);

  const fifth = container.querySelectorAll('summary')[4];
  fifth?.click();
  await expect.poll(() => drawn(container)[4]).toBeGreaterThan(0);
  expect(drawn(container)[3]).toBe(0);
  fifth?.click();
  await expect.poll(() => drawn(container)[4]).toBe(0);

  // what the players shut stays shut, and with each new turn the last but one shuts by itself
  container.querySelector('summary')?.click();
  await expect.poll(() => drawn(container)[0]).toBe(0);
  const before = log.findLastIndex(({ facts }) => facts.some(({ fact }) => fact === 'turnBegan'));
  await rerender(journal(before));
  expect(drawn(container)[0]).toBeGreaterThan(0);
  await rerender(journal(log.length));
  expect(drawn(container)[2]).toBe(0);
});
