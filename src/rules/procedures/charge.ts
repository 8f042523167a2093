import { chargeEnds, isLookedAtAside, mustTakeFront, routeIsOpen } from '../attack/chargeConditions.ts';
import { joinersOf, pursuitPrey } from '../attack/secondPursuer.ts';
import { isDoubled, pursuitDistance } from '../combat/combatFactor.ts';
import { engages, grapplersOf } from '../ground/engagement.ts';
import { breakOffEnds } from '../movement/evade.ts';
import { mayPursueMove } from '../movement/run.ts';
import { isImpetuous } from '../orders/impetuous.ts';
import {
  impetuousVsFreshSquare,
  pursuitAfterElimination,
  secondPursuerAttacks,
} from '../state/actionHouseRules.ts';
import type { Choice } from '../state/answers.ts';
import { type ChargeFrame, type Decision, DONE, type Next, type RuleProcedure } from '../state/frames.ts';
import { type Game, unitOf } from '../state/game.ts';
import type { RuleId } from '../state/vocabulary.ts';
import { isCavalry } from '../units/units.ts';
import { declared, inVain, reactionsTo } from './declaration.ts';
import { afterShock, friendMayStrike, friendStrikeSteps } from './friendStrike.ts';
import { marchFrame } from './march.ts';
import { pursuitFrame } from './pursuit.ts';
import { secondPursuitSteps } from './secondPursuit.ts';
import { shockFrame } from './shock.ts';

/**
 * A charge as it is declared. A target that looks at the charger beside what lies directly in front, by the option of R-82,
 * is one of those who watch: nobody covers his own flank, so that it counts where he has evaded. R-08.
 */
export function chargeFrame(g: Game, charger: string, target: string): ChargeFrame {
  const [u, aim] = [unitOf(g, charger), unitOf(g, target)];
  const declaration = declared(g, charger, target);
  return {
    procedure: 'charge',
    at: 'declare',
    charger,
    target,
    ...declaration,
    ...(isLookedAtAside(g, u, aim) ? { protectors: [...declaration.protectors, target] } : {}),
    frontOnly: mustTakeFront(g, u, aim),
    openRoute: true,
    counterCharged: false,
    squareFormed: false,
    targetLost: 0,
  };
}

/** The statement by which a charge ends so. */
const ENDED_BY = {
  declined: 'CHG-30',
  shaken: 'CHG-29',
  targetGone: 'CHG-35',
  brokeOff: 'CHG-31',
  fought: 'CHG-32',
} as const;

function over(f: ChargeFrame, why: keyof typeof ENDED_BY, rule: RuleId = ENDED_BY[why]): Next<ChargeFrame> {
  return { end: DONE, facts: [{ fact: 'attackEnded', unit: f.charger, why, rule }] };
}

function attackChoice(g: Game, f: ChargeFrame): Decision {
  const charger = unitOf(g, f.charger);
  // CHG-31, R-104
  const mayBreakOff = f.squareFormed && isCavalry(charger);
  // SKL-17.1, R-20
  const mustStrike = isImpetuous(charger);
  const mayYield = !mustStrike || impetuousVsFreshSquare(g) === 'may_break_off';
  return {
    side: charger.side,
    question: { ask: 'attack', unit: f.charger, target: f.target, attack: 'charge' },
    legal: (): readonly Choice[] => [
      { choose: 'attack' },
      ...(mustStrike ? [] : [{ choose: 'decline' } as const]),
      ...(mayBreakOff && mayYield && breakOffEnds(g, charger).length > 0
        ? [{ choose: 'breakOff' } as const]
        : []),
    ],
    refused: () => [],
  };
}

function pursuitTargets(g: Game, f: ChargeFrame): readonly string[] {
  return pursuitPrey(g, unitOf(g, f.charger));
}

/** The charger has done with its pursuit: the friend beside it may still attack where the house rule lets it. R-71. */
function closed(g: Game, f: ChargeFrame, why: 'declined' | 'targetGone' | 'fought'): Next<ChargeFrame> {
  const { facts } = over(f, why, 'CHG-37');
  const goesOn = f.joiner !== undefined && secondPursuerAttacks(g);
  return { ...(goesOn ? { to: 'joinerTargets' } : { end: DONE }), ...(facts ? { facts } : {}) };
}

/** Who had the charger in its cone when the charge was declared: whoever had to be met in front, too, and has evaded. R-08. */
function watchers({ protectors, frontOnly, target }: ChargeFrame): readonly string[] {
  return frontOnly ? [...protectors, target] : protectors;
}

/** FLOW-CHARGE. */
export const charge: RuleProcedure<ChargeFrame> = {
  declare: {
    do: (g, f) => ({
      to: chargeEnds(g, unitOf(g, f.charger), unitOf(g, f.target)).length > 0 ? 'move' : 'inVain',
      facts: [
        { fact: 'chargeDeclared', unit: f.charger, target: f.target, distance: f.distance, rule: 'CHG-05' },
      ],
    }),
  },
  // CHG-11, R-86: back in its place, at a cost
  inVain: inVain((f) => f.charger, 'CHG-11'),
  // CHG-10 to CHG-12
  move: {
    call: (_g, f) => marchFrame(f.charger, 'charge', { target: f.target, frontOnly: f.frontOnly }),
    // MAN-17: under options it may have paid for its charge with its last points
    then: (g, f, result) =>
      unitOf(g, f.charger).fate === 'present'
        ? { to: 'reaction', set: { openRoute: result.result === 'moved' && result.openRoute } }
        : { end: DONE },
  },
  // CHG-13 to CHG-29
  reaction: {
    call: (g, f) => reactionsTo(g, 'charge', f.charger, f.target, f),
    then: (_g, f, result) => {
      if (result.result !== 'reacted') return { end: DONE };
      if (result.ended) return over(f, 'shaken');
      const { counterCharged, squareFormed, targetLost, counterCharger } = result;
      const set = { counterCharged, squareFormed, targetLost, ...(counterCharger ? { counterCharger } : {}) };
      return { to: result.gone ? 'aftermath' : 'attack', set };
    },
  },
  // CHG-30
  attack: {
    ask: attackChoice,
    then: (_g, f, choice) => {
      if (choice.choose === 'attack') return { to: 'shock' };
      return choice.choose === 'breakOff' ? { to: 'breakOff' } : over(f, 'declined');
    },
  },
  breakOff: { call: (_g, f) => marchFrame(f.charger, 'breakOff'), then: (_g, f) => over(f, 'brokeOff') },
  // CHG-32
  shock: {
    call: (g, f) =>
      shockFrame(f.charger, f.target, 'charge', {
        doubled: isDoubled(g, unitOf(g, f.charger), unitOf(g, f.target), f),
        protectors: f.protectors,
        targetLost: f.targetLost,
        ...(f.earlier === undefined ? {} : { earlier: f.earlier }),
      }),
    then: (g, f, result) => {
      const { targetGone, destroyed, chargerLost } =
        result.result === 'fought' ? result : { targetGone: false, destroyed: false, chargerLost: 0 };
      // without a test a panicked target may have stayed
      const isTold = destroyed && unitOf(g, f.target).panicked && !pursuitAfterElimination(g);
      const told = isTold ? ({ mobDestroyed: true } as const) : {};
      return friendMayStrike(g, f)
        ? { to: 'friendStrike', set: { targetGone, chargerLost, ...told } }
        : afterShock(f, targetGone, told);
    },
  },
  ...friendStrikeSteps,
  // CHG-35, MAN-20, R-69: a third unit in contact forbids the pursuit; a target that could not get away is its object
  aftermath: {
    do: (g, f) => {
      const charger = unitOf(g, f.charger);
      const target = unitOf(g, f.target);
      if (charger.fate !== 'present' || charger.panicked) return { end: DONE };
      // destroyed where it stood, not on its flight
      const stood = !target.panicked || f.mobDestroyed === true;
      if (target.fate === 'eliminated' && stood && !pursuitAfterElimination(g)) return over(f, 'targetGone');
      const contacts = grapplersOf(g, charger);
      const joiners = joinersOf(g, charger);
      const set = joiners.length > 0 ? { joiners } : {};
      if (contacts.some((enemy) => enemy.id !== f.target))
        return { end: DONE, facts: [{ fact: 'noPursuit', unit: f.charger, rule: 'MAN-20' }] };
      if (contacts.length === 0) return { to: mayPursueMove(g, charger) ? 'pursue' : 'pursuitTargets', set };
      // FLOW-CHARGE step 18: a pursuit of length 0, which a friend may join all the same
      if (!engages(g, charger, target) && joiners.length === 0)
        return { end: DONE, facts: [{ fact: 'noPursuit', unit: f.charger, rule: 'MAN-20' }] };
      // SKL-17.2: a companion that would have to go along goes only if the charger pursues at all, R-71
      const isBinding = joiners.some((id) => isImpetuous(unitOf(g, id)));
      return { to: isBinding ? 'pursue' : 'joined', set };
    },
  },
  pursue: {
    ask: (g, f) => ({
      side: unitOf(g, f.charger).side,
      question: { ask: 'pursue', unit: f.charger },
      // SKL-17.2
      legal: (): readonly Choice[] =>
        isImpetuous(unitOf(g, f.charger))
          ? [{ choose: 'pursue' }]
          : [{ choose: 'pursue' }, { choose: 'decline' }],
      refused: () => [],
    }),
    then: (g, f, choice) => {
      if (choice.choose !== 'pursue') return over(f, 'targetGone');
      // of length 0 where the target could not get away
      return { to: grapplersOf(g, unitOf(g, f.charger)).length > 0 ? 'joined' : 'pursuit' };
    },
  },
  pursuit: {
    call: (_g, f) => pursuitFrame(f.charger),
    then: (_g, f, result) => ({
      to: 'joined',
      set: { openRoute: f.openRoute && result.result === 'moved' && result.openRoute },
    }),
  },
  ...secondPursuitSteps,
  pursuitTargets: {
    do: (g, f) => (pursuitTargets(g, f).length > 0 ? { to: 'pursuitAttack' } : closed(g, f, 'targetGone')),
  },
  // CHG-37
  pursuitAttack: {
    ask: (g, f) => ({
      side: unitOf(g, f.charger).side,
      question: { ask: 'pursuitAttack', unit: f.charger, targets: pursuitTargets(g, f) },
      legal: () => [
        ...pursuitTargets(g, f).map((target): Choice => ({ choose: 'attackTarget', target })),
        // SKL-17.1
        ...(isImpetuous(unitOf(g, f.charger)) ? [] : [{ choose: 'decline' } as const]),
      ],
      refused: () => [],
    }),
    then: (g, f, choice) =>
      choice.choose === 'attackTarget'
        ? { to: 'pursuitShock', set: { target: choice.target, protectors: watchers(f) } }
        : closed(g, f, 'declined'),
  },
  // CHG-37, CHG-38, R-70: a counter-charge against the first attack no longer matters; no second pursuit
  pursuitShock: {
    call: (g, f) => {
      const charger = unitOf(g, f.charger);
      const target = unitOf(g, f.target);
      const openRoute = f.openRoute && routeIsOpen(g, charger.hexes[0], []);
      return shockFrame(f.charger, f.target, 'pursuit', {
        doubled: isDoubled(g, charger, target, {
          openRoute,
          counterCharged: false,
          distance: pursuitDistance(g, f.distance),
        }),
        // it is the charge that was declared
        protectors: f.protectors,
        targetLost: 0,
      });
    },
    then: (g, f) => closed(g, f, 'fought'),
  },
};
