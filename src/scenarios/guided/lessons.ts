/** Ten lessons in positions of the rulebook. What is right, the engine tells: it plays the answer, and the goal is looked for. */
import { type History, play } from '../../engine/history.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Choice } from '../../rules/state/answers.ts';
import type { Fact } from '../../rules/state/facts.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { findUnit, type Unit } from '../../rules/state/game.ts';
import type { RuleId } from '../../rules/state/vocabulary.ts';
import type { Demonstration, PartOf, Sketch } from '../demonstrations/demonstration.ts';
import { DEMONSTRATIONS } from '../demonstrations/index.ts';
import { act, form, group, hexNamed, move, next, react } from '../demonstrations/notation.ts';
import { agrees } from '../demonstrations/script.ts';
import { type LessonId, shownAs } from './lessonIds.ts';

/** What an answer has to bring about. */
type Goal =
  | { readonly choice: readonly Sketch[] }
  /** Exactly so many dice are to be thrown then. */
  | { readonly dice: number }
  | { readonly fact: { readonly fact: Fact['fact']; readonly [more: string]: unknown } }
  | { readonly unit: string; readonly is: PartOf<Omit<Unit, 'id'>> };

export interface Lesson {
  readonly id: LessonId;
  /** The position of the rulebook it is set in. */
  readonly position: string;
  /** How many answers of its script have been given when the lesson begins. */
  readonly from: number;
  readonly rules: readonly RuleId[];
  /** What each answer, in turn, has to bring about. */
  readonly goals: readonly Goal[];
  /** Answers that do. */
  readonly solution: readonly Sketch[];
  /** A legal first answer that does not. */
  readonly wrong: readonly Sketch[];
}

function lesson(id: LessonId, made: Omit<Lesson, 'id'>): Lesson {
  return { id, ...made };
}

const TURN_ASIDE = { choose: 'action', action: 'marchThenFormation', march: 'frontalMarch' } as const;

/** In the order in which they are best taken. */
export const LESSONS: readonly Lesson[] = [
  lesson('chain', {
    position: 'group-chain',
    from: 0,
    rules: ['ORD-03', 'ORD-06'],
    goals: [{ choice: [group('U', 'V', 'W'), group('U', 'W', 'Y'), group('V', 'W', 'Y')] }],
    solution: [group('U', 'V', 'W')],
    wrong: [group('V', 'Y')],
  }),
  lesson('forcedMarch', {
    position: 'forced-march',
    from: 0,
    rules: ['MAN-03', 'MAN-09'],
    goals: [{ choice: [act('frontalMarch')] }, { unit: 'A', is: { hexes: [hexNamed('E6')] } }],
    solution: [act('frontalMarch'), move('E6')],
    wrong: [act('frontalMarch'), move('E9')],
  }),
  lesson('marchAndForm', {
    position: 'march-then-formation',
    from: 0,
    rules: ['SEQ-07', 'FRM-17'],
    goals: [
      { choice: [TURN_ASIDE] },
      { choice: [{ choose: 'move' }] },
      { fact: { fact: 'formationChanged', unit: 'A', to: 'line' } },
    ],
    solution: [TURN_ASIDE, move('E6'), { choose: 'formation', formation: 'line' }],
    wrong: [form('line')],
  }),
  lesson('mostDice', {
    position: 'angle-of-fire',
    from: 0,
    rules: ['FIR-07', 'CBT-13'],
    goals: [{ dice: 8 }],
    solution: [act('fire', 'B')],
    wrong: [act('fire', 'D')],
  }),
  lesson('enfilade', {
    position: 'enfilade',
    from: 0,
    rules: ['FIR-12', 'CBT-12'],
    goals: [{ choice: [next('A')] }, { dice: 7 }],
    solution: [next('A'), act('fire', 'X')],
    wrong: [next('C')],
  }),
  lesson('onlyCharge', {
    position: 'enemy-in-front-first',
    from: 0,
    rules: ['CHG-09', 'CHG-10'],
    goals: [{ fact: { fact: 'chargeDeclared', unit: 'A', target: 'B' } }, { choice: [{ choose: 'move' }] }],
    solution: [act('charge', 'B'), move('D4')],
    wrong: [act('frontalMarch')],
  }),
  lesson('square', {
    position: 'square',
    from: 2,
    rules: ['CHG-16', 'CHG-19'],
    goals: [{ fact: { fact: 'reactionDeclared', unit: 'B', reaction: 'square' } }],
    solution: [react('square')],
    wrong: [react('nothing')],
  }),
  lesson('breakOff', {
    position: 'square',
    from: 4,
    rules: ['CHG-31'],
    goals: [{ choice: [{ choose: 'breakOff' }] }],
    solution: [{ choose: 'breakOff' }],
    wrong: [{ choose: 'attack' }],
  }),
  lesson('tooNear', {
    position: 'too-near-for-square',
    from: 2,
    rules: ['CHG-16', 'CHG-21'],
    goals: [{ fact: { fact: 'reactionDeclared', unit: 'B', reaction: 'defensiveFire' } }],
    solution: [react('defensiveFire')],
    wrong: [react('flight')],
  }),
  lesson('rally', {
    position: 'rally-strength',
    from: 0,
    rules: ['RAL-01', 'RAL-03'],
    goals: [{ choice: [next('A')] }, { choice: [act('rally')] }],
    solution: [next('A'), act('rally')],
    wrong: [next('C')],
  }),
];

/** The lesson that a position on the table is; none for a position of the book. */
export function lessonOf({ id }: Pick<Demonstration, 'id'>): Lesson | null {
  return LESSONS.find((one) => shownAs(one.id) === id) ?? null;
}

/** The position of a lesson, which cites its own statements. */
export function lessonPosition(name: string): Demonstration | null {
  const found = lessonOf({ id: name });
  const base = found && DEMONSTRATIONS.find(({ id }) => id === found.position);
  if (!found || !base) return null;
  return {
    ...base,
    id: name,
    shows: Object.fromEntries(found.rules.map((rule) => [rule, 'cited' as const])),
  };
}

function isMet(goal: Goal, choice: Choice, after: History<SabreurTypes>, facts: readonly Fact[]): boolean {
  if ('choice' in goal) return goal.choice.some((sketch) => agrees(sketch, choice));
  if ('fact' in goal) return facts.some((fact) => agrees(goal.fact, fact));
  if ('unit' in goal) return agrees(goal.is, findUnit(after.game, goal.unit));
  const pending = engine.pending(after.game);
  return pending.wait === 'roll' && 'count' in pending.roll.dice && pending.roll.dice.count === goal.dice;
}

/** What the engine makes of answers, of which `given` have been right before: refused by the rule, wrong for the lesson, or right. */
export function judged(
  { goals }: Lesson,
  given: number,
  history: History<SabreurTypes>,
  choices: readonly Choice[],
): 'refused' | 'wrong' | 'right' {
  let tried = history;
  for (const [nth, choice] of choices.entries()) {
    const played = play(engine, tried, { at: tried.game.count.answers, choice });
    if (!played.ok) return 'refused';
    const goal = goals[given + nth];
    if (goal && !isMet(goal, choice, played.history, played.facts)) return 'wrong';
    tried = played.history;
  }
  return 'right';
}
