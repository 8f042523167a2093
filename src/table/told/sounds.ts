/** What of a scene is heard: strokes at their times, worked out without a loudspeaker. */
import type { Scene, SceneAct } from '../../store/told/scene.ts';

export type Timbre = 'tap' | 'musket' | 'steel' | 'horn' | 'thud';

/** One short sound: `at` in seconds from the beginning, `force` from 0 to 1. */
export interface SoundStroke {
  readonly timbre: Timbre;
  readonly at: number;
  readonly force: number;
}

/** A volley runs along the line in so many seconds. */
const VOLLEY = 0.5;
/** More shots are heard as one. */
const MOST_SHOTS = 12;

const taps = (count: number, apart: number, force: number): readonly SoundStroke[] =>
  Array.from({ length: count }, (_, n) => ({ timbre: 'tap', at: n * apart, force }));

/** Those of one act, from its own beginning, at the usual pace. */
function strokesOfAct(act: SceneAct): readonly SoundStroke[] {
  switch (act.act) {
    case 'move': {
      const steps = Math.max(1, act.way.length - 1);
      const apart = act.lasts / 1000 / (2 * act.way.length);
      return taps(2 * steps, apart, act.gait === 'march' ? 0.5 : 0.8);
    }
    case 'attack':
      return act.kind === 'charge'
        ? [0, 0.16, 0.32].map((at) => ({ timbre: 'horn', at, force: 0.7 }))
        : taps(8, 0.06, 0.7);
    case 'volley': {
      const shots = Math.min(MOST_SHOTS, Math.max(1, act.dice));
      // not in step: a volley of so many is always the same one
      return Array.from({ length: shots }, (_, n) => ({
        timbre: 'musket',
        at: (VOLLEY * ((n * 7) % shots)) / shots + 0.013 * (n % 3),
        force: 0.6 + 0.1 * (n % 4),
      }));
    }
    case 'blow':
      return [0, 0.12, 0.21].map((at) => ({ timbre: 'steel', at, force: 0.7 }));
    case 'gone':
      return [{ timbre: 'thud', at: 0, force: 0.8 }];
    case 'points':
      return [];
  }
}

/** What is heard of a scene when its times are multiplied by `pace`, in the order of time. */
export function strokesOf({ acts }: Pick<Scene, 'acts'>, pace: number): readonly SoundStroke[] {
  return acts
    .flatMap((act) =>
      strokesOfAct(act).map((stroke) => ({ ...stroke, at: (act.begins / 1000 + stroke.at) * pace })),
    )
    .toSorted((a, b) => a.at - b.at);
}
