/** Encounters drawn by lot: the exact odds against plays with dice. */
import { describe, expect, test } from 'vitest';
import { FRACTIONS, fractionNumber, fractionText } from '../../../../src/chances/fraction.ts';
import { binomialTest } from '../../../../src/command/binomial.ts';
import {
  ARMS,
  type Combatant,
  DEEDS,
  ENCOUNTER_GROUNDS,
  type Encounter,
  EVENTS,
  type GivenInputs,
  ONTO,
  ORDERS_OF_BATTLE,
  STATUSES,
  TARGET_ANSWERS,
} from '../../../../src/contract/encounter.ts';
import { weighedPlainly } from '../../../../src/encounter/everything.ts';
import { readFaces } from '../../../../src/engine/dice.ts';
import { type Generator, makeGenerator, rollFaces } from '../../../../src/engine/seed.ts';
import { encounters } from '../../../../src/rulesets/casques-et-plumets/encounters.ts';
import { engine } from '../../../../src/rulesets/casques-et-plumets/rules/procedures.ts';
import { playedOf, rowOf, silentOf } from '../../../support/casques.ts';

const PLAYS = 2000;
const WANTED = 20;

function one<T>(of: readonly T[], generator: Generator): T {
  const drawn = of[generator.draw(of.length) - 1];
  if (drawn === undefined) throw new Error('nothing to draw from');
  return drawn;
}

function drawnParty(generator: Generator): Combatant {
  return {
    ...{ arm: one(ARMS, generator), status: one(STATUSES, generator) },
    ...{ formation: one(ORDERS_OF_BATTLE, generator), left: generator.draw(20) },
    ...{ supports: generator.draw(3) - 1, led: generator.draw(2) === 1 },
  };
}

function drawn(generator: Generator): readonly [Encounter, GivenInputs] {
  const told: Encounter = {
    ...{ deed: one(DEEDS, generator), attacker: drawnParty(generator), target: drawnParty(generator) },
    ...{ distance: generator.draw(4), onto: one(ONTO, generator) },
    ...{ ground: one(ENCOUNTER_GROUNDS, generator), answer: one(TARGET_ANSWERS, generator) },
  };
  const inputs = encounters.inputs(told).map(({ input, values }) => [input, one(values, generator)]);
  return [told, Object.fromEntries(inputs)];
}

/** The encounters that the rule answers and that take dice, the first of the stream. */
function answered(): readonly (readonly [Encounter, GivenInputs])[] {
  const generator = makeGenerator('encounters of casques et plumets');
  const found: (readonly [Encounter, GivenInputs])[] = [];
  while (found.length < WANTED) {
    const [told, given] = drawn(generator);
    if (silentOf(told, given) !== null) continue;
    const row = rowOf(playedOf(told, given));
    const settled = engine.pending(engine.run(row.game));
    if (settled.wait !== 'over') found.push([told, given]);
  }
  return found;
}

describe('encounters drawn by lot', () => {
  test.each(answered())('%j, %j', (told, given) => {
    const played = playedOf(told, given);
    const row = rowOf(played);
    const exact = weighedPlainly(played, row, FRACTIONS);
    const always = weighedPlainly(
      {
        ...played,
        events: () => ({ breaks: true, destroyed: true, shaken: true, stopped: true, thrown: true }),
      },
      row,
      FRACTIONS,
    );
    for (const event of EVENTS) expect(fractionText(always[event])).toBe('1');

    const generator = makeGenerator(JSON.stringify([told, given]));
    const counts: Record<string, number> = {};
    const sums = { target: 0, attacker: 0 };
    for (let play = 0; play < PLAYS; play++) {
      let game = engine.run(row.game);
      let struck = false;
      for (let pending = engine.pending(game); pending.wait !== 'over'; pending = engine.pending(game)) {
        if (pending.wait === 'decision') {
          game = engine.follow(game, row.takes(game, pending.decision));
          continue;
        }
        struck ||= played.isBlow(pending.roll);
        const { dice } = pending.roll;
        game = engine.follow(game, readFaces(dice, rollFaces(dice, generator)));
      }
      const events = played.events(game, struck);
      for (const event of EVENTS) counts[event] = (counts[event] ?? 0) + Number(events[event]);
      const lost = played.losses(game);
      sums.target += lost.target / played.full.target;
      sums.attacker += lost.attacker / played.full.attacker;
    }
    // 100 chances are looked at in all: one in a million each leaves no room for bad luck, and the dice are always the same
    for (const event of EVENTS) {
      const chance = fractionNumber(exact[event]);
      expect(binomialTest(PLAYS, chance, counts[event] ?? 0), event).toBeGreaterThan(1e-6);
    }
    // a share spreads by at most a half: five times what the mean of so many plays does
    const wide = (5 * 0.5) / Math.sqrt(PLAYS);
    expect(Math.abs(sums.target / PLAYS - fractionNumber(exact.lossTarget))).toBeLessThan(wide);
    expect(Math.abs(sums.attacker / PLAYS - fractionNumber(exact.lossAttacker))).toBeLessThan(wide);
  });
});
