import { useEffect } from 'react';
import { beginEncounter } from '../../store/encounter/begin.ts';
import { forgetLeftOut, redo, undo } from '../../store/encounter/encounter.ts';
import { stopColumns } from '../../store/encounter/reckoning.ts';
import { useEncounter } from '../../store/encounter/state.ts';
import { Working } from '../Working.tsx';
import { EncounterForm } from './EncounterForm.tsx';
import { FigureTable } from './FigureTable.tsx';
import { LeftOutNote } from './LeftOutNote.tsx';
import { Sharing } from './Sharing.tsx';
import { System } from './System.tsx';
import { SystemsSweep } from './SystemsSweep.tsx';
import { SystemsContext, type SystemsSpeech, useSystems } from './speech.ts';
import './fiveSystems.css';

/** Undo and redo wherever the focus is. */
function useKeys(): void {
  useEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      if (event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', keyed);
    return () => window.removeEventListener('keydown', keyed);
  }, []);
}

/** Which columns are being worked at, and how to leave that off. */
function State() {
  const { say, systems } = useSystems();
  const columns = useEncounter((state) => state.columns);
  const busy = systems.filter(({ id }) => columns[id]?.is === 'working').map(({ title }) => title);
  if (busy.length === 0) return null;
  return (
    <Working text={say.figures.worksAt(busy)} progress={null} onStop={stopColumns} testid="five-working" />
  );
}

function Legend() {
  const { say } = useSystems();
  const { title, brackets, dotted, dash, assumed, ruling } = say.figures.legend;
  return (
    <div className="five-legend">
      <h3>{title}</h3>
      <ul>
        <li>{brackets}</li>
        <li>{dotted}</li>
        <li>{dash}</li>
        <li>
          <span className="five-sign">?</span> {assumed}
        </li>
        <li>
          <span className="five-sign">§</span> {ruling}
        </li>
      </ul>
    </div>
  );
}

function Answers() {
  const { systems } = useSystems();
  const isDone = useEncounter(({ columns }) => systems.every(({ id }) => columns[id]?.is === 'done'));
  return (
    <div className="five-answers" data-testid="answers" data-done={isDone}>
      <LeftOutNote onSeen={forgetLeftOut} />
      <FigureTable state={<State />} />
      <div className="five-under">
        <Legend />
        {systems.map((system) => (
          <System key={system.id} system={system} />
        ))}
      </div>
      <SystemsSweep />
    </div>
  );
}

/** One encounter, and what every system makes of it, side by side. */
export function FiveSystems({ speech }: { readonly speech: SystemsSpeech }) {
  useEffect(() => void beginEncounter(), []);
  useKeys();
  return (
    <SystemsContext value={speech}>
      <div className="five" data-testid="systems">
        <div className="five-side">
          <EncounterForm />
          <Sharing />
        </div>
        <Answers />
      </div>
    </SystemsContext>
  );
}
