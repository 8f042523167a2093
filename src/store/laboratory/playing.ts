/** A set-up played out once, step by step; a fault of the program on the way leaves the file of the position. */
import type { Matter } from '../../odds/laboratory/asked.ts';
import { startOf } from '../../odds/laboratory/graphs.ts';
import { battleFrame } from '../../rules/procedures/battle.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { activationFrame } from '../../rules/state/calledFrames.ts';
import type { Fact } from '../../rules/state/facts.ts';
import type { GameFrame } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';
import { whoIsBetween } from '../../rules/state/meant.ts';
import { turnFrame } from '../../rules/state/turnFrames.ts';
import type { Given } from '../../scenarios/answerShapes.ts';
import type { CrashedPosition } from '../../scenarios/crash.ts';
import { attempting } from '../game/crash.ts';
import { guarded } from '../game/session.ts';

export interface PlayStep {
  readonly game: Game;
  readonly pending: ReturnType<typeof engine.pending>;
  readonly legal: readonly Choice[];
  /** What was answered to come here. */
  readonly done: string;
  /** What was rolled to come here. */
  readonly faces: readonly number[];
  readonly facts: readonly Fact[];
}

/**
 * What runs below the frames of the laboratory in a whole game: it plays an action or a flight alone, or nothing yet, and
 * the format of a position wants the battle and the turn around them.
 */
function around(game: Game): readonly GameFrame[] {
  const [bottom] = game.frames;
  if (!bottom) return [battleFrame()];
  const battle: GameFrame = { ...battleFrame(), at: 'turn', first: game.side };
  if (bottom.procedure === 'flight') return [battle, { ...turnFrame(false), at: 'flightWithoutOrder' }];
  const { unit } = whoIsBetween(bottom);
  if (bottom.procedure !== 'action' || unit === null) return [];
  const activation: GameFrame = { ...activationFrame(game, [unit]), at: 'act', unit };
  return [battle, { ...turnFrame(false), at: 'activation', group: [unit] }, activation];
}

/** The position of the laboratory as its file tells it. */
export function laboratoryPosition(game: Game): CrashedPosition {
  return { title: 'Laboratory', game: { ...game, frames: [...around(game), ...game.frames] }, history: null };
}

function stepAt(game: Game, come: Pick<PlayStep, 'done' | 'faces' | 'facts'>): PlayStep {
  return { game, pending: engine.pending(game), legal: engine.legal(game), ...come };
}

/** The first step; none where the action is not allowed, or the program breaks. */
export function beginPlay(matter: Matter): readonly PlayStep[] {
  return guarded(
    () => {
      const start = startOf(matter);
      if (!start) return [];
      attempting({ position: laboratoryPosition(start), given: null });
      const { game, facts } = engine.settle({ ...start, count: { answers: 0, draws: 0 } });
      return [stepAt(game, { done: '', faces: [], facts })];
    },
    [],
    engine,
  );
}

/** The step an answer leads to; nothing where it is refused, or the program breaks over it. */
export function stepOn({ game }: PlayStep, given: Given, done: string): PlayStep | null {
  return guarded(
    () => {
      attempting({ position: laboratoryPosition(game), given });
      const answered = engine.answer(game, { at: game.count.answers, ...given });
      if (!answered.ok) return null;
      const faces = 'faces' in given ? given.faces : [];
      return stepAt(answered.game, { done, faces, facts: answered.facts });
    },
    null,
    engine,
  );
}
