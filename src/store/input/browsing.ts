/** Going through the units that can act, the targets and the past, one after the other. */

import type { AttackKind } from '../../rules/attack/attackDice.ts';
import { mayOrder } from '../../rules/orders/groups.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { presentUnits } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { decisionOf, engine } from '../game/rulebook.ts';
import { ABLE, unable } from '../game/session.ts';
import type { Ability, OpenGame } from '../state.ts';
import { pick, useStore } from '../store.ts';
import { optionsOf, put, selectUnit } from './picking.ts';

function after<T>(list: readonly T[], at: number, by: 1 | -1): T | undefined {
  if (at < 0) return by > 0 ? list[0] : list.at(-1);
  return list[(at + by + list.length) % list.length];
}

/** The units that can be given orders, or that still wait to act in their group. */
export function unitsToAct({ game }: OpenGame): readonly string[] {
  const decision = decisionOf(game);
  if (decision?.question.ask === 'actingUnit') return whoIsMeant(decision.question).friends;
  if (decision?.question.ask !== 'orders') return [];
  return presentUnits(game, decision.side)
    .filter(({ id }) => mayOrder(game, [id]))
    .map(({ id }) => id);
}

/** Selects the next unit that can act, or the one before. */
export function nextUnit(by: 1 | -1): Ability {
  const { open, selection } = useStore.getState();
  if (!open) return unable('noGame');
  const units = unitsToAct(open);
  const next = after(units, selection.unit === null ? -1 : units.indexOf(selection.unit), by);
  if (next === undefined) return unable('noUnit');
  pick({ group: [], riders: [] });
  selectUnit(next);
  return ABLE;
}

/** Drafts the attack on the next target, or the one before. */
export function nextTarget(by: 1 | -1): Ability {
  const { open, selection } = useStore.getState();
  if (!open) return unable('noGame');
  const { targets } = optionsOf(open, selection);
  const at = targets.findIndex(({ choice }) => choice === selection.draft);
  const next = after(targets, at, by);
  if (!next) return unable('noTarget');
  pick({ target: next.unit });
  put(next);
  return ABLE;
}

/** Drafts an attack of that kind: on the enemy looked at, otherwise on the first it is possible on. */
export function draftAttack(kind: AttackKind): Ability {
  const { open, selection } = useStore.getState();
  if (!open) return unable('noGame');
  const possible = optionsOf(open, selection).targets.filter((target) => target.kind === kind);
  const chosen = possible.find(({ unit }) => unit === selection.target) ?? possible[0];
  if (!chosen) return unable('noTarget');
  pick({ target: chosen.unit });
  put(chosen);
  return ABLE;
}

const PASSES: readonly Choice['choose'][] = [
  'pass',
  'holdFire',
  'keepFormation',
  'noFriend',
  'decline',
  'keepLosses',
  'endInitiative',
];

/** The answer that lets things go by, if the question has one. */
export function passingAnswer({ game }: OpenGame): Choice | null {
  if (!decisionOf(game)) return null;
  const passing = engine()
    .legal(game)
    .find(
      (choice) =>
        PASSES.includes(choice.choose) || (choice.choose === 'reaction' && choice.reaction === 'nothing'),
    );
  return passing ?? null;
}

/** The answer that ends a phase: of the orders, of what follows them, or of the unit that acts. */
export function endingAnswer({ game }: OpenGame): Choice | null {
  const ask = decisionOf(game)?.question.ask;
  if (ask !== 'orders' && ask !== 'initiative' && ask !== 'action') return null;
  return (
    engine()
      .legal(game)
      .find(({ choose }) => choose === 'endOrders' || choose === 'endInitiative' || choose === 'pass') ?? null
  );
}
