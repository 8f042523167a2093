/** The rulebook as the odds run it: the rules' own steps, watched where a waiting procedure goes on. */
import type { Frame, GameTypes, Next, Procedures, Rulebook, Step } from '../../engine/procedure.ts';
import { goesOn, standsStill } from './frames.ts';

const NOTHING_SET = {};

/** The step; where it called another procedure, the odds are told before the engine takes its frame on. */
function trackedStep<T extends GameTypes>(step: Step<T, Frame>): Step<T, Frame> {
  if (!step.call) return step;
  const { then } = step;
  return {
    call: step.call,
    then: (game, frame, result): Next<T, Frame> => {
      standsStill();
      const next = then(game, frame, result);
      if ('to' in next) goesOn(frame, next.set ?? NOTHING_SET);
      return next;
    },
  };
}

/** The same rulebook for an engine that goes through positions whose frames are tracked. */
export function trackedRulebook<T extends GameTypes>(rulebook: Rulebook<T>): Rulebook<T> {
  const all: Readonly<Record<string, Readonly<Record<string, Step<T, Frame>>>>> = rulebook.procedures;
  const procedures = { ...all };
  for (const [name, steps] of Object.entries(all)) {
    // copied as it is before the steps are put in place: the engine looks each step up by its name, over and over
    const tracked = { ...steps };
    for (const [heading, step] of Object.entries(steps)) tracked[heading] = trackedStep(step);
    procedures[name] = tracked;
  }
  return { ...rulebook, procedures: procedures as object as Procedures<T> };
}
