import { useEffect, useRef, useState } from 'react';
import { Cockade } from '../../map/Cockade.tsx';
import { sideStyle } from '../../map/nations.ts';
import { programOf } from '../../scenarios/programs.ts';
import { NOTHING_SHOWN, useOdds } from '../../store/odds/shown.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { logUpTo } from '../../store/told/logUpTo.ts';
import type { TableView } from '../../store/view/view.ts';
import { AnswerList } from '../ask/AnswerList.tsx';
import { OrdersAsk } from '../ask/OrdersAsk.tsx';
import { OrdersFoot } from '../ask/OrdersFoot.tsx';
import { Fallen } from '../dice/Fallen.tsx';
import { RollAsk } from '../dice/RollAsk.tsx';
import { lastThrows } from '../dice/throws.ts';
import { ChoiceOddsContext } from '../odds/choiceOdds.ts';
import { OddsNote } from '../odds/later.ts';
import { Record } from '../record/Record.tsx';
import {
  ActionAsk,
  AttackOffer,
  DraftBox,
  EndAsk,
  Opponent,
  StandingAsk,
  TurnAgain,
  UnderWay,
} from '../shell/later.ts';
import { useSpeaker } from '../shell/words.ts';
import { Forecast } from './Forecast.tsx';
import { Steps } from './Steps.tsx';
import './panel.css';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
  readonly hovered: string | null;
  readonly pointing: boolean;
  readonly onEndOrders: () => void;
  readonly onPick: (unit: string) => void;
  readonly onVictory: () => void;
}

/** Who decides, in his colours: the whole panel turns to him. */
function Decider({ open, view }: { readonly open: OpenGame; readonly view: TableView }) {
  const { language, side: sideName } = useSpeaker();
  const side = view.side ?? view.game.side;
  const { counters } = language.screens;
  const does =
    view.side === null
      ? language.table.battleOver
      : view.wait === 'roll'
        ? counters.rolls(sideName(side))
        : counters.decides(sideName(side));
  return (
    <>
      <Cockade nation={open.nations[side]} />
      <div>
        <p className="decider-name" data-testid="decider" data-side={view.side ?? ''}>
          {does}
        </p>
        {view.side !== null && view.side !== view.game.side ? (
          <p className="decider-does">{language.table.inTurnOf(sideName(view.game.side))}</p>
        ) : null}
      </div>
    </>
  );
}

/** Whether more is under way than a turn: charge of X → reaction of Y → morale test. */
function goesOn({ breadcrumb }: TableView): boolean {
  const top = breadcrumb.at(-1)?.procedure ?? 'battle';
  return top !== 'battle' && top !== 'turn';
}

function Answers({ view }: { readonly view: TableView }) {
  switch (view.question?.ask) {
    case 'orders':
      return <OrdersAsk view={view} />;
    case 'action':
      return <ActionAsk view={view} />;
    case 'unitToDeploy':
    case 'deployment':
    case 'move':
    case 'flightEnd':
    case 'pursuitEnd':
    case 'putBack':
      return <EndAsk view={view} />;
    default:
      return <AnswerList view={view} />;
  }
}

const SHEETS = ['half', 'high', 'low'] as const;

/** The dispatch beside the map: who, what, the answers, why, and what came before. */
export function Panel({ open, view, hovered, pointing, onEndOrders, onPick, onVictory }: Props) {
  const { language, name } = useSpeaker();
  const reviewing = useStore((state) => state.selection.reviewing);
  const rulebook = useStore((state) => state.rulebook);
  const { choices, note } = useOdds((shown) => (shown.view === view ? shown : NOTHING_SHOWN));
  const [sheet, setSheet] = useState(0);
  const ask = useRef<HTMLElement>(null);
  const title =
    view.question !== null
      ? language.questionTitle(view.question, name)
      : view.roll !== null
        ? language.rollTitle(view.roll.about, name)
        : language.table.battleOver;
  // A button that has served is gone, and the focus with it: put it where the question stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer, a draft or a look back may take buttons away
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      ask.current?.focus({ preventScroll: true });
  }, [view, reviewing]);
  const side = view.side ?? view.game.side;
  const mine = view.live && !open.readOnly && !programOf(open, view.side);
  const asked = view.question !== null && mine;
  const hasRulebook = rulebook === 'here';
  const watched = open.aside?.kind === 'watched';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another question is asked
  useEffect(() => {
    ask.current?.scrollTo({ top: 0 });
    // upright on a telephone the whole panel scrolls
    if (mine) ask.current?.parentElement?.scrollTo({ top: 0 });
  }, [open.history]);
  return (
    <aside
      className="panel sheet"
      style={sideStyle(open.nations, side)}
      data-side={side}
      data-sheet={SHEETS[sheet]}
      aria-label={language.table.panel}
    >
      <div className="decider">
        <Decider open={open} view={view} />
        <button
          type="button"
          className="sheet-handle"
          aria-label={language.table.sheetSize}
          onClick={() => setSheet((sheet + 1) % SHEETS.length)}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path
              d="M8 2v12M4.5 5.5L8 2l3.5 3.5M4.5 10.5L8 14l3.5-3.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
            />
          </svg>
        </button>
      </div>
      {goesOn(view) ? <UnderWay view={view} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
      <section className="ask" ref={ask} tabIndex={0} aria-labelledby="question" data-testid="ask">
        {hasRulebook && view.draft === null && !watched ? <TurnAgain open={open} view={view} /> : null}
        {view.draft === null
          ? lastThrows(logUpTo(open.log, view.game)).map((entry) => <Fallen key={entry.at} entry={entry} />)
          : null}
        <h2 id="question" data-ask={view.question?.ask ?? view.wait} data-answers={open.log.length}>
          {title}
        </h2>
        <ChoiceOddsContext value={choices}>
          {view.draft ? <DraftBox draft={view.draft} view={view} /> : null}
          {!view.draft && view.targets.length > 1 ? <AttackOffer view={view} /> : null}
          {view.roll ? <RollAsk roll={view.roll} live={mine} /> : null}
          {asked ? <Answers view={view} /> : null}
        </ChoiceOddsContext>
        {asked && hasRulebook ? <StandingAsk open={open} view={view} /> : null}
        {asked && note !== 'none' ? <OddsNote note={note} /> : null}
        <div className={asked && !open.shown && !watched ? 'advice-room' : undefined}>
          {(open.programs || hasRulebook) && !watched ? <Opponent open={open} view={view} /> : null}
        </div>
        {view.side === null && !open.aside ? (
          <button type="button" className="press chief" onClick={onVictory}>
            {language.table.result}
          </button>
        ) : null}
      </section>
      {asked && view.question?.ask === 'orders' ? <OrdersFoot view={view} onEndOrders={onEndOrders} /> : null}
      {watched ? null : <Steps open={open} view={view} />}
      <div className="beneath">
        <Record
          open={open}
          view={view}
          reviewing={reviewing}
          mine={mine}
          onEndOrders={onEndOrders}
          onPick={onPick}
        />
        <Forecast open={open} view={view} hovered={hovered} pointing={pointing} />
      </div>
    </aside>
  );
}
