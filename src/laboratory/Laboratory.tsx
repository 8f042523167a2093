import './parts.css';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PRINTED } from '../account/printedRoom.ts';
import { Unkept } from '../account/Unkept.tsx';
import { addressNow } from '../store/address/address.ts';
import { takeHanded } from '../store/address/handed.ts';
import { followLetters } from '../store/address/letters.ts';
import { closeRoom } from '../store/address/rooms.ts';
import { setupOf } from '../store/laboratory/fromBattle.ts';
import { open, pickTool, redo, undo } from '../store/laboratory/laboratory.ts';
import { openShared } from '../store/laboratory/openShared.ts';
import { reckon } from '../store/laboratory/reckoning.ts';
import { rememberField, saveSetup } from '../store/laboratory/shelf.ts';
import { FIRST, useLaboratory } from '../store/laboratory/state.ts';
import { showTab, TABS, type Tab, useTab } from '../store/laboratory/tab.ts';
import { unlessNotCome } from '../store/saving/notCome.ts';
import { readLinkBeside } from '../store/saving/reader.ts';
import { useStore } from '../store/store.ts';
import { Cards } from './Cards.tsx';
import { Field } from './Field.tsx';
import { HeldResult } from './HeldResult.tsx';
import { KeepTab } from './KeepTab.tsx';
import { OddsTab } from './OddsTab.tsx';
import { RollTab } from './RollTab.tsx';
import { SweepTab } from './SweepTab.tsx';
import { SystemsTab } from './systems/SystemsTab.tsx';
import { Tools } from './Tools.tsx';
import { LabSpeakerContext, labSpeakerOf, type Speech, useLabSpeaker } from './words.ts';
import './laboratory.css';

const PANELS = { odds: OddsTab, sweep: SweepTab, roll: RollTab, systems: SystemsTab, keep: KeepTab } as const;

/** Why a link was not taken. */
type BadLink = keyof typeof LINK_WORDS;
const LINK_WORDS = {
  damaged: 'badLink',
  impossible: 'impossibleLink',
  tooLarge: 'largeLink',
  notCome: 'linkUnread',
  // what comes after the reading knows that the link is whole
  notOpened: 'linkNotCome',
} as const;

interface Opened {
  /** A link has come: whether it was taken, or why not. */
  readonly onLink: (trouble: BadLink | null) => void;
  /** What was on the field the last time cannot be there again. */
  readonly onLost: () => void;
}

/** What is set up at the opening: the moment handed over, the link in the address, or what was there before. */
function useOpening({ onLink, onLost }: Opened): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the opening only
  useEffect(() => {
    const handed = takeHanded();
    // a moment handed over is a change like any other, what is there again is none
    const { isBack, isLost, end } = rememberField();
    // nobody misses what was there where something else is wanted and comes
    let isUntold = isLost && !handed;
    if (isUntold && !addressNow().laboratory) {
      onLost();
      isUntold = false;
    }
    if (handed) open(setupOf(handed), true);
    else reckon();
    // what was dropped while the moment was on its way comes after it, and can be taken back
    const left = followLetters('laboratory', (letters, opening, isKnown) => {
      // what was told of another is past, and told anew if it is the same
      onLink(null);
      void readLinkBeside(letters).then(async (link) => {
        const isTooLate = opening.isOvertaken();
        // an encounter brings no field, nor does what comes too late
        if (isUntold && (isTooLate || !link.ok || !('setup' in link))) onLost();
        isUntold = false;
        if (isTooLate) return;
        onLink(link.ok ? null : link.why);
        if (!link.ok || (isKnown && isBack && 'setup' in link)) return;
        const came = await unlessNotCome(openShared(link, opening, isKnown), 'notCome' as const);
        if (came === 'notCome' && !opening.isOvertaken()) onLink('notOpened');
      });
    });
    return () => {
      left();
      end();
      // not at the opening: a file dropped before all of the room was here may have opened another by then
      showTab('odds');
    };
  }, []);
}

/** Writing has an undo of its own. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && ['text', 'number', 'search'].includes(target.type))
  );
}

/** Undo and redo wherever the focus is; Escape puts the tool down. Not where something else is in view than the field. */
function useKeys(isOnField: boolean): void {
  useEffect(() => {
    if (!isOnField) return;
    const keyed = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (key === 'escape') pickTool({ tool: 'hand' });
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', keyed);
    return () => window.removeEventListener('keydown', keyed);
  }, [isOnField]);
}

interface TabsProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** The tabs of the dispatch; arrow keys go from one to the next. */
function Tabs({ tab, onTab }: TabsProps) {
  const { say } = useLabSpeaker();
  const list = useRef<HTMLDivElement>(null);
  const keyed = (event: ReactKeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: -TABS.indexOf(tab), End: -1 - TABS.indexOf(tab) }[
      event.key
    ];
    const next = by === undefined ? undefined : TABS.at((TABS.indexOf(tab) + by) % TABS.length);
    if (next === undefined) return;
    event.preventDefault();
    onTab(next);
    list.current?.querySelector<HTMLElement>(`[data-testid="tab-${next}"]`)?.focus();
  };
  return (
    <div className="lab-tabs" role="tablist" ref={list} onKeyDown={keyed}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls="lab-panel"
          tabIndex={one === tab ? 0 : -1}
          data-testid={`tab-${one}`}
          onClick={() => onTab(one)}
        >
          {say.tabs[one]}
        </button>
      ))}
    </div>
  );
}

/** Says what stands on the field where nobody has put it there. */
function Standing() {
  const { say } = useLabSpeaker();
  const note = useLaboratory((state) => state.fromBattle);
  const untouched = useLaboratory((state) => state.setup === FIRST);
  const fromBattle = useStore((state) => state.open !== null);
  if (note && fromBattle) return <p>{say.fromBattle}</p>;
  return untouched ? <p>{say.example}</p> : <span />;
}

interface Props {
  readonly speech: Speech;
  readonly languageSwitch: ReactNode;
}

/** The laboratory: a small field, units, and what may come of one act, to the end. */
export function Laboratory({ speech, languageSwitch }: Props) {
  const game = useLaboratory((state) => state.setup.sandbox.game);
  const fromBattle = useStore((state) => state.open !== null);
  const tab = useTab((state) => state.tab);
  const [badLink, setBadLink] = useState<BadLink | null>(null);
  const [isFieldLost, setFieldLost] = useState(false);
  const speaker = useMemo(() => labSpeakerOf(speech, game), [speech, game]);
  const { say } = speech;
  useOpening({ onLink: setBadLink, onLost: () => setFieldLost(true) });
  const isOnField = tab !== 'systems';
  useKeys(isOnField);
  const Panel = PANELS[tab];
  return (
    <LabSpeakerContext value={speaker}>
      <div className={`lab ${PRINTED}`} data-tab={tab} data-testid="laboratory">
        <header className="lab-head">
          <h1>{say.title}</h1>
          {isOnField ? <Standing /> : <p>{say.systemsNote}</p>}
          {languageSwitch}
          <button type="button" className="press" data-testid="leave-laboratory" onClick={closeRoom}>
            {fromBattle ? say.back : say.close}
          </button>
        </header>
        <div className="lab-notes">
          <Unkept of="laboratory" save={() => saveSetup(useLaboratory.getState().setup)} />
          {badLink || isFieldLost ? (
            <div className="lab-warning" role="alert" data-testid="bad-link">
              <div>
                {badLink ? <p>{say[LINK_WORDS[badLink]]}</p> : null}
                {isFieldLost ? <p>{say.lostField}</p> : null}
              </div>
              <button
                type="button"
                className="press small"
                onClick={() => {
                  setBadLink(null);
                  setFieldLost(false);
                }}
              >
                {say.dismiss}
              </button>
            </div>
          ) : null}
        </div>
        {isOnField ? (
          <>
            <Tools />
            <main className="lab-sandbox">
              <Field />
            </main>
          </>
        ) : null}
        {isOnField ? (
          <section className="lab-cards" aria-label={say.list}>
            <Cards />
          </section>
        ) : null}
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role has a name */}
        <div
          className="lab-dispatch sheet"
          role={isOnField ? 'complementary' : 'main'}
          aria-label={say.tabs[tab]}
        >
          <Tabs tab={tab} onTab={showTab} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
          <div id="lab-panel" className="lab-panel" role="tabpanel" aria-label={say.tabs[tab]} tabIndex={0}>
            <Panel />
          </div>
          {isOnField ? <HeldResult /> : null}
        </div>
      </div>
    </LabSpeakerContext>
  );
}
