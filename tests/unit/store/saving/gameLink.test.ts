/** A game as a link: all of its file, short enough for a battle of the collection played to its end. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../../../src/command/verbs/play.ts';
import { bartkenau } from '../../../../src/scenarios/bartkenau.ts';
import { gameFileOf } from '../../../../src/scenarios/gameFile.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { newGame } from '../../../../src/scenarios/newGame.ts';
import { VERSION } from '../../../../src/scenarios/version.ts';
import { linkedGame } from '../../../../src/store/saving/files.ts';
import { LONGEST_LINK, SHORT_MESSAGE } from '../../../../src/store/saving/gameLink.ts';
import { lettersOf } from '../../../../src/store/saving/packing.ts';
import { readAsked } from '../../../../src/store/saving/reading.ts';

/** What stands before the letters, where the program is served far down. */
const BEFORE = 'https://somebody.example.org/some/folder/#watch='.length;

test.each([gersbach, bartkenau])('$id, played to its end, is carried whole', async (battle) => {
  const played = playOut(newGame(battle, 'link', { blue: 'Jeanne', red: 'Karl' }), 'link');
  const letters = await lettersOf(linkedGame(played));
  expect(letters.length + BEFORE).toBeLessThanOrEqual(LONGEST_LINK);
  expect(letters.length).toBeGreaterThan(SHORT_MESSAGE / 2);
  const told = await readAsked({ read: 'fileLink', letters });
  if (!told || !('ok' in told) || !told.ok || !('verified' in told)) throw new Error('the link is not taken');
  expect(told.verified.names).toEqual({ blue: 'Jeanne', red: 'Karl' });
  expect(told.verified.scenario).toEqual(battle);
});

test('it holds all that the file does but the saved states, and its hash is verified', async () => {
  const played = playOut(newGame(gersbach, 'link', { blue: 'Jeanne', red: 'Karl' }), 'link');
  const { snapshots, ...rest } = gameFileOf(played);
  expect(snapshots.length).toBeGreaterThan(0);
  expect(linkedGame(played)).toEqual({ ...rest, snapshots: [] });
  const forged = {
    ...linkedGame(played),
    hash: rest.hash.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  };
  const told = await readAsked({ read: 'fileLink', letters: await lettersOf(forged) });
  expect(told).toMatchObject({ ok: false, game: { wrong: 'hash' } });
});

/** A text as the letters of a link: no object could hold it. */
const lettersOfText = (text: string): string => deflateRawSync(text).toString('base64url');
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe.each([
  { name: 'lists one in another, deeper than the stack', text: nested(400_000) },
  { name: 'objects one in another', text: `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}` },
  {
    name: 'a set-up around them',
    text: `{"laboratory":1,"pins":${nested(200_000)},"position":${nested(200_000)}}`,
  },
  {
    name: 'a scenario around them',
    text: `{"format":"sabreur-hex/scenario","version":${VERSION},"scenario":${nested(400_000)}}`,
  },
])('a link of $name', ({ text }) => {
  const letters = lettersOfText(text);

  test('is small, and is refused as what it is', async () => {
    expect(letters.length).toBeLessThan(4000);
    const told = await readAsked({ read: 'fileLink', letters });
    expect(told).toMatchObject({ ok: false, problem: { code: 'tooDeep' } });
  });

  test.each(['link', 'armyLink', 'mapLink', 'scenarioLink'] as const)('is no %s', async (read) => {
    expect(await readAsked({ read, letters })).toMatchObject({ ok: false });
  });
});
