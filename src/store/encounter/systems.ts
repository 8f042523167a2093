/** The rule systems as the screen shows them: those of the list that answer encounters. */
import type { EncounterPart } from '../../contract/encounter.ts';
import type { AnySystem } from '../../contract/system.ts';
import type { SystemTypes } from '../../contract/systemTypes.ts';
import { SYSTEMS } from '../../rulesets/list.ts';
import type { ShownSystem } from './state.ts';

function shown(system: AnySystem, part: EncounterPart<SystemTypes>): ShownSystem {
  const { id, title, about, words } = system;
  const { measures, settled, inputs, mapped } = part;
  return { id, title, about, words, measures, settled, inputs, mapped, hasField: system.field !== null };
}

/** In the order in which their columns stand. */
export const SHOWN: readonly ShownSystem[] = SYSTEMS.flatMap((system) =>
  system.encounters ? [shown(system, system.encounters)] : [],
);

/** The system with that id, if there is one. */
export function systemOf(id: string): ShownSystem | undefined {
  return SHOWN.find((system) => system.id === id);
}
