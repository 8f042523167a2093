/** The words of the leaf of five systems: the same in both languages, each as the language is written. */
import { expect, test } from 'vitest';
import { ARMS, MEASURES } from '../../../src/contract/encounter.ts';
import type { Dice } from '../../../src/engine/dice.ts';
import type { SystemsWords } from '../../../src/language/en/systems.ts';
import { systemsWordsOf } from '../../../src/language/systems.ts';

type Spoken = readonly (readonly [place: string, sentence: string])[];

const DICE: readonly Dice[] = [
  { dice: 'pool', count: 1, from: 6, six: 1 },
  { dice: 'pool', count: 7, from: 5, six: 2 },
  { dice: 'sum', count: 2, drop: 'none', plus: -3 },
  { dice: 'sum', count: 3, drop: 'highest', plus: 0 },
  { dice: 'sum', count: 3, drop: 'lowest', plus: 2 },
  { dice: 'table', count: 4, counts: [0, 0, 1, 1, 2, 2], plus: 0 },
  { dice: 'draw', among: 3 },
];

/** The strings as they stand, whatever their depth, and the samples of what is made with figures. */
function plain(value: unknown, place: string): Spoken {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => plain(inner, `${place}.${key}`));
}

function spoken(say: SystemsWords): Spoken {
  const { form, figures, sharing } = say;
  const { leftOut } = sharing;
  const made = {
    left: [20, 7].map(form.left),
    supports: [0, 1, 3].map(form.supports),
    led: [true, false].map(form.led),
    distance: [1, 3].map(form.distance),
    fieldOf: form.fieldOf(form.parties.target, form.fields.left),
    partyTold: ARMS.map((arm) => form.partyTold(form.arms[arm], [form.statuses.elite, form.leftTold(9)])),
    told: form.told({
      attacker: form.arms.lancers,
      deed: form.deeds.charge,
      target: form.arms.line,
      distance: form.distance(3),
      onto: form.onto.front,
      ground: form.grounds.open,
      answer: form.answers.nothing,
    }),
    notKnown: MEASURES.map((measure) => figures.notKnown('Alpha', measure)),
    worksAt: figures.worksAt(['Alpha', 'Beta']),
    more: figures.more(3),
    backToUsual: figures.backToUsual('Alpha', '3'),
    by: (['attacker', 'target'] as const).map(figures.by),
    term: [{ amount: -2 }, { factor: 2 }, { cap: 3 }].map((term) => figures.term(term)),
    dice: DICE.flatMap((one) => [figures.dice(one, null), figures.dice(one, 'alpha')]),
    facesCount: figures.facesCount([0, 0, 1, 1, 2, 2]),
    likeliest: figures.likeliest('3'),
    totalRead: [
      { least: null, most: null },
      { least: null, most: 7 },
      { least: 8, most: null },
      { least: 0, most: 0 },
      { least: 1, most: 2 },
    ].map((one) => figures.totalRead(one, 'alpha')),
    faceRead: figures.faceRead(['alpha', 'beta', 'gamma'], 'delta'),
    percent: [0, 0.00001, 0.0003, 0.5, 0.9997, 0.99999, 1].map(figures.percent),
    inputsOf: sharing.inputsOf('Alpha'),
    readingsOf: sharing.readingsOf('Alpha'),
    plot: sharing.plot(figures.measures.breaks, form.fields.distance),
    curve: sharing.curve('Alpha', 'beta'),
    sweepSilent: sharing.sweepSilent('Alpha', ['1', '2']),
    sweepUnknown: sharing.sweepUnknown(['Alpha', 'Beta']),
    sweepFailed: sharing.sweepFailed('Alpha'),
    says: sharing.says('Alpha', [sharing.figure(figures.measures.breaks, '3', null)]),
    saysNothing: sharing.saysNothing('Alpha', 'Beta.'),
    notReckoned: sharing.notReckoned('Alpha'),
    figure: sharing.figure(figures.measures.breaks, '3', '4'),
    restingOn: sharing.restingOn(['alpha', 'beta'], [sharing.told('gamma', '3')]),
    system: leftOut.system('Alpha'),
    input: leftOut.input('Alpha', 'Beta', '3'),
    value: leftOut.value('Alpha', 'Beta', '3'),
    formation: leftOut.formation(form.parties.target, form.formations.square),
    answer: leftOut.answer(form.answers.square),
  };
  return [...plain(say, 'systems'), ...plain(made, 'made')];
}

const english = spoken(await systemsWordsOf('en'));
const french = spoken(await systemsWordsOf('fr'));

function faults(those: Spoken, pattern: RegExp): readonly string[] {
  return those.filter(([, text]) => pattern.test(text)).map(([place, text]) => `${place}: ${text}`);
}

test('every sentence says something, with the quotes and spaces of print', () => {
  for (const those of [english, french]) {
    expect(those.length).toBeGreaterThan(150);
    expect(faults(those, /^\s*$|\bundefined|\bnull\b|NaN|\[object|\$\{/)).toEqual([]);
    expect(faults(those, /['"]| {2}|^ | $|\.\.\.| [,.]|\.\./)).toEqual([]);
    expect(faults(those, /\b[a-z]+[A-Z]/)).toEqual([]);
  }
});

test('French puts a thin unbreakable space before ; : ! ? and per cent, English none', () => {
  expect(faults(french, /[^\u202f][;:!?%]/)).toEqual([]);
  expect(faults(french, /(?<!«)\u202f[^;:!?%\d»]|\u00a0/)).toEqual([]);
  expect(faults(english, /\u202f| [;:!?%](?:\s|$)/)).toEqual([]);
});

test('both languages say the same things in the same order, none left untranslated', () => {
  expect(french.map(([place]) => place)).toEqual(english.map(([place]) => place));
  const shared = new Set(['Distance', 'Cuirassiers']);
  const same = french.filter(
    ([, text], at) => text === english[at]?.[1] && /\p{L}{3}/u.test(text) && !shared.has(text),
  );
  expect(same.map(([place]) => place).filter((place) => !/formation|Told/.test(place))).toEqual([]);
});

test('what may happen is never told as 0, nor what may fail as all', async () => {
  const { figures } = await systemsWordsOf('en');
  const told = [0, 1e-9, 0.00009, 0.00025, 0.0012, 0.0748, 0.9996, 0.99999, 1 - 1e-15, 1];
  expect(told.map(figures.percent)).toEqual(
    '0%,< 0.01%,< 0.01%,0.03%,0.1%,7.5%,99.96%,> 99.99%,100%,100%'.split(','),
  );
  const other = await systemsWordsOf('fr');
  expect([0.00025, 0.5, 1e-9].map(other.figures.percent)).toEqual([
    '0,03\u202f%',
    '50,0\u202f%',
    '< 0,01\u202f%',
  ]);
});
