/** What nobody needs before the first orders: fetched while the players look at the map, and throw for who begins. */
import { type FunctionComponent, useEffect } from 'react';
import { explanationsOf } from '../../language/language.ts';
import type { Locale } from '../../language/locale.ts';
import { shareWordsOf } from '../../language/share.ts';
import { Dangers } from '../../map/dangers/dangersLater.ts';
import { type Later, later } from '../../map/later.tsx';
import { MarksAbove, MarksBelow } from '../../map/overlay/marksLater.ts';
import { FallenMarks, ToldLayer } from '../../map/told/toldLater.ts';
import { fetchRulebook } from '../../store/game/rulebook.ts';
import { fetchFiles } from '../../store/saving/fetchFiles.ts';
import { useStore } from '../../store/store.ts';
import { ChoiceOdds, OddsNote, TableOdds } from '../odds/later.ts';

/** What comes while the players think about the first question. */
const REST: { readonly fetch: () => Promise<unknown> }[] = [
  MarksBelow,
  MarksAbove,
  Dangers,
  FallenMarks,
  ToldLayer,
  ChoiceOdds,
  TableOdds,
  OddsNote,
];

/** A component that comes with the rest. */
function soon<P extends object>(get: () => Promise<FunctionComponent<P>>): Later<P> {
  const component = later(get);
  REST.push(component);
  return component;
}

const rest = () => import('./rest.ts');

export const ActionAsk = soon(async () => (await rest()).ActionAsk);
export const AttackOffer = soon(async () => (await rest()).AttackOffer);
export const BannerList = soon(async () => (await rest()).BannerList);
export const Dialogs = soon(async () => (await rest()).Dialogs);
export const DraftBox = soon(async () => (await rest()).DraftBox);
export const EarlierLines = soon(async () => (await rest()).EarlierLines);
export const EndAsk = soon(async () => (await rest()).EndAsk);
export const ForecastText = soon(async () => (await rest()).ForecastText);
export const GroupAccount = soon(async () => (await rest()).GroupAccount);
export const GroundCaption = soon(async () => (await rest()).GroundCaption);
export const Help = soon(async () => (await rest()).Help);
export const Leader = soon(async () => (await rest()).Leader);
export const Journal = soon(async () => (await rest()).Journal);
export const LookText = soon(async () => (await rest()).LookText);
export const LookTools = soon(async () => (await rest()).LookTools);
export const TableMenu = soon(async () => (await rest()).TableMenu);
export const Opponent = soon(async () => (await rest()).Opponent);
export const TurnAgain = soon(async () => (await rest()).TurnAgain);
export const RollTold = soon(async () => (await rest()).RollTold);
export const Roster = soon(async () => (await rest()).Roster);
export const WhatHappens = soon(async () => (await rest()).WhatHappens);
export const ToldOnBoard = soon(async () => (await rest()).ToldOnBoard);
export const StandingAsk = soon(async () => (await rest()).StandingAsk);
export const UndoNote = soon(async () => (await rest()).UndoNote);
export const UnderWay = soon(async () => (await rest()).UnderWay);

// few games need these: they come when they are first drawn
export const BesideBar = later(async () => (await import('./BesideBar.tsx')).BesideBar);
export const TypeDice = later(async () => (await import('../dice/TypeDice.tsx')).TypeDice);
export const TakeBack = later(async () => (await import('../agree/TakeBack.tsx')).TakeBack);
export const BackToPlan = later(async () => (await import('./BackToPlan.tsx')).BackToPlan);
export const HandOver = later(async () => (await import('../ask/Curtain.tsx')).HandOver);
export const JournalHead = later(async () => (await import('../record/JournalHead.tsx')).JournalHead);

/** Fetches all that comes later. What fails is asked for again when it is drawn, though most browsers remember that it failed. */
export async function fetchTheRest(locale: Locale): Promise<void> {
  await Promise.allSettled([
    fetchRulebook(),
    explanationsOf(locale),
    shareWordsOf(locale),
    ...REST.map(({ fetch }) => fetch()),
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
