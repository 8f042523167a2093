import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { openSection } from '../store/scenarioEditor/editor.ts';
import { SECTIONS, type Section, usePlan } from '../store/scenarioEditor/state.ts';
import { Armies } from './Armies.tsx';
import { ArrivalSheet } from './ArrivalSheet.tsx';
import { GroundSheet } from './GroundSheet.tsx';
import { KeepSheet } from './KeepSheet.tsx';
import { ObjectiveSheet } from './ObjectiveSheet.tsx';
import { RuleSheet } from './RuleSheet.tsx';
import { SetUpSheet } from './SetUpSheet.tsx';
import { StorySheet } from './StorySheet.tsx';
import type { Refuse } from './Trouble.tsx';
import { usePlanSpeech } from './words.ts';
import './sheets.css';

function contents(section: Section, onRefused: Refuse): ReactNode {
  switch (section) {
    case 'armies':
      return <Armies onRefused={onRefused} />;
    case 'ground':
      return <GroundSheet onRefused={onRefused} />;
    case 'setUp':
      return <SetUpSheet />;
    case 'objectives':
      return <ObjectiveSheet />;
    case 'arrivals':
      return <ArrivalSheet />;
    case 'rules':
      return <RuleSheet />;
    case 'story':
      return <StorySheet />;
    case 'keep':
      return <KeepSheet onRefused={onRefused} />;
  }
}

const BY: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The sheets of the plan by their tabs, and the one that lies open. */
export function Sheets({ onRefused }: { readonly onRefused: Refuse }) {
  const { say } = usePlanSpeech();
  const section = usePlan((state) => state.section);
  const tabs = useRef<HTMLDivElement>(null);
  const keyed = (event: KeyboardEvent): void => {
    const by = BY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const here = SECTIONS.indexOf(section);
    const next = SECTIONS[(here + by + SECTIONS.length) % SECTIONS.length] ?? section;
    openSection(next);
    tabs.current?.querySelector<HTMLButtonElement>(`[data-testid="sheet-${next}"]`)?.focus();
  };
  return (
    <aside className="plan-sheets">
      <div ref={tabs} className="plan-tabs" role="tablist" aria-label={say.sheets} onKeyDown={keyed}>
        {SECTIONS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`plan-tab-${one}`}
            className="plan-tab"
            aria-selected={one === section}
            aria-controls="plan-sheet"
            tabIndex={one === section ? 0 : -1}
            data-testid={`sheet-${one}`}
            onClick={() => openSection(one)}
          >
            {say.sections[one]}
          </button>
        ))}
      </div>
      <div
        className="plan-sheet sheet"
        role="tabpanel"
        id="plan-sheet"
        aria-labelledby={`plan-tab-${section}`}
        data-testid="plan-sheet"
        data-section={section}
      >
        <h2 className="unseen">{say.sections[section]}</h2>
        {contents(section, onRefused)}
      </div>
    </aside>
  );
}
