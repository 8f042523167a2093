/** Where the focus goes when what had it is gone. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Aids } from '../../src/rulebook/Aids.tsx';
import { Menu } from '../../src/table/shell/Menu.tsx';
import { MenuList } from '../../src/table/shell/MenuList.tsx';
import { Modal } from '../../src/table/shell/Modal.tsx';

function Screen() {
  const [shown, setShown] = useState(false);
  const [told, setTold] = useState(false);
  const [left, setLeft] = useState(2);
  return (
    <div id="root">
      <div className="table">
        <Menu
          label="Menu"
          list={(close) => (
            <MenuList
              items={[{ id: 'share', text: 'Share', run: () => setShown(true) }]}
              foot={null}
              onClose={close}
            />
          )}
        />
        <div>
          {told ? (
            <section tabIndex={-1} data-testid="told">
              <button type="button" data-testid="away" onClick={() => setTold(false)}>
                Away
              </button>
            </section>
          ) : (
            <button type="button" data-testid="tell" onClick={() => setTold(true)}>
              Tell
            </button>
          )}
        </div>
        <button type="button" data-testid="undo" disabled={left === 0} onClick={() => setLeft(left - 1)}>
          Undo
        </button>
        <button type="button" data-testid="redo">
          Redo
        </button>
      </div>
      {shown ? (
        <Modal title="Share" closeLabel="Close" onClose={() => setShown(false)}>
          Text
        </Modal>
      ) : null}
      <Aids />
    </div>
  );
}

test('a dialog opened from a menu gives it back to the button of the menu', async () => {
  const screen = await render(<Screen />);
  const menu = screen.getByTestId('menu');
  for (const key of ['{Enter}', '{Enter}']) {
    menu.element().focus();
    await userEvent.keyboard(key);
    screen.getByTestId('share').element().focus();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveFocus();
  }
});

test('what stands in the place of what was pressed has it, and what follows what can be pressed no more', async () => {
  const screen = await render(<Screen />);
  const pressed = async (name: string) => {
    screen.getByTestId(name).element().focus();
    await userEvent.keyboard('{Enter}');
  };
  await pressed('tell');
  await expect.element(screen.getByTestId('told')).toHaveFocus();
  await pressed('away');
  await expect.element(screen.getByTestId('tell')).toHaveFocus();
  await pressed('undo');
  await expect.element(screen.getByTestId('undo')).toHaveFocus();
  await pressed('undo');
  await expect.element(screen.getByTestId('redo')).toHaveFocus();
});

test('a hand that points leaves it nowhere: the next key is for the whole screen', async () => {
  const screen = await render(<Screen />);
  await screen.getByTestId('tell').click();
  await screen.getByTestId('away').click();
  await expect.element(screen.getByTestId('tell')).toBeVisible();
  await userEvent.keyboard('x');
  await screen.getByTestId('undo').click();
  await screen.getByTestId('undo').click();
  await expect.element(screen.getByTestId('undo')).toBeDisabled();
  // the rule looks once the program itself has done what it does about the focus
  await new Promise((heard) => setTimeout(heard));
  await expect.poll(() => document.activeElement).toBe(document.body);
});
