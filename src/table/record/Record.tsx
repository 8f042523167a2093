import { type KeyboardEvent, useId, useState } from 'react';
import type { Battle } from '../../rules/state/game.ts';
import { changedHouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import type { TableView } from '../../store/view/view.ts';
import { EarlierLines, Journal, JournalHead, Roster } from '../shell/later.ts';
import { useSpeaker } from '../shell/words.ts';
import './record.css';

const TABS = ['log', 'blue', 'red'] as const;
type Tab = (typeof TABS)[number];

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
  readonly reviewing: number | null;
  readonly onPick: (unit: string) => void;
}

/** Whether it is fought by other rules than the rule's, or about more than losses. R-151. */
function isSpecial({ houseRules, objectives, reinforcements, night }: Battle): boolean {
  return changedHouseRules(houseRules).length > 0 || Boolean(objectives ?? reinforcements ?? night);
}

/** What happened, and the sheets of both armies: three leaves of one register. */
export function Record({ open, view, reviewing, onPick }: Props) {
  const { language, side } = useSpeaker();
  // what it tells is told by the whole of the language
  const rulebook = useStore((state) => state.rulebook);
  const [shown, setShown] = useState<Tab>('log');
  const id = useId();
  const move = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = TABS[(TABS.indexOf(shown) + by + TABS.length) % TABS.length] ?? 'log';
    setShown(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  const title = (tab: Tab) => (tab === 'log' ? language.table.journal : side(tab));
  return (
    <div className="record">
      <div className="tabs" role="tablist" aria-label={language.table.register} onKeyDown={move}>
        {TABS.map((tab) => (
          <button
            key={tab}
            id={`${id}${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={`${id}leaf`}
            tabIndex={tab === shown ? 0 : -1}
            data-testid={`tab-${tab}`}
            onClick={() => setShown(tab)}
          >
            {title(tab)}
          </button>
        ))}
      </div>
      <div
        id={`${id}leaf`}
        className="leaf"
        data-leaf={shown}
        role="tabpanel"
        aria-labelledby={`${id}${shown}`}
        // a list of units scrolls, so it must be reached by keyboard; the journal scrolls within
        tabIndex={shown === 'log' ? -1 : 0}
      >
        {shown === 'log' && isSpecial(view.game.battle) ? (
          <div className="journal-head">
            <JournalHead view={view} />
          </div>
        ) : null}
        {shown === 'log' && open.history.branches.length > 0 ? <EarlierLines open={open} /> : null}
        {shown === 'log' ? (
          rulebook === 'here' && (
            <Journal open={open} barrier={view.undo.barrier?.at ?? null} reviewing={reviewing} />
          )
        ) : (
          <Roster open={{ ...open, game: view.game }} side={shown} onPick={onPick} />
        )}
      </div>
    </div>
  );
}
