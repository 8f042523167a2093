import { mayFollowUp } from '../attack/fireThenAttack.ts';
import { TEST_LOSSES } from '../combat/losses.ts';
import { dutyTargets } from '../orders/impetuous.ts';
import type { Choice } from '../state/answers.ts';
import { DONE, type FireThenAttackFrame, type Next, type RuleProcedure } from '../state/frames.ts';
import { type Game, unitOf } from '../state/game.ts';
import type { Attack } from '../state/vocabulary.ts';
import { assaultFrame } from './assault.ts';
import { chargeFrame } from './charge.ts';
import { fireFrame } from './fire.ts';

/** Fire, then the attack announced with it on the same enemy. FIR-19. */
export function fireThenAttackFrame(
  g: Game,
  unit: string,
  target: string,
  attack: Attack,
): FireThenAttackFrame {
  const { strength } = unitOf(g, target);
  return { procedure: 'fireThenAttack', at: 'shot', unit, target, attack, strength, earlier: 0 };
}

function over(f: FireThenAttackFrame, why: 'declined' | 'shaken' | 'targetGone'): Next<FireThenAttackFrame> {
  return { end: DONE, facts: [{ fact: 'attackEnded', unit: f.unit, why, rule: 'FIR-19' }] };
}

/** FIR-19, R-127: the shot with all it brings, then the attack announced, on the same enemy or on nobody. */
export const fireThenAttack: RuleProcedure<FireThenAttackFrame> = {
  shot: {
    call: (_g, f) => fireFrame(f.unit, f.target),
    then: (g, f) => {
      const [unit, target] = [unitOf(g, f.unit), unitOf(g, f.target)];
      if (unit.fate !== 'present' || unit.panicked) return over(f, 'shaken');
      const lost = f.strength - target.strength;
      const tested = lost >= TEST_LOSSES;
      // A target that tested and is panicked has fled, also if it was panicked before.
      if (target.fate !== 'present' || (tested && target.panicked)) return over(f, 'targetGone');
      if (!mayFollowUp(g, unit, target, f.attack)) return over(f, 'targetGone');
      // MOR-02, R-136: losses that caused a test are not counted again
      return { to: 'choice', set: { earlier: tested ? 0 : lost } };
    },
  },
  // ORD-12: an Impetuous unit makes the attack it owes; toward an enemy that creates no duty it is as free as others
  choice: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'attackAfterFire', unit: f.unit, target: f.target, attack: f.attack },
      legal: (): readonly Choice[] =>
        dutyTargets(g, unitOf(g, f.unit)).includes(f.target)
          ? [{ choose: 'attack' }]
          : [{ choose: 'attack' }, { choose: 'decline' }],
      refused: () => [],
    }),
    then: (_g, f, choice) => (choice.choose === 'attack' ? { to: 'attack' } : over(f, 'declined')),
  },
  // the distance is that of this declaration
  attack: {
    call: (g, f) => ({
      ...(f.attack === 'charge' ? chargeFrame : assaultFrame)(g, f.unit, f.target),
      ...(f.earlier > 0 ? { earlier: f.earlier } : {}),
    }),
    then: () => ({ end: DONE }),
  },
};
