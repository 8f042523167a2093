/** Reads what comes from outside, files and links, however large or hostile: in a worker, where there are any. */
import { toRecord } from '../../engine/record.ts';
import { thinGame } from '../../scenarios/gameFile.ts';
import type { PlayedGame } from '../../scenarios/newGame.ts';
import type { GameFile } from '../../scenarios/schema.ts';
import { setupFromText } from '../laboratory/openText.ts';
import { type Setup, type Unpacked, unpacked } from '../laboratory/share.ts';
import { type FileRead, readFile } from './files.ts';

/** A text to read as a file of the table or of the laboratory, or the letters of a link. */
export type Asked =
  | { readonly read: 'file'; readonly text: string }
  | { readonly read: 'setup'; readonly text: string }
  | { readonly read: 'link'; readonly letters: string };

type Kept = 'names' | 'scenario' | 'seed' | 'cursor' | 'conclusion';

/** A game whose every answer was replayed and verified. Its lists come as texts of a part each, soon read one by one. */
export interface Verified extends Pick<GameFile, Kept> {
  readonly answers: readonly string[];
  readonly branches: readonly string[];
}

export interface Told {
  readonly file:
    | Exclude<FileRead, { readonly game: PlayedGame }>
    | { readonly ok: true; readonly verified: Verified };
  readonly setup: Setup | null;
  readonly link: Unpacked;
}

/** How many answers or branches come in one text. */
const TOGETHER = { answers: 1000, branches: 5 } as const;

function texts(list: readonly unknown[], together: number): readonly string[] {
  const parts: string[] = [];
  for (let at = 0; at < list.length; at += together)
    parts.push(JSON.stringify(list.slice(at, at + together)));
  return parts;
}

function fileTold(text: string): Told['file'] {
  const read = readFile(text);
  if (!read.ok || !('game' in read)) return read;
  const { names, scenario, history } = read.game;
  const { seed, cursor, conclusion, answers, branches } = toRecord(history, thinGame);
  const lists = {
    answers: texts(answers, TOGETHER.answers),
    branches: texts(branches, TOGETHER.branches),
  };
  return { ok: true, verified: { names, scenario, seed, cursor, conclusion, ...lists } };
}

/** What was asked for, read. */
export async function readAsked(asked: Asked): Promise<Told[Asked['read']]> {
  switch (asked.read) {
    case 'file':
      return fileTold(asked.text);
    case 'setup':
      return setupFromText(asked.text);
    case 'link':
      return unpacked(asked.letters);
  }
}
