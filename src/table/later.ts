/** What nobody needs before the first orders: fetched while the players think about them. */
import { useEffect } from 'react';
import { explanationsOf } from '../language/language.ts';
import type { Locale } from '../language/locale.ts';
import { Dangers } from '../map/dangers/dangersLater.ts';
import { later } from '../map/later.tsx';
import { MarksAbove, MarksBelow } from '../map/overlay/marksLater.ts';
import { fetchFiles } from '../store/actions.ts';
import { fetchRulebook } from '../store/fetchRulebook.ts';
import { useStore } from '../store/store.ts';
import { ChoiceOdds, OddsClerk, OddsNote } from './odds/later.ts';

export const ActionAsk = later(async () => (await import('./ActionAsk.tsx')).ActionAsk);
export const AttackOffer = later(async () => (await import('./AttackOffer.tsx')).AttackOffer);
export const BannerList = later(async () => (await import('./BannerList.tsx')).BannerList);
export const Dialogs = later(async () => (await import('./Dialogs.tsx')).Dialogs);
export const DraftBox = later(async () => (await import('./DraftBox.tsx')).DraftBox);
export const EarlierLines = later(async () => (await import('./EarlierLines.tsx')).EarlierLines);
export const EndAsk = later(async () => (await import('./EndAsk.tsx')).EndAsk);
export const ForecastText = later(async () => (await import('./ForecastText.tsx')).ForecastText);
export const Help = later(async () => (await import('./Help.tsx')).Help);
export const HouseRulesNote = later(async () => (await import('./HouseRulesNote.tsx')).HouseRulesNote);
export const Leader = later(async () => (await import('./Leader.tsx')).Leader);
export const PositionBar = later(async () => (await import('./PositionBar.tsx')).PositionBar);
export const Roster = later(async () => (await import('./Roster.tsx')).Roster);

/** All that comes later. What fails is fetched again when it is asked for. */
export async function fetchTheRest(locale: Locale): Promise<void> {
  const parts = [
    MarksBelow,
    MarksAbove,
    ForecastText,
    ActionAsk,
    AttackOffer,
    BannerList,
    Dangers,
    DraftBox,
    EarlierLines,
    EndAsk,
    ChoiceOdds,
    OddsClerk,
    OddsNote,
    Leader,
    Roster,
    Dialogs,
    Help,
  ];
  await Promise.allSettled([
    fetchRulebook(),
    explanationsOf(locale),
    ...parts.map(({ fetch }) => fetch()),
    fetchFiles(),
  ]);
}

/** Long enough for the map and the first question to be drawn, in milliseconds. */
const PAUSE = 500;

/** Fetches the rest once `ready`, so that play does not hang on the network any more. */
export function useTheRest(ready: boolean): void {
  const locale = useStore((state) => state.preferences.locale);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => void fetchTheRest(locale), PAUSE);
    return () => clearTimeout(timer);
  }, [ready, locale]);
}
