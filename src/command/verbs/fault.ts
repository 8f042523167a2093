/** What is wrong with what the command line was given: the place, a code with figures, a sentence in both languages. */

import type { Words } from '../../contract/system.ts';
import type { AnswerProblem } from '../../engine/interpreter.ts';
import { commandLine as english } from '../../language/en/commandLine.ts';
import { problems as inEnglish } from '../../language/en/problems.ts';
import { commandLine as french } from '../../language/fr/commandLine.ts';
import { problems as inFrench } from '../../language/fr/problems.ts';
import { engine } from '../../rules/rulebook.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { messageOf, stackOf } from '../../scenarios/crash.ts';
import type { Problem } from '../../scenarios/problem.ts';
import type { SaveTrouble } from '../../scenarios/saveProblem.ts';

export interface Fault {
  /** The place: keys and places in lists of the file, from 0, with dots between; `verb`, `file` or an option before it. */
  readonly path: string;
  readonly reason: string;
  readonly facts: object;
  readonly message: Words;
}

/** What the command line says: the status it ends with, and the one object it prints. */
export type Printed =
  /** 1: the question was a sound one and the answer is no. */
  | { readonly status: 0 | 1; readonly json: object }
  /** 2: what was given is at fault; 3: the program is. */
  | { readonly status: 2 | 3; readonly json: Fault };

export type Heard<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

type Facts = Readonly<Record<string, string | number>>;

/** A fault of the command line's own. */
export function commandFault(reason: keyof typeof english, path: string, facts: Facts = {}): Fault {
  return { path, reason, facts, message: { en: english[reason](facts), fr: french[reason](facts) } };
}

/** A fault of the program, which broke over a sound file: the step of the rules run or asked last, and the stack. */
export function brokenBy(error: unknown): Printed {
  const step = engine.lastStep() ?? '';
  const fault = commandFault('broken', 'verb', { found: messageOf(error), step });
  return { status: 3, json: { ...fault, facts: { ...fault.facts, stack: stackOf(error) } } };
}

/** A fault of a file. */
export function fileFault({ code, path, facts }: Problem): Fault {
  return { path, reason: code, facts, message: sentence(code, path, facts) };
}

function sentence(code: string, path: string, facts: Facts): Words {
  return { en: inEnglish.fileProblem(code, path, facts), fr: inFrench.fileProblem(code, path, facts) };
}

/** Why the replay of a saved game did not come out, in both languages. */
export function saveSentence({ code, facts }: SaveTrouble): Words {
  return sentence(code, '', facts);
}

/** An answer that was not taken, its reasons among the facts. */
export function answerFault(path: string, why: AnswerProblem<SabreurTypes>): Fault {
  const { problem, ...facts } = why;
  const message = { en: inEnglish.answerProblem(why), fr: inFrench.answerProblem(why) };
  return { path, reason: problem, facts, message };
}
