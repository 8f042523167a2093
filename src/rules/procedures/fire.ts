import {
  type Aiming,
  fireRefusals,
  fireTargetRefusals,
  fireTargets,
  mayReturnFire,
  shotLines,
} from '../fire/targets.ts';
import { hexOfHalf, isTwofold } from '../ground/halves.ts';
import { gunsBeside } from '../orders/riders.ts';
import type { Choice } from '../state/answers.ts';
import { DONE, type FireFrame, type RuleProcedure, type ShotFrame } from '../state/frames.ts';
import { changeUnit, findUnit, type Game, unitOf } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { HALVES, type Half } from '../state/vocabulary.ts';
import { shotFrame } from './shot.ts';

/** Fire as an action; `double`: the first shot of a double fire. */
export function fireFrame(firer: string, target: string, more: Pick<FireFrame, 'double'> = {}): FireFrame {
  return { procedure: 'fire', at: 'begin', firer, target, ...more };
}

/**
 * FIR-16, R-45, R-47: the half that makes the shot, by itself, and in the second one what it may ignore (FIR-11) and adds
 * up (MOR-02).
 */
function shotMore(f: FireFrame): Partial<Pick<ShotFrame, 'half' | 'double' | 'ignoring' | 'earlier'>> {
  const { half, first } = f;
  if (half === undefined) return {};
  if (first === undefined) return { half, double: true };
  return { half, double: true, earlier: first === f.target ? (f.earlier ?? 0) : 0, ignoring: first };
}

/** The halves that may make the first shot at the target. */
function firstHalves(g: Game, f: FireFrame): readonly Half[] {
  const [firer, target] = [unitOf(g, f.firer), unitOf(g, f.target)];
  return HALVES.filter(
    (half) => shotLines(g, firer, target, 'action', { half: hexOfHalf(firer, half) }).length > 0,
  );
}

function otherHalf(f: FireFrame): Half {
  return f.half === 'left' ? 'right' : 'left';
}

/** What the other half is limited to. FIR-11(b), FIR-16. */
function secondAiming(g: Game, f: FireFrame): Aiming {
  return { half: hexOfHalf(unitOf(g, f.firer), otherHalf(f)), ignoring: f.target };
}

/** What the other half may shoot at once the first shot and all it brought about are over. FIR-11(b), FIR-16. */
function secondTargets(g: Game, f: FireFrame): readonly string[] {
  const firer = unitOf(g, f.firer);
  if (f.double !== 'first' || !isTwofold(firer) || fireRefusals(g, firer, 'none').length > 0) return [];
  return fireTargets(g, firer, secondAiming(g, f));
}

/** FIR-15: whether the unit fired at may answer, as things stand after its own test. */
function mayAnswer(g: Game, f: FireFrame): boolean {
  return mayReturnFire(g, unitOf(g, f.target), unitOf(g, f.firer)).allowed;
}

/** The guns beside the infantry that may still answer for it, whatever became of it: R-123. */
function answeringGuns(g: Game, f: FireFrame): readonly string[] {
  const { guns = [] } = f;
  return guns.filter((gun) => mayReturnFire(g, unitOf(g, gun), unitOf(g, f.firer)).allowed);
}

/** Why that unit does not answer for the infantry fired at. FIR-15, FIR-18. */
function whyNotGun(
  g: Game,
  f: FireFrame,
  { choose, unit }: Readonly<Record<string, unknown>>,
): readonly Refusal[] {
  const gun = findUnit(g, unit);
  if (choose !== 'gunReturnFire' || !gun) return [];
  const target = unitOf(g, f.target);
  if (!f.guns?.includes(gun.id))
    return [refusal('FIR-18', 'notAdjacentToTarget', { unit: gun.id, target: target.id })];
  const answer = mayReturnFire(g, gun, unitOf(g, f.firer));
  return answer.allowed ? [] : answer.reasons;
}

/** Fire as an action: the shot, then the return fire. FLOW-FIRE, FIR-20. */
export const fire: RuleProcedure<FireFrame> = {
  // FIR-18: who stands beside the target, before the shot drives it away
  begin: {
    do: (g, f) => {
      const guns = gunsBeside(g, unitOf(g, f.target));
      const to = f.double === 'first' ? 'half' : 'shot';
      return guns.length === 0 ? { to } : { to, set: { guns } };
    },
  },
  // FIR-16: which half shoots first
  half: {
    ask: (g, f) => ({
      side: unitOf(g, f.firer).side,
      question: { ask: 'half', unit: f.firer, role: 'fire' },
      legal: () =>
        firstHalves(g, f).map(
          (half): Choice => ({ choose: 'half', half, hex: hexOfHalf(unitOf(g, f.firer), half) }),
        ),
      refused: () => [],
    }),
    then: (_g, _f, choice) => ({
      to: 'shot',
      set: { half: choice.choose === 'half' ? choice.half : 'left' },
    }),
  },
  shot: {
    call: (_g, f) => shotFrame(f.firer, f.target, 'action', shotMore(f)),
    then: (g, f, result) => {
      const to = mayAnswer(g, f) ? 'returnChoice' : 'gun';
      // MOR-02
      return f.double === 'first' && result.result === 'shot'
        ? { to, set: { earlier: result.lost } }
        : { to };
    },
  },
  // FIR-15, R-122
  returnChoice: {
    ask: (g, f) => ({
      side: unitOf(g, f.target).side,
      question: { ask: 'returnFire', unit: f.target, firer: f.firer },
      legal: () => [{ choose: 'returnFire' }, { choose: 'decline' }],
      refused: () => [],
    }),
    then: (g, f, choice) =>
      choice.choose === 'returnFire'
        ? { to: 'returnShot', game: changeUnit(g, f.target, { returnedFire: true }) }
        : { to: 'gun' },
  },
  returnShot: { call: (_g, f) => shotFrame(f.target, f.firer, 'return'), then: () => ({ to: 'gun' }) },
  gun: { do: (g, f) => (answeringGuns(g, f).length > 0 ? { to: 'gunChoice' } : { to: 'second' }) },
  // FIR-18, R-123: one gun at most, its one return fire of the turn
  gunChoice: {
    ask: (g, f) => ({
      side: unitOf(g, f.target).side,
      question: { ask: 'gunReturnFire', target: f.target, firer: f.firer, units: answeringGuns(g, f) },
      legal: () => [
        ...answeringGuns(g, f).map((unit): Choice => ({ choose: 'gunReturnFire', unit })),
        { choose: 'decline' },
      ],
      refused: () => [],
      whyNot: (choice) => whyNotGun(g, f, choice),
    }),
    then: (g, _f, choice) =>
      choice.choose === 'gunReturnFire'
        ? {
            to: 'gunShot',
            set: { gun: choice.unit },
            game: changeUnit(g, choice.unit, { returnedFire: true }),
          }
        : { to: 'second' },
  },
  gunShot: {
    call: (_g, f) => shotFrame(f.gun ?? '', f.firer, 'return'),
    then: () => ({ to: 'second' }),
  },
  second: { do: (g, f) => (secondTargets(g, f).length > 0 ? { to: 'secondShot' } : { end: DONE }) },
  // FIR-16: the other half shoots, or not
  secondShot: {
    ask: (g, f) => ({
      side: unitOf(g, f.firer).side,
      question: { ask: 'secondShot', unit: f.firer, half: otherHalf(f), first: f.target },
      legal: () => [
        ...secondTargets(g, f).map((target): Choice => ({ choose: 'shootAt', target })),
        { choose: 'holdFire' },
      ],
      refused: () => [],
      whyNot: ({ choose, target }) => {
        const enemy = findUnit(g, target);
        if (choose !== 'shootAt' || !enemy) return [];
        return fireTargetRefusals(g, unitOf(g, f.firer), enemy, secondAiming(g, f));
      },
    }),
    then: (_g, f, choice) => {
      if (choice.choose !== 'shootAt') return { end: DONE };
      const first = { first: f.target, half: otherHalf(f), double: 'second' } as const;
      return { to: 'begin', set: { ...first, target: choice.target, guns: [] } };
    },
  },
};
