import { HEX_TERRAINS, SIDE_TERRAINS } from '../rules/state/vocabulary.ts';
import { pickTool, setSandbox } from '../store/laboratory/laboratory.ts';
import { type Ground, resized, sizeOf } from '../store/laboratory/sandbox.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useLabSpeaker } from './words.ts';
import './brushes.css';

const GROUNDS: readonly Ground[] = ['open', 'hill', ...HEX_TERRAINS.filter((one) => one !== 'open')];
const SIZES = Array.from({ length: 26 }, (_, n) => n + 5);

/** How wide and how deep the field is, in hexes. */
function Size() {
  const { say } = useLabSpeaker();
  const sandbox = useLaboratory((state) => state.setup.sandbox);
  const { columns, rows } = sizeOf(sandbox);
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
        data-testid="columns"
        onChange={(event) => setSandbox((one) => resized(one, Number(event.target.value), rows))}
      >
        {options}
      </select>
      <span aria-hidden="true">×</span>
      <select
        value={rows}
        aria-label={say.rows}
        onChange={(event) => setSandbox((one) => resized(one, columns, Number(event.target.value)))}
      >
        {options}
      </select>
    </fieldset>
  );
}

/** Ground to lay on hexes and on their sides, and the size of the field. */
export function Brushes() {
  const { say, language } = useLabSpeaker();
  const { tool } = useLaboratory();
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
