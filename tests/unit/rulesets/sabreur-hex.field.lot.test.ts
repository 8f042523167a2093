/** The field of the laboratory and back, for encounters drawn by lot: what is set up there is read as it was. */
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
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
import type { OnField } from '../../../src/contract/field.ts';
import { answersOf, fittedEncounter, formationsOf } from '../../../src/contract/possible.ts';
import { contains } from '../../../src/geometry/shape.ts';
import type { SabreurTypes } from '../../../src/rules/state/frames.ts';
import { fieldPart } from '../../../src/rulesets/sabreur-hex/field.ts';
import { encounter } from '../../support/encounters.ts';

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
  return fieldPart.toField(told, {}, SIZE);
}

test('everybody stands on it, and no two on one hex', () => {
  for (const told of RANDOM) {
    const { units, battle } = onField(told).game;
    const places = units.flatMap(({ hexes }) => hexes.map(({ q, r }) => `${q} ${r}`));
    expect(new Set(places).size).toBe(places.length);
    expect(units.every(({ hexes }) => hexes.every((hex) => contains(battle.map.shape, hex)))).toBe(true);
  }
});

test('what was put there is read as the same encounter', () => {
  for (const told of RANDOM)
    expect(fieldPart.fromField(onField(told), told)).toEqual({ ok: true, encounter: told });
});

test('read by somebody who told another, it differs in nothing that a field tells', () => {
  for (const told of RANDOM) {
    const read = fieldPart.fromField(onField(told), encounter());
    if (!read.ok) throw new Error(read.why);
    // once more on the field it is the same field; a square does not tell from where it is come at
    if (told.target.formation !== 'square')
      expect(onField(read.encounter).game.units).toEqual(onField(told).game.units);
    expect(read.encounter.attacker.led || read.encounter.target.led).toBe(false);
  }
});
