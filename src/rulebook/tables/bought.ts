/** UNI-02, SKL, CMD-02, ORD-02: what units, skills and command values cost, and what a format gives. */
import type { Dice } from '../../engine/dice.ts';
import { capital } from '../../language/sentences.ts';
import { orderFormulas, orderPointDice } from '../../rules/orders/orders.ts';
import { QUALITIES, SKILLS, type Skill, UNIT_TYPES, type UnitType } from '../../rules/state/vocabulary.ts';
import { COMMAND_VALUES, commandValueCost } from '../../rules/units/price.ts';
import { SKILL_RULES } from '../../rules/units/skills.ts';
import { UNIT_TABLE } from '../../rules/units/units.ts';
import type { DrawnRow, DrawnTable, TableSpeaker } from './table.ts';

/** UNI-02. */
export function strengthTable({ language, words }: TableSpeaker): DrawnTable {
  const { heads } = words;
  return {
    caption: words.tables.strength,
    head: [heads.unit, heads.points, heads.threshold, heads.cost],
    rows: UNIT_TYPES.map((type) => {
      const { strength, threshold, cost } = UNIT_TABLE[type];
      const costs = QUALITIES.map((quality) => cost[quality]).join(' / ');
      const points = `${strength.minimum}–${strength.maximum}`;
      return { cells: [capital(language.words.unitTypes[type]), points, String(threshold), costs] };
    }),
  };
}

/** The types in as few words as they allow: a whole arm by its name. */
function typesInWords(types: readonly UnitType[], { language, words }: TableSpeaker): string {
  const said: string[] = [];
  for (const arm of ['infantry', 'cavalry', 'artillery'] as const) {
    const all = UNIT_TYPES.filter((type) => UNIT_TABLE[type].arm === arm);
    const here = all.filter((type) => types.includes(type));
    if (here.length === all.length) said.push(words.arms[arm]);
    else said.push(...here.map((type) => language.words.unitTypes[type]));
  }
  return said.join(', ');
}

function skillRow(skill: Skill, pen: TableSpeaker): DrawnRow {
  const { reservedTo, requires, excludes, costPerPoint, rule } = SKILL_RULES[skill];
  const { skills } = pen.language.words;
  const conditions = [
    ...requires.map((other) => pen.words.onlyWith(skills[other])),
    ...excludes.map((other) => pen.words.notWith(skills[other])),
  ];
  const open = [typesInWords(reservedTo, pen), ...conditions].join(', ');
  const cost = costPerPoint === 0 ? '0' : pen.language.writing.signed(costPerPoint);
  return { cells: [`${skills[skill]} [${rule}]`, open, cost] };
}

/** The skills in the order of the book. */
export function skillsTable(pen: TableSpeaker): DrawnTable {
  const { heads, tables } = pen.words;
  return {
    caption: tables.skills,
    head: [heads.skill, heads.reservedTo, heads.costShort],
    rows: SKILLS.map((skill) => skillRow(skill, pen)),
  };
}

/** CMD-02. */
export function commandValuesTable({ language, words }: TableSpeaker): DrawnTable {
  const bounds = QUALITIES.map((quality) => COMMAND_VALUES[quality]);
  const least = Math.min(...bounds.map((one) => one.least));
  const most = Math.max(...bounds.map((one) => one.most));
  const values = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return {
    caption: words.tables.commandValues,
    head: [words.heads.commandValue, ...values.map(String)],
    rows: QUALITIES.map((quality) => ({
      cells: [
        language.words.qualities[quality],
        ...values.map((value) => {
          const cost = commandValueCost(quality, value);
          return cost === null ? words.none : language.writing.signed(cost);
        }),
      ],
    })),
  };
}

function formula(name: 'd3' | '2d6', dice: Dice, { words }: TableSpeaker): string {
  if (!('plus' in dice)) return '';
  const plus = dice.plus === 0 ? '' : dice.plus > 0 ? ` + ${dice.plus}` : ` − ${-dice.plus}`;
  return `${words.dice[name]}${plus}`;
}

/** The greatest format of the printed table, and the steps it goes by. ORD-02. */
const LAST_FORMAT = 4000;
const FORMAT_STEP = 500;

/** ORD-02. */
export function orderPointsTable(pen: TableSpeaker): DrawnTable {
  const { words, language } = pen;
  const rows: DrawnRow[] = [];
  for (let most = 2 * FORMAT_STEP; most <= LAST_FORMAT; most += FORMAT_STEP) {
    const figure = language.writing.number;
    const title = words.from(figure(most - FORMAT_STEP), figure(most));
    const formulas = orderFormulas(most).map((one) => formula(one, orderPointDice(most, one), pen));
    rows.push({ cells: [title, formulas[0] ?? words.none, formulas[1] ?? words.none] });
  }
  const { heads, tables } = words;
  return { caption: tables.orderPoints, head: [heads.format, heads.usual, heads.alternative], rows };
}
