/** What is asked of the worker and what comes back: odds for the laboratory and the table, encounters, and thoughts. */
import type { AnyEncounterAsk, EncounterMeanwhileOf, EncounterReplyOf } from '../encounter/asked.ts';
import type { Progress, Trouble } from '../odds/asked.ts';
import type { LaboratoryAsk, LaboratoryReplyOf, MeanwhileOf } from '../odds/laboratory/asked.ts';
import type { TableAsk, TableReplyOf } from '../odds/table/asked.ts';
import type { Asked, Thought } from '../opponent/thought.ts';

/** What the opponent answers at a level: the position, the side and all that its answer depends on. */
export interface ThinkAsk extends Asked {
  readonly ask: 'think';
}

export type WorkerAsk = LaboratoryAsk | TableAsk | AnyEncounterAsk | ThinkAsk;

export type ReplyOf = LaboratoryReplyOf & TableReplyOf & EncounterReplyOf & { readonly think: Thought };

/** What is known before the answer, of the questions that tell any. */
export type WorkerMeanwhileOf = MeanwhileOf & EncounterMeanwhileOf;
export type AnyMeanwhile = WorkerMeanwhileOf[keyof WorkerMeanwhileOf];

/** The first word of a worker: it has been fetched, and takes questions. */
export interface Here {
  readonly here: true;
}

/** While a question is worked at, its progress is told several times a second: whoever waits knows that it goes on. */
export type Reply =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly meanwhile: AnyMeanwhile }
  | { readonly id: number; readonly told: ReplyOf[WorkerAsk['ask']] }
  | { readonly id: number; readonly failed: Trouble };

export type Message = { readonly id: number; readonly asked: WorkerAsk } | { readonly cancel: number };
