/** Reads what comes from outside or from the storage, however large or hostile: in a worker, where there are any. */
import { type HistoryParts, toParts } from '../../engine/parts.ts';
import type { OnWay } from '../../engine/record.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { thinGame } from '../../scenarios/gameFile.ts';
import type { PlayedGame } from '../../scenarios/newGame.ts';
import { problem } from '../../scenarios/problem.ts';
import { type Cut, type OpenedSave, openSave } from '../../scenarios/savedGame.ts';
import { type ArmyRead, readArmyLetters, readArmyText } from '../armies/file.ts';
import { sharedFromText } from '../laboratory/openText.ts';
import { type Shared, type Unpacked, unpacked } from '../laboratory/share.ts';
import { type MapRead, readMapLetters, readMapText } from '../mapEditor/file.ts';
import { readScenarioLetters, readScenarioText, type ScenarioRead } from '../scenarioEditor/file.ts';
import { findStored } from './findStored.ts';
import { dataIn } from './packing.ts';
import { type FileRead, whatFile } from './whatFile.ts';

/**
 * A text to read as a file of the table, of the laboratory or of an army, the letters of a link, or the id of a saved
 * game.
 */
export type ReadAsked =
  | { readonly read: 'file'; readonly text: string }
  | { readonly read: 'fileLink'; readonly letters: string }
  | { readonly read: 'shared'; readonly text: string }
  | { readonly read: 'link'; readonly letters: string }
  | { readonly read: 'army'; readonly text: string }
  | { readonly read: 'armyLink'; readonly letters: string }
  | { readonly read: 'stored'; readonly id: string }
  | { readonly read: 'map'; readonly text: string }
  | { readonly read: 'mapLink'; readonly letters: string }
  | { readonly read: 'scenario'; readonly text: string }
  | { readonly read: 'scenarioLink'; readonly letters: string };

/** `gone`: not even its head can be read. `unread`: nobody could say what is in it. */
export type StoredRead = OpenedSave | { readonly ok: false; readonly problem: 'gone' | 'unread' };

/** A game whose every answer was replayed and verified. */
export interface Verified extends Pick<PlayedGame, 'names' | 'programs' | 'standingOrders' | 'scenario'> {
  readonly parts: HistoryParts<SabreurTypes>;
}

type Refused<R> = R extends { readonly game: PlayedGame } ? never : R;

export interface Told {
  readonly file: Refused<FileRead> | { readonly ok: true; readonly verified: Verified };
  readonly fileLink: Told['file'];
  readonly shared: Shared | null;
  readonly link: Unpacked;
  readonly army: ArmyRead;
  readonly armyLink: ArmyRead;
  readonly stored:
    | Refused<StoredRead>
    | { readonly ok: true; readonly verified: Verified; readonly cut: Cut | null };
  readonly map: MapRead;
  readonly mapLink: MapRead;
  readonly scenario: ScenarioRead;
  readonly scenarioLink: ScenarioRead;
}

function verifiedOf({ names, programs, standingOrders, scenario, history }: PlayedGame): Verified {
  return { names, programs, standingOrders, scenario, parts: toParts(history, thinGame) };
}

async function fileTold(text: string, onWay: OnWay): Promise<Told['file']> {
  const read = await whatFile(text, onWay);
  return read.ok && 'game' in read ? { ok: true, verified: verifiedOf(read.game) } : read;
}

/** A link holds what a file would; one that was cut or swells cannot be read. */
async function linkTold(letters: string, onWay: OnWay): Promise<Told['file']> {
  const inflated = await dataIn(letters);
  // the text as it came: a hostile one may nest deeper than whatever would write its data anew
  if (inflated.ok) return fileTold(inflated.text, onWay);
  const code = inflated.why === 'tooLarge' ? 'tooLarge' : 'brokenLink';
  return { ok: false, problem: problem(code, ''), game: null };
}

/** Nothing there is believed unchecked: it may be of another version of the program, or half erased. */
async function storedTold(id: string, onWay: OnWay): Promise<Told['stored']> {
  const found = await findStored(id);
  if (!found) return { ok: false, problem: 'gone' };
  const opened = openSave(found.stored, found.total, onWay);
  return opened.ok ? { ok: true, verified: verifiedOf(opened.game), cut: opened.cut } : opened;
}

/** What was asked for, read; `onWay` is told of each answer replayed. */
export async function readAsked(asked: ReadAsked, onWay: OnWay = () => {}): Promise<Told[ReadAsked['read']]> {
  switch (asked.read) {
    case 'file':
      return fileTold(asked.text, onWay);
    case 'fileLink':
      return linkTold(asked.letters, onWay);
    case 'shared':
      return sharedFromText(asked.text);
    case 'link':
      return unpacked(asked.letters);
    case 'army':
      return readArmyText(asked.text);
    case 'armyLink':
      return readArmyLetters(asked.letters);
    case 'stored':
      return storedTold(asked.id, onWay);
    case 'map':
      return readMapText(asked.text);
    case 'mapLink':
      return readMapLetters(asked.letters);
    case 'scenario':
      return readScenarioText(asked.text);
    case 'scenarioLink':
      return readScenarioLetters(asked.letters);
  }
}
