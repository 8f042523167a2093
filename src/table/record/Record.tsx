import { type KeyboardEvent, useEffect, useId } from 'react';
import type { Battle } from '../../rules/state/game.ts';
import { changedHouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { LEAVES, type Leaf, openLeaf, useRegister } from '../../store/view/register.ts';
import type { TableView } from '../../store/view/view.ts';
import { ChoiceLeaf } from '../listed/later.ts';
import { EarlierLines, Journal, JournalHead, Roster } from '../shell/later.ts';
import { useSpeaker } from '../shell/words.ts';
import './record.css';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
  readonly reviewing: number | null;
  /** Whoever sits here is asked or rolls. */
  readonly mine: boolean;
  readonly onEndOrders: () => void;
  readonly onPick: (unit: string) => void;
}

/** Whether it is fought by other rules than the rule's, or about more than losses. R-151. */
function isSpecial({ houseRules, objectives, reinforcements, night }: Battle): boolean {
  return changedHouseRules(houseRules).length > 0 || Boolean(objectives ?? reinforcements ?? night);
}

/** What happened, the sheets of both armies, and the choices in words: four leaves of one register. */
export function Record({ open, view, reviewing, mine, onEndOrders, onPick }: Props) {
  const { language, side } = useSpeaker();
  // what it tells is told by the whole of the language
  const rulebook = useStore((state) => state.rulebook);
  const { leaf: shown, called } = useRegister();
  const id = useId();
  useEffect(() => {
    // while the players think, so that play does not hang on the network; what fails is asked for when it is drawn
    if (rulebook === 'here') ChoiceLeaf.fetch().catch(() => undefined);
  }, [rulebook]);
  const move = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = LEAVES[(LEAVES.indexOf(shown) + by + LEAVES.length) % LEAVES.length] ?? 'log';
    openLeaf(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  const { journal, choices } = language.table;
  const title = (tab: Leaf) => (tab === 'log' ? journal : tab === 'choices' ? choices : side(tab));
  return (
    <div className="record">
      <div className="tabs" role="tablist" aria-label={language.table.register} onKeyDown={move}>
        {LEAVES.map((tab) => (
          <button
            key={tab}
            id={`${id}${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={`${id}leaf`}
            tabIndex={tab === shown ? 0 : -1}
            data-testid={`tab-${tab}`}
            onClick={() => openLeaf(tab)}
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
        ) : shown === 'choices' ? (
          <ChoiceLeaf view={view} mine={mine} called={called} onEndOrders={onEndOrders} />
        ) : (
          <Roster open={{ ...open, game: view.game }} side={shown} onPick={onPick} />
        )}
      </div>
    </div>
  );
}
