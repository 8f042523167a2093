import { odds } from './odds.ts';
import { english } from './writing.ts';

const { number, signed } = english;

/** The ranks the program may have, from who sees least far to who sees farthest. */
const levels = {
  recruit: 'recruit',
  sergeant: 'sergeant',
  captain: 'captain',
  colonel: 'colonel',
  marshal: 'marshal',
};

/** In what a position may be better. */
const parts = {
  all: 'all in all',
  lost: 'losses',
  panic: 'panicked units',
  options: 'what each side could do to the other',
  distance: 'being near the fight',
  company: 'units that support one another',
  ground: 'ground',
  held: 'objectives held',
  near: 'objectives within reach',
  breaking: 'how near an army is to breaking',
  danger: 'what the enemy could do',
  points: 'the lead in points',
};

/** What is said of the program that plays, and of the advice it gives. */
export const opponent = {
  levels,
  tempers: { careful: 'careful', even: 'even-tempered', bold: 'bold' },
  parts,
  /** Where a battle is begun, and at the table. */
  who: {
    label: (side: string) => `Who plays: ${side}`,
    person: 'a person',
    program: (level: string) => `the program: ${level}`,
    temper: (side: string) => `Temper: ${side}`,
    fromNow: 'It holds from the next answer on, and is saved with the game.',
  },
  considers: (level: string, side: string) => `The ${level} considers for ${side}…`,
  decided: (level: string, side: string) => `The ${level} has decided for ${side}.`,
  paused: (level: string, side: string) => `The ${level} waits (${side}).`,
  failed: (level: string, side: string) =>
    `The ${level} has found no answer for ${side}: the calculation was cut short.`,
  askAgain: 'Ask again',
  offers: (level: string, side: string) =>
    `The ${level} sees no hope for ${side} and offers the end: the battle would be yours.`,
  accept: 'Accept the end',
  fightOn: 'Fight on',
  declined: (level: string, side: string) => `The ${level} will not have the end: ${side} fights on.`,
  pause: 'Pause',
  goOn: 'Go on',
  hurry: 'Hurry',
  takeOver: (side: string) => `Decide for ${side} myself`,
  giveBack: (level: string, side: string) => `Give ${side} back to the ${level}`,
  back: 'Back to my last decision',
  why: 'Why?',
  whyOf: (choice: string) => `Why: ${choice}`,
  thinking: 'One moment…',
  lost: 'No reasons are known: a person decided here, or it could not be thought through again.',
  kept: 'No reasons before the battle is over: they would tell what is kept from you.',
  weighed: 'What was weighed, in army points against the position as it stood:',
  worth: (points: number) => signed(Math.round(points * 10) / 10),
  reasons: {
    exchange: (target: string, theirs: number, ours: number) =>
      `${target} is expected to lose ${number(theirs)} army points for ${number(ours)} of one’s own.`,
    breaks: (target: string, chance: number) => `${target} breaks at ${odds.percent(chance)}.`,
    danger: (unit: string, before: number, after: number) =>
      `${unit} stands to lose ${number(after)} army points next turn, in place of ${number(before)}.`,
    threat: (unit: string, by: string, points: number) =>
      `What the enemy could do: ${by} could cost ${unit} ${number(points)} army points.`,
    objective: (name: string, points: number) => `${name}: ${signed(points)} points.`,
    better: (part: string, by: number) => `Better by ${number(by)} army points: ${part}.`,
    alike: 'Nothing tells the answers apart: they come to the same.',
  },
  advice: 'Advice',
  adviceAgain: 'Ask once more',
  adviceTitle: 'The colonel would',
  adviceComing: 'The colonel looks at the field…',
  adviceFailed: 'The colonel has found no advice.',
  putAway: 'Put away',
  layOut: 'Show',
  moments: {
    button: 'Worst moments',
    title: 'Worst moments',
    lead: 'Each decision weighed again by the colonel, before the dice: what was left on the field by choice, not by luck.',
    none: 'No decision cost anything worth telling.',
    line: (turn: number, side: string, points: number, atLeast: boolean) =>
      `Turn ${number(turn)}, ${side}: ${atLeast ? 'at least ' : ''}${number(Math.round(points * 10) / 10)} army points given away`,
    instead: (given: string, better: string) => `${given}; better: ${better}`,
    stop: 'Stop',
    partly: 'Stopped before the end.',
  },
};

export type OpponentWords = typeof opponent;
