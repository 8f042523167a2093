/** What a rule system makes of an encounter against plays of it: every event, and every loss by the points it comes to. */
import { FRACTIONS, type Fraction, fractionNumber, fractionText } from '../chances/fraction.ts';
import {
  type EndEvents,
  EVENTS,
  type FormulaRow,
  type PlayedOut,
  type PlayedRow,
} from '../contract/encounter.ts';
import type { SystemTypes } from '../contract/systemTypes.ts';
import { weighedRow } from '../encounter/measured.ts';
import { ownAnswer } from '../engine/plainData.ts';
import { type Generator, makeGenerator, rollFaces } from '../engine/seed.ts';
import { binomialTest } from './binomial.ts';
import type { Comparison } from './oddsTrial.ts';

/** A row against its plays; what does not hold in fractions is a fault. */
export interface RowTrial {
  readonly row: string;
  readonly compared: readonly Comparison[];
  readonly faults: readonly string[];
}

const ROLES = ['target', 'attacker'] as const;
type Reading = (end: SystemTypes['game'], struck: boolean) => boolean;

/** What is read of an end: the events, and for both whether as many points are lost, point by point. */
function readingsOf({ events, losses, full }: PlayedOut<SystemTypes>): ReadonlyMap<string, Reading> {
  return new Map([
    ...EVENTS.map((event): [string, Reading] => [event, (end, struck) => events(end, struck)[event]]),
    ...ROLES.flatMap((role) =>
      Array.from({ length: full[role] }, (_, n): [string, Reading] => [
        lossName(role, n + 1),
        (end) => losses(end)[role] > n,
      ]),
    ),
  ]);
}

function lossName(role: (typeof ROLES)[number], points: number): string {
  return `${role} loses ${points} or more`;
}

/** The exact chances of what is read of the ends, as many at a time as an end has events. */
function chancesOf(
  played: PlayedOut<SystemTypes>,
  row: PlayedRow<SystemTypes>,
  readings: ReadonlyMap<string, Reading>,
): ReadonlyMap<string, Fraction> {
  const chances = new Map<string, Fraction>();
  const names = [...readings.keys()];
  for (let from = 0; from < names.length; from += EVENTS.length) {
    const some = names.slice(from, from + EVENTS.length);
    const events = (end: SystemTypes['game'], struck: boolean): EndEvents =>
      Object.fromEntries(
        EVENTS.map((event, n) => [event, readings.get(some[n] ?? '')?.(end, struck) ?? false]),
      ) as EndEvents;
    const weighed = weighedRow({ ...played, events }, row, FRACTIONS);
    for (const [n, name] of some.entries()) chances.set(name, weighed[EVENTS[n] ?? 'breaks']);
  }
  return chances;
}

/** One play to its end, each die thrown by lot and each question answered as the row answers it. */
function playedOnce(
  { engine, isBlow }: PlayedOut<SystemTypes>,
  { takes }: PlayedRow<SystemTypes>,
  begun: SystemTypes['game'],
  generator: Generator,
): { readonly end: SystemTypes['game']; readonly struck: boolean } {
  let game = begun;
  let struck = false;
  for (;;) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') return { end: game, struck };
    const at = game.count.answers;
    if (pending.wait === 'roll') struck ||= isBlow(pending.roll);
    const answer =
      pending.wait === 'roll'
        ? { at, faces: rollFaces(pending.roll.dice, generator), source: 'seed' }
        : { at, choice: takes(game, pending.decision) };
    const answered = engine.answer(game, ownAnswer(answer));
    if (!answered.ok) throw new Error(JSON.stringify(answered.why));
    game = answered.game;
  }
}

function countsOf(
  played: PlayedOut<SystemTypes>,
  row: PlayedRow<SystemTypes>,
  readings: ReadonlyMap<string, Reading>,
  plays: number,
  seed: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const begun = played.engine.settle(row.game).game;
  const generator = makeGenerator(seed);
  for (let play = 0; play < plays; play++) {
    const { end, struck } = playedOnce(played, row, begun, generator);
    for (const [name, reads] of readings)
      if (reads(end, struck)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The chances of all ends together, once for each event. */
function wholesOf(played: PlayedOut<SystemTypes>, row: PlayedRow<SystemTypes>): readonly string[] {
  const always = { breaks: true, destroyed: true, shaken: true, stopped: true, thrown: true };
  const weighed = weighedRow({ ...played, events: () => always }, row, FRACTIONS);
  return EVENTS.map((event) => fractionText(weighed[event]));
}

/**
 * A row of an encounter against so many plays. The measures are those the screens show; that the mean of a loss is what its
 * chances point by point come to, and that all chances together are 1, is asked in fractions.
 */
export function rowTrial(
  played: PlayedOut<SystemTypes>,
  row: PlayedRow<SystemTypes>,
  plays: number,
  seed: string,
): RowTrial {
  const readings = readingsOf(played);
  const chances = chancesOf(played, row, readings);
  const counts = countsOf(played, row, readings, plays, seed);
  const shown = weighedRow(played, row, FRACTIONS);
  const faults: string[] = [];

  function expectSame(name: string, found: Fraction | undefined, wanted: Fraction): void {
    const [one, other] = [found ? fractionText(found) : 'nothing', fractionText(wanted)];
    if (one !== other) faults.push(`${name}: ${one}, shown ${other}`);
  }

  for (const event of EVENTS) expectSame(event, chances.get(event), shown[event]);
  for (const [role, measure] of [
    ['target', 'lossTarget'],
    ['attacker', 'lossAttacker'],
  ] as const) {
    const points = Array.from({ length: played.full[role] }, (_, n) => chances.get(lossName(role, n + 1)));
    const mean = points.reduce<Fraction>(
      (sum, more) => FRACTIONS.plus(sum, more ?? FRACTIONS.zero),
      FRACTIONS.zero,
    );
    const whole = played.full[role];
    expectSame(measure, FRACTIONS.part(mean, 1n, BigInt(whole), 1 / whole), shown[measure]);
  }
  for (const whole of wholesOf(played, row))
    if (whole !== '1') faults.push(`all chances together are ${whole}`);

  const compared = [...chances].map(([name, exact]): Comparison => {
    const [chance, times] = [fractionNumber(exact), counts.get(name) ?? 0];
    // a chance that is rounded to 0 or 1 is neither
    const rounded = (chance === 0 && exact.over > 0n) || (chance === 1 && exact.over < exact.under);
    return { name, chance, times, likely: rounded ? 1 : binomialTest(plays, chance, times) };
  });
  return { row: row.row, compared, faults };
}

/** What does not hold of a row that is reckoned by a formula: its results are all there is. */
export function formulaFaults({ row, results, measures }: FormulaRow): readonly string[] {
  const faults: string[] = [];
  const whole = results.reduce((sum, { chance }) => FRACTIONS.plus(sum, chance), FRACTIONS.zero);
  if (fractionText(whole) !== '1') faults.push(`${row}: all results together are ${fractionText(whole)}`);
  const held = FRACTIONS.plus(measures.breaks, measures.shaken);
  if (held.over > held.under) faults.push(`${row}: who breaks and who is shaken are more than all`);
  return faults;
}

/** How many of them tell anything: the others are certain, and must be so. */
export function testsAmong(compared: readonly Comparison[]): number {
  return compared.filter(({ chance }) => chance > 0 && chance < 1).length;
}
