import { Cockade } from '../map/Cockade.tsx';
import { nationStyle } from '../map/nations.ts';
import { NATIONS } from '../rules/nations.ts';
import { HEX_TERRAINS, SIDE_TERRAINS, SIDES, UNIT_TYPES } from '../rules/vocabulary.ts';
import type { Ground } from '../store/laboratory/bench.ts';
import { resized, sizeOf } from '../store/laboratory/bench.ts';
import { clearBench, pickTool, redo, setBench, swapRoles, undo } from '../store/laboratory/laboratory.ts';
import { type Tool, useLaboratory } from '../store/laboratory/state.ts';
import { useSpeaker } from './words.ts';

const GROUNDS: readonly Ground[] = ['open', 'hill', ...HEX_TERRAINS.filter((one) => one !== 'open')];
const SIZES = Array.from({ length: 26 }, (_, n) => n + 5);

function helpOf(tool: Tool, { say, language }: ReturnType<typeof useSpeaker>): string {
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

function Palette({ tool }: { readonly tool: Tool }) {
  const { say, language } = useSpeaker();
  const nations = useLaboratory((state) => state.setup.bench.nations);
  return (
    <>
      {SIDES.map((side) => (
        <div key={side} className="lab-palette" style={nationStyle(nations[side])}>
          <label className="lab-nation">
            <Cockade nation={nations[side]} />
            <select
              value={nations[side]}
              aria-label={`${say.fields.nation}: ${language.words.sides[side]}`}
              data-testid={`nation-${side}`}
              onChange={(event) => {
                const nation = NATIONS.find((one) => one === event.target.value);
                if (nation)
                  setBench((bench) => ({ ...bench, nations: { ...bench.nations, [side]: nation } }));
              }}
            >
              {NATIONS.map((nation) => (
                <option key={nation} value={nation}>
                  {language.words.nations[nation]}
                </option>
              ))}
            </select>
          </label>
          {UNIT_TYPES.map((type) => {
            const on = tool.tool === 'place' && tool.side === side && tool.type === type;
            return (
              <button
                key={type}
                type="button"
                className="lab-piece"
                aria-pressed={on}
                data-testid={`place-${side}-${type}`}
                onClick={() => pickTool(on ? { tool: 'hand' } : { tool: 'place', side, type })}
              >
                {language.words.unitTypes[type]}
              </button>
            );
          })}
        </div>
      ))}
    </>
  );
}

function Brushes({ tool }: { readonly tool: Tool }) {
  const { say, language } = useSpeaker();
  return (
    <div className="lab-brushes">
      <label>
        {say.tools.ground}
        <select
          value={tool.tool === 'ground' ? tool.ground : ''}
          data-testid="brush"
          onChange={(event) => {
            const ground = GROUNDS.find((one) => one === event.target.value);
            pickTool(ground ? { tool: 'ground', ground } : { tool: 'hand' });
          }}
        >
          <option value="">–</option>
          {GROUNDS.map((ground) => (
            <option key={ground} value={ground}>
              {ground === 'hill' ? say.tools.hill : language.words.hexTerrains[ground]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say.tools.edges}
        <select
          value={tool.tool === 'edge' ? tool.terrain : ''}
          data-testid="edge-brush"
          onChange={(event) => {
            const terrain = SIDE_TERRAINS.find((one) => one === event.target.value);
            pickTool(terrain ? { tool: 'edge', terrain, from: null } : { tool: 'hand' });
          }}
        >
          <option value="">–</option>
          {SIDE_TERRAINS.map((terrain) => (
            <option key={terrain} value={terrain}>
              {language.words.sideTerrains[terrain]}
            </option>
          ))}
        </select>
      </label>
      <Size />
    </div>
  );
}

function Size() {
  const { say } = useSpeaker();
  const bench = useLaboratory((state) => state.setup.bench);
  const { columns, rows } = sizeOf(bench);
  const values = [...new Set([...SIZES, columns, rows])].sort((a, b) => a - b);
  const options = values.map((n) => (
    <option key={n} value={n}>
      {n}
    </option>
  ));
  return (
    <fieldset className="lab-size">
      <legend>{say.field}</legend>
      <select
        value={columns}
        aria-label={say.columns}
        onChange={(event) => setBench((one) => resized(one, Number(event.target.value), rows))}
      >
        {options}
      </select>
      <span aria-hidden="true">×</span>
      <select
        value={rows}
        aria-label={say.rows}
        onChange={(event) => setBench((one) => resized(one, columns, Number(event.target.value)))}
      >
        {options}
      </select>
    </fieldset>
  );
}

/** What a press on the field does, and what concerns the whole set-up. */
export function Tools() {
  const speaker = useSpeaker();
  const { say } = speaker;
  const tool = useLaboratory((state) => state.tool);
  const canUndo = useLaboratory((state) => state.past.length > 0);
  const canRedo = useLaboratory((state) => state.ahead.length > 0);
  return (
    <div className="lab-tools sheet">
      <div className="lab-acts">
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
          onClick={() => pickTool({ tool: 'rubber' })}
        >
          {say.tools.rubber}
        </button>
        <button
          type="button"
          className="press small"
          disabled={!canUndo}
          data-testid="lab-undo"
          onClick={undo}
        >
          ↶ {say.undo}
        </button>
        <button type="button" className="press small" disabled={!canRedo} onClick={redo}>
          ↷ {say.redo}
        </button>
        <button type="button" className="press small" data-testid="swap" onClick={swapRoles}>
          ⇄ {say.swap}
        </button>
        <button type="button" className="press small" data-testid="clear" onClick={clearBench}>
          {say.clear}
        </button>
      </div>
      <Palette tool={tool} />
      <Brushes tool={tool} />
      <p className="lab-help" role="status">
        {helpOf(tool, speaker)}
      </p>
    </div>
  );
}
