import { legalActions, refusedActions } from '../actions.ts';
import type { Choice } from '../answers.ts';
import { formationTargets } from '../formationChange.ts';
import { type ActionFrame, DONE, type GameFrame, type RuleProcedure } from '../frames.ts';
import { changeUnit, type Game, unitOf } from '../game.ts';
import { fireRefusals, fireTargets } from '../targets.ts';
import { assaultFrame } from './assault.ts';
import { chargeFrame } from './charge.ts';
import { fireFrame } from './fire.ts';
import { flightFrame } from './flight.ts';
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
      return { to: choice.action, set: { target: choice.target } };
    case 'formation':
      return { to: 'formation', set: { formation: choice.formation } };
    default:
      return { to: choice.action };
  }
}

/** Calls another procedure and ends the action when it returns. */
function through(call: (g: Game, f: ActionFrame) => GameFrame): RuleProcedure<ActionFrame>['march'] {
  return { call, then: () => ({ to: 'finish' }) };
}

/** One unit's action. SEQ-06, SEQ-07. */
export const action: RuleProcedure<ActionFrame> = {
  choose: {
    ask: (g, f) => ({
      side: g.side,
      question: { ask: 'action', unit: f.unit },
      legal: () => legalActions(g, unitOf(g, f.unit), f.panickedGroup),
      refused: () => refusedActions(g, unitOf(g, f.unit), f.panickedGroup),
    }),
    then: (g, f, choice) => ({
      ...chosen(choice),
      game: changeUnit(g, f.unit, { acted: true }),
      facts: choice.choose === 'pass' ? [{ fact: 'passed', unit: f.unit }] : [],
    }),
  },
  march: through((_g, f) => marchFrame(f.unit, f.manoeuvre)),
  evade: through((_g, f) => marchFrame(f.unit, 'evade')),
  flight: through((_g, f) => flightFrame(f.unit, null)),
  charge: through((g, f) => chargeFrame(g, f.unit, f.target)),
  assault: through((g, f) => assaultFrame(g, f.unit, f.target)),
  fire: through((_g, f) => fireFrame(f.unit, f.target)),
  formation: through((_g, f) => formationFrame(f.unit, f.formation)),
  rally: through((_g, f) => rallyFrame(f.unit)),
  // SEQ-07 rows 8 and 13
  marchFirst: {
    call: (_g, f) => marchFrame(f.unit, f.manoeuvre, { follow: f.follow }),
    then: (g, f) => {
      if (unitOf(g, f.unit).fate !== 'present') return { to: 'finish' };
      return { to: f.follow === 'fire' ? 'shotChoice' : 'formationChoice' };
    },
  },
  // FIR-03
  shotChoice: {
    ask: (g, f) => ({
      side: g.side,
      question: { ask: 'fireAfterMarch', unit: f.unit },
      legal: (): readonly Choice[] => [
        ...(fireRefusals(g, unitOf(g, f.unit), 'march').length === 0
          ? fireTargets(g, unitOf(g, f.unit)).map((target): Choice => ({ choose: 'shootAt', target }))
          : []),
        { choose: 'holdFire' },
      ],
      refused: () => [],
    }),
    then: (_g, _f, choice) =>
      choice.choose === 'shootAt' ? { to: 'fire', set: { target: choice.target } } : { to: 'finish' },
  },
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
    }),
    then: (_g, _f, choice) =>
      choice.choose === 'formation'
        ? { to: 'formation', set: { formation: choice.formation } }
        : { to: 'finish' },
  },
  finish: { do: () => ({ end: DONE }) },
};
