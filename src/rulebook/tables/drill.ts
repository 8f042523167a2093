/** SEQ-07, FRM-21, MAN-19: actions, changes of formation, pursuits, as the engine allows them. */
import { formationTargets } from '../../rules/formation/formationChange.ts';
import {
  ACTIONS,
  FORMATIONS,
  type Formation,
  type Skill,
  type UnitType,
} from '../../rules/state/vocabulary.ts';
import { allowedFormations } from '../../rules/units/drill.ts';
import { sampleOf } from './sample.ts';
import type { DrawnTable, TableSpeaker } from './table.ts';

/** SEQ-07. */
export function actionsTable({ language, words }: TableSpeaker): DrawnTable {
  return {
    caption: words.tables.actions,
    head: [words.heads.number, words.heads.action],
    rows: ACTIONS.map((action, at) => ({ cells: [String(at + 1), language.words.actions[action]] })),
  };
}

/** Infantry by the drill that opens formations to it. */
const DRILLS: readonly { readonly type: UnitType; readonly skill: Skill | null }[] = [
  { type: 'lineInfantry', skill: null },
  { type: 'lightInfantry', skill: 'skirmisher' },
  { type: 'lineInfantry', skill: 'largeBattalion' },
  { type: 'lineInfantry', skill: 'linearOrder' },
];

/** Which infantry may go from one formation into another, in words. */
function opened(from: Formation, to: Formation, { language, words }: TableSpeaker): string {
  if (from === to) return words.none;
  const drills = DRILLS.map(({ type, skill }) => ({ type, skill, skills: skill ? [skill] : [] }));
  const inIt = drills.filter((drill) => allowedFormations(drill).includes(from));
  const able = inIt.filter(({ type, skills }) => {
    const { game, unit } = sampleOf(type, from, skills);
    return formationTargets(game, unit).includes(to);
  });
  if (able.length === 0) return words.notAllowed;
  if (able.length === inIt.length) return words.yes;
  return able
    .map(({ skill }) => (skill ? words.withSkill(language.words.skills[skill]) : words.yes))
    .join(', ');
}

/** FRM-21. A horde leaves its state by rallying alone. */
export function transitionsTable(pen: TableSpeaker): DrawnTable {
  const { formationHeads, heads, tables } = pen.words;
  const formations = FORMATIONS.filter((one) => one !== 'none' && one !== 'horde');
  return {
    caption: tables.transitions,
    head: [heads.fromTo, ...formations.map((to) => formationHeads[to])],
    rows: formations.map((from) => ({
      cells: [formationHeads[from], ...formations.map((to) => opened(from, to, pen))],
    })),
  };
}
