/** The field of the laboratory and back: what is set up there is read as the encounter it came from. */
import { describe, expect, test } from 'vitest';
import {
  ARMS,
  type Combatant,
  ENCOUNTER_GROUNDS,
  type Encounter,
  ONTO,
  STATUSES,
} from '../../../src/contract/encounter.ts';
import type { OnField } from '../../../src/contract/field.ts';
import { DIRECTIONS, type Direction, type Hex, sameHex, step } from '../../../src/geometry/hex.ts';
import { contains, hexAt, offsetOf } from '../../../src/geometry/shape.ts';
import { sideBetween } from '../../../src/geometry/side.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import type { SabreurTypes } from '../../../src/rules/state/frames.ts';
import type { Unit } from '../../../src/rules/state/game.ts';
import type { SideTerrain } from '../../../src/rules/state/vocabulary.ts';
import { fieldPart } from '../../../src/rulesets/sabreur-hex/field.ts';
import { refusals } from '../../../src/rulesets/sabreur-hex/language/field.ts';
import { checkFile } from '../../../src/scenarios/file.ts';
import { encounter, party, WORKED } from '../../support/encounters.ts';

const SIZE = { columns: 13, rows: 11 };

function onField(told: Encounter): OnField<SabreurTypes> {
  return fieldPart.toField(told, {}, SIZE);
}

/** What stands there, changed. */
function changed(
  { game, ...rest }: OnField<SabreurTypes>,
  unit: (one: Unit) => Unit,
  more: Partial<OnField<SabreurTypes>> = {},
): OnField<SabreurTypes> {
  return { ...rest, game: { ...game, units: game.units.map(unit) }, ...more };
}

function whyNot(field: OnField<SabreurTypes>, before: Encounter = encounter()): string {
  const read = fieldPart.fromField(field, before);
  return read.ok ? 'an encounter' : read.why;
}

describe('to the field', () => {
  test('the field is as large as the laboratory’s, and larger only where the two need it', () => {
    expect(onField(encounter()).game.battle.map.shape).toEqual({ kind: 'rectangle', ...SIZE });
    const far = onField(encounter({ deed: 'fire', attacker: party('heavyGuns'), distance: 14 }));
    expect(far.game.battle.map.shape).toEqual({ kind: 'rectangle', columns: 13, rows: 21 });
    const aside = onField(
      encounter({ deed: 'fire', attacker: party('heavyGuns'), distance: 14, onto: 'flank' }),
    );
    expect(aside.game.battle.map.shape).toEqual({ kind: 'rectangle', columns: 21, rows: 11 });
  });

  test('the two stand in the middle, the odd hex is on the far side', () => {
    for (const onto of ONTO)
      for (const distance of [1, 2, 3, 4, 5, 6, 13, 14]) {
        const { units, battle } = onField(encounter({ onto, distance })).game;
        const { shape } = battle.map;
        if (shape.kind !== 'rectangle') throw new Error(shape.kind);
        const places = units.map(({ hexes }) => offsetOf(hexes[0]));
        const margins = (at: readonly number[], length: number) => [
          Math.min(...at),
          length - 1 - Math.max(...at),
        ];
        for (const [before, after] of [
          margins(
            places.map(({ column }) => column),
            shape.columns,
          ),
          margins(
            places.map(({ row }) => row),
            shape.rows,
          ),
        ]) {
          expect(before).toBeGreaterThanOrEqual(3);
          expect([0, 1]).toContain((after ?? 0) - (before ?? 0));
        }
      }
  });

  test('the units are numbered as the laboratory numbers those that nobody has named', () => {
    const supports = { supports: 4 };
    const stands = onField(encounter({ attacker: party('line', supports), target: party('line', supports) }));
    expect(stands).toMatchObject({ attacker: 'b1', target: 'r1' });
    expect(new Set(stands.game.units.map(({ id }) => id))).toEqual(
      new Set(['b1', 'b2', 'b3', 'b4', 'b5', 'r1', 'r2', 'r3', 'r4', 'r5']),
    );
  });

  test('CHG-13, FIR-15: the answer is a reaction, to a shot the return of it or none', () => {
    const shot: Partial<Encounter> = { deed: 'fire', attacker: party('line'), distance: 2 };
    expect(onField(encounter(shot)).reaction).toEqual({ choose: 'decline' });
    expect(onField(encounter({ ...shot, answer: 'fire' })).reaction).toEqual({ choose: 'returnFire' });
    expect(onField(encounter({ answer: 'fire' })).reaction).toEqual({
      ...{ choose: 'reaction', reaction: 'defensiveFire' },
    });
  });

  test('where friends of both would stand on one hex it is the target’s, and the other finds a place or none', () => {
    const crowded = encounter({
      ...{
        deed: 'assault',
        attacker: party('line', { supports: 4 }),
        target: party('line', { supports: 4 }),
      },
      ...{ distance: 1, onto: 'flank' },
    });
    const { units } = onField(crowded).game;
    // the attacker itself stands on one of the four places beside the target
    expect(units.filter(({ side }) => side === 'red')).toHaveLength(4);
    expect(units.filter(({ side }) => side === 'blue')).toHaveLength(4);
  });

  test('it is a position that the program opens, where the rule allows the formations', () => {
    for (const told of Object.values(WORKED)) {
      const { count: _, ...game } = onField(told).game;
      const file = {
        format: fieldPart.format,
        version: 3,
        title: 'x',
        game: { ...game, frames: [battleFrame()] },
      };
      expect(checkFile(file)).toMatchObject({ ok: true });
    }
  });
});

/** There is no room for all the friends of both. */
const CROWDED: Partial<Encounter> = {
  ...{ deed: 'assault', distance: 1, onto: 'flank' },
  ...{ attacker: party('line', { supports: 4 }), target: party('line', { supports: 4 }) },
};

/** Encounters of every kind, each with what is read of it alone. */
const KINDS: readonly Partial<Encounter>[] = [
  ...ARMS.map((arm) => ({ target: party(arm) })),
  ...STATUSES.map((status) => ({ attacker: party('lancers', { status }) })),
  ...(['line', 'column', 'square', 'skirmish'] as const).map((formation) => ({
    ...{ deed: 'assault' as const, distance: 1 },
    ...{ attacker: party('light', { formation }), target: party('light', { formation }) },
  })),
  ...ONTO.flatMap((onto) => [1, 2, 3, 6].map((distance) => ({ onto, distance }))),
  ...ONTO.map((onto) => ({ onto, ground: 'stream' as const, distance: 2 })),
  ...ENCOUNTER_GROUNDS.map((ground) => ({ ground })),
  ...(['fire', 'square'] as const).map((answer) => ({ answer })),
  ...(['evade', 'counterCharge'] as const).map((answer) => ({ answer, target: party('lancers') })),
  { deed: 'fire', attacker: party('heavyGuns'), distance: 14 },
  { deed: 'fire', attacker: party('line'), distance: 2, answer: 'fire' },
  ...[1, 2, 3, 4].flatMap((supports) => [
    { target: party('line', { supports }) },
    { attacker: party('line', { supports }), onto: 'flank' as const },
  ]),
  { target: party('line', { formation: 'square', supports: 4 }), onto: 'rear' },
  CROWDED,
  { target: party('line', { left: 11 }), attacker: party('lancers', { left: 4 }) },
  { target: party('line', { led: true }), attacker: party('heavyCavalry', { led: true }) },
];

describe('from the field', () => {
  test.each(KINDS.map((told) => [JSON.stringify(told), encounter(told)] as const))(
    'what was put there is read as the same encounter: %s',
    (_title, told) => {
      const field = onField(told);
      const { units, battle } = field.game;
      const places = units.flatMap(({ hexes }) => hexes.map(({ q, r }) => `${q} ${r}`));
      expect(new Set(places).size).toBe(places.length);
      expect(units.every(({ hexes }) => hexes.every((hex) => contains(battle.map.shape, hex)))).toBe(true);
      expect(fieldPart.fromField(field, told)).toEqual({ ok: true, encounter: told });
    },
  );

  test.each(KINDS.map((told) => [JSON.stringify(told), encounter(told)] as const))(
    'read by somebody who told another it differs in nothing that a field tells: %s',
    (_title, told) => {
      const read = fieldPart.fromField(onField(told), encounter());
      if (!read.ok) throw new Error(read.why);
      expect(read.encounter.attacker.led || read.encounter.target.led).toBe(false);
      // a square does not tell from where it is come at
      if (told.target.formation !== 'square')
        expect(onField(read.encounter).game.units).toEqual(onField(told).game.units);
    },
  );

  test('twentieths that come to the same points: those told before, or the fewest', () => {
    const guns = encounter({ target: party('fieldGuns', { left: 11 }) });
    const leftRead = (left: number) => {
      const read = fieldPart.fromField(onField(guns), { ...guns, target: { ...guns.target, left } });
      return read.ok ? read.encounter.target.left : read.why;
    };
    // 3 points of 5 are 9 to 12 twentieths
    expect([9, 12, 13, 8, 20].map(leftRead)).toEqual([9, 12, 9, 9, 9]);
    const readWhole = (left: number) => {
      const told = encounter({ target: party('line', { left }) });
      const read = fieldPart.fromField(onField(told), encounter({ target: party('line', { left: 7 }) }));
      return read.ok ? read.encounter.target.left : read.why;
    };
    expect([1, 7, 20].map(readWhole)).toEqual([1, 7, 20]);
  });

  test('an officer stays with whom it was with, and with nobody else', () => {
    const ledBy = (target: Combatant) => {
      const read = fieldPart.fromField(onField(encounter()), encounter({ target: { ...target, led: true } }));
      return read.ok && read.encounter.target.led;
    };
    expect(ledBy(party('line'))).toBe(true);
    for (const other of [
      party('lancers'),
      party('light'),
      party('line', { status: 'elite' }),
      party('line', { formation: 'column' }),
    ])
      expect(ledBy(other)).toBe(false);
  });

  test('an answer that nobody told is none', () => {
    const told = encounter({ answer: 'square' });
    expect(fieldPart.fromField({ ...onField(told), reaction: null }, told)).toEqual({
      ...{ ok: true, encounter: encounter() },
    });
  });

  test('a larger battery that the encounter knows is read, whatever else stands far off', () => {
    const told = encounter({ target: party('heavyGuns', { left: 8 }) });
    const field = onField(told);
    const [first] = field.game.units;
    if (!first) throw new Error('nobody is there');
    const far: Unit = { ...first, id: 'far', hexes: [hexAt(0, 0)] };
    const with3 = { ...field, game: { ...field.game, units: [...field.game.units, far] } };
    expect(fieldPart.fromField(with3, told)).toEqual({ ok: true, encounter: told });
  });

  const field = onField(encounter());
  const target = (change: Partial<Unit>) =>
    changed(field, (unit) => (unit.id === field.target ? { ...unit, ...change } : unit));
  const attacker = (change: Partial<Unit>) =>
    changed(field, (unit) => (unit.id === field.attacker ? { ...unit, ...change } : unit));
  const [attacker1, target1] = field.game.units;
  if (!attacker1 || !target1) throw new Error('somebody is missing');
  /** One more unit of foot: in that direction of a hex, its other half once more in the other. */
  const joined = (hex: Hex, ways: readonly Direction[], change: Partial<Unit>): OnField<SabreurTypes> => {
    const [first, second] = ways.map((_, n) => ways.slice(0, n + 1).reduce((at, way) => step(at, way), hex));
    if (!first) throw new Error('nowhere');
    const hexes: Unit['hexes'] = second ? [second, first] : [first];
    const more: Unit = { ...target1, id: `x${field.game.units.length}`, hexes, ...change };
    return { ...field, game: { ...field.game, units: [...field.game.units, more] } };
  };
  const FRONT_SIDES: readonly (readonly [Hex, Direction])[] = [
    [target1.hexes[0], 2],
    [target1.hexes[0], 3],
  ];
  /** The target on such ground, the sides there in those directions being so. */
  const withSides = (
    ground: 'open' | 'wood' | 'hill',
    sides: readonly (readonly [Hex, Direction])[],
    terrainOf: SideTerrain,
  ): OnField<SabreurTypes> => {
    const { battle } = field.game;
    const hexes = [
      {
        ...target1.hexes[0],
        terrain: ground === 'wood' ? ('wood' as const) : ('open' as const),
        hill: ground === 'hill',
      },
    ];
    const map = {
      ...battle.map,
      hexes,
      sides: sides.map(([hex, way]) => ({ ...sideBetween(hex, way), terrain: terrainOf })),
    };
    return { ...field, game: { ...field.game, battle: { ...battle, map } } };
  };
  const beside = (change: Partial<Unit>): OnField<SabreurTypes> => {
    const [, enemy] = field.game.units;
    if (!enemy) throw new Error('there is no target');
    const [{ q, r }] = enemy.hexes;
    const other: Unit = { ...enemy, id: 'x', hexes: [{ q: q + 1, r }], ...change };
    return { ...field, game: { ...field.game, units: [...field.game.units, other] } };
  };
  const terrain = (at: 'attacker' | 'way' | 'target', what: object): OnField<SabreurTypes> => {
    const [own, enemy] = field.game.units;
    if (!own || !enemy) throw new Error('somebody is missing');
    const hex = {
      attacker: own.hexes[0],
      target: enemy.hexes[0],
      way: { ...enemy.hexes[0], r: enemy.hexes[0].r + 1 },
    }[at];
    const { battle } = field.game;
    const map = { ...battle.map, hexes: [{ ...hex, terrain: 'open' as const, hill: false, ...what }] };
    return { ...field, game: { ...field.game, battle: { ...battle, map } } };
  };

  test.each([
    { why: 'pair', field: { ...field, target: null } },
    { why: 'pair', field: { ...field, attacker: field.target } },
    { why: 'pair', field: target({ fate: 'eliminated' }) },
    { why: 'deed', field: { ...field, action: null } },
    {
      why: 'deed',
      field: { ...field, action: { choose: 'action', action: 'doubleFire', target: 'r1' } as const },
    },
    { why: 'underWay', field: { ...field, game: { ...field.game, frames: [battleFrame()] } } },
    { why: 'panicked', field: target({ panicked: true, formation: 'horde' }) },
    { why: 'extendedLine', field: target({ formation: 'extendedLine', hexes: [hexAt(6, 4), hexAt(7, 4)] }) },
    { why: 'formation', field: target({ formation: 'closedColumn' }) },
    { why: 'arm', field: target({ type: 'mediumCavalry', formation: 'none' }) },
    { why: 'arm', field: target({ type: 'regimentalGun', formation: 'none' }) },
    { why: 'skills', field: target({ skills: ['tenacious'] }) },
    {
      why: 'skills',
      field: target({ type: 'lightCavalry', formation: 'none', skills: ['cuirassier'] }),
    },
    { why: 'formation', field: target({ formation: 'horde' }) },
    { why: 'formation', field: target({ formation: 'extendedLine' }) },
    { why: 'pair', field: attacker({ fate: 'eliminated' }) },
    { why: 'panicked', field: attacker({ panicked: true }) },
    // a friend before the front, an enemy beside the attacker, or with half a line
    { why: 'others', field: joined(target1.hexes[0], [2], { side: 'red' }) },
    { why: 'others', field: joined(attacker1.hexes[0], [1], { side: 'red' }) },
    { why: 'others', field: joined(attacker1.hexes[0], [1, 1], { side: 'red' }) },
    { why: 'others', field: joined(attacker1.hexes[0], [1, 1], { side: 'blue', panicked: true }) },
    { why: 'ground', field: withSides('open', [[target1.hexes[0], 2]], 'stream') },
    { why: 'ground', field: withSides('open', [[target1.hexes[0], 3]], 'stream') },
    { why: 'ground', field: withSides('open', FRONT_SIDES, 'river') },
    { why: 'ground', field: withSides('wood', FRONT_SIDES, 'stream') },
    { why: 'ground', field: withSides('hill', FRONT_SIDES, 'stream') },
    { why: 'ground', field: withSides('open', [[step(target1.hexes[0], 2), 3]], 'stream') },
    { why: 'ground', field: withSides('open', [[step(attacker1.hexes[0], 5), 2]], 'stream') },
    { why: 'reaction', field: { ...field, reaction: { choose: 'stay' } as const } },
    { why: 'commandValue', field: target({ commandValue: 8 }) },
    { why: 'strength', field: target({ initialStrength: 18 }) },
    { why: 'others', field: beside({ side: 'blue' }) },
    { why: 'others', field: beside({ panicked: true }) },
    { why: 'ground', field: terrain('target', { terrain: 'difficult' }) },
    { why: 'ground', field: terrain('target', { terrain: 'wood', hill: true }) },
    { why: 'ground', field: terrain('way', { terrain: 'wood' }) },
    { why: 'ground', field: terrain('attacker', { hill: true }) },
    {
      why: 'reaction',
      field: { ...field, reaction: { choose: 'reaction', reaction: 'closedColumn' } as const },
    },
  ])('none, for a reason: $why', ({ why, field: stands }) => {
    expect(whyNot(stands)).toBe(why);
  });

  test('open ground that is noted on the way is open ground', () => {
    expect(whyNot(terrain('way', {}))).toBe('an encounter');
  });

  test('GEO-21: who is beside on a flank or behind is a support, with half a line too, the dead are not', () => {
    const supportsOf = (stands: OnField<SabreurTypes>) => {
      const read = fieldPart.fromField(stands, encounter());
      return read.ok ? [read.encounter.attacker.supports, read.encounter.target.supports] : read.why;
    };
    const [own, enemy] = [attacker1.hexes[0], target1.hexes[0]];
    for (const way of [0, 1, 4, 5] as const) expect(supportsOf(joined(enemy, [way], {}))).toEqual([0, 1]);
    expect(supportsOf(joined(enemy, [1, 1], {}))).toEqual([0, 1]);
    expect(supportsOf(joined(own, [2], { side: 'blue' }))).toEqual([1, 0]);
    // the dead, and whoever stands behind but not next to it
    expect(supportsOf(joined(enemy, [1], { fate: 'eliminated' }))).toEqual([0, 0]);
    expect(supportsOf(joined(enemy, [1], { side: 'blue', fate: 'eliminated' }))).toEqual([0, 0]);
    expect(supportsOf(joined(step(enemy, 0), [5], {}))).toEqual([0, 0]);
  });

  test('friends are as many as stand there, whatever was told before', () => {
    const told = encounter({ target: party('line', { supports: 1 }) });
    const read = fieldPart.fromField(onField(told), encounter({ target: party('line', { supports: 3 }) }));
    expect(read).toEqual({ ok: true, encounter: told });
  });

  test('GEO-21: of friends all around a square more than four are too many', () => {
    const stands = onField(encounter({ target: party('line', { formation: 'square', supports: 4 }) }));
    const [, square] = stands.game.units;
    if (!square) throw new Error('no square');
    const taken = (hex: Hex) => stands.game.units.some(({ hexes }) => hexes.some((one) => sameHex(one, hex)));
    const free = DIRECTIONS.map((way) => step(square.hexes[0], way)).find((hex) => !taken(hex));
    if (!free) throw new Error('no room');
    const fifth: Unit = { ...square, id: 'fifth', hexes: [free] };
    expect(whyNot({ ...stands, game: { ...stands.game, units: [...stands.game.units, fifth] } })).toBe(
      'others',
    );
  });

  test('none, for a reason: distance', () => {
    const apart = onField(encounter({ distance: 14 }));
    const away = changed(apart, (unit) =>
      unit.id === apart.attacker ? { ...unit, hexes: [{ ...unit.hexes[0], r: unit.hexes[0].r + 1 }] } : unit,
    );
    expect(whyNot(away)).toBe('distance');
  });

  test('each reason has its words, another in each language', () => {
    for (const { en, fr } of Object.values(refusals)) {
      expect(en.endsWith('.') && fr.endsWith('.')).toBe(true);
      expect(en).not.toBe(fr);
    }
  });
});
