import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Writing } from '../language/sentences.ts';
import { useLabSpeaker } from './words.ts';
import './plot.css';

export interface PlotPoint {
  readonly label: string;
  /** Null where there is nothing to tell: the line has a gap there. */
  readonly y: number | null;
}
export interface PlotLine {
  readonly key: string;
  readonly label: string;
  readonly points: readonly PlotPoint[];
  /** Lines that belong together have the same mark, and are told apart by their dashes; else each has its own of both. */
  readonly drawn?: { readonly mark: number; readonly dashed: boolean };
}

const WIDTH = 520;
const LEFT = 46;
const RIGHT = 14;
const TOP = 30;
/** How high the field of the lines is. */
const DEEP = 214;
const BOTTOM_SHORT = 28;
const BOTTOM_LONG = 92;
const LEGEND_ROW = 19;
/** More labels than this are written only here and there. */
const CROWDED = 14;
/** Labels of lines that are longer have a row of the legend each. */
const WORDY = 34;
/** What is told where there is nothing to tell. */
const GAP = '–';

/** Each line has its own mark, for colour alone tells nobody enough. */
const MARKS = [
  'M-3.6 0A3.6 3.6 0 1 1 3.6 0A3.6 3.6 0 1 1 -3.6 0Z',
  'M-3.3 -3.3H3.3V3.3H-3.3Z',
  'M0 -4.8L4.8 0L0 4.8L-4.8 0Z',
  'M0 -4.6L4.4 3.4H-4.4Z',
  'M-4.4 -3.4H4.4L0 4.6Z',
  'M-4 -1.4H-1.4V-4H1.4V-1.4H4V1.4H1.4V4H-1.4V1.4H-4Z',
] as const;
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '5 5', '1 4'] as const;

interface Props {
  readonly title: string;
  readonly lines: readonly PlotLine[];
  /** The top of the scale. */
  readonly most: number;
  readonly format: (value: number) => string;
  /** The points have an order: lines join them. */
  readonly joined: boolean;
}

/** A point of a sweep told in words. */
function toldAt(
  lines: readonly PlotLine[],
  at: number | null,
  format: Props['format'],
  { labelled }: Writing,
): string {
  const label = at === null ? undefined : lines[0]?.points[at]?.label;
  if (at === null || label === undefined) return '';
  return labelled(label, lines.map((line) => `${line.label} ${valueAt(line, at, format)}`).join(' · '));
}

function valueAt({ points }: PlotLine, at: number, format: Props['format']): string {
  const y = points[at]?.y ?? null;
  return y === null ? GAP : format(y);
}

function markOf({ drawn }: PlotLine, nth: number): string {
  return MARKS[(drawn?.mark ?? nth) % MARKS.length] ?? '';
}

function dashesOf({ drawn }: PlotLine, nth: number): string {
  if (drawn) return drawn.dashed ? '6 4' : '';
  return DASHES[nth % DASHES.length] ?? '';
}

/** Lines over the points of a sweep. The values of one point are told under it, by pointer and by the arrow keys. */
export function Plot({ title, lines, most, format, joined }: Props) {
  const { say, language } = useLabSpeaker();
  const [at, setAt] = useState<number | null>(null);
  const labels = lines[0]?.points.map(({ label }) => label) ?? [];
  const count = labels.length;
  const long = labels.some((label) => label.length > 3);
  const floor = TOP + DEEP;
  const legend = floor + (long ? BOTTOM_LONG : BOTTOM_SHORT);
  const abreast = lines.some(({ label }) => label.length > WORDY) ? 1 : 2;
  const height = legend + Math.ceil(lines.length / abreast) * LEGEND_ROW + 6;
  const pitch = (WIDTH - LEFT - RIGHT) / Math.max(1, joined ? count - 1 : count);
  const x = (n: number): number => (joined && count > 1 ? LEFT + n * pitch : LEFT + (n + 0.5) * pitch);
  const y = (value: number): number => floor - (value / most) * DEEP;
  const onto = (n: number) => setAt(Math.max(0, Math.min(count - 1, n)));
  const keyed = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: -count, End: count }[event.key];
    if (by === undefined || count === 0) return;
    event.preventDefault();
    onto((at ?? (by > 0 ? -1 : count)) + by);
  };
  const pointed = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const sheet = ((event.clientX - left) / width) * WIDTH;
    onto(Math.round((sheet - x(0)) / pitch));
  };
  return (
    <figure className="lab-plot">
      <figcaption className="unseen">{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its points are gone through by keyboard */}
      <div role="application" aria-label={`${title}. ${say.plotHelp}`} tabIndex={0} onKeyDown={keyed}>
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          aria-hidden="true"
          onPointerMove={pointed}
          onPointerDown={pointed}
        >
          <text className="plot-title" x={LEFT} y={18}>
            {title}
          </text>
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <g key={share}>
              <path className="plot-grid" d={`M${LEFT} ${y(share * most)}H${WIDTH - RIGHT}`} />
              <text className="plot-label" x={LEFT - 6} y={y(share * most) + 4} textAnchor="end">
                {most === 1 ? `${share * 100}` : format(share * most)}
              </text>
            </g>
          ))}
          {labels.map((label, n) =>
            joined && count > CROWDED && n % 2 === 1 ? null : (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: the place of the point is its name
                key={n}
                className="plot-label"
                x={x(n)}
                y={floor + 16}
                textAnchor={long ? 'end' : 'middle'}
                transform={long ? `rotate(-38 ${x(n)} ${floor + 12})` : undefined}
              >
                {label}
              </text>
            ),
          )}
          {at === null || at >= count ? null : <path className="plot-here" d={`M${x(at)} ${TOP}V${floor}`} />}
          {lines.map((line, nth) => {
            const aside = joined
              ? 0
              : (nth - (lines.length - 1) / 2) * Math.min(11, pitch / (lines.length + 1));
            return (
              <g key={line.key} data-series={line.key} className="plot-line">
                <path
                  d={line.points
                    .map((point, n) => {
                      if (point.y === null) return '';
                      if (!joined) return `M${x(n) + aside} ${floor}V${y(point.y)}`;
                      const goesOn = (line.points[n - 1]?.y ?? null) !== null;
                      return `${goesOn ? 'L' : 'M'}${x(n)} ${y(point.y)}`;
                    })
                    .join('')}
                  strokeDasharray={joined || line.drawn ? dashesOf(line, nth) : undefined}
                />
                {line.points.map((point, n) =>
                  point.y === null ? null : (
                    <path
                      // biome-ignore lint/suspicious/noArrayIndexKey: the place of the point is its name
                      key={n}
                      className="plot-mark"
                      data-here={n === at}
                      d={markOf(line, nth)}
                      transform={`translate(${x(n) + aside} ${y(point.y)})${n === at ? ' scale(1.5)' : ''}`}
                    />
                  ),
                )}
                <g
                  transform={`translate(${LEFT + (nth % abreast) * 236} ${legend + Math.floor(nth / abreast) * LEGEND_ROW})`}
                >
                  <path d="M0 6H26" strokeDasharray={joined || line.drawn ? dashesOf(line, nth) : ''} />
                  <path className="plot-mark" d={markOf(line, nth)} transform="translate(13 6)" />
                  <text className="plot-label" x={32} y={10}>
                    {line.label}
                  </text>
                </g>
              </g>
            );
          })}
        </svg>
      </div>
      <p className="lab-told" role="status">
        {toldAt(lines, at, format, language.writing)}
      </p>
      <details className="lab-fold">
        <summary>{say.plotTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
        <div className="lab-scroll" tabIndex={0}>
          <table className="lab-table">
            <thead>
              <tr>
                <th scope="col" aria-label={title} />
                {lines.map((line) => (
                  <th key={line.key} scope="col">
                    {line.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place of the point is its name
                <tr key={n}>
                  <th scope="row">{label}</th>
                  {lines.map((line) => (
                    <td key={line.key}>{valueAt(line, n, format)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
