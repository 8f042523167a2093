/** Sound files spoilt by chance and read: what the readers make of them, counted. */
import seedrandom from 'seedrandom';
import { parseFile } from '../scenarios/file.ts';
import type { Problem } from '../scenarios/problem.ts';
import { spoilt } from './mutations.ts';
import { fileFault } from './verbs/fault.ts';

export interface Spoilt {
  readonly read: number;
  readonly refused: number;
  /** What must not be: in words, with the text that did it. */
  readonly faults: readonly string[];
  readonly slowest: number;
}

/** A text that is no JSON, or no file of ours, has no place to tell. */
const NO_PLACE: readonly string[] = ['notJson', 'tooDeep', 'tooLarge'];
/** What a file is at all stands at its head: the words need not say where. */
const TOLD_WHOLE: readonly string[] = ['unknownFormat', 'unknownVersion'];

/** What is wrong with how a file was refused; null if nothing is. */
function faultOf(problem: Problem, text: string): string | null {
  const { path, reason, message } = fileFault(problem);
  if (message.en === '' || message.fr === '') return `no words: ${reason}`;
  if (path === '')
    return NO_PLACE.includes(reason) ? null : `no place told: ${reason}: ${text.slice(0, 200)}`;
  const isTold = message.en.includes(path) && message.fr.includes(path);
  return isTold || TOLD_WHOLE.includes(reason) ? null : `place not in words: ${message.en}`;
}

function isPolluted(): boolean {
  const empty: object = {};
  return 'polluted' in empty || 'extra' in empty || Object.keys(Object.prototype).length > 0;
}

/** Spoils so many files made from the sound ones and reads them; `now` tells the time in milliseconds. */
export function readSpoilt(sound: readonly string[], count: number, seed: string, now: () => number): Spoilt {
  const stream = seedrandom(seed);
  const faults: string[] = [];
  let [read, refused, slowest] = [0, 0, 0];
  for (let n = 0; n < count; n++) {
    const text = spoilt(sound[n % sound.length] ?? '', stream);
    const start = now();
    try {
      const parsed = parseFile(text);
      slowest = Math.max(slowest, now() - start);
      const fault = parsed.ok ? null : faultOf(parsed.problem, text);
      if (fault !== null) faults.push(fault);
      if (parsed.ok) read++;
      else refused++;
    } catch (error) {
      faults.push(`uncaught: ${String(error)}: ${text.slice(0, 200)}`);
    }
    if (isPolluted()) {
      faults.push(`polluted by ${text.slice(0, 200)}`);
      break;
    }
  }
  return { read, refused, faults, slowest };
}
