/** The legend leaves no mark of the map out, and cites statements that the book has. */
import { describe, expect, test } from 'vitest';
import { learning as english } from '../../../src/language/en/learning.ts';
import { rulebook } from '../../../src/language/en/rulebook.ts';
import { learning as french } from '../../../src/language/fr/learning.ts';
import { NO_MARKS } from '../../../src/map/marks.ts';
import { placeIn } from '../../../src/rulebook/places.ts';
import {
  FORMATIONS,
  HEX_TERRAINS,
  QUALITIES,
  SIDE_TERRAINS,
  UNIT_TYPES,
} from '../../../src/rules/state/vocabulary.ts';
import { isDemoralised } from '../../../src/rules/units/units.ts';
import { LEGEND } from '../../../src/table/learn/legend/legend.ts';

const all = LEGEND.flatMap(({ marks }) => marks);
const scenes = all.map(({ scene }) => scene);
const units = scenes.flatMap((scene) => scene.units ?? []);

function left<T>(wanted: readonly T[], found: readonly T[]): readonly T[] {
  return wanted.filter((one) => !found.includes(one));
}

describe('the legend', () => {
  test('shows every layer of marks that the map draws', () => {
    const layers = scenes.flatMap((scene) => Object.keys(scene.marks ?? {}));
    expect(left([...Object.keys(NO_MARKS), 'zones', 'heat', 'dangers', 'menaced'], layers)).toEqual([]);
  });

  test('shows every kind of reach, target and arrow', () => {
    const marks = scenes.flatMap((scene) => scene.marks ?? []);
    const kinds = (name: 'reach' | 'targets' | 'arrows') =>
      marks.flatMap((one) => (one[name] ?? []).map(({ kind }: { readonly kind: string }) => kind));
    expect(left(['clear', 'costly', 'forced', 'charge'], kinds('reach'))).toEqual([]);
    expect(left(['fire', 'charge', 'assault'], kinds('targets'))).toEqual([]);
    expect(left(['charge', 'march', 'fire', 'pursuit', 'flight', 'assault'], kinds('arrows'))).toEqual([]);
  });

  test('UNI-01, FRM-01, QUA-01 shows every type, formation and quality', () => {
    expect(
      left(
        UNIT_TYPES,
        units.map(({ type }) => type),
      ),
    ).toEqual([]);
    expect(
      left(
        FORMATIONS,
        units.map(({ formation }) => formation),
      ),
    ).toEqual([]);
    expect(
      left(
        QUALITIES,
        units.map(({ quality }) => quality),
      ),
    ).toEqual([]);
  });

  test('UNI-05, GEN-07 shows what a plate tells', () => {
    expect(units.some(({ panicked }) => panicked)).toBe(true);
    expect(units.some(isDemoralised)).toBe(true);
    expect(units.some(({ acted }) => acted)).toBe(true);
    expect(units.some(({ activated, acted }) => activated && !acted)).toBe(true);
  });

  test('TER-02, TER-03 shows every ground of a hex and of a side, and hills', () => {
    const hexes = scenes.flatMap((scene) => scene.hexes ?? []);
    const grounds = hexes.map(({ terrain }) => terrain);
    expect(left(HEX_TERRAINS, [...grounds, 'open' as const])).toEqual([]);
    expect(hexes.some(({ hill }) => hill)).toBe(true);
    const sides = scenes.flatMap((scene) => (scene.sides ?? []).map(({ terrain }) => terrain));
    expect(left(SIDE_TERRAINS, sides)).toEqual([]);
  });

  test('R-151 shows every kind of objective and the ways in', () => {
    const kinds = scenes.flatMap((scene) => (scene.battle?.objectives ?? []).map(({ kind }) => kind));
    expect(left(['place', 'exit', 'survival'], kinds)).toEqual([]);
    expect(scenes.some((scene) => scene.battle?.reinforcements !== undefined)).toBe(true);
  });

  test('tells each mark once, in both languages, and cites statements of the book', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { legend } of [english, french])
      expect(new Set(Object.keys(legend.marks))).toEqual(new Set(ids));
    for (const rule of all.flatMap(({ rules }) => rules))
      expect(['chapter', 'ruling'], rule).toContain(placeIn(rulebook, null, rule).page);
  });

  test('leaves only what is a help to the eye without a rule', () => {
    expect(all.filter(({ rules }) => rules.length === 0).map(({ id }) => id)).toEqual([
      'selected',
      'cursor',
      'lastMove',
    ]);
  });
});
