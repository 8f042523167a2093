/** An encounter with what is told beside it, made to agree: what it cannot take is left out, and named. */
import type { Encounter, GivenInputs, InputValue } from '../../contract/encounter.ts';
import { fittedEncounter } from '../../contract/possible.ts';
import type { LeftOut, Meeting } from './state.ts';
import { systemOf } from './systems.ts';

/** A meeting that can be asked about, and what was left out of the one it was made from. */
export interface Agreed {
  readonly meeting: Meeting;
  readonly leftOut: readonly LeftOut[];
}

function leftOfEncounter(told: Encounter, taken: Encounter): readonly LeftOut[] {
  const left: LeftOut[] = [];
  for (const role of ['attacker', 'target'] as const)
    if (told[role].formation !== taken[role].formation)
      left.push({ left: 'formation', role, formation: told[role].formation });
  if (told.answer !== taken.answer) left.push({ left: 'answer', answer: told.answer });
  return left;
}

/** What one system is told, as far as it needs it in this encounter. */
function takenBy(
  system: string,
  encounter: Encounter,
  told: GivenInputs,
): { readonly taken: GivenInputs; readonly leftOut: readonly LeftOut[] } {
  const inputs = systemOf(system)?.inputs(encounter);
  if (!inputs) return { taken: {}, leftOut: [{ left: 'system', system }] };
  const taken: Record<string, InputValue> = {};
  const leftOut: LeftOut[] = [];
  for (const [name, value] of Object.entries(told)) {
    const input = inputs.find((one) => one.input === name);
    if (input?.values.includes(value)) taken[name] = value;
    else leftOut.push({ left: input ? 'value' : 'input', system, input: name, value });
  }
  return { taken, leftOut };
}

/** The meeting as it can be asked about. */
export function agreed({ encounter: told, given: all }: Meeting): Agreed {
  const encounter = fittedEncounter(told);
  const given: Record<string, GivenInputs> = {};
  const leftOut: LeftOut[] = [...leftOfEncounter(told, encounter)];
  for (const [system, those] of Object.entries(all)) {
    const { taken, leftOut: left } = takenBy(system, encounter, those);
    if (Object.keys(taken).length > 0) given[system] = taken;
    leftOut.push(...left);
  }
  return { meeting: { encounter, given }, leftOut };
}
