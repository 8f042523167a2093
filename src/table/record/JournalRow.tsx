import { memo } from 'react';
import { usePastWords } from '../../account/pastWords.ts';
import { RuleMark } from '../../account/RuleMark.tsx';
import { useTabStop } from '../../account/tabStop.ts';
import { useExplanations } from '../../account/words.ts';
import { readFaces } from '../../engine/dice.ts';
import { later } from '../../map/later.tsx';
import type { Side } from '../../rules/state/vocabulary.ts';
import { review } from '../../store/game/actions.ts';
import { lookAtLine, mayStepAside } from '../../store/past/aside.ts';
import { useStore } from '../../store/store.ts';
import { toldFact } from '../../store/view/knowledge.ts';
import { DiceRow } from '../dice/Dice.tsx';
import { useSpeaker } from '../shell/words.ts';
import type { ToldAnswer } from './chapters.ts';
import { HowGiven } from './HowGiven.tsx';
import { RollSum } from './RollSum.tsx';
import type { Detail, JournalRow } from './rows.ts';
import { useEndWords } from './useEndWords.ts';
import { useLineName } from './useLineName.ts';

const WhyLine = later(async () => (await import('../opponent/Why.tsx')).WhyLine);

interface ThrownProps {
  readonly entry: ToldAnswer;
  readonly hidden: Side | null;
  readonly sumOpen: boolean;
  readonly onSum: (() => void) | null;
}

/** The dice as they fell, and a press that opens the sum behind them. */
function Thrown({ entry, hidden, sumOpen, onSum }: ThrownProps) {
  const words = usePastWords().journal;
  const { language, name, side } = useSpeaker();
  const tabIndex = useTabStop();
  if (!entry.roll) return null;
  const { about, dice } = entry.roll;
  const kept = hidden === entry.roll.side;
  const outcome = readFaces(dice, entry.faces);
  return (
    <>
      <span className="journal-roll">
        <span aria-hidden="true">{language.rollTitle(about, name)}</span>
        <span aria-hidden="true">
          <DiceRow
            dice={dice}
            faces={entry.faces}
            small
            label={language.rolledSentence(about, dice, entry.faces, outcome, name, side, kept)}
          />
        </span>
        {onSum ? (
          <button
            type="button"
            className="journal-sum"
            tabIndex={tabIndex}
            aria-expanded={sumOpen}
            aria-label={language.writing.labelled(words.sum, language.rollTitle(about, name))}
            title={words.sum}
            data-testid="journal-sum"
            onClick={onSum}
          >
            Σ
          </button>
        ) : null}
      </span>
      {sumOpen ? <RollSum roll={entry.roll} outcome={outcome} /> : null}
    </>
  );
}

interface Props {
  readonly row: JournalRow;
  readonly current: boolean;
  /** The side whose numbers are kept from whoever plays now. */
  readonly hidden: Side | null;
  readonly detail: Detail;
  readonly sumOpen: boolean;
  readonly onSum: () => void;
  readonly onFold: (key: string) => void;
}

type Of<Row extends JournalRow['row']> = Extract<JournalRow, { row: Row }>;

function Turn({ row: { key, title, folded }, onFold }: { readonly row: Of<'turn'> } & Pick<Props, 'onFold'>) {
  const { language, side } = useSpeaker();
  const { turnTitle, beginning } = language.table;
  const tabIndex = useTabStop();
  return (
    <button
      type="button"
      className="journal-turn"
      tabIndex={tabIndex}
      aria-expanded={!folded}
      data-testid="journal-turn"
      onClick={() => onFold(key)}
    >
      <span aria-hidden="true">{folded ? '▸' : '▾'}</span>{' '}
      {title ? turnTitle(title.turn, side(title.side)) : beginning}
    </button>
  );
}

/** Where an earlier line left the game; it can be looked at. */
function Left({ row: { line } }: { readonly row: Of<'left'> }) {
  const words = usePastWords();
  const lineName = useLineName();
  const tabIndex = useTabStop();
  const open = useStore((state) => state.open);
  return (
    <p className="journal-left" data-testid="journal-left">
      <span>⑂ {words.journal.left(lineName(line), line.answers)}</span>
      <button
        type="button"
        className="press small"
        tabIndex={tabIndex}
        disabled={!open || open.aside !== undefined || !mayStepAside(open)}
        onClick={() => lookAtLine(line)}
      >
        {words.lines.look}
      </button>
    </p>
  );
}

/** How the players ended it: no answer of the game, so that no board is shown for it. */
function Ended() {
  const words = useEndWords();
  const open = useStore((state) => state.open);
  return (
    <p className="journal-ended" data-testid="journal-ended">
      {open ? words(open) : null}
    </p>
  );
}

function Line({ row, current, hidden, detail, sumOpen, onSum }: { readonly row: Of<'line'> } & Props) {
  const words = usePastWords();
  const { barrier } = useExplanations().lines;
  const tabIndex = useTabStop();
  const { language, name, hex, side } = useSpeaker();
  const programs = useStore(({ open }) => open?.programs);
  const { entry, facts } = row.line;
  const { open } = useStore.getState();
  const sentences = facts.map((fact) =>
    language.factSentence(open ? toldFact(fact, open, hidden) : fact, name, hex, side),
  );
  const rolled = detail !== 'brief' && entry.roll;
  const thrown = rolled ? [language.rollTitle(rolled.about, name)] : [];
  return (
    <>
      {row.barred ? (
        <p className="journal-barrier">{entry.roll ? barrier.diceRolled : barrier.otherSideAnswered}</p>
      ) : null}
      <div className="journal-entry" data-depth={row.depth} data-undone={row.undone}>
        {/* It lies over the whole line, under what is pressed on it: a button may not hold buttons. */}
        <button
          type="button"
          className="journal-line"
          tabIndex={tabIndex}
          aria-label={[...(row.undone ? [words.undone] : []), ...thrown, ...sentences].join(' ')}
          aria-current={current ? 'step' : undefined}
          data-testid="journal-line"
          data-at={entry.at}
          onClick={() => review(entry.at + 1)}
        />
        <div className="journal-told">
          {rolled ? (
            <Thrown
              entry={entry}
              hidden={hidden}
              sumOpen={sumOpen}
              onSum={detail === 'full' ? null : onSum}
            />
          ) : null}
          <HowGiven entry={entry} />
          {facts.map((fact, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of an entry never change
            <span key={at} className="journal-fact" data-fact={fact.fact}>
              <span aria-hidden="true">{sentences[at]}</span>
              {'rule' in fact ? <RuleMark rule={fact.rule} /> : null}
            </span>
          ))}
        </div>
      </div>
      {programs && !row.undone && detail !== 'brief' ? <WhyLine at={entry.at} /> : null}
    </>
  );
}

/** One row of the journal: the heading of a turn, what an answer brought about, where a line left the game, or how the players ended it. */
export const JournalRowItem = memo(function JournalRowItem(props: Props) {
  const { row, onFold } = props;
  switch (row.row) {
    case 'turn':
      return <Turn row={row} onFold={onFold} />;
    case 'left':
      return <Left row={row} />;
    case 'ended':
      return <Ended />;
    case 'line':
      return <Line {...props} row={row} />;
  }
}, isSame);

/** What is done by a press is the same whatever function does it. */
function isSame(one: Props, other: Props): boolean {
  return (
    one.row === other.row &&
    one.current === other.current &&
    one.hidden === other.hidden &&
    one.detail === other.detail &&
    one.sumOpen === other.sumOpen
  );
}
