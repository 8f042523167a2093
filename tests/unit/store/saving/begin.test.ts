import { beforeEach, expect, test } from 'vitest';
import { newBattle } from '../../../../src/store/saving/begin.ts';
import { closeGame } from '../../../../src/store/saving/close.ts';
import { exportFile } from '../../../../src/store/saving/export.ts';
import { goOnWithout, rematch } from '../../../../src/store/saving/giveWay.ts';
import { openFile } from '../../../../src/store/saving/open.ts';
import { playersCalled } from '../../../../src/store/saving/playersCalled.ts';
import { begin, opened, rollOn } from '../table.ts';

/** Here is no storage to keep a game, which would have to give way: it is left first. */
function opensAfterwards(text: string): Promise<boolean> {
  closeGame();
  return openFile(text);
}

/** The same with a rematch. */
async function rematchHere(): Promise<void> {
  await rematch();
  goOnWithout();
}

beforeEach(() => {
  begin();
});

test('the same seed gives the same dice, another seed is drawn for a rematch', async () => {
  rollOn();
  const { log, history } = opened();
  begin();
  rollOn();
  expect(opened().log.map(({ faces }) => faces)).toEqual(log.map(({ faces }) => faces));
  await rematchHere();
  expect(opened().history.seed).not.toBe(history.seed);
  expect(opened().names).toEqual({ blue: 'Jeanne', red: 'Karl' });
});

test('blank and strange names become names a file takes', async () => {
  void newBattle({ scenario: 'gersbach', names: { blue: '  ', red: `Karl\u202e\n${'x'.repeat(50)}` } });
  // as on the first screen, who has no name goes by his nation, which is never cut in the middle of a word
  expect(opened().names.blue).toBe('france');
  expect(await opensAfterwards((await exportFile()).text)).toBe(true);
});

test('players without a name whose armies are of one nation go by these, and are never called alike', () => {
  const called = (blue: string, red: string, enemy: 'france' | 'austria' = 'france') => {
    const army = (name: string, nation: 'france' | 'austria') => ({
      name: { en: name, fr: name },
      nation,
      units: [],
    });
    return playersCalled({ armies: { blue: army(blue, 'france'), red: army(red, enemy) } });
  };
  expect(called('Advance guard', 'Reserve')).toEqual({ blue: 'Advance guard', red: 'Reserve' });
  expect(called('Reserve', 'Reserve')).toEqual({ blue: 'Reserve 1', red: 'Reserve 2' });
  // alike as far as a name is long
  const long = 'The army of the south and ';
  expect(called(`${long}west`, `${long}east`)).toEqual({
    blue: 'The army of the so 1',
    red: 'The army of the so 2',
  });
  expect(called('A', 'A', 'austria')).toEqual({ blue: 'france', red: 'austria' });
});

test.each([
  ['\0a', 'a'],
  ['\u200b', null],
  ['  \n', null],
  [`${'a'.repeat(99)}\u{1f600}`, 'a'.repeat(99)],
  ['\u202eWagram \ud800', 'Wagram'],
])('the seed %j becomes one a file takes', async (seed, taken) => {
  void newBattle({ scenario: 'gersbach', seed, names: { blue: 'Anne', red: 'Karl' } });
  expect(opened().history.seed).toEqual(taken ?? expect.stringMatching(/^[a-z0-9]{8}$/));
  expect(await opensAfterwards((await exportFile()).text)).toBe(true);
});

test('what the players agreed on is in the game, in its save and in a rematch', async () => {
  const names = { blue: 'Anne', red: 'Karl' };
  await newBattle({ scenario: 'gersbach', names, houseRules: { cone_width: 120, turn_limit: 6 } });
  expect(opened().game.battle.houseRules).toMatchObject({ cone_width: 120, turn_limit: 6, break_point: 50 });
  const { text } = await exportFile();
  expect(JSON.parse(text)).toMatchObject({
    scenario: { houseRules: { cone_width: 120, turn_limit: 6, break_point: 50 } },
  });
  expect(await opensAfterwards(text)).toBe(true);
  expect(opened().game.battle.houseRules).toMatchObject({ cone_width: 120, turn_limit: 6 });
  await rematchHere();
  expect(opened().game.battle.houseRules).toMatchObject({ cone_width: 120 });
});
