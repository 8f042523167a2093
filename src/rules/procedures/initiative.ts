import { dutyTargets } from '../orders/impetuous.ts';
import { turnedInPanic } from '../orders/refacing.ts';
import type { Choice } from '../state/answers.ts';
import { activationFrame, flightFrame, moraleFrame } from '../state/calledFrames.ts';
import type { Decision, Next, RuleProcedure, TurnFrame } from '../state/frames.ts';
import { changeUnit, type Game, type Unit } from '../state/game.ts';
import { hasSkill } from '../units/skills.ts';
import { freeToFlee, withoutOrder } from './turnOpening.ts';

type Heading = 'endOfOrders' | 'initiative' | 'restraint' | 'tacticalSense' | 'byItself' | 'lateFlight';

/** Units that no order has reached and that could still act. ORD-13, ORD-14. */
function isIdle(g: Game, u: Unit): boolean {
  return u.side === g.side && u.fate === 'present' && !u.panicked && !u.activated && !u.acted && !u.displaced;
}

/** Impetuous units with a duty that no test has lifted. ORD-13. */
function rash(g: Game, f: TurnFrame): readonly Unit[] {
  return g.units.filter(
    (u) => u.skills.length > 0 && isIdle(g, u) && !f.heldBack?.includes(u.id) && dutyTargets(g, u).length > 0,
  );
}

/** Whether a test may activate the unit: a regimental gun acts only beside a friendly group. ORD-14, SKL-18.3, R-17. */
function maySense(u: Unit): boolean {
  return u.skills.length > 0 && u.type !== 'regimentalGun' && hasSkill(u, 'tacticalSense');
}

/** Units that may test their Tactical sense. ORD-14. */
function keen(g: Game, f: TurnFrame): readonly Unit[] {
  return g.units.filter((u) => maySense(u) && isIdle(g, u) && !f.sensed?.includes(u.id));
}

function initiativeChoice(g: Game, f: TurnFrame): Decision {
  const [must, may] = [rash(g, f), keen(g, f)];
  return {
    side: g.side,
    question: { ask: 'initiative', units: [...new Set([...must, ...may])].map(({ id }) => id) },
    legal: (): readonly Choice[] => [
      ...must.flatMap(({ id }): Choice[] => [
        { choose: 'letLoose', unit: id },
        { choose: 'holdBack', unit: id },
      ]),
      ...may.map(({ id }): Choice => ({ choose: 'tacticalSense', unit: id })),
      ...withoutOrder(g),
      // FLOW-TURN step 6: nobody with a duty is left behind
      ...(must.length > 0 ? [] : [{ choose: 'endInitiative' } as const]),
    ],
    refused: () => [],
  };
}

function only(f: TurnFrame): string {
  return f.group[0] ?? '';
}

/** The unit acts although no order reached it. ORD-13, ORD-14. */
function activated(
  g: Game,
  unit: string,
  why: 'impetuous' | 'tacticalSense',
  set: Partial<Pick<TurnFrame, 'sensed'>> = {},
): Next<TurnFrame> {
  const rule = why === 'impetuous' ? 'ORD-13' : 'ORD-14';
  return {
    to: 'byItself',
    set: { ...set, group: [unit] },
    game: changeUnit(g, unit, { activated: true }),
    facts: [{ fact: 'tookInitiative', unit, why, rule }],
  };
}

/** What a turn does between the last order and the victory conditions. SEQ-04, ORD-13, ORD-14, FLOW-TURN steps 6 and 7. */
export const initiativeSteps: Pick<RuleProcedure<TurnFrame>, Heading> = {
  // what needs no order stays possible, but is no reason to ask again when nothing has happened since.
  endOfOrders: {
    do: (g, f) => {
      const flights = f.group.length > 0 && freeToFlee(g).length > 0;
      return flights || rash(g, f).length > 0 || keen(g, f).length > 0
        ? { to: 'initiative' }
        : { to: 'victory', set: { group: [] } };
    },
  },
  // in the order the owner likes, one after the other, the duties judged anew each time
  initiative: {
    ask: initiativeChoice,
    then: (g, _f, choice) => {
      switch (choice.choose) {
        case 'letLoose':
          return activated(g, choice.unit, 'impetuous');
        case 'holdBack':
          return { to: 'restraint', set: { group: [choice.unit] } };
        case 'tacticalSense':
          return { to: 'tacticalSense', set: { group: [choice.unit] } };
        case 'fleeWithoutOrder':
          return { to: 'lateFlight', set: { group: [choice.unit] } };
        case 'refaceWithoutOrder':
          return { to: 'endOfOrders', set: { group: [choice.unit] }, ...turnedInPanic(g, choice) };
        default:
          return { to: 'victory', set: { group: [] } };
      }
    },
  },
  // ORD-13: the owner's option; a failure lets the unit loose
  restraint: {
    call: (_g, f) => moraleFrame(only(f), 'impetuosity', null),
    then: (g, f, result) => {
      if (result.result !== 'tested' || result.outcome !== 'passed')
        return activated(g, only(f), 'impetuous');
      return {
        to: 'endOfOrders',
        set: { heldBack: [...(f.heldBack ?? []), only(f)] },
        facts: [{ fact: 'heldBack', unit: only(f), rule: 'ORD-13' }],
      };
    },
  },
  // ORD-14
  tacticalSense: {
    call: (_g, f) => moraleFrame(only(f), 'tacticalSense', null),
    then: (g, f, result) => {
      const sensed = [...(f.sensed ?? []), only(f)];
      return result.result === 'tested' && result.outcome === 'passed'
        ? activated(g, only(f), 'tacticalSense', { sensed })
        : { to: 'endOfOrders', set: { sensed } };
    },
  },
  // no gun and no scouts beside it
  byItself: { call: (g, f) => activationFrame(g, f.group), then: () => ({ to: 'endOfOrders' }) },
  lateFlight: {
    call: (_g, f) => flightFrame(only(f), null),
    then: (g, f) => ({
      to: 'endOfOrders',
      game: changeUnit(g, only(f), { activated: true, acted: true }),
    }),
  },
};
