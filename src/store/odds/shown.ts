/** The odds on the screen. The first load knows no more of them than where to look; what fills this comes later. */
import { create } from 'zustand';
import type { Hex } from '../../geometry/hex.ts';
import type { AnswerOdds, AttackOdds, DangerKind, TestOdds } from '../../odds/table/asked.ts';
import type { Marks } from '../view/marks.ts';
import type { TableView } from '../view/view.ts';
import type { DangerThere, Missing, NoOdds, OddsSettled } from './watch.ts';

/** What an enemy could do to a hex: drawn from him to it. */
export interface DangerMark {
  readonly unit: string;
  readonly at: Hex;
  readonly kind: DangerKind;
  readonly value: string;
  readonly range?: string | undefined;
}

/** A hex to march to, how many could fire there and how many could charge or assault, and the worst chance to break. */
interface MenacedMark {
  readonly hex: Hex;
  readonly fire: number;
  readonly shock: number;
  readonly breaks: string | null;
}

export interface ShownOdds {
  /** The view they belong to: beside any other they are not shown. */
  readonly view: TableView | null;
  /** What the map draws in place of the view's own marks. */
  readonly marks: Partial<Marks> & {
    readonly dangers?: readonly DangerMark[];
    readonly menaced?: readonly MenacedMark[];
  };
  /** What is said when the cursor comes to a target, by the enemy and the kind; or to a hex, by its key. */
  readonly spoken: ReadonlyMap<string, string>;
  /** By the text of the choice. */
  readonly choices: ReadonlyMap<string, AttackOdds | AnswerOdds | TestOdds>;
  /** Why a choice has none, by its text. */
  readonly none: ReadonlyMap<string, NoOdds>;
  readonly settled: OddsSettled;
  readonly danger: DangerThere | null;
  /** Why there are none or some are missing, or what they rest on, a policy or the dice alone: a note stands beside the answers. */
  readonly note: 'none' | 'policy' | 'dice' | 'kept' | 'alike' | Missing;
}

export const NOTHING_SHOWN: ShownOdds = {
  view: null,
  marks: {},
  spoken: new Map(),
  choices: new Map(),
  none: new Map(),
  settled: { answers: false, tests: false },
  danger: null,
  note: 'none',
};

/** Whether the danger of every hex to march to is asked for: a way to look at the map until it is given up. */
export const useDangerTool = create<{ readonly on: boolean }>()(() => ({ on: false }));

export const useOdds = create<ShownOdds>()(() => NOTHING_SHOWN);
