import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/map/type.css';
import '../../src/main.css';
import { hexAt, hexName } from '../../src/geometry/shape.ts';
import { Laboratory } from '../../src/laboratory/Laboratory.tsx';
import { laboratoryWordsOf } from '../../src/language/laboratory.ts';
import { explanationsOf, languageOf } from '../../src/language/language.ts';
import type { Locale } from '../../src/language/locale.ts';
import { TROUBLES } from '../../src/odds/asked.ts';
import { placeText } from '../../src/odds/laboratory/chosenPlaces.ts';
import { startOf } from '../../src/odds/laboratory/graphs.ts';
import type { ActionChoice } from '../../src/odds/question.ts';
import { lineFrom } from '../../src/rules/ground/halves.ts';
import { openBook } from '../../src/store/address/book.ts';
import { followScreens } from '../../src/store/address/follow.ts';
import { openLaboratoryWith } from '../../src/store/address/handed.ts';
import { closeRoom } from '../../src/store/address/rooms.ts';
import { useAsking } from '../../src/store/laboratory/asking.ts';
import { exampleOf } from '../../src/store/laboratory/examples.ts';
import { editUnit, layGround, pinAsA, setSandbox, togglePin } from '../../src/store/laboratory/laboratory.ts';
import { matterOf } from '../../src/store/laboratory/reckoning.ts';
import { emptySandbox, paintedHex, placedUnit, withUnit } from '../../src/store/laboratory/sandbox.ts';
import { packed, type Setup, written } from '../../src/store/laboratory/share.ts';
import { firstSetup, HAND, useLaboratory } from '../../src/store/laboratory/state.ts';
import { beginOpening } from '../../src/store/saving/openings.ts';
import { readLinkBeside } from '../../src/store/saving/reader.ts';
import { useStore } from '../../src/store/store.ts';

/** Where the field lies for the next time. */
const LAST = 'sabreur-hex/laboratory-last';
/** Where what is kept by name lies. */
const SHELF = 'sabreur-hex/laboratory';

async function shown(locale: Locale = 'en') {
  const [say, explain] = await Promise.all([laboratoryWordsOf(locale), explanationsOf(locale)]);
  const screen = await render(
    <Laboratory speech={{ say, explain, language: languageOf(locale) }} languageSwitch={null} />,
  );
  await expect
    .element(screen.getByTestId('odds'), { timeout: 120_000 })
    .toHaveAttribute('data-reckoning', 'done');
  return screen;
}

/** The next opening finds nothing that was on the field before. */
function forgetLast(): void {
  localStorage.clear();
  sessionStorage.clear();
}

beforeEach(() => {
  forgetLast();
  useLaboratory.setState({
    setup: firstSetup(),
    past: [],
    ahead: [],
    odds: null,
    a: null,
    isADropped: false,
    picked: null,
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  // the address of a test that has failed would open something in those after it
  history.replaceState(null, '', location.pathname);
});

test('the odds, their policy, the conditions and the dice stand there without a click', async () => {
  const screen = await shown();
  await expect.element(screen.getByTestId('verdict')).toHaveTextContent('The rule allows it');
  await expect.element(screen.getByTestId('aim-blue')).toHaveValue('keepGround');
  await expect.element(screen.getByTestId('failed')).toHaveValue('flee');
  // 7 − 2 (demoralised) − 2 (charged, not dense) = 3: passed in 3 of 36 throws
  await expect.element(screen.getByTestId('tree')).toHaveTextContent('8.3% passed');
  await expect.element(screen.getByText('charged while not dense').first()).toBeInTheDocument();
});

test('a field of a unit is edited in place, the odds follow, and a step takes it back', async () => {
  const screen = await shown();
  const before = useLaboratory.getState().odds;
  await screen.getByTestId('card-target').getByTestId('field-quality').selectOptions('elite');
  await expect.poll(() => useLaboratory.getState().odds === before, { timeout: 120_000 }).toBe(false);
  expect(useLaboratory.getState().setup.sandbox.game.units[1]?.quality).toBe('elite');
  await screen.getByTestId('lab-undo').click();
  expect(useLaboratory.getState().setup.sandbox.game.units[1]?.quality).toBe('ordinary');
});

test('a charge the rule refuses tells the condition that is not met', async () => {
  const screen = await shown();
  await screen.getByTestId('card-attacker').getByTestId('field-panicked').click();
  await expect.element(screen.getByTestId('verdict')).toHaveTextContent('The rule refuses it');
});

test('a set-up is kept by name and opened again', async () => {
  const screen = await shown();
  await screen.getByTestId('tab-keep').click();
  await screen.getByTestId('save-name').fill('Somosierra');
  await screen.getByTestId('save-setup').click();
  await screen.getByTestId('clear').click();
  expect(useLaboratory.getState().setup.sandbox.game.units).toHaveLength(0);
  await screen.getByRole('button', { name: 'Open: Somosierra' }).click();
  expect(useLaboratory.getState().setup.sandbox.game.units).toHaveLength(2);
});

test('under a name that is there the press says that it replaces, and keeping is told', async () => {
  const screen = await shown();
  await screen.getByTestId('tab-keep').click();
  const press = screen.getByTestId('save-setup');
  await screen.getByTestId('save-name').fill('Somosierra');
  await expect.element(press).toHaveTextContent('Keep under this name');
  await press.click();
  await expect.element(screen.getByTestId('setup-kept')).toHaveTextContent('“Somosierra” is kept.');
  await expect.element(press).toHaveTextContent('Replace the one of that name');
  await screen.getByTestId('clear').click();
  await press.click();
  await expect.element(screen.getByTestId('setup-kept')).toHaveTextContent('in place of the one');
  // another tab keeps one meanwhile: it is not written over by a press that has not said so
  const kept = localStorage.getItem(SHELF) ?? '';
  localStorage.setItem(SHELF, kept.replace('Somosierra', 'Ocaña'));
  await screen.getByTestId('save-name').fill('Ocaña');
  await press.click();
  await expect.element(press).toHaveTextContent('Replace the one of that name');
  expect(localStorage.getItem(SHELF)).toBe(kept.replace('Somosierra', 'Ocaña'));
  await screen.getByTestId('lab-undo').click();
  await press.click();
  await expect.element(screen.getByTestId('setup-kept')).toHaveTextContent('“Ocaña” is kept, in place of');
});

test('a set-up is forgotten by two presses; one that another tab has forgotten is told of as that', async () => {
  const screen = await shown();
  await screen.getByTestId('tab-keep').click();
  for (const name of ['Ocaña', 'Somosierra']) {
    await screen.getByTestId('save-name').fill(name);
    await screen.getByTestId('save-setup').click();
  }
  const rows = screen.getByTestId('kept-setup');
  const forget = screen.getByRole('button', { name: 'Forget: Ocaña' });
  await forget.click();
  expect(rows.elements()).toHaveLength(2);
  await screen.getByTestId('forget-no').click();
  await forget.click();
  await screen.getByTestId('forget-yes').click();
  await expect.poll(() => rows.elements().length).toBe(1);
  expect(localStorage.getItem(SHELF)).not.toContain('Ocaña');
  localStorage.removeItem(SHELF);
  await screen.getByRole('button', { name: 'Open: Somosierra' }).click();
  await expect.element(screen.getByTestId('keep-trouble')).toHaveTextContent('no longer kept here');
  await expect.element(rows).not.toBeInTheDocument();
});

test('a field that nobody has changed is there again, though another tab has set up another', async () => {
  const screen = await shown();
  await screen.unmount();
  localStorage.setItem(LAST, JSON.stringify(written(exampleOf('village'))));
  const again = await shown();
  expect(useLaboratory.getState().setup).toBe(firstSetup());
  await expect.element(again.getByText(/A worked example/)).toBeVisible();
});

test('a field that is there again is no change: new tabs go on beginning with what another tab has set up since', async () => {
  const others = JSON.stringify(written(exampleOf('village')));
  sessionStorage.setItem(LAST, JSON.stringify(written(exampleOf('guns'))));
  localStorage.setItem(LAST, others);
  const screen = await shown();
  expect(useLaboratory.getState().setup).toEqual(exampleOf('guns'));
  expect(localStorage.getItem(LAST) === others).toBe(true);
  await screen.unmount();
  // a moment that is handed over is a change
  const { game, nations } = exampleOf('lancers').sandbox;
  openLaboratoryWith({ game, nations, unit: null, target: null });
  await shown();
  const now = JSON.stringify(written(useLaboratory.getState().setup));
  expect(localStorage.getItem(LAST) === now).toBe(true);
  closeRoom();
});

test('a file that was asked for before a worked example does not come over it', async () => {
  const screen = await shown();
  const before = beginOpening();
  await screen.getByTestId('examples').selectOptions('village');
  expect(useLaboratory.getState().setup.sandbox).toEqual(exampleOf('village').sandbox);
  expect(before.isOvertaken()).toBe(true);
});

test('links in the address are opened as they come; the way back from the rulebook opens none again', async () => {
  const [first, second] = await Promise.all([packed(exampleOf('village')), packed(exampleOf('guns'))]);
  const went = () => new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
  const stop = followScreens();
  history.replaceState(null, '', `#laboratory=${first}`);
  const screen = await shown();
  const steps = () => useLaboratory.getState().past.length;
  await expect.poll(steps).toBe(1);
  await screen.getByTestId('clear').click();
  openBook('CHG-10');
  const back = went();
  history.back();
  await back;
  // links are read one after another: whichever was to be read again has been read before this one
  await readLinkBeside(first);
  expect(useStore.getState().book).toBeNull();
  expect(steps()).toBe(2);
  location.hash = `#laboratory=${second}`;
  await expect.poll(steps).toBe(3);
  stop();
});

test('what does not apply to a roll is shown on request, each line with its rule', async () => {
  const screen = await shown();
  expect(screen.getByTestId('absent').elements()).toHaveLength(0);
  await screen.getByTestId('show-absent').click();
  await expect.element(screen.getByTestId('absent').first()).toHaveTextContent('outflanked');
  for (const list of screen.getByTestId('absent').elements())
    for (const line of list.querySelectorAll('li'))
      expect(line.querySelector('button')?.textContent).toMatch(/^[A-Z]/);
});

test('saves that are rolled now on one face, now on another, are told as one case of several, in both languages', async () => {
  const empty = emptySandbox();
  const line = placedUnit(empty.game, 'blue', 'lineInfantry', hexAt(6, 6));
  const hexes = lineFrom(hexAt(6, 6), line.facing);
  const one = withUnit(empty, { ...line, skills: ['linearOrder'], formation: 'extendedLine', hexes });
  const horse = placedUnit(one.game, 'red', 'heavyCavalry', hexAt(6, 4));
  const sandbox = withUnit(one, { ...horse, skills: ['cuirassier'], strength: 12 });
  const action = { choose: 'action', action: 'doubleFire', target: 'r1' } as const;
  for (const [locale, told] of [
    ['en', /rolled in .* of cases · one of 2 that may arise/],
    ['fr', /lancé dans .* des cas · l’un des 2 cas possibles/],
  ] as const) {
    forgetLast();
    useLaboratory.setState({ setup: { ...exampleOf('cuirassiers'), sandbox, action }, odds: null });
    const screen = await shown(locale);
    const saves = screen.container.querySelectorAll('.lab-account');
    const [note] = [...saves].filter((each) => /\d\+$/.test(each.querySelector('strong')?.textContent ?? ''));
    expect(note?.textContent).toMatch(told);
    await screen.unmount();
  }
});

test('losses and strength left are told exactly or summed up', async () => {
  const screen = await shown();
  const figure = screen.getByRole('figure', { name: 'Losses of IR 42 Erbach' });
  const last = () => figure.element().querySelector('li:last-child .unseen')?.textContent;
  const exactly = last();
  await screen.getByTestId('cumulative').click();
  expect(figure.element().querySelector('li .unseen')?.textContent).toBe('0: 100%');
  expect(last()).toBe(exactly);
  await screen.getByTestId('remaining').click();
  const left = screen.getByRole('figure', { name: 'Strength left of IR 42 Erbach' });
  await expect.element(left).toBeInTheDocument();
  expect(left.element().querySelector('li .unseen')?.textContent).toBe('0: 100%');
});

test('a calculation is set aside as A, gone back to and forgotten', async () => {
  const screen = await shown();
  const before = screen.getByTestId('chance-attacker').element().textContent ?? '';
  await screen.getByTestId('pin-a').click();
  await screen.getByTestId('card-target').getByTestId('field-quality').selectOptions('elite');
  await expect
    .element(screen.getByTestId('difference-attacker'), { timeout: 120_000 })
    .toHaveTextContent('−');
  await screen.getByTestId('open-a').click();
  await expect.element(screen.getByTestId('chance-attacker'), { timeout: 120_000 }).toHaveTextContent(before);
  await expect.element(screen.getByTestId('difference-attacker')).toHaveTextContent('Difference none');
  await screen.getByTestId('pin-a').click();
  expect(screen.getByTestId('difference-attacker').elements()).toHaveLength(0);
});

test('A is not compared with another question, in both languages, and is compared again with its own', async () => {
  for (const [locale, words] of [
    ['en', /another question/],
    ['fr', /une autre question/],
  ] as const) {
    useLaboratory.setState({ setup: firstSetup(), a: null });
    const screen = await shown(locale);
    const note = screen.getByTestId('a-note');
    await screen.getByTestId('pin-a').click();
    await expect.element(screen.getByTestId('difference-attacker')).toBeVisible();
    await screen.getByTestId('swap').click();
    await expect.element(note, { timeout: 120_000 }).toHaveTextContent(words);
    expect(screen.getByTestId('difference-attacker').elements()).toHaveLength(0);
    expect(screen.getByTestId('fates').element().textContent).not.toMatch(/A \d/);
    await screen.getByTestId('open-a').click();
    await expect.element(screen.getByTestId('difference-attacker'), { timeout: 120_000 }).toBeVisible();
    await screen.unmount();
  }
});

test('A goes with the field it was kept on, and the player is told', async () => {
  const screen = await shown();
  await screen.getByTestId('pin-a').click();
  await screen.getByTestId('examples').selectOptions('lancers');
  await expect
    .element(screen.getByTestId('a-note'), { timeout: 120_000 })
    .toHaveTextContent('A was forgotten');
  expect(useLaboratory.getState().a).toBeNull();
  expect(screen.getByTestId('difference-attacker').elements()).toHaveLength(0);
});

test('a line that becomes a square and a line again looks where it looked', async () => {
  const screen = await shown();
  const target = () => useLaboratory.getState().setup.sandbox.game.units[1];
  const formation = screen.getByTestId('card-target').getByTestId('field-formation');
  await screen.getByTestId('card-target').getByTestId('field-facing').selectOptions('3');
  await formation.selectOptions('square');
  expect(target()).toMatchObject({ formation: 'square', facing: 0 });
  await formation.selectOptions('line');
  expect(target()).toMatchObject({ formation: 'line', facing: 3 });
});

test('an extended line that has no room for its right half is told why, in both languages', async () => {
  for (const [locale, why] of [
    ['en', /No room for its right half/],
    ['fr', /Pas de place pour sa moitié droite/],
  ] as const) {
    const { sandbox } = exampleOf('cuirassiers');
    const [charger, line] = sandbox.game.units;
    if (!charger || !line) throw new Error('nobody stands there');
    const linear = withUnit(sandbox, { ...line, skills: ['linearOrder'], facing: 2 });
    const beside = lineFrom(line.hexes[0], 2)[1];
    const taken = withUnit(linear, placedUnit(linear.game, 'red', 'lineInfantry', beside));
    forgetLast();
    useLaboratory.setState({ setup: { ...exampleOf('cuirassiers'), sandbox: taken }, past: [] });
    const screen = await shown(locale);
    const target = screen.getByTestId('card-target');
    const formation = target.getByTestId('field-formation');
    await formation.selectOptions('extendedLine');
    await expect.element(target.getByRole('alert')).toHaveTextContent(why);
    await expect.element(formation).toHaveValue('line');
    await expect.element(formation).toHaveAccessibleDescription(why);
    // another facing has room, and the line stands; then it cannot turn back
    await target.getByTestId('field-facing').selectOptions('3');
    expect(target.getByRole('alert').elements()).toHaveLength(0);
    await formation.selectOptions('extendedLine');
    expect(useLaboratory.getState().setup.sandbox.game.units[1]?.hexes).toHaveLength(2);
    await target.getByTestId('field-facing').selectOptions('2');
    await expect.element(target.getByTestId('field-facing')).toHaveAccessibleDescription(why);
    await screen.unmount();
  }
});

test('a square that the ground bars is told why wherever it is tried, in both languages, and the field keeps its name', async () => {
  for (const [locale, why, formationName, hexLabel] of [
    ['en', /No square can stand/, 'Formation', 'Hex'],
    ['fr', /Aucun carré ne peut se tenir/, 'Formation', 'Case'],
  ] as const) {
    const { sandbox } = exampleOf('cuirassiers');
    const built = paintedHex(sandbox, hexAt(6, 4), 'village');
    forgetLast();
    useLaboratory.setState({ setup: { ...exampleOf('cuirassiers'), sandbox: built }, past: [], tool: HAND });
    const screen = await shown(locale);
    const card = screen.getByTestId('card-target');
    const formation = card.getByTestId('field-formation');
    await formation.selectOptions('square');
    await expect.element(formation).toHaveValue('line');
    await expect.element(formation).toHaveAccessibleDescription(why);
    await expect.element(formation).toHaveAccessibleName(formationName);
    await expect.element(card.getByRole('alert')).toBeVisible();

    setSandbox((now) => paintedHex(now, hexAt(6, 4), 'open'));
    setSandbox((now) => paintedHex(now, hexAt(7, 4), 'village'));
    await formation.selectOptions('square');
    await expect.element(formation).toHaveValue('square');
    const place = card.getByTestId('field-place');
    await place.fill(hexName(hexAt(7, 4)));
    await userEvent.keyboard('{Enter}');
    await expect.element(place).toHaveAccessibleDescription(why);
    await expect.element(place).toHaveAccessibleName(hexLabel);
    await expect.element(place).toHaveValue(hexName(hexAt(6, 4)));
    layGround(hexAt(6, 4), 'wood');
    await expect.element(screen.getByText(why).first()).toBeVisible();
    expect(document.querySelector('.lab-help')?.textContent).toMatch(why);
    await screen.unmount();
  }
});

test('GEO-02 the rubber and the hand reach nobody who has fallen on the hex they press', async () => {
  const { sandbox } = exampleOf('cuirassiers');
  const placed = withUnit(sandbox, placedUnit(sandbox.game, 'blue', 'lineInfantry', hexAt(6, 8)));
  const units = placed.game.units.map((unit) =>
    unit.id === 'b2' ? { ...unit, fate: 'eliminated' as const, strength: 0 } : unit,
  );
  const fallen = { ...placed, game: { ...placed.game, units } };
  const setup = { ...exampleOf('cuirassiers'), sandbox: fallen };
  useLaboratory.setState({ setup, past: [], tool: { tool: 'rubber' } });
  const screen = await shown();
  const port = screen.getByTestId('field').element().querySelector<HTMLElement>('[role="application"]');
  port?.focus();
  const pressed = async (column: number, row: number) => {
    useLaboratory.setState({ cursor: hexAt(column - 1, row) });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(useLaboratory.getState().cursor).toEqual(hexAt(column, row));
  };
  await pressed(6, 8);
  expect(useLaboratory.getState().setup).toBe(setup);
  useLaboratory.setState({ tool: HAND });
  await pressed(6, 8);
  expect(useLaboratory.getState().picked).toBeNull();
  await pressed(6, 4);
  expect(useLaboratory.getState().picked).toBe('r1');
});

test('why a choice was not taken stands within its field on a narrow screen', async () => {
  await page.viewport(390, 844);
  const { sandbox } = exampleOf('cuirassiers');
  const built = paintedHex(sandbox, hexAt(6, 4), 'village');
  useLaboratory.setState({ setup: { ...exampleOf('cuirassiers'), sandbox: built }, past: [] });
  const screen = await shown();
  const formation = screen.getByTestId('card-target').getByTestId('field-formation');
  await formation.selectOptions('square');
  const note = screen.getByTestId('card-target').getByRole('alert').element().getBoundingClientRect();
  const row = formation.element().parentElement?.getBoundingClientRect();
  expect(row && note.left >= row.left && note.right <= row.right + 1).toBe(true);
  expect(note.top).toBeGreaterThanOrEqual(formation.element().getBoundingClientRect().bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 900);
});

/** The next opening finds something that it cannot read. */
function loseLast(): void {
  forgetLast();
  localStorage.setItem(LAST, '{"laboratory":99}');
  useLaboratory.setState({ setup: firstSetup(), past: [] });
}

test('a field that can no longer be read is told of only where neither a moment handed over nor a link brings another', async () => {
  const steps = () => useLaboratory.getState().past.length;
  loseLast();
  const { game, nations } = exampleOf('lancers').sandbox;
  openLaboratoryWith({ game, nations, unit: null, target: null });
  const handed = await shown();
  await expect.poll(steps).toBe(1);
  expect(handed.getByTestId('bad-link').query()).toBeNull();
  await handed.unmount();
  closeRoom();
  loseLast();
  history.replaceState(null, '', `#laboratory=${await packed(exampleOf('village'))}`);
  const linked = await shown();
  await expect.poll(steps).toBe(1);
  expect(linked.getByTestId('bad-link').query()).toBeNull();
  await linked.unmount();
  loseLast();
  history.replaceState(null, '', '#laboratory=cut');
  const note = (await shown()).getByTestId('bad-link');
  await expect.element(note).toHaveTextContent(/damaged or cut short.*can no longer be read/);
  await note.getByRole('button').click();
  await expect.element(note).not.toBeInTheDocument();
});

/** Another link comes into the address of the open room. */
function arrives(letters: string): void {
  history.replaceState(null, '', `#laboratory=${letters}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('a field that can no longer be read is told of until it is read, and once, whatever link comes later', async () => {
  loseLast();
  const screen = await shown();
  const note = screen.getByTestId('bad-link');
  arrives('cut');
  await expect.element(note).toHaveTextContent(/damaged or cut short.*can no longer be read/);
  await note.getByRole('button').click();
  await expect.element(note).not.toBeInTheDocument();
  arrives('short');
  await expect.element(note).toHaveTextContent(/damaged or cut short/);
  await expect.element(note).not.toHaveTextContent(/can no longer be read/);
});

test('a field that can no longer be read is told of, in both languages', async () => {
  for (const [locale, words] of [
    ['en', /can no longer be read/],
    ['fr', /^La position .* ne peut plus être lue/],
  ] as const) {
    loseLast();
    const screen = await shown(locale);
    await expect.element(screen.getByTestId('bad-link')).toHaveTextContent(words);
    await screen.unmount();
  }
});

test('a square nobody knows otherwise looks towards the enemy once it is a line', async () => {
  useLaboratory.setState({ setup: exampleOf('lancers') });
  const screen = await shown();
  await screen.getByTestId('card-target').getByTestId('field-formation').selectOptions('line');
  expect(useLaboratory.getState().setup.sandbox.game.units[1]).toMatchObject({
    formation: 'line',
    facing: 2,
  });
});

test('in the middle of an action it says what comes next, in both languages; so it does where nothing is chosen', async () => {
  const { setup } = useLaboratory.getState();
  for (const [locale, next, choose] of [
    ['en', /play it on under “Roll it”/, /Choose what it does above/],
    ['fr', /jouez la suite sous « Dés »/, /Choisissez plus haut/],
  ] as const) {
    forgetLast();
    useLaboratory.setState({ setup: { ...setup, target: null, action: null } });
    const [say, explain] = await Promise.all([laboratoryWordsOf(locale), explanationsOf(locale)]);
    const screen = await render(
      <Laboratory speech={{ say, explain, language: languageOf(locale) }} languageSwitch={null} />,
    );
    await expect.element(screen.getByTestId('choose-act')).toHaveTextContent(choose);
    const { sandbox } = setup;
    const matter = matterOf(setup);
    const game = matter && startOf(matter);
    if (!game) throw new Error('no charge');
    useLaboratory.setState({ setup: { ...setup, action: null, sandbox: { ...sandbox, game } } });
    await expect.element(screen.getByTestId('under-way')).toHaveTextContent(next);
    await screen.unmount();
  }
});

test('where a pursuit may lead is drawn on the map with its chances', async () => {
  useLaboratory.setState({ setup: exampleOf('guns') });
  const screen = await shown();
  await expect.poll(() => screen.container.querySelectorAll('.heat-chance').length).toBeGreaterThan(0);
  for (const one of screen.container.querySelectorAll('.heat-chance'))
    expect(one.textContent).not.toMatch(/^(0|100)$/);
});

test('it speaks French', async () => {
  const screen = await shown('fr');
  await expect.element(screen.getByTestId('verdict')).toHaveTextContent('La règle le permet');
  await expect.element(screen.getByTestId('tree')).toHaveTextContent('réussi');
});

test('assistive technology finds nothing amiss', async () => {
  await shown();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test('the note names the decisions about places that were not fully weighed, in both languages', async () => {
  const screen = await shown();
  const unweighed = useLaboratory.getState().odds?.unweighed ?? [];
  expect(unweighed.length).toBeGreaterThan(0);
  const note = screen.getByTestId('unweighed');
  await note.getByText(/Not every answer is weighed in \d+ decisions about places/).click();
  expect(note.element().querySelectorAll('li')).toHaveLength(unweighed.length);
  await expect.element(note.getByText(/weighed: 1 or more, of up to \d+/).first()).toBeVisible();
  await screen.unmount();
  const french = await shown('fr');
  await expect
    .element(french.getByTestId('unweighed'))
    .toHaveTextContent(/Toutes les réponses ne sont pas pesées dans \d+ décisions de place/);
});

test('where every place is weighed the note says so; a place chosen and let go changes that and back', async () => {
  useLaboratory.setState({ setup: exampleOf('village') });
  const screen = await shown();
  await expect.element(screen.getByTestId('weighed')).toHaveTextContent('every answer is weighed');
  await screen.getByText(/Where units go/).click();
  const choice = screen.getByTestId('place').first();
  await expect.element(choice).toHaveValue('');
  await choice.selectOptions('1');
  const places = () => useLaboratory.getState().setup.places;
  const [first] = useLaboratory.getState().odds?.placed ?? [];
  const second = first?.choices[1];
  expect(places()).toEqual(first && second && { [first.key]: placeText(second) });
  await expect.element(choice, { timeout: 120_000 }).toHaveValue('1');
  // it stays chosen where other things change
  await screen.getByTestId('card-target').getByTestId('field-strength').fill('3');
  await expect
    .element(screen.getByTestId('odds'), { timeout: 120_000 })
    .toHaveAttribute('data-reckoning', 'done');
  await expect.element(choice).toHaveValue('1');
  await choice.selectOptions('');
  expect(places()).toEqual({});
});

test('while more places are weighed the first figures stand there, and nothing of them can be pinned', async () => {
  const screen = await shown();
  useLaboratory.setState({ isFirst: true, reckoning: { is: 'weighing' } });
  await expect.element(screen.getByTestId('weighing')).toHaveTextContent('the rest is being weighed');
  await expect.element(screen.getByTestId('bars')).toBeVisible();
  await expect.element(screen.getByTestId('tree')).toHaveAttribute('aria-busy', 'true');
  const reaction = screen.getByTestId('reactions').getByRole('button', { pressed: false }).first();
  for (const press of [reaction, screen.getByTestId('tree').getByTestId('branch').first()]) {
    await expect.element(press).toHaveAttribute('aria-disabled', 'true');
    press.element().focus();
    await userEvent.keyboard('{Enter}');
    // whoever pressed there keeps his place
    await expect.element(press).toHaveFocus();
  }
  expect(useLaboratory.getState().setup.pins).toEqual([]);
  await expect.element(screen.getByTestId('pin-a')).toBeDisabled();
  // all are weighed
  const { activeElement } = document;
  useLaboratory.setState({ isFirst: false, reckoning: { is: 'done' } });
  await expect.element(screen.getByTestId('tree')).toHaveAttribute('aria-busy', 'false');
  expect(document.activeElement).toBe(activeElement);
});

test('first figures that ask something else leave nothing open or picked in the tree that follows', async () => {
  const screen = await shown();
  const { odds } = useLaboratory.getState();
  if (!odds) throw new Error('nothing is told');
  const below = odds.tree.branches.find((branch) => branch.below !== null)?.below;
  if (!below || below.kind === 'end') throw new Error('nothing lies below');
  const branches = () => screen.getByTestId('tree').getByTestId('branch').elements();
  const twists = () => [
    ...screen.getByTestId('tree').element().querySelectorAll(':scope > .lab-knot > ul > li > * > .lab-twist'),
  ];
  const openLines = () => twists().map((twist) => twist.getAttribute('aria-expanded'));
  const openAsTold = openLines();
  const whole = branches().length;
  useLaboratory.setState({ odds: { ...odds, tree: below }, isFirst: true, reckoning: { is: 'weighing' } });
  await expect.poll(() => branches().length).toBeLessThan(whole);
  const [picked] = branches();
  if (!(picked instanceof HTMLElement)) throw new Error('nothing to pick');
  picked.focus();
  useLaboratory.setState({ odds, isFirst: false, reckoning: { is: 'done' } });
  await expect.poll(() => branches().length).toBe(whole);
  expect(openLines()).toEqual(openAsTold);
  expect(picked.isConnected).toBe(false);
});

test('whoever stops keeps the first figures, and may have the rest weighed after all', async () => {
  const screen = await shown();
  useLaboratory.setState({ isFirst: true, reckoning: { is: 'weighing' } });
  await screen.getByTestId('stop-weighing').click();
  await expect.element(screen.getByTestId('stopped')).toHaveTextContent('These are the first figures');
  await expect.element(screen.getByTestId('bars')).toBeVisible();
  const pick = screen.getByTestId('tree').getByTestId('branch').first();
  await expect.element(pick).toHaveAttribute('aria-disabled', 'true');
  // nor while they stay in view until the rest is weighed
  useLaboratory.setState({ reckoning: { is: 'working' } });
  await expect.element(pick).toHaveAttribute('aria-disabled', 'true');
  useLaboratory.setState({ reckoning: { is: 'stopped' } });
  await screen.getByTestId('weigh-on').click();
  await expect
    .element(screen.getByTestId('odds'), { timeout: 120_000 })
    .toHaveAttribute('data-reckoning', 'done');
});

test('whoever stops before there are figures is offered to have them reckoned', async () => {
  const screen = await shown();
  useLaboratory.setState({ reckoning: { is: 'working' } });
  await screen.getByTestId('stop-working').click();
  expect(screen.getByTestId('bars').elements()).toHaveLength(0);
  await screen.getByTestId('reckon').click();
  await expect.element(screen.getByTestId('bars'), { timeout: 120_000 }).toBeVisible();
});

test('each reason why there are no figures says what can be done, in both languages, and offers another try', async () => {
  for (const [locale, all] of [
    [
      'en',
      {
        tooLarge: /Take units away/,
        tooLong: /the first answer/,
        silent: /load the page anew/,
        fault: /Try again/,
      },
    ],
    [
      'fr',
      {
        tooLarge: /Retirez des unités/,
        tooLong: /la première réponse/,
        silent: /rechargez la page/,
        fault: /Essayez encore/,
      },
    ],
  ] as const) {
    const screen = await shown(locale);
    for (const why of TROUBLES) {
      useLaboratory.setState({ reckoning: { is: 'failed', why } });
      await expect.element(screen.getByTestId('trouble')).toHaveTextContent(all[why]);
    }
    await expect
      .element(screen.getByTestId('again'))
      .toHaveTextContent({ en: 'Try again', fr: 'Essayer encore' }[locale]);
    await screen.getByTestId('again').click();
    await expect
      .element(screen.getByTestId('odds'), { timeout: 120_000 })
      .toHaveAttribute('data-reckoning', 'done');
    await screen.unmount();
  }
});

test('a sweep is stopped, and another is begun', async () => {
  const screen = await shown();
  await screen.getByTestId('tab-sweep').click();
  // as if the worker had more to do than anybody waits for
  const deaf = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {});
  await screen.getByTestId('vary-targetStrength').click();
  await screen.getByTestId('stop-sweeping').click();
  const sweep = screen.getByTestId('sweep');
  await expect.element(sweep).toHaveAttribute('data-sweep', 'nothing');
  deaf.mockRestore();
  await screen.getByTestId('vary-targetQuality').click();
  await expect.element(sweep, { timeout: 120_000 }).toHaveAttribute('data-sweep', 'done');
  expect(screen.container.querySelectorAll('.plot-mark').length).toBeGreaterThan(3);
});

test('the worker dies in silence: the question is asked of another, and its odds are shown', async () => {
  const screen = await shown();
  const workers: Worker[] = [];
  const post = Worker.prototype.postMessage;
  // the worker that is there is ended behind the back of the page as soon as it is asked
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
    this: Worker,
    message: unknown,
  ) {
    if (!workers.includes(this)) workers.push(this);
    if (workers.length === 1) this.terminate();
    post.call(this, message);
  });
  // a question that no other test asks: what has been answered once is not asked again
  await screen.getByTestId('card-target').getByTestId('field-strength').fill('13');
  await expect.poll(() => workers.length, { timeout: 60_000 }).toBe(2);
  await expect
    .element(screen.getByTestId('odds'), { timeout: 120_000 })
    .toHaveAttribute('data-reckoning', 'done');
  spy.mockRestore();
});

test('the figures of the set-up before, still in view, are neither set aside nor pinned nor saved', async () => {
  const screen = await shown();
  const { odds, setup } = useLaboratory.getState();
  const [target] = setup.sandbox.game.units.filter(({ id }) => id === setup.target);
  if (!odds || !target) throw new Error('nothing was reckoned');
  editUnit({ ...target, strength: target.strength - 1 });
  expect(useLaboratory.getState()).toMatchObject({ reckoning: { is: 'working' }, odds });
  pinAsA();
  togglePin({ node: odds.tree.node, edge: 0 });
  expect(useLaboratory.getState()).toMatchObject({ a: null, setup: { pins: [] } });

  await expect
    .element(screen.getByTestId('odds'), { timeout: 120_000 })
    .toHaveAttribute('data-reckoning', 'done');
  await screen.getByTestId('tab-keep').click();
  await expect.element(screen.getByTestId('odds-csv')).toBeEnabled();
  await expect.element(screen.getByTestId('copy-sentence')).toBeVisible();
  useLaboratory.setState({ reckoning: { is: 'working' } });
  for (const file of ['odds-csv', 'odds-json', 'odds-exact']) {
    await expect.element(screen.getByTestId(file)).toBeDisabled();
    await expect
      .element(screen.getByTestId(file))
      .toHaveAccessibleDescription(/Files wait for the whole figures/);
  }
  expect(screen.getByTestId('copy-sentence').elements()).toHaveLength(0);
});

/** A column with Tactical sense before a line, with the action chosen and the line in view. */
function beforeLine(action: ActionChoice, strength = 20, row = 6): Setup {
  const empty = emptySandbox();
  const column = placedUnit(empty.game, 'blue', 'lineInfantry', hexAt(6, row));
  const one = withUnit(empty, {
    ...column,
    name: 'Guards',
    skills: ['tacticalSense'],
    formation: 'column',
    strength,
  });
  const line = placedUnit(one.game, 'red', 'lineInfantry', hexAt(6, 4));
  const sandbox = withUnit(one, { ...line, name: 'Erbach', strength: 9 });
  return { ...exampleOf('cuirassiers'), sandbox, action };
}

test('what a unit does alone is told of its own ground though a target is in view, in both languages', async () => {
  for (const [locale, keeps, leaves, regains] of [
    ['en', 'Guards keeps its ground', 'Guards does not keep its ground', 'Guards regains strength points'],
    [
      'fr',
      'Guards garde son terrain',
      'Guards ne garde pas son terrain',
      'Guards regagne des points de force',
    ],
  ] as const)
    for (const [setup, first] of [
      [beforeLine({ choose: 'action', action: 'formation', formation: 'line' }), []],
      [beforeLine({ choose: 'action', action: 'rally' }, 9, 10), [regains]],
    ] as const) {
      forgetLast();
      useLaboratory.setState({ setup, odds: null });
      const screen = await shown(locale);
      const bars = screen.getByTestId('bars');
      await expect.element(screen.getByTestId('chance-attacker')).toHaveTextContent('100');
      expect([...bars.element().querySelectorAll('.lab-bar-words')].map((one) => one.textContent)).toEqual([
        ...first,
        keeps,
        leaves,
      ]);
      const tree = screen.getByTestId('tree').element();
      expect(tree.querySelector('.lab-legend')?.textContent).toBe(`${keeps}${leaves}`);
      expect(tree.textContent).not.toContain('Erbach');
      await screen.unmount();
    }
});

test('a steady unit that rallies: the chance of its test is told first, in the sentence, below, and as curves', async () => {
  useLaboratory.setState({ setup: beforeLine({ choose: 'action', action: 'rally' }, 9, 10), odds: null });
  const screen = await shown();
  // 7 − 2, demoralised: 5 or less in 10 of 36 throws. RAL-01, MOR-07
  await expect.element(screen.getByTestId('chance-regained')).toHaveTextContent('27.8%');
  await expect.element(screen.getByTestId('tree')).toHaveTextContent('27.8% passed');
  await screen.getByTestId('tab-keep').click();
  await expect
    .poll(() => screen.container.querySelector('.lab-sentence')?.textContent)
    .toMatch(
      /^Guards \(9 SP, column\) rallies: Guards regains strength points 27\.8%, Guards keeps its ground 100%\./,
    );
  await expect.element(screen.getByTestId('held')).toHaveTextContent('Guards regains strength points 27.8%');
  await screen.getByTestId('tab-sweep').click();
  await screen.getByTestId('vary-attackerQuality').click();
  const line = screen
    .getByTestId('sweep')
    .getByText('Attacker regains strength points', { exact: true })
    .first();
  await expect.element(line, { timeout: 120_000 }).toBeVisible();
});

test('a panicked unit that acts alone is told to rally or not, in both languages', async () => {
  for (const [locale, words] of [
    ['en', ['Guards rallies on its ground', 'Guards does not rally on its ground']],
    ['fr', ['Guards se rallie sur son terrain', 'Guards ne se rallie pas sur son terrain']],
  ] as const) {
    forgetLast();
    const setup = beforeLine({ choose: 'action', action: 'rally' }, 9, 10);
    const guards = setup.sandbox.game.units.find(({ name }) => name === 'Guards');
    if (!guards) throw new Error('no Guards');
    const sandbox = withUnit(setup.sandbox, { ...guards, panicked: true });
    useLaboratory.setState({ setup: { ...setup, sandbox }, odds: null });
    const screen = await shown(locale);
    await expect.element(screen.getByTestId('chance-attacker')).toHaveTextContent('%');
    await expect.element(screen.getByTestId('chance-attacker')).not.toHaveTextContent('100');
    const bars = screen.getByTestId('bars').element();
    expect([...bars.querySelectorAll('.lab-bar-words')].map((one) => one.textContent)).toEqual(words);
    await screen.unmount();
  }
  // whoever flees is not asked to rally
  forgetLast();
  const setup = beforeLine({ choose: 'action', action: 'flight' }, 9, 10);
  const units = setup.sandbox.game.units.map((unit) =>
    unit.name === 'Guards' ? { ...unit, panicked: true, formation: 'horde' as const } : unit,
  );
  const sandbox = { ...setup.sandbox, game: { ...setup.sandbox.game, units } };
  useLaboratory.setState({ setup: { ...setup, sandbox }, odds: null });
  const screen = await shown();
  await expect.element(screen.getByTestId('bars')).toHaveTextContent('Guards does not keep its ground');
  await screen.unmount();
});

test('whoever leaves its ground to an enemy beside it is told so, in both languages', async () => {
  for (const [locale, lost] of [
    ['en', 'The enemy has the ground of Guards, which is broken'],
    ['fr', 'L’ennemi a le terrain de Guards, qui ne tient plus'],
  ] as const) {
    forgetLast();
    useLaboratory.setState({ setup: beforeLine({ choose: 'action', action: 'flight' }, 20, 5), odds: null });
    const screen = await shown(locale);
    const bar = screen.getByTestId('bars').getByRole('listitem').filter({ hasText: lost });
    await expect.element(bar.getByTestId('chance-target')).toHaveTextContent('100');
    await screen.unmount();
  }
});

test('a sweep is drawn in the words of what is done', async () => {
  for (const [action, words] of [
    [{ choose: 'action', action: 'rally' }, 'Attacker regains strength points'],
    [{ choose: 'action', action: 'formationThenFire', formation: 'line' }, 'Target leaves its ground'],
    [{ choose: 'action', action: 'assault', target: 'r1' }, 'Attacker wins the ground'],
  ] as const) {
    const row = action.action === 'rally' ? 10 : 6;
    forgetLast();
    useLaboratory.setState({ setup: beforeLine(action, 9, row), odds: null });
    const screen = await shown();
    await screen.getByTestId('tab-sweep').click();
    await screen.getByTestId('vary-attackerQuality').click();
    const line = screen.getByTestId('sweep').getByText(words, { exact: true }).first();
    await expect.element(line, { timeout: 120_000 }).toBeVisible();
    await screen.unmount();
  }
});

test('a shot after a change of formation is told as any shot, and fired', async () => {
  useLaboratory.setState({
    setup: beforeLine({ choose: 'action', action: 'formationThenFire', formation: 'line' }),
    odds: null,
  });
  const screen = await shown();
  await expect.element(screen.getByTestId('bars')).toHaveTextContent('Erbach keeps its ground');
  await expect.element(screen.getByTestId('bars')).not.toHaveTextContent('wins the ground');
  const answers = screen.getByTestId('tree').getByTestId('branch');
  await expect.element(answers.filter({ hasText: 'Fire on Erbach' }).first()).toHaveTextContent('played');
  await expect.element(answers.filter({ hasText: 'Hold fire' }).first()).toHaveTextContent('worst');
});

test('while another set-up is reckoned, the figures in view are told of the one they are of', async () => {
  const screen = await shown();
  const told = () =>
    ['bars', 'fates', 'reactions', 'tree'].map((id) => screen.getByTestId(id).element().textContent);
  const before = told();
  expect(before[0]).toContain('5e Cuirassiers wins the ground of IR 42 Erbach');
  const rally = beforeLine({ choose: 'action', action: 'rally' }, 9, 10);
  const { nations } = exampleOf('cuirassiers').sandbox;
  const swapped = { ...rally.sandbox, nations: { blue: nations.red, red: nations.blue } };
  useLaboratory.setState({ setup: { ...rally, sandbox: swapped }, reckoning: { is: 'working' } });
  await expect.element(screen.getByTestId('odds')).toHaveAttribute('data-reckoning', 'working');
  expect(told()).toEqual(before);
});

test('curves in view are told in the words of the set-up they are of', async () => {
  const screen = await shown();
  await screen.getByTestId('tab-sweep').click();
  await screen.getByTestId('vary-targetQuality').click();
  const sweep = screen.getByTestId('sweep');
  await expect.element(sweep, { timeout: 120_000 }).toHaveAttribute('data-sweep', 'done');
  await expect.element(sweep).toHaveTextContent('Attacker wins the ground');
  const setup = beforeLine({ choose: 'action', action: 'fire', target: 'r1' });
  useAsking.setState(({ sweep: now }) => ({
    sweep: { ...now, swept: now.swept && { ...now.swept, setup } },
  }));
  await expect.element(sweep).toHaveTextContent('Target leaves its ground');
  await expect.element(sweep).not.toHaveTextContent('Attacker wins the ground');
  // lines chosen for one question are not those of the next
  const drawn = () => [...sweep.element().querySelectorAll('label[data-series]:has(:checked)')];
  const nobody = sweep.element().querySelector('label[data-series="nobody"] input');
  if (!(nobody instanceof HTMLInputElement)) throw new Error('no such line');
  nobody.click();
  await expect.poll(() => drawn().map((one) => one.getAttribute('data-series'))).toContain('attacker');
  const rally = beforeLine({ choose: 'action', action: 'rally' }, 9, 10);
  useAsking.setState(({ sweep: now }) => ({
    sweep: { ...now, swept: now.swept && { ...now.swept, setup: rally } },
  }));
  await expect.poll(() => drawn().map((one) => one.getAttribute('data-series'))).toEqual(['attackerRegains']);
});

test('every field of both cards has its own name and its own id', async () => {
  const screen = await shown();
  const { game } = useLaboratory.getState().setup.sandbox;
  const target = screen.getByTestId('card-target');
  await expect
    .element(target.getByLabelText('Strength now', { exact: true }))
    .toHaveValue(game.units[1]?.strength);
  for (const card of ['card-attacker', 'card-target'])
    for (const field of screen.getByTestId(card).element().querySelectorAll('input[type=number]'))
      expect(field instanceof HTMLInputElement && field.labels?.length, field.outerHTML).toBe(1);
  const ids = [...document.querySelectorAll('.lab-cards [id]')].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  // a label leads to the field of its own card
  target.element().querySelector<HTMLLabelElement>('label[for]:has(+ .lab-number)')?.click();
  expect(target.element().contains(document.activeElement)).toBe(true);
});

test('what is pinned below an answer that is then given no more stays in sight', async () => {
  const screen = await shown();
  const branches = screen.getByTestId('tree').getByTestId('branch');
  const square = branches.filter({ hasText: 'Form square' }).first();
  await expect.element(square).toHaveTextContent('played');
  await branches.filter({ hasText: 'failed by 4' }).first().click();
  await expect
    .element(screen.getByTestId('odds'), { timeout: 120_000 })
    .toHaveAttribute('data-reckoning', 'done');
  await expect.element(square).not.toHaveTextContent('played');
  // the answer given instead has a test of its own
  await expect.element(branches.filter({ hasText: 'failed by 4 pinned' })).toBeVisible();
});

/** How light a colour of the page is, for its contrast. */
function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('of first figures, what cannot be pressed looks quieter, is read all the same, and offers no pin', async () => {
  const screen = await shown();
  const tree = screen.getByTestId('tree');
  const presses = () => [
    tree.getByTestId('branch').first().element(),
    screen.getByTestId('reactions').getByRole('button').first().element(),
    [...tree.element().querySelectorAll('.lab-twist')].at(-1) ?? document.body,
  ];
  const looks = () =>
    presses().map((one) => {
      const { color, cursor } = getComputedStyle(one);
      return { color, cursor, title: one.getAttribute('title') };
    });
  const alive = looks();
  expect(alive[0]?.title).not.toBeNull();
  useLaboratory.setState({ isFirst: true, reckoning: { is: 'weighing' } });
  await expect.element(tree).toHaveAttribute('aria-busy', 'true');
  const paper = lightness('rgb(239, 228, 202)');
  for (const [n, dead] of looks().entries()) {
    expect(dead.title).toBeNull();
    expect(dead.cursor).toBe('default');
    expect(dead.color).not.toBe(alive[n]?.color);
    expect((paper + 0.05) / (lightness(dead.color) + 0.05)).toBeGreaterThan(4.5);
  }
});

/** A hundred games in which the attacker won the ground and lost a point. */
const HUNDRED = {
  times: 100,
  outcomes: { attacker: 100, both: 0, target: 0, nobody: 0 },
  losses: { b1: [0, 100, ...new Array<number>(11).fill(0)] },
  left: { b1: [...new Array<number>(11).fill(0), 100, 0] },
};

test('games are laid beside exact figures only: first ones are not, nor copied as if all were weighed', async () => {
  for (const [locale, exact, why, first] of [
    ['en', 'Exact', /first figures, with fewer places weighed/, /First figures, with fewer places/],
    ['fr', 'Exact', /premiers chiffres, où moins de places/, /Premiers chiffres, avec moins de places/],
  ] as const) {
    const screen = await shown(locale);
    await screen.getByTestId('tab-roll').click();
    useAsking.setState({ rolls: { rolled: HUNDRED, progress: null, failed: null } });
    const rolled = screen.getByTestId('rolled');
    await expect.element(rolled.getByRole('columnheader', { name: exact })).toBeVisible();
    expect(rolled.element().querySelectorAll('.lab-exact').length).toBeGreaterThan(0);
    expect(rolled.getByTestId('no-exact').elements()).toHaveLength(0);
    useLaboratory.setState({ isFirst: true, reckoning: { is: 'stopped' } });
    await expect.element(rolled.getByTestId('no-exact')).toHaveTextContent(why);
    expect(rolled.getByRole('columnheader').elements()).toHaveLength(1);
    expect(rolled.element().querySelectorAll('.lab-exact, .lab-noise')).toHaveLength(0);
    expect(rolled.element().querySelectorAll('.lab-column')).toHaveLength(13);
    // while those of another set-up are in view, neither
    useLaboratory.setState({ reckoning: { is: 'working' } });
    await expect.element(rolled.getByTestId('no-exact')).toHaveAttribute('data-why', 'coming');
    await screen.getByTestId('tab-keep').click();
    useLaboratory.setState({ reckoning: { is: 'stopped' } });
    await expect.element(screen.getByText(first)).toHaveClass('lab-sentence');
    useLaboratory.setState({ isFirst: false, reckoning: { is: 'done' } });
    await expect.element(screen.getByText(first)).not.toBeInTheDocument();
    await screen.unmount();
  }
});

test('what can be rolled without odds is offered, and what the rule refuses is told, in both languages', async () => {
  for (const [locale, unreckoned, refused, choose] of [
    ['en', /step by step it needs none/, /The rule refuses this act/, /Choose what it does under “Odds”/],
    ['fr', /pas à pas, elle n’en demande pas/, /La règle refuse cette action/, /Choisissez ce qu’elle fait/],
  ] as const) {
    forgetLast();
    useLaboratory.setState({ setup: firstSetup(), past: [] });
    const screen = await shown(locale);
    await screen.getByTestId('tab-roll').click();
    useLaboratory.setState({ odds: null, reckoning: { is: 'failed', why: 'tooLarge' } });
    await expect.element(screen.getByTestId('roll-unreckoned')).toHaveTextContent(unreckoned);
    expect(screen.getByTestId('roll-100').elements()).toHaveLength(0);
    await screen.getByTestId('play-once').click();
    await expect.element(screen.getByTestId('play')).toBeVisible();
    useLaboratory.setState({ reckoning: { is: 'failed', why: 'silent' } });
    await expect.element(screen.getByTestId('roll-100')).toBeVisible();
    useLaboratory.setState({ reckoning: { is: 'refused' } });
    await expect.element(screen.getByTestId('no-roll')).toHaveTextContent(refused);
    useLaboratory.setState({
      setup: { ...firstSetup(), target: null, action: null },
      reckoning: { is: 'nothing' },
    });
    await expect.element(screen.getByTestId('no-roll')).toHaveTextContent(choose);
    await screen.unmount();
  }
});

test('where there are no figures, what the advice names is on the screen, and keeps the focus', async () => {
  for (const [locale, placing, places] of [
    ['en', 'the first answer', 'Where units go'],
    ['fr', 'la première réponse', 'Où vont les unités'],
  ] as const) {
    forgetLast();
    useLaboratory.setState({ setup: firstSetup(), past: [] });
    const screen = await shown(locale);
    useLaboratory.setState({ odds: null, reckoning: { is: 'failed', why: 'tooLarge' } });
    await expect.element(screen.getByTestId('trouble')).not.toHaveTextContent(places);
    useLaboratory.setState({ reckoning: { is: 'failed', why: 'tooLong' } });
    await expect.element(screen.getByTestId('trouble')).toHaveTextContent(placing);
    const choice = screen.getByTestId('placing');
    choice.element().focus();
    await choice.selectOptions(placing);
    expect(useLaboratory.getState().setup.placing).toBe('first');
    await expect
      .element(screen.getByTestId('odds'), { timeout: 120_000 })
      .toHaveAttribute('data-reckoning', 'done');
    await expect.element(choice).toHaveFocus();
    await screen.unmount();
  }
});

test('curves of a set-up before are not saved as those of this one', async () => {
  const screen = await shown();
  await screen.getByTestId('tab-sweep').click();
  await screen.getByTestId('vary-targetQuality').click();
  const files = ['sweep-csv', 'sweep-svg'].map((id) => screen.getByTestId(id));
  for (const file of files) await expect.element(file, { timeout: 120_000 }).toBeEnabled();
  for (const file of files) await expect.element(file).not.toHaveAccessibleDescription();
  useAsking.setState(({ sweep }) => ({ sweep: { ...sweep, sweeping: { is: 'working' } } }));
  for (const file of files) await expect.element(file).toBeDisabled();
  useAsking.setState(({ sweep }) => ({ sweep: { ...sweep, sweeping: { is: 'failed', why: 'tooLong' } } }));
  await expect.element(screen.getByTestId('sweep')).toHaveTextContent('These points are a first look');
  for (const file of files) {
    await expect.element(file).toBeDisabled();
    await expect.element(file).toHaveAccessibleDescription(/Files wait for the whole curves/);
  }
});
