/** What nobody has written: the words things are called by before somebody names them. */
import type { Words } from '../contract/system.ts';
import { NEW_ARMY } from './newArmy.ts';
import { NEW_SCENARIO, newObjective } from './newScenario.ts';

const NAMES: readonly Words[] = [
  NEW_SCENARIO.title,
  NEW_SCENARIO.story,
  NEW_SCENARIO.armies.blue,
  NEW_SCENARIO.armies.red,
  NEW_ARMY,
];

const KINDS = ['place', 'exit', 'survival'] as const;

/** In both languages what that text of one language calls a thing at first; null where somebody has written it. */
export function asBegun(text: string, locale: keyof Words): Words | null {
  const number = Number(text.match(/\d+$/)?.[0] ?? 0);
  const objectives = KINDS.map((kind) => newObjective(kind, number));
  return [...NAMES, ...objectives].find((words) => words[locale] === text) ?? null;
}
