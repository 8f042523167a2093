import { useState } from 'react';
import type { Odds } from '../store/laboratory/asked.ts';
import type { UnitFigures } from '../store/laboratory/figures.ts';
import { useSpeaker } from './words.ts';

interface View {
  readonly cumulative: boolean;
  readonly remaining: boolean;
}

/** The chances by points, of losses or of what is left, of exactly so many or at least. */
function pointsOf({ losses, strength }: UnitFigures, { cumulative, remaining }: View) {
  const exact = remaining
    ? Array.from({ length: strength + 1 }, (_, left) => losses[strength - left] ?? 0)
    : [...losses];
  if (!cumulative) return exact;
  let sum = 0;
  return exact
    .toReversed()
    .map((chance) => {
      sum += chance;
      return Math.min(1, sum);
    })
    .toReversed();
}

function Columns({ unit, view }: { readonly unit: UnitFigures; readonly view: View }) {
  const { say, name } = useSpeaker();
  const points = pointsOf(unit, view);
  const most = Math.max(...points, 0.0001);
  const title = (view.remaining ? say.remainingOf : say.lossOf)(name(unit.unit));
  return (
    <figure className="lab-columns" aria-label={title}>
      <figcaption>{title}</figcaption>
      <ol>
        {points.map((chance, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of points is its name
          <li key={n} title={`${n}: ${say.percent(chance)}`}>
            <span className="lab-column" style={{ height: `${(chance / most) * 100}%` }} aria-hidden="true" />
            <span className="lab-column-n" aria-hidden="true">
              {n}
            </span>
            <span className="unseen">
              {n}: {say.percent(chance)}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The distributions of losses and of what is left. */
export function LossTable({ odds }: { readonly odds: Odds }) {
  const { say } = useSpeaker();
  const [view, setView] = useState<View>({ cumulative: false, remaining: false });
  const units = odds.figures.units.filter(({ expectedLoss }) => expectedLoss > 0);
  if (units.length === 0) return null;
  return (
    <section className="lab-section" aria-labelledby="lab-losses">
      <h2 id="lab-losses">{say.sections.losses}</h2>
      <div className="lab-inline">
        <button
          type="button"
          className="press small"
          aria-pressed={view.remaining}
          onClick={() => setView({ ...view, remaining: !view.remaining })}
        >
          {view.remaining ? say.asRemaining : say.asLosses}
        </button>
        <button
          type="button"
          className="press small"
          aria-pressed={view.cumulative}
          data-testid="cumulative"
          onClick={() => setView({ ...view, cumulative: !view.cumulative })}
        >
          {view.cumulative ? say.cumulative : say.exactly}
        </button>
      </div>
      {units.map((unit) => (
        <Columns key={unit.unit} unit={unit} view={view} />
      ))}
    </section>
  );
}
