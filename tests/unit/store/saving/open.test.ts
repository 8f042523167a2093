import { beforeEach, expect, test } from 'vitest';
import { bartkenau } from '../../../../src/scenarios/bartkenau.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { VERSION } from '../../../../src/scenarios/version.ts';
import { closeGame } from '../../../../src/store/saving/close.ts';
import { exportFile } from '../../../../src/store/saving/export.ts';
import { goOnWithout } from '../../../../src/store/saving/giveWay.ts';
import { openFile } from '../../../../src/store/saving/open.ts';
import { useStore } from '../../../../src/store/store.ts';
import { begin, opened, playUntil, rollOn } from '../table.ts';

beforeEach(() => {
  begin();
});

test('the file of a game opens as the same game, and a faulty one leaves everything as it is', async () => {
  rollOn();
  playUntil('move', (choices) => choices.find(({ choose }) => choose !== 'endOrders'));
  const before = opened();
  const { text, name } = await exportFile();
  expect(name).toMatch(/\.json$/);
  closeGame();
  expect(await openFile(text)).toBe(true);
  expect(opened().game).toEqual(before.game);
  expect(opened().log).toEqual(before.log);
  const after = opened();
  expect(await openFile('{')).toBe(false);
  expect(useStore.getState().notice).toMatchObject({ notice: 'fileRefused', problem: { code: 'notJson' } });
  expect(await openFile(text.replace('"faces":[1]', '"faces":[2]').replace(/"hash":"./, '"hash":"0'))).toBe(
    false,
  );
  expect(opened().history).toBe(after.history);
});

test('a game that is not kept gives way only when its players say so', async () => {
  const before = opened();
  useStore.setState({ open: { ...before, save: 'failed' } });
  const file = { format: 'sabreur-hex/scenario', version: VERSION, scenario: bartkenau };
  expect(await openFile(JSON.stringify(file))).toBe(false);
  expect(opened().id).toBe(before.id);
  expect(useStore.getState().notice).toEqual({ notice: 'gameUnkept' });
  goOnWithout();
  expect(opened().scenario.id).toBe('bartkenau');
  expect(useStore.getState().notice).toBeNull();
});

test('the armies wear what their scenario says', async () => {
  expect(opened().nations).toEqual({ blue: 'france', red: 'austria' });
  const { armies } = gersbach;
  const scenario = {
    ...gersbach,
    armies: { blue: { ...armies.blue, nation: 'bavaria' }, red: { ...armies.red, nation: 'russia' } },
  };
  const file = { format: 'sabreur-hex/scenario', version: VERSION, scenario };
  closeGame();
  expect(await openFile(JSON.stringify(file))).toBe(true);
  expect(opened().nations).toEqual({ blue: 'bavaria', red: 'russia' });
});
