/** What the press beside a fault does, in words. */
import type { Remedy } from '../armies/remedies.ts';
import type { Skill } from '../rules/state/vocabulary.ts';
import type { BoughtUnit } from '../scenarios/scenario.ts';
import type { ArmySpeaker } from './words.ts';

type Change = Remedy[number]['change'];

/** Skills that are there more often than in the other list. */
function moreIn(skills: readonly Skill[], than: readonly Skill[]): readonly Skill[] {
  const left = [...than];
  return skills.filter((skill) => {
    const at = left.indexOf(skill);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function changeWords({ say, language }: ArmySpeaker, unit: BoughtUnit, change: Change): readonly string[] {
  const { mending } = say;
  const { skills: called } = language.words;
  const skills = change.skills ?? unit.skills;
  return [
    ...moreIn(unit.skills, skills).map((skill) => mending.without(called[skill])),
    ...moreIn(skills, unit.skills).map((skill) => mending.with(called[skill])),
    ...(change.strength === undefined ? [] : [mending.strength(change.strength)]),
    ...(change.commandValue === undefined ? [] : [mending.command(change.commandValue)]),
  ];
}

/** Of one unit every change; of several that become Ordinary only that they do. */
export function mendingWords(speaker: ArmySpeaker, units: readonly BoughtUnit[], remedy: Remedy): string {
  const { mending } = speaker.say;
  const ordinary = remedy.filter(({ change }) => change.quality === 'ordinary').length;
  if (ordinary > 0) return mending.ordinary(ordinary);
  const told = remedy.flatMap(({ at, change }) => {
    const unit = units[at];
    return unit ? changeWords(speaker, unit, change) : [];
  });
  return mending.mend(told);
}
