import { useState } from 'react';
import { playerCalled } from '../language/playerCalled.ts';
import type { LaboratoryOdds } from '../odds/laboratory/asked.ts';
import type { TollFigures } from '../odds/laboratory/figures.ts';
import { honestRow } from '../odds/laboratory/honest.ts';
import { useSetupTold } from './ToldOf.tsx';
import { useLabSpeaker } from './words.ts';
import './columns.css';
import './losses.css';

interface View {
  readonly cumulative: boolean;
  readonly remaining: boolean;
}

/** The chance of at least so many points, from that of exactly so many. */
function atLeast(exactly: readonly number[]): readonly number[] {
  return exactly.map((_chance, points) => {
    const [less, more] = [exactly.slice(0, points), exactly.slice(points)].map((part) =>
      part.reduce((sum, chance) => sum + chance, 0),
    );
    return honestRow([less ?? 0, more ?? 0])[1] ?? 0;
  });
}

function Columns({
  of,
  toll,
  view,
}: {
  readonly of: string;
  readonly toll: TollFigures;
  readonly view: View;
}) {
  const { say, language } = useLabSpeaker();
  const exactly = view.remaining ? toll.left : toll.losses;
  const points = view.cumulative ? atLeast(exactly) : exactly;
  const most = Math.max(...points, 0.0001);
  const title = (view.remaining ? say.remainingOf : say.lossOf)(of);
  const every = Math.ceil(points.length / 26);
  return (
    <figure className="lab-columns" aria-label={title}>
      <figcaption>{title}</figcaption>
      <ol>
        {points.map((chance, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of points is its name
          <li key={n} title={language.writing.labelled(String(n), say.percent(chance))}>
            <span className="lab-column" style={{ height: `${(chance / most) * 100}%` }} aria-hidden="true" />
            <span className="lab-column-n" aria-hidden="true">
              {n % every === 0 ? n : ''}
            </span>
            <span className="unseen">{language.writing.labelled(String(n), say.percent(chance))}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

interface EitherProps {
  readonly legend: string;
  readonly name: string;
  readonly no: string;
  readonly yes: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** One of two, both in view. */
function Either({ legend, name, no, yes, value, onChange }: EitherProps) {
  return (
    <fieldset className="lab-either">
      <legend className="unseen">{legend}</legend>
      {[false, true].map((one) => (
        <button
          key={String(one)}
          type="button"
          aria-pressed={one === value}
          data-testid={one ? name : `not-${name}`}
          onClick={() => onChange(one)}
        >
          {one ? yes : no}
        </button>
      ))}
    </fieldset>
  );
}

/** The distributions of losses and of what is left, of each unit, and of a side where several have a part in it. */
export function LossTable({ odds }: { readonly odds: LaboratoryOdds }) {
  const { say, language, name } = useLabSpeaker();
  const { nations } = useSetupTold().sandbox;
  const [view, setView] = useState<View>({ cumulative: false, remaining: false });
  const { units, sides } = odds.figures;
  const tolls: readonly (readonly [of: string, toll: TollFigures])[] = [
    ...units.map((unit) => [name(unit.unit), unit] as const),
    ...sides
      .filter((side) => side.units > 1)
      .map((side) => [say.sideInAll(playerCalled(language, nations, side.side)), side] as const),
  ];
  // points regained are no losses: they show in what is left
  const shown = tolls.filter(([, { losses, left }]) =>
    (view.remaining ? left : losses).some((chance) => chance > 0 && chance < 1),
  );
  const ever = tolls.some(([, { left }]) => left.some((chance) => chance > 0 && chance < 1));
  if (!ever) return null;
  return (
    <section className="lab-section" aria-labelledby="lab-losses">
      <h2 id="lab-losses">{say.sections.losses}</h2>
      <div className="lab-inline">
        <Either
          legend={say.counted}
          name="remaining"
          no={say.asLosses}
          yes={say.asRemaining}
          value={view.remaining}
          onChange={(remaining) => setView({ ...view, remaining })}
        />
        <Either
          legend={say.summed}
          name="cumulative"
          no={say.exactly}
          yes={say.cumulative}
          value={view.cumulative}
          onChange={(cumulative) => setView({ ...view, cumulative })}
        />
      </div>
      {shown.map(([of, toll]) => (
        <Columns key={of} of={of} toll={toll} view={view} />
      ))}
    </section>
  );
}
