/** Lines of play that were left stand in the journal, and one can be taken up again with the consent of both. */
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { answer, setPreference, stepBackAgreed } from '../../src/store/game/actions.ts';
import { useStore } from '../../src/store/store.ts';
import { viewOf } from '../../src/store/view/view.ts';
import { Record } from '../../src/table/record/Record.tsx';
import { advance, begin, legal, opened, playUntil } from '../unit/store/table.ts';

test('an earlier line of play is told with its first answer, and taken up once both agree', async () => {
  setPreference('locale', 'en');
  begin('lines');
  playUntil('action', advance);
  const from = opened().history.length;
  const leaf = () => {
    const open = opened();
    return (
      <Record
        open={open}
        view={viewOf(open, useStore.getState().selection)}
        reviewing={null}
        mine
        onEndOrders={() => {}}
        onPick={() => {}}
      />
    );
  };
  const screen = await render(leaf());
  expect(screen.container.querySelectorAll('[data-testid="earlier-lines"]')).toHaveLength(0);

  const choices = legal().filter((choice) => choice.choose === 'action' || choice.choose === 'pass');
  const [pass] = choices.filter(({ choose }) => choose === 'pass');
  const [other] = choices.filter(({ choose }) => choose === 'action');
  if (!pass || !other) throw new Error('nothing to choose from');
  answer(pass);
  const left = opened().game;
  while (opened().history.length > from) stepBackAgreed();
  answer(other);
  await screen.rerender(leaf());

  await screen.getByText('Earlier lines of play (1)').click();
  await expect.element(screen.getByTestId('earlier-lines')).toHaveTextContent(`after answer ${from}`);
  await expect.element(screen.getByTestId('earlier-lines')).toHaveTextContent('First: Pass');
  await screen.getByTestId('take-up-line').click();
  await screen.getByTestId('dialog-no').click();
  expect(opened().game).not.toEqual(left);
  await screen.getByTestId('take-up-line').click();
  await screen.getByTestId('dialog-yes').click();
  expect(opened().game).toEqual(left);
  await screen.rerender(leaf());
  await expect.element(screen.getByText('Earlier lines of play (1)')).toBeVisible();
});
