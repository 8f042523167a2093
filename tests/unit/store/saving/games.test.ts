import { beforeEach, expect, test } from 'vitest';
import type { MapMarks } from '../../../../src/map/marks.ts';
import { positionFileOf } from '../../../../src/scenarios/gameFile.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { VERSION } from '../../../../src/scenarios/version.ts';
import {
  agreeEnd,
  answer,
  resign,
  stepBackAgreed,
  stepBackFromFailure,
  typeDice,
  undo,
} from '../../../../src/store/game/actions.ts';
import { closeGame, exportFile, newBattle, openFile, rematch } from '../../../../src/store/saving/games.ts';
import { whenKept } from '../../../../src/store/saving/saves.ts';
import { useStore } from '../../../../src/store/store.ts';
import { explain } from '../../../../src/store/view/explained.ts';
import type { Marks } from '../../../../src/store/view/marks.ts';
import { rosterOf } from '../../../../src/store/view/roster.ts';
import { crashFile } from '../../../support/crashFile.ts';
import { begin, opened, playUntil, rollOn, view } from '../table.ts';

beforeEach(() => {
  begin();
});

test('the same seed gives the same dice, another seed is drawn for a rematch', () => {
  rollOn();
  const { log, history } = opened();
  begin();
  rollOn();
  expect(opened().log.map(({ faces }) => faces)).toEqual(log.map(({ faces }) => faces));
  rematch();
  expect(opened().history.seed).not.toBe(history.seed);
  expect(opened().names).toEqual({ blue: 'Jeanne', red: 'Karl' });
});

test('typed dice enter by the same door; faces no die can show are refused', () => {
  expect(typeDice([7])).toMatchObject({ allowed: false, obstacle: 'badFaces' });
  expect(typeDice([2]).allowed).toBe(true);
  expect(opened().log[0]).toMatchObject({ faces: [2], source: 'typed' });
});

test('the file of a game opens as the same game, and a faulty one leaves everything as it is', async () => {
  rollOn();
  playUntil('move', (choices) => choices.find(({ choose }) => choose !== 'endOrders'));
  const before = opened();
  const { text, name } = await exportFile();
  expect(name).toMatch(/\.json$/);
  closeGame();
  expect(await openFile(text)).toBe(true);
  expect(opened().game).toEqual(before.game);
  expect(opened().log).toEqual(before.log);
  const after = opened();
  expect(await openFile('{')).toBe(false);
  expect(useStore.getState().notice).toMatchObject({ notice: 'fileRefused', problem: { code: 'notJson' } });
  expect(await openFile(text.replace('"faces":[1]', '"faces":[2]').replace(/"hash":"./, '"hash":"0'))).toBe(
    false,
  );
  expect(opened().history).toBe(after.history);
});

test('blank and strange names become names a file takes', async () => {
  newBattle({ scenario: 'gersbach', names: { blue: '  ', red: `Karl\u202e\n${'x'.repeat(50)}` } });
  // as on the first screen, who has no name goes by his nation, which is never cut in the middle of a word
  expect(opened().names.blue).toBe('france');
  expect(await openFile((await exportFile()).text)).toBe(true);
});

test.each([
  ['\0a', 'a'],
  ['\u200b', null],
  ['  \n', null],
  [`${'a'.repeat(99)}\u{1f600}`, 'a'.repeat(99)],
  ['\u202eWagram \ud800', 'Wagram'],
])('the seed %j becomes one a file takes', async (seed, taken) => {
  newBattle({ scenario: 'gersbach', seed, names: { blue: 'Anne', red: 'Karl' } });
  expect(opened().history.seed).toEqual(taken ?? expect.stringMatching(/^[a-z0-9]{8}$/));
  expect(await openFile((await exportFile()).text)).toBe(true);
});

test('a sound file that holds no game is refused as that', async () => {
  const { game } = opened().history;
  expect(await openFile(JSON.stringify(positionFileOf('First turn', game)))).toBe(false);
  expect(useStore.getState().notice).toMatchObject({ notice: 'fileRefused', problem: { code: 'noGame' } });
});

test('what the players agreed on is in the game, in its save and in a rematch', async () => {
  const names = { blue: 'Anne', red: 'Karl' };
  newBattle({ scenario: 'gersbach', names, houseRules: { cone_width: 120, turn_limit: 6 } });
  expect(opened().game.battle.houseRules).toMatchObject({ cone_width: 120, turn_limit: 6, break_point: 50 });
  const { text } = await exportFile();
  expect(JSON.parse(text)).toMatchObject({
    scenario: { houseRules: { cone_width: 120, turn_limit: 6, break_point: 50 } },
  });
  expect(await openFile(text)).toBe(true);
  expect(opened().game.battle.houseRules).toMatchObject({ cone_width: 120, turn_limit: 6 });
  rematch();
  expect(opened().game.battle.houseRules).toMatchObject({ cone_width: 120 });
});

test('a game resigned or ended by agreement is over until both take that back', () => {
  rollOn();
  resign('red');
  expect(opened().ending).toEqual({ by: 'resigned', side: 'red' });
  expect(view()).toMatchObject({ wait: 'over', side: null });
  expect(answer({ choose: 'endOrders' })).toMatchObject({ obstacle: 'over' });
  expect(undo().allowed).toBe(false);
  expect(stepBackAgreed().allowed).toBe(true);
  expect(view().question?.ask).toBe('orders');
  agreeEnd();
  expect(opened().ending).toEqual({ by: 'agreed' });
});

test('a fault of the program leaves the game at its last answer and offers its file', async () => {
  rollOn();
  const { open } = useStore.getState();
  const { history } = opened();
  if (!open) throw new Error('no game');
  const broken = { ...history.game, frames: [{ procedure: 'nowhere', at: 'never' } as never] };
  useStore.setState({ open: { ...open, game: history.game, history: { ...history, game: broken } } });
  answer({ choose: 'endOrders' });
  const { failure } = useStore.getState();
  expect(failure?.message).toContain('nowhere');
  expect(JSON.parse(await crashFile())).toMatchObject({ format: 'sabreur-hex/game' });
  expect(answer({ choose: 'endOrders' }).allowed).toBe(false);
  useStore.setState({ open });
  stepBackFromFailure();
  expect(useStore.getState().failure).toBeNull();
  expect(opened().history.length).toBe(history.length - 1);
});

test('without a storage play goes on, and the game says that it is not saved', async () => {
  rollOn();
  await whenKept();
  expect(opened().save).toBe('failed');
  expect(useStore.getState().notice).toEqual({ notice: 'saveFailed' });
  expect(answer({ choose: 'endOrders' }).allowed).toBe(true);
});

test('UNI-05, VIC-02 the roster lists the units of a side with their thresholds and the points to win', () => {
  const roster = rosterOf(opened(), 'blue');
  const own = opened().game.units.filter(({ side }) => side === 'blue');
  expect(roster.lines.map(({ unit }) => unit)).toEqual(own.map(({ id }) => id));
  expect(roster).toMatchObject({ side: 'blue', victoryPoints: 0 });
  expect(roster.breakAt).toBeGreaterThan(0);
  const [first] = roster.lines;
  expect(first).toMatchObject({ demoralised: false, panicked: false, fate: 'present', acted: false });
  expect(explain(opened(), first?.unit ?? '').threshold).toEqual(first?.threshold);
});

test('the marks are what the map draws', () => {
  const marks: Marks = view().marks;
  const drawn: MapMarks = marks;
  expect(drawn.group).toEqual([]);
});

test('the armies wear what their scenario says', async () => {
  expect(opened().nations).toEqual({ blue: 'france', red: 'austria' });
  const { armies } = gersbach;
  const scenario = {
    ...gersbach,
    armies: { blue: { ...armies.blue, nation: 'bavaria' }, red: { ...armies.red, nation: 'russia' } },
  };
  const file = { format: 'sabreur-hex/scenario', version: VERSION, scenario };
  expect(await openFile(JSON.stringify(file))).toBe(true);
  expect(opened().nations).toEqual({ blue: 'bavaria', red: 'russia' });
});
