/** An encounter that comes by a link or by a file goes to the leaf of all systems. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Laboratory } from '../../src/laboratory/Laboratory.tsx';
import { laboratoryWordsOf } from '../../src/language/laboratory.ts';
import { explanationsOf, languageOf } from '../../src/language/language.ts';
import { addressSaying } from '../../src/store/address/address.ts';
import { workedEncounter } from '../../src/store/encounter/examples.ts';
import { type Meeting, useEncounter } from '../../src/store/encounter/state.ts';
import { SHOWN } from '../../src/store/encounter/systems.ts';
import { encounterLetters, encounterText } from '../../src/store/encounter/text.ts';
import { FIRST, useLaboratory } from '../../src/store/laboratory/state.ts';
import { openFile } from '../../src/store/saving/open.ts';
import { beginOpening } from '../../src/store/saving/openings.ts';
import { useStore } from '../../src/store/store.ts';

const MEETING: Meeting = { encounter: workedEncounter('E10'), given: {} };
const HERE = location.pathname + location.search;

async function shown() {
  const [say, explain] = await Promise.all([laboratoryWordsOf('en'), explanationsOf('en')]);
  return render(<Laboratory speech={{ say, explain, language: languageOf('en') }} languageSwitch={null} />);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', HERE);
  useLaboratory.setState(useLaboratory.getInitialState());
  useEncounter.setState(useEncounter.getInitialState());
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', HERE);
  useStore.setState({ room: null });
});

test('a link: its tab lies open, the encounter is set up, every column is answered by a worker', async () => {
  history.replaceState(null, '', addressSaying({ laboratory: await encounterLetters(MEETING) }));
  const screen = await shown();
  await expect.element(screen.getByTestId('tab-systems')).toHaveAttribute('aria-selected', 'true');
  expect(useEncounter.getState().meeting).toEqual(MEETING);
  expect(useLaboratory.getState().setup).toBe(FIRST);
  await expect
    .poll(() => SHOWN.map(({ id }) => useEncounter.getState().columns[id]?.is), { timeout: 120_000 })
    .toEqual(SHOWN.map(() => 'done'));
});

test('a link that is damaged, or tells no encounter there could be, is refused as other links are', async () => {
  const letters = await encounterLetters(MEETING);
  history.replaceState(null, '', addressSaying({ laboratory: letters.slice(0, -8) }));
  const screen = await shown();
  await expect.element(screen.getByTestId('bad-link')).toBeVisible();
  await expect.element(screen.getByTestId('tab-odds')).toHaveAttribute('aria-selected', 'true');
  expect(useEncounter.getState().past).toEqual([]);
});

test('a field that can no longer be read is told of beside an encounter, which brings no other', async () => {
  localStorage.setItem('sabreur-hex/laboratory-last', '{"laboratory":99}');
  history.replaceState(null, '', addressSaying({ laboratory: await encounterLetters(MEETING) }));
  const screen = await shown();
  await expect.element(screen.getByTestId('tab-systems')).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(screen.getByTestId('bad-link'))
    .toHaveTextContent(/^What stood .* can no longer be read/);
});

/** Letters that are read no sooner than is let; the other workers are as they were. */
function readLater(): () => void {
  const { Worker: Real } = window;
  let read = (): void => {};
  const held = new Promise<void>((resolve) => {
    read = resolve;
  });
  vi.stubGlobal(
    'Worker',
    class extends Real {
      override postMessage(message: unknown): void {
        const asked: unknown = typeof message === 'object' && message !== null && 'read' in message;
        void (asked ? held : Promise.resolve()).then(() => super.postMessage(message));
      }
    },
  );
  return read;
}

test('a field that can no longer be read is told of where its link comes too late, too', async () => {
  const read = readLater();
  localStorage.setItem('sabreur-hex/laboratory-last', '{"laboratory":99}');
  history.replaceState(null, '', addressSaying({ laboratory: await encounterLetters(MEETING) }));
  const screen = await shown();
  await expect.element(screen.getByTestId('laboratory')).toBeVisible();
  expect(beginOpening().comes()).toBe(true);
  read();
  await expect
    .element(screen.getByTestId('bad-link'))
    .toHaveTextContent(/^What stood .* can no longer be read/);
  await expect.element(screen.getByTestId('tab-odds')).toHaveAttribute('aria-selected', 'true');
});

test('a file that tells a system what it does not know: that alone is left out, and said', async () => {
  const screen = await shown();
  const given = { nobody: { wind: 'west' } };
  const file = new File([encounterText({ ...MEETING, given })], 'encounter.json');
  await screen.getByTestId('tab-keep').click();
  await screen.getByTestId('open-file').upload(file);
  await expect.element(screen.getByTestId('tab-systems')).toHaveAttribute('aria-selected', 'true');
  expect(useEncounter.getState().meeting).toEqual(MEETING);
  expect(useEncounter.getState().leftOut).toEqual([{ left: 'system', system: 'nobody' }]);
});

test('opened where games are opened, it leads to the laboratory, which reads it from the address', async () => {
  expect(await openFile(encounterText(MEETING))).toBe(true);
  expect(useStore.getState().room).toBe('laboratory');
  const screen = await shown();
  await expect.element(screen.getByTestId('tab-systems')).toHaveAttribute('aria-selected', 'true');
  expect(useEncounter.getState().meeting).toEqual(MEETING);
});
