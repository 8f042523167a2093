/** The curves of a sweep: of each system that knows the measure, one for its figures and one for those in brackets. */
import type { MeasureName } from '../../contract/encounter.ts';
import type { SweptPoint } from '../../encounter/asked.ts';
import type { EncounterSweep, VariedField, VariedValue } from '../../store/encounter/state.ts';
import type { PlotLine } from '../Plot.tsx';
import { type SpokenSystem, type SystemsSpeech, valueWords } from './speech.ts';

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

/** The curve of one row of a system; null where no point has such a row. */
function lineOf(
  system: SpokenSystem,
  nth: number,
  measure: MeasureName,
  points: readonly SweptPoint[],
  labels: readonly string[],
  mark: number,
  curve: (system: string, row: string) => string,
): PlotLine | null {
  const name = points.map((point) => rowAt(point, nth)?.row).find((row) => row !== undefined);
  if (name === undefined) return null;
  return {
    key: nth === 0 ? `five-${mark}` : `five-${mark}-${nth}`,
    label: nth === 0 ? system.title : curve(system.title, system.words.rows[name] ?? name),
    points: labels.map((label, at) => ({ label, y: rowAt(points[at], nth)?.measures[measure] ?? null })),
    drawn: { mark, dashed: nth > 0 },
  };
}

/** Two rows at most are drawn of each. */
const ROWS = [0, 1];

/** Every curve of the measure, in the order of the columns. */
export function curvesOf(
  { varied, values, curves }: EncounterSweep,
  measure: MeasureName,
  speech: SystemsSpeech,
): readonly PlotLine[] {
  const labels = values.map((value) => variedWords(varied, value, speech));
  return speech.systems.flatMap((system, mark) => {
    const points = curves[system.id]?.points ?? [];
    if (!system.measures.includes(measure)) return [];
    return ROWS.flatMap((nth) => {
      const line = lineOf(system, nth, measure, points, labels, mark, speech.say.sharing.curve);
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
