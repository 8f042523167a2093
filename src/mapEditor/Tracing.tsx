import { useEffect } from 'react';
import { makePlan } from '../map/plan.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { dropTrace, layTrace, tracePicture, useTrace } from '../store/mapEditor/trace.ts';
import { PaperNumber, Slider } from './fields.tsx';
import { useSpeech } from './words.ts';

/** So far a picture may be shifted, in units of the sheet. */
const FARTHEST = 6000;

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Lays a picture on the sheet, as large as that is. */
export function traceOnSheet(picture: Blob): void {
  const { shape } = useMapEditor.getState().sheet.map;
  void tracePicture(picture, makePlan(shape, false));
}

/** A picture of the player's own to draw after. */
export function Tracing() {
  const { say } = useSpeech();
  const { tracing } = say;
  const { traced, isKept, isRefused } = useTrace();
  // told once: whoever opens the paper anew has not chosen anything yet
  useEffect(() => () => useTrace.setState({ isRefused: false }), []);
  return (
    <div className="paper-field" data-testid="tracing" data-kept={isKept}>
      <label className="press">
        {tracing.choose}
        <input
          type="file"
          accept="image/*"
          className="unseen"
          data-testid="trace-file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) traceOnSheet(file);
          }}
        />
      </label>
      {isRefused ? (
        <p role="alert" className="paper-bad" data-testid="trace-refused">
          {tracing.refused}
        </p>
      ) : null}
      {traced ? (
        <>
          <Slider
            label={tracing.opacity}
            value={traced.opacity}
            told={percent(traced.opacity)}
            least={0.05}
            most={1}
            step={0.05}
            testid="trace-opacity"
            onChange={(opacity) => layTrace({ opacity })}
          />
          <Slider
            label={tracing.scale}
            value={Math.round(Math.log2(traced.scale) * 100) / 100}
            told={percent(traced.scale)}
            least={-6}
            most={6}
            step={0.01}
            testid="trace-scale"
            onChange={(power) => layTrace({ scale: 2 ** power })}
          />
          <div className="paper-pair">
            <PaperNumber
              label={tracing.across}
              value={Math.round(traced.x)}
              least={-FARTHEST}
              most={FARTHEST}
              testid="trace-x"
              onChange={(x) => layTrace({ x })}
            />
            <PaperNumber
              label={tracing.down}
              value={Math.round(traced.y)}
              least={-FARTHEST}
              most={FARTHEST}
              testid="trace-y"
              onChange={(y) => layTrace({ y })}
            />
          </div>
          <button type="button" className="press small" data-testid="trace-remove" onClick={dropTrace}>
            {tracing.remove}
          </button>
        </>
      ) : null}
      <p className="paper-note">{tracing.note}</p>
    </div>
  );
}
