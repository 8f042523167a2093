import { useState } from 'react';
import type { NotOpenedFile } from '../store/laboratory/openFile.ts';
import { isRemembered } from '../store/laboratory/shelf.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { notOpenedTold } from './notOpened.ts';
import { type LabSpeaker, useLabSpeaker } from './words.ts';

/** What came of the last press: what was kept, or why not; what cannot be opened. */
export type News =
  | { readonly is: 'full' | 'keepsNothing' | 'nameless' }
  | { readonly is: 'notOpened'; readonly why: NotOpenedFile }
  | { readonly is: 'kept' | 'inPlace' | 'othersThere' | 'unread' | 'gone'; readonly name: string };

interface Told {
  readonly news: News | null;
  /** Of several presses, which it came of: what comes of the next is told anew, though it be the same. */
  readonly press: number;
}

export function useNews(): readonly [Told, (news: News | null) => void] {
  const [told, setTold] = useState<Told>({ news: null, press: 0 });
  return [told, (news) => setTold(({ press }) => ({ news, press: press + 1 }))];
}

function notOpened(why: NotOpenedFile, { say, explain }: LabSpeaker): string {
  const words = { notCome: say.fileNotCome, stays: say.fieldStays, leaves: say.fieldLeaves };
  return notOpenedTold(why, words, explain, () => isRemembered(useLaboratory.getState().setup));
}

function sentenceOf(speaker: LabSpeaker, news: News): string {
  const { say } = speaker;
  switch (news.is) {
    case 'full':
      return say.notSaved;
    case 'keepsNothing':
    case 'nameless':
      return say[news.is];
    case 'notOpened':
      return notOpened(news.why, speaker);
    case 'kept':
      return say.keptAs(news.name);
    case 'inPlace':
      return say.keptInPlace(news.name);
    case 'othersThere':
      return say.othersThere(news.name);
    case 'unread':
      return say.badShelf(news.name);
    case 'gone':
      return say.goneFromShelf(news.name);
  }
}

/** Drawn anew with each press: what stands there already is not read aloud again. */
export function ShelfNews({ told: { news, press } }: { readonly told: Told }) {
  const speaker = useLabSpeaker();
  if (!news) return null;
  const told = sentenceOf(speaker, news);
  return news.is === 'kept' || news.is === 'inPlace' ? (
    <p key={press} role="status" data-testid="setup-kept">
      {told}
    </p>
  ) : (
    <p key={press} className="lab-bad" role="alert" data-testid="keep-trouble">
      {told}
    </p>
  );
}
