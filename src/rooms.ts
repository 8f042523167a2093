/** The doors of the rooms beside the table: who only plays never goes there, so they come with the first that is entered. */
import type { ReactNode } from 'react';
import { loadLanguage } from './language/language.ts';
import type { Locale } from './language/locale.ts';
import type { RoomName } from './store/address/said.ts';

/** What draws a room, all of which is here. */
export type Entered = (languageSwitch: ReactNode) => ReactNode;

const DOORS: Readonly<
  Record<RoomName, () => Promise<{ readonly enter: (locale: Locale) => Promise<Entered> }>>
> = {
  laboratory: () => import('./laboratory/enter.tsx'),
  army: () => import('./armyBuilder/enter.tsx'),
  map: () => import('./mapEditor/enter.tsx'),
  scenario: () => import('./scenarioEditor/enter.tsx'),
  skirmish: () => import('./welcome/skirmish/enter.tsx'),
};

/** Fetches a room and all that is said in it. */
export async function enterRoom(room: RoomName, locale: Locale): Promise<Entered> {
  const [{ enter }] = await Promise.all([DOORS[room](), loadLanguage(locale)]);
  return enter(locale);
}
