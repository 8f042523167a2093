import { useLayoutEffect, useRef } from 'react';
import { useOpponentWords } from '../../account/opponentWords.ts';
import { asksSetUp } from '../../rules/deployment/asked.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import type { Program } from '../../scenarios/programs.ts';
import { programOf } from '../../scenarios/programs.ts';
import { stepBackAgreed } from '../../store/game/actions.ts';
import { acceptEnd, fightOn, goOn, pause, setHurried } from '../../store/opponent/driver.ts';
import { giveSide, takeSideOver } from '../../store/opponent/seat.ts';
import { isReasoned } from '../../store/opponent/second.ts';
import { useOpponent } from '../../store/opponent/state.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { lengthOwned } from '../../store/view/overPrograms.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import { Advice } from './Advice.tsx';
import { Why } from './Why.tsx';
import './opponent.css';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
}

interface PlayProps {
  readonly side: Side;
  readonly program: Program;
}

function Press({
  text,
  name,
  onPress,
  pressed,
  chief = false,
}: {
  readonly text: string;
  readonly name: string;
  readonly onPress: () => void;
  readonly pressed?: boolean;
  readonly chief?: boolean;
}) {
  return (
    <button
      type="button"
      className={chief ? 'press chief' : 'press'}
      aria-pressed={pressed}
      data-testid={name}
      onClick={onPress}
    >
      {text}
    </button>
  );
}

/** What the program is at, and what can be done about it. */
function AtWork({ side, program }: PlayProps) {
  const words = useOpponentWords();
  const { side: sideName } = useSpeaker();
  const { stage } = useOpponent((shown) => shown.stage);
  const hurried = useStore((state) => state.preferences.speed === 'off');
  const level = words.levels[program.level];
  const called = sideName(side);
  const said = {
    idle: words.considers,
    thinks: words.considers,
    acts: words.decided,
    paused: words.paused,
    failed: words.failed,
    offers: words.offers,
  }[stage](level, called);
  return (
    <div className="at-work" data-stage={stage} data-testid="opponent">
      <p
        className={stage === 'thinks' ? 'considers' : undefined}
        role={stage === 'offers' || stage === 'failed' ? 'alert' : undefined}
      >
        {said}
      </p>
      <div className="row">
        {stage === 'offers' ? (
          <>
            <Press text={words.accept} name="accept-end" onPress={acceptEnd} chief />
            <Press text={words.fightOn} name="fight-on" onPress={fightOn} />
          </>
        ) : stage === 'failed' ? (
          <Press text={words.askAgain} name="ask-again" onPress={goOn} chief />
        ) : stage === 'paused' ? (
          <Press text={words.goOn} name="go-on" onPress={goOn} chief />
        ) : (
          <Press text={words.pause} name="pause" onPress={pause} />
        )}
        <Press text={words.hurry} name="hurry" pressed={hurried} onPress={() => setHurried(!hurried)} />
        <Press text={words.takeOver(called)} name="take-over" onPress={() => takeSideOver(side)} />
      </div>
    </div>
  );
}

/** Why the last answer of a program was given. */
function LastWhy({ open }: Pick<Props, 'open'>) {
  const entry = open.log.findLast(
    ({ side, choice }) => choice !== null && open.programs?.[side] !== undefined,
  );
  return isReasoned(open, entry) ? <Why key={entry.at} open={open} entry={entry} named /> : null;
}

/** The program will not have the end that a person offers. */
function Declined({ open }: Pick<Props, 'open'>) {
  const words = useOpponentWords();
  const { side: sideName } = useSpeaker();
  const declined = useOpponent((shown) => (shown.declined?.history === open.history ? shown.declined : null));
  const refuser = declined && open.programs?.[declined.side];
  const told = useRef<HTMLParagraphElement>(null);
  // at each offer: below a long question nobody would see it
  useLayoutEffect(() => {
    if (declined) told.current?.scrollIntoView({ block: 'nearest' });
  }, [declined]);
  return declined && refuser ? (
    <p ref={told} role="alert" data-testid="end-declined">
      {words.declined(words.levels[refuser.level], sideName(declined.side))}
    </p>
  ) : null;
}

/** What a person may do in a battle of the program's, beside answering. */
function Beside({ open, view }: Props) {
  const words = useOpponentWords();
  const { side: sideName } = useSpeaker();
  const mayGoBack = !view.undo.free && open.history.length > 0 && lengthOwned(open) < open.history.length;
  return (
    <>
      <Declined open={open} />
      <LastWhy open={open} />
      <div className="row">
        {mayGoBack ? (
          <Press text={`↶ ${words.back}`} name="back-to-own" onPress={() => stepBackAgreed()} />
        ) : null}
        {SIDES.map((side) => {
          const program = open.programs?.[side];
          return program?.replaced ? (
            <Press
              key={side}
              text={words.giveBack(words.levels[program.level], sideName(side))}
              name={`give-back-${side}`}
              onPress={() => giveSide(side)}
            />
          ) : null;
        })}
      </div>
    </>
  );
}

/**
 * The program at the table: what it is at where it plays, and its advice where a person does. A set-up it does not advise on:
 * it weighs nothing there, and draws the army up itself for who asks. R-150.
 */
export function Opponent({ open, view }: Props) {
  if (!view.live || open.readOnly || open.shown || view.side === null) return null;
  const program = programOf(open, view.side);
  return (
    <div className="opponent">
      {program ? <AtWork side={view.side} program={program} /> : null}
      {open.programs ? <Beside open={open} view={view} /> : null}
      {program || view.question === null || asksSetUp(view.question) ? null : <Advice open={open} />}
    </div>
  );
}
