/** Follows what the players look at: asks for its odds, the most urgent first, and gathers what is known of it. */

import { canonicalText } from '../../engine/interpreter.ts';
import type { Hex } from '../../geometry/hex.ts';
import type { AnswerOdds, AttackOdds, Danger, Standing, TestOdds } from '../../odds/table/asked.ts';
import type { Target } from '../possible/possible.ts';
import type { Selection } from '../state.ts';
import { hiddenSide } from '../view/knowledge.ts';
import type { TableView } from '../view/view.ts';
import { type Asker, type Desk, makeDesk, type Wanted } from './desk.ts';
import {
  actorIn,
  answersWanted,
  attackWanted,
  dangersWanted,
  dangerWanted,
  standingAt,
  testsWanted,
} from './questions.ts';

/** The odds of one danger; none until they are reckoned, or where that would take too long. */
export interface DangerSeen {
  readonly danger: Danger;
  readonly odds: AttackOdds | null;
}

/** What the enemy could do to a unit that went there. */
export interface DangerThere {
  readonly standing: Standing;
  readonly dangers: readonly DangerSeen[];
  /** All of it is here. */
  readonly whole: boolean;
}

/** What is known of a view. */
export interface Gathered {
  readonly view: TableView;
  /** Numbers are kept from whoever decides, and odds would tell them: there are none. */
  readonly kept: boolean;
  readonly attacks: ReadonlyMap<Target, AttackOdds>;
  /** By the text of the choice. */
  readonly answers: ReadonlyMap<string, AnswerOdds>;
  readonly tests: ReadonlyMap<string, TestOdds>;
  readonly danger: DangerThere | null;
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
}

interface Watch {
  readonly look: (look: Look | null) => void;
  readonly stop: () => void;
  readonly goOn: () => void;
}

const NO_ATTACKS: Gathered['attacks'] = new Map();
const NO_ANSWERS: Gathered['answers'] = new Map();
const NO_TESTS: Gathered['tests'] = new Map();

function attackTold({ told }: Desk, wanted: Wanted): AttackOdds | null | undefined {
  const reply = told(wanted.key);
  return reply === undefined ? undefined : reply?.of === 'attack' ? reply : null;
}

function dangerOf(desk: Desk, { view, selection, hex }: Look) {
  const standing = standingAt(view, selection, hex);
  if (!standing) return { wanted: [], danger: null };
  const list = dangersWanted(view, standing);
  const told = desk.told(list.key);
  const dangers = told?.of === 'dangers' ? told.dangers : [];
  const asked = dangers.map((danger) => ({ danger, wanted: dangerWanted(view, standing, danger) }));
  const odds = asked.map(({ danger, wanted }) => ({ danger, odds: attackTold(desk, wanted) }));
  const danger: DangerThere | null =
    told === undefined
      ? null
      : {
          standing,
          dangers: odds.map((one) => ({ danger: one.danger, odds: one.odds ?? null })),
          whole: odds.every((one) => one.odds !== undefined),
        };
  return { wanted: [list, ...asked.map(({ wanted }) => wanted)], danger };
}

function attacksOf(desk: Desk, { view, selection, unit }: Look) {
  const actor = actorIn(view, selection);
  const attacks = new Map<Target, AttackOdds>();
  if (actor === null) return { wanted: [], attacks };
  const looked = unit ?? selection.target;
  const first = view.targets.filter((target) => target.unit === looked);
  const wanted: Wanted[] = [];
  for (const target of [...first, ...view.targets.filter((target) => target.unit !== looked)]) {
    const one = attackWanted(view, actor, target);
    if (!one) continue;
    wanted.push(one);
    const odds = attackTold(desk, one);
    if (odds) attacks.set(target, odds);
  }
  return { wanted, attacks };
}

function answersOf(desk: Desk, view: TableView) {
  const wanted = answersWanted(view);
  const told = wanted && desk.told(wanted.key);
  const rows = told?.of === 'answers' ? told.rows : [];
  return {
    wanted: wanted ? [wanted] : [],
    answers: new Map(rows.map((row) => [canonicalText(row.choice), row])),
  };
}

function testsOf(desk: Desk, view: TableView) {
  const wanted = testsWanted(view);
  const told = wanted && desk.told(wanted.key);
  const rows = told?.of === 'tests' ? told.rows : [];
  return {
    wanted: wanted ? [wanted] : [],
    tests: new Map(rows.map((row) => [canonicalText(row.choice), row])),
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
        answers: NO_ANSWERS,
        tests: NO_TESTS,
        danger: null,
        missing: null,
      });
      return;
    }
    const danger = dangerOf(desk, last);
    const answers = answersOf(desk, view);
    const tests = testsOf(desk, view);
    const attacks = attacksOf(desk, last);
    const wanted = [...danger.wanted, ...answers.wanted, ...tests.wanted, ...attacks.wanted];
    desk.want(wanted);
    show({
      view,
      kept: false,
      attacks: attacks.attacks,
      answers: answers.answers,
      tests: tests.tests,
      danger: danger.danger,
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
