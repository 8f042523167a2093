/** Encounters asked of the rule systems, a little at a time. Fetched with the systems when the first is asked. */
import { NUMBERS } from '../chances/fraction.ts';
import type { EncounterPart } from '../contract/encounter.ts';
import type { SystemTypes } from '../contract/systemTypes.ts';
import type {
  AnyEncounterAsk,
  EncounterCase,
  EncounterMeanwhileOf,
  EncounterReplyOf,
  SweptPoint,
} from '../encounter/asked.ts';
import { measured } from '../encounter/measured.ts';
import type { OnTheWay } from '../odds/asked.ts';
import { SYSTEMS } from '../rulesets/list.ts';

/** Throws where no system has that id: who asks has taken it from the list. */
function partOf(system: string): EncounterPart<SystemTypes> {
  const part = SYSTEMS.find(({ id }) => id === system)?.encounters;
  if (!part) throw new Error(`no system answers encounters by the name of ${system}`);
  return part;
}

function pointOf(part: EncounterPart<SystemTypes>, { encounter, given }: EncounterCase): SweptPoint {
  const answer = measured(part, encounter, given, NUMBERS);
  if (answer.kind === 'silent') return answer;
  return { kind: 'rows', rows: answer.rows.map(({ row, measures }) => ({ row, measures })) };
}

/** What is asked, worked at a system or a case at a time. */
export function* encounterWork(
  asked: AnyEncounterAsk,
): Generator<OnTheWay<EncounterMeanwhileOf['encounterSweep']>, EncounterReplyOf[AnyEncounterAsk['ask']]> {
  const part = partOf(asked.system);
  if (asked.ask === 'encounter') return measured(part, asked.encounter, asked.given, NUMBERS);
  const points: SweptPoint[] = [];
  for (const one of asked.cases) {
    points.push(pointOf(part, one));
    yield { meanwhile: [...points] };
    yield { done: points.length, of: asked.cases.length };
  }
  return points;
}
