/** Encounters drawn by lot, by Alexandre et Bayard: the exact chances against plays of them. */
import { expect, test } from 'vitest';
import { FRACTIONS, fractionNumber, fractionText } from '../../../src/chances/fraction.ts';
import {
  ARMS,
  type Combatant,
  DEEDS,
  type Encounter,
  EVENTS,
  type PlayedRow,
  STATUSES,
} from '../../../src/contract/encounter.ts';
import { weighedPlainly } from '../../../src/encounter/everything.ts';
import { facesOf, readFaces } from '../../../src/engine/dice.ts';
import { encounters } from '../../../src/rulesets/alexandre-et-bayard/encounters.ts';
import { type AbTypes, ARMOURS } from '../../../src/rulesets/alexandre-et-bayard/rules/state.ts';
import { abPlayed } from '../../support/abPlay.ts';
import { encounter, party } from '../../support/encounters.ts';
import { type Chance, chance } from '../../support/randomPosition.ts';

const ENCOUNTERS = 20;
const PLAYS = 2000;
/** Over 20 encounters, two readings, three events and two losses each: a thousandth for all of them together. */
const FARTHEST_OFF = 4.6;

function drawnParty(c: Chance): Combatant {
  return party(c.one(ARMS), {
    ...{ status: c.one(STATUSES), left: 1 + c.below(20), supports: c.below(5), led: c.happens(0.3) },
  });
}

function drawn(c: Chance): {
  readonly told: Encounter;
  readonly given: Readonly<Record<string, string | number>>;
} {
  for (;;) {
    const deed = c.one(DEEDS);
    const told = encounter({
      ...{ deed, attacker: drawnParty(c), target: drawnParty(c), distance: 1 + c.below(6) },
    });
    const given = {
      targetArmour: c.one(ARMOURS),
      attackerArmour: c.one(ARMOURS),
      targetRoom: c.below(5),
      ...(c.happens(0.5) ? { cancels: 'one_in_all' } : {}),
      ...(c.happens(0.5) ? { special_on_yellow: 'fire_too' } : {}),
    };
    if (encounters.answer(told, given).kind === 'played') return { told, given };
  }
}

/** One play to its end, each die thrown by lot. */
function thrown(
  { engine, isBlow }: ReturnType<typeof abPlayed>,
  row: PlayedRow<AbTypes>,
  c: Chance,
): { readonly end: AbTypes['game']; readonly struck: boolean } {
  let game = engine.run(row.game);
  let struck = false;
  for (;;) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') return { end: game, struck };
    if (pending.wait === 'decision') {
      game = engine.follow(game, row.takes(game, pending.decision));
      continue;
    }
    const { roll } = pending;
    const { count, sides } = facesOf(roll.dice);
    struck ||= isBlow(roll);
    game = engine.follow(
      game,
      readFaces(
        roll.dice,
        Array.from({ length: count }, () => 1 + c.below(sides)),
      ),
    );
  }
}

test.each(Array.from({ length: ENCOUNTERS }, (_, n) => n + 1))(
  'AB-P1, AB-P2: drawn encounter %i falls as its chances say',
  (number) => {
    const { told, given } = drawn(chance(`ab-${number}`));
    const played = abPlayed(told, given);
    for (const row of played.rows) {
      const exact = weighedPlainly(played, row, FRACTIONS);
      const c = chance(`ab-${number}-${row.row}`);
      const plays = Array.from({ length: PLAYS }, () => {
        const { end, struck } = thrown(played, row, c);
        const { target, attacker } = played.losses(end);
        const events = played.events(end, struck);
        return {
          ...Object.fromEntries(EVENTS.map((event) => [event, Number(events[event])])),
          ...{ lossTarget: target / played.full.target, lossAttacker: attacker / played.full.attacker },
        };
      });
      for (const measure of [...EVENTS, 'lossTarget', 'lossAttacker'] as const) {
        const values = plays.map((play: Readonly<Record<string, number>>) => play[measure] ?? Number.NaN);
        const mean = values.reduce((sum, value) => sum + value, 0) / PLAYS;
        const chanceOf = fractionNumber(exact[measure]);
        const spread =
          measure === 'lossTarget' || measure === 'lossAttacker'
            ? Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / PLAYS)
            : Math.sqrt(chanceOf * (1 - chanceOf));
        // a thousandth for rare events, whose spread the plays may not show
        const most = (FARTHEST_OFF * spread) / Math.sqrt(PLAYS) + 1e-3;
        expect(Math.abs(mean - chanceOf), `${number} ${row.row} ${measure}`).toBeLessThanOrEqual(most);
      }
    }
  },
);

test('AB-P1, AB-P2: the chances of all ends of a drawn encounter are 1 together', () => {
  for (let number = 1; number <= ENCOUNTERS; number++) {
    const { told, given } = drawn(chance(`ab-${number}`));
    const played = abPlayed(told, given);
    const always = { breaks: true, destroyed: true, shaken: true, stopped: true, thrown: true };
    for (const row of played.rows) {
      const mass = weighedPlainly({ ...played, events: () => always }, row, FRACTIONS);
      expect(fractionText(mass.breaks)).toBe('1');
    }
  }
});
