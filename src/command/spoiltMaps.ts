/** Files of maps by lot, spoilt by chance and read: what the readers make of them, counted. */
import { mapByLot } from '../mapmaking/byLot.ts';
import type { MapFile } from '../scenarios/schema.ts';
import { VERSION } from '../scenarios/version.ts';
import { readSpoilt, type Spoilt } from './spoiltFiles.ts';

/** Maps by lot that the spoilt ones are made from. */
const SOUND = 12;

function soundTexts(): readonly string[] {
  return Array.from({ length: SOUND }, (_, n) => {
    const file: MapFile = {
      format: 'sabreur-hex/map',
      version: VERSION,
      name: { en: 'By lot', fr: 'Au sort' },
      ...mapByLot({
        ...{
          seed: `sound ${n}`,
          columns: 12,
          rows: 10,
          wooded: n % 5,
          hilly: n % 6,
          river: n % 4,
          village: 2,
        },
        symmetrical: n % 2 === 0,
      }),
    };
    return JSON.stringify(file);
  });
}

/** Reads so many spoilt files; `now` tells the time in milliseconds. */
export function readSpoiltMaps(count: number, seed: string, now: () => number): Spoilt {
  return readSpoilt(soundTexts(), count, seed, now);
}
