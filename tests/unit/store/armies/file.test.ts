import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { armyByLot, THEMES } from '../../../../src/armies/byLot.ts';
import { NATIONS } from '../../../../src/rules/state/nations.ts';
import { checkFile } from '../../../../src/scenarios/file.ts';
import type { Raised } from '../../../../src/store/armies/acts.ts';
import {
  armyFileOf,
  armyLetters,
  armyText,
  readArmy,
  readArmyLetters,
  readArmyText,
} from '../../../../src/store/armies/file.ts';
import { LARGEST_INFLATED } from '../../../../src/store/saving/packing.ts';

function drawn(n: number): Raised {
  const nation = NATIONS[n % NATIONS.length] ?? 'france';
  const theme = THEMES[n % THEMES.length] ?? 'balanced';
  const armyPoints = 501 + ((n * 97) % 3500);
  const name = { en: `Army ${n}`, fr: `Armée ${n}` };
  return { armyPoints, army: armyByLot({ points: armyPoints, nation, theme, seed: `file ${n}`, name }) };
}

const MANY = Array.from({ length: 60 }, (_, n) => drawn(n));

test('armies by lot come back from file and link as they were', async () => {
  for (const raised of MANY) {
    expect(readArmyText(armyText(raised))).toEqual({ ok: true, raised });
    expect(await readArmyLetters(await armyLetters(raised))).toEqual({ ok: true, raised });
  }
});

test('the file of a legal army is one that every reader takes', () => {
  for (const raised of MANY) expect(checkFile(armyFileOf(raised)).ok).toBe(true);
});

test('an army that the rule does not allow yet comes back too: the screen tells what is to be put right', () => {
  const [raised] = MANY;
  if (!raised) throw new Error('no army');
  const units = raised.army.units.map((unit) => ({ ...unit, strength: 1, skills: [] }));
  const unfinished = { armyPoints: 501, army: { ...raised.army, units } };
  expect(readArmy(armyFileOf(unfinished))).toEqual({ ok: true, raised: unfinished });
});

test('what is no army is refused with its place', () => {
  const [raised] = MANY;
  if (!raised) throw new Error('no army');
  const file = armyFileOf(raised);
  const [unit] = raised.army.units;
  const two = { ...file, army: { ...file.army, units: [unit, unit] } };
  expect(readArmy(two)).toMatchObject({ ok: false, problem: { code: 'twice', path: 'army.units.1' } });
  expect(readArmy({ ...file, more: 1 })).toMatchObject({ ok: false, problem: { code: 'unknownKey' } });
  expect(readArmy({ ...file, version: 99 })).toMatchObject({ problem: { code: 'unknownVersion' } });
  expect(readArmy(null)).toMatchObject({ ok: false, problem: { code: 'unknownFormat' } });
  expect(readArmyText('{')).toMatchObject({ ok: false, problem: { code: 'notJson' } });
  const odd = { ...file, army: { ...file.army, units: [{ ...unit, strength: 1.5 }] } };
  expect(readArmy(odd)).toMatchObject({ problem: { code: 'notWhole', path: 'army.units.0.strength' } });
});

test('a number too large for any number is out of bounds, and told with the bound; it has no decimal part', () => {
  const [raised] = MANY;
  if (!raised) throw new Error('no army');
  const text = armyText(raised).replace(/"strength": \d+/, '"strength": 1e400');
  expect(readArmyText(text)).toMatchObject({
    problem: { code: 'outOfRange', path: 'army.units.0.strength', facts: { most: 99 } },
  });
});

test('a link that was cut or swells says so, and no more of it is inflated', async () => {
  const [raised] = MANY;
  if (!raised) throw new Error('no army');
  const letters = await armyLetters(raised);
  expect(await readArmyLetters(letters.slice(0, -20))).toEqual({ ok: false, problem: 'damaged' });
  const swollen = deflateRawSync(`{"x":"${'a'.repeat(LARGEST_INFLATED)}"}`, { level: 9 });
  expect(await readArmyLetters(swollen.toString('base64url'))).toEqual({ ok: false, problem: 'tooLarge' });
  const other = deflateRawSync('{"format":"sabreur-hex/map"}').toString('base64url');
  expect(await readArmyLetters(other)).toMatchObject({ ok: false, problem: { code: 'unknownVersion' } });
});
