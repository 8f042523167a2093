import { describe, expect, test } from 'vitest';
import { generatorFor, type History, play, roll } from '../../../src/engine/history.ts';
import { makeGenerator } from '../../../src/engine/seed.ts';
import { stepBack } from '../../../src/engine/steps.ts';
import { actionFrame } from '../../../src/rules/procedures/action.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import { formationFrame } from '../../../src/rules/procedures/formation.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import type { GameFrame, SabreurTypes } from '../../../src/rules/state/frames.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import type { Formation, UnitType } from '../../../src/rules/state/vocabulary.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { gameFileOf, openGame, openPosition, positionFileOf } from '../../../src/scenarios/gameFile.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import { newGame, type PlayedGame } from '../../../src/scenarios/newGame.ts';
import type { GameFile, PositionFile } from '../../../src/scenarios/schema.ts';

type Played = History<SabreurTypes>;

/** Plays at random until the end; `look` sees every state. */
function playOut(start: Played, choices: string, look: (history: Played) => void = () => undefined): Played {
  const chooser = makeGenerator(choices, 0);
  let history = start;
  let generator = generatorFor(history, null);
  while (engine.pending(history.game).wait !== 'over') {
    look(history);
    const list = engine.legal(history.game);
    const choice = list.length > 0 ? list[chooser.draw(list.length) - 1] : null;
    generator = generatorFor(history, generator);
    const played = choice
      ? play(engine, history, { at: history.length, choice })
      : roll(engine, history, generator);
    if (!played.ok) throw new Error(JSON.stringify(played.why));
    history = played.history;
  }
  return history;
}

const begun = newGame(gersbach, 'a seed', { blue: 'Anne', red: 'Bruno' });
const ended: PlayedGame = { ...begun, history: playOut(begun.history, 'choices') };

function reread(file: GameFile): GameFile {
  const parsed = parseFile(JSON.stringify(file));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  if (parsed.file.format !== 'sabreur-hex/game') throw new Error(parsed.file.format);
  return parsed.file;
}

describe('a save', () => {
  test('opens as the game it was, log and branches included', () => {
    const back = stepBack(engine, ended.history, 60);
    const history = playOut(back, 'other choices');
    for (const game of [begun, ended, { ...ended, history: back }, { ...ended, history }])
      expect(openGame(reread(gameFileOf(game)))).toEqual({ ok: true, game });
  });

  test('holds who plays each side; where nothing is told, two persons do', () => {
    const programs = { red: { level: 'captain', temper: 'bold', replaced: true } } as const;
    expect(openGame(reread(gameFileOf({ ...begun, programs })))).toEqual({
      ok: true,
      game: { ...begun, programs },
    });
    expect(gameFileOf(begun)).not.toHaveProperty('programs');
    const told = (red: object) => parseFile(JSON.stringify({ ...gameFileOf(begun), programs: { red } }));
    expect(told({ level: 'lot', temper: 'even' })).toMatchObject({
      ok: false,
      problem: { code: 'notListed', path: 'programs.red.level' },
    });
    expect(told({ level: 'captain' })).toMatchObject({ ok: false, problem: { code: 'missingKey' } });
  });

  test('weighs for each answer, past states included, at most a fiftieth of a state', () => {
    const { scenario: _s, names: _n, hash: _h, ...record } = gameFileOf(ended);
    const state = JSON.stringify(ended.history.game).length;
    expect(record.answers.length).toBeGreaterThan(150);
    expect(JSON.stringify(record).length / record.answers.length).toBeLessThan(state / 50);
  });

  test('that was tampered with is not opened', () => {
    const file = gameFileOf(ended);
    const stronger = structuredClone(file) as unknown as {
      scenario: { armies: { blue: { units: { strength: number }[] } } };
    };
    const first = stronger.scenario.armies.blue.units[0];
    if (first) first.strength = 17;
    const others: { file: GameFile; want: object }[] = [
      { file: { ...file, hash: '0'.repeat(64) }, want: { wrong: 'hash' } },
      { file: { ...file, cursor: file.cursor - 1 }, want: { wrong: 'hash' } },
      { file: { ...file, seed: 'luckier' }, want: { wrong: 'record' } },
      { file: { ...file, answers: file.answers.toSpliced(9, 1) }, want: { wrong: 'record' } },
    ];
    for (const { file: other, want } of others)
      expect(openGame(reread(other))).toMatchObject({ ok: false, problem: want });
    expect(openGame(reread(stronger as unknown as GameFile)).ok).toBe(false);
  });
});

describe('a position', () => {
  test('of every state of a game is read again, and waits for the same', () => {
    let seen = 0;
    playOut(begun.history, 'positions', ({ game, length }) => {
      if (length % 5 !== 0) return;
      const parsed = parseFile(JSON.stringify(positionFileOf('here', game)));
      expect(parsed).toMatchObject({ ok: true });
      if (!parsed.ok || parsed.file.format !== 'sabreur-hex/position') return;
      const opened = openPosition(parsed.file);
      expect(opened).toEqual({ ok: true, game: { ...game, count: { answers: 0, draws: 0 } } });
      seen++;
    });
    expect(seen).toBeGreaterThan(20);
  });

  test('MAN-27 with panicked guns is refused, with other hordes it is read', () => {
    const panicked = (type: UnitType) => {
      const { units, ...rest } = begun.history.game;
      const { id = '' } = units.find((unit) => unit.type === type) ?? {};
      const scared = units.map((unit) =>
        unit.id === id ? ({ ...unit, panicked: true, formation: 'horde' } as const) : unit,
      );
      return parseFile(JSON.stringify(positionFileOf('scared', { ...rest, units: scared })));
    };
    expect(panicked('lineInfantry')).toMatchObject({ ok: true });
    const guns = panicked('mediumFootBattery');
    expect(guns).toMatchObject({ ok: false, problem: { code: 'inconsistent' } });
    expect(!guns.ok && guns.problem.path).toMatch(/^game\.units\.\d+\.panicked$/);
  });

  test('whose frames make no sense together is refused, not thrown at the player', () => {
    const { game } = begun.history;
    const file: PositionFile = positionFileOf('senseless', {
      ...game,
      frames: [...game.frames, { procedure: 'pursuit', at: 'end', unit: 'nobody', length: 3 }],
    });
    expect(parseFile(JSON.stringify(file))).toMatchObject({ problem: { code: 'unknownUnit' } });
    expect(openPosition(file)).toMatchObject({ ok: false, problem: { code: 'inconsistent' } });
  });

  test('FRM-02 in which a unit changes to a formation that its kind has not is refused', () => {
    const { game } = begun.history;
    const forming = (type: UnitType, formation: Formation) => {
      const { id = '', side = 'blue' } = game.units.find((unit) => unit.type === type) ?? {};
      const units = game.units.map((unit) => (unit.id === id ? { ...unit, activated: true } : unit));
      const frames: GameFrame[] = [
        { ...battleFrame(), at: 'turn', first: side },
        { procedure: 'turn', at: 'activation', last: false, dice: 'd3', group: [id] },
        { procedure: 'activation', at: 'act', units: [id], panicked: false, tested: 0, unit: id },
        { ...actionFrame(id, false), at: 'formation', formation },
        formationFrame(id, formation),
      ];
      return parseFile(JSON.stringify(positionFileOf('forming', { ...game, side, units, frames })));
    };
    expect(forming('lineInfantry', 'column')).toMatchObject({ ok: true });
    expect(forming('mediumFootBattery', 'column')).toMatchObject({
      ok: false,
      problem: { code: 'formationNotAllowed', path: 'game.frames.4.formation' },
    });
  });

  test('with a frame that did not call the one above it is refused', () => {
    const { game } = begun.history;
    const [battle, ...others] = game.frames;
    if (!battle) throw new Error('no battle is under way');
    const turn = { procedure: 'turn', at: 'orders', last: false, dice: 'd3', group: [] } as const;
    const pursuit = { procedure: 'pursuit', at: 'end', unit: 'fr-57', length: 3 } as const;
    const calling: GameFrame = { ...battleFrame(), at: 'turn', first: game.side };
    const activation = { ...turn, at: 'activation', group: ['fr-57'] } as const;
    const wrong: Game['frames'][] = [
      [battle, { ...turn, at: 'orders' }, pursuit],
      // SEQ-01, SEQ-04: no turn within a turn, nobody acts but in a group that was activated in one
      [calling, activation, turn],
      [calling, activation, actionFrame('fr-57', false)],
      [...others, turn],
      [battle, ...others, battle],
      [],
    ];
    const units = game.units.map((unit) => (unit.id === 'fr-57' ? { ...unit, activated: true } : unit));
    for (const frames of wrong) {
      const text = JSON.stringify(positionFileOf('senseless', { ...game, units, frames }));
      expect(parseFile(text).ok, text.slice(-200)).toBe(false);
    }
  });
});
