/** The store of *Five systems*: the encounter with its undo, a column for each rule system, and the sweep. */
import { create } from 'zustand';
import type {
  Combatant,
  Encounter,
  EncounterPart,
  GivenInputs,
  InputValue,
  Role,
} from '../../contract/encounter.ts';
import type { RuleSystem } from '../../contract/system.ts';
import type { SystemTypes } from '../../contract/systemTypes.ts';
import type { SweptPoint } from '../../encounter/asked.ts';
import type { MeasuredAnswer } from '../../encounter/measured.ts';
import type { Progress, Trouble } from '../../odds/asked.ts';
import { workedEncounter } from './examples.ts';

/** What is set up: the encounter, and what each system is told beside it, by its id. */
export interface Meeting {
  readonly encounter: Encounter;
  readonly given: Readonly<Record<string, GivenInputs>>;
}

/** A system as the screen shows it. */
export interface ShownSystem
  extends Pick<RuleSystem<SystemTypes>, 'id' | 'title' | 'about' | 'words'>,
    Pick<EncounterPart<SystemTypes>, 'measures' | 'settled' | 'inputs' | 'mapped'> {
  /** Whether its own field can be filled from the encounter, and the encounter from it. */
  readonly hasField: boolean;
}

export type SystemAnswer = MeasuredAnswer<number>;

/** What a system makes of what is set up; `before` is what it made of what stood there before, kept in view. */
export type Column =
  | { readonly is: 'working'; readonly before: SystemAnswer | null }
  | { readonly is: 'stopped'; readonly before: SystemAnswer | null }
  | { readonly is: 'done'; readonly answer: SystemAnswer }
  | { readonly is: 'failed'; readonly why: Trouble };

/** What the encounter as it stands cannot take, and was left out when it was opened or changed. */
export type LeftOut =
  /** Something was told to a system nobody knows. */
  | { readonly left: 'system'; readonly system: string }
  /** The system needs no such input in this encounter. */
  | { readonly left: 'input'; readonly system: string; readonly input: string; readonly value: InputValue }
  /** The system does not offer that value in this encounter. */
  | { readonly left: 'value'; readonly system: string; readonly input: string; readonly value: InputValue }
  /** The party cannot stand so: it stands now in what its arm usually does. */
  | { readonly left: 'formation'; readonly role: Role; readonly formation: Combatant['formation'] }
  /** The target cannot answer so: it does nothing now. */
  | { readonly left: 'answer'; readonly answer: Encounter['answer'] };

/** The fields of the encounter itself, and those of a party. */
export type EncounterField = 'deed' | 'distance' | 'onto' | 'ground' | 'answer';
export type PartyField = keyof Combatant;

/** What a sweep varies. */
export type VariedField =
  | { readonly of: 'encounter'; readonly field: EncounterField }
  | { readonly of: 'party'; readonly role: Role; readonly field: PartyField }
  | { readonly of: 'input'; readonly system: string; readonly input: string };

export type VariedValue = InputValue | boolean;

/** The curve of a system; `points` are those known, in the order of the sweep's values. */
export type Curve =
  | { readonly is: 'working'; readonly progress: Progress | null; readonly points: readonly SweptPoint[] }
  | { readonly is: 'stopped'; readonly points: readonly SweptPoint[] }
  | { readonly is: 'done'; readonly points: readonly SweptPoint[] }
  | { readonly is: 'failed'; readonly why: Trouble; readonly points: readonly SweptPoint[] };

export interface EncounterSweep {
  readonly varied: VariedField;
  /** One for each point: those that are impossible are left out. */
  readonly values: readonly VariedValue[];
  /** By the id of the system; of an input, that of its system alone. */
  readonly curves: Readonly<Record<string, Curve>>;
}

export interface EncounterState {
  readonly meeting: Meeting;
  readonly past: readonly Meeting[];
  readonly ahead: readonly Meeting[];
  /** Of the last opening or change; nothing once something else is changed. */
  readonly leftOut: readonly LeftOut[];
  /** By the id of the system. */
  readonly columns: Readonly<Record<string, Column>>;
  readonly sweep: EncounterSweep | null;
}

/** What is set up when nothing was before. */
export const FIRST_MEETING: Meeting = { encounter: workedEncounter('E01'), given: {} };

export const useEncounter = create<EncounterState>()(() => ({
  meeting: FIRST_MEETING,
  past: [],
  ahead: [],
  leftOut: [],
  columns: {},
  sweep: null,
}));
