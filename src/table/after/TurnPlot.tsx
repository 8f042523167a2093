import type { ReactNode } from 'react';
import { useAfterWords } from '../../account/afterWords.ts';
import { sideStyle } from '../../map/nations.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import { useSpeaker } from '../shell/words.ts';
import { type Plotted, plotOf } from './plot.ts';

interface Props {
  readonly title: string;
  readonly nations: BySide<Nation>;
  /** A line for each; those of red are dashed. */
  readonly lines: readonly {
    readonly side: Side;
    readonly points: readonly Plotted[];
  }[];
  readonly turns: ReadonlyMap<number, number>;
  /** What is said of each line, in the same order; it stands beside a piece of the line. */
  readonly said: readonly string[];
  readonly children?: ReactNode;
}

/** Lines over the turns of a battle, with what they say in words. */
export function TurnPlot({ title, nations, lines, turns, said, children }: Props) {
  const { turn: turnWord } = useAfterWords().course;
  const { locale } = useSpeaker().language;
  const {
    width,
    height,
    ground,
    lines: paths,
    values,
    turns: named,
  } = plotOf(
    lines.map(({ points }) => points),
    turns,
  );
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}. ${said.join('. ')}`}>
        {values.map(({ y, value }) => (
          <g key={value} data-nought={value === 0}>
            <line className="plot-value" x1={ground.left} x2={ground.right} y1={y} y2={y} />
            <text className="plot-number" x={ground.left - 5} y={y + 4} textAnchor="end">
              {Math.abs(value).toLocaleString(locale)}
            </text>
          </g>
        ))}
        {named.map(({ x, turn }) => (
          <g key={turn}>
            <line className="plot-turn" x1={x} x2={x} y1={ground.top} y2={ground.foot} />
            <text className="plot-number" x={x} y={height - 8} textAnchor="middle">
              {turn}
            </text>
          </g>
        ))}
        {lines.map(({ side }, n) => (
          <path
            key={`${side} ${said[n]}`}
            className="plot-line"
            data-side={side}
            style={sideStyle(nations, side)}
            d={paths[n]}
          />
        ))}
      </svg>
      <ul className="plot-key" aria-hidden="true">
        {lines.map(({ side }, n) => (
          <li key={`${side} ${said[n]}`} style={sideStyle(nations, side)}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path className="plot-line" data-side={side} d="M0 4h28" />
            </svg>
            {said[n]}
          </li>
        ))}
        <li className="plot-foot">{turnWord} →</li>
      </ul>
      {children}
    </figure>
  );
}
