/** What every rule system makes of an encounter, row by row. */
import { type Arithmetic, FRACTIONS, type Fraction, fractionText, NUMBERS } from '../../chances/fraction.ts';
import type { EncounterPart, GivenInputs, Input, InputValue } from '../../contract/encounter.ts';
import type { AnySystem } from '../../contract/system.ts';
import type { SystemTypes } from '../../contract/systemTypes.ts';
import { type MeasuredAnswer, measured } from '../../encounter/measured.ts';
import { SYSTEMS } from '../../rulesets/list.ts';
import type { EncounterFile } from '../../scenarios/schema.ts';
import { commandFault, type Heard, type Printed } from './fault.ts';
import type { Read } from './positions.ts';

/** What each system is told, by its id. */
type AllGiven = Readonly<Record<string, GivenInputs>>;

/** `SYSTEM.INPUT=VALUE`, several with commas between: a whole number is one. */
function givenIn(text: string): Heard<AllGiven> {
  const all: Record<string, Record<string, InputValue>> = {};
  for (const part of text.split(',')) {
    const [, system = '', input = '', value = ''] = /^([A-Za-z][\w-]*)\.(\w+)=(.+)$/.exec(part.trim()) ?? [];
    if (value === '')
      return {
        ok: false,
        fault: commandFault('badOption', '--given', { needed: '--given SYSTEM.INPUT=VALUE,…' }),
      };
    all[system] = { ...all[system], [input]: /^-?\d+$/.test(value) ? Number(value) : value };
  }
  return { ok: true, value: all };
}

/** What was told of whom nobody knows, or what nobody may be told. */
function strayIn(given: AllGiven, { encounter }: EncounterFile): Printed | null {
  for (const [id, told] of Object.entries(given)) {
    const system = SYSTEMS.find((one) => one.id === id);
    if (!system?.encounters) {
      const known = SYSTEMS.map((one) => one.id).join(', ');
      return { status: 2, json: commandFault('unknownSystem', `given.${id}`, { known }) };
    }
    const inputs = system.encounters.inputs(encounter);
    for (const [name, value] of Object.entries(told)) {
      const input = inputs.find((one) => one.input === name);
      const path = `given.${id}.${name}`;
      if (!input) {
        const known = inputs.map((one) => one.input).join(', ');
        return { status: 2, json: commandFault('unknownInput', path, { known }) };
      }
      if (!input.values.includes(value))
        return { status: 2, json: commandFault('badInput', path, { known: input.values.join(', ') }) };
    }
  }
  return null;
}

function told<M>(answer: MeasuredAnswer<M>, write: (m: M) => number | string): object {
  if (answer.kind === 'silent') return { silent: answer.silent };
  return {
    rows: answer.rows.map(({ row, measures, results, told: numbers, steps }) => ({
      row,
      ...Object.fromEntries(Object.entries(measures).map(([measure, m]) => [measure, write(m as M)])),
      ...(results.length > 0
        ? { results: Object.fromEntries(results.map(({ result, chance }) => [result, write(chance)])) }
        : {}),
      ...Object.fromEntries(numbers.map(({ label, value }) => [label, value])),
      steps,
    })),
  };
}

function tellInput({ input, values, usual, from, rule }: Input, given: GivenInputs): object {
  return { input, value: given[input] ?? usual, from, rule, values };
}

function systemTold<M>(
  { id }: AnySystem,
  part: EncounterPart<SystemTypes>,
  { encounter }: EncounterFile,
  given: GivenInputs,
  by: Arithmetic<M>,
  write: (m: M) => number | string,
): readonly [string, object] {
  const mapped = (role: 'attacker' | 'target') => part.mapped(encounter[role], role, given);
  return [
    id,
    {
      ...told(measured(part, encounter, given, by), write),
      measures: part.measures(encounter.deed),
      mapped: { attacker: mapped('attacker'), target: mapped('target') },
      inputs: part.inputs(encounter).map((input) => tellInput(input, given)),
    },
  ];
}

/**
 * `encounter`: the rows of all rule systems, each with its measures as fractions or numbers, what it takes the two parties
 * for, and what it was told or assumes. `--given` adds to what the file tells.
 */
export function encounter({ file }: Read<EncounterFile>, option: string | undefined): Printed {
  const heard = option === undefined ? null : givenIn(option);
  if (heard && !heard.ok) return { status: 2, json: heard.fault };
  const given: Record<string, GivenInputs> = { ...file.given };
  for (const [id, more] of Object.entries(heard?.value ?? {})) given[id] = { ...given[id], ...more };
  const stray = strayIn(given, file);
  if (stray) return stray;
  const all = SYSTEMS.flatMap((system) => {
    const { encounters: part } = system;
    if (!part) return [];
    const those = given[system.id] ?? {};
    return [
      file.exact === false
        ? systemTold(system, part, file, those, NUMBERS, (m) => m)
        : systemTold<Fraction>(system, part, file, those, FRACTIONS, fractionText),
    ];
  });
  return { status: 0, json: { encounter: file.encounter, systems: Object.fromEntries(all) } };
}
