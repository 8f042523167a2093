/** The curves of a sweep: of each system that knows the measure, one for its figures and one for those in brackets. */
import { DEEDS, type Encounter, type MeasureName } from '../../contract/encounter.ts';
import type { SweptPoint } from '../../encounter/asked.ts';
import type { EncounterSweep, VariedField, VariedValue } from '../../store/encounter/state.ts';
import type { PlotLine } from '../Plot.tsx';
import { type SpokenSystem, type SystemsSpeech, valueWords } from './speech.ts';

type Deed = Encounter['deed'];

/** A value of what is varied, in words. */
export function variedWords(
  varied: VariedField,
  value: VariedValue,
  { say: { form }, systems }: SystemsSpeech,
): string {
  if (varied.of === 'input') {
    const system = systems.find(({ id }) => id === varied.system);
    return system && typeof value !== 'boolean' ? valueWords(system, value) : String(value);
  }
  const { field } = varied;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return form.led(value);
  const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    arm: form.arms,
    status: form.statuses,
    formation: form.formations,
    deed: form.deeds,
    onto: form.onto,
    ground: form.grounds,
    answer: form.answers,
  };
  return lists[field]?.[value] ?? value;
}

/** What is varied, in words. */
export function variedName(varied: VariedField, { say: { form }, systems }: SystemsSpeech): string {
  if (varied.of === 'encounter') return form.fields[varied.field];
  if (varied.of === 'party') return form.fieldOf(form.parties[varied.role], form.fields[varied.field]);
  const system = systems.find(({ id }) => id === varied.system);
  return system?.words.inputs[varied.input] ?? varied.input;
}

function rowAt(point: SweptPoint | undefined, nth: number) {
  return point?.kind === 'rows' ? point.rows[nth] : undefined;
}

/** What is done at a point of a sweep, where that is what is varied; else what is done at all of them. */
function deedAt({ varied, values }: EncounterSweep, at: number, deed: Deed): Deed {
  if (varied.of !== 'encounter' || varied.field !== 'deed') return deed;
  return DEEDS.find((one) => one === values[at]) ?? deed;
}

/** Whether the system knows the measure at that point. */
function knowsAt(system: SpokenSystem, measure: MeasureName, sweep: EncounterSweep, at: number, deed: Deed) {
  return system.measures(deedAt(sweep, at, deed)).includes(measure);
}

/** Whether it knows the measure at any point. */
export function knows(
  system: SpokenSystem,
  measure: MeasureName,
  sweep: EncounterSweep,
  deed: Deed,
): boolean {
  return sweep.values.some((_, at) => knowsAt(system, measure, sweep, at, deed));
}

/** The curve of one row of a system; null where no point has such a row. */
function lineOf(
  system: SpokenSystem,
  nth: number,
  measure: MeasureName,
  points: readonly SweptPoint[],
  labels: readonly string[],
  mark: number,
  curve: (system: string, row: string) => string,
  isKnown: (at: number) => boolean,
): PlotLine | null {
  const name = points.map((point) => rowAt(point, nth)?.row).find((row) => row !== undefined);
  if (name === undefined) return null;
  return {
    key: nth === 0 ? `five-${mark}` : `five-${mark}-${nth}`,
    label: nth === 0 ? system.title : curve(system.title, system.words.rows[name] ?? name),
    points: labels.map((label, at) => ({
      label,
      y: isKnown(at) ? (rowAt(points[at], nth)?.measures[measure] ?? null) : null,
    })),
    drawn: { mark, dashed: nth > 0 },
  };
}

/** Two rows at most are drawn of each. */
const ROWS = [0, 1];

/** Every curve of the measure, in the order of the columns. */
export function curvesOf(
  sweep: EncounterSweep,
  measure: MeasureName,
  speech: SystemsSpeech,
  deed: Deed,
): readonly PlotLine[] {
  const { varied, values, curves } = sweep;
  const labels = values.map((value) => variedWords(varied, value, speech));
  return speech.systems.flatMap((system, mark) => {
    const points = curves[system.id]?.points ?? [];
    if (!knows(system, measure, sweep, deed)) return [];
    const isKnown = (at: number) => knowsAt(system, measure, sweep, at, deed);
    return ROWS.flatMap((nth) => {
      const line = lineOf(system, nth, measure, points, labels, mark, speech.say.sharing.curve, isKnown);
      return line ? [line] : [];
    });
  });
}

/** The values at which the text of a system has no answer, in words. */
export function silentAt(
  { varied, values, curves }: EncounterSweep,
  system: SpokenSystem,
  speech: SystemsSpeech,
): readonly string[] {
  const points = curves[system.id]?.points ?? [];
  return values
    .filter((_, at) => points[at]?.kind === 'silent')
    .map((value) => variedWords(varied, value, speech));
}
