import { useEffect, useRef, useState } from 'react';
import { type Figures, OUTCOMES, type Pair } from '../odds/laboratory/figures.ts';
import {
  leaveSweep,
  type Swept,
  stopSweep,
  sweepAgain,
  useAsking,
  vary,
} from '../store/laboratory/asking.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { type SweepValue, VARIED, type Varied } from '../store/laboratory/sweep.ts';
import { csvOf } from '../store/saving/csvText.ts';
import { FirstStep } from './FirstStep.tsx';
import { useShortOutcomeWords } from './outcomeWords.ts';
import { Plot, type PlotLine } from './Plot.tsx';
import { drawingOf, saveFile } from './saving.ts';
import { figureOf, isBeside, isLoss, type Series, seriesOf, seriesWords } from './series.ts';
import { ToldOf } from './ToldOf.tsx';
import { TroubleNote, Working } from './Working.tsx';
import { type LabSpeaker, useLabSpeaker } from './words.ts';

function valueWords(varied: Varied, value: SweepValue, { language, say }: LabSpeaker): string {
  const { words } = language;
  if (value === null) return say.asItIs;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') {
    const skill = words.skills[value.skill];
    return value.given ? say.withSkill(skill) : say.withoutSkill(skill);
  }
  if (value === 'none' && varied === 'edge') return say.noEdge;
  const lists: Readonly<Record<string, string>> = varied.endsWith('Quality')
    ? words.qualities
    : varied === 'terrain'
      ? words.hexTerrains
      : varied === 'edge'
        ? words.sideTerrains
        : varied === 'reaction'
          ? words.reactions
          : words.formations;
  return lists[value] ?? value;
}

interface Legal {
  readonly value: SweepValue;
  readonly figures: Figures;
}

function useSeriesWords(): (series: Series) => string {
  const speaker = useLabSpeaker();
  const outcomeWords = useShortOutcomeWords();
  return (series) => seriesWords(series, speaker, outcomeWords);
}

interface LineChoiceProps {
  readonly offered: readonly Series[];
  readonly on: readonly Series[];
  readonly onToggle: (series: Series) => void;
}

function LineChoice({ offered, on, onToggle }: LineChoiceProps) {
  const { say } = useLabSpeaker();
  const words = useSeriesWords();
  const choice = (series: Series) => (
    <label key={series} data-series={series}>
      <input type="checkbox" checked={on.includes(series)} onChange={() => onToggle(series)} />{' '}
      {words(series)}
    </label>
  );
  return (
    <fieldset className="lab-inline lab-lines">
      <legend>{say.lines}</legend>
      {offered.filter((series) => !isBeside(series)).map(choice)}
      <details>
        <summary>{say.moreLines}</summary>
        <div className="lab-inline">{offered.filter(isBeside).map(choice)}</div>
      </details>
    </fieldset>
  );
}

/** Unless something else is wanted: the outcomes that come about at some point; of a rally what it is for. */
function usualOf(offered: readonly Series[], legal: readonly Legal[], pair: Pair): readonly Series[] {
  const ofRally = offered.filter((one) => one === 'attackerRegains');
  if (ofRally.length > 0) return ofRally;
  return OUTCOMES.filter((outcome) => legal.some(({ figures }) => figureOf(figures, outcome, pair) > 0));
}

interface DrawnProps {
  readonly swept: Swept;
  readonly legal: readonly Legal[];
  /** Else they are of a first look, or of what was swept before: no files are made of them. */
  readonly isDone: boolean;
}

/** The lines drawn, and the files they are saved as. */
function Drawn({ swept, legal, isDone }: DrawnProps) {
  const speaker = useLabSpeaker();
  const { say } = speaker;
  const { attacker, target } = swept.setup;
  const words = useSeriesWords();
  const [chosen, setChosen] = useState<readonly Series[] | null>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const pair = { attacker: attacker ?? '', target };
  const offered = seriesOf(swept.setup);
  const named = (value: SweepValue) => valueWords(swept.varied, value, speaker);
  const lines = (wanted: readonly Series[]): readonly PlotLine[] =>
    wanted.map((series) => ({
      key: series,
      label: words(series),
      points: legal.map(({ value, figures }) => ({
        label: named(value),
        y: figureOf(figures, series, pair),
      })),
    }));
  const on = chosen ?? usualOf(offered, legal, pair);
  const inOrder = offered.filter((series) => on.includes(series));
  const chances = lines(inOrder.filter((series) => !isLoss(series)));
  const losses = lines(inOrder.filter(isLoss));
  const isOrdered = legal.every(({ value }) => typeof value === 'number');
  const saveCsv = () => {
    const head = [say.varied[swept.varied], ...offered.map((series) => words(series))];
    const rows = legal.map(({ value, figures }) => [
      named(value),
      ...offered.map((series) => figureOf(figures, series, pair)),
    ]);
    saveFile('sabreur-hex-sweep.csv', 'text/csv', csvOf([head, ...rows]));
  };
  const saveSvg = async () => {
    const svgs = drawing.current?.querySelectorAll<SVGSVGElement>('.lab-plot svg') ?? [];
    const drawn = await Promise.all([...svgs].map((svg) => drawingOf(svg)));
    drawn.forEach((svg, at) => {
      const name = at === 0 ? 'sabreur-hex-sweep.svg' : 'sabreur-hex-sweep-losses.svg';
      saveFile(name, 'image/svg+xml', svg);
    });
  };
  return (
    <div ref={drawing}>
      <LineChoice
        offered={offered}
        on={on}
        onToggle={(series) =>
          setChosen(on.includes(series) ? on.filter((one) => one !== series) : [...on, series])
        }
      />
      {chances.length > 0 ? (
        <Plot
          title={say.plot(say.varied[swept.varied])}
          lines={chances}
          most={1}
          format={say.percent}
          joined={isOrdered}
        />
      ) : null}
      {losses.length > 0 ? (
        <Plot
          title={say.expectedLoss}
          lines={losses}
          most={Math.max(1, ...losses.flatMap(({ points }) => points.map(({ y }) => Math.ceil(y ?? 0))))}
          format={say.mean}
          joined={isOrdered}
        />
      ) : null}
      <div className="lab-inline">
        <button
          type="button"
          className="press small"
          disabled={!isDone}
          aria-describedby={isDone ? undefined : 'sweep-files-wait'}
          data-testid="sweep-csv"
          onClick={saveCsv}
        >
          {say.csv}
        </button>
        <button
          type="button"
          className="press small"
          disabled={!isDone}
          aria-describedby={isDone ? undefined : 'sweep-files-wait'}
          data-testid="sweep-svg"
          onClick={() => void saveSvg()}
        >
          {say.svg}
        </button>
        {isDone ? null : (
          <span className="lab-note" id="sweep-files-wait">
            {say.sweepFilesWait}
          </span>
        )}
      </div>
    </div>
  );
}

/** One thing varied, any outcome against it. */
export function SweepTab() {
  const speaker = useLabSpeaker();
  const { say } = speaker;
  const { setup } = useLaboratory();
  const { varied, swept, sweeping, progress } = useAsking(({ sweep }) => sweep);
  useEffect(() => leaveSweep, []);
  if (setup.attacker === null) return <FirstStep />;
  const points = swept?.points ?? [];
  const legal = points.flatMap(({ value, figures }) => (figures ? [{ value, figures }] : []));
  const named = (some: typeof points) =>
    some.map(({ value }) => (swept ? valueWords(swept.varied, value, speaker) : ''));
  const tooLarge = points.filter(({ isTooLarge }) => isTooLarge);
  const refused = points.filter(({ figures, isTooLarge }) => !figures && !isTooLarge);
  const isDone = sweeping.is === 'done';
  return (
    <div data-testid="sweep" data-sweep={sweeping.is}>
      <fieldset className="lab-acts">
        <legend>{say.vary}</legend>
        {VARIED.map((one) => (
          <button
            key={one}
            type="button"
            className="press small"
            aria-pressed={one === varied}
            data-testid={`vary-${one}`}
            onClick={() => vary(one)}
          >
            {say.varied[one]}
          </button>
        ))}
      </fieldset>
      {sweeping.is === 'working' || sweeping.is === 'weighing' ? (
        <Working
          text={sweeping.is === 'working' ? say.working : say.sweepWeighing}
          progress={progress}
          onStop={stopSweep}
          testid="sweeping"
        />
      ) : null}
      {sweeping.is === 'stopped' ? (
        <p className="lab-working" role="status" data-testid="sweep-stopped">
          {say.sweepStopped}{' '}
          <button type="button" className="press small" onClick={sweepAgain}>
            {say.tryAgain}
          </button>
        </p>
      ) : null}
      {sweeping.is === 'failed' ? <TroubleNote why={sweeping.why} onAgain={sweepAgain} /> : null}
      {sweeping.is === 'failed' && swept ? <p className="lab-note">{say.sweepFirst}</p> : null}
      {swept && legal.length > 0 ? (
        <ToldOf of={swept.setup}>
          {/* lines chosen for another question may not be offered for this one */}
          <Drawn key={seriesOf(swept.setup).join()} swept={swept} legal={legal} isDone={isDone} />
        </ToldOf>
      ) : null}
      {swept && isDone && legal.length > 0 && !swept.weighed && setup.placing !== 'first' ? (
        <p className="lab-note" data-testid="sweep-unweighed">
          {say.sweepUnweighed}
        </p>
      ) : null}
      {refused.length > 0 ? <p className="lab-note">{say.notAllowedPoints(named(refused))}</p> : null}
      {tooLarge.length > 0 ? <p className="lab-bad">{say.tooLargePoints(named(tooLarge))}</p> : null}
      {swept && points.length === 0 ? <p className="lab-note">{say.nothingToVary}</p> : null}
    </div>
  );
}
