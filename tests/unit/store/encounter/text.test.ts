/** An encounter as a file, as a link, and as what was set up the last time. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkFile } from '../../../../src/scenarios/file.ts';
import { VERSION } from '../../../../src/scenarios/version.ts';
import { workedEncounter } from '../../../../src/store/encounter/examples.ts';
import { readMeeting } from '../../../../src/store/encounter/read.ts';
import { FIRST_MEETING, type Meeting } from '../../../../src/store/encounter/state.ts';
import { SHOWN } from '../../../../src/store/encounter/systems.ts';
import { encounterLetters, encounterText } from '../../../../src/store/encounter/text.ts';
import { sharedFromText } from '../../../../src/store/laboratory/openText.ts';
import { unpacked } from '../../../../src/store/laboratory/share.ts';
import { LARGEST_INFLATED } from '../../../../src/store/saving/packing.ts';
import { readLinkBeside, readSharedBeside } from '../../../../src/store/saving/reader.ts';
import { whatFile } from '../../../../src/store/saving/whatFile.ts';
import { encounter } from '../../../support/encounters.ts';
import { freshBrowser } from '../../../support/storages.ts';

/** Everything that every system may be told, none of it as usual. */
const GIVEN = Object.fromEntries(
  SHOWN.map(({ id, inputs }) => [
    id,
    Object.fromEntries(
      inputs(encounter()).map(({ input, values, usual }) => [
        input,
        values.find((value) => value !== usual) ?? usual,
      ]),
    ),
  ]).filter(([, told]) => Object.keys(Object(told)).length > 0),
);
const TOLD: Meeting = { encounter: encounter({ distance: 2, ground: 'wood' }), given: GIVEN };

function letters(data: unknown): string {
  return deflateRawSync(JSON.stringify(data)).toString('base64url');
}

describe('a link', () => {
  test('holds the encounter with all that is told beside it', async () => {
    const link = await encounterLetters(TOLD);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(2000);
    expect(await unpacked(link)).toEqual({ ok: true, meeting: TOLD });
    expect(await readLinkBeside(link)).toEqual({ ok: true, meeting: TOLD });
  });

  test('damaged, impossible or too large, it holds nothing', async () => {
    const link = await encounterLetters(TOLD);
    expect(await unpacked(link.slice(0, -10))).toEqual({ ok: false, why: 'damaged' });
    const file = { format: 'sabreur-hex/encounter', version: VERSION };
    for (const wrong of [
      { ...file, encounter: encounter({ distance: 15 }) },
      { ...file, encounter: { ...encounter(), deed: 'siege' } },
      { ...file, encounter: encounter(), given: { x: { y: { z: 1 } } } },
      { ...file, version: 99, encounter: encounter() },
    ])
      expect(await unpacked(letters(wrong))).toEqual({ ok: false, why: 'impossible' });
    const swollen = { ...file, encounter: encounter(), more: ' '.repeat(LARGEST_INFLATED) };
    expect(await unpacked(letters(swollen))).toEqual({ ok: false, why: 'tooLarge' });
    expect(await unpacked('A'.repeat(50_000))).toEqual({ ok: false, why: 'tooLarge' });
  });
});

describe('a file', () => {
  test('is one the program takes, and the same when it is opened', async () => {
    const text = encounterText(TOLD);
    expect(checkFile(JSON.parse(text))).toMatchObject({ ok: true });
    expect(sharedFromText(text)).toEqual({ meeting: TOLD });
    expect(await readSharedBeside(text)).toEqual({ meeting: TOLD });
    expect(await whatFile(text)).toEqual({ ok: true, meeting: TOLD });
  });

  test('nothing is told beside: nothing of it is written', () => {
    expect(Object.keys(JSON.parse(encounterText(FIRST_MEETING)))).toEqual(['format', 'version', 'encounter']);
  });

  test('the example file is what is set up at first', () => {
    const example: unknown = JSON.parse(readFileSync('public/examples/encounter.json', 'utf8'));
    expect(readMeeting(example)).toEqual({ encounter: workedEncounter('E01'), given: {} });
    expect(FIRST_MEETING).toEqual(readMeeting(example));
  });

  test('another file holds no encounter', () => {
    const position: unknown = JSON.parse(readFileSync('public/examples/position.json', 'utf8'));
    expect(readMeeting(position)).toBeNull();
    expect(readMeeting({ laboratory: 1 })).toBeNull();
  });
});

describe('what was set up the last time', () => {
  let browser: ReturnType<typeof freshBrowser>;

  beforeEach(() => {
    browser = freshBrowser();
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** A page that has just been opened. */
  async function page() {
    const [{ beginEncounter }, { openMeeting, setField, undo }, { useEncounter }] = await Promise.all([
      import('../../../../src/store/encounter/begin.ts'),
      import('../../../../src/store/encounter/encounter.ts'),
      import('../../../../src/store/encounter/state.ts'),
    ]);
    return { beginEncounter, openMeeting, setField, undo, now: () => useEncounter.getState() };
  }

  test('is there again the next time', async () => {
    const first = await page();
    first.beginEncounter();
    expect(first.now().meeting).toEqual(FIRST_MEETING);
    first.openMeeting(TOLD);
    vi.resetModules();
    const next = await page();
    next.beginEncounter();
    expect(next.now().meeting).toEqual(TOLD);
    expect(next.now().past).toEqual([]);
  });

  test('is that of this tab, though another has set up another since', async () => {
    const [own, other] = [new Map(), new Map()];
    browser.inTab(own);
    (await page()).beginEncounter();
    browser.inTab(other);
    vi.resetModules();
    const elsewhere = await page();
    elsewhere.beginEncounter();
    elsewhere.openMeeting(TOLD);
    vi.resetModules();
    const again = await page();
    browser.inTab(own);
    again.beginEncounter();
    expect(again.now().meeting).toEqual(FIRST_MEETING);
    browser.inTab(new Map());
    vi.resetModules();
    const fresh = await page();
    fresh.beginEncounter();
    expect(fresh.now().meeting).toEqual(TOLD);
  });

  test('what is opened comes on top of it, and can be taken back', async () => {
    browser.kept.set('sabreur-hex/encounter-last', encounterText(TOLD));
    const { beginEncounter, openMeeting, undo, now } = await page();
    beginEncounter();
    openMeeting(FIRST_MEETING);
    expect(now().meeting).toEqual(FIRST_MEETING);
    undo();
    expect(now().meeting).toEqual(TOLD);
  });

  test('begun again, what is set up stays', async () => {
    const { beginEncounter, setField, now } = await page();
    beginEncounter();
    setField('distance', 5);
    beginEncounter();
    expect(now().meeting.encounter.distance).toBe(5);
  });

  test.each(['', 'nonsense', '{"format":"sabreur-hex/encounter"}'])('%j is forgotten', async (text) => {
    browser.kept.set('sabreur-hex/encounter-last', text);
    const { beginEncounter, now } = await page();
    beginEncounter();
    expect(now().meeting).toEqual(FIRST_MEETING);
  });

  test('told what a system no longer offers, it says so', async () => {
    const given = { nobody: { base: 3 } };
    browser.kept.set('sabreur-hex/encounter-last', encounterText({ ...TOLD, given }));
    const { beginEncounter, now } = await page();
    beginEncounter();
    expect(now().leftOut).toEqual([{ left: 'system', system: 'nobody' }]);
    expect(now().meeting).toEqual({ ...TOLD, given: {} });
  });

  test('without a storage nothing is remembered, and nothing breaks', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const { beginEncounter, setField, now } = await page();
    beginEncounter();
    setField('distance', 4);
    expect(now().meeting.encounter.distance).toBe(4);
  });
});
