/** What is done outside the rule by whoever plays, or watches programs play: set right, resigned, shared. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hexName } from '../../src/geometry/shape.ts';
import { mayCorrect } from '../../src/rules/agreements/corrections.ts';
import { unitOf } from '../../src/rules/state/game.ts';
import { setPreference } from '../../src/store/game/actions.ts';
import { correctTogether } from '../../src/store/game/agreed.ts';
import { selectUnit } from '../../src/store/input/picking.ts';
import { pause, setHurried } from '../../src/store/opponent/driver.ts';
import { useStore } from '../../src/store/store.ts';
import { Correct } from '../../src/table/agree/Correct.tsx';
import { Dialogs } from '../../src/table/shell/Dialogs.tsx';
import { ShareGame } from '../../src/table/shell/ShareGame.tsx';
import { TableMenu } from '../../src/table/shell/TableMenu.tsx';
import { clearAll } from '../support/keptGame.ts';
import { advance, begin, opened, playUntil, rollOn, view } from '../unit/store/table.ts';
import '../../src/main.css';

const RECRUIT = { level: 'recruit', temper: 'even' } as const;
const REASON = 'seen on the table';

const NOTHING = (): void => {};

function Form() {
  const open = useStore((state) => state.open);
  return open ? <Correct open={open} onDone={NOTHING} /> : null;
}

function Sharing() {
  const open = useStore((state) => state.open);
  return open ? <ShareGame open={open} onDone={NOTHING} /> : null;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  setPreference('locale', 'en');
  begin();
  rollOn();
});
afterEach(clearAll);

test('what has changed beneath the form is shown, and only what is written in it is set right', async () => {
  const { game } = opened();
  const unit = game.units.find(({ side }) => side === game.side)?.id ?? '';
  selectUnit(unit);
  const screen = await render(<Form />);
  await userEvent.click(screen.getByTestId('correct-panic'));
  correctTogether({ agree: 'correctUnit', unit, strength: 3, reason: 'x' });
  await expect.element(screen.getByTestId('correct-strength')).toHaveValue(3);
  await userEvent.fill(screen.getByTestId('correct-reason'), REASON);
  await userEvent.click(screen.getByTestId('agree-blue'));
  await userEvent.click(screen.getByTestId('agree-red'));
  await expect.poll(() => unitOf(opened().game, unit).panicked).toBe(true);
  expect(unitOf(opened().game, unit).strength).toBe(3);
});

test('what is written and taken back again is set right no more, and order points that nobody wrote are left', async () => {
  const { game } = opened();
  const unit = game.units.find(({ side }) => side === game.side)?.id ?? '';
  const place = hexName(unitOf(game, unit).hexes[0]);
  const screen = await render(<Form />);
  correctTogether({ agree: 'correctOrders', orderPoints: 1, reason: 'x' });
  await expect.element(screen.getByTestId('correct-points')).toHaveValue(1);
  await userEvent.fill(screen.getByTestId('correct-reason'), REASON);
  await expect.element(screen.getByTestId('agree-blue')).toBeDisabled();
  await userEvent.selectOptions(screen.getByTestId('correct-what'), unit);
  await userEvent.click(screen.getByTestId('correct-panic'));
  await userEvent.click(screen.getByTestId('correct-panic'));
  correctTogether({ agree: 'correctUnit', unit, panicked: true, reason: 'x' });
  await expect.element(screen.getByTestId('correct-panic')).toBeChecked();
  await expect.element(screen.getByTestId('correct-place')).toHaveValue(place);
  await expect.element(screen.getByTestId('agree-blue')).toBeDisabled();
});

test('programs wait where something can be set right as long as the form is open', async () => {
  setHurried(true);
  useStore.setState({ open: { ...opened(), programs: { blue: RECRUIT, red: RECRUIT } } });
  const screen = await render(<Form />);
  await expect.poll(() => mayCorrect(opened().game)).toBe(true);
  const { length } = opened().history;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(opened().history.length).toBe(length);
  await screen.unmount();
  await expect.poll(() => opened().history.length).toBeGreaterThan(length);
  setHurried(false);
});

test('where programs play both sides, what is set right is confirmed by whoever watches, and nobody resigns', async () => {
  useStore.setState({ open: { ...opened(), programs: { blue: RECRUIT, red: RECRUIT } } });
  pause();
  const screen = await render(<Form />);
  const confirm = screen.getByTestId('agree-alone');
  await expect.element(confirm).toBeDisabled();
  await userEvent.fill(screen.getByTestId('correct-points'), '1');
  await userEvent.fill(screen.getByTestId('correct-reason'), REASON);
  await userEvent.click(confirm);
  await expect.poll(() => opened().game.orderPoints).toBe(1);
  await screen.unmount();
  let asked = 0;
  const menu = await render(
    <TableMenu
      open={opened()}
      view={view()}
      foot={null}
      onClose={NOTHING}
      onImport={NOTHING}
      onFlip={NOTHING}
      onShow={() => asked++}
    />,
  );
  const resign = menu.getByTestId('resign');
  await expect.element(resign).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(resign)
    .toHaveAccessibleDescription('Programs play both sides: nobody here can resign.');
  await userEvent.click(resign, { force: true });
  expect(asked).toBe(0);
});

test('who is asked which side resigns is told what that means, not asked twice', async () => {
  const screen = await render(<Dialogs shown="resign" open={opened()} view={view()} onShow={NOTHING} />);
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('Whoever resigns loses the battle.');
  expect(screen.getByText('Who resigns?').elements()).toHaveLength(1);
});

test('a game that goes on while it is shared is told, linked and filed as it was at the press', async () => {
  const { length } = opened().history;
  const screen = await render(<Sharing />);
  await expect.element(screen.getByTestId('share')).toHaveAttribute('data-came', 'link');
  playUntil('action', advance);
  expect(opened().history.length).toBeGreaterThan(length);
  await expect.element(screen.getByText(`board on: ${length} answer`)).toBeVisible();
  const names: string[] = [];
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await userEvent.click(screen.getByTestId('share-file'));
  await expect.poll(() => names).toEqual([expect.stringMatching(new RegExp(`-${length}\\.json$`))]);
  saved.mockRestore();
});
