/** The measures and their one definition each, and whatever stands in and under the columns. */
import type { Input, MeasureName, Role } from '../../../contract/encounter.ts';
import type { TotalRead } from '../../../contract/reading.ts';
import type { Dice } from '../../../engine/dice.ts';
import { english } from '../writing.ts';

const { count, number, signed } = english;

/** A chance or a share in per cent, finer the nearer to nothing and to all: what may happen is never 0, nor 100 what may fail. */
function percent(share: number): string {
  if (share <= 0) return '0%';
  if (share > 1 - 1e-12) return '100%';
  if (share < 0.0001) return '< 0.01%';
  if (share > 0.9999) return '> 99.99%';
  const digits = share < 0.001 || share > 0.9995 ? 2 : 1;
  return share.toLocaleString('en-GB', {
    ...{ style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
}

const measures: Readonly<Record<MeasureName, string>> = {
  breaks: 'Target breaks',
  destroyed: 'of it, destroyed',
  shaken: 'Shaken, but holds',
  stopped: 'Attacker stopped',
  thrown: 'Attacker thrown',
  lossTarget: 'Loss of the target',
  lossAttacker: 'Loss of the attacker',
};

const definitions: Readonly<Record<MeasureName, string>> = {
  breaks: 'The chance that the target is destroyed or off its ground at the end. Else it keeps its ground.',
  destroyed: 'The chance that the target is destroyed: a part of the chance that it breaks.',
  shaken: 'The chance that the target holds its ground, and is the worse for it.',
  stopped: 'The chance that the attacker never comes to blows.',
  thrown: 'The chance that the attacker is destroyed, flees or recoils.',
  lossTarget: 'What the target may expect to lose, as a share of its full strength.',
  lossAttacker: 'What the attacker may expect to lose, as a share of its full strength.',
};

const unknown: Readonly<Record<MeasureName, string>> = {
  breaks: 'the text does not say who leaves the ground',
  destroyed: 'the text destroys nobody',
  shaken: 'the text has no state between holding and leaving',
  stopped: 'the text does not stop an attacker before the blows',
  thrown: 'the text says nothing of what becomes of the attacker',
  lossTarget: 'the text takes no losses from the target',
  lossAttacker: 'the text takes no losses from the attacker',
};

const origins: Readonly<Record<Input['from'], string>> = {
  text: 'given by the text',
  ruling: 'a reading of the text',
  assumed: 'assumed: the text at hand is silent',
};

const roles: Readonly<Record<Role, string>> = { attacker: 'attacker', target: 'target' };

/** The faces that count the same, joined. */
function facesOf(counts: readonly number[]): string {
  const values = [...new Set(counts)];
  const told = values.map((value) => {
    const faces = counts.flatMap((one, at) => (one === value ? [at + 1] : []));
    return `${faces.join(' or ')} counts ${value}`;
  });
  return told.join(', ');
}

/** `counted`: what each die is that counts, where it is told. */
function dice(thrown: Dice, counted: string | null): string {
  switch (thrown.dice) {
    case 'pool': {
      const from = thrown.from >= 6 ? 'a 6' : `${thrown.from} or more`;
      const read = counted === null ? ' counts' : `: ${counted}`;
      return `${count(thrown.count, 'die', 'dice')}, ${from}${read}${thrown.six === 2 ? ', a 6 twice' : ''}`;
    }
    case 'sum': {
      const drop = thrown.drop === 'none' ? '' : ` without the ${thrown.drop}`;
      const plus = thrown.plus === 0 ? '' : ` ${thrown.plus < 0 ? '−' : '+'} ${Math.abs(thrown.plus)}`;
      return `${count(thrown.count, 'die', 'dice')}${thrown.count > 1 ? ' added up' : ''}${drop}${plus}`;
    }
    case 'table':
      return count(thrown.count, 'die', 'dice');
    case 'draw':
      return `one of ${number(thrown.among)} by lot`;
  }
}

export const figures = {
  percent,
  number,
  measures,
  definitions,
  measure: 'Measure',
  caption: 'What each system makes of the encounter',
  tableNote: 'Press a measure for what it means.',
  notKnown: (system: string, measure: MeasureName) => `${system}: ${unknown[measure]}.`,
  dash: 'none',
  silent: 'silent',
  working: 'reckoning',
  before: 'Of what stood there before',
  failed: 'failed',
  stopped: 'stopped',
  reckonOn: 'Reckon on',
  worksAt: (systems: readonly string[]) => `Reckoning: ${systems.join(', ')}`,
  notAnswered: 'The target does nothing: what it is told to do is not possible here.',
  restsOn: 'Rests on:',
  results: 'Results',
  assumptions: 'Assumptions and readings',
  noAssumptions: 'Nothing is assumed: the text answers by itself.',
  origins,
  more: (n: number) => `${number(n)} more`,
  usual: 'Usual values',
  backToUsual: (input: string, value: string) => `${input}: back to ${value}, as usual`,
  changed: 'changed',
  takenFor: 'What it takes them for',
  toField: 'To the field',
  toFieldNote: 'Sets the encounter up on its own field, where every roll can be followed.',
  noField: 'This cannot be set up on its field.',
  course: 'Step by step',
  courseNote: 'The likeliest course, each roll falling as it falls most often.',
  sumOf: 'Sum',
  by: (role: Role) => `by the ${roles[role]}`,
  term: (term: { readonly amount: number } | { readonly factor: number } | { readonly cap: number }) =>
    'amount' in term
      ? signed(term.amount)
      : 'factor' in term
        ? `× ${number(term.factor)}`
        : `at most ${number(term.cap)}`,
  dice,
  facesCount: facesOf,
  likeliest: (outcome: string) => `likeliest: ${outcome}`,
  /** A total or several, one bound of which may be open, and what they come to. */
  totalRead: ({ least, most }: Pick<TotalRead, 'least' | 'most'>, result: string) => {
    if (least === null) return most === null ? `whatever falls: ${result}` : `${most} or less: ${result}`;
    if (most === null) return `${least} or more: ${result}`;
    return least === most ? `${least}: ${result}` : `${least} to ${most}: ${result}`;
  },
  faceRead: (faces: readonly string[], result: string) =>
    `${[faces.slice(0, -1).join(', '), ...faces.slice(-1)].filter((one) => one !== '').join(' or ')}: ${result}`,
  legend: {
    title: 'Key',
    brackets: '(…) another policy or another reading, named under its column',
    dotted: 'a dotted line: the figure rests on something assumed',
    dash: '– the text knows no such thing; press it for the reason',
    assumed: 'assumed, the text at hand being silent',
    ruling: 'a reading of the text',
  },
};
