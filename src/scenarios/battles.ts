/** The battles that come with the program. The first is at hand; the others come when they are wanted. */
import { gersbach } from './gersbach.ts';
import type { Scenario } from './scenario.ts';

/** The battle that is at hand. */
export const AT_HAND: Scenario = gersbach;

// Scenarios never change: which of them are here already is no state of a game.
const here = new Map<string, Scenario>([[AT_HAND.id, AT_HAND]]);

/** The battle of that id, if it is here. */
export function battleHere(id: string): Scenario | null {
  return here.get(id) ?? null;
}

/** Brings the battle of that id; null when there is none. It rejects when it could not be brought. */
export async function fetchBattle(id: string): Promise<Scenario | null> {
  const found = battleHere(id);
  if (found) return found;
  const { LIBRARY } = await import('./library/list.ts');
  const scenario = await LIBRARY.find((battle) => battle.id === id)?.fetch();
  if (!scenario) return null;
  here.set(id, scenario);
  return scenario;
}
