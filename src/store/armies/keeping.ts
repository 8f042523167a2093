/** Armies kept in the browser: on their shelf, and the last one in the making. */
import { armyCost } from '../../rules/units/price.ts';
import { type MakingPlace, madeOf } from '../library/lastMade.ts';
import { type KeptBy, takeUp, type Where } from '../library/library.ts';
import { inTheMaking } from '../library/otherTab.ts';
import { readKept } from '../library/readKept.ts';
import { keepMade } from '../library/shelves.ts';
import { tellSafe } from '../library/unkept.ts';
import { beginOpening } from '../saving/openings.ts';
import { type NotOpened, openRead } from '../saving/openRead.ts';
import { saveText } from '../saving/saveText.ts';
import type { SaveState } from '../state.ts';
import type { Raised } from './acts.ts';
import { openArmy } from './builder.ts';
import { armyFileOf, armyText, readArmy } from './file.ts';
import { useBuilder } from './state.ts';

const LAST = 'sabreur-hex/army-last';
const SHELF = 'army';

/** The army in the making, as its file tells it. */
function raisedFile(): object {
  return armyFileOf(useBuilder.getState().raised);
}

const MADE = {
  file: raisedFile,
  keptAs: () => useBuilder.getState().keptAs,
  setKeptAs: (keptAs: string | null) => useBuilder.setState({ keptAs }),
  remember: () => raising.remember(),
};

/** Keeps the army on its shelf. */
export function keepArmy(where: Where, by: KeptBy = 'press'): Promise<SaveState> {
  const { army, armyPoints } = useBuilder.getState().raised;
  const told = { armyPoints, cost: armyCost(army.units), units: army.units.length, nation: army.nation };
  return keepMade(SHELF, MADE, { title: army.name, told }, where, by);
}

/** Hands the player the army as a file. */
export function saveArmy(): void {
  const { raised } = useBuilder.getState();
  saveText('sabreur-hex-army.json', armyText(raised));
  tellSafe(SHELF, raisedFile());
}

/** Opens an army from the shelf; what is to be told where it cannot be opened. */
export async function openKept(id: string): Promise<NotOpened | null> {
  const opening = beginOpening();
  const read = await readKept(SHELF, id, takeUp, readArmy);
  return openRead(read, opening, ({ raised }) => {
    openArmy(raised, id);
    tellSafe(SHELF, raisedFile(), id);
  });
}

/** Who has put there what is remembered, and when. */
const MARK = `${LAST}/mark`;

/** An army is so small that it is remembered with every change, and read before the screen is drawn. */
const place: MakingPlace = {
  read: async () => {
    try {
      const file: unknown = JSON.parse(localStorage.getItem(LAST) ?? 'null');
      return file === null ? null : madeOf({ file, mark: localStorage.getItem(MARK) });
    } catch {
      return null;
    }
  },
  put: async (last, mayGiveWay) => {
    if (!mayGiveWay(await place.read())) return false;
    localStorage.setItem(LAST, JSON.stringify(last.file));
    localStorage.setItem(MARK, last.mark);
    return true;
  },
  // it is told once what was put there can be read here, too
  hear: (changed) => {
    const heard = ({ key }: StorageEvent): void => {
      if (key === MARK) changed();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};

/** The army in the making, as it is remembered. */
export const raising = inTheMaking({
  kind: SHELF,
  place,
  ...MADE,
  keep: keepArmy,
  take: ({ file }) => {
    const read = readArmy(file);
    if (read.ok) openArmy(read.raised);
    return read.ok;
  },
});

/** The army is remembered with every change, and what other tabs remember is heard. Gives the end of that. */
export function rememberRaising(): () => void {
  const ends = [
    raising.follow(),
    useBuilder.subscribe(({ raised }, before) => {
      if (raised !== before.raised) void raising.remember();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** The army that was in the making the last time. */
export function lastArmy(): Raised | null {
  // what lies there is what this tab has seen from now on
  void raising.last();
  try {
    const read = readArmy(JSON.parse(localStorage.getItem(LAST) ?? 'null'));
    return read.ok ? read.raised : null;
  } catch {
    return null;
  }
}
