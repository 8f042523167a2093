/** The words of the screen where armies are raised: the same in both languages, each as the language is written. */
import { expect, test } from 'vitest';
import { armyWordsOf } from '../../../src/language/army.ts';
import type { ArmyWords } from '../../../src/language/en/army.ts';
import { NEW_ARMY } from '../../../src/language/newArmy.ts';

type Spoken = readonly (readonly [place: string, sentence: string])[];

/** The strings as they stand, whatever their depth, and the samples of what is made with figures. */
function plain(value: unknown, place: string): Spoken {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => plain(inner, `${place}.${key}`));
}

function spoken(say: ArmyWords): Spoken {
  const facts = {
    ...{ strength: 9, least: 14, most: 20, commandValue: 3, skill: 'warrior', other: 'irregular' },
    ...{ type: 'lightInfantry', cost: 1700, format: 1500, elites: 3, limit: 2 },
  };
  const counts = [0, 1, 2, 1500];
  const made = {
    full: say.full(60),
    line: say.line(3, 'Alpha'),
    lineTold: counts.map((n) => say.lineTold(n, 7, n)),
    lineShort: say.lineShort(20, 7),
    tools: [say.up, say.down, say.double, say.remove].map((tool) => tool('Alpha')),
    taken: say.fields.taken('Alpha'),
    asItWas: say.asItWas('Beta'),
    steps: [say.less('Alpha'), say.more('Alpha')],
    perPoint: [-2, 3].map(say.perPoint),
    totalOf: say.totalOf(1500, 2000),
    left: [-1500, -1, 0, 1, 1500].map(say.left),
    elites: say.elites(2, 2),
    units: counts.map(say.units),
    arms: say.arms(5, 3, 1),
    strengthInAll: counts.map(say.strengthInAll),
    orders: [say.orders.d3(1, 3, 2), say.orders['2d6'](2, 12, 6.5)],
    faultsCount: counts.map(say.faultsCount),
    faults: Object.values(say.faultSentences).map((sentence) => sentence(facts)),
    mend: say.mending.mend([say.mending.strength(14), say.mending.command(7)]),
    skills: [say.mending.with('Alpha'), say.mending.without('Alpha')],
    ordinary: counts.map(say.mending.ordinary),
    toLine: say.toLine('Alpha'),
    keptTold: counts.map((n) => say.keptTold(n, 1500, 1500)),
    keptOn: say.keptOn('Beta'),
    shelf: say.forgetKept('Alpha'),
    printedTitle: say.printedTitle('Alpha', 1500, 2000),
  };
  return [...plain(say, 'army'), ...plain(made, 'made')];
}

const english = spoken(await armyWordsOf('en'));
const french = spoken(await armyWordsOf('fr'));

function faults(those: Spoken, pattern: RegExp): readonly string[] {
  return those.filter(([, text]) => pattern.test(text)).map(([place, text]) => `${place}: ${text}`);
}

test('every sentence says something, with the quotes and spaces of print', () => {
  for (const those of [english, french]) {
    expect(those.length).toBeGreaterThan(120);
    expect(faults(those, /^\s*$|\bundefined|\bnull\b|NaN|\[object|\$\{/)).toEqual([]);
    expect(faults(those, /['"]| {2}|^ | $|\.\.\.| [,.]|\.\./)).toEqual([]);
    expect(faults(those, /\b[a-z]+[A-Z]/)).toEqual([]);
  }
});

test('French puts a thin unbreakable space before ; : ! ?, English none', () => {
  expect(faults(french, /[^\u202f][;:!?]/)).toEqual([]);
  expect(faults(french, /\u202f[^;:!?%\d]|\u00a0/)).toEqual([]);
  expect(faults(english, /\u202f| [;:!?%](?:\s|$)/)).toEqual([]);
});

test('neither language abbreviates what the rule’s tables do', () => {
  expect(faults(english, /\b(Cd|PO|PA|PV|OP|VP|AP|CV|SP)\b/)).toEqual([]);
  expect(faults(french, /\b(Cd|PO|PA|PV|PF|OP|VP)\b/)).toEqual([]);
});

test('both languages say the same things in the same order, none left untranslated', () => {
  expect(french.map(([place]) => place)).toEqual(english.map(([place]) => place));
  const shared = new Set(['Nation', 'Type']);
  const same = french.filter(
    ([, text], at) => text === english[at]?.[1] && /\p{L}{3}/u.test(text) && !shared.has(text),
  );
  expect(same.filter(([place]) => !/\.line$/.test(place))).toEqual([]);
  expect(NEW_ARMY.en).not.toBe(NEW_ARMY.fr);
});
