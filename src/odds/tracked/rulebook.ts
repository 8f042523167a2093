/** The rulebook as the odds run it: the rules' own steps, watched where a waiting procedure goes on. */
import type { Frame, Kit, Next, Procedures, Rulebook, Step } from '../../engine/procedure.ts';
import { goesOn, standsStill } from './frames.ts';

const NOTHING_SET = {};

/** The step; where it called another procedure, the odds are told before the engine takes its frame on. */
function trackedStep<K extends Kit>(step: Step<K, Frame>): Step<K, Frame> {
  if (!step.call) return step;
  const { then } = step;
  return {
    call: step.call,
    then: (game, frame, result): Next<K, Frame> => {
      standsStill();
      const next = then(game, frame, result);
      if ('to' in next) goesOn(frame, next.set ?? NOTHING_SET);
      return next;
    },
  };
}

/** The same rulebook for an engine that goes through positions whose frames are tracked. */
export function trackedRulebook<K extends Kit>(rulebook: Rulebook<K>): Rulebook<K> {
  const all: Readonly<Record<string, Readonly<Record<string, Step<K, Frame>>>>> = rulebook.procedures;
  const procedures: Record<string, Record<string, Step<K, Frame>>> = {};
  for (const [name, steps] of Object.entries(all)) {
    const tracked: Record<string, Step<K, Frame>> = {};
    for (const [heading, step] of Object.entries(steps)) tracked[heading] = trackedStep(step);
    procedures[name] = tracked;
  }
  return { ...rulebook, procedures: procedures as object as Procedures<K> };
}
