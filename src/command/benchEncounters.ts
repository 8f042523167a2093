/** How long all rule systems take over an encounter that has just been changed: the worked ones, each field of each. */
import { NUMBERS } from '../chances/fraction.ts';
import { type Combatant, type Encounter, FARTHEST } from '../contract/encounter.ts';
import { answersOf, formationsOf } from '../contract/possible.ts';
import { measured } from '../encounter/measured.ts';
import { SYSTEMS } from '../rulesets/list.ts';
import { WORKED, workedEncounter } from '../store/encounter/examples.ts';

/** The value after that one, of those there are. */
function next<T>(all: readonly T[], value: T): T {
  return all[(all.indexOf(value) + 1) % all.length] ?? value;
}

function changedParties(party: Combatant): readonly Combatant[] {
  const formation = next(formationsOf(party), party.formation);
  return [
    { ...party, left: party.left - 1 },
    { ...party, status: next(['guard', 'elite', 'regular', 'recruits'] as const, party.status) },
    { ...party, supports: party.supports + 1 },
    { ...party, led: !party.led },
    ...(formation === party.formation ? [] : [{ ...party, formation }]),
  ];
}

/** One change of each field that a worked encounter has. */
function changedOnce(encounter: Encounter): readonly Encounter[] {
  return [
    ...changedParties(encounter.attacker).map((attacker) => ({ ...encounter, attacker })),
    ...changedParties(encounter.target).map((target) => ({ ...encounter, target })),
    { ...encounter, distance: (encounter.distance % FARTHEST) + 1 },
    { ...encounter, onto: next(['front', 'flank', 'rear'] as const, encounter.onto) },
    { ...encounter, ground: next(['open', 'wood', 'uphill'] as const, encounter.ground) },
    { ...encounter, answer: next(answersOf(encounter), encounter.answer) },
  ];
}

/** Milliseconds of the processor, whatever else the machine is at. */
function spent(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function told(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, nine of ten within ${at(0.9)} ms, longest ${at(1)} ms`;
}

/** The lines of the listing. */
export function encountersMeasured(): readonly string[] {
  const systems = SYSTEMS.flatMap(({ title, encounters }) =>
    encounters ? [{ title: title.en, encounters, times: [] as number[] }] : [],
  );
  const all: number[] = [];
  const answerAll = (encounter: Encounter, note: boolean): void => {
    let sum = 0;
    for (const { encounters, times } of systems) {
      const time = spent(() => {
        measured(encounters, encounter, {}, NUMBERS);
      });
      if (note) times.push(time);
      sum += time;
    }
    if (note) all.push(sum);
  };
  for (const name of WORKED) answerAll(workedEncounter(name), false);
  for (const name of WORKED)
    for (const changed of changedOnce(workedEncounter(name))) answerAll(changed, true);
  return [
    `all columns of an encounter after a change, ${all.length} changes: ${told(all)} (aim: median at most 150)`,
    ...systems.map(({ title, times }) => `  ${title}: ${told(times)}`),
  ];
}
