/** Changes of the encounter, each of which can be taken back: the columns follow. */
import type { Combatant, Encounter, InputValue, Role } from '../../contract/encounter.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import { agreed } from './meeting.ts';
import { askColumns } from './reckoning.ts';
import {
  type EncounterField,
  FIRST_MEETING,
  type LeftOut,
  type Meeting,
  type PartyField,
  useEncounter,
} from './state.ts';

/** How many steps can be taken back. */
const LONGEST = 200;

/** What is set up is this from now on; unchanged, nothing is to be taken back. */
function change(told: Meeting, more: readonly LeftOut[] = []): void {
  const { meeting: before, past } = useEncounter.getState();
  const { meeting, leftOut } = agreed(told);
  const left = [...more, ...leftOut];
  if (canonicalText(meeting) === canonicalText(before)) {
    useEncounter.setState({ leftOut: left });
    return;
  }
  useEncounter.setState({
    ...{ meeting, leftOut: left, ahead: [] },
    past: [...past.slice(1 - LONGEST), before],
  });
  askColumns();
}

/** Another value of a field of the encounter. */
export function setField<F extends EncounterField>(field: F, value: Encounter[F]): void {
  const { meeting } = useEncounter.getState();
  change({ ...meeting, encounter: { ...meeting.encounter, [field]: value } });
}

/** Another value of a field of one of the parties. */
export function setPartyField<F extends PartyField>(role: Role, field: F, value: Combatant[F]): void {
  const { meeting } = useEncounter.getState();
  const { encounter } = meeting;
  change({ ...meeting, encounter: { ...encounter, [role]: { ...encounter[role], [field]: value } } });
}

/** Attacker and target change places. */
export function swapParties(): void {
  const { meeting } = useEncounter.getState();
  const { attacker, target } = meeting.encounter;
  change({ ...meeting, encounter: { ...meeting.encounter, attacker: target, target: attacker } });
}

/** Tells a system a value of one of its inputs. */
export function giveInput(system: string, input: string, value: InputValue): void {
  const { meeting } = useEncounter.getState();
  const { given } = meeting;
  change({ ...meeting, given: { ...given, [system]: { ...given[system], [input]: value } } });
}

/** The input is again what the system takes unless told. */
export function takeBackInput(system: string, input: string): void {
  const { meeting } = useEncounter.getState();
  const { [input]: _gone, ...others } = meeting.given[system] ?? {};
  change({ ...meeting, given: { ...meeting.given, [system]: others } });
}

/** Opens another meeting in place of what is there; that can be taken back too. `more`: what was left out before. */
export function openMeeting(meeting: Meeting, more: readonly LeftOut[] = []): void {
  change(meeting, more);
}

/** What is set up at first, with nothing told beside it. */
export function startOver(): void {
  openMeeting(FIRST_MEETING);
}

export function undo(): void {
  const { meeting, past, ahead } = useEncounter.getState();
  const before = past.at(-1);
  if (!before) return;
  useEncounter.setState({
    ...{ meeting: before, leftOut: [] },
    past: past.slice(0, -1),
    ahead: [meeting, ...ahead],
  });
  askColumns();
}

export function redo(): void {
  const { meeting, past, ahead } = useEncounter.getState();
  const [next, ...rest] = ahead;
  if (!next) return;
  useEncounter.setState({ meeting: next, leftOut: [], past: [...past, meeting], ahead: rest });
  askColumns();
}

/** What was left out has been read. */
export function forgetLeftOut(): void {
  useEncounter.setState({ leftOut: [] });
}
