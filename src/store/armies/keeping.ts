/** Armies kept in the browser: on their shelf, and the last one in the making. */
import { armyCost } from '../../rules/units/price.ts';
import { type LastMade, type MakingPlace, madeOf } from '../library/lastMade.ts';
import { type KeptBy, takeUp, type Where } from '../library/library.ts';
import { inTheMaking } from '../library/otherTab.ts';
import { readKept } from '../library/readKept.ts';
import { type KeptMade, keepMade } from '../library/shelves.ts';
import { tellSafe } from '../library/unkept.ts';
import { beginOpening } from '../saving/openings.ts';
import { type NotOpened, openRead } from '../saving/openRead.ts';
import { saveText } from '../saving/saveText.ts';
import { openArmy } from './builder.ts';
import { armyFileOf, armyText, readArmy } from './file.ts';
import { type Builder, useBuilder } from './state.ts';

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
export function keepArmy(where: Where, by: KeptBy = 'press'): Promise<KeptMade> {
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
/** As what it is kept on the shelf. An earlier program leaves this as it finds it: it is read for the mark it was put with. */
const KEPT = `${LAST}/kept`;

/** As what that was kept which was put there with this mark; nothing where that cannot be read. */
function keptWith(mark: string | null): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'mark' in kept && kept.mark === mark ? kept : {};
  } catch {
    return {};
  }
}

/** What is remembered; null where nothing is, or nothing can be read. */
function remembered(): LastMade | null {
  try {
    const file: unknown = JSON.parse(localStorage.getItem(LAST) ?? 'null');
    if (file === null) return null;
    const mark = localStorage.getItem(MARK);
    return madeOf({ ...keptWith(mark), file, mark });
  } catch {
    return null;
  }
}

/** An army is so small that it is remembered with every change, and read before the screen is drawn. */
const place: MakingPlace = {
  read: async () => remembered(),
  put: async ({ file, ...kept }, mayGiveWay) => {
    if (!mayGiveWay(remembered())) return false;
    localStorage.setItem(LAST, JSON.stringify(file));
    // if there is no room for the rest, this army is not taken for what the one before was kept as
    localStorage.removeItem(KEPT);
    localStorage.setItem(KEPT, JSON.stringify(kept));
    localStorage.setItem(MARK, kept.mark);
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
  take: ({ file, keptAs }) => {
    const read = readArmy(file);
    if (read.ok) openArmy(read.raised, keptAs);
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

/** The army that was in the making the last time, and as what it is kept. */
export function lastArmy(): Pick<Builder, 'raised' | 'keptAs'> | null {
  // what lies there is what this tab has seen from now on
  void raising.last();
  const last = remembered();
  if (last === null) return null;
  const read = readArmy(last.file);
  return read.ok ? { raised: read.raised, keptAs: last.keptAs } : null;
}
