/** The encounter, what every system makes of it and what that rests on, in a few sentences that can be copied. */
import { EVENTS, type MeasureName, NOT_ANSWERED, type Role } from '../../contract/encounter.ts';
import { formationsOf } from '../../contract/possible.ts';
import type { EncounterState, Meeting } from '../../store/encounter/state.ts';
import { inColumn, rowsOf, sortedInputs, takenOf } from './answers.ts';
import { givenTo, type SpokenSystem, type SystemsSpeech, valueWords } from './speech.ts';

function partyTold({ encounter }: Meeting, role: Role, { say: { form } }: SystemsSpeech): string {
  const { arm, status, formation, left, supports, led } = encounter[role];
  const stands = formationsOf({ arm }).length > 1 ? [form.formations[formation]] : [];
  return form.partyTold(form.arms[arm], [
    form.statuses[status],
    ...stands,
    form.leftTold(left),
    ...(supports > 0 ? [form.supports(supports)] : []),
    ...(led ? [form.led(led)] : []),
  ]);
}

/** The encounter alone. */
function encounterTold(meeting: Meeting, speech: SystemsSpeech): string {
  const { form } = speech.say;
  const { deed, distance, onto, ground, answer } = meeting.encounter;
  return form.told({
    attacker: partyTold(meeting, 'attacker', speech),
    deed: form.deeds[deed],
    target: partyTold(meeting, 'target', speech),
    distance: form.distance(distance),
    onto: form.onto[onto],
    ground: form.grounds[ground],
    answer: form.answers[answer],
  });
}

function systemTold(
  system: SpokenSystem,
  { meeting, columns }: Pick<EncounterState, 'meeting' | 'columns'>,
  { say: { figures, sharing } }: SystemsSpeech,
): string {
  const column = columns[system.id];
  if (column?.is !== 'done') return sharing.notReckoned(system.title);
  const { answer } = inColumn(column);
  if (answer?.kind === 'silent')
    return sharing.saysNothing(system.title, system.words.silences[answer.silent] ?? answer.silent);
  const [first, second] = rowsOf(answer);
  if (!first) return sharing.notReckoned(system.title);
  const isTold = (measure: MeasureName): boolean =>
    system.measures(meeting.encounter.deed).includes(measure) &&
    (measure === 'breaks' ||
      !EVENTS.some((event) => event === measure) ||
      [first, second].some((row) => (row?.measures[measure] ?? 0) > 0));
  const told = (Object.keys(figures.measures) as MeasureName[])
    .filter(isTold)
    .map((measure) =>
      sharing.figure(
        figures.measures[measure].toLocaleLowerCase(),
        figures.percent(first.measures[measure]),
        second ? figures.percent(second.measures[measure]) : null,
      ),
    );
  const given = givenTo(meeting.given, system);
  const inputs = sortedInputs(system, meeting.encounter, given, answer).first.map((input) =>
    sharing.told(
      (system.words.inputs[input.input] ?? input.input).toLocaleLowerCase(),
      valueWords(system, takenOf(input, given)),
    ),
  );
  const rows = [first, second].flatMap((row) => (row ? [system.words.rows[row.row] ?? row.row] : []));
  const unanswered = first.steps[0]?.step === NOT_ANSWERED ? ` ${figures.notAnswered}` : '';
  return sharing.says(system.title, [...told, sharing.restingOn(rows, inputs)]) + unanswered;
}

/** All of it, with the link behind. */
export function meetingTold(
  state: Pick<EncounterState, 'meeting' | 'columns'>,
  speech: SystemsSpeech,
  link: string,
): string {
  return [
    encounterTold(state.meeting, speech),
    ...speech.systems.map((system) => systemTold(system, state, speech)),
    link,
  ].join(' ');
}
