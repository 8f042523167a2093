import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePastWords } from '../../account/pastWords.ts';
import { TabStops } from '../../account/tabStop.ts';
import { earlierLines } from '../../store/game/lines.ts';
import { logAhead } from '../../store/game/record.ts';
import { shownLog } from '../../store/game/rulebook.ts';
import { tells, unitsNamed } from '../../store/past/find.ts';
import { warm } from '../../store/past/warm.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { isSetUpUnseen } from '../../store/view/curtain.ts';
import { hiddenNow } from '../../store/view/knowledge.ts';
import { useSpeaker } from '../shell/words.ts';
import type { JournalLine } from './chapters.ts';
import { JournalRowItem } from './JournalRow.tsx';
import { JournalTools } from './JournalTools.tsx';
import { type Detail, type JournalRow, journalRows } from './rows.ts';
import { useLineWords } from './useLineWords.ts';
import { useRowFocus } from './useRowFocus.ts';
import './journal.css';

interface Props {
  readonly open: OpenGame;
  /** The entry an undo cannot pass. */
  readonly barrier: number | null;
  readonly reviewing: number | null;
}

/** About as high as most rows, in pixels, until a row has been measured. */
const ROW = 30;
/** Rows drawn beyond those that are seen. */
const BEYOND = 6;
/** So near its end the journal goes on with what is new, in pixels. */
const NEAR = 48;

const NOBODY: readonly never[] = [];

/** Switches what is named in a set on or off. */
function switched(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** What of the journal the players want to see. */
function useRows({ open, barrier }: Props) {
  const [detail, setDetail] = useState<Detail>('usual');
  const [unit, setUnit] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const looked = useDeferredValue(sought.trim());
  const told = useLineWords();
  const log = shownLog(open);
  // what was set up once and left tells as much as what stands
  const unseen = isSetUpUnseen(open);
  const { history } = open;
  const ended = open.ending !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the open game the rows tell its history alone
  const rows = useMemo(() => {
    const wanted =
      unit === null && looked === ''
        ? null
        : (line: JournalLine) =>
            (unit === null || unitsNamed(line.entry).has(unit)) &&
            (looked === '' || tells(told(line).join(' '), looked));
    return journalRows({
      log,
      ahead: unseen ? NOBODY : logAhead(open),
      opening: open.opening,
      lines: unseen ? NOBODY : earlierLines(open).toReversed(),
      barrier,
      ended,
      detail,
      wanted,
      isFolded: (key) => folded.has(key),
    });
  }, [history, log, unseen, barrier, ended, detail, unit, looked, folded, told]);
  const fold = (key: string): void => setFolded((before) => switched(before, key));
  return {
    rows,
    detail,
    setDetail,
    unit,
    setUnit,
    sought,
    setSought,
    isSought: looked !== '' || unit !== null,
    fold,
  };
}

/** The row that tells what led to the board looked at, or the last of those before it. */
function rowOfBoard(rows: readonly JournalRow[], reviewing: number): number {
  return rows.findLastIndex((row) => row.row === 'line' && row.line.entry.at < reviewing);
}

/**
 * What happened, in the order in which it did, with what each thing brought about under it. A press on a line shows the
 * board as it was then. Only the rows that are seen are drawn: a long battle has thousands. It does not depend on
 * what is picked on the map.
 */
export const Journal = memo(function Journal({ open, barrier, reviewing }: Props) {
  const words = usePastWords().journal;
  const { language } = useSpeaker();
  const hidden = useStore(hiddenNow);
  const wanted = useRows({ open, barrier, reviewing });
  const { rows, detail } = wanted;
  const [sums, setSums] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const byHand = useRef(false);
  const focus = useRowFocus(rows);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: BEYOND,
    // what holds the focus stays, wherever the list is pushed
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      if (focus.at < 0 || drawn.includes(focus.at)) return drawn;
      return [...drawn, focus.at].toSorted((one, other) => one - other);
    },
  });
  const size = list.getTotalSize();
  const current = reviewing === null ? null : rowOfBoard(rows, reviewing);
  const looked = useRef(current);
  const follow = useEffectEvent((): void => {
    if (current !== null || !atEnd.current || rows.length === 0) return;
    byHand.current = false;
    list.scrollToIndex(rows.length - 1, { align: 'end' });
  });
  const show = useEffectEvent((): void => {
    if (current === null) {
      follow();
      return;
    }
    byHand.current = false;
    // before the first answer nothing has been told: the journal begins
    list.scrollToIndex(Math.max(current, 0), { align: 'auto' });
  });
  /** Holds its place while rows are measured and room comes and goes; who looks back and pushes it scrolls as he likes. */
  const settle = useEffectEvent((): void => {
    if (current === null || !byHand.current) show();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is more to tell, or something else is looked at
  useLayoutEffect(() => {
    // whoever comes back to the present sees what happened last
    if (current === null && looked.current !== null) atEnd.current = true;
    looked.current = current;
    show();
  }, [rows, current]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows were measured
  useLayoutEffect(() => settle(), [size]);
  useEffect(() => {
    // what stands above it comes and goes
    const watch = new ResizeObserver(() => settle());
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  // rows turn out taller than was thought, and the room for them comes and goes: only who pushes the list leaves its end
  const push = (): void => {
    byHand.current = true;
  };
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    push();
    const to = focus.walk(event, () => {
      if (current !== null) return current;
      return atEnd.current
        ? rows.length - 1
        : (list.getVirtualItemForOffset(list.scrollOffset ?? 0)?.index ?? 0);
    });
    if (to !== null) list.scrollToIndex(to, { align: 'auto' });
  };
  const { history } = open;
  useEffect(() => (reviewing === null ? undefined : warm(history, reviewing)), [history, reviewing]);
  return (
    <>
      <JournalTools open={open} wanted={wanted} found={rows} />
      <section
        ref={box}
        className="journal"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard
        tabIndex={0}
        aria-label={language.table.journal}
        aria-description={words.walk}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onWheel={push}
        onTouchMove={push}
        onPointerDown={push}
        onKeyDown={walk}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < NEAR) atEnd.current = true;
          else if (byHand.current) atEnd.current = false;
        }}
      >
        {wanted.isSought && rows.length === 0 ? <p className="journal-none">{words.none}</p> : null}
        <ol className="journal-rows" aria-label={words.lines} style={{ height: size }}>
          {list.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            return row ? (
              <li
                key={key}
                ref={list.measureElement}
                className="journal-row"
                data-index={index}
                tabIndex={-1}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <TabStops value={index === focus.at}>
                  <JournalRowItem
                    row={row}
                    current={index === current}
                    hidden={hidden}
                    detail={detail}
                    sumOpen={detail === 'full' || sums.has(row.key)}
                    onSum={() => setSums((before) => switched(before, row.key))}
                    onFold={wanted.fold}
                  />
                </TabStops>
              </li>
            ) : null;
          })}
        </ol>
      </section>
    </>
  );
});
