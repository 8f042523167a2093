/** A scenario opened where battles are planned: on the plan, on its way there, and where armies are being chosen. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { explanationsOf, languageOf } from '../../src/language/language.ts';
import { scenarioEditorWordsOf } from '../../src/language/scenarioEditor.ts';
import { ScenarioEditor } from '../../src/scenarioEditor/ScenarioEditor.tsx';
import { bartkenau } from '../../src/scenarios/bartkenau.ts';
import { gersbach } from '../../src/scenarios/gersbach.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import { addressNow } from '../../src/store/address/address.ts';
import { openRoom } from '../../src/store/address/rooms.ts';
import { openFile } from '../../src/store/saving/open.ts';
import { beginOpening } from '../../src/store/saving/openings.ts';
import { readScenarioBeside } from '../../src/store/saving/reader.ts';
import { changePlan, undoPlan } from '../../src/store/scenarioEditor/editor.ts';
import { scenarioLetters, scenarioText } from '../../src/store/scenarioEditor/file.ts';
import { planning } from '../../src/store/scenarioEditor/keeping.ts';
import { playPlan } from '../../src/store/scenarioEditor/muster.ts';
import { emptyScenario, firstPlan, usePlan } from '../../src/store/scenarioEditor/state.ts';
import { useStore } from '../../src/store/store.ts';
import { deleteAll } from '../support/storedGames.ts';

const HERE = location.pathname + location.search;

/** The same battle, one army of which is raised only before it begins. */
function withOpenArmy(scenario: Scenario): Scenario {
  const { name, nation } = scenario.armies.blue;
  return { ...scenario, armies: { ...scenario.armies, blue: { name, nation, units: [], free: true } } };
}

async function shown() {
  const [say, explain] = await Promise.all([scenarioEditorWordsOf('en'), explanationsOf('en')]);
  const speech = { say, explain, language: languageOf('en') };
  return render(<ScenarioEditor speech={speech} languageSwitch={null} />);
}

const title = () => usePlan.getState().scenario.title.en;

function callIt(en: string): void {
  changePlan((scenario) => ({ ...scenario, title: { ...scenario.title, en } }));
}

beforeEach(async () => {
  await deleteAll();
  history.replaceState(null, '', HERE);
  usePlan.setState(firstPlan());
});
afterEach(() => {
  history.replaceState(null, '', HERE);
  useStore.setState({ room: null });
});

test('on the plan it takes the place of what is in the making; Undo gives that back', async () => {
  openRoom('scenario');
  const screen = await shown();
  await expect.element(screen.getByTestId('scenario-editor')).toBeVisible();
  callIt('Mine');
  expect(await openFile(scenarioText(gersbach))).toBe(true);
  expect(title()).toBe(gersbach.title.en);
  expect(addressNow().scenario).toBe('');
  undoPlan();
  expect(title()).toBe('Mine');
});

/** Chooses a file in that field, and is done before any of it is read. */
function choose(field: Element, text: string): void {
  if (!(field instanceof HTMLInputElement)) throw new Error('no field for files');
  const chosen = new DataTransfer();
  chosen.items.add(new File([text], 'battle.json'));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a file chosen on the plan was asked for when it was chosen, and not once its text is there', async () => {
  openRoom('scenario');
  const screen = await shown();
  await expect.element(screen.getByTestId('scenario-editor')).toBeVisible();
  callIt('Mine');
  await screen.getByTestId('sheet-keep').click();
  const field = screen.getByTestId('open-plan-file').element();
  choose(field, scenarioText(gersbach));
  expect(beginOpening().comes()).toBe(true);
  // one text is read after another
  await readScenarioBeside(await new Blob([scenarioText(bartkenau)]).text());
  await readScenarioBeside('');
  expect(title()).toBe('Mine');
  choose(field, scenarioText(bartkenau));
  await expect.poll(title).toBe(bartkenau.title.en);
});

test('on its way to the plan it comes by the address, after what is remembered there', async () => {
  usePlan.setState({ scenario: { ...emptyScenario('own-mine'), title: { en: 'Mine', fr: 'Mine' } } });
  await planning.remember();
  usePlan.setState(firstPlan());
  openRoom('scenario');
  expect(await openFile(scenarioText(gersbach))).toBe(true);
  expect(addressNow().scenario).not.toBe('');
  expect(usePlan.getState().past).toEqual([]);
  await shown();
  await expect.poll(title).toBe(gersbach.title.en);
  undoPlan();
  expect(title()).toBe('Mine');
});

test('where armies are being chosen those of the new battle are to be chosen, and nobody is there yet', async () => {
  expect(await openFile(scenarioText(withOpenArmy(gersbach)))).toBe(true);
  const screen = await shown();
  const muster = screen.getByTestId('muster');
  await expect.element(muster).toHaveTextContent(gersbach.title.en);
  await screen.getByTestId('muster-lot-blue').click();
  await expect.element(screen.getByTestId('muster-begin')).toBeEnabled();
  // another may well have the same id
  const other = { ...withOpenArmy(bartkenau), id: gersbach.id };
  expect(await openFile(scenarioText(other))).toBe(true);
  await expect.element(muster).toHaveTextContent(bartkenau.title.en);
  await expect.element(screen.getByTestId('muster-begin')).toBeDisabled();
  await expect.element(screen.getByTestId('muster-lot-blue')).toBeVisible();
});

test('where armies are being chosen the plan is shown with one whose armies are all there', async () => {
  usePlan.setState({ scenario: { ...emptyScenario('own-mine'), title: { en: 'Mine', fr: 'Mine' } } });
  await planning.remember();
  usePlan.setState(firstPlan());
  expect(await openFile(scenarioText(withOpenArmy(gersbach)))).toBe(true);
  const screen = await shown();
  await expect.element(screen.getByTestId('muster')).toBeVisible();
  expect(await openFile(scenarioText(bartkenau))).toBe(true);
  await expect.element(screen.getByTestId('scenario-editor')).toBeVisible();
  await expect.poll(title).toBe(bartkenau.title.en);
  undoPlan();
  expect(title()).toBe('Mine');
});

test('back from the choice of armies the plan lies as it was left, though it came by a link', async () => {
  openRoom('scenario', await scenarioLetters(withOpenArmy(gersbach)));
  const screen = await shown();
  await expect.poll(title).toBe(gersbach.title.en);
  callIt('Changed since');
  await playPlan();
  await screen.getByTestId('muster-to-plan').click();
  await expect.element(screen.getByTestId('scenario-editor')).toBeVisible();
  expect(addressNow().scenario).toBe('');
  expect(title()).toBe('Changed since');
});
