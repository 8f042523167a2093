/** An encounter from outside, by a file, a link or the storage: checked as any file is. */
import { checkFile } from '../../scenarios/file.ts';
import type { EncounterFile } from '../../scenarios/schema.ts';
import { VERSION } from '../../scenarios/version.ts';
import type { Meeting } from './state.ts';

const ENCOUNTER_FORMAT = 'sabreur-hex/encounter';

/** Plain data for a file or a link. */
export function writtenMeeting({ encounter, given }: Meeting): EncounterFile {
  const told = Object.keys(given).length > 0 ? { given } : {};
  return { format: ENCOUNTER_FORMAT, version: VERSION, encounter, ...told };
}

/** What the file of an encounter sets up; how its figures are written is nothing to the screen. */
export function meetingOf({ encounter, given = {} }: EncounterFile): Meeting {
  return { encounter, given };
}

/** The encounter that data tell, with what the systems are told; nothing where they tell none. */
export function readMeeting(data: unknown): Meeting | null {
  const parsed = checkFile(data);
  if (!parsed.ok || parsed.file.format !== ENCOUNTER_FORMAT) return null;
  return meetingOf(parsed.file);
}
