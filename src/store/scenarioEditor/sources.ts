/** Where armies and maps of the plan come from: the shelves, files, the lot. */
import type { ArmyTheme } from '../../armies/themes.ts';
import { USUAL_GROUND } from '../../mapmaking/byLot.ts';
import type { MapSize } from '../../mapmaking/frame.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { fetchBattle } from '../../scenarios/battles.ts';
import type { Army, BoughtUnit } from '../../scenarios/scenario.ts';
import type { ArmyRead } from '../armies/file.ts';
import { armyFromShelf } from '../armies/fromShelf.ts';
import { takeKept } from '../library/library.ts';
import { readKept } from '../library/readKept.ts';
import { type MapRead, readMap } from '../mapEditor/file.ts';
import { groundByLot } from '../mapEditor/lot.ts';
import { drawLetters } from '../saving/letters.ts';
import { beginOpening } from '../saving/openings.ts';
import { readArmyBeside, readMapBeside } from '../saving/reader.ts';
import { withArmy, withMap, withOther } from './acts.ts';
import { beginFrom, changePlan } from './editor.ts';
import { armyLot } from './muster.ts';
import { usePlan } from './state.ts';

/** Which army is meant: the one told first, one of those to choose from, or one more of these. */
export interface WantedArmy {
  readonly side: Side;
  readonly other: number | 'anew' | null;
}

/** The army comes into the plan where it is wanted. */
export function putArmy({ side, other }: WantedArmy, army: Army<BoughtUnit>): void {
  changePlan((scenario) =>
    other === null
      ? withArmy(scenario, side, army)
      : withOther(scenario, side, army, other === 'anew' ? null : other),
  );
}

function put(wanted: WantedArmy, read: ArmyRead): ArmyRead {
  if (read.ok) putArmy(wanted, read.raised.army);
  return read;
}

/** Takes an army from the shelf; what is wrong with it where it can no longer be read. */
export async function putKeptArmy(wanted: WantedArmy, id: string): Promise<ArmyRead> {
  return put(wanted, await armyFromShelf(id));
}

/** Takes the army of a file's text. */
export async function putArmyOfFile(wanted: WantedArmy, text: string): Promise<ArmyRead> {
  return put(wanted, await readArmyBeside(text));
}

/** Draws an army by lot, of the nation that side has. */
export function putArmyByLot(wanted: WantedArmy, theme: ArmyTheme): void {
  const { scenario } = usePlan.getState();
  const army = scenario.armies[wanted.side];
  const { nation } = typeof wanted.other === 'number' ? (army.others?.[wanted.other] ?? army) : army;
  putArmy(wanted, armyLot(scenario, wanted.side, { nation, theme }));
}

function putMap(read: MapRead): MapRead {
  if (read.ok) {
    const { map, drawing } = read.named.sheet;
    changePlan((scenario) => withMap(scenario, map, drawing));
  }
  return read;
}

/** Takes a map from the shelf. */
export async function putKeptMap(id: string): Promise<MapRead> {
  return putMap(await readKept('map', id, takeKept, readMap));
}

/** Takes the map of a file's text. */
export async function putMapOfFile(text: string): Promise<MapRead> {
  return putMap(await readMapBeside(text));
}

/** Ground of that size by lot; whether it has come. */
export async function putGroundByLot(size: MapSize): Promise<boolean> {
  const ground = await groundByLot({ ...USUAL_GROUND, ...size, seed: drawLetters(6) });
  if (!ground) return false;
  changePlan((scenario) => withMap(scenario, ground.map, ground.drawing));
  return true;
}

/** A battle of the collection, as a start; whether it has come. */
export async function beginFromBattle(id: string, opening = beginOpening()): Promise<boolean> {
  const battle = await fetchBattle(id).catch(() => null);
  if (!battle || !opening.comes()) return false;
  beginFrom(battle);
  return true;
}
