/** In the first battle, which is told step by step: the end of the orders is put off before it is asked about. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setPreference } from '../../src/store/game/actions.ts';
import { beginFirstBattle } from '../../src/store/guided/first.ts';
import { usePutOff } from '../../src/store/guided/putOff.ts';
import { useStore } from '../../src/store/store.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import { clearAll, opened } from '../support/keptGame.ts';
import { rollOn } from '../unit/store/table.ts';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  setPreference('locale', 'en');
  await beginFirstBattle();
});
afterEach(clearAll);

test('orders that are still expected cannot be ended: nobody is asked, and what is expected is told again', async () => {
  const screen = await render(<Screen />);
  await expect.element(screen.getByTestId('guide')).toBeVisible();
  rollOn();
  await expect.element(screen.getByTestId('guide')).toHaveAttribute('data-step', 'pickGun');
  const { history } = opened();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => usePutOff.getState().times).toBe(1);
  expect(document.querySelector('dialog[open]')).toBeNull();
  await screen.getByTestId('end-orders').click();
  await expect.poll(() => usePutOff.getState().times).toBe(2);
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(opened().history).toBe(history);
});
