import { TEST_LOSSES } from '../combat/losses.ts';
import { moraleFrame } from '../state/calledFrames.ts';
import type { Next, RuleProcedure, ShockFrame } from '../state/frames.ts';
import { type Game, unitOf } from '../state/game.ts';
import { strikeFactor, strikeFrame } from './strike.ts';

/** The combat of a charge or of a pursuit. `targetLost`: points the charge has already cost the target (CHG-33). */
export function shockFrame(
  charger: string,
  target: string,
  kind: 'charge' | 'pursuit',
  more: Pick<ShockFrame, 'doubled' | 'protectors' | 'targetLost' | 'earlier'>,
): ShockFrame {
  return { procedure: 'shock', at: 'strike', charger, target, kind, ...more };
}

function end(targetGone: boolean, chargerLost = 0): Next<ShockFrame> {
  return { end: { result: 'fought', targetGone, destroyed: false, chargerLost } };
}

/** The blow has destroyed the target where it stood. */
const DESTROYED: Next<ShockFrame> = {
  end: { result: 'fought', targetGone: true, destroyed: true, chargerLost: 0 },
};

function answerFrame(f: ShockFrame) {
  return strikeFrame(f.target, f.charger, 'strikeBack', { reduction: f.targetLost });
}

function isPresent(g: Game, id: string): boolean {
  return unitOf(g, id).fate === 'present';
}

/** CHG-32. */
export const shock: RuleProcedure<ShockFrame> = {
  strike: {
    call: (_g, f) => strikeFrame(f.charger, f.target, f.kind, { doubled: f.doubled }),
    then: (g, f, result) => {
      const lost = result.result === 'struck' ? result.lost : 0;
      if (!isPresent(g, f.target)) return DESTROYED;
      // MOR-02: what the charge adds to the shot before it, if it adds anything
      const tests = lost > 0 && lost + (f.earlier ?? 0) >= TEST_LOSSES;
      return { to: tests ? 'targetTest' : 'answer', set: { targetLost: f.targetLost + lost } };
    },
  },
  targetTest: {
    call: (_g, f) =>
      moraleFrame(f.target, 'losses', f.charger, { attacker: f.charger, protectors: f.protectors }),
    then: (_g, f, result) => {
      if (result.result !== 'tested' || result.outcome === 'gone') return end(true);
      return { to: 'answer', set: { targetLost: f.targetLost + result.lost } };
    },
  },
  // CHG-33, CBT-20: without dice there is nothing to strike back with
  answer: {
    do: (g, f) => (strikeFactor(g, answerFrame(f)).total > 0 ? { to: 'strikeBackChoice' } : end(false)),
  },
  //
  strikeBackChoice: {
    ask: (g, f) => ({
      side: unitOf(g, f.target).side,
      question: { ask: 'strikeBack', unit: f.target, attacker: f.charger, attack: f.kind },
      legal: () => [{ choose: 'strikeBack' }, { choose: 'decline' }],
      refused: () => [],
    }),
    then: (_g, _f, choice) => (choice.choose === 'strikeBack' ? { to: 'strikeBack' } : end(false)),
  },
  strikeBack: {
    call: (_g, f) => answerFrame(f),
    then: (g, f, result) => {
      const lost = result.result === 'struck' ? result.lost : 0;
      return isPresent(g, f.charger) && lost >= TEST_LOSSES ? { to: 'chargerTest' } : end(false, lost);
    },
  },
  // CHG-32, R-139: the charge is not over, so no village helps the charger
  chargerTest: {
    call: (_g, f) => moraleFrame(f.charger, 'losses', f.target, { charging: true }),
    then: () => end(false),
  },
};
