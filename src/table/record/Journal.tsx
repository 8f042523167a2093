import { memo, type ReactNode, useMemo, useState } from 'react';
import { RuleMark } from '../../account/RuleMark.tsx';
import { readFaces } from '../../engine/dice.ts';
import { later } from '../../map/later.tsx';
import type { Fact } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { review } from '../../store/game/actions.ts';
import type { GameLogEntry } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenNow, toldFact } from '../../store/view/knowledge.ts';
import { DiceRow } from '../dice/Dice.tsx';
import { useSpeaker } from '../shell/words.ts';
import { chaptersOf, type JournalLine, type ToldAnswer } from './chapters.ts';
import './journal.css';

const WhyLine = later(async () => (await import('../opponent/Why.tsx')).WhyLine);

function Fallen({ entry }: { readonly entry: ToldAnswer }) {
  const { language, name, side } = useSpeaker();
  if (!entry.roll) return null;
  const { about, dice } = entry.roll;
  const outcome = readFaces(dice, entry.faces);
  return (
    <span className="journal-roll" aria-hidden="true">
      <span>{language.rollTitle(about, name)}</span>
      <DiceRow
        dice={dice}
        faces={entry.faces}
        small
        label={language.rolledSentence(about, dice, entry.faces, outcome, name, side)}
      />
    </span>
  );
}

interface EntryProps {
  readonly line: JournalLine;
  readonly current: boolean;
  /** The side whose numbers are kept from whoever plays now. */
  readonly hidden: Side | null;
}

const Entry = memo(function Entry({ line, current, hidden }: EntryProps) {
  const { language, name, hex, side } = useSpeaker();
  const { entry, facts } = line;
  const { open } = useStore.getState();
  const sentences = facts.map((fact) =>
    language.factSentence(open ? toldFact(fact, open, hidden) : fact, name, hex, side),
  );
  const thrown = entry.roll ? [language.rollTitle(entry.roll.about, name)] : [];
  return (
    <li className="journal-entry">
      {/* It lies over the whole line, under the rules that are cited: a button may not hold buttons. */}
      <button
        type="button"
        className="journal-line"
        aria-label={[...thrown, ...sentences].join(' ')}
        aria-current={current ? 'step' : undefined}
        data-testid="journal-line"
        data-at={entry.at}
        onClick={() => review(entry.at + 1)}
      />
      <div className="journal-told">
        <Fallen entry={entry} />
        {facts.map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of an entry never change
          <span key={at} className="journal-fact" data-fact={fact.fact}>
            <span aria-hidden="true">{sentences[at]}</span>
            {'rule' in fact ? <RuleMark rule={fact.rule} /> : null}
          </span>
        ))}
      </div>
    </li>
  );
});

interface Props {
  readonly log: readonly GameLogEntry[];
  readonly opening: readonly Fact[];
  /** The entry an undo cannot pass. */
  readonly barrier: number | null;
  readonly reviewing: number | null;
}

/** What happened, newest first, turn by turn. A press on a line shows the board as it was then. */
export function Journal({ log, opening, barrier, reviewing }: Props) {
  const { language, side } = useSpeaker();
  const hidden = useStore(hiddenNow);
  const chapters = useMemo(() => chaptersOf(log, opening).toReversed(), [log, opening]);
  return (
    <div className="journal">
      {chapters.map(({ title, lines }, at) => (
        <Chapter
          key={title ? `${title.turn} ${title.side}` : 'start'}
          title={title ? language.table.turnTitle(title.turn, side(title.side)) : language.table.beginning}
          recent={at < 2}
        >
          {() =>
            lines
              .toReversed()
              .map((line) => (
                <JournalItem
                  key={`${line.entry.at} ${line.facts.length}`}
                  line={line}
                  barred={line.entry.at === barrier}
                  current={reviewing === line.entry.at + 1}
                  hidden={hidden}
                />
              ))
          }
        </Chapter>
      ))}
    </div>
  );
}

interface ChapterProps {
  readonly title: string;
  /** It stands open unless it is shut, or the other way round. */
  readonly recent: boolean;
  readonly children: () => ReactNode;
}

/** The lines of a turn, drawn only while it stands open: a long battle has thousands, and few are looked at. */
function Chapter({ title, recent, children }: ChapterProps) {
  const [turned, setTurned] = useState<boolean | null>(null);
  const isOpen = turned ?? recent;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        // it tells of what is drawn here as well
        if (open !== isOpen) setTurned(open);
      }}
    >
      <summary>{title}</summary>
      {isOpen ? <ol>{children()}</ol> : null}
    </details>
  );
}

interface ItemProps extends EntryProps {
  readonly barred: boolean;
}

function JournalItem({ barred, ...entry }: ItemProps) {
  const { line } = entry;
  const { language } = useSpeaker();
  const programs = useStore(({ open }) => open?.programs);
  return (
    <>
      {barred ? (
        <li className="journal-barrier">
          {line.entry.roll ? language.table.barrier.diceRolled : language.table.barrier.otherSideAnswered}
        </li>
      ) : null}
      <Entry {...entry} />
      {programs ? <WhyLine at={line.entry.at} /> : null}
    </>
  );
}
