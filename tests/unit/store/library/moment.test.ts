/** Any moment of a game is a scenario: it is read as it was written, begins there, and is played, saved and opened from there. */
import { expect, test } from 'vitest';
import { playRandomly } from '../../../../src/command/randomPlay.ts';
import { beginHistory, roll } from '../../../../src/engine/history.ts';
import { makeGenerator } from '../../../../src/engine/seed.ts';
import { drawUp } from '../../../../src/rules/deployment/drawUp.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { parseFile } from '../../../../src/scenarios/file.ts';
import { gameFileOf, openGame } from '../../../../src/scenarios/gameFile.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { hautecroix } from '../../../../src/scenarios/library/hautecroix.ts';
import { serralva } from '../../../../src/scenarios/library/serralva.ts';
import { newGame } from '../../../../src/scenarios/newGame.ts';
import { type Scenario, startBattle } from '../../../../src/scenarios/scenario.ts';
import { fetchRulebook } from '../../../../src/store/game/rulebook.ts';
import { boardKept, momentLetters, momentText, scenarioFrom } from '../../../../src/store/library/moment.ts';
import { battleTitle } from '../../../../src/store/library/momentTitle.ts';
import { dataIn } from '../../../../src/store/saving/packing.ts';
import { whatFile } from '../../../../src/store/saving/whatFile.ts';
import { SKIRMISHES, skirmishByLot } from '../../../../src/store/skirmish/skirmish.ts';
import { seenBoard } from '../../../../src/store/view/curtain.ts';

const NAMES = { blue: 'Anne', red: 'Karl' };

/** Every so many answers the game as it stands then, the middle of charges and of the set-up among them. */
function momentsOf(scenario: Scenario, every: number): readonly Game[] {
  const moments: Game[] = [];
  playRandomly(engine.settle(startBattle(scenario)).game, `moments of ${scenario.id}`, {
    bold: true,
    after: (game) => {
      if (game.count.answers % every === 0 && game.outcome === null) moments.push(game);
      return null;
    },
  });
  return moments;
}

test.each([
  [gersbach, 23],
  [hautecroix, 9],
  [serralva, 9],
] as const)(
  'every moment of a game is kept to the letter, begins as it was and is played on',
  async (scenario, every) => {
    const moments = momentsOf(scenario, every);
    expect(moments.length).toBeGreaterThan(10);
    for (const game of moments) {
      const made = await scenarioFrom(scenario, game);
      const text = momentText(made);
      const parsed = parseFile(text);
      expect(parsed).toMatchObject({ ok: true });
      expect(await whatFile(text)).toEqual({ ok: true, scenario: made });
      expect(await dataIn(await momentLetters(made))).toMatchObject({ ok: true, data: JSON.parse(text) });

      const played = newGame(made, 'other dice', NAMES, engine);
      expect({ ...played.history.game, count: null }).toEqual({ ...game, count: null });
      expect(engine.legal(played.history.game)).toEqual(engine.legal(game));
    }
  },
);

test('a game that begins at a moment is saved and opened like any other', async () => {
  const waitsForDice = momentsOf(gersbach, 1).find(
    (game) => engine.pending(game).wait === 'roll' && game.frames.length > 4,
  );
  if (!waitsForDice) throw new Error('no charge waits for its dice');
  const made = await scenarioFrom(gersbach, waitsForDice);
  const begun = beginHistory(engine, newGame(made, 'x', NAMES, engine).history.start, 'x');
  const rolled = roll(engine, begun, makeGenerator('x'));
  if (!rolled.ok) throw new Error(rolled.why.problem);
  const file = gameFileOf({ scenario: made, names: NAMES, history: rolled.history });
  expect(openGame(JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true });
  expect(await whatFile(JSON.stringify(file))).toMatchObject({ ok: true, game: { scenario: made } });
});

test('its title says when it was, in both languages, and is no longer than a title may be', async () => {
  const [game] = momentsOf(gersbach, 40);
  if (!game) throw new Error('no moment');
  const long = { ...gersbach, title: { en: 'x'.repeat(80), fr: 'y'.repeat(80) } };
  const { title } = await scenarioFrom(long, game);
  expect(title.en).toMatch(new RegExp(`^x+… · turn ${game.turn}, `));
  expect(title.fr).toMatch(new RegExp(`^y+… · tour ${game.turn}, `));
  expect(Math.max(title.en.length, title.fr.length)).toBeLessThanOrEqual(80);
  // a title of letters that are two units long is not cut within one
  for (const before of ['', 'x']) {
    const horses = `${before}${'\u{1f40e}'.repeat(39)}`;
    const made = await scenarioFrom({ ...gersbach, title: { en: horses, fr: horses } }, game);
    expect(parseFile(momentText(made))).toMatchObject({ ok: true });
  }
});

test('a moment of a moment is called by the battle and its own turn alone, however long the names are', async () => {
  const [first] = momentsOf(gersbach, 40);
  if (!first) throw new Error('no moment');
  const later = { ...first, turn: first.turn + 1 };
  const kept = await scenarioFrom(gersbach, first);
  const again = await scenarioFrom(kept, later);
  expect(again.title).toEqual((await scenarioFrom(gersbach, later)).title);
  expect(battleTitle(again)).toEqual(gersbach.title);
  expect(battleTitle(gersbach)).toEqual(gersbach.title);
  // what a player has called it stays
  const mine = { en: 'My own · turn 3', fr: 'À moi · tour 3' };
  expect(battleTitle({ ...kept, title: mine })).toEqual(mine);

  const name = 'The advance guard of the army of the south under the command of the old marshal';
  const armies = {
    blue: { ...gersbach.armies.blue, name: { en: name, fr: name } },
    red: { ...gersbach.armies.red, name: { en: name, fr: name } },
  };
  const said = 'The long retreat of the rear guard through the forest to the bridge at Gersbach';
  const long = await scenarioFrom({ ...gersbach, armies, title: { en: said, fr: said } }, first);
  const when = `turn ${first.turn}, The advance guard of the army of the…`;
  expect(long.title.en).toBe(`The long retreat of the rear… · ${when}`);
  expect((await scenarioFrom(long, later)).title.en).toBe(
    long.title.en.replace(`turn ${first.turn}`, `turn ${later.turn}`),
  );
});

test('R-150 of a set-up that is hidden the moment holds what no board shows: who stands there does not set up again', async () => {
  await fetchRulebook();
  const scenario = skirmishByLot(SKIRMISHES[0], 'unseen', {
    title: () => ({ en: 'Unseen', fr: 'Caché' }),
    story: () => ({ en: 'x', fr: 'x' }),
    army: (nation) => ({ en: nation, fr: nation }),
  }).scenario;
  const houseRules = { ...scenario.houseRules, setup_hidden: 'yes', setup_first: 'blue' } as const;
  const begun = newGame({ ...scenario, houseRules }, 'unseen', NAMES, engine);
  const history = drawUp(engine, begun.history, (side) => side === 'blue');
  const open = { id: 'unseen', programs: undefined, history };
  const standing = (game: Game) => new Set(game.units.filter((u) => u.fate === 'present').map((u) => u.side));
  expect(standing(seenBoard(open))).toEqual(new Set());

  const game = boardKept(open, null);
  expect(standing(game)).toEqual(new Set(['blue']));
  const made = await scenarioFrom(begun.scenario, game);
  expect(parseFile(momentText(made))).toMatchObject({ ok: true });
  const again = drawUp(engine, newGame(made, 'other dice', NAMES, engine).history, () => true);
  expect(standing(again.game)).toEqual(new Set(['blue', 'red']));
  expect(again.game.units.filter(({ side }) => side === 'blue')).toEqual(
    game.units.filter(({ side }) => side === 'blue'),
  );

  const before = boardKept(open, 2);
  expect(before.count.answers).toBe(2);
  expect(standing(before)).toEqual(new Set(['blue']));
});

interface Told {
  scenario: { moment: { units: Record<string, unknown>[]; frames: Record<string, unknown>[] } };
}

test.each<[string, (file: Told) => void, string, string]>([
  [
    'a unit nobody has bought',
    ({ scenario }) => void Object.assign(scenario.moment.units[0] ?? {}, { id: 'x' }),
    'unknownUnit',
    'scenario.moment.units.0.id',
  ],
  ['a unit too few', ({ scenario }) => void scenario.moment.units.pop(), 'tooShort', 'scenario.moment.units'],
  [
    'another quality',
    ({ scenario }) => void Object.assign(scenario.moment.units[1] ?? {}, { commandValue: 6 }),
    'inconsistent',
    'scenario.moment.units.1.commandValue',
  ],
  [
    'more strength than it had',
    ({ scenario }) => void Object.assign(scenario.moment.units[1] ?? {}, { strength: 60 }),
    'inconsistent',
    'scenario.moment.units.1.strength',
  ],
  ['no frame', ({ scenario }) => void scenario.moment.frames.splice(0), 'tooShort', 'scenario.moment.frames'],
])('%s is refused with its place', async (_, spoil, code, path) => {
  const game = momentsOf(gersbach, 7)[0];
  if (!game) throw new Error('no moment');
  const file: Told = JSON.parse(momentText(await scenarioFrom(gersbach, game)));
  spoil(file);
  expect(parseFile(JSON.stringify(file))).toMatchObject({ ok: false, problem: { code, path } });
});
