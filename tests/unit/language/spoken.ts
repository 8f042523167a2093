/** Everything a language says for the samples, each sentence with the place it comes from. */
import {
  type Explanations,
  explanationsOf,
  type Language,
  loadLanguage,
} from '../../../src/language/language.ts';
import type { Locale } from '../../../src/language/locale.ts';
import type { Choice, Question } from '../../../src/rules/state/answers.ts';
import type { Fact } from '../../../src/rules/state/facts.ts';
import { REFUSALS, type RefusalCode, TERMS } from '../../../src/rules/state/reasons.ts';
import { HEX_TERRAINS, SIDE_TERRAINS } from '../../../src/rules/state/vocabulary.ts';
import { position } from '../../support/position.ts';
import { CHOICES, FACTS, FRAMES, hexName, names, PROBLEMS, QUESTIONS, ROLLS } from './samples.ts';

/** A language with its explanations. */
type Whole = Language & Explanations;

export async function wholeLanguage(locale: Locale): Promise<Whole> {
  return { ...(await loadLanguage(locale)), ...(await explanationsOf(locale)) };
}

export type Spoken = readonly (readonly [place: string, sentence: string])[];

/** Every fact a refusal may carry, and none. */
const REFUSAL_FACTS = [
  {},
  {
    unit: 'Infernet',
    target: 'Alton',
    enemy: 'Ney',
    friend: 'Ott',
    nearer: 'Kray',
    other: 'Kray',
    distance: 5,
    range: 4,
    reach: 3,
    cost: 2,
    points: 1,
    hex: 'C7',
  },
];

function factsOf(code: RefusalCode): readonly Readonly<Record<string, string | number>>[] {
  if (code.startsWith('skill'))
    return [{}, { skill: 'cuirassier', other: 'halfCuirass', type: 'lineInfantry' }];
  if (code === 'transitionNotOpen' || code === 'formationNotOpen')
    return [{}, { unit: 'Infernet', from: 'square', to: 'skirmish', formation: 'skirmish' }];
  return REFUSAL_FACTS;
}

/** The strings that stand as they are, whatever their depth. */
function plain(value: unknown, place: string): Spoken {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => plain(inner, `${place}.${key}`));
}

function each<T>(
  samples: Readonly<Record<string, readonly T[]>>,
  place: string,
  say: (one: T) => string,
): Spoken {
  return Object.entries(samples).flatMap(([key, list]) =>
    list.map((one, at) => [`${place}.${key}.${at}`, say(one)] as const),
  );
}

function refused(language: Whole): Spoken {
  return REFUSALS.flatMap((reason) =>
    factsOf(reason).map(
      (facts, at) =>
        [`refusals.${reason}.${at}`, language.refusalSentence({ rule: 'GEO-01', reason, facts })] as const,
    ),
  );
}

function terms(language: Whole): Spoken {
  return TERMS.flatMap((why) => [
    [`term.${why}.amount`, language.termLine({ rule: 'GEO-01', why, amount: -3 })],
    [`term.${why}.factor`, language.termLine({ rule: 'GEO-01', why, factor: 2 })],
    [`term.${why}.cap`, language.termLine({ rule: 'GEO-01', why, cap: 3 })],
  ]);
}

function files(language: Whole): Spoken {
  const facts = { received: 'x', least: 1, most: 2, id: 'a', at: 4, reason: 'skillTwice' };
  return Object.keys(language.fileSentences).flatMap((code) => [
    [`file.${code}.bare`, language.fileProblem(code)],
    [`file.${code}.full`, language.fileProblem(code, 'units.2.hexes', facts)],
  ]);
}

function screens({ screens: { counters, aria }, dialogs: { asked, victory } }: Whole): Spoken {
  const counted = [0, 1, 2, 1500].flatMap(
    (n): Spoken => [
      [`orderPoints.${n}`, counters.orderPoints(n)],
      [`victoryPoints.${n}`, counters.victoryPoints(n)],
      [`armyPoints.${n}`, counters.armyPoints(n)],
      [`hexes.${n}`, counters.hexes(n)],
      [`dice.${n}`, counters.dice(n)],
      [`groupCost.${n}`, counters.groupCost(n)],
      [`threshold.${n}`, counters.threshold(n)],
      [`endOrdersUnits.${n}`, asked.endOrdersUnits(n)],
      [`endOrdersPoints.${n}`, asked.endOrdersPoints(n)],
    ],
  );
  const [unit, square] = position({
    units: [
      { id: 'Infernet', side: 'blue', type: 'lineInfantry', at: [2, 2], panicked: true },
      { id: 'Alton', side: 'blue', type: 'lightInfantry', at: [3, 2], formation: 'square' },
    ],
  }).units;
  return [
    ...counted,
    ['turn', counters.turn(3, 12)],
    ['turnOf', counters.turnOf('Ney')],
    ['decides', counters.decides('Ney')],
    ['rolls', counters.rolls('Ney')],
    ['strength', counters.strength(12, 16)],
    ['resign', asked.resign('Ney')],
    ['winner', victory.winner('Ney')],
    ...(unit && square
      ? ([
          ['unit', aria.unit(unit, ['x'])],
          ['square', aria.unit(square)],
        ] as const)
      : []),
    ...HEX_TERRAINS.flatMap((terrain) =>
      [true, false].map((hill) => [`hex.${terrain}.${hill}`, aria.hex('C7', { terrain, hill })] as const),
    ),
    ...SIDE_TERRAINS.map(
      (terrain, at) =>
        [
          `side.${terrain}`,
          aria.hex('C7', { terrain: 'wood', hill: true, level: at + 1 }, [{ terrain, direction: at % 6 }]),
        ] as const,
    ),
  ];
}

function atTable({ table: { score, scoreOf, pointsShort }, looks }: Whole): Spoken {
  return [
    ...[0, 1, 1500].flatMap(
      (n): Spoken => [
        [`table.score.${n}`, score(n, 822)],
        [`table.scoreOf.${n}`, scoreOf('Ney', n, 822)],
        [`table.scoreOf.${n}.endless`, scoreOf('Ney', n, null)],
        [`table.pointsShort.${n}`, pointsShort(n)],
        [`looks.seen.${n}`, looks.seen('C7', 'D8', n)],
      ],
    ),
    ['looks.threatOf', looks.threatOf('Ney')],
    ['looks.sightTo', looks.sightTo('C7')],
    ['looks.hidden.one', looks.hidden('C7', 'E9', ['D8'])],
    ['looks.hidden.side', looks.hidden('D8', 'E8', ['E8'])],
    ['looks.hidden.two', looks.hidden('C7', 'F9', ['D8', 'E8'])],
  ];
}

/** What a unit may come out of a fight with: nothing, little, or the worst. */
const LOTS = [
  { lost: 0, left: null, regained: null, panicked: false, fled: null, pursued: null, gone: null },
  { lost: 1, left: 9, regained: null, panicked: true, fled: 'C7', pursued: null, gone: null },
  { lost: 0, left: null, regained: 0, panicked: false, fled: null, pursued: 'D8', gone: null },
  { lost: 3, left: null, regained: 2, panicked: false, fled: null, pursued: null, gone: 'destroyed' },
  { lost: 0, left: null, regained: null, panicked: true, fled: 'C7', pursued: null, gone: 'offMap' },
] as const;

const UNDERTAKEN = ['charge', 'assault', 'fire', 'rally', 'flight', 'move'] as const;

function howTold({ told }: Whole): Spoken {
  const { chance, replay } = told;
  return [
    ...UNDERTAKEN.flatMap((kind) => [
      [`told.title.${kind}`, told.title(kind, 'Alton', 'Ney')] as const,
      ...LOTS.map((lot, at) => [`told.lot.${kind}.${at}`, told.lot(kind, lot)] as const),
    ]),
    ['told.holds', told.holds('Ney', 'C7')],
    ['told.nobodyHolds', told.nobodyHolds('C7')],
    ['told.likelihood', told.likelihood(0.125)],
    ['told.passes', chance.passes(0.5)],
    ...[0, 0.4, 1, 2.35].flatMap(
      (mean): Spoken => [
        [`told.hits.${mean}`, chance.hits(mean, 0.3)],
        [`told.saves.${mean}`, chance.saves(mean, 0.3, 0.004)],
      ],
    ),
    ['told.even', chance.even(1, 3)],
    ['told.total', chance.total(2, 12, 7)],
    ['told.lots', chance.lots(0.5)],
    ['told.offer', replay.offer('Ney')],
    ['told.at', replay.at('Ney', 4, 1500)],
  ];
}

/** The names of keys are no sentences. */
const NO_SENTENCE = /^locale$|^name$|^keys\.names\./;

export function spokenBy(language: Whole): Spoken {
  const everything: Spoken = [
    ...plain({ ...language, writing: null }, '').map(([place, text]) => [place.slice(1), text] as const),
    ...refused(language),
    ...terms(language),
    ...atTable(language),
    ...howTold(language),
    ...files(language),
    ...screens(language),
    ...each<Fact>(FACTS, 'facts', (fact) => language.factSentence(fact, names, hexName)),
    ...each<Question>(QUESTIONS, 'questions', (question) => language.questionTitle(question, names)),
    ...each<Choice>(CHOICES, 'choices', (choice) => language.choiceLabel(choice, names, hexName)),
    ...each(FRAMES, 'frames', (frame) => language.frameTitle(frame, names)),
    ...each(PROBLEMS, 'problems', (problem) => language.answerProblem(problem, names)),
    ...each(ROLLS, 'rollTitles', ({ about }) => language.rollTitle(about, names)),
    ...each(ROLLS, 'rolls', ({ about, dice }) => language.rollSentence(about, dice, names)),
    ...each(ROLLS, 'rolled', ({ about, dice, faces, outcome }) =>
      language.rolledSentence(about, dice, faces, outcome, names),
    ),
  ];
  return everything.filter(([place]) => !NO_SENTENCE.test(place));
}
