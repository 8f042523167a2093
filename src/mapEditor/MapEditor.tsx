import '../map/type.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MapCommands } from '../map/mapProps.ts';
import { closeRoom } from '../store/address/rooms.ts';
import { cancelStroke, nextTool, pickMode, redo, takeTool, undo } from '../store/mapEditor/mapEditor.ts';
import { GROUND_TOOLS, type Mode } from '../store/mapEditor/tools.ts';
import { useStore } from '../store/store.ts';
import { Case } from './Case.tsx';
import { Foot } from './Foot.tsx';
import { NameSlip } from './NameSlip.tsx';
import { SheetView } from './SheetView.tsx';
import { type Speech, SpeechContext } from './words.ts';
import './mapEditor.css';

/** The first letters of the modes, as they are said in the case. */
const MODE_KEYS: Readonly<Partial<Record<string, Mode>>> = { b: 'brush', l: 'line', a: 'area', f: 'fill' };

/** Writing has keys of its own. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['button', 'checkbox'].includes(target.type))
  );
}

/** The digit pressed, by its place too: on a French keyboard the digits stand above the letters with Shift alone. */
function digitOf({ key, code }: KeyboardEvent): number {
  return Number(/^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1] ?? 0);
}

function keyed(event: KeyboardEvent): void {
  if (isWriting(event.target)) return;
  const key = event.key.toLowerCase();
  if (key === '[' || key === ']') {
    // on some keyboards brackets are written with Ctrl and Alt together
    event.preventDefault();
    nextTool(key === '[' ? -1 : 1);
    return;
  }
  if (event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
    return;
  }
  const tool = GROUND_TOOLS[digitOf(event) - 1];
  const mode = MODE_KEYS[key];
  if (tool !== undefined) takeTool(tool);
  else if (mode !== undefined) pickMode(mode);
  else if (key === 'u') undo();
  else if (key === 'escape') cancelStroke();
}

interface Props {
  readonly speech: Speech;
  readonly languageSwitch: ReactNode;
}

/** The drawing table: the tools at the left, the sheet, and below it what concerns the whole of it. */
export function MapEditor({ speech, languageSwitch }: Props) {
  const fromBattle = useStore((state) => state.open !== null);
  const map = useRef<MapCommands>(null);
  const { say } = speech;
  useEffect(() => {
    window.addEventListener('keydown', keyed);
    return () => window.removeEventListener('keydown', keyed);
  }, []);
  return (
    <SpeechContext value={speech}>
      <div className="drawing-table" data-testid="map-editor">
        <header className="drawing-head">
          <h1>{say.title}</h1>
          {languageSwitch}
          <button type="button" className="press" data-testid="leave-map" onClick={closeRoom}>
            {fromBattle ? say.back : say.close}
          </button>
        </header>
        <Case />
        <main className="drawing-sheet">
          <SheetView commands={map} />
          <NameSlip map={map} />
        </main>
        <Foot map={map} />
      </div>
    </SpeechContext>
  );
}
