/** What is said of a file is seen and can be answered, whatever dialog is open. */
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { setPreference } from '../../src/store/game/actions.ts';
import { whenKept } from '../../src/store/saving/keep.ts';
import { openFile } from '../../src/store/saving/open.ts';
import { useStore } from '../../src/store/store.ts';
import { Banners } from '../../src/table/shell/Banners.tsx';
import { Modal } from '../../src/table/shell/Modal.tsx';
import { FileDesk } from '../../src/welcome/FileDesk.tsx';
import { begin, opened } from '../support/keptGame.ts';

/** The page with a dialog of the table over it. */
function Page() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <FileDesk />
      {shown ? (
        <Modal title="Share the game" closeLabel="Close" onClose={() => setShown(false)}>
          <p>…</p>
        </Modal>
      ) : null}
    </>
  );
}

beforeEach(() => {
  setPreference('locale', 'en');
  useStore.setState({ open: null, notice: null });
});

test('a file that is refused shuts the dialog that would hide what is wrong with it', async () => {
  const screen = await render(<Page />);
  await expect.element(screen.getByRole('dialog', { name: 'Share the game' })).toBeVisible();
  await openFile('{');
  await expect.element(screen.getByRole('dialog', { name: 'Share the game' })).not.toBeInTheDocument();
  await expect.element(screen.getByTestId('file-trouble')).toHaveTextContent('not JSON');
});

test('a dialog opened after a file was refused stays', async () => {
  await openFile('{');
  const screen = await render(<Page />);
  useStore.setState({ rulebook: 'here' });
  await expect.element(screen.getByRole('dialog', { name: 'Share the game' })).toBeVisible();
});

test('whoever would lose a battle to which a newer version has barred the storage is told of it', async () => {
  begin();
  // the question goes when the battle is kept after all
  await whenKept();
  useStore.setState({ open: { ...opened(), save: 'outdated' }, notice: { notice: 'gameUnkept' } });
  const screen = await render(<Page />);
  await expect.element(screen.getByTestId('game-unkept')).toHaveTextContent('newer version of the program');
});

test('R-150 open_information=no: whoever is offered to export it first is told that the file hides nothing', async () => {
  begin();
  await whenKept();
  const screen = await render(<Page />);
  const desk = screen.getByTestId('game-unkept');
  useStore.setState({ open: { ...opened(), save: 'failed' }, notice: { notice: 'gameUnkept' } });
  await expect.element(desk).toHaveTextContent('Export it first');
  await expect.element(desk).not.toHaveTextContent('numbers of both sides');
  const { battle } = opened().game;
  const houseRules = { ...battle.houseRules, open_information: 'no' } as const;
  const game = { ...opened().game, battle: { ...battle, houseRules } };
  useStore.setState({ open: { ...opened(), game }, notice: { notice: 'gameUnkept' } });
  await expect.element(desk).toHaveTextContent('numbers of both sides');
});

test('R-150 open_information=no: the banner over a battle that could not be saved says that its file hides nothing', async () => {
  begin();
  await whenKept();
  const open = { ...opened(), save: 'failed' } as const;
  const { battle } = open.game;
  const houseRules = { ...battle.houseRules, open_information: 'no' } as const;
  const hiding = { ...open, game: { ...open.game, battle: { ...battle, houseRules } } };
  for (const [shown, told] of [
    [open, false],
    [hiding, true],
  ] as const) {
    const screen = await render(<Banners open={shown} />);
    const banner = screen.getByRole('alert');
    await expect.element(banner).toHaveTextContent('Export it to a file');
    expect(banner.element().textContent.includes('numbers of both sides')).toBe(told);
    await screen.unmount();
  }
});

test('whether a game that is not kept gives way is asked over the dialog, which has keys and hands back afterwards', async () => {
  const screen = await render(<Page />);
  await expect.element(screen.getByRole('dialog', { name: 'Share the game' })).toBeVisible();
  const before = document.activeElement;
  useStore.setState({ notice: { notice: 'gameUnkept' } });
  const stay = screen.getByRole('button', { name: 'Stay with the game' });
  await expect.element(stay).toHaveFocus();
  await stay.click();
  await expect.element(screen.getByTestId('game-unkept')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(before);
});
