/** The frames of what a battle calls, apart from the procedures: a turn can begin before the whole of it is fetched. */
import type { DeploymentFrame, TurnFrame } from './frames.ts';

/** Both armies are set up before the first turn. R-150. */
export function deploymentFrame(): DeploymentFrame {
  return { procedure: 'deployment', at: 'first', side: 'blue', unit: '' };
}

/** `last`: with it the battle ends. */
export function turnFrame(last: boolean): TurnFrame {
  return { procedure: 'turn', at: 'begin', last, dice: 'd3', group: [] };
}
