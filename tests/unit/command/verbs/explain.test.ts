import { describe, expect, test } from 'vitest';
import { moraleTest } from '../../../../src/rules/state/dice.ts';
import { VERSION } from '../../../../src/scenarios/version.ts';
import { asked, askedOf, example } from '../../../support/commandLine.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const { count: _, ...field } = position({
  columns: 10,
  rows: 10,
  hexes: [{ q: 2, r: 5, terrain: 'village', hill: false }],
  units: [
    { id: 'horse', side: 'blue', type: 'heavyCavalry', skills: ['cuirassier'], at: [2, 8] },
    { id: 'foot', side: 'red', type: 'lineInfantry', formation: 'line', at: [2, 5] },
    { id: 'guns', side: 'blue', type: 'mediumFootBattery', at: [0, 9] },
  ],
});
const file = {
  format: 'sabreur-hex/position',
  version: VERSION,
  title: 'A charge on a village',
  game: {
    ...field,
    frames: [
      { procedure: 'battle', at: 'turn', first: 'blue' },
      { procedure: 'turn', at: 'orders', last: false, dice: 'd3', group: [] },
    ],
    orderPoints: 3,
  },
};

describe('explain a shot', () => {
  const { json, status } = askedOf(file, 'explain', 'position', '--firer', 'guns', '--target', 'foot');

  test('gives the factor with its lines, the save and the test of the target', () => {
    expect(status).toBe(0);
    expect(json).toMatchObject({
      about: { firer: 'guns', target: 'foot' },
      distance: 4,
      fire: {
        refusals: [],
        lines: [
          {
            factor: {
              total: 3,
              terms: [
                { rule: 'UNI-01', why: 'base', amount: 5 },
                { rule: 'CBT-13', why: 'targetInCover', cap: 3 },
              ],
            },
            dice: { dice: 'pool', count: 3, from: 5, six: 1 },
            save: { from: 4, entitlements: ['TER-05', 'UNI-08'] },
          },
        ],
        test: {
          losses: 3,
          rolled: true,
          about: {
            purpose: 'losses',
            commandValue: {
              total: 10,
              terms: [
                { rule: 'CMD-01', why: 'commandValue', amount: 7 },
                { rule: 'MOR-07', why: 'village', amount: 3 },
              ],
            },
          },
          dice: moraleTest('none', 10),
        },
      },
    });
  });

  test('and why it would not be returned', () => {
    expect(json).toMatchObject({ returnFire: { firer: 'foot', target: 'guns', kind: 'return' } });
  });
});

test('R-45 explain the double fire of an extended line beside its single shot: each half by its own hex', () => {
  const { count: _none, ...ground } = position({
    columns: 10,
    rows: 10,
    hexes: [{ q: 2, r: 6, terrain: 'wood', hill: false }],
    units: [
      {
        ...{ id: 'line', side: 'blue', type: 'lineInfantry', formation: 'extendedLine', at: [1, 6] },
        skills: ['linearOrder'],
      } as UnitSpec,
      { id: 'foot', side: 'red', type: 'lineInfantry', formation: 'line', at: [3, 3] },
    ],
  });
  const position2 = { ...file, game: { ...file.game, ...ground, frames: file.game.frames, orderPoints: 2 } };
  type Shot = { lines: { from: unknown; factor: { total: number } }[] };
  const { json } = askedOf(position2, 'explain', 'position', '--firer', 'line', '--target', 'foot');
  const { fire, doubleFire } = json as unknown as { fire: Shot; doubleFire: Shot };
  const left = ({ lines }: Shot) => lines.find(({ from }) => JSON.stringify(from) === '{"q":1,"r":6}');
  const right = ({ lines }: Shot) => lines.find(({ from }) => JSON.stringify(from) === '{"q":2,"r":6}');
  // alone, either half in the wood hampers the whole line; in a double fire the half outside it shoots at full power
  expect([left(fire)?.factor.total, right(fire)?.factor.total]).toEqual([3, 3]);
  expect([left(doubleFire)?.factor.total, right(doubleFire)?.factor.total]).toEqual([6, 3]);
  const single = askedOf(position2, 'explain', 'position', '--firer', 'foot', '--target', 'line').json;
  expect(single).not.toHaveProperty('doubleFire');
});

describe('explain an attack', () => {
  const { json } = askedOf(file, 'explain', 'position', '--attacker', 'horse', '--target', 'foot');
  type Attack = { refusals: { reason: string }[]; ends: Record<string, never>[] };
  const { charge, assault } = json as unknown as { charge: Attack; assault: Attack };

  test('gives at each end of the move the blow, the saves and the reactions with their tests', () => {
    expect(charge.refusals).toEqual([]);
    expect(charge.ends.length).toBeGreaterThan(0);
    for (const end of charge.ends)
      expect(end).toMatchObject({
        doubled: false,
        strike: {
          striker: 'horse',
          factor: { terms: expect.arrayContaining([{ rule: 'UNI-01', why: 'base', amount: 4 }]) },
          save: { from: 4, entitlements: ['TER-05'] },
        },
        strikeBack: { striker: 'foot', save: { from: 4, entitlements: ['SKL-01.2'] } },
        targetTest: { losses: 3, about: { commandValue: { total: 10 } } },
        attackerTest: { losses: 3, about: { commandValue: { total: 7 } } },
        reactions: {
          target: {
            legal: expect.arrayContaining([
              // in cover and charged by cavalry: CHG-15
              expect.objectContaining({
                choice: { choose: 'reaction', reaction: 'nothing' },
                facts: expect.arrayContaining([
                  expect.objectContaining({ fact: 'testExempt', rule: 'CHG-15' }),
                ]),
              }),
            ]),
            refused: expect.arrayContaining([
              expect.objectContaining({ choice: { choose: 'reaction', reaction: 'counterCharge' } }),
            ]),
          },
          defensiveFire: { kind: 'defensive', firer: 'foot', target: 'horse' },
        },
      });
  });

  test('and says why there is no assault', () => {
    expect(assault.ends).toEqual([]);
    expect(assault.refusals).toMatchObject([{ rule: 'ASL-01', reason: 'beyondAssault' }]);
    expect(assault).toMatchObject({ asTheyStand: { strike: { striker: 'horse' } } });
  });

  test('GEO-20 an assailant outflanked as it declares saves and tests so at each end, and so does its own test', () => {
    const { count: _count, ...ground } = position({
      columns: 10,
      rows: 10,
      units: [
        { id: 'horse', side: 'blue', type: 'heavyCavalry', skills: ['halfCuirass'], at: [5, 5] },
        { id: 'foot', side: 'red', type: 'lineInfantry', at: [5, 4] },
        { id: 'flank', side: 'red', type: 'lineInfantry', at: [6, 5], facing: 4 },
      ],
    });
    const game = { ...ground, frames: file.game.frames, orderPoints: 3 };
    const told = askedOf({ ...file, game }, 'explain', 'position', '--attacker', 'horse', '--target', 'foot');
    const { assault: held } = told.json as unknown as { assault: { ends: { to: { q: number } }[] } };
    const away = held.ends.find(({ to }) => to.q === 4);
    expect(away).toMatchObject({
      strike: { factor: { total: 1 } },
      strikeBack: { save: null },
      attackerTest: { about: { commandValue: { total: 4 } } },
      reactions: { defensiveFire: { lines: [{ save: null }] } },
    });
  });

  test('the examples are explained', () => {
    for (const name of ['firing', 'charge'])
      expect(asked('explain', `public/examples/${name}.json`).status, name).toBe(0);
  });
});

describe('explain tells of others too', () => {
  const said = (units: readonly UnitSpec[], ...words: readonly string[]): unknown => {
    const { count: _none, ...game } = position({ columns: 10, rows: 10, units });
    const { frames } = file.game;
    const told = askedOf({ ...file, game: { ...game, frames } }, 'explain', 'position', ...words);
    expect(told.status).toBe(0);
    return told.json;
  };
  const attack = ['--attacker', 'A', '--target', 'T'];

  test('CHG-28, FIR-18 the shots of friends that react, and of guns that answer for their infantry', () => {
    const friend = { id: 'F', side: 'red', type: 'lineInfantry', at: [3, 4] } as const;
    const gun = { id: 'G', side: 'red', type: 'regimentalGun', at: [1, 4] } as const;
    const target = { id: 'T', side: 'red', type: 'lineInfantry', at: [2, 4] } as const;
    const horse = { id: 'A', side: 'blue', type: 'mediumCavalry', at: [2, 7] } as const;
    const told = said([horse, target, friend, gun], ...attack) as {
      charge: {
        ends: readonly { to: unknown; facing: number; reactions: { friendsFire: readonly object[] } }[];
      };
    };
    const there = told.charge.ends.find(
      ({ to, facing }) => facing === 5 && JSON.stringify(to) === '{"q":2,"r":5}',
    );
    expect(there?.reactions.friendsFire).toMatchObject([
      { firer: 'F', kind: 'defensive', refusals: [], lines: [{ factor: { total: 7 } }] },
    ]);
    const foot = { id: 'A', side: 'blue', type: 'lineInfantry', at: [1, 7] } as const;
    expect(said([foot, target, gun], '--firer', 'A', '--target', 'T')).toMatchObject({
      gunsReturnFire: [{ firer: 'G', target: 'A', kind: 'return', refusals: [] }],
    });
  });

  test('MAN-17 the points that slipping away costs an assailant before anyone reacts', () => {
    const told = said(
      [
        { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 6], strength: 12 },
        { id: 'T', side: 'red', type: 'lineInfantry', at: [3, 4], strength: 20 },
        { id: 'X', side: 'red', type: 'lineInfantry', at: [3, 6], facing: 4 },
        { id: 'Y', side: 'red', type: 'lineInfantry', at: [2, 5], facing: 2 },
      ],
      ...attack,
    ) as { assault: { ends: readonly object[] } };
    expect(told.assault.ends).toMatchObject([
      {
        to: { q: 3, r: 5 },
        disengagement: 2,
        // 10 points left are at the threshold
        attackerTest: {
          about: {
            commandValue: {
              terms: expect.arrayContaining([{ rule: 'MOR-07', why: 'demoralised', amount: -2 }]),
            },
          },
        },
      },
    ]);
  });
});

describe('explain refuses', () => {
  test.each([
    { name: 'nobody named', words: [], path: 'about', reason: 'noPair' },
    { name: 'half a pair', words: ['--firer', 'guns'], path: 'about', reason: 'noPair' },
    {
      name: 'a unit that is not there',
      words: ['--firer', 'guns', '--target', 'nobody'],
      path: 'about.target',
      reason: 'unknownUnit',
    },
    {
      name: 'one who fires and one who attacks',
      words: ['--firer', 'guns', '--attacker', 'horse', '--target', 'foot'],
      path: 'about',
      reason: 'noPair',
    },
    {
      name: 'friends',
      words: ['--attacker', 'guns', '--target', 'horse'],
      path: 'about.target',
      reason: 'notEnemies',
    },
  ])('$name', ({ words, path, reason }) => {
    expect(askedOf(file, 'explain', 'position', ...words)).toMatchObject({
      status: 2,
      json: { path, reason },
    });
  });

  test('a panicked target rolls no dice: the rule says what happens', () => {
    const units = file.game.units.map((unit) =>
      unit.id === 'foot' ? { ...unit, panicked: true, formation: 'horde' } : unit,
    );
    const told = askedOf(
      { ...file, game: { ...file.game, units } },
      'explain',
      'position',
      '--firer',
      'guns',
      '--target',
      'foot',
    );
    expect(told.json).toMatchObject({
      fire: { test: { rolled: false, facts: [{ fact: 'testLost', rule: 'MOR-13' }] } },
    });
    expect(example('firing')).toMatchObject({ about: { firer: 'guns' } });
  });
});
