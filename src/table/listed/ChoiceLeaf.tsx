import { type ReactNode, useEffect, useRef } from 'react';
import { useExplanations } from '../../account/words.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import { capital } from '../../language/sentences.ts';
import { actorIn } from '../../store/odds/questions.ts';
import { NOTHING_SHOWN, useOdds } from '../../store/odds/shown.ts';
import { listedOf } from '../../store/possible/listed.ts';
import { orderPointRange } from '../../store/possible/orderDice.ts';
import type { OfferedChoice } from '../../store/possible/possible.ts';
import { useStore } from '../../store/store.ts';
import type { TableView } from '../../store/view/view.ts';
import { AnswerButton } from '../ask/AnswerButton.tsx';
import { RollAsk } from '../dice/RollAsk.tsx';
import { ChoiceOddsContext } from '../odds/choiceOdds.ts';
import { DraftBox } from '../shell/later.ts';
import { useSpeaker } from '../shell/words.ts';
import { ListedGroup } from './ListedGroup.tsx';
import { ListedPlaces } from './ListedPlaces.tsx';
import { ListedSection } from './ListedSection.tsx';
import { ListedTargets } from './ListedTargets.tsx';
import { useReasons } from './useReasons.ts';
import './choiceLeaf.css';

interface ViewProps {
  readonly view: TableView;
}

/** What the order points may come to; nothing where nothing is thrown for them. */
function useFigure({ game }: TableView): (offered: OfferedChoice) => { readonly note?: string } {
  const { listed } = useExplanations();
  return ({ choice }) => {
    if (choice.choose !== 'orderDice') return {};
    const { least, most } = orderPointRange(game, choice.dice);
    return { note: listed.from(least, most) };
  };
}

function Answers({ view, offers }: ViewProps & { readonly offers: readonly OfferedChoice[] }) {
  const { listed } = useExplanations();
  const { words } = useSpeaker().language;
  const figureOf = useFigure(view);
  return (
    <ListedSection title={listed.answers} count={offers.length}>
      {offers.map((offered) => (
        <li key={canonicalText(offered.choice)}>
          <AnswerButton
            offered={offered}
            {...figureOf(offered)}
            {...(offered.choice.choose === 'rallied'
              ? { label: capital(words.formations[offered.choice.formation]) }
              : {})}
          />
        </li>
      ))}
    </ListedSection>
  );
}

function Refused({ offers }: { readonly offers: readonly OfferedChoice[] }) {
  const { listed } = useExplanations();
  const { language, name, hex } = useSpeaker();
  const why = useReasons();
  return (
    <ListedSection title={listed.refused} count={offers.length}>
      {offers.map(({ choice, reasons }) => (
        <li key={canonicalText(choice)} className="listed-refused">
          {why(language.choiceLabel(choice, name, hex), reasons)}
        </li>
      ))}
    </ListedSection>
  );
}

interface ChoicesProps extends ViewProps {
  readonly onEndOrders: () => void;
}

/** Everything that can be answered now: the draft alone where there is one, for it waits for yes or no. */
function Choices({ view, onEndOrders }: ChoicesProps) {
  const { listed } = useExplanations();
  const selection = useStore((state) => state.selection);
  if (view.draft)
    return (
      <section aria-label={listed.draft}>
        <DraftBox draft={view.draft} view={view} />
      </section>
    );
  if (view.roll) return <RollAsk roll={view.roll} live />;
  const actor = actorIn(view, selection);
  const { places, targets, answers, refused } = listedOf(view, actor);
  const orders = view.question?.ask === 'orders';
  return (
    <>
      {orders ? <ListedGroup view={view} onEndOrders={onEndOrders} /> : null}
      {actor === null ? null : <ListedTargets view={view} actor={actor} targets={targets} />}
      {/* the end of the orders is asked about first, by the foot of the group */}
      <Answers
        view={view}
        offers={orders ? answers.filter(({ choice }) => choice.choose !== 'endOrders') : answers}
      />
      {actor === null ? null : <ListedPlaces view={view} actor={actor} places={places} />}
      <Refused offers={refused} />
    </>
  );
}

interface Props extends ChoicesProps {
  /** Whoever sits here is asked or rolls. */
  readonly mine: boolean;
  /** How often the leaf was called by its key. */
  readonly called: number;
}

/**
 * The focus goes to the head of the leaf when it is called; and, as long as it is in the leaf, when the button that had it
 * has served and is gone.
 */
function useFocus(called: number, again: unknown) {
  const head = useRef<HTMLHeadingElement>(null);
  const within = useRef(false);
  useEffect(() => {
    if (called > 0) head.current?.focus();
  }, [called]);
  useEffect(() => {
    const moved = ({ target }: FocusEvent): void => {
      // a dialog asks about what was pressed here
      if (!(target instanceof Element) || target.closest('dialog')) return;
      within.current = head.current?.parentElement?.contains(target) === true;
    };
    document.addEventListener('focusin', moved);
    return () => document.removeEventListener('focusin', moved);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer, a draft or a look back may take buttons away
  useEffect(() => {
    const { activeElement } = document;
    if (within.current && (activeElement === null || activeElement === document.body)) head.current?.focus();
  }, [again]);
  return head;
}

function Head({ view }: ViewProps): ReactNode {
  const { language, name, side } = useSpeaker();
  const { counters } = language.screens;
  if (view.side === null) return language.table.battleOver;
  if (view.question)
    return `${counters.decides(side(view.side))}. ${language.questionTitle(view.question, name)}`;
  return view.roll
    ? `${counters.rolls(side(view.side))}. ${language.rollTitle(view.roll.about, name)}`
    : null;
}

/**
 * The choices in words, for those who do not see the map: every hex in reach, every target, every other answer as a
 * button, and what is refused with its reason. Any question of a battle can be answered from here alone.
 */
export function ChoiceLeaf({ view, mine, called, onEndOrders }: Props) {
  const { listed } = useExplanations();
  const odds = useOdds((shown) => (shown.view === view ? shown : NOTHING_SHOWN).choices);
  const head = useFocus(called, view);
  return (
    <section className="choice-leaf" aria-labelledby="choices-head" data-testid="choice-leaf">
      <h3 id="choices-head" ref={head} tabIndex={-1}>
        <Head view={view} />
      </h3>
      {mine && view.side !== null ? (
        <ChoiceOddsContext value={odds}>
          <Choices view={view} onEndOrders={onEndOrders} />
        </ChoiceOddsContext>
      ) : (
        <p>{listed.nothing}</p>
      )}
    </section>
  );
}
