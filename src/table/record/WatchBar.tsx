import { useEffect } from 'react';
import { usePastWords } from '../../account/pastWords.ts';
import { readFaces } from '../../engine/dice.ts';
import { followWatched, leaveWatching } from '../../store/past/leaveWatching.ts';
import { takeUpWatched } from '../../store/saving/takeUp.ts';
import type { GameLogEntry, OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow, toldFact } from '../../store/view/knowledge.ts';
import { useSpeaker } from '../shell/words.ts';
import { TimeWay, usePlace } from './TimeBar.tsx';
import { useEndWords } from './useEndWords.ts';
import './watchBar.css';

interface Props {
  readonly open: OpenGame;
}

/** Whose answer or dice led to the board, and what came of it. */
function useTold(open: OpenGame): (entry: GameLogEntry) => string {
  const { language, name, hex, side } = useSpeaker();
  const hidden = useStore(hiddenNow);
  return ({ question, choice, roll, faces, facts, side: by }) => {
    const answered = choice ? language.choiceLabel(choice, name, hex) : '';
    const asked = question ? `${side(by)} – ${language.questionTitle(question, name)} ${answered}` : '';
    const thrown = roll
      ? language.rolledSentence(
          roll.about,
          roll.dice,
          faces,
          readFaces(roll.dice, faces),
          name,
          side,
          hidden === roll.side,
        )
      : '';
    const came = facts.map((fact) => language.factSentence(toldFact(fact, open, hidden), name, hex, side));
    return [asked, thrown, ...came].filter((said) => said !== '').join(' · ');
  };
}

/** A game that is watched: the way through it, and what may be done from any of its boards. */
export function WatchBar({ open }: Props) {
  const words = usePastWords().watch;
  const { language, side } = useSpeaker();
  const told = useTold(open);
  const end = useEndWords()(open);
  const { length } = open.history;
  const at = useStore(({ selection }) => selection.reviewing) ?? length;
  const waits = useStore(({ suspended }) => suspended?.open !== null && suspended?.open !== undefined);
  const entry = open.log[at - 1];
  const where = usePlace(open, at);
  useEffect(followWatched, []);
  return (
    <section className="banner time-bar watch-bar" aria-label={words.label} data-testid="watch-bar">
      <h2 className="watch-title">
        {words.game(open.scenario.title[language.locale], side('blue'), side('red'))}
        <small>
          {words.note} {waits ? words.battleWaits : ''}
        </small>
      </h2>
      <TimeWay open={open} at={at} />
      <div className="watch-told" role="status">
        <p data-testid="time-where">{where}</p>
        <p data-testid="watch-told">{entry ? told(entry) : words.begun}</p>
        {at === length && end !== '' ? <p data-testid="watch-end">{end}</p> : null}
      </div>
      <div className="time-ways">
        <button
          type="button"
          className="press chief"
          title={words.takeUpWhy}
          data-testid="take-up"
          onClick={() => void takeUpWatched()}
        >
          {words.takeUp}
        </button>
        <button type="button" className="press" data-testid="leave-watching" onClick={leaveWatching}>
          {waits ? words.toBattle : words.toFirst}
        </button>
      </div>
    </section>
  );
}
