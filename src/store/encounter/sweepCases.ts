/** One thing of an encounter varied, all else as it is. */
import {
  ARMS,
  type Combatant,
  DEEDS,
  ENCOUNTER_GROUNDS,
  type Encounter,
  FARTHEST,
  MOST_SUPPORTS,
  ONTO,
  STATUSES,
} from '../../contract/encounter.ts';
import { wholeNumbers } from '../../contract/inputs.ts';
import { answersOf, fittedEncounter, formationsOf } from '../../contract/possible.ts';
import type { Meeting, PartyField, VariedField, VariedValue } from './state.ts';
import { systemOf } from './systems.ts';

/** One point: its value, and what is asked there. */
export interface VariedCase {
  readonly value: VariedValue;
  readonly meeting: Meeting;
}

const FULL = 20;

function partyValues(field: PartyField, party: Combatant): readonly VariedValue[] {
  switch (field) {
    case 'arm':
      return ARMS;
    case 'status':
      return STATUSES;
    case 'formation':
      return formationsOf(party);
    case 'left':
      return wholeNumbers(FULL, 1);
    case 'supports':
      return wholeNumbers(MOST_SUPPORTS);
    case 'led':
      return [false, true];
  }
}

function valuesOf(varied: VariedField, { encounter }: Meeting): readonly VariedValue[] {
  if (varied.of === 'party') return partyValues(varied.field, encounter[varied.role]);
  if (varied.of === 'input') {
    const inputs = systemOf(varied.system)?.inputs(encounter) ?? [];
    return inputs.find(({ input }) => input === varied.input)?.values ?? [];
  }
  switch (varied.field) {
    case 'deed':
      return DEEDS;
    case 'distance':
      return wholeNumbers(FARTHEST, 1);
    case 'onto':
      return ONTO;
    case 'ground':
      return ENCOUNTER_GROUNDS;
    case 'answer':
      return answersOf(encounter);
  }
}

function withValue(varied: VariedField, value: VariedValue, meeting: Meeting): Meeting {
  const { encounter, given } = meeting;
  switch (varied.of) {
    case 'encounter':
      return { ...meeting, encounter: { ...encounter, [varied.field]: value } };
    case 'party': {
      const party = { ...encounter[varied.role], [varied.field]: value };
      return { ...meeting, encounter: { ...encounter, [varied.role]: party } };
    }
    case 'input': {
      const { system, input } = varied;
      if (typeof value === 'boolean') return meeting;
      return { ...meeting, given: { ...given, [system]: { ...given[system], [input]: value } } };
    }
  }
}

/** Whether the target answers as before: an arm that cannot is no point of the curve, whatever it stands in. */
function answersAsTold({ answer }: Encounter, fits: Encounter): boolean {
  return fits.answer === answer;
}

/** The cases of a sweep, without those that cannot be. None where nothing can be varied so. */
export function casesVaried(varied: VariedField, meeting: Meeting): readonly VariedCase[] {
  return valuesOf(varied, meeting).flatMap((value): VariedCase[] => {
    const changed = withValue(varied, value, meeting);
    const encounter = fittedEncounter(changed.encounter);
    return answersAsTold(changed.encounter, encounter) ? [{ value, meeting: { ...changed, encounter } }] : [];
  });
}
