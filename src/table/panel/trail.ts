import type { GameFrame } from '../../rules/state/frames.ts';

const BACKGROUND: readonly GameFrame['procedure'][] = ['battle', 'turn', 'activation'];

/** The procedures worth naming: what an attack, a shot or a march is made of, not the turn they stand in. */
export function trailOf(frames: readonly GameFrame[]): readonly GameFrame[] {
  const inFront = frames.filter(({ procedure }) => !BACKGROUND.includes(procedure));
  // the action of a unit says nothing that its charge or its shot does not say better
  const deeper = inFront.filter(({ procedure }) => procedure !== 'action');
  return deeper.length > 0 ? deeper : inFront;
}
