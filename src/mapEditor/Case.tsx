import { type KeyboardEvent, useRef } from 'react';
import { HIGHEST } from '../mapmaking/paint.ts';
import { pickMode, setLevel, takeTool } from '../store/mapEditor/mapEditor.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import {
  DRAWING_TOOLS,
  GROUND_TOOLS,
  layingOf,
  MODES,
  type Mode,
  modesOf,
  RUBBERS,
  SIDE_TOOLS,
  type ToolName,
} from '../store/mapEditor/tools.ts';
import { ToolIcon } from './ToolIcon.tsx';
import { useSpeech } from './words.ts';
import './case.css';

const GROUPS = {
  ground: GROUND_TOOLS,
  sides: SIDE_TOOLS,
  drawing: DRAWING_TOOLS,
  rubbers: RUBBERS,
} as const satisfies Record<string, readonly ToolName[]>;
type Group = keyof typeof GROUPS;
const ORDER: readonly Group[] = ['ground', 'sides', 'drawing', 'rubbers'];

interface ToolProps {
  readonly tool: ToolName;
  readonly number: number;
}

function Tool({ tool, number }: ToolProps) {
  const { say } = useSpeech();
  const isChosen = useMapEditor((state) => state.tool === tool);
  const level = useMapEditor((state) => (tool === 'hill' ? state.level : 1));
  const name = tool === 'hill' ? say.level(level) : say.tools[tool];
  return (
    <button
      type="button"
      className="tool"
      aria-pressed={isChosen}
      aria-label={name}
      tabIndex={isChosen ? 0 : -1}
      data-testid={`tool-${tool}`}
      onClick={() => takeTool(tool)}
    >
      <ToolIcon tool={tool} level={level} />
      <span className="tool-told" aria-hidden>
        {name}
        {number > 0 ? <kbd>{number}</kbd> : null}
      </span>
    </button>
  );
}

const KEYS: Readonly<Record<Mode, string>> = { brush: 'B', line: 'L', area: 'A', fill: 'F' };
const STROKES: Readonly<Record<Mode, string>> = {
  brush: 'M3 17C7 5 9 21 13 11S19 6 21 8',
  line: 'M4 20L20 4',
  area: 'M4 6H20V18H4Z',
  fill: 'M4 11L12 4L20 12L12 20ZM20 14q3 5 0 6q-3-1 0-6',
};

/** How the tool goes: ways it cannot go are shut. */
function Modes() {
  const { say } = useSpeech();
  const chosen = useMapEditor((state) => state.mode);
  const laying = useMapEditor((state) => state.tool);
  const ways = modesOf(layingOf(laying, 1));
  return (
    <fieldset className="case-modes">
      <legend className="unseen">{say.modesTitle}</legend>
      {MODES.map((mode) => (
        <button
          key={mode}
          type="button"
          className="tool"
          aria-pressed={mode === chosen}
          aria-label={say.modes[mode]}
          disabled={!ways.includes(mode)}
          data-testid={`mode-${mode}`}
          onClick={() => pickMode(mode)}
        >
          <svg viewBox="0 0 24 24" aria-hidden className="mode-icon">
            <path d={STROKES[mode]} />
          </svg>
          <span className="tool-told" aria-hidden>
            {say.modes[mode]}
            <kbd>{KEYS[mode]}</kbd>
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** The height in which hills are laid. */
function Level() {
  const { say } = useSpeech();
  const level = useMapEditor((state) => state.level);
  const step = (by: number) => () => {
    setLevel(level + by);
    takeTool('hill');
  };
  return (
    <div className="case-level">
      <button
        type="button"
        aria-label={say.levelDown}
        disabled={level <= 1}
        data-testid="level-down"
        onClick={step(-1)}
      >
        −
      </button>
      <output aria-label={say.level(level)} data-testid="level">
        {level}
      </output>
      <button
        type="button"
        aria-label={say.levelUp}
        disabled={level >= HIGHEST}
        data-testid="level-up"
        onClick={step(1)}
      >
        +
      </button>
    </div>
  );
}

const BY: Readonly<Partial<Record<string, number>>> = {
  ArrowDown: 2,
  ArrowUp: -2,
  ArrowRight: 1,
  ArrowLeft: -1,
};

/** The tool case; arrow keys go from tool to tool. */
export function Case() {
  const { say } = useSpeech();
  const list = useRef<HTMLDivElement>(null);
  const keyed = (event: KeyboardEvent): void => {
    const by = BY[event.key];
    if (by === undefined) return;
    const tools = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-testid^="tool-"]') ?? [])];
    const here = tools.findIndex((one) => one.matches(':focus'));
    if (here < 0) return;
    event.preventDefault();
    const next = tools[(here + by + tools.length) % tools.length];
    next?.focus();
    next?.click();
  };
  return (
    <section className="case-room" aria-label={say.case}>
      <div
        ref={list}
        className="tool-case sheet"
        role="toolbar"
        aria-label={say.case}
        aria-orientation="vertical"
        onKeyDown={keyed}
      >
        <Modes />
        {ORDER.map((group) => (
          <fieldset key={group} className="case-group">
            <legend className="unseen">{say.groups[group]}</legend>
            {GROUPS[group].map((tool, n) => (
              <Tool key={tool} tool={tool} number={group === 'ground' && n < 9 ? n + 1 : 0} />
            ))}
            {group === 'ground' ? <Level /> : null}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
