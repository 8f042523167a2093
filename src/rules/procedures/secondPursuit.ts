import { routeIsOpen } from '../attack/chargeConditions.ts';
import { pursuitPrey, readyJoiners } from '../attack/secondPursuer.ts';
import { isDoubled, pursuitDistance } from '../combat/combatFactor.ts';
import { isImpetuous } from '../orders/impetuous.ts';
import type { Choice } from '../state/answers.ts';
import { type ChargeFrame, type Decision, DONE, type Next, type RuleProcedure } from '../state/frames.ts';
import { type Game, unitOf } from '../state/game.ts';
import { refusal } from '../state/reasons.ts';
import { pursuitFrame } from './pursuit.ts';
import { shockFrame } from './shock.ts';

type Heading = 'joined' | 'joiner' | 'joinerPursuit' | 'joinerTargets' | 'joinerAttack' | 'joinerShock';

function joinerOf(f: ChargeFrame): string {
  return f.joiner ?? '';
}

function ended(f: ChargeFrame, why: 'declined' | 'fought'): Next<ChargeFrame> {
  return { end: DONE, facts: [{ fact: 'attackEnded', unit: joinerOf(f), why, rule: 'CHG-36' }] };
}

/** Who goes along, if anyone: an Impetuous unit that can must, and nobody else in its place. CHG-36, SKL-17.2. */
function companionChoice(g: Game, f: ChargeFrame): Decision {
  const units = readyJoiners(g, f.joiners);
  const bound = units.filter((id) => isImpetuous(unitOf(g, id)));
  const [first] = bound;
  const follow = (unit: string): Choice => ({ choose: 'secondPursuer', unit });
  const free: readonly Choice[] = [
    ...units.filter((id) => !bound.includes(id)).map(follow),
    { choose: 'decline' },
  ];
  return {
    side: unitOf(g, f.charger).side,
    question: { ask: 'secondPursuer', unit: f.charger, units },
    legal: () => (first === undefined ? free : bound.map(follow)),
    refused: () => {
      if (first === undefined) return [];
      const reasons = [refusal('SKL-17.2', 'impetuousMustPursue', { unit: first })];
      return free.map((choice) => ({ choice, reasons }));
    },
  };
}

/** The friend that pursues beside the charger: after the charger's move, before its attack. CHG-36, SKL-18.4, R-71. */
export const secondPursuitSteps: Pick<RuleProcedure<ChargeFrame>, Heading> = {
  joined: {
    do: (g, f) => ({ to: readyJoiners(g, f.joiners).length > 0 ? 'joiner' : 'pursuitTargets' }),
  },
  joiner: {
    ask: companionChoice,
    then: (_g, f, choice) =>
      choice.choose === 'secondPursuer'
        ? {
            to: 'joinerPursuit',
            set: { joiner: choice.unit },
            facts: [{ fact: 'joinsPursuit', unit: choice.unit, charger: f.charger, rule: 'CHG-36' }],
          }
        : { to: 'pursuitTargets' },
  },
  joinerPursuit: {
    call: (_g, f) => pursuitFrame(joinerOf(f)),
    then: (_g, _f, result) => ({
      to: 'pursuitTargets',
      set: { joinerRoute: result.result === 'moved' && result.openRoute },
    }),
  },
  // R-71 second_pursuer_attacks: once the charger has done with its own attack
  joinerTargets: {
    do: (g, f) =>
      pursuitPrey(g, unitOf(g, joinerOf(f))).length > 0 ? { to: 'joinerAttack' } : { end: DONE },
  },
  joinerAttack: {
    ask: (g, f) => {
      const joiner = unitOf(g, joinerOf(f));
      const targets = pursuitPrey(g, joiner);
      return {
        side: joiner.side,
        question: { ask: 'pursuitAttack', unit: joiner.id, targets },
        legal: () => [
          ...targets.map((target): Choice => ({ choose: 'attackTarget', target })),
          ...(isImpetuous(joiner) ? [] : [{ choose: 'decline' } as const]),
        ],
        refused: () => [],
      };
    },
    then: (_g, f, choice) =>
      choice.choose === 'attackTarget'
        ? { to: 'joinerShock', set: { target: choice.target } }
        : ended(f, 'declined'),
  },
  // the charge's distance counts for its companion too, its own way must be open
  joinerShock: {
    call: (g, f) => {
      const [joiner, target] = [unitOf(g, joinerOf(f)), unitOf(g, f.target)];
      const openRoute = f.joinerRoute === true && routeIsOpen(g, joiner.hexes[0], []);
      return shockFrame(joiner.id, f.target, 'pursuit', {
        doubled: isDoubled(g, joiner, target, {
          openRoute,
          counterCharged: false,
          distance: pursuitDistance(g, f.distance),
        }),
        protectors: [],
        targetLost: 0,
      });
    },
    then: (_g, f) => ended(f, 'fought'),
  },
};
