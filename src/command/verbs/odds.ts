import { FRACTIONS, type Fraction, fractionNumber, fractionText, NUMBERS } from '../../chances/fraction.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import { type Graph, MOST_STEPS, SLICE, TooLarge } from '../../odds/explore.ts';
import { DEFAULT_POLICY, type OddsOptions, type WeighedOdds, weighing } from '../../odds/odds.ts';
import { fitsSomewhere, type NamedPin, type QuestionPart, rollName } from '../../odds/policy.ts';
import { actionOpened, questionUnderWay } from '../../odds/question.ts';
import { rangesOf } from '../../odds/ranges.ts';
import { type Results, resultsOf } from '../../odds/results.ts';
import type { Choice, Question } from '../../rules/state/answers.ts';
import { findUnit, type Game } from '../../rules/state/game.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import type { OddsAsked } from '../../scenarios/oddsShapes.ts';
import type { QuestionFile } from '../../scenarios/schema.ts';
import { answerFault, commandFault, fileFault, type Heard, type Printed } from './fault.ts';
import type { OddsTold } from './oddsTold.ts';
import { type Read, reachedBy } from './positions.ts';
import type { Report } from './work.ts';

type Chance = OddsTold['total'];

function bad(fault: ReturnType<typeof commandFault>): Heard<never> {
  return { ok: false, fault };
}

/** The action asked about, under way. */
function underWay(game: Game, { act }: OddsAsked): Heard<Game> {
  if (!act) {
    const under = questionUnderWay(game);
    return under ? { ok: true, value: under } : bad(commandFault('nothingUnderWay', 'odds.act'));
  }
  const { unit, action } = act;
  if (findUnit(game, unit)?.fate !== 'present')
    return bad(fileFault({ code: 'unknownUnit', path: 'odds.act.unit', facts: { id: unit } }));
  const question = actionOpened(game, unit, action);
  if (question.ok) return { ok: true, value: question.game };
  return bad(answerFault('odds.act.action', { problem: 'notLegal', reasons: question.reasons }));
}

/** All figures with chances as they are written. */
function told<M>(
  odds: WeighedOdds,
  results: Results<M>,
  asked: OddsAsked,
  write: (m: M) => Chance,
): OddsTold {
  const points = (all: Results<M>['sides']['blue']['lost']) =>
    all.map(({ points: lost, chance }) => ({ points: lost, chance: write(chance) }));
  const places = (all: Results<M>['units'][number]['hexes']) =>
    all.map(({ hex, chance }) => ({ hex, chance: write(chance) }));
  const toll = (one: Results<M>['sides']['blue']) => ({
    lost: points(one.lost),
    left: points(one.left),
    expectedStrength: one.expectedStrength,
    expectedArmyPoints: one.expectedArmyPoints,
  });
  const { ground, sides } = results;
  return {
    policy: results.policy,
    pins: asked.pins?.length ?? 0,
    places: odds.runs,
    unweighed: odds.unweighed.map(({ question, ...one }) => ({ ...one, question: { ...question } })),
    situations: results.nodes,
    total: write(results.total),
    ground: { blue: write(ground.blue), red: write(ground.red), nobody: write(ground.nobody) },
    sides: { blue: toll(sides.blue), red: toll(sides.red) },
    units: results.units.map((one) => ({
      unit: one.unit,
      ends: {
        stands: write(one.ends.stands),
        panicked: write(one.ends.panicked),
        fledOffMap: write(one.ends.fledOffMap),
        eliminated: write(one.ends.eliminated),
      },
      ...toll(one),
      hexes: places(one.hexes),
      reach: places(one.reach),
    })),
    courses: results.courses.map(({ holder, ends, chance }) => ({ holder, ends, chance: write(chance) })),
    ranges: rangesOf(odds.graph, odds.solution, asked.open ?? SIDES),
    questions: questionsMet(odds.graph),
    rolls: rollsMet(odds.graph),
  };
}

interface Met {
  readonly side: Side;
  readonly question: Question;
  readonly choices: Map<string, Choice>;
  situations: number;
}

/** The questions met, each once with all its answers. */
function questionsMet(graph: Graph): OddsTold['questions'] {
  const met = new Map<string, Met>();
  for (const node of graph.nodes.toReversed()) {
    if (node.kind !== 'decision') continue;
    const { side, question } = node.decision;
    const key = canonicalText(question);
    const one = met.get(key) ?? { side, question, choices: new Map(), situations: 0 };
    met.set(key, one);
    one.situations++;
    for (const choice of node.choices) one.choices.set(canonicalText(choice), choice);
  }
  return [...met.values()].map(({ question, choices, ...one }) => ({
    ...one,
    question: { ...question },
    choices: [...choices.values()],
  }));
}

/** The rolls met, each once with all its outcomes. */
function rollsMet(graph: Graph): OddsTold['rolls'] {
  const met = new Map<string, { readonly outcomes: Set<number>; situations: number }>();
  for (const node of graph.nodes.toReversed()) {
    if (node.kind !== 'roll') continue;
    const roll = rollName(node.roll);
    const one = met.get(roll) ?? { outcomes: new Set(), situations: 0 };
    met.set(roll, one);
    one.situations++;
    for (const { outcome } of node.outcomes) one.outcomes.add(outcome);
  }
  return [...met].map(([roll, { outcomes, situations }]) => ({
    roll,
    outcomes: [...outcomes].sort((a, b) => a - b),
    situations,
  }));
}

/** The odds, heard of after each slice of the work. */
function worked(game: Game, asking: OddsOptions, report: Report): WeighedOdds {
  const work = weighing(game, asking);
  for (let steps = 0; ; steps += SLICE) {
    const step = work.next();
    if (step.done) return step.value;
    report({ steps });
  }
}

/** `odds`: the exact distribution of what an action comes to, under pins and aims; fractions on request. */
export function odds(read: Read<QuestionFile>, report: Report): Printed {
  const { odds: asked } = read.file;
  if (!asked) return { status: 2, json: fileFault({ code: 'missingKey', path: 'odds', facts: {} }) };
  const reached = reachedBy(read);
  if (!reached.ok) return { status: 2, json: reached.fault };
  const start = underWay(reached.value.game, asked);
  if (!start.ok) return { status: 2, json: start.fault };
  const pins = (asked.pins ?? []).map(
    (pin): NamedPin => ('roll' in pin ? pin : { choice: pin.choice, question: pin.question as QuestionPart }),
  );
  const policy = asked.aims ?? DEFAULT_POLICY;
  const most = asked.steps ?? MOST_STEPS;
  const asking: OddsOptions = { pins, policy, most, ...(asked.places ? { runs: asked.places } : {}) };
  try {
    const found = worked(start.value, asking, report);
    const idle = pins.findIndex((pin) => !fitsSomewhere(pin, found.graph));
    if (idle >= 0) return { status: 2, json: commandFault('idlePin', `odds.pins.${idle}`) };
    const { graph, solution } = found;
    const json = asked.exact
      ? told<Fraction>(found, resultsOf(graph, solution, FRACTIONS, fractionNumber), asked, fractionText)
      : told<number>(
          found,
          resultsOf(graph, solution, NUMBERS, (m) => m),
          asked,
          (m) => m,
        );
    return { status: 0, json };
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return { status: 2, json: commandFault('oddsTooLarge', 'odds', { most }) };
  }
}
