/** The battles that come with the program. The first is at hand; the others come when they are chosen. */

import type { Words } from '../contract/system.ts';
import { gersbach } from './gersbach.ts';
import type { Scenario } from './scenario.ts';

/** A battle of the list: enough to choose it by. */
export interface BattleEntry {
  readonly id: string;
  readonly title: Words;
  readonly fetch: () => Promise<Scenario>;
}

/** The battles, the first one first. */
export const BATTLES: readonly [BattleEntry, ...BattleEntry[]] = [
  { id: gersbach.id, title: gersbach.title, fetch: async () => gersbach },
  {
    id: 'bartkenau',
    title: { en: 'The heights of Bartkenau', fr: 'Les hauteurs de Bartkenau' },
    fetch: async () => (await import('./bartkenau.ts')).bartkenau,
  },
];

// Scenarios never change: which of them are here already is no state of a game.
const here = new Map<string, Scenario>([[gersbach.id, gersbach]]);

/** The battle of that id, if it is here. */
export function battleHere(id: string): Scenario | null {
  return here.get(id) ?? null;
}

/** Brings the battle of that id; null when there is none. It rejects when it could not be brought. */
export async function fetchBattle(id: string): Promise<Scenario | null> {
  const entry = BATTLES.find((battle) => battle.id === id);
  if (!entry) return null;
  const scenario = await entry.fetch();
  here.set(id, scenario);
  return scenario;
}
