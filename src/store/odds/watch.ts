/** Follows what the players look at: asks for its odds, the most urgent first, and gathers what is known of it. */

import { canonicalText } from '../../engine/interpreter.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { AnswerOdds, AttackOdds, Danger, Standing, TestOdds } from '../../odds/table/asked.ts';
import type { Target } from '../possible/possible.ts';
import type { Selection } from '../state.ts';
import { hiddenSide } from '../view/knowledge.ts';
import type { TableView } from '../view/view.ts';
import { type Asker, type Desk, makeDesk, type Wanted } from './desk.ts';
import { type CountedHex, makeEverywhere } from './everywhere.ts';
import {
  actorIn,
  answersWanted,
  attackWanted,
  dangersWanted,
  dangerWanted,
  standingAt,
  testsWanted,
} from './questions.ts';

/** Why there are no odds of something, once that is known. */
export type NoOdds = Exclude<Missing, 'lasting'> | 'alike' | 'notAsked';

/** The odds of one danger; none until they are reckoned, or where it is known why there are none. */
export interface DangerSeen {
  readonly danger: Danger;
  readonly odds: AttackOdds | null;
  readonly none?: NoOdds;
}

/** What the enemy could do to a unit that went there. */
export interface DangerThere {
  readonly standing: Standing;
  readonly dangers: readonly DangerSeen[];
  /** All of it is here. */
  readonly whole: boolean;
}

/** Whether the odds of all answers are here, or will not come; and those of all tests. */
export interface OddsSettled {
  readonly answers: boolean;
  readonly tests: boolean;
}

/** What is known of a view. */
export interface Gathered {
  readonly view: TableView;
  /** Numbers are kept from whoever decides, and odds would tell them: there are none. */
  readonly kept: boolean;
  readonly attacks: ReadonlyMap<Target, AttackOdds>;
  /** Why targets have none; what is in neither is still being worked out. */
  readonly none: ReadonlyMap<Target, NoOdds>;
  /** Why answers that are compared, and are not among those told of, have none. */
  readonly noAnswers: NoOdds | null;
  /** By the text of the choice. */
  readonly answers: ReadonlyMap<string, AnswerOdds>;
  readonly tests: ReadonlyMap<string, TestOdds>;
  readonly danger: DangerThere | null;
  /** Of which of these no more are to come, whatever came. */
  readonly settled: OddsSettled;
  /** The hexes to march to whose danger is counted, where it was asked for. */
  readonly counted: readonly CountedHex[];
  /** Whether something of it is missing: it takes long, was stopped, took too much, or failed. */
  readonly missing: Missing | null;
}

export type Missing = 'lasting' | 'stopped' | 'tooMuch' | 'failed';

/** What is looked at. */
export interface Look {
  readonly view: TableView;
  readonly selection: Selection;
  /** The hex pointed at, and the unit on it. */
  readonly hex: Hex | null;
  readonly unit: string | null;
  /** Whether the danger of every hex to march to is asked for. */
  readonly everywhere?: boolean;
}

interface Watch {
  readonly look: (look: Look | null) => void;
  readonly stop: () => void;
  readonly goOn: () => void;
}

const NO_ATTACKS: Gathered['attacks'] = new Map();
const NOT_TOLD: Gathered['none'] = new Map();
const NO_ANSWERS: Gathered['answers'] = new Map();
const NO_TESTS: Gathered['tests'] = new Map();
const NOT_COUNTED = { wanted: [], counted: [] } as const;

function attackTold({ told }: Desk, wanted: Wanted): AttackOdds | null | undefined {
  const reply = told(wanted.key);
  return reply === undefined ? undefined : reply?.of === 'attack' ? reply : null;
}

/** Why nothing is told of what was asked; nothing as long as it may still be. */
function noneOf(desk: Desk, { key }: Wanted): NoOdds | undefined {
  const told = desk.told(key);
  if (told === null) {
    const trouble = desk.trouble(key);
    return trouble === 'tooLarge' || trouble === 'tooLong' ? 'tooMuch' : 'failed';
  }
  return told === undefined && desk.isStopped() ? 'stopped' : undefined;
}

function dangerOf(desk: Desk, { view, selection, hex }: Look) {
  const standing = standingAt(view, selection, hex);
  if (!standing) return { wanted: [], danger: null };
  const list = dangersWanted(view, standing);
  const told = desk.told(list.key);
  const dangers = told?.of === 'dangers' ? told.dangers : [];
  const asked = dangers.map((danger) => ({ danger, wanted: dangerWanted(view, standing, danger) }));
  const odds = asked.map(({ danger, wanted }) => {
    const none = noneOf(desk, wanted);
    return { danger, odds: attackTold(desk, wanted), ...(none ? { none } : {}) };
  });
  const danger: DangerThere | null =
    told === undefined
      ? null
      : {
          standing,
          dangers: odds.map((one) => ({ ...one, odds: one.odds ?? null })),
          whole: odds.every((one) => one.odds !== undefined),
        };
  return { wanted: [list, ...asked.map(({ wanted }) => wanted)], danger };
}

/** Why an answer has none that is not among those told of. */
function notAmong(desk: Desk, wanted: Wanted): NoOdds | undefined {
  return desk.told(wanted.key)?.of === 'answers' ? 'alike' : noneOf(desk, wanted);
}

/** Why an answer that attacks has no odds. */
function noAnswer(desk: Desk, view: TableView, { choice }: Target): NoOdds | undefined {
  const wanted = answersWanted(view);
  if (!wanted) return 'notAsked';
  return answersOf(desk, view).answers.has(canonicalText(choice)) ? undefined : notAmong(desk, wanted);
}

function attacksOf(desk: Desk, { view, selection, unit }: Look) {
  const actor = actorIn(view, selection);
  const attacks = new Map<Target, AttackOdds>();
  const none = new Map<Target, NoOdds>();
  if (actor === null) return { wanted: [], attacks, none };
  const looked = unit ?? selection.target;
  const first = view.targets.filter((target) => target.unit === looked);
  const wanted: Wanted[] = [];
  for (const target of [...first, ...view.targets.filter((target) => target.unit !== looked)]) {
    const one = attackWanted(view, actor, target);
    const why = one ? noneOf(desk, one) : noAnswer(desk, view, target);
    if (why) none.set(target, why);
    if (!one) continue;
    wanted.push(one);
    const odds = attackTold(desk, one);
    if (odds) attacks.set(target, odds);
  }
  return { wanted, attacks, none };
}

function answersOf(desk: Desk, view: TableView) {
  const wanted = answersWanted(view);
  const told = wanted && desk.told(wanted.key);
  const rows = told?.of === 'answers' ? told.rows : [];
  return {
    wanted: wanted ? [wanted] : [],
    answers: new Map(rows.map((row) => [canonicalText(row.choice), row])),
    none: (wanted && notAmong(desk, wanted)) ?? null,
    settled: !wanted || told !== undefined || desk.isStopped(),
  };
}

function testsOf(desk: Desk, view: TableView) {
  const wanted = testsWanted(view);
  const told = wanted && desk.told(wanted.key);
  const rows = told?.of === 'tests' ? told.rows : [];
  return {
    wanted: wanted ? [wanted] : [],
    tests: new Map(rows.map((row) => [canonicalText(row.choice), row])),
    settled: !wanted || told !== undefined || desk.isStopped(),
  };
}

function missingOf(desk: Desk, wanted: readonly Wanted[]): Missing | null {
  if (desk.lasting()) return 'lasting';
  if (desk.isStopped()) return 'stopped';
  const troubles = wanted.flatMap(({ key }) => desk.trouble(key) ?? []);
  if (troubles.length === 0) return null;
  return troubles.some((one) => one === 'tooLarge' || one === 'tooLong') ? 'tooMuch' : 'failed';
}

/** Tells `show` what is known whenever more is. What was asked about another position never gets there. */
export function makeWatch(ask: Asker, show: (gathered: Gathered | null) => void): Watch {
  let last: Look | null = null;
  const desk = makeDesk(ask, () => gather());
  const everywhere = makeEverywhere();

  function gather(): void {
    if (!last?.view.live || last.view.wait !== 'decision') {
      desk.want([]);
      show(null);
      return;
    }
    const { view } = last;
    if (hiddenSide({ game: view.game, ending: null }) !== null) {
      desk.want([]);
      show({
        view,
        kept: true,
        attacks: NO_ATTACKS,
        none: NOT_TOLD,
        noAnswers: null,
        answers: NO_ANSWERS,
        tests: NO_TESTS,
        settled: { answers: true, tests: true },
        danger: null,
        counted: [],
        missing: null,
      });
      return;
    }
    const danger = dangerOf(desk, last);
    const answers = answersOf(desk, view);
    const tests = testsOf(desk, view);
    const attacks = attacksOf(desk, last);
    const around = last.everywhere ? everywhere(desk, view, last.selection) : NOT_COUNTED;
    const wanted = [
      ...danger.wanted,
      ...answers.wanted,
      ...tests.wanted,
      ...attacks.wanted,
      ...around.wanted,
    ];
    desk.want(wanted);
    show({
      view,
      kept: false,
      attacks: attacks.attacks,
      none: attacks.none,
      noAnswers: answers.none,
      answers: answers.answers,
      tests: tests.tests,
      settled: { answers: answers.settled, tests: tests.settled },
      danger: danger.danger,
      counted: around.counted,
      missing: missingOf(desk, wanted),
    });
  }

  return {
    look: (look) => {
      last = look;
      gather();
    },
    stop: () => {
      desk.stop();
      gather();
    },
    goOn: () => {
      desk.goOn();
      gather();
    },
  };
}
