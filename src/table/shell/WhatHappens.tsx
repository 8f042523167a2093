import { useState } from 'react';
import { readFaces } from '../../engine/dice.ts';
import { shownLog } from '../../store/game/rulebook.ts';
import type { GameLogEntry, OpenGame } from '../../store/state.ts';
import { hiddenSide, screenFor, toldFact } from '../../store/view/knowledge.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from './words.ts';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
  /** Who is asked what. */
  readonly asked: string | null;
}

/** More answers than these do not stand in the region at once: who reads it from its beginning reads of late. */
const MOST = 16;

/** What an answer brought about, in words; `whole`: nothing of it is left out. */
function useTold(open: OpenGame): (entry: GameLogEntry, whole: boolean) => string {
  const { language, name, hex, side } = useSpeaker();
  const hidden = hiddenSide(open) && 'both';
  return ({ roll, faces, facts, choice }, whole) => {
    const said: string[] = [];
    if (roll)
      said.push(
        language.rolledSentence(
          roll.about,
          roll.dice,
          faces,
          readFaces(roll.dice, faces),
          name,
          side,
          hidden !== null,
        ),
      );
    for (const fact of facts) said.push(language.factSentence(toldFact(fact, open, hidden), name, hex, side));
    if (said.length === 0 && whole && choice) said.push(language.choiceLabel(choice, name, hex));
    return said.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' ');
  };
}

/** The answer in the making, which waits for yes or no. */
function Drafted({ view: { draft } }: Pick<Props, 'view'>) {
  const { language, name, hex } = useSpeaker();
  if (!draft) return null;
  const label = [...draft.lead, draft.choice].map((one) => language.choiceLabel(one, name, hex)).join(', ');
  return <p>{`${label}. ${language.screens.buttons.confirm}?`}</p>;
}

/**
 * The last answers, one below the other, then the question. An answer is put into words once, when it is new: that other
 * words have come since, or that numbers need not be kept any more, is no reason to hear it again.
 */
function Spoken({ open, view, asked }: Props) {
  const { log } = open;
  const [from, setFrom] = useState(Math.max(0, log.length - 1));
  const [said] = useState(() => new WeakMap<GameLogEntry, string>());
  const tell = useTold(open);
  if (log.length < from) setFrom(log.length);
  else if (log.length - from > MOST) setFrom(log.length - MOST / 2);
  const shown = shownLog(open);
  const told = (entry: GameLogEntry): string => {
    const before = said.get(entry);
    if (before !== undefined) return before;
    const now = shown[entry.at] ?? entry;
    const text = tell(now, now.facts.length === entry.facts.length);
    said.set(entry, text);
    return text;
  };
  return (
    <>
      {log.slice(from).map((entry) => (
        <p key={entry.at}>{told(entry)}</p>
      ))}
      {view.live ? <p key={`asked ${log.length}`}>{asked}</p> : null}
      {view.live ? <Drafted view={view} /> : null}
    </>
  );
}

/**
 * What was spoken to one side is not kept for the other, where the screen is handed over. R-150. That both may see all by
 * now hands it to nobody.
 */
export function WhatHappens(props: Props) {
  const eyes = screenFor(props.open);
  const [last, setLast] = useState(eyes);
  if (eyes !== null && eyes !== last) setLast(eyes);
  return <Spoken key={eyes ?? last} {...props} />;
}
