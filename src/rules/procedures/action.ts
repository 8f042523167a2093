import { fireRefusals, fireTargetRefusals, fireTargets } from '../fire/targets.ts';
import { formationRefusals, formationTargets } from '../formation/formationChange.ts';
import { engagedEnemies } from '../ground/engagement.ts';
import { legalActions, refusedActions, whyNotAction } from '../orders/actions.ts';
import { dutifulActions, dutyRefusals, engagedByMarch, isImpetuous } from '../orders/impetuous.ts';
import { turnedInPanic } from '../orders/refacing.ts';
import type { Choice } from '../state/answers.ts';
import { flightFrame } from '../state/calledFrames.ts';
import { type ActionFrame, DONE, type GameFrame, type RuleProcedure } from '../state/frames.ts';
import { changeUnit, findUnit, type Game, unitOf } from '../state/game.ts';
import { FORMATIONS } from '../state/vocabulary.ts';
import { assaultFrame, assaultOnTheSpot } from './assault.ts';
import { chargeFrame } from './charge.ts';
import { fireFrame } from './fire.ts';
import { fireThenAttackFrame } from './fireThenAttack.ts';
import { formationFrame } from './formation.ts';
import { marchFrame } from './march.ts';
import { rallyFrame } from './rally.ts';

/** The action of one activated unit; `panickedGroup`: it was activated in a group of panicked units (SEQ-10). */
export function actionFrame(unit: string, panickedGroup: boolean): ActionFrame {
  return {
    procedure: 'action',
    at: 'choose',
    unit,
    panickedGroup,
    target: '',
    manoeuvre: 'frontalMarch',
    follow: 'none',
    formation: 'line',
  };
}

type Chosen = { readonly to: ActionFrame['at']; readonly set?: Partial<ActionFrame> };

/** Which heading carries out the action chosen. */
function chosen(choice: Choice): Chosen {
  if (choice.choose !== 'action') return { to: 'finish' };
  switch (choice.action) {
    case 'frontalMarch':
    case 'indirectMarch':
      return { to: 'march', set: { manoeuvre: choice.action } };
    case 'marchThenFire':
      return { to: 'marchFirst', set: { manoeuvre: choice.march, follow: 'fire' } };
    case 'marchThenFormation':
      return { to: 'marchFirst', set: { manoeuvre: choice.march, follow: 'formation' } };
    case 'charge':
    case 'assault':
    case 'fire':
    case 'doubleFire':
      return { to: choice.action, set: { target: choice.target } };
    case 'fireThenAttack':
      return { to: 'fireThenAttack', set: { target: choice.target, attack: choice.attack } };
    case 'formation':
      return { to: 'formation', set: { formation: choice.formation } };
    case 'formationThenFire':
      return { to: 'formationFirst', set: { formation: choice.formation } };
    default:
      return { to: choice.action };
  }
}

/** The enemies an Impetuous unit has come to engage by its march. SKL-17.1. */
function newlyEngaged(g: Game, f: ActionFrame): readonly string[] {
  return f.engaged === undefined || unitOf(g, f.unit).fate !== 'present'
    ? []
    : engagedByMarch(g, unitOf(g, f.unit), f.engaged);
}

function isCarriedAway(g: Game, f: ActionFrame): boolean {
  return newlyEngaged(g, f).length > 0;
}

/** Calls another procedure and ends the action when it returns. */
function through(call: (g: Game, f: ActionFrame) => GameFrame): RuleProcedure<ActionFrame>['march'] {
  return { call, then: () => ({ to: 'finish' }) };
}

/** A shot after a march or a change of formation, or none. FIR-03. */
function shotAfter(after: 'march' | 'none'): RuleProcedure<ActionFrame>['shotChoice'] {
  const ask = after === 'march' ? 'fireAfterMarch' : 'fireAfterFormation';
  return {
    ask: (g, f) => ({
      side: g.side,
      question: { ask, unit: f.unit },
      legal: (): readonly Choice[] => [
        ...(fireRefusals(g, unitOf(g, f.unit), after).length === 0
          ? fireTargets(g, unitOf(g, f.unit)).map((target): Choice => ({ choose: 'shootAt', target }))
          : []),
        { choose: 'holdFire' },
      ],
      refused: () => [],
      whyNot: ({ choose, target }) => {
        const enemy = findUnit(g, target);
        if (choose !== 'shootAt' || !enemy) return [];
        const unit = unitOf(g, f.unit);
        return [...fireRefusals(g, unit, after), ...fireTargetRefusals(g, unit, enemy)];
      },
    }),
    then: (_g, _f, choice) =>
      choice.choose === 'shootAt' ? { to: 'fire', set: { target: choice.target } } : { to: 'finish' },
  };
}

/** One unit's action. SEQ-06, SEQ-07. */
export const action: RuleProcedure<ActionFrame> = {
  choose: {
    ask: (g, f) => ({
      side: g.side,
      question: { ask: 'action', unit: f.unit },
      // ORD-12: the duty of Impetuous units leaves only the attacks that fulfil it
      legal: () => dutifulActions(g, unitOf(g, f.unit), legalActions(g, unitOf(g, f.unit), f.panickedGroup)),
      refused: () => [
        ...refusedActions(g, unitOf(g, f.unit), f.panickedGroup),
        ...dutyRefusals(g, unitOf(g, f.unit), legalActions(g, unitOf(g, f.unit), f.panickedGroup)),
      ],
      whyNot: (choice) => whyNotAction(g, unitOf(g, f.unit), choice),
    }),
    then: (g, f, choice) => {
      if (choice.choose === 'refaceWithoutOrder') return { to: 'finish', ...turnedInPanic(g, choice) };
      const { to, set } = chosen(choice);
      const marches = to === 'march' || to === 'marchFirst';
      const unit = unitOf(g, f.unit);
      const before =
        marches && isImpetuous(unit) ? { engaged: engagedEnemies(g, unit).map(({ id }) => id) } : null;
      return {
        to,
        set: { ...set, ...before },
        game: changeUnit(g, f.unit, { acted: true }),
        facts: choice.choose === 'pass' ? [{ fact: 'passed', unit: f.unit, rule: 'SEQ-08' }] : [],
      };
    },
  },
  march: {
    call: (_g, f) => marchFrame(f.unit, f.manoeuvre),
    then: (g, f) => ({ to: isCarriedAway(g, f) ? 'carriedAway' : 'finish' }),
  },
  evade: through((_g, f) => marchFrame(f.unit, 'evade')),
  flight: through((_g, f) => flightFrame(f.unit, null)),
  charge: through((g, f) => chargeFrame(g, f.unit, f.target)),
  assault: through((g, f) => assaultFrame(g, f.unit, f.target)),
  fire: through((_g, f) => fireFrame(f.unit, f.target)),
  fireThenAttack: through((g, f) => fireThenAttackFrame(g, f.unit, f.target, f.attack ?? 'assault')),
  // SEQ-07 row 9
  doubleFire: through((_g, f) => fireFrame(f.unit, f.target, { double: 'first' })),
  formation: through((_g, f) => formationFrame(f.unit, f.formation)),
  rally: through((_g, f) => rallyFrame(f.unit)),
  // SEQ-07 rows 8 and 13
  marchFirst: {
    call: (_g, f) => marchFrame(f.unit, f.manoeuvre, { follow: f.follow }),
    then: (g, f) => {
      if (unitOf(g, f.unit).fate !== 'present') return { to: 'finish' };
      if (isCarriedAway(g, f)) return { to: 'carriedAway' };
      return { to: f.follow === 'fire' ? 'shotChoice' : 'formationChoice' };
    },
  },
  // SEQ-07 row 10, R-54: a change that the test forbids leaves the shot
  formationFirst: {
    call: (_g, f) => formationFrame(f.unit, f.formation),
    then: () => ({ to: 'shotAfterFormation' }),
  },
  // FIR-03
  shotChoice: shotAfter('march'),
  shotAfterFormation: shotAfter('none'),
  // FRM-17, R-54
  formationChoice: {
    ask: (g, f) => ({
      side: g.side,
      question: { ask: 'formationAfterMarch', unit: f.unit },
      legal: (): readonly Choice[] => [
        ...formationTargets(g, unitOf(g, f.unit)).map(
          (formation): Choice => ({ choose: 'formation', formation }),
        ),
        { choose: 'keepFormation' },
      ],
      refused: () => [],
      whyNot: ({ choose, formation }) => {
        const shape = FORMATIONS.find((one) => one === formation);
        return choose === 'formation' && shape ? formationRefusals(g, unitOf(g, f.unit), shape) : [];
      },
    }),
    then: (_g, _f, choice) =>
      choice.choose === 'formation'
        ? { to: 'formation', set: { formation: choice.formation } }
        : { to: 'finish' },
  },
  // SKL-17.1, R-20: a march that has come to engage enemies becomes an attack on one of them
  carriedAway: {
    ask: (g, f) => ({
      side: g.side,
      question: { ask: 'impetuousAttack', unit: f.unit, targets: newlyEngaged(g, f) },
      legal: () => newlyEngaged(g, f).map((target): Choice => ({ choose: 'attackTarget', target })),
      refused: () => [],
    }),
    then: (_g, f, choice) => {
      const target = choice.choose === 'attackTarget' ? choice.target : f.target;
      return {
        to: 'rashAssault',
        set: { target },
        facts: [{ fact: 'carriedAway', unit: f.unit, target, rule: 'SKL-17.1' }],
      };
    },
  },
  rashAssault: through((g, f) => assaultOnTheSpot(g, f.unit, f.target)),
  finish: { do: () => ({ end: DONE }) },
};
