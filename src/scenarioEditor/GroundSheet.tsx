import { useState } from 'react';
import { PaperNumber } from '../mapEditor/fields.tsx';
import { LEAST_SIZE, type MapSize, MOST_SIZE, sizeOfShape } from '../mapmaking/frame.ts';
import { LIBRARY } from '../scenarios/library/list.ts';
import { refreshShelf, useShelves } from '../store/library/shelves.ts';
import { drawFor } from '../store/scenarioEditor/commission.ts';
import { beginAnew } from '../store/scenarioEditor/editor.ts';
import {
  beginFromBattle,
  putGroundByLot,
  putKeptMap,
  putMapOfFile,
} from '../store/scenarioEditor/sources.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';
import { PaperBlock, PaperFile, PaperPick, useOnce } from './fields.tsx';
import type { Refuse } from './Trouble.tsx';
import { usePlanSpeech } from './words.ts';

/** The map: drawn, from the shelf, from a file, by lot; or a whole battle to begin with. */
export function GroundSheet({ onRefused }: { readonly onRefused: Refuse }) {
  const { say, language } = usePlanSpeech();
  const shape = usePlan((state) => state.scenario.map.shape);
  const { kept } = useShelves((shelves) => shelves.map);
  const [wanted, setWanted] = useState<Partial<MapSize>>({});
  const [laying, setLaying] = useState(false);
  useOnce(() => void refreshShelf('map'));
  const now = sizeOfShape(shape);
  const size: MapSize = { ...now, ...wanted };
  const lay = (): void => {
    setLaying(true);
    void putGroundByLot(size).finally(() => setLaying(false));
  };
  const field = (of: keyof MapSize) => (
    <PaperNumber
      label={say.ground[of]}
      value={size[of]}
      least={LEAST_SIZE[of]}
      most={MOST_SIZE[of]}
      testid={`ground-${of}`}
      onChange={(value) => setWanted({ ...wanted, [of]: value })}
    />
  );
  return (
    <>
      <p className="paper-note" data-testid="ground-size">
        {say.ground.size(now.columns, now.rows)}
      </p>
      <button
        type="button"
        className="press chief"
        data-testid="draw-map"
        onClick={() => void drawFor(usePlan.getState().scenario)}
      >
        {say.ground.draw}
      </button>
      <PaperBlock title={say.ground.byLot}>
        <div className="paper-pair">
          {field('columns')}
          {field('rows')}
        </div>
        <button type="button" className="press small" data-testid="ground-lot" onClick={lay}>
          {say.ground.byLot}
        </button>
        <p role="status" className="paper-note" data-testid="ground-state" data-laying={laying}>
          {laying ? say.ground.laying : say.ground.note}
        </p>
      </PaperBlock>
      <PaperPick
        label={say.ground.fromShelf}
        first={kept.length === 0 ? say.ground.shelfEmpty : '…'}
        of={kept.map((one) => ({ id: one.id, text: one.title[language.locale] }))}
        testid="ground-shelf"
        onPick={(id) =>
          void putKeptMap(id).then((read) => {
            if (!read.ok) onRefused(read.problem);
          })
        }
      />
      <div className="paper-presses">
        <PaperFile
          label={say.ground.fromFile}
          testid="ground-file"
          onText={(text) =>
            void putMapOfFile(text).then((read) => {
              if (!read.ok) onRefused(read.problem);
            })
          }
        />
      </div>
      <PaperPick
        label={say.ground.start}
        first="…"
        of={LIBRARY.map(({ id, title }) => ({ id, text: title[language.locale] }))}
        testid="plan-start"
        onPick={(id) => void beginFromBattle(id)}
      />
      <button type="button" className="press small" data-testid="plan-anew" onClick={beginAnew}>
        {say.ground.anew}
      </button>
    </>
  );
}
