/** What is asked has the room it needs; actions stand by what they are for; a rally asks two things in turn. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { battleFrame } from '../../src/rules/procedures/battle.ts';
import { turnFrame } from '../../src/rules/state/turnFrames.ts';
import { fetchBattle } from '../../src/scenarios/battles.ts';
import { setPreference } from '../../src/store/game/actions.ts';
import { fetchRulebook } from '../../src/store/game/rulebook.ts';
import { newBattle } from '../../src/store/saving/begin.ts';
import { NOTHING_PICKED } from '../../src/store/state.ts';
import { useStore } from '../../src/store/store.ts';
import { UnitCard } from '../../src/table/panel/UnitCard.tsx';
import { fetchTheRest } from '../../src/table/shell/later.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import { go, type Scripted, start } from '../support/play.ts';
import { position, type UnitSpec } from '../support/position.ts';
import { advance, begin, playUntil } from '../unit/store/table.ts';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

/** The table with that board on it, after the throw for order points and what follows. */
async function laid(units: readonly UnitSpec[], ...script: readonly Scripted[]) {
  await fetchTheRest('en');
  void newBattle({ scenario: 'gersbach', seed: 'table', names: { blue: 'Jeanne', red: 'Karl' } });
  const begun = start(position({ format: 2000, units }), { ...battleFrame(), at: 'turn' }, turnFrame(false));
  const played = go(begun, [6], ...script).game;
  const { open } = useStore.getState();
  if (!open) throw new Error('no game is open');
  const game = { ...played, count: open.game.count };
  useStore.setState({
    open: { ...open, game, history: { ...open.history, game } },
    selection: { ...NOTHING_PICKED, unit: units[0]?.id ?? null },
  });
  return render(<Screen />);
}

const FOOT: UnitSpec = { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 9], formation: 'column' };
const FOE: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 3] };

beforeEach(async () => {
  setPreference('locale', 'en');
  await page.viewport(1280, 800);
});

test('actions stand in groups, to move, to fight, to form up and the rest; a flight is the last of all', async () => {
  const screen = await laid([FOOT, FOE], { choose: 'group', units: ['A'] });
  await expect.poll(() => screen.container.querySelectorAll('.action-group').length).toBe(4);
  const groups = [...screen.container.querySelectorAll<HTMLElement>('.action-group')];
  expect(groups.map((group) => group.dataset['group'])).toEqual(['move', 'fight', 'formation', 'other']);
  const answers = [...screen.container.querySelectorAll<HTMLElement>('[data-testid="choice"]')];
  expect(answers.at(-1)?.dataset['choice']).toContain('"flight"');
  // the digits go down the list as it stands
  const digits = answers.flatMap((answer) => answer.querySelector('kbd')?.textContent ?? []);
  expect(digits).toEqual(digits.map((_, at) => String(at + 1)));
});

test('RAL-05 a rallied unit is asked its formation, then its facing on the map, and nothing falls in before', async () => {
  const mob: UnitSpec = { ...FOOT, panicked: true, facing: 2, strength: 14 };
  const far: UnitSpec = { ...FOE, at: [6, 0] };
  const screen = await laid(
    [mob, far],
    { choose: 'group', units: ['A'] },
    { choose: 'action', action: 'rally' },
    [1, 1],
  );
  const answers = () => [...screen.container.querySelectorAll<HTMLElement>('[data-testid="choice"]')];
  await expect.poll(() => answers().length).toBeGreaterThan(1);
  const formations = answers().map((one) => JSON.parse(one.dataset['choice'] ?? '{}').formation);
  expect(new Set(formations).size).toBe(formations.length);
  const line = answers()[formations.indexOf('line')];
  line?.click();
  await expect
    .poll(() => useStore.getState().selection.draft)
    .toMatchObject({ formation: 'line', facing: 2 });
  await expect.poll(() => screen.container.querySelectorAll('.map-port [data-facing]').length).toBe(6);
  await screen.container.querySelector<HTMLElement>('[data-testid="draft-facing"][data-facing="4"]')?.click();
  await expect
    .poll(() => useStore.getState().selection.draft)
    .toMatchObject({ formation: 'line', facing: 4 });
  const { open } = useStore.getState();
  expect(open?.game.units.find(({ id }) => id === 'A')).toMatchObject({ panicked: true });
  await screen.getByTestId('confirm').click();
  const now = () => useStore.getState().open?.game.units.find(({ id }) => id === 'A');
  await expect.poll(now).toMatchObject({ panicked: false, formation: 'line', facing: 4 });
});

const SIZES = [
  [1440, 900],
  [1024, 768],
  [720, 450],
  [390, 844],
  [844, 390],
] as const;

test.each(SIZES)(
  'at %i by %i the question, its first answers, the unit asked and Undo are on the screen',
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await laid([FOOT, FOE], { choose: 'group', units: ['A'] });
    const isSeen = (selector: string, most = height) => {
      const box = screen.container.querySelector(selector)?.getBoundingClientRect();
      return (
        box !== undefined && box.top >= 0 && box.left >= 0 && box.bottom <= most + 1 && box.right <= width + 1
      );
    };
    await expect.poll(() => isSeen('[data-testid="choice"]')).toBe(true);
    expect(isSeen('#question')).toBe(true);
    expect(isSeen('[data-testid="undo"]')).toBe(true);
    const room = screen.container.querySelector('.table-map')?.getBoundingClientRect();
    expect(Math.min(room?.width ?? 0, room?.height ?? 0)).toBeGreaterThan(200);
    const inMap = () => {
      const piece = screen.container.querySelector('[data-unit="A"] .plate-rim')?.getBoundingClientRect();
      return (
        piece !== undefined &&
        room !== undefined &&
        piece.left >= room.left &&
        piece.right <= room.right &&
        piece.top >= room.top &&
        piece.bottom <= room.bottom
      );
    };
    await expect.poll(inMap).toBe(true);
  },
);

test.each(['en', 'fr'] as const)(
  'at 1440 by 900 every answer to a charge is seen at once, the refused ones too, and the journal below, in %s',
  async (locale) => {
    setPreference('locale', locale);
    await page.viewport(1440, 900);
    await fetchTheRest(locale);
    begin('odds');
    playUntil('reaction', advance);
    const screen = await render(<Screen />);
    const boxes = (selector: string) =>
      [...screen.container.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const ODDS = '.ask .odds-chief';
    await expect.poll(() => boxes(ODDS).length).toBe(boxes('.ask [data-testid="choice"]').length);
    const [room] = boxes('.ask');
    const answers = boxes('.ask .answer');
    expect(answers.length).toBeGreaterThan(5);
    for (const { top, bottom } of answers) {
      expect(top).toBeGreaterThanOrEqual(room?.top ?? 900);
      expect(bottom).toBeLessThanOrEqual(room?.bottom ?? 0);
    }
    expect(boxes('.record')[0]?.height).toBeGreaterThan(120);
  },
);

test('the journal has what the question and the forecast leave; an empty forecast takes two lines', async () => {
  await page.viewport(1440, 900);
  const screen = await laid([FOOT, FOE]);
  useStore.setState({ selection: NOTHING_PICKED });
  const height = (selector: string) =>
    screen.container.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  await expect.poll(() => height('.forecast')).toBeLessThan(80);
  expect(height('.record')).toBeGreaterThan(260);
  const bottom = screen.container.querySelector('.forecast')?.getBoundingClientRect().bottom ?? 0;
  const panel = screen.container.querySelector('.panel')?.getBoundingClientRect().bottom ?? 0;
  expect(panel - bottom).toBeLessThan(12);
});

test.each(SIZES.slice(0, 2))(
  'at %i by %i what is told of a unit comes and goes, and nothing that is pressed moves for it',
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await laid([FOOT, FOE]);
    const box = (selector: string) => screen.container.querySelector(selector)?.getBoundingClientRect();
    const places = () => ['#question', '[data-testid="undo"]', '.tabs'].map((one) => box(one)?.top);
    useStore.setState({ selection: NOTHING_PICKED });
    await expect.poll(() => box('.forecast')?.height).toBeLessThan(80);
    const [before, empty] = [places(), box('.forecast')?.height ?? 0];
    useStore.setState({ selection: { ...NOTHING_PICKED, unit: 'A' } });
    await expect.poll(() => box('.forecast')?.height).toBeGreaterThan(empty + 20);
    expect(places()).toEqual(before);
    expect(before.every((top) => top !== undefined)).toBe(true);
  },
);

test('what a battle is about is told whole in its first turn, and folded it leaves the journal its lines', async () => {
  await page.viewport(1440, 900);
  await Promise.all([fetchTheRest('en'), fetchRulebook(), fetchBattle('rothmuehle')]);
  void newBattle({ scenario: 'rothmuehle', seed: 'head', names: { blue: 'Jeanne', red: 'Karl' } });
  const screen = await render(<Screen />);
  const notes = () => [...screen.container.querySelectorAll<HTMLDetailsElement>('.journal-rules')];
  await expect.poll(() => notes().map((note) => note.open)).toEqual([true, false]);
  const { open } = useStore.getState();
  if (!open) throw new Error('no game is open');
  useStore.setState({ open: { ...open, game: { ...open.game, turn: 2 } } });
  await expect.poll(() => notes().map((note) => note.open)).toEqual([false, false]);
  const [about, rules] = notes().map((note) => note.getBoundingClientRect());
  expect(about && rules && about.top === rules.top && about.right <= rules.left).toBe(true);
});

test('the ground alone, what the enemy could attack and a line of sight are on buttons too', async () => {
  const screen = await laid([FOOT, FOE], { choose: 'group', units: ['A'] });
  const pressed = (name: string) => screen.getByTestId(name).element().getAttribute('aria-pressed');
  await screen.getByTestId('look-ground').click();
  await expect.poll(() => screen.container.querySelectorAll('.piece').length).toBe(0);
  await screen.getByTestId('look-ground').click();
  await expect.poll(() => screen.container.querySelectorAll('.piece').length).toBe(2);
  await screen.getByTestId('look-threat').click();
  await expect.poll(() => screen.container.querySelectorAll('.region-threat').length).toBe(1);
  expect(pressed('look-threat')).toBe('true');
  await screen.getByTestId('look-threat').click();
  await screen.getByTestId('look-sight').click();
  await expect.element(screen.getByTestId('look-caption')).toHaveTextContent('Line of sight');
  expect(pressed('look-sight')).toBe('true');
});

test('FIR-02 the field of fire of the unit that may fire is drawn', async () => {
  const guns: UnitSpec = { id: 'A', side: 'blue', type: 'mediumFootBattery', at: [2, 9], facing: 5 };
  const screen = await laid([guns, FOE], { choose: 'group', units: ['A'] });
  await expect.poll(() => screen.container.querySelectorAll('.region-field').length).toBe(1);
});

test.each(SIZES)('at %i by %i the four figures of a unit’s card are not cut', async (width, height) => {
  await page.viewport(width, height);
  const screen = await laid([FOOT, FOE], { choose: 'group', units: ['A'] });
  const figures = () => [...screen.container.querySelectorAll('.forecast .factors dd')];
  await expect.poll(() => figures().length).toBe(4);
  await document.fonts.ready;
  const card = screen.container.querySelector('.forecast')?.getBoundingClientRect();
  for (const figure of figures())
    expect(figure.getBoundingClientRect().bottom).toBeLessThanOrEqual((card?.bottom ?? 0) + 0.5);
});

test('at 1024 by 768 several of the units that wait for orders are listed in sight, the advice below them', async () => {
  await page.viewport(1024, 768);
  await fetchTheRest('en');
  begin('room');
  playUntil('orders', advance);
  const screen = await render(<Screen />);
  await document.fonts.ready;
  const ask = () => screen.container.querySelector('.ask')?.getBoundingClientRect();
  const rows = () =>
    [...screen.container.querySelectorAll('[data-testid="pick"]')].map((row) => row.getBoundingClientRect());
  const seen = () => rows().filter(({ bottom }) => bottom <= (ask()?.bottom ?? 0) + 1).length;
  await expect.poll(seen).toBeGreaterThanOrEqual(4);
  const note = screen.container.querySelector('.ask-note')?.getBoundingClientRect();
  expect(note?.top).toBeGreaterThan(rows().at(-1)?.bottom ?? 0);
});

test('in the menu the name of each choice of looks stands in one line', async () => {
  const screen = await laid([FOOT, FOE], { choose: 'group', units: ['A'] });
  setPreference('locale', 'fr');
  await screen.getByTestId('menu').click();
  const choices = () => [...screen.container.querySelectorAll('.menu-looks .appearance-choice')];
  await expect.poll(() => choices().length).toBeGreaterThan(2);
  await document.fonts.ready;
  for (const choice of choices()) {
    const name = choice.querySelector('span');
    const words = document.createRange();
    if (name) words.selectNodeContents(name);
    expect(words.getClientRects().length, name?.textContent ?? '').toBe(1);
    expect(choice.scrollWidth).toBeLessThanOrEqual(choice.clientWidth);
  }
});

test('UNI-01 who is not set up yet fights in no formation: his card gives no dice for it', async () => {
  await Promise.all([fetchTheRest('en'), fetchRulebook(), fetchBattle('weissdorf')]);
  await newBattle({ scenario: 'weissdorf', seed: 'card', names: { blue: 'Jeanne', red: 'Karl' } });
  const { open } = useStore.getState();
  const foot = open?.game.units.find(({ type }) => type === 'lineInfantry');
  const horse = open?.game.units.find(({ type }) => type.endsWith('Cavalry'));
  if (!open || !foot || !horse) throw new Error('no such units');
  expect([foot.fate, foot.formation]).toEqual(['awaited', 'none']);
  const screen = await render(<UnitCard open={open} id={foot.id} />);
  const figures = () => [...screen.container.querySelectorAll('.factors dd')].map((one) => one.textContent);
  await expect.poll(figures).toEqual(['–', '–', '–', '–']);
  expect(screen.container.textContent).not.toContain('UNI-01');
  await screen.rerender(<UnitCard open={open} id={horse.id} />);
  await expect.poll(() => figures()[0]).toMatch(/^\d+$/);
});
