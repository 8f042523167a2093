import { memo } from 'react';
import type { Dice } from '../../engine/dice.ts';
import { facesTold } from '../../language/diceNames.ts';
import { type FaceMark, readingOf } from './diceReading.ts';
import './dice.css';

/** A die falls so long after the one before it, in seconds. */
const FALL = 0.03;

const LOW = 8;
const MID = 16;
const HIGH = 24;

/** Where the pips of each face lie on a die 32 wide. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

function Die({
  face,
  mark,
  order,
  few,
}: {
  readonly face: number;
  readonly mark: FaceMark;
  readonly order: number;
  /** A die of three sides: it is drawn round, so that nobody takes it for one of six. */
  readonly few: boolean;
}) {
  const pips = PIPS[face];
  return (
    <svg
      className="die"
      data-mark={mark}
      style={{ animationDelay: `${FALL * (order % 12)}s` }}
      viewBox="-3 -3 38 38"
      aria-hidden="true"
    >
      <rect className="die-body" width="32" height="32" rx={few ? 16 : 5} />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} className="die-pip" cx={x} cy={y} r="3.1" />)
      ) : (
        <text className="die-number" x="16" y="22" textAnchor="middle">
          {face}
        </text>
      )}
      {mark === 'aside' ? <path className="die-cross" d="M1 31L31 1" /> : null}
      {mark === 'counts' || mark === 'double' ? <path className="die-tick" d="M3 35h26" /> : null}
      {mark === 'double' ? <path className="die-tick" d="M3 -3h26" /> : null}
    </svg>
  );
}

interface Props {
  readonly dice: Dice;
  readonly faces: readonly number[];
  /** The whole roll in words, for those who do not see it. */
  readonly label: string;
  readonly small?: boolean;
}

/**
 * Real faces, one by one: what counts is filled and underlined, what does not is pale, what is set aside is crossed.
 * Lots have no faces: what was drawn is told in words beside.
 */
export const DiceRow = memo(function DiceRow({ dice, faces, label, small = false }: Props) {
  if (dice.dice === 'draw') return null;
  const marks = readingOf(dice, faces);
  const told = facesTold(dice, faces);
  return (
    <span className={small ? 'dice small' : 'dice'} role="img" aria-label={label}>
      {told.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place in the row
        <Die key={at} face={face} mark={marks[at] ?? 'plain'} order={at} few={told !== faces} />
      ))}
    </span>
  );
});
