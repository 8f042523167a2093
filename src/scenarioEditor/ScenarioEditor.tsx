import '../map/type.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { OtherTab } from '../account/OtherTab.tsx';
import { PRINTED } from '../account/printedRoom.ts';
import { Unkept } from '../account/Unkept.tsx';
import { KeysTold } from '../mapEditor/KeysTold.tsx';
import { ViewPresses } from '../mapEditor/ViewPresses.tsx';
import { LONGEST_TITLE } from '../scenarios/armyLimits.ts';
import { plainText } from '../scenarios/plainText.ts';
import { comesLater, type Scenario } from '../scenarios/scenario.ts';
import { followLetters } from '../store/address/letters.ts';
import { closeRoom } from '../store/address/rooms.ts';
import { openRead } from '../store/saving/openRead.ts';
import { readScenarioLinkBeside } from '../store/saving/reader.ts';
import { unitIn, unitsOf } from '../store/scenarioEditor/acts.ts';
import { forgetCommission } from '../store/scenarioEditor/commissioned.ts';
import {
  cancelPlanStroke,
  changePlan,
  formPlanUnitNext,
  goToFault,
  handOf,
  liftPlanUnit,
  openPlan,
  openSection,
  redoPlan,
  takeUnit,
  takeZone,
  turnPlanUnit,
  undoPlan,
} from '../store/scenarioEditor/editor.ts';
import { planFaults } from '../store/scenarioEditor/faults.ts';
import { openLastPlan, planning, rememberPlan, savePlan } from '../store/scenarioEditor/keeping.ts';
import { playPlan } from '../store/scenarioEditor/muster.ts';
import { SECTIONS, usePlan } from '../store/scenarioEditor/state.ts';
import { wordsWritten } from '../store/scenarioEditor/written.ts';
import { useStore } from '../store/store.ts';
import { Faults, useFaults } from './Faults.tsx';
import { MomentNote } from './MomentNote.tsx';
import { MusterScreen } from './MusterScreen.tsx';
import { type FieldCommands, PlanMap } from './PlanMap.tsx';
import { Sheets } from './Sheets.tsx';
import { PlanTrouble, type Refuse, type RefusedPlan } from './Trouble.tsx';
import { type PlanSpeech, PlanSpeechContext, usePlanNames, usePlanSpeech } from './words.ts';
import '../mapEditor/mapEditor.css';
import '../mapEditor/papers.css';
import './scenarioEditor.css';

/** Writing has keys of its own. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['button', 'checkbox', 'radio'].includes(target.type))
  );
}

/** The battle begins, or the first thing that bars it is gone to. */
async function play(onRefused: (why: RefusedPlan) => void): Promise<void> {
  const [first] = planFaults(usePlan.getState().scenario);
  if (first) {
    goToFault(first.place);
    return;
  }
  const problem = await playPlan();
  if (problem) onRefused(problem);
}

/** The next unit that has no place and comes at the beginning. */
function nextUnplaced(): void {
  const { scenario, unit } = usePlan.getState();
  const waiting = unitsOf(scenario).filter(({ id, hexes }) => !hexes && !comesLater(scenario, id));
  const here = waiting.findIndex(({ id }) => id === unit);
  const next = waiting[(here + 1) % waiting.length];
  if (!next) return;
  openSection('setUp');
  takeZone(null);
  takeUnit(next.id);
}

/** The digit pressed, by its place too: on a French keyboard the digits stand above the letters with Shift alone. */
function digitOf({ key, code }: KeyboardEvent): number {
  return Number(/^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1] ?? 0);
}

/** Keys that act wherever the focus is. */
function keyed(event: KeyboardEvent, onPlay: () => void): void {
  if (isWriting(event.target) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'enter') onPlay();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) redoPlan();
    else if (key === 'z') undoPlan();
    else return;
    event.preventDefault();
    return;
  }
  const section = SECTIONS[digitOf(event) - 1];
  if (section) openSection(section);
  else if (key === 'u') undoPlan();
  else if (key === 'n') nextUnplaced();
  else if (key === 'q' || key === 'e') turnPlanUnit(key === 'q' ? -1 : 1);
  else if (key === 'f') formPlanUnitNext();
  else if (key === 'delete' || key === 'backspace') liftPlanUnit();
  else if (key === 'escape') {
    cancelPlanStroke();
    takeUnit(null);
    takeZone(null);
  }
}

/** What lies there at the opening: what lay there the last time, then the link in the address. */
function useOpening(onRefused: Refuse): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the opening only
  useEffect(() => {
    forgetCommission();
    const laid = usePlan.getState().past.length === 0 ? openLastPlan() : Promise.resolve(false);
    const end = rememberPlan();
    const left = followLetters('scenario', (letters, opening, isKnown) => {
      // what was told of another is past
      onRefused(null);
      void Promise.all([readScenarioLinkBeside(letters), laid]).then(([read, isBack]) => {
        if (isKnown && isBack) return;
        const refused = openRead(read, opening, ({ scenario }) => openPlan(scenario));
        if (refused !== null) onRefused(refused);
      });
    });
    return () => {
      left();
      end();
    };
  }, []);
}

function PlanName() {
  const { say, language } = usePlanSpeech();
  const title = usePlan((state) => state.scenario.title[language.locale]);
  const [text, setText] = useState<string | null>(null);
  return (
    <input
      className="map-name"
      aria-label={say.name}
      value={text ?? title}
      maxLength={LONGEST_TITLE}
      autoComplete="off"
      data-testid="plan-name"
      onChange={({ target }) => setText(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
      onBlur={() => {
        const plain = plainText(text ?? '', LONGEST_TITLE);
        setText(null);
        if (plain !== '' && plain !== title)
          changePlan((one) => ({ ...one, title: wordsWritten(one.title, language.locale, plain) }));
      }}
    />
  );
}

/** What the hand holds, in words. */
function HandTold() {
  const { say, language } = usePlanSpeech();
  const names = usePlanNames();
  const state = usePlan();
  const hand = handOf(state);
  const objective = (id: string) =>
    state.scenario.objectives?.find((one) => one.id === id)?.name[language.locale] ?? id;
  const told = () => {
    switch (hand.does) {
      case 'zone':
        return say.hand.zone(names.side(hand.side));
      case 'objective':
        return say.hand.objective(objective(hand.objective));
      case 'spare':
        return say.hand.spare(objective(hand.objective));
      case 'arrival':
        return say.hand.arrival(state.scenario.reinforcements?.[hand.arrival]?.turn ?? 0);
      case 'units': {
        const unit = unitIn(state.scenario, state.unit);
        return unit ? say.hand.unit(names.unit(unit.id)) : say.hand.none;
      }
    }
  };
  return (
    <span className="foot-under" role="status" data-testid="hand-told">
      {told()}
    </span>
  );
}

function HandAndKeys({ onClose }: { readonly onClose: () => void }) {
  const { say } = usePlanSpeech();
  return (
    <aside className="paper sheet" aria-label={say.keysTitle}>
      <header>
        <h2>{say.keysTitle}</h2>
        <button type="button" className="press small" onClick={onClose}>
          {say.dismiss}
        </button>
      </header>
      <KeysTold keys={say.keys} />
    </aside>
  );
}

interface Props {
  readonly speech: PlanSpeech;
  readonly languageSwitch: ReactNode;
}

/** A number of its own for each scenario that comes: another may have the same id. */
function useNumberOf(scenario: Scenario | null): number {
  const [numbered, setNumbered] = useState({ scenario, number: 0 });
  if (numbered.scenario !== scenario) setNumbered({ scenario, number: numbered.number + 1 });
  return numbered.number;
}

/** Where battles are planned: the sheets of the plan beside its map, and below it what is to be put right. */
export function ScenarioEditor({ speech, languageSwitch }: Props) {
  const muster = usePlan((state) => state.muster);
  const number = useNumberOf(muster);
  return muster ? (
    <MusterScreen key={number} scenario={muster} speech={speech} languageSwitch={languageSwitch} />
  ) : (
    <Plan speech={speech} languageSwitch={languageSwitch} />
  );
}

function Plan({ speech, languageSwitch }: Props) {
  const { say } = speech;
  const fromBattle = useStore((state) => state.open !== null);
  const canUndo = usePlan((state) => state.past.length > 0 || state.stroke !== null);
  const canRedo = usePlan((state) => state.ahead.length > 0);
  const isRemembered = usePlan((state) => state.isRemembered);
  const map = useRef<FieldCommands>(null);
  const [refused, setRefused] = useState<RefusedPlan | null>(null);
  const [keys, setKeys] = useState(false);
  const faults = useFaults();
  useOpening(setRefused);
  // before it is seen: whoever presses a key at once is heard
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => keyed(event, () => void play(setRefused));
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
  return (
    <PlanSpeechContext value={speech}>
      <div className={`plan-table ${PRINTED}`} data-testid="scenario-editor" data-remembered={isRemembered}>
        <header className="drawing-head plan-head">
          <h1>{say.title}</h1>
          <PlanName />
          <button
            type="button"
            className="press"
            disabled={!canUndo}
            data-testid="plan-undo"
            onClick={undoPlan}
          >
            ↶ {say.undo}
          </button>
          <button
            type="button"
            className="press"
            disabled={!canRedo}
            data-testid="plan-redo"
            onClick={redoPlan}
          >
            ↷ {say.redo}
          </button>
          <button
            type="button"
            className="press chief"
            title={faults.length > 0 ? say.playHint : undefined}
            data-testid="play-plan"
            onClick={() => void play(setRefused)}
          >
            {say.play}
          </button>
          {languageSwitch}
          <button type="button" className="press" data-testid="leave-plan" onClick={closeRoom}>
            {fromBattle ? say.back : say.close}
          </button>
        </header>
        <Sheets onRefused={setRefused} />
        <main className="drawing-sheet plan-field">
          <PlanMap commands={map} />
          {keys ? <HandAndKeys onClose={() => setKeys(false)} /> : null}
          <div className="drawing-notes">
            <OtherTab of="scenario" making={planning} />
            <Unkept of="scenario" save={savePlan} />
            <MomentNote onRefused={setRefused} />
            {refused ? <PlanTrouble why={refused} onClose={() => setRefused(null)} /> : null}
          </div>
        </main>
        <footer className="drawing-foot">
          <div className="plan-foot">
            <HandTold />
            <ViewPresses map={map} words={say} testid="plan-keys" onKeys={() => setKeys(!keys)} />
          </div>
          <Faults faults={faults} />
        </footer>
      </div>
    </PlanSpeechContext>
  );
}
