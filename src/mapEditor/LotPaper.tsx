import { useEffect, useRef, useState } from 'react';
import { GROUND_LIMITS, type GroundAsked, USUAL_GROUND } from '../mapmaking/byLot.ts';
import { sizeOfShape } from '../mapmaking/frame.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { isByLot, layByLot } from '../store/mapEditor/whole.ts';
import { drawLetters } from '../store/saving/letters.ts';
import { Slider } from './fields.tsx';
import { useSpeech } from './words.ts';

/** So many letters make a seed nobody has chosen. */
const LETTERS = 6;
const LONGEST = 40;

type Settings = Omit<GroundAsked, 'columns' | 'rows'>;

/** What was asked last: it stands there again when the paper is. */
let asked: Settings = { ...USUAL_GROUND, seed: drawLetters(LETTERS) };

/** There a paper lies over nearly all of the sheet, and hides what was laid. */
const NARROW = '(max-width: 720px)';

/** Ground by lot: a seed, and how the country is. */
export function LotPaper({ onClose }: { readonly onClose: () => void }) {
  const { say } = useSpeech();
  const [settings, setSettings] = useState(asked);
  const [laying, setLaying] = useState(false);
  const lay = async (next: Settings): Promise<boolean> => {
    const { columns, rows } = sizeOfShape(useMapEditor.getState().sheet.map.shape);
    setLaying(true);
    return layByLot({ ...next, columns, rows }).finally(() => setLaying(false));
  };
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const layAndShow = async (): Promise<void> => {
    const isLaid = await lay(settings);
    // another paper may lie there by then
    if (isLaid && isShown.current && matchMedia(NARROW).matches) onClose();
  };
  const set = (change: Partial<Settings>): void => {
    const next = { ...settings, ...change };
    asked = next;
    setSettings(next);
    // what lies there is by lot: it follows at once
    if (isByLot(useMapEditor.getState().sheet)) void lay(next);
  };
  const slider = (of: 'wooded' | 'hilly' | 'village' | 'river', label: string, told?: string) => (
    <Slider
      label={label}
      value={settings[of]}
      {...(told === undefined ? {} : { told })}
      {...GROUND_LIMITS[of]}
      testid={`lot-${of}`}
      onChange={(value) => set({ [of]: value })}
    />
  );
  return (
    <>
      <label className="paper-field">
        {say.lot.seed}
        <input
          value={settings.seed}
          maxLength={LONGEST}
          autoComplete="off"
          data-testid="lot-seed"
          onChange={({ target }) => set({ seed: target.value })}
        />
      </label>
      <button
        type="button"
        className="press small"
        data-testid="lot-another"
        onClick={() => set({ seed: drawLetters(LETTERS) })}
      >
        {say.lot.anotherSeed}
      </button>
      {slider('wooded', say.lot.wooded)}
      {slider('hilly', say.lot.hilly)}
      {slider('river', say.lot.water, say.lot.waters[settings.river] ?? '')}
      {slider('village', say.lot.villages)}
      <label className="paper-check">
        <input
          type="checkbox"
          checked={settings.symmetrical}
          data-testid="lot-symmetrical"
          onChange={({ target }) => set({ symmetrical: target.checked })}
        />
        {say.lot.symmetrical}
      </label>
      <button type="button" className="press chief" data-testid="lay-lot" onClick={() => void layAndShow()}>
        {say.lot.lay}
      </button>
      <p role="status" className="paper-note" data-testid="lot-state" data-laying={laying}>
        {laying ? say.lot.laying : say.lot.note}
      </p>
    </>
  );
}
