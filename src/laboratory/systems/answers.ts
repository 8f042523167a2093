/** What stands in a column: the answer, or what it made of what stood there before. */
import type { Encounter, GivenInputs, Input, InputValue } from '../../contract/encounter.ts';
import type { MeasuredRow } from '../../encounter/measured.ts';
import type { Column, SystemAnswer } from '../../store/encounter/state.ts';
import type { SpokenSystem } from './speech.ts';

export interface InColumn {
  readonly answer: SystemAnswer | null;
  /** It answers what stood there before. */
  readonly isBefore: boolean;
}

const NONE: InColumn = { answer: null, isBefore: false };

/** The answer to be shown of a column. */
export function inColumn(column: Column | undefined): InColumn {
  if (!column || column.is === 'failed') return NONE;
  if (column.is === 'done') return { answer: column.answer, isBefore: false };
  return { answer: column.before, isBefore: column.before !== null };
}

/** The rows of an answer; none where the text has none. */
export function rowsOf(answer: SystemAnswer | null): readonly MeasuredRow<number>[] {
  return answer?.kind === 'rows' ? answer.rows : [];
}

/** Whether the figures of a system rest on something that its text does not say. */
export function restsOnAssumed(system: SpokenSystem, encounter: Encounter, given: GivenInputs): boolean {
  return (
    system.inputs(encounter).some(({ from }) => from === 'assumed') ||
    (['attacker', 'target'] as const).some((role) =>
      system.mapped(encounter[role], role, given).some(({ from }) => from === 'assumed'),
    )
  );
}

/** The value taken for an input. */
export function takenOf({ input, usual }: Input, given: GivenInputs): InputValue {
  return given[input] ?? usual;
}

/** Whether another value is taken than the usual one. */
export function isChanged(input: Input, given: GivenInputs): boolean {
  return takenOf(input, given) !== input.usual;
}

/** So many are shown at least, unless there are fewer. */
const AT_LEAST = 4;

/** The codes that name what an answer rests on: lines of the mapping, steps, lines of the sums. */
function codesOf(
  system: SpokenSystem,
  encounter: Encounter,
  given: GivenInputs,
  answer: SystemAnswer | null,
): ReadonlySet<string> {
  const mapped = (['attacker', 'target'] as const).flatMap((role) =>
    system.mapped(encounter[role], role, given).map(({ label }) => label),
  );
  const stepped = rowsOf(answer).flatMap(({ steps }) =>
    steps.flatMap(({ step, sum }) => [step, ...(sum?.terms ?? []).map(({ why }) => why)]),
  );
  return new Set([...mapped, ...stepped].map((code) => code.toLowerCase()));
}

function isOfParty({ input }: Input): boolean {
  return bare(input) !== input.toLowerCase();
}

/** The name of an input without the party that it is about. */
function bare(input: string): string {
  return input.replace(/^(?:attacker|target)/, '').toLowerCase();
}

function isNamedBy(codes: ReadonlySet<string>, input: string): boolean {
  const name = bare(input);
  return [...codes].some((code) => code.startsWith(name) || code.endsWith(name) || name.startsWith(code));
}

export interface SortedInputs {
  readonly first: readonly Input[];
  readonly more: readonly Input[];
}

/**
 * The inputs that are shown at once: those that were changed, and of those that are assumed or given by the text the ones
 * that the answer's lines name; if these are few, the next in their order. The readings wait behind, as do the others.
 */
export function sortedInputs(
  system: SpokenSystem,
  encounter: Encounter,
  given: GivenInputs,
  answer: SystemAnswer | null,
): SortedInputs {
  const inputs = system.inputs(encounter);
  const codes = codesOf(system, encounter, given, answer);
  const named = inputs.filter((one) => one.from !== 'ruling' && isNamedBy(codes, one.input));
  const others = inputs
    .filter((one) => one.from !== 'ruling' && !named.includes(one))
    // what is about both comes before what is about one of them
    .sort((a, b) => Number(isOfParty(a)) - Number(isOfParty(b)));
  const wanted = [...named, ...others.slice(0, Math.max(0, AT_LEAST - named.length))];
  const first = inputs.filter((one) => wanted.includes(one) || isChanged(one, given));
  return { first, more: inputs.filter((one) => !first.includes(one)) };
}
