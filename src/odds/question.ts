/** What the odds are asked for: a position and one unit's action. */

import { actionFrame, action as procedure } from '../rules/procedures/action.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice } from '../rules/state/answers.ts';
import { changeUnit, findUnit, type Game, type Unit } from '../rules/state/game.ts';
import type { Refusal } from '../rules/state/reasons.ts';

/** An action as it is announced: SEQ-07. */
export type ActionChoice = Extract<Choice, { choose: 'action' }>;

type ActionOpened =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly reasons: readonly Refusal[] };

function sameAction(a: Choice, b: Choice): boolean {
  const [these, those] = [Object.entries(a), Object.entries(b)];
  return (
    these.length === those.length &&
    these.every(([key, value]) => those.some(([k, v]) => k === key && v === value))
  );
}

/**
 * The game with that unit about to act and nothing else under way: it is its side's turn, the unit is activated and has
 * not acted. What the action leads to ends when no procedure runs any more.
 */
export function aboutToAct(game: Game, unit: Unit): Game {
  const ready = changeUnit(game, unit.id, { activated: true, acted: false });
  return {
    ...ready,
    side: unit.side,
    frames: [actionFrame(unit.id, unit.panicked)],
    count: { answers: 0, draws: 0 },
  };
}

/** The action chosen and nothing run yet: its frame stands where it will go on. */
function announced(ready: Game, choice: Choice): Game {
  const frame = ready.frames.at(-1);
  const { choose } = procedure;
  if (frame?.procedure !== 'action' || !choose.ask) return ready;
  const next = choose.then(ready, frame, choice);
  if (!('to' in next)) return ready;
  const frames = [...ready.frames.slice(0, -1), { ...frame, ...next.set, at: next.to }];
  return { ...(next.game ?? ready), frames };
}

/**
 * The game with that action of the unit under way (announced only, where it is over without dice or a question: what it
 * does is then still seen against what was before), or why it may not act so. No reasons: nobody has thought of it.
 */
export function actionOpened(game: Game, unitId: string, action: ActionChoice): ActionOpened {
  const unit = findUnit(game, unitId);
  if (unit?.fate !== 'present') return { ok: false, reasons: [] };
  const ready = engine.run(aboutToAct(game, unit));
  const legal = engine.legal(ready).find((choice) => sameAction(choice, action));
  if (legal) {
    const game = engine.follow(ready, legal);
    return { ok: true, game: game.frames.length > 0 ? game : announced(ready, legal) };
  }
  const pending = engine.pending(ready);
  const refused = pending.wait === 'decision' ? pending.decision.refused() : [];
  return { ok: false, reasons: refused.find(({ choice }) => sameAction(choice, action))?.reasons ?? [] };
}

/**
 * What a running game may still lead to until the action under way is over: its procedures from the action on, without
 * the turn around them. Null between actions.
 */
export function questionUnderWay(game: Game): Game | null {
  const first = game.frames.findIndex(({ procedure }) => procedure === 'action' || procedure === 'flight');
  if (first < 0) return null;
  return { ...game, frames: game.frames.slice(first), count: { answers: 0, draws: 0 } };
}
