import { useEffect, useState } from 'react';
import { EXAMPLES, exampleOf } from '../store/laboratory/examples.ts';
import { clearSandbox, pickTool, redo, swapRoles, undo } from '../store/laboratory/laboratory.ts';
import { openShared } from '../store/laboratory/openShared.ts';
import { type Tool, useLaboratory } from '../store/laboratory/state.ts';
import { beginOpening } from '../store/saving/openings.ts';
import { Brushes } from './Brushes.tsx';
import { UnitList } from './Cards.tsx';
import { Palette } from './Palette.tsx';
import { useLabSpeaker } from './words.ts';
import './tools.css';

function helpOf(tool: Tool, { say, language }: ReturnType<typeof useLabSpeaker>): string {
  switch (tool.tool) {
    case 'hand':
      return say.tools.handHelp;
    case 'place':
      return say.tools.placeHelp(language.words.unitTypes[tool.type]);
    case 'ground':
      return say.tools.groundHelp;
    case 'edge':
      return say.tools.edgeHelp;
    case 'rubber':
      return say.tools.rubberHelp;
  }
}

/** What the tool does, or why what was just tried with it was not done. */
function Help({ tool }: { readonly tool: Tool }) {
  const speaker = useLabSpeaker();
  const { setup, barred } = useLaboratory();
  const why = barred?.on === setup.sandbox && barred.by === tool ? barred.why : null;
  return (
    <p className={why ? 'lab-help lab-bad' : 'lab-help'} role="status" data-tool={tool.tool}>
      {why ? speaker.say[why] : helpOf(tool, speaker)}
    </p>
  );
}

/** What concerns the whole set-up; always in view. */
function Whole() {
  const { say } = useLabSpeaker();
  const canUndo = useLaboratory((state) => state.past.length > 0);
  const canRedo = useLaboratory((state) => state.ahead.length > 0);
  return (
    <fieldset className="lab-whole">
      <legend className="unseen">{say.tools.whole}</legend>
      <button type="button" className="press small" disabled={!canUndo} data-testid="lab-undo" onClick={undo}>
        ↶ {say.undo}
      </button>
      <button type="button" className="press small" disabled={!canRedo} data-testid="lab-redo" onClick={redo}>
        ↷ {say.redo}
      </button>
      <button type="button" className="press small" data-testid="swap" onClick={swapRoles}>
        ⇄ {say.swap}
      </button>
      <button type="button" className="press small" data-testid="clear" onClick={clearSandbox}>
        {say.clear}
      </button>
      <select
        aria-label={say.examplesTitle}
        value=""
        data-testid="examples"
        onChange={(event) => {
          const example = EXAMPLES.find((one) => one === event.target.value);
          if (example) void openShared({ setup: exampleOf(example) }, beginOpening());
        }}
      >
        <option value="">{say.examplesTitle}</option>
        {EXAMPLES.map((example) => (
          <option key={example} value={example}>
            {say.examples[example]}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

/** Narrow screens keep the pieces folded away until they are wanted. */
const NARROW = '(max-width: 820px)';

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return narrow;
}

/** What a press on the field does, and what concerns the whole set-up. */
export function Tools() {
  const { say } = useLabSpeaker();
  const tool = useLaboratory((state) => state.tool);
  const narrow = useNarrow();
  const hands = (
    <>
      <div className="lab-hands">
        <button
          type="button"
          className="press small"
          aria-pressed={tool.tool === 'hand'}
          data-testid="hand"
          onClick={() => pickTool({ tool: 'hand' })}
        >
          {say.tools.hand}
        </button>
        <button
          type="button"
          className="press small"
          aria-pressed={tool.tool === 'rubber'}
          data-testid="rubber"
          onClick={() => pickTool({ tool: 'rubber' })}
        >
          {say.tools.rubber}
        </button>
      </div>
      <Palette />
      <Brushes />
    </>
  );
  return (
    <section className="lab-tools sheet" aria-label={say.tools.title}>
      <Whole />
      {narrow ? (
        <details className="lab-fold">
          <summary data-testid="unfold-pieces">{say.tools.title}</summary>
          {hands}
        </details>
      ) : (
        hands
      )}
      <Help tool={tool} />
      <UnitList />
    </section>
  );
}
