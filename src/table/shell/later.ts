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

export const ActionAsk = soon(async () => (await import('../ask/ActionAsk.tsx')).ActionAsk);
export const AttackOffer = soon(async () => (await import('../ask/AttackOffer.tsx')).AttackOffer);
export const BannerList = soon(async () => (await import('./BannerList.tsx')).BannerList);
export const Dialogs = soon(async () => (await import('./Dialogs.tsx')).Dialogs);
export const DraftBox = soon(async () => (await import('../ask/DraftBox.tsx')).DraftBox);
export const EarlierLines = soon(async () => (await import('../record/EarlierLines.tsx')).EarlierLines);
export const EndAsk = soon(async () => (await import('../ask/EndAsk.tsx')).EndAsk);
export const ForecastText = soon(async () => (await import('../panel/ForecastText.tsx')).ForecastText);
export const GroupAccount = soon(async () => (await import('../ask/GroupAccount.tsx')).GroupAccount);
export const GroundCaption = soon(async () => (await import('../board/GroundCaption.tsx')).GroundCaption);
export const Help = soon(async () => (await import('./Help.tsx')).Help);
export const Leader = soon(async () => (await import('../board/Leader.tsx')).Leader);
export const Journal = soon(async () => (await import('../record/Journal.tsx')).Journal);
export const LookText = soon(async () => (await import('../board/LookText.tsx')).LookText);
export const LookTools = soon(async () => (await import('../board/LookTools.tsx')).LookTools);
export const TableMenu = soon(async () => (await import('./TableMenu.tsx')).TableMenu);
export const Opponent = soon(async () => (await import('../opponent/Opponent.tsx')).Opponent);
export const TurnAgain = soon(async () => (await import('../told/TurnAgain.tsx')).TurnAgain);
export const RollTold = soon(async () => (await import('../dice/RollTold.tsx')).RollTold);
export const Roster = soon(async () => (await import('../record/Roster.tsx')).Roster);

export const WhatHappens = soon(async () => (await import('./WhatHappens.tsx')).WhatHappens);
export const ToldOnBoard = soon(async () => (await import('../told/ToldOnBoard.tsx')).ToldOnBoard);
export const StandingAsk = soon(async () => (await import('../standing/StandingAsk.tsx')).StandingAsk);
export const UndoNote = soon(async () => (await import('../agree/UndoNote.tsx')).UndoNote);
export const UnderWay = soon(async () => (await import('../panel/UnderWay.tsx')).UnderWay);

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
    import('./handOver.ts').then(({ guardHandOver }) => guardHandOver()),
    import('../../store/told/stage.ts').then(({ followBoard }) => followBoard()),
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
