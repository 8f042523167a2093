/** What is asked of the worker and what comes back: odds for the laboratory and the table, and encounters. */
import type { AnyEncounterAsk, EncounterMeanwhileOf, EncounterReplyOf } from '../encounter/asked.ts';
import type { Progress, Trouble } from '../odds/asked.ts';
import type { LaboratoryAsk, LaboratoryReplyOf, MeanwhileOf } from '../odds/laboratory/asked.ts';
import type { TableAsk, TableReplyOf } from '../odds/table/asked.ts';

export type WorkerAsk = LaboratoryAsk | TableAsk | AnyEncounterAsk;

export type ReplyOf = LaboratoryReplyOf & TableReplyOf & EncounterReplyOf;

/** What is known before the answer, of the questions that tell any. */
export type WorkerMeanwhileOf = MeanwhileOf & EncounterMeanwhileOf;
export type AnyMeanwhile = WorkerMeanwhileOf[keyof WorkerMeanwhileOf];

/** While a question is worked at, its progress is told several times a second: whoever waits knows that it goes on. */
export type Reply =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly meanwhile: AnyMeanwhile }
  | { readonly id: number; readonly told: ReplyOf[WorkerAsk['ask']] }
  | { readonly id: number; readonly failed: Trouble };

export type Message = { readonly id: number; readonly asked: WorkerAsk } | { readonly cancel: number };
