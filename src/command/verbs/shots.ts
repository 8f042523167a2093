/** What there is to say of a shot: whether it may be made, its dice, the saves against it, the test it may cause. */

import { sameHex } from '../../geometry/hex.ts';
import { TEST_LOSSES } from '../../rules/combat/losses.ts';
import {
  fireRefusals,
  fireTargetRefusals,
  isEnfilade,
  mayFireDefensively,
  mayReturnFire,
} from '../../rules/fire/targets.ts';
import { hexOfHalf, isTwofold, linesBetween } from '../../rules/ground/halves.ts';
import { shotFrame } from '../../rules/procedures/shot.ts';
import { moraleFrame } from '../../rules/state/calledFrames.ts';
import type { ShotKind } from '../../rules/state/facts.ts';
import type { ShotFrame } from '../../rules/state/frames.ts';
import { type Game, type Unit, unitOf } from '../../rules/state/game.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import { HALVES } from '../../rules/state/vocabulary.ts';
import { factorAt, saveAt, testAt } from './steps.ts';

function refusalsOf(g: Game, firer: Unit, target: Unit, kind: ShotKind): readonly Refusal[] {
  if (kind === 'action') return [...fireRefusals(g, firer, 'none'), ...fireTargetRefusals(g, firer, target)];
  const verdict =
    kind === 'return' ? mayReturnFire(g, firer, target) : mayFireDefensively(g, firer, target, false);
  return verdict.allowed ? [] : verdict.reasons;
}

/**
 * The shot of one unit at another from where both stand, whether or not it may be made; a line for each pair of halves.
 * `double`: one of a double fire, in which the half that shoots is judged by its own hex alone.
 */
export function shotOf(
  g: Game,
  firerId: string,
  targetId: string,
  kind: ShotKind,
  { charging = false, double = false }: { readonly charging?: boolean; readonly double?: boolean } = {},
): object {
  const [firer, target] = [unitOf(g, firerId), unitOf(g, targetId)];
  const lines = linesBetween(firer, target).map((line) => {
    const halfOf = (u: Unit, hex: typeof line.own) => HALVES.find((half) => sameHex(hexOfHalf(u, half), hex));
    const half = isTwofold(firer) ? halfOf(firer, line.own) : undefined;
    const aimed = isTwofold(target) ? halfOf(target, line.other) : undefined;
    const frame: ShotFrame = {
      ...shotFrame(firerId, targetId, kind, {
        charging,
        ...(half ? { half } : {}),
        ...(double ? { double } : {}),
      }),
      ...(aimed ? { aimed } : {}),
      at: 'dice',
    };
    return {
      from: line.own,
      to: line.other,
      enfilade: isEnfilade(g, firer, target, line.own),
      ...factorAt(g, frame),
      save: saveAt(g, { ...frame, at: 'saves', hits: 1 }),
    };
  });
  return {
    firer: firerId,
    target: targetId,
    kind,
    refusals: refusalsOf(g, firer, target, kind),
    lines,
    test: { losses: TEST_LOSSES, ...testAt(g, moraleFrame(targetId, 'losses', firerId, { charging })) },
  };
}
