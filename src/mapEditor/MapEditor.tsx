import '../map/type.css';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Commissioned } from '../account/Commissioned.tsx';
import { OtherTab } from '../account/OtherTab.tsx';
import { PRINTED } from '../account/printedRoom.ts';
import { Unkept } from '../account/Unkept.tsx';
import type { MapCommands } from '../map/mapProps.ts';
import { followLetters } from '../store/address/letters.ts';
import { closeRoom } from '../store/address/rooms.ts';
import { drawing, layLast, rememberDrawing, saveMap } from '../store/mapEditor/keeping.ts';
import {
  cancelStroke,
  layNamed,
  nameMap,
  nextTool,
  pickMode,
  redo,
  takeTool,
  undo,
} from '../store/mapEditor/mapEditor.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { GROUND_TOOLS, type Mode } from '../store/mapEditor/tools.ts';
import { awaitPictures, traceLast } from '../store/mapEditor/trace.ts';
import { openRead } from '../store/saving/openRead.ts';
import { readMapLinkBeside } from '../store/saving/reader.ts';
import { useStore } from '../store/store.ts';
import { Case } from './Case.tsx';
import { Foot } from './Foot.tsx';
import { NameSlip } from './NameSlip.tsx';
import { OpenPaper, type Paper, PaperPresses } from './Papers.tsx';
import { SheetView } from './SheetView.tsx';
import { traceOnSheet } from './Tracing.tsx';
import { type MapRefused, MapTrouble } from './Trouble.tsx';
import { type Speech, SpeechContext, useSpeech } from './words.ts';
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

/** What lies on the table at the opening: what lay there the last time, then the link in the address. */
function useOpening(onRefused: (why: MapRefused | null) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the opening only
  useEffect(() => {
    const laid = useMapEditor.getState().past.length === 0 ? layLast() : Promise.resolve(false);
    void traceLast();
    const end = rememberDrawing();
    const left = followLetters('map', (letters, opening, isKnown) => {
      // what was told of another is past
      onRefused(null);
      void Promise.all([readMapLinkBeside(letters), laid]).then(([read, isBack]) => {
        if (isKnown && isBack) return;
        const refused = openRead(read, opening, ({ named }) => layNamed(named));
        if (refused !== null) onRefused(refused);
      });
    });
    return () => {
      left();
      end();
    };
  }, []);
}

/**
 * Whether what is drawn will be there the next time is told on the table past React: it changes with the first hex of
 * every stroke, and the whole room need not be gone through for it.
 */
function useRemembered(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const tell = ({ isRemembered }: { readonly isRemembered: boolean }): void => {
      table.current?.setAttribute('data-remembered', String(isRemembered));
    };
    tell(useMapEditor.getState());
    return useMapEditor.subscribe(tell);
  }, [table]);
}

const LONGEST_NAME = 80;

function MapName() {
  const { say, language } = useSpeech();
  const name = useMapEditor((state) => state.name[language.locale]);
  const [text, setText] = useState<string | null>(null);
  const written = useRef(name);
  // another map was laid there while the hand stayed in the field
  const isTyped = text !== null && written.current === name;
  return (
    <input
      className="map-name"
      aria-label={say.mapName}
      value={isTyped ? text : name}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      data-testid="map-name"
      onChange={({ target }) => {
        setText(target.value);
        nameMap(target.value);
        written.current = useMapEditor.getState().name[language.locale];
      }}
      onBlur={() => setText(null)}
    />
  );
}

interface Props {
  readonly speech: Speech;
  readonly languageSwitch: ReactNode;
}

/** The drawing table: the tools at the left, the sheet, and below it what concerns the whole of it. */
export function MapEditor({ speech, languageSwitch }: Props) {
  const fromBattle = useStore((state) => state.open !== null);
  const map = useRef<MapCommands>(null);
  const [paper, setPaper] = useState<Paper | null>(null);
  const [refused, setRefused] = useState<MapRefused | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const { say } = speech;
  useOpening(setRefused);
  useRemembered(table);
  // how it lies is set on the paper that opens with it
  useEffect(
    () =>
      awaitPictures((picture) => {
        setPaper('picture');
        traceOnSheet(picture);
      }),
    [],
  );
  // before it is seen: whoever presses a key at once is heard
  useLayoutEffect(() => {
    window.addEventListener('keydown', keyed);
    return () => window.removeEventListener('keydown', keyed);
  }, []);
  return (
    <SpeechContext value={speech}>
      <div ref={table} className={`drawing-table ${PRINTED}`} data-testid="map-editor">
        <header className="drawing-head">
          <h1>{say.title}</h1>
          <MapName />
          <PaperPresses open={paper} onOpen={setPaper} />
          <Commissioned of="map" />
          {languageSwitch}
          <button type="button" className="press" data-testid="leave-map" onClick={closeRoom}>
            {fromBattle ? say.back : say.close}
          </button>
        </header>
        <Case />
        <main className="drawing-sheet">
          <SheetView commands={map} />
          <NameSlip map={map} />
          <OpenPaper open={paper} onOpen={setPaper} onRefused={setRefused} />
          <div className="drawing-notes">
            <OtherTab of="map" making={drawing} />
            <Unkept of="map" save={saveMap} />
            {refused ? <MapTrouble why={refused} onClose={() => setRefused(null)} /> : null}
          </div>
        </main>
        <Foot map={map} onKeys={() => setPaper(paper === 'keys' ? null : 'keys')} />
      </div>
    </SpeechContext>
  );
}
