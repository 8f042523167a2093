import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many of so many stages of a drawing are to be drawn by now: one more in each task. What is drawn in one piece would
 * hold up a hand, or, cut up by React, begin anew with every answer that comes meanwhile.
 */
export function useStages(all: number): number {
  const [stages, setStages] = useState(0);
  useEffect(() => {
    if (stages >= all) return;
    // at once, or the stages of two drawings would fall into one task
    const timer = setTimeout(() => flushSync(() => setStages(stages + 1)));
    return () => clearTimeout(timer);
  }, [stages, all]);
  return stages;
}
