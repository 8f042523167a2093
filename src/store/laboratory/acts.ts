/** What one unit may do, to another or alone, with the reasons against what it may not. */
import { canonicalText } from '../../engine/interpreter.ts';
import { type ActionChoice, aboutToAct } from '../../odds/question.ts';
import { engine } from '../../rules/rulebook.ts';
import { areEnemies, findUnit, type Game, type Unit } from '../../rules/state/game.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import { allowedFormations } from '../../rules/units/drill.ts';

export interface Act {
  readonly action: ActionChoice;
  readonly allowed: boolean;
  readonly reasons: readonly Refusal[];
}

/** Attacks first, in the order they are thought of. */
const ATTACKS: readonly ActionChoice['action'][] = [
  'charge',
  'assault',
  'fire',
  'doubleFire',
  'fireThenAttack',
];
const ALONE: readonly ActionChoice['action'][] = ['rally', 'formation', 'formationThenFire'];

function isOf(action: ActionChoice, own: Unit, target: Unit | null): boolean {
  if ('target' in action) return action.target === target?.id;
  // formations that are not its own are nobody's question
  if (
    'formation' in action &&
    (own.formation === action.formation || !allowedFormations(own).includes(action.formation))
  )
    return false;
  return ALONE.includes(action.action);
}

function rank({ action, allowed }: Act): number {
  const attack = ATTACKS.indexOf(action.action);
  return (allowed ? 0 : 100) + (attack < 0 ? 50 : attack);
}

/** What the unit could do, the target in view: what is allowed stands first. */
export function actsOf(game: Game, attacker: Unit, target: Unit | null): readonly Act[] {
  const ready = engine.run(aboutToAct(game, attacker));
  const pending = engine.pending(ready);
  if (pending.wait !== 'decision') return [];
  const acts = new Map<string, Act>();
  for (const action of engine.legal(ready))
    if (action.choose === 'action' && isOf(action, attacker, target))
      acts.set(canonicalText(action), { action, allowed: true, reasons: [] });
  for (const { choice, reasons } of pending.decision.refused())
    if (choice.choose === 'action' && isOf(choice, attacker, target) && !acts.has(canonicalText(choice)))
      acts.set(canonicalText(choice), { action: choice, allowed: false, reasons });
  return [...acts.values()].sort((a, b) => rank(a) - rank(b));
}

/** The act thought of first: the first attack allowed, else the first attack, else anything. */
export function usualAct(acts: readonly Act[]): Act | null {
  return (
    acts.find(({ action, allowed }) => allowed && 'target' in action) ??
    acts.find(({ action }) => 'target' in action) ??
    acts[0] ??
    null
  );
}

/** The same action as before where it is still thought of, else the usual one. */
export function actLike(
  acts: readonly Act[],
  before: ActionChoice | null,
  target: string | null,
): Act | null {
  if (before) {
    const wanted = 'target' in before && target !== null ? { ...before, target } : before;
    const text = canonicalText(wanted);
    const same = acts.find(({ action }) => canonicalText(action) === text);
    if (same) return same;
  }
  return usualAct(acts);
}

/** Whether the two can be asked about as attacker and target. */
export function canBePair(game: Game, attacker: string | null, target: string | null): boolean {
  const a = attacker === null ? undefined : findUnit(game, attacker);
  const b = target === null ? undefined : findUnit(game, target);
  return a !== undefined && b !== undefined && areEnemies(a, b);
}
