/** UNI-01: the factors of every unit in every formation, and the skills that change them. */
import { capital } from '../../language/sentences.ts';
import { sumOf } from '../../rules/state/reasons.ts';
import type { UnitType } from '../../rules/state/vocabulary.ts';
import { FORMATIONS, type Formation, SKILLS, type Skill, UNIT_TYPES } from '../../rules/state/vocabulary.ts';
import { combatTerms, fireTerms, movementFactor, rangeOf } from '../../rules/units/factors.ts';
import { SKILL_RULES } from '../../rules/units/skills.ts';
import { UNIT_TABLE } from '../../rules/units/units.ts';
import { sampleOf } from './sample.ts';
import type { DrawnRow, DrawnTable, TableSpeaker } from './table.ts';

/** Combat, fire, range and movement as they are printed. */
function figures(
  type: UnitType,
  formation: Formation,
  skills: readonly Skill[],
  pen: TableSpeaker,
): string[] {
  const { unit } = sampleOf(type, formation, skills);
  const still = sumOf(combatTerms(unit, false)).total;
  const charging = sumOf(combatTerms(unit, true)).total;
  const fire = sumOf(fireTerms(unit)).total;
  const shoots = fire > 0;
  return [
    charging === still ? String(still) : `${charging} / ${still}`,
    shoots ? String(fire) : pen.words.none,
    shoots ? String(rangeOf(unit)) : pen.words.none,
    String(movementFactor(unit)),
  ];
}

/** Skills that alter every formation in the same way: a sentence under the table says it in fewer lines. */
const TOLD_APART: readonly Skill[] = ['warrior', 'obsoleteFirearm'];

/** The skills that type may have which change a figure in that formation. */
function variants(
  type: UnitType,
  formation: Formation,
  plain: readonly string[],
  skills: readonly Skill[],
  pen: TableSpeaker,
): DrawnRow[] {
  const rows: DrawnRow[] = [];
  for (const skill of skills) {
    if (!SKILL_RULES[skill].reservedTo.includes(type) || TOLD_APART.includes(skill)) continue;
    const changed = figures(type, formation, [skill], pen);
    if (changed.join() !== plain.join())
      rows.push({ cells: [pen.words.withSkill(pen.language.words.skills[skill]), ...changed], under: true });
  }
  return rows;
}

function rowsOf(type: UnitType, skills: readonly Skill[], pen: TableSpeaker): DrawnRow[] {
  const { unitTypes, formed } = pen.language.words;
  return FORMATIONS.filter((formation) => UNIT_TABLE[type].factors[formation]).flatMap((formation) => {
    const plain = figures(type, formation, [], pen);
    const name = capital(unitTypes[type]);
    const title = formation === 'none' ? name : `${name} ${formed[formation]}`;
    return [{ cells: [title, ...plain] }, ...variants(type, formation, plain, skills, pen)];
  });
}

/** UNI-01, with the rows of R-39; of these types, and with what these skills change. */
export function factorsOf(
  types: readonly UnitType[],
  skills: readonly Skill[],
  pen: TableSpeaker,
): DrawnTable {
  const { tables, heads } = pen.words;
  return {
    caption: tables.factors,
    head: [heads.unit, heads.combat, heads.fire, heads.range, heads.movement],
    rows: types.flatMap((type) => rowsOf(type, skills, pen)),
  };
}

/** The same of all units. */
export function factorsTable(pen: TableSpeaker): DrawnTable {
  return factorsOf(UNIT_TYPES, SKILLS, pen);
}
