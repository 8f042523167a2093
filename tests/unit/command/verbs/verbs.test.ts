import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { engine, sabreur } from '../../../../src/rules/rulebook.ts';
import { d3 } from '../../../../src/rules/state/dice.ts';
import { parseFile } from '../../../../src/scenarios/file.ts';
import { openPosition } from '../../../../src/scenarios/gameFile.ts';
import type { GameFile, QuestionFile } from '../../../../src/scenarios/schema.ts';
import { VERSION } from '../../../../src/scenarios/version.ts';
import { asked, askedOf, example } from '../../../support/commandLine.ts';
import { position } from '../../../support/position.ts';

const game = example('game') as unknown as GameFile;
const question = example('question') as unknown as QuestionFile;

describe('verify', () => {
  test('replays the example to its hash', () => {
    expect(asked('verify', 'public/examples/game.json')).toMatchObject({
      status: 0,
      json: {
        verified: true,
        writtenIn: VERSION,
        answers: game.answers.length,
        replayed: game.answers.length,
        hash: game.hash,
        outcome: expect.objectContaining({ points: expect.anything() }),
        divergence: null,
      },
    });
  });

  test('names the first answer that differs, and goes as far as it can', () => {
    const at = game.answers.findIndex((answer, n) => n > 20 && 'faces' in answer && answer.faces[0] === 6);
    const roll = game.answers[at];
    if (!roll || !('faces' in roll)) throw new Error('no six in the example');
    const answers = game.answers.with(at, { ...roll, faces: [5, ...roll.faces.slice(1)] });
    expect(askedOf({ ...game, answers }, 'verify', 'game')).toMatchObject({
      status: 1,
      json: {
        verified: false,
        replayed: at,
        divergence: { at, branch: null, reason: 'facesNotFromSeed', why: { problem: 'facesNotFromSeed' } },
      },
    });
  });

  test('says when only the mark differs', () => {
    expect(askedOf({ ...game, hash: '0'.repeat(64) }, 'verify', 'game')).toMatchObject({
      status: 1,
      json: { replayed: game.answers.length, hash: game.hash, divergence: { reason: 'hash' } },
    });
  });

  test('reads the games of version 1', () => {
    for (const name of ['first', 'fourth', 'eighth'])
      expect(asked('verify', `tests/support/saves/version1/${name}.json`)).toMatchObject({
        status: 0,
        json: { verified: true, writtenIn: 1 },
      });
  });
});

describe('legal', () => {
  test('lists the engine’s own answers, in its order, and the refused ones with reasons', () => {
    const told = asked('legal', 'public/examples/position.json');
    const parsed = parseFile(JSON.stringify(example('position')));
    if (!parsed.ok || parsed.file.format !== 'sabreur-hex/position') throw new Error('no position');
    const opened = openPosition(parsed.file);
    if (!opened.ok) throw new Error('not opened');
    const pending = engine.pending(opened.game);
    if (pending.wait !== 'decision') throw new Error('nobody decides');
    const { side, question: asks } = pending.decision;
    expect(told).toEqual({
      status: 0,
      json: {
        waiting: { wait: 'decision', side, question: asks },
        legal: engine.legal(opened.game),
        refused: pending.decision.refused(),
      },
    });
    expect(pending.decision.refused().every(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  test('tells the dice and their outcomes where dice are waited for, and the start of a battle', () => {
    expect(asked('legal', 'public/examples/scenario.json')).toEqual({
      status: 0,
      json: {
        waiting: {
          wait: 'roll',
          side: 'blue',
          about: { about: 'orderPoints', side: 'blue' },
          dice: d3(1),
          faces: { count: 1, sides: 6 },
          outcomes: [
            { outcome: 2, weight: '2' },
            { outcome: 3, weight: '2' },
            { outcome: 4, weight: '2' },
          ],
        },
        legal: [],
        refused: [],
      },
    });
  });

  test('says that a battle is over', () => {
    expect(asked('legal', 'public/examples/game.json')).toMatchObject({
      json: { waiting: { wait: 'over', outcome: { winner: expect.any(String) } }, legal: [] },
    });
  });
});

describe('answer', () => {
  test('gives the answers of a question in turn, with what each did, and the position after them', () => {
    const told = asked('answer', 'public/examples/question.json');
    expect(told.status).toBe(0);
    const { steps, position: after } = told.json as unknown as {
      steps: { at: number; facts: { fact: string }[] }[];
      position: QuestionFile;
    };
    expect(steps.map(({ at }) => at)).toEqual(question.answers.map((_, n) => n));
    expect(steps.at(-1)?.facts.map(({ fact }) => fact)).toContain('shot');
    expect(parseFile(JSON.stringify(after))).toMatchObject({ ok: true });
    // one after the other, through files, comes to the same
    let { game: state } = question;
    for (const answer of question.answers) {
      const one = askedOf({ ...question, game: state, answers: [answer] }, 'answer', 'question');
      ({ game: state } = (one.json as unknown as { position: QuestionFile }).position);
    }
    expect(state).toEqual(after.game);
  });

  test('refuses an answer that is not legal, with its place and the reasons of the rule', () => {
    const [first, ...others] = question.answers;
    const wrong = { choice: { choose: 'group', units: ['landwehr', 'regiment'] } };
    expect(askedOf({ ...question, answers: [wrong] }, 'answer', 'question')).toMatchObject({
      status: 2,
      json: { path: 'answers.0', reason: 'notLegal' },
    });
    expect(askedOf({ ...question, answers: [first, { faces: [9] }] }, 'answer', 'question')).toMatchObject({
      status: 2,
      json: { path: 'answers.1' },
    });
    const side = 'side' in (first ?? {}) ? null : 'blue';
    const turned = { ...first, side: question.game.side === side ? 'red' : side };
    expect(askedOf({ ...question, answers: [turned, ...others] }, 'answer', 'question')).toMatchObject({
      status: 2,
      json: { path: 'answers.0.side', reason: 'inconsistent' },
    });
  });
});

describe('sight', () => {
  test('tells every pair of hexes once, with the hexes that block', () => {
    const map = {
      shape: { kind: 'rectangle', columns: 4, rows: 1 },
      hexes: [{ q: 2, r: 0, terrain: 'wood', hill: false }],
      sides: [],
    };
    const told = askedOf({ ...example('map'), drawing: undefined, map }, 'sight', 'map');
    const pair = (from: number, to: number, ...blockers: number[]) => ({
      from: { q: from, r: 0 },
      to: { q: to, r: 0 },
      free: blockers.length === 0,
      blockers: blockers.map((q) => ({ q, r: 0 })),
    });
    expect(told).toEqual({
      status: 0,
      json: {
        hexes: 4,
        pairs: [pair(0, 1), pair(0, 2), pair(0, 3, 2), pair(1, 2), pair(1, 3, 2), pair(2, 3)],
      },
    });
  });

  test('reads the example, and refuses a map of too many hexes', () => {
    expect(asked('sight', 'public/examples/map.json')).toMatchObject({ status: 0, json: { hexes: 108 } });
    const map = { shape: { kind: 'rectangle', columns: 20, rows: 20 }, hexes: [], sides: [] };
    expect(askedOf({ ...example('map'), drawing: undefined, map }, 'sight', 'map')).toMatchObject({
      status: 2,
      json: { path: 'map.shape', reason: 'tooManyHexes', facts: { most: 300 } },
    });
  });
});

describe('count', () => {
  const { count: _, ...alone } = position({
    columns: 9,
    rows: 9,
    units: [
      { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 4] },
      { id: 'B', side: 'red', type: 'lineInfantry', at: [0, 0] },
    ],
  });
  const file = {
    format: 'sabreur-hex/position',
    version: VERSION,
    title: 'one unit a side',
    game: {
      ...alone,
      orderPoints: 1,
      frames: [
        { procedure: 'battle', at: 'turn', first: 'blue' },
        { procedure: 'turn', at: 'orders', last: false, dice: 'd3', group: [] },
      ],
    },
  };

  test('counts what can be counted by hand', () => {
    // the group or no order; then the unit's actions, or the dice of the other side's turn: D3 of three outcomes
    const told = askedOf(file, 'count', 'position', '--depth', '2');
    const actions = askedOf(
      { ...file, format: 'sabreur-hex/question', answers: [{ choice: { choose: 'group', units: ['A'] } }] },
      'legal',
      'question',
    );
    const { legal } = actions.json as { legal: readonly unknown[] } & typeof actions.json;
    const dice = 3;
    expect(told).toEqual({
      status: 0,
      json: {
        depths: [
          { depth: 1, sequences: 2, choices: 2, outcomes: 0 },
          { depth: 2, sequences: legal.length + dice, choices: legal.length, outcomes: dice },
        ],
      },
    });
  });

  test.each(['0', '1.5', '21', 'deep', ''])('refuses the depth "%s"', (depth) => {
    expect(askedOf(file, 'count', 'position', '--depth', depth)).toMatchObject({
      status: 2,
      json: { path: '--depth', reason: 'badOption' },
    });
  });
});

describe('play', () => {
  test('gives a whole battle that verifies, the same for the same seed', () => {
    const play = (seed: string) => asked('play', 'public/examples/scenario.json', '--seed', seed);
    const told = play('seven');
    expect(told.status).toBe(0);
    expect(askedOf(told.json, 'verify', 'game')).toMatchObject({ status: 0, json: { verified: true } });
    expect(play('seven')).toEqual(told);
    expect(play('eight')).not.toEqual(told);
  });

  test('needs a seed', () => {
    expect(asked('play', 'public/examples/scenario.json')).toMatchObject({
      status: 2,
      json: { path: '--seed', reason: 'badOption' },
    });
  });
});

describe('a fault of the program', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    ['legal', 'public/examples/scenario.json'],
    ['count', 'public/examples/scenario.json', '--depth', '2'],
    ['play', 'public/examples/scenario.json', '--seed', '7'],
    ['explain', 'public/examples/game.json', '--firer', 'guns', '--target', 'battery'],
  ])('is told as one by %s, with its stack, and thrown by none', (...words) => {
    vi.spyOn(sabreur.procedures.battle.turn, 'call').mockImplementation(() => {
      throw new Error('planted');
    });
    expect(asked(...words)).toMatchObject({
      status: 3,
      json: {
        path: 'verb',
        reason: 'broken',
        facts: { found: 'planted', step: 'battle.turn', stack: expect.arrayContaining(['Error: planted']) },
        message: { en: expect.stringContaining('planted'), fr: expect.stringContaining('planted') },
      },
    });
  });

  test('met after the position is opened is told too', () => {
    vi.spyOn(sabreur.procedures.action.choose, 'then').mockImplementation(() => {
      throw new Error('planted');
    });
    expect(asked('count', 'public/examples/position.json', '--depth', '1')).toMatchObject({ status: 0 });
    expect(asked('count', 'public/examples/position.json', '--depth', '2')).toMatchObject({
      status: 3,
      json: { reason: 'broken', facts: { step: 'action.choose' } },
    });
  });

  /** The example battle, every unit still to be set up. */
  function unplaced() {
    const file = JSON.parse(readFileSync('public/examples/scenario.json', 'utf8'));
    for (const side of ['blue', 'red'])
      for (const unit of file.scenario.armies[side].units)
        for (const key of ['hexes', 'facing', 'formation']) delete unit[key];
    file.scenario.houseRules = { ...file.scenario.houseRules, setup_first: 'blue' };
    return file;
  }
  const deployments = (json: object) =>
    ('answers' in json && Array.isArray(json.answers) ? json.answers : []).flatMap(({ choice }) =>
      choice?.choose === 'deploy' ? [choice] : [],
    );

  const firstChosen = (json: object) =>
    ('answers' in json && Array.isArray(json.answers) ? json.answers : []).find(
      ({ choice }) => choice?.choose === 'unit',
    )?.choice.unit;

  test('R-150 --deploy quick: the program draws up both armies, whatever the dice', () => {
    const told = askedOf(unplaced(), 'play', 'scenario', '--seed', 'seven', '--deploy', 'quick');
    const other = askedOf(unplaced(), 'play', 'scenario', '--seed', 'eight', '--deploy', 'quick');
    expect(told.status).toBe(0);
    expect(deployments(told.json)).toHaveLength(8);
    expect(deployments(other.json)).toEqual(deployments(told.json));
    expect(askedOf(told.json, 'verify', 'game')).toMatchObject({ status: 0, json: { verified: true } });
  });

  test('R-150 --deploy: a script places the units it names, and is told where it may not', () => {
    const file = unplaced();
    const quick = askedOf(file, 'play', 'scenario', '--seed', 'seven', '--deploy', 'quick');
    // whom the program places first, and where
    const unit = firstChosen(quick.json);
    const [{ choose: _, ...place }] = deployments(quick.json);
    const placed = (to: object) =>
      askedOf(
        file,
        'play',
        'scenario',
        '--seed',
        'seven',
        '--deploy',
        JSON.stringify([{ unit, ...place, ...to }]),
      );
    const told = placed({});
    expect(deployments(told.json)[0]).toMatchObject({ to: place.to });
    expect(placed({ to: { q: 90, r: 90 } })).toMatchObject({
      status: 2,
      json: { path: '--deploy.0', reason: 'notLegal', facts: { reasons: [{ reason: 'offMap' }] } },
    });
    const unknown = JSON.stringify([{ ...place, unit: 'nobody' }]);
    expect(askedOf(file, 'play', 'scenario', '--seed', 'seven', '--deploy', unknown)).toMatchObject({
      status: 2,
      json: { path: '--deploy.0.unit', reason: 'notAwaited' },
    });
    expect(askedOf(file, 'play', 'scenario', '--seed', 'seven', '--deploy', '{')).toMatchObject({
      status: 2,
      json: { path: '--deploy', reason: 'badOption' },
    });
  });
});
