import { armyByLot, THEMES } from '../../armies/byLot.ts';
import { armyGlance } from '../../armies/glance.ts';
import { remedyOf } from '../../armies/remedies.ts';
import { type RosterProblem, readRoster, rosterText, type WrittenArmy } from '../../armies/roster.ts';
import { refusals as inEnglish } from '../../language/en/refusals.ts';
import { roster as english } from '../../language/en/roster.ts';
import { refusals as inFrench } from '../../language/fr/refusals.ts';
import { roster as french } from '../../language/fr/roster.ts';
import { NATIONS } from '../../rules/state/nations.ts';
import { armyProblems } from '../../rules/units/army.ts';
import { unitCost } from '../../rules/units/price.ts';
import { FORMATS } from '../../scenarios/armyLimits.ts';
import { parseFile } from '../../scenarios/file.ts';
import type { ArmyFile } from '../../scenarios/schema.ts';
import { VERSION } from '../../scenarios/version.ts';
import { commandFault, type Fault, fileFault, type Heard, type Printed } from './fault.ts';

const WORDS = { en: english.words, fr: french.words };

/** What the army by lot is asked for, as texts. */
export type LotOptions = Readonly<Record<string, string | undefined>>;

function badOption(option: string, wanted: string): Heard<never> {
  return { ok: false, fault: commandFault('badOption', `--${option}`, { needed: `--${option} ${wanted}` }) };
}

/** A nation's army is called like the nation. */
function drawnByLot({
  points = '',
  nation: named,
  theme: chosen = 'balanced',
  seed = '',
}: LotOptions): Heard<WrittenArmy> {
  const armyPoints = /^\d{1,4}$/.test(points) ? Number(points) : 0;
  if (armyPoints < FORMATS.least || armyPoints > FORMATS.most)
    return badOption('points', `${FORMATS.least} … ${FORMATS.most}`);
  const nation = NATIONS.find((one) => one === named);
  if (!nation) return badOption('nation', NATIONS.join(' | '));
  const theme = THEMES.find((one) => one === chosen);
  if (!theme) return badOption('theme', THEMES.join(' | '));
  if (seed === '') return badOption('seed', 'NAME');
  const name = { en: english.words.nations[nation], fr: french.words.nations[nation] };
  return {
    ok: true,
    value: { army: armyByLot({ points: armyPoints, nation, theme, seed, name }), armyPoints },
  };
}

function rosterFault({ code, line, from, to, facts }: RosterProblem, others: number): Fault {
  return {
    path: `line ${line}`,
    reason: code,
    facts: { ...facts, line, from, to, others },
    message: { en: english.problem({ code, line, facts }), fr: french.problem({ code, line, facts }) },
  };
}

/** A file of an army, or a roster in either language: a text that begins with a brace is no roster. */
function readFrom(text: string): Heard<WrittenArmy> {
  if (!/^[\s\uFEFF]*[{[]/.test(text)) {
    const read = readRoster(text, WORDS);
    if (read.ok) return { ok: true, value: { army: read.army, armyPoints: read.armyPoints } };
    const [first, ...others] = read.problems;
    return { ok: false, fault: rosterFault(first, others.length) };
  }
  const parsed = parseFile(text);
  if (!parsed.ok) return { ok: false, fault: fileFault(parsed.problem) };
  const { file } = parsed;
  if (file.format === 'sabreur-hex/army')
    return { ok: true, value: { army: file.army, armyPoints: file.armyPoints } };
  const facts = { received: file.format, known: 'sabreur-hex/army' };
  return { ok: false, fault: commandFault('otherFormat', 'format', facts) };
}

/** What the rule has against it, each with its place, its sentences and the one change that mends it. */
function problemsOf({ army: { units }, armyPoints }: WrittenArmy): readonly object[] {
  return armyProblems(units, armyPoints).map((problem) => {
    const { unit } = problem.facts;
    return {
      path: typeof unit === 'number' ? `army.units.${unit - 1}` : 'army.units',
      rule: problem.rule,
      reason: problem.reason,
      facts: problem.facts,
      message: {
        en: inEnglish.sentence(problem, (id) => id),
        fr: inFrench.sentence(problem, (id) => id),
      },
      remedy: remedyOf(units, armyPoints, problem),
    };
  });
}

/**
 * `army`: of an army in a file or a roster, or of one by lot: what each unit costs line by line, what is wrong with it,
 * what it comes to, and the same army as a file and as a roster in both languages. Status 1 if it may not be bought so.
 */
export function army(text: string | null, options: LotOptions): Printed {
  const heard = text === null ? drawnByLot(options) : readFrom(text);
  if (!heard.ok) return { status: 2, json: heard.fault };
  const written = heard.value;
  const { units } = written.army;
  const problems = problemsOf(written);
  const file: ArmyFile = {
    format: 'sabreur-hex/army',
    version: VERSION,
    armyPoints: written.armyPoints,
    army: written.army,
  };
  const json = {
    legal: problems.length === 0,
    problems,
    glance: armyGlance(units, written.armyPoints),
    prices: units.map((unit) => ({ id: unit.id, ...unitCost(unit) })),
    roster: { en: rosterText(written, WORDS.en, 'en'), fr: rosterText(written, WORDS.fr, 'fr') },
    file,
  };
  return { status: problems.length === 0 ? 0 : 1, json };
}
