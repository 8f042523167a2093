/** Everything that may come of a position when each decision is taken as a row takes it: exact, equal positions once. */
import type { Arithmetic } from '../chances/fraction.ts';
import { EVENTS, MEASURES, type Measures, type PlayedOut, type PlayedRow } from '../contract/encounter.ts';
import type { SystemTypes } from '../contract/systemTypes.ts';
import { outcomesOf } from '../engine/dice.ts';
import { BrokenInvariant, canonicalText } from '../engine/interpreter.ts';

/** The values of the measures, in their order; losses in points. */
type Values<M> = readonly M[];

function added<M>(by: Arithmetic<M>, to: Values<M>, more: Values<M>): Values<M> {
  return to.map((value, n) => by.plus(value, more[n] ?? by.zero));
}

/** What tells two positions apart: everything but the count of answers, which no rule reads. */
function keyOf<T extends SystemTypes>(game: T['game'], struck: boolean): string {
  return `${struck} ${JSON.stringify({ ...game, count: null })}`;
}

/** The measures of a row, its losses as shares of full strength. Throws BrokenInvariant where a row takes no legal answer. */
export function weighedPlainly<T extends SystemTypes, M>(
  { engine, isBlow, events, losses, full }: PlayedOut<T>,
  row: PlayedRow<T>,
  by: Arithmetic<M>,
): Measures<M> {
  const known = new Map<string, Values<M>>();
  const none: Values<M> = MEASURES.map(() => by.zero);

  function atEnd(end: T['game'], struck: boolean): Values<M> {
    const happened = events(end, struck);
    const { target, attacker } = losses(end);
    return [...EVENTS.map((event) => Number(happened[event])), target, attacker].map((times) =>
      by.times(by.one, times),
    );
  }

  function from(position: T['game'], struck: boolean): Values<M> {
    const key = keyOf<T>(position, struck);
    const before = known.get(key);
    if (before) return before;
    const values = after(position, struck);
    known.set(key, values);
    return values;
  }

  function after(position: T['game'], struck: boolean): Values<M> {
    const pending = engine.pending(position);
    if (pending.wait === 'over') return atEnd(position, struck);
    if (pending.wait === 'decision') {
      const { decision } = pending;
      const taken = row.takes(position, decision);
      const text = canonicalText(taken);
      if (!decision.legal().some((one) => canonicalText(one) === text))
        throw new BrokenInvariant(`${row.row} takes no legal answer`);
      return from(engine.follow(position, taken), struck);
    }
    const outcomes = outcomesOf(pending.roll.dice);
    const throws = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
    const fromThere = struck || isBlow(pending.roll);
    return outcomes.reduce((sum, { outcome, weight }) => {
      const share = Number(weight) / Number(throws);
      const values = from(engine.follow(position, outcome), fromThere);
      return added(
        by,
        sum,
        values.map((value) => by.part(value, weight, throws, share)),
      );
    }, none);
  }

  const [breaks, destroyed, shaken, stopped, thrown, target, attacker] = from(engine.run(row.game), false);
  const all = { breaks, destroyed, shaken, stopped, thrown };
  const shareOf = (points: M | undefined, whole: number): M =>
    by.part(points ?? by.zero, 1n, BigInt(whole), 1 / whole);
  return {
    ...(all as Readonly<Record<(typeof EVENTS)[number], M>>),
    lossTarget: shareOf(target, full.target),
    lossAttacker: shareOf(attacker, full.attacker),
  };
}
