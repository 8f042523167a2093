import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { closeLaboratory, lettersHere, takeHanded } from '../store/laboratory/door.ts';
import { setupOf } from '../store/laboratory/fromBattle.ts';
import { open, redo, undo } from '../store/laboratory/laboratory.ts';
import { reckon } from '../store/laboratory/reckoning.ts';
import { unpacked } from '../store/laboratory/share.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useStore } from '../store/store.ts';
import { Cards } from './Cards.tsx';
import { Field } from './Field.tsx';
import { KeepLeaf } from './KeepLeaf.tsx';
import { OddsLeaf } from './OddsLeaf.tsx';
import { RollLeaf } from './RollLeaf.tsx';
import { SweepLeaf } from './SweepLeaf.tsx';
import { Tools } from './Tools.tsx';
import { SpeakerContext, type Speech, speakerOf } from './words.ts';
import './laboratory.css';
import './dispatch.css';
import './procedure.css';

const TABS = ['odds', 'sweep', 'roll', 'keep'] as const;
type Tab = (typeof TABS)[number];
const LEAVES = { odds: OddsLeaf, sweep: SweepLeaf, roll: RollLeaf, keep: KeepLeaf } as const;

/** What is set up at the opening: the moment handed over, the link in the address, or what was there before. */
function useOpening(onBadLink: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the opening only
  useEffect(() => {
    const handed = takeHanded();
    if (handed) open(setupOf(handed), true);
    else reckon();
    const read = () => {
      const letters = lettersHere();
      if (letters)
        void unpacked(letters).then((setup) => {
          if (setup) open(setup);
          else onBadLink();
        });
    };
    if (!handed) read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}

function keyed(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  if (event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
}

interface Props {
  readonly speech: Speech;
  readonly languageSwitch: ReactNode;
}

/** The laboratory: a small field, units, and what may come of one act, to the end. */
export function Laboratory({ speech, languageSwitch }: Props) {
  const game = useLaboratory((state) => state.setup.bench.game);
  const fromBattle = useStore((state) => state.open !== null);
  const note = useLaboratory((state) => state.fromBattle);
  const [tab, setTab] = useState<Tab>('odds');
  const [badLink, setBadLink] = useState(false);
  const speaker = useMemo(() => speakerOf(speech, game), [speech, game]);
  const { say } = speech;
  useOpening(() => setBadLink(true));
  const Leaf = LEAVES[tab];
  return (
    <SpeakerContext value={speaker}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo is heard wherever the focus is */}
      <div className="lab" onKeyDown={keyed} data-testid="laboratory">
        <header className="lab-head">
          <h1>{say.title}</h1>
          {note && fromBattle ? <p>{say.fromBattle}</p> : <span />}
          {languageSwitch}
          <button type="button" className="press" data-testid="leave-laboratory" onClick={closeLaboratory}>
            {fromBattle ? say.back : say.close}
          </button>
        </header>
        <Tools />
        <main className="lab-bench">
          <Field />
        </main>
        <aside className="lab-dispatch sheet" aria-label={say.tabs[tab]}>
          <div className="lab-tabs" role="tablist">
            {TABS.map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                aria-selected={one === tab}
                data-testid={`tab-${one}`}
                onClick={() => setTab(one)}
              >
                {say.tabs[one]}
              </button>
            ))}
          </div>
          {badLink ? (
            <p className="lab-bad" role="alert">
              {say.badLink}
            </p>
          ) : null}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
          <div className="lab-leaf" role="tabpanel" aria-label={say.tabs[tab]} tabIndex={0}>
            <Leaf />
          </div>
        </aside>
        <section className="lab-cards" aria-label={say.list}>
          <Cards />
        </section>
      </div>
    </SpeakerContext>
  );
}
