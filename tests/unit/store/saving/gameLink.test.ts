/** A game as a link: all of its file, short enough for a battle of the collection played to its end. */
import { expect, test } from 'vitest';
import { playOut } from '../../../../src/command/verbs/play.ts';
import { bartkenau } from '../../../../src/scenarios/bartkenau.ts';
import { gameFileOf } from '../../../../src/scenarios/gameFile.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { newGame } from '../../../../src/scenarios/newGame.ts';
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
