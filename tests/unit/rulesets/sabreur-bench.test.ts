/** The field of the laboratory and back: what is set up there is read as the encounter it came from. */
import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import type { OnField } from '../../../src/contract/bench.ts';
import {
  ARMS,
  type Combatant,
  DEEDS,
  ENCOUNTER_GROUNDS,
  type Encounter,
  FARTHEST,
  MOST_SUPPORTS,
  ONTO,
  STATUSES,
} from '../../../src/contract/encounter.ts';
import { answersOf, fittedEncounter, formationsOf } from '../../../src/contract/possible.ts';
import { contains, hexAt } from '../../../src/geometry/shape.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import type { SabreurTypes } from '../../../src/rules/state/frames.ts';
import type { Unit } from '../../../src/rules/state/game.ts';
import { bench } from '../../../src/rulesets/sabreur-hex/bench.ts';
import { refusals } from '../../../src/rulesets/sabreur-hex/language/bench.ts';
import { checkFile } from '../../../src/scenarios/file.ts';
import { encounter, party, WORKED } from '../../support/encounters.ts';

const SIZE = { columns: 13, rows: 11 };

function randomEncounter(seed: string): Encounter {
  const random = seedrandom(seed);
  const among = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  };
  const whole = (most: number, least = 0): number => least + Math.floor(random() * (most - least + 1));
  const someone = (): Combatant => {
    const arm = among(ARMS);
    return {
      ...{ arm, status: among(STATUSES), formation: among(formationsOf({ arm })) },
      ...{ left: whole(20, 1), supports: whole(MOST_SUPPORTS), led: random() < 0.5 },
    };
  };
  const parties = { deed: among(DEEDS), attacker: someone(), target: someone() };
  return fittedEncounter({
    ...{ ...parties, distance: whole(FARTHEST, 1), onto: among(ONTO) },
    ...{ ground: among(ENCOUNTER_GROUNDS), answer: among(answersOf(parties)) },
  });
}

const RANDOM = Array.from({ length: 400 }, (_, n) => randomEncounter(`bench ${n}`));

function onField(told: Encounter): OnField<SabreurTypes> {
  return bench.toField(told, {}, SIZE);
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
  const read = bench.fromField(field, before);
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

  test('everybody stands on it, and no two on one hex', () => {
    for (const told of RANDOM) {
      const { units, battle } = onField(told).game;
      const places = units.flatMap(({ hexes }) => hexes.map(({ q, r }) => `${q} ${r}`));
      expect(new Set(places).size).toBe(places.length);
      expect(units.every(({ hexes }) => hexes.every((hex) => contains(battle.map.shape, hex)))).toBe(true);
    }
  });

  test('it is a position that the program opens, where the rule allows the formations', () => {
    for (const told of Object.values(WORKED)) {
      const { count: _, ...game } = onField(told).game;
      const file = {
        format: bench.format,
        version: 3,
        title: 'x',
        game: { ...game, frames: [battleFrame()] },
      };
      expect(checkFile(file)).toMatchObject({ ok: true });
    }
  });
});

describe('from the field', () => {
  test('what was put there is read as the same encounter', () => {
    for (const told of RANDOM)
      expect(bench.fromField(onField(told), told)).toEqual({ ok: true, encounter: told });
  });

  test('read by somebody who told another, it differs in nothing that a field tells', () => {
    for (const told of RANDOM) {
      const read = bench.fromField(onField(told), encounter());
      if (!read.ok) throw new Error(read.why);
      // once more on the field it is the same field; a square does not tell from where it is come at
      if (told.target.formation !== 'square')
        expect(onField(read.encounter).game.units).toEqual(onField(told).game.units);
      expect(read.encounter.attacker.led || read.encounter.target.led).toBe(false);
    }
  });

  test('an answer that nobody told is none', () => {
    const told = encounter({ answer: 'square' });
    expect(bench.fromField({ ...onField(told), reaction: null }, told)).toEqual({
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
    expect(bench.fromField(with3, told)).toEqual({ ok: true, encounter: told });
  });

  const field = onField(encounter());
  const target = (change: Partial<Unit>) =>
    changed(field, (unit) => (unit.id === field.target ? { ...unit, ...change } : unit));
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
