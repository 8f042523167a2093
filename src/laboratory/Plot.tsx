import { type KeyboardEvent, useState } from 'react';
import { useSpeaker } from './words.ts';

export interface PlotPoint {
  readonly label: string;
  readonly y: number;
}
export interface PlotLine {
  readonly key: string;
  readonly label: string;
  readonly points: readonly PlotPoint[];
}

const WIDTH = 520;
const HEIGHT = 290;
const LEFT = 46;
const RIGHT = 12;
const TOP = 14;
const BOTTOM_SHORT = 30;
const BOTTOM_LONG = 76;
/** More labels than this are written only here and there. */
const CROWDED = 14;

interface Props {
  readonly title: string;
  readonly lines: readonly PlotLine[];
  /** The top of the scale. */
  readonly most: number;
  readonly format: (value: number) => string;
}

/** Lines over the points of a sweep. The values of one point are told under it, by pointer and by the arrow keys. */
export function Plot({ title, lines, most, format }: Props) {
  const { say } = useSpeaker();
  const [at, setAt] = useState<number | null>(null);
  const labels = lines[0]?.points.map(({ label }) => label) ?? [];
  const count = labels.length;
  const long = labels.some((label) => label.length > 3);
  const bottom = long ? BOTTOM_LONG : BOTTOM_SHORT;
  const x = (n: number): number =>
    count < 2 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + (n * (WIDTH - LEFT - RIGHT)) / (count - 1);
  const y = (value: number): number => HEIGHT - bottom - (value / most) * (HEIGHT - TOP - bottom);
  const keyed = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || count === 0) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(count - 1, (at ?? (by > 0 ? -1 : count)) + by)));
  };
  const told =
    at === null || at >= count
      ? ''
      : `${labels[at]}: ${lines.map((line) => `${line.label} ${format(line.points[at]?.y ?? 0)}`).join(' · ')}`;
  return (
    <figure className="lab-plot">
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its points are gone through by keyboard */}
      <div role="application" aria-label={`${title}. ${say.plotHelp}`} tabIndex={0} onKeyDown={keyed}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
          onPointerMove={(event) => {
            const { left, width } = event.currentTarget.getBoundingClientRect();
            const sheet = ((event.clientX - left) / width) * WIDTH;
            const step = count < 2 ? 1 : (WIDTH - LEFT - RIGHT) / (count - 1);
            setAt(Math.max(0, Math.min(count - 1, Math.round((sheet - LEFT) / step))));
          }}
        >
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <g key={share}>
              <path className="plot-grid" d={`M${LEFT} ${y(share * most)}H${WIDTH - RIGHT}`} />
              <text className="plot-label" x={LEFT - 6} y={y(share * most) + 4} textAnchor="end">
                {most === 1 ? `${share * 100}` : format(share * most)}
              </text>
            </g>
          ))}
          {labels.map((label, n) =>
            count > CROWDED && n % 2 === 1 ? null : (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: the place of the point is its name
                key={n}
                className="plot-label"
                x={x(n)}
                y={HEIGHT - bottom + 16}
                textAnchor={long ? 'end' : 'middle'}
                transform={long ? `rotate(-35 ${x(n)} ${HEIGHT - bottom + 12})` : undefined}
              >
                {label}
              </text>
            ),
          )}
          {at === null || at >= count ? null : (
            <path className="plot-here" d={`M${x(at)} ${TOP}V${HEIGHT - bottom}`} />
          )}
          {lines.map((line) => (
            <g key={line.key} data-series={line.key} className="plot-line">
              <path d={line.points.map((point, n) => `${n ? 'L' : 'M'}${x(n)} ${y(point.y)}`).join('')} />
              {line.points.map((point, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place of the point is its name
                <circle key={n} cx={x(n)} cy={y(point.y)} r={n === at ? 5 : 3} />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <p className="lab-told" role="status">
        {told}
      </p>
    </figure>
  );
}
