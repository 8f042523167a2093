import { useEffect, useState } from 'react';
import { ask } from '../store/laboratory/client.ts';
import { type Figures, OUTCOMES } from '../store/laboratory/figures.ts';
import { matterOf } from '../store/laboratory/reckoning.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { casesOf, VARIED, type Varied } from '../store/laboratory/sweep.ts';
import { Plot, type PlotLine, type PlotPoint } from './Plot.tsx';
import { csvOf, drawingOf, saveFile } from './saving.ts';
import { useSpeaker } from './words.ts';

interface Swept {
  readonly varied: Varied;
  readonly points: readonly { readonly value: number | string; readonly figures: Figures | null }[];
}

function useValueWords(): (varied: Varied, value: number | string) => string {
  const { language, say } = useSpeaker();
  const { words } = language;
  return (varied, value) => {
    if (typeof value === 'number') return String(value);
    if (value === 'none' && varied.endsWith('Skill')) return say.noSkill;
    const lists: Readonly<Record<string, string>> = varied.endsWith('Quality')
      ? words.qualities
      : varied.endsWith('Skill')
        ? words.skills
        : varied === 'terrain'
          ? words.hexTerrains
          : varied === 'reaction'
            ? words.reactions
            : words.formations;
    return lists[value] ?? value;
  };
}

/** The sweep asked for, done anew whenever the set-up changes. */
function useSweep(varied: Varied | null): { readonly swept: Swept | null; readonly progress: number | null } {
  const { setup, odds } = useLaboratory();
  const [swept, setSwept] = useState<Swept | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const reactions = odds?.reactions;
  useEffect(() => {
    const matter = matterOf(setup);
    if (varied === null || !matter || matter.action === null) {
      setSwept(null);
      return;
    }
    const choices = (reactions ?? []).map(({ choice }) => choice);
    const cases = casesOf(varied, setup.bench, matter, choices);
    const asked = ask({ ask: 'sweep', cases: cases.map((one) => one.matter) }, setProgress);
    setProgress(0);
    asked.answer.then(
      (points) => {
        setProgress(null);
        setSwept({
          varied,
          points: cases.map(({ value }, at) => ({ value, figures: points[at]?.figures ?? null })),
        });
      },
      () => setProgress(null),
    );
    return asked.cancel;
  }, [setup, varied, reactions]);
  return { swept, progress };
}

const LOSSES = ['attackerLoss', 'targetLoss'] as const;
type Series = (typeof OUTCOMES)[number] | (typeof LOSSES)[number];

function isLoss(series: Series): series is (typeof LOSSES)[number] {
  return LOSSES.some((one) => one === series);
}

/** One thing varied, any outcome against it. */
export function SweepLeaf() {
  const { say } = useSpeaker();
  const { setup } = useLaboratory();
  const [varied, setVaried] = useState<Varied | null>(null);
  const [on, setOn] = useState<readonly Series[]>(['attacker', 'target', 'both']);
  const { swept, progress } = useSweep(varied);
  const valueWords = useValueWords();
  if (setup.attacker === null) return <p className="lab-note">{say.pressTwo}</p>;
  const words = (series: Series): string =>
    isLoss(series) ? say.lossLines[series] : say.outcomesShort[series];
  const figureOf = (figures: Figures, series: Series): number => {
    if (!isLoss(series)) return figures.outcomes[series];
    const id = series === 'attackerLoss' ? setup.attacker : setup.target;
    return figures.units.find(({ unit }) => unit === id)?.expectedLoss ?? 0;
  };
  const legal = swept?.points.flatMap(({ value, figures }) => (figures ? [{ value, figures }] : [])) ?? [];
  const lines = (wanted: readonly Series[]): readonly PlotLine[] =>
    wanted.map((series) => ({
      key: series,
      label: words(series),
      points: legal.map(
        ({ value, figures }): PlotPoint => ({
          label: swept ? valueWords(swept.varied, value) : '',
          y: figureOf(figures, series),
        }),
      ),
    }));
  const chances = lines(on.filter((series) => !isLoss(series)));
  const losses = lines(on.filter(isLoss));
  const all: readonly Series[] = [...OUTCOMES, ...LOSSES];
  const refused = swept?.points.filter(({ figures }) => !figures) ?? [];
  const saveCsv = () => {
    if (!swept) return;
    const head = [say.varied[swept.varied], ...all.map(words)];
    const rows = legal.map(({ value, figures }) => [
      valueWords(swept.varied, value),
      ...all.map((series) => figureOf(figures, series)),
    ]);
    saveFile('sabreur-hex-sweep.csv', 'text/csv', csvOf([head, ...rows]));
  };
  const saveSvg = () => {
    const svg = document.querySelector<SVGSVGElement>('.lab-plot svg');
    if (svg) saveFile('sabreur-hex-sweep.svg', 'image/svg+xml', drawingOf(svg));
  };
  return (
    <div data-testid="sweep">
      <fieldset className="lab-acts">
        <legend>{say.vary}</legend>
        {VARIED.map((one) => (
          <button
            key={one}
            type="button"
            className="press small"
            aria-pressed={one === varied}
            data-testid={`vary-${one}`}
            onClick={() => setVaried(one)}
          >
            {say.varied[one]}
          </button>
        ))}
      </fieldset>
      {progress === null ? null : (
        <progress className="lab-progress" value={progress} aria-label={say.working} />
      )}
      {swept && legal.length > 0 ? (
        <>
          <fieldset className="lab-inline">
            <legend>{say.lines}</legend>
            {all.map((series) => (
              <label key={series} data-series={series}>
                <input
                  type="checkbox"
                  checked={on.includes(series)}
                  onChange={() =>
                    setOn(on.includes(series) ? on.filter((one) => one !== series) : [...on, series])
                  }
                />{' '}
                {words(series)}
              </label>
            ))}
          </fieldset>
          <Plot title={say.plot(say.varied[swept.varied])} lines={chances} most={1} format={say.percent} />
          {losses.length > 0 ? (
            <Plot
              title={say.expectedLoss}
              lines={losses}
              most={Math.max(1, ...losses.flatMap(({ points }) => points.map(({ y }) => y)))}
              format={say.mean}
            />
          ) : null}
          <div className="lab-inline">
            <button type="button" className="press small" data-testid="sweep-csv" onClick={saveCsv}>
              {say.csv}
            </button>
            <button type="button" className="press small" data-testid="sweep-svg" onClick={saveSvg}>
              {say.svg}
            </button>
          </div>
        </>
      ) : null}
      {swept && refused.length > 0 ? (
        <p className="lab-note">
          {say.notAllowedPoints(refused.map(({ value }) => valueWords(swept.varied, value)))}
        </p>
      ) : null}
    </div>
  );
}
