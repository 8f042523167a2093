/** An army as data, for a file, a link and the storage; and back again, whether or not the rule allows it yet. */
import { checkFile, type Parsed, parseFile } from '../../scenarios/file.ts';
import { problem } from '../../scenarios/problem.ts';
import type { ArmyFile } from '../../scenarios/schema.ts';
import { VERSION } from '../../scenarios/version.ts';
import type { NotOpened } from '../saving/openRead.ts';
import { dataIn, lettersOf } from '../saving/packing.ts';
import type { Raised } from './acts.ts';

const FORMAT = 'sabreur-hex/army';

/** An army that was read, or why not. */
export type ArmyRead =
  | { readonly ok: true; readonly raised: Raised }
  | { readonly ok: false; readonly problem: NotOpened };

/** The army as a file holds it. */
export function armyFileOf({ armyPoints, army }: Raised): ArmyFile {
  return { format: FORMAT, version: VERSION, armyPoints, army };
}

/** The text of an army's file. */
export function armyText(raised: Raised): string {
  return `${JSON.stringify(armyFileOf(raised), null, 1)}\n`;
}

function readFrom(parsed: Parsed): ArmyRead {
  if (!parsed.ok) return parsed;
  const { file } = parsed;
  if (file.format !== FORMAT)
    return { ok: false, problem: problem('unknownFormat', 'format', { received: file.format }) };
  const { armyPoints, army } = file;
  return { ok: true, raised: { armyPoints, army } };
}

/** The army that data tell. */
export function readArmy(data: unknown): ArmyRead {
  return readFrom(checkFile(data));
}

/** The army of a file's text. */
export function readArmyText(text: string): ArmyRead {
  return readFrom(parseFile(text));
}

/** The letters of a link that holds the army. */
export function armyLetters(raised: Raised): Promise<string> {
  return lettersOf(armyFileOf(raised));
}

/** The army that a link holds. */
export async function readArmyLetters(letters: string): Promise<ArmyRead> {
  const inflated = await dataIn(letters);
  return inflated.ok ? readArmy(inflated.data) : { ok: false, problem: inflated.why };
}
