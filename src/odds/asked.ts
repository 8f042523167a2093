/** What is asked of the worker and what comes back: plain data both ways. The laboratory and the table ask the same one. */
import type { LaboratoryAsk, LaboratoryReplyOf, MeanwhileOf } from './laboratory/asked.ts';
import type { TableAsk, TableReplyOf } from './table/asked.ts';

export type WorkerAsk = LaboratoryAsk | TableAsk;

export type ReplyOf = LaboratoryReplyOf & TableReplyOf;

/** How far a question is: so much is done, of so much where that is known. */
export interface Progress {
  readonly done: number;
  readonly of: number | null;
}

/** What is told on the way to an answer; nothing where there is only time to pause. */
export type OnTheWay<Meanwhile = never> = Progress | { readonly meanwhile: Meanwhile } | undefined;

/** Why there is no answer: too many situations, too much time, a fault of ours, or a worker that is heard no more. */
export const TROUBLES = ['tooLarge', 'tooLong', 'fault', 'silent'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** While a question is worked at, its progress is told several times a second: whoever waits knows that it goes on. */
export type Reply =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly meanwhile: MeanwhileOf[keyof MeanwhileOf] }
  | { readonly id: number; readonly told: ReplyOf[WorkerAsk['ask']] }
  | { readonly id: number; readonly failed: Trouble };

export type Message = { readonly id: number; readonly asked: WorkerAsk } | { readonly cancel: number };
