/** What a unit could do next, found by giving the engine the answers that lead there, without recording them. */
import type { RefusedChoice } from '../../engine/procedure.ts';
import { groupChoice } from '../../rules/orders/riders.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Choice, Question } from '../../rules/state/answers.ts';
import type { Fact } from '../../rules/state/facts.ts';
import type { Decision, SabreurTypes } from '../../rules/state/frames.ts';
import { findUnit, type Game } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';

/** The action question of a unit, and the answers that lead to it. */
export interface Prospect {
  readonly unit: string;
  readonly lead: readonly Choice[];
  readonly game: Game;
  readonly legal: readonly Choice[];
  readonly refused: () => readonly RefusedChoice<SabreurTypes>[];
}

/** What a game asks, or nothing. */
export function questionOf(game: Game): Question | null {
  const pending = engine.pending(game);
  return pending.wait === 'decision' ? pending.decision.question : null;
}

/** The game after one choice more; nothing when it is not legal. */
export function after(
  game: Game,
  choice: Choice,
): { readonly game: Game; readonly facts: readonly Fact[] } | null {
  const answered = engine.answer(game, { at: game.count.answers, choice });
  return answered.ok ? answered : null;
}

/** The group in the making, and who comes beside it. */
interface Order {
  readonly group: readonly string[];
  readonly riders: readonly string[];
}

/** The answer that brings the unit nearer to its action, or none. */
function towards(decision: Decision, unit: string, order: Order): Choice | null {
  const { question } = decision;
  if (question.ask === 'orders')
    return order.group.includes(unit) || order.riders.includes(unit)
      ? groupChoice(order.group, order.riders)
      : { choose: 'group', units: [unit] };
  if (question.ask === 'actingUnit' && whoIsMeant(question).friends.includes(unit))
    return { choose: 'unit', unit };
  return null;
}

const known = new WeakMap<Game, Map<string, Prospect | null>>();

/** The prospect of a unit of the side that decides; none when dice or another question stand before its action. */
export function prospectOf(
  game: Game,
  unit: string,
  group: readonly string[],
  riders: readonly string[] = [],
): Prospect | null {
  let ofGame = known.get(game);
  if (!ofGame) {
    ofGame = new Map();
    known.set(game, ofGame);
  }
  const picked = group.includes(unit) || riders.includes(unit);
  const key = `${unit}|${picked ? `${group.join()}|${riders.join()}` : ''}`;
  const before = ofGame.get(key);
  if (before !== undefined) return before;
  const found = search(game, unit, { group, riders });
  ofGame.set(key, found);
  return found;
}

/** Activation, choice of the acting unit, action: no unit is farther from its action. */
const FARTHEST = 3;

function search(start: Game, unit: string, order: Order): Prospect | null {
  const side = findUnit(start, unit)?.side;
  const lead: Choice[] = [];
  let game = start;
  for (let n = 0; n < FARTHEST; n++) {
    const pending = engine.pending(game);
    if (pending.wait !== 'decision' || pending.decision.side !== side) return null;
    const { decision } = pending;
    if (decision.question.ask === 'action')
      return whoIsMeant(decision.question).actor === unit
        ? { unit, lead, game, legal: engine.legal(game), refused: decision.refused }
        : null;
    const choice = towards(decision, unit, order);
    const next = choice && after(game, choice);
    if (!next) return null;
    lead.push(choice);
    game = next.game;
  }
  return null;
}
